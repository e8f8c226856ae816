/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.refine;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import org.eclipse.emf.ecore.util.EcoreUtil;
import org.sonde.common.keyword.Keyword;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.placement.Placement.Choice;
import org.sonde.placement.Placement.Reason;

/**
 * A line of the difference between two plans.
 *
 * @param method  whose probe is changed
 * @param kind    what becomes of it
 * @param why     its reason
 * @param now     what the probe costs in the plan that ran, in percent like the measured overhead; 0 if it has none there
 * @param next    what it costs in the next plan, or would cost there
 */
public record ProbeChange(MethodSignature method, Kind kind, Why why, double now, double next) {
	/** What happens to a probe. */
	public enum Kind implements Keyword {
		ADDED, ACTIVATED, REMOVED, DEACTIVATED
	}

	/** The reason of a change. */
	public sealed interface Why {
	}

	/**
	 * What its method is worth, and what a probe costs in the next plan.
	 *
	 * @param intoRoom whether it comes because the plan costs much less than its budget
	 */
	public record Placed(Choice choice, boolean intoRoom) implements Why {
	}

	/** The probe recorded nothing in any run, and the last log is complete. */
	public record RecordedNothing() implements Why {
	}

	/** Whether the probe is removed because it alone costs more than the budget. */
	boolean isTooCostly() {
		return !isAdded() && why instanceof Placed placed && placed.choice().reason() == Reason.ALONE_TOO_COSTLY;
	}

	/** Whether the next plan has a probe there and the last one had none. */
	public boolean isAdded() {
		return kind == Kind.ADDED || kind == Kind.ACTIVATED;
	}

	/**
	 * A copy of a plan with these changes.
	 *
	 * @param known probes that earlier plans had, by method: what is added again is as it was
	 * @param kind  of other probes that are added
	 */
	public static Plan apply(List<ProbeChange> changes, Plan plan, Map<MethodSignature, MethodProbe> known, ProbeKind kind) {
		Plan copy = EcoreUtil.copy(plan);
		Map<MethodSignature, MethodProbe> probes = byMethod(copy);
		Set<MethodProbe> removed = new HashSet<>();
		for (ProbeChange change : changes) {
			Optional<MethodProbe> probe = Optional.ofNullable(probes.get(change.key()));
			switch (change.kind()) {
				case ADDED -> copy.getProbes().add(added(change, Optional.ofNullable(known.get(change.key())), kind));
				case ACTIVATED -> probe.orElseThrow().setActive(true);
				case DEACTIVATED -> probe.orElseThrow().setActive(false);
				case REMOVED -> removed.add(probe.orElseThrow());
			}
		}
		// There may be thousands.
		copy.getProbes().removeAll(removed);
		return copy;
	}

	private static MethodProbe added(ProbeChange change, Optional<MethodProbe> before, ProbeKind kind) {
		MethodProbe added = before.map(EcoreUtil::copy).orElseGet(() -> {
			MethodProbe usual = Probes.create(change.method());
			usual.setKind(kind);
			return usual;
		});
		added.setActive(true);
		return added;
	}

	/** The method, however its varargs are spelt. */
	MethodSignature key() {
		return method.withVarargs(false);
	}

	/** The plan's own probes by {@link #key}. */
	static Map<MethodSignature, MethodProbe> byMethod(Plan plan) {
		return Probes.methodProbes(plan).stream()
				.collect(Collectors.toMap(probe -> probe.signature().withVarargs(false), probe -> probe, (one, other) -> one));
	}
}
