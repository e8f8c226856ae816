/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import org.eclipse.emf.ecore.util.EcoreUtil;
import org.sonde.overhead.calls.CallRates;

/**
 * Probes that go to other methods, all at the same time, probes that go away, and probes that come back. Methods are compared without
 * regard to their ellipsis.
 *
 * @param moved    where the probe of a method goes; of methods without a probe nothing
 * @param removed  methods that lose their probe
 * @param returned probes that are added, each unless its method has one; not to be changed
 * @param patterns patterns that become others; one that the plan has already stays as it is
 */
public record ProbeMoves(Map<MethodSignature, MethodSignature> moved, Set<MethodSignature> removed, List<MethodProbe> returned,
		Map<PatternText, PatternText> patterns) {
	/** The texts of a pattern probe. */
	public record PatternText(String pattern, List<String> exclusions) {
		/** The list is copied. */
		public PatternText {
			exclusions = List.copyOf(exclusions);
		}

		static PatternText of(PatternProbe probe) {
			return new PatternText(probe.getPattern(), probe.getExclusions());
		}
	}

	/** The collections are copied. */
	public ProbeMoves {
		moved = moved.entrySet().stream()
				.collect(Collectors.toUnmodifiableMap(move -> move.getKey().withVarargs(false), Map.Entry::getValue));
		removed = removed.stream().map(method -> method.withVarargs(false)).collect(Collectors.toUnmodifiableSet());
		returned = List.copyOf(returned);
		patterns = Map.copyOf(patterns);
	}

	/** Without patterns. */
	public ProbeMoves(Map<MethodSignature, MethodSignature> moved, Set<MethodSignature> removed, List<MethodProbe> returned) {
		this(moved, removed, returned, Map.of());
	}

	/** Whether there is nothing to do, whatever the plan. */
	public boolean isEmpty() {
		return moved.isEmpty() && removed.isEmpty() && returned.isEmpty() && patterns.isEmpty();
	}

	/**
	 * The methods that get a probe and have one already, which neither moves nor goes: it makes room, as a method has one probe.
	 */
	public Set<MethodSignature> displacedIn(Plan plan) {
		Map<MethodSignature, MethodProbe> probes = byMethod(plan);
		return moved.entrySet().stream().filter(move -> probes.containsKey(move.getKey()))
				.map(move -> move.getValue().withVarargs(false))
				.filter(to -> probes.containsKey(to) && !moved.containsKey(to) && !removed.contains(to))
				.collect(Collectors.toUnmodifiableSet());
	}

	/**
	 * Changes the plan. A probe that is in the way of one that moves goes away.
	 *
	 * @return what takes the change back: applied to the changed plan it restores the plan as it was
	 */
	public ProbeMoves applyTo(Plan plan) {
		String before = PlanRecordings.probes(plan).fingerprint();
		Map<String, String> names = new HashMap<>();
		Map<MethodSignature, MethodProbe> probes = byMethod(plan);
		List<MethodProbe> gone = new ArrayList<>();
		removed.forEach(method -> take(plan, probes, method, gone));
		displacedIn(plan).forEach(method -> take(plan, probes, method, gone));
		Map<MethodSignature, MethodSignature> back = new HashMap<>();
		Map<MethodSignature, MethodProbe> moving = new HashMap<>();
		// In a fixed order, so that it is always the same probe that stays when two go to one method.
		moved.keySet().stream().sorted(Comparator.comparing(MethodSignature::toString)).forEach(from -> {
			MethodSignature to = moved.get(from);
			MethodProbe probe = probes.remove(from);
			if (probe != null && moving.putIfAbsent(to.withVarargs(false), probe) == null) {
				back.put(to.withVarargs(false), probe.signature());
				String name = CallRates.normalise(Probes.name(probe));
				Probes.setSignature(probe, to);
				names.put(name, Probes.name(probe));
			} else if (probe != null) {
				plan.getProbes().remove(probe);
				gone.add(EcoreUtil.copy(probe));
			}
		});
		probes.putAll(moving);
		Set<MethodSignature> added = new HashSet<>();
		for (MethodProbe probe : returned) {
			MethodSignature method = probe.signature().withVarargs(false);
			if (!probes.containsKey(method)) {
				MethodProbe copy = EcoreUtil.copy(probe);
				plan.getProbes().add(copy);
				probes.put(method, copy);
				added.add(method);
			}
		}
		Map<PatternText, PatternText> renamed = rename(plan);
		PlanRecordings.rename(plan, names);
		if (gone.isEmpty() && added.isEmpty() && before.equals(plan.getRecordedProbes())) {
			// The same probes, called otherwise: what was recorded with them stays true.
			plan.setRecordedProbes(PlanRecordings.probes(plan).fingerprint());
		}
		return new ProbeMoves(back, added, gone, renamed);
	}

	/** Exclusions that somebody changed meanwhile stay as they are. */
	private Map<PatternText, PatternText> rename(Plan plan) {
		Map<PatternText, PatternText> back = new HashMap<>();
		for (PatternProbe probe : Probes.patternProbes(plan)) {
			patterns.entrySet().stream().filter(entry -> entry.getKey().pattern().equals(probe.getPattern())).findFirst()
					.ifPresent(entry -> {
				PatternText to = entry.getValue();
				if (to.pattern().equals(probe.getPattern()) || Probes.findPattern(plan, to.pattern()).isEmpty()) {
					PatternText before = PatternText.of(probe);
					probe.setPattern(to.pattern());
					if (before.exclusions().equals(entry.getKey().exclusions())) {
						probe.setExclusions(to.exclusions());
					}
					back.put(PatternText.of(probe), before);
				}
			});
		}
		return back;
	}

	private static void take(Plan plan, Map<MethodSignature, MethodProbe> probes, MethodSignature method, List<MethodProbe> gone) {
		MethodProbe probe = probes.remove(method);
		if (probe != null) {
			plan.getProbes().remove(probe);
			gone.add(EcoreUtil.copy(probe));
		}
	}

	private static Map<MethodSignature, MethodProbe> byMethod(Plan plan) {
		Map<MethodSignature, MethodProbe> probes = new HashMap<>();
		Probes.methodProbes(plan).forEach(probe -> probes.put(probe.signature().withVarargs(false), probe));
		return probes;
	}
}
