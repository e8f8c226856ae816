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
 * Probes that go to other places of the code, all at the same time, probes that go away, and probes that come back. Places are compared by
 * {@link CodePlace#key}.
 *
 * @param moved    where the probe of a place goes, to one of the same kind; of places without a probe nothing
 * @param removed  places that lose their probe
 * @param returned probes that are added, each unless its place has one; not to be changed, and none of patterns
 * @param patterns patterns that become others; one that the plan has already stays as it is
 */
public record ProbeMoves(Map<CodePlace, CodePlace> moved, Set<CodePlace> removed, List<Probe> returned,
		Map<PatternText, PatternText> patterns) {
	/** The collections are copied. */
	public ProbeMoves {
		moved = moved.entrySet().stream()
				.collect(Collectors.toUnmodifiableMap(move -> move.getKey().key(), Map.Entry::getValue));
		removed = removed.stream().map(CodePlace::key).collect(Collectors.toUnmodifiableSet());
		returned = List.copyOf(returned);
		patterns = Map.copyOf(patterns);
	}

	/** Without patterns. */
	public ProbeMoves(Map<CodePlace, CodePlace> moved, Set<CodePlace> removed, List<Probe> returned) {
		this(moved, removed, returned, Map.of());
	}

	/** Whether there is nothing to do, whatever the plan. */
	public boolean isEmpty() {
		return moved.isEmpty() && removed.isEmpty() && returned.isEmpty() && patterns.isEmpty();
	}

	/**
	 * The places that get a probe and have one already, which neither moves nor goes: it makes room, as a place has one probe.
	 */
	public Set<CodePlace> displacedIn(Plan plan) {
		Map<CodePlace, Probe> probes = byPlace(plan);
		return moved.entrySet().stream().filter(move -> probes.containsKey(move.getKey()))
				.<CodePlace>map(move -> move.getValue().key())
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
		Map<CodePlace, Probe> probes = byPlace(plan);
		List<Probe> gone = new ArrayList<>();
		removed.forEach(place -> take(plan, probes, place, gone));
		displacedIn(plan).forEach(place -> take(plan, probes, place, gone));
		Map<CodePlace, CodePlace> back = new HashMap<>();
		Map<CodePlace, Probe> moving = new HashMap<>();
		// The order is fixed, so that always the same probe stays if two move to one place.
		moved.keySet().stream().sorted(Comparator.comparing(CodePlace::probeName)).forEach(from -> {
			CodePlace to = moved.get(from);
			Probe probe = probes.remove(from);
			if (probe != null && moving.putIfAbsent(to.key(), probe) == null) {
				back.put(to.key(), Probes.codePlace(probe).orElseThrow());
				String name = CallRates.normalise(Probes.name(probe));
				Probes.setCodePlace(probe, to);
				names.put(name, Probes.name(probe));
			} else if (probe != null) {
				plan.getProbes().remove(probe);
				gone.add(EcoreUtil.copy(probe));
			}
		});
		probes.putAll(moving);
		Set<CodePlace> added = new HashSet<>();
		for (Probe probe : returned) {
			CodePlace place = Probes.codePlace(probe).orElseThrow().key();
			if (!probes.containsKey(place)) {
				Probe copy = EcoreUtil.copy(probe);
				plan.getProbes().add(copy);
				probes.put(place, copy);
				added.add(place);
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

	private static void take(Plan plan, Map<CodePlace, Probe> probes, CodePlace place, List<Probe> gone) {
		Probe probe = probes.remove(place);
		if (probe != null) {
			plan.getProbes().remove(probe);
			gone.add(EcoreUtil.copy(probe));
		}
	}

	private static Map<CodePlace, Probe> byPlace(Plan plan) {
		Map<CodePlace, Probe> probes = new HashMap<>();
		plan.getProbes().forEach(probe -> Probes.codePlace(probe).ifPresent(place -> probes.put(place.key(), probe)));
		return probes;
	}
}
