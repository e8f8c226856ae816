/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.placement;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.ProbeLoads;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.overhead.calls.GapHistogram;
import org.sonde.overhead.results.ProbeKind;
import org.sonde.placement.Placement;
import org.sonde.placement.recording.RecordedProgram;
import org.sonde.report.observed.ActiveProbes;

/** Converts between plans and placements. */
public final class PlacedPlan {
	private PlacedPlan() {
	}

	/** The candidates that have an active probe in a plan, or may have one by an active pattern. */
	public static Set<String> pinned(Plan plan, RecordedProgram program) {
		ActiveProbes kept = new ActiveProbes(plan, Optional.empty());
		return program.candidates().stream().filter(one -> one.recordedAs().stream().anyMatch(kept)).map(one -> one.method())
				.collect(Collectors.toSet());
	}

	/** The values of a plan's probes, by method without its ellipsis. */
	public static Map<String, Integer> wishes(Plan plan) {
		Map<String, Integer> wishes = new HashMap<>();
		Probes.methodProbes(plan).forEach(probe -> wishes.put(probe.signature().withVarargs(false).toString(), probe.getValue()));
		return wishes;
	}

	/** Adds the chosen probes to a plan; those that it has deactivated are activated. */
	public static void add(Placement placement, ProbeKind kind, Plan plan) {
		add(placement.chosen().stream().filter(choice -> choice.reason() == Placement.Reason.CHOSEN)
				.map(choice -> choice.candidate().method()).toList(), kind, plan);
	}

	/** Adds probes in methods to a plan; those that it has deactivated are activated. */
	public static void add(Collection<String> methods, ProbeKind kind, Plan plan) {
		add(methods.stream().map(MethodSignature::parse).toList(), Set.of(),
				ProbeLoads.planKind(kind).orElseGet(() -> Probes.usualKind(plan)), plan);
	}

	/** @param covered methods that need no probe of their own, with {@code varargs} cleared */
	static void add(Collection<MethodSignature> methods, Set<MethodSignature> covered, org.sonde.instrumentation.plan.ProbeKind kind,
			Plan plan) {
		Map<MethodSignature, MethodProbe> known = new HashMap<>();
		Probes.methodProbes(plan).forEach(probe -> known.put(probe.signature().withVarargs(false), probe));
		for (MethodSignature method : methods) {
			MethodProbe probe = known.get(method.withVarargs(false));
			if (probe != null) {
				probe.setActive(true);
			} else if (!covered.contains(method.withVarargs(false))) {
				probe = Probes.create(method);
				probe.setKind(kind);
				plan.getProbes().add(probe);
			}
		}
	}

	/**
	 * Gives probes to these methods alone: others go, and patterns; those that are there keep what is known of them. What watches objects
	 * stays.
	 *
	 * @param kept other methods whose probes stay as they are, active or deactivated
	 */
	public static void replace(Collection<String> methods, ProbeKind kind, Predicate<MethodSignature> kept, Plan plan) {
		Set<MethodSignature> wanted = methods.stream().map(method -> MethodSignature.parse(method).withVarargs(false))
				.collect(Collectors.toSet());
		plan.getProbes().removeIf(probe -> Probes.isOfOperations(probe)
				&& !(probe instanceof MethodProbe own
						&& (wanted.contains(own.signature().withVarargs(false)) || kept.test(own.signature()))));
		add(methods, kind, plan);
	}

	/**
	 * Gives probes the gaps that the program would have without those of the recording that the plan has not.
	 *
	 * @param plan with gaps as recorded
	 */
	public static void inOwnTime(RecordedProgram program, Plan plan) {
		program.ownTime().ifPresent(own -> plan.getProbes().stream().filter(probe -> probe.getGaps() != null)
				.forEach(probe -> probe.setGaps(own.of(GapHistogram.parse(probe.getGaps())).toString())));
	}
}
