/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan;

import static org.sonde.instrumentation.plan.PlanPackage.Literals.PROBE__CALLS_PER_SECOND;
import static org.sonde.instrumentation.plan.PlanPackage.Literals.PROBE__CALLS_SOURCE;
import static org.sonde.instrumentation.plan.PlanPackage.Literals.PROBE__NOTE;
import static org.sonde.instrumentation.plan.PlanPackage.Literals.PROBE__RECORDED_BY;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.sonde.instrumentation.plan.PlanComparison.Difference;
import org.sonde.instrumentation.plan.PlanComparison.Pair;

/**
 * The result of merging the probes of another plan into a plan. Nothing in the plan is lost: where both plans have a value and the
 * values differ, that is a conflict, and the plan's own value stays.
 *
 * @param added      number of probes that the plan had not
 * @param completed  number of probes that were given a note or calls per second, which they had not
 * @param conflicts  where the plans differ; the first of each pair is the plan's own
 * @param attributes what the other plan says otherwise of itself, and stays as the plan has it
 */
public record PlanMerge(int added, int completed, List<Pair> conflicts, List<Difference> attributes) {
	/** The attributes of a probe that may be unknown. */
	private static final Set<String> OPEN = Set.of(PROBE__CALLS_PER_SECOND.getName(), PROBE__CALLS_SOURCE.getName(),
			PROBE__RECORDED_BY.getName(), PROBE__NOTE.getName());
	private static final Set<String> RECORDED = PlanRecordings.ATTRIBUTES.stream().map(EAttribute::getName)
			.collect(Collectors.toUnmodifiableSet());

	/** The lists are copied. */
	public PlanMerge {
		conflicts = List.copyOf(conflicts);
		attributes = List.copyOf(attributes);
	}

	/**
	 * Takes over the probes that the plan has not, behind its own patterns; calls per second with their source, and notes, of probes that
	 * have none; result set, writer, masked names and limit of texts if the plan has chosen none. What was recorded of a probe is taken
	 * with its rate, unless the plan has another recording.
	 *
	 * @param into is changed
	 * @param from stays as it is
	 * @throws IllegalArgumentException if a probe does not name a place
	 */
	public static PlanMerge merge(Plan into, Plan from) {
		Map<ProbePlace, Probe> own = PlanComparison.byPlace(into);
		int added = 0;
		int completed = 0;
		if (!PlanRecordings.has(into)) {
			PlanRecordings.RECORDING.forEach(attribute -> into.eSet(attribute, from.eGet(attribute)));
		}
		boolean sameRecording = PlanRecordings.same(into, from);
		for (Probe probe : PlanComparison.byPlace(from).values()) {
			Probe there = own.get(Probes.place(probe).key());
			if (there == null) {
				Probe copy = EcoreUtil.copy(probe);
				if (!sameRecording) {
					PlanRecordings.clear(copy);
				}
				into.getProbes().add(copy);
				added++;
			} else if (complete(there, probe, sameRecording)) {
				completed++;
			}
		}
		if (into.getResultSet() == null && into.getWriter() == null) {
			into.setResultSet(from.getResultSet());
			into.setWriter(from.getWriter());
		}
		// If only the other plan masks names, they stay masked.
		if (into.getMaskedNames() == null) {
			into.setMaskedNames(from.getMaskedNames());
		}
		if (into.getTextLimit() == null) {
			into.setTextLimit(from.getTextLimit());
		}
		PlanComparison left = PlanComparison.of(into, from);
		return new PlanMerge(added, completed, withoutGaps(left.differing()),
				left.attributes().stream().filter(difference -> !difference.second().isEmpty()).toList());
	}

	private static boolean complete(Probe own, Probe other, boolean sameRecording) {
		boolean changed = false;
		if (own.getCallsPerSecond() == null && other.getCallsPerSecond() != null) {
			own.setCallsPerSecond(other.getCallsPerSecond());
			own.setCallsSource(other.getCallsSource());
			own.setRecordedBy(other.getRecordedBy());
			PlanRecordings.clear(own);
			changed = true;
		}
		if (Objects.equals(own.getCallsPerSecond(), other.getCallsPerSecond())
				&& Objects.equals(own.getCallsSource(), other.getCallsSource())) {
			if (own.getRecordedBy() == null && other.getRecordedBy() != null) {
				own.setRecordedBy(other.getRecordedBy());
				changed = true;
			}
			changed |= sameRecording && PlanRecordings.complete(own, other);
		}
		if (own.getNote() == null && other.getNote() != null) {
			own.setNote(other.getNote());
			changed = true;
		}
		return changed;
	}

	/** A value that the other plan does not know is no conflict. */
	private static List<Pair> withoutGaps(List<Pair> differing) {
		List<Pair> conflicts = new ArrayList<>();
		for (Pair pair : differing) {
			List<Difference> differences = pair.differences().stream().filter(difference -> !difference.second().isEmpty()
					|| !OPEN.contains(difference.attribute())).filter(difference -> !RECORDED.contains(difference.attribute())
							|| (!difference.first().isEmpty() && !difference.second().isEmpty())).toList();
			if (!differences.isEmpty()) {
				conflicts.add(new Pair(pair.first(), pair.second(), differences));
			}
		}
		return conflicts;
	}
}
