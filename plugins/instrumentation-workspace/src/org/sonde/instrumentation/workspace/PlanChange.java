/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import org.eclipse.core.resources.IFile;
import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.sonde.instrumentation.plan.CodePlace;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.PatternProbe;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.Probe;
import org.sonde.instrumentation.plan.Probes;

/**
 * What one edit did to a plan, kept so that it can be undone and done again.
 *
 * @param file    the plan's file
 * @param created whether the edit made the file
 * @param before  the plan before the edit; not to be changed
 * @param after   the plan after the edit; not to be changed
 */
public record PlanChange(IFile file, boolean created, Plan before, Plan after) {
	/** The methods, fields and types whose probe came, went or changed, as {@link CodePlace#key} has them. */
	public Set<CodePlace> places() {
		return changedPlaces(PlanState.byPlace(before), PlanState.byPlace(after));
	}

	/** The methods among them. */
	public Set<MethodSignature> methods() {
		return places().stream().filter(MethodSignature.class::isInstance).map(MethodSignature.class::cast).collect(Collectors.toSet());
	}

	/** Number of methods, fields and types that have a probe after the edit and had none before. */
	public int added() {
		return without(after, before);
	}

	/** Number of methods, fields and types that had a probe before the edit and have none after it. */
	public int removed() {
		return without(before, after);
	}

	private static int without(Plan plan, Plan other) {
		Set<CodePlace> places = new HashSet<>(PlanState.byPlace(plan).keySet());
		places.removeAll(PlanState.byPlace(other).keySet());
		return places.size();
	}

	/** Returns the names of the probes that the edit added. */
	public Set<String> addedProbes() {
		Set<String> names = names(after);
		names.removeAll(names(before));
		return names;
	}

	private static Set<String> names(Plan plan) {
		return plan.getProbes().stream().map(Probes::name).collect(Collectors.toCollection(HashSet::new));
	}

	/** Whether the edit left the plan as it was; then nothing was written. */
	public boolean isEmpty() {
		return EcoreUtil.equals(before, after);
	}

	/** The change that takes this one back. */
	public PlanChange inverse() {
		return new PlanChange(file, created, after, before);
	}

	/**
	 * What stands in the way of making this change to a plan that others may have changed meanwhile: the first probe or
	 * attribute that is no longer as it was before this change.
	 */
	public Optional<String> obstacle(Plan current) {
		Map<CodePlace, Probe> expected = PlanState.byPlace(before);
		Map<CodePlace, Probe> found = PlanState.byPlace(current);
		Optional<String> probe = places().stream().filter(place -> !same(expected.get(place), found.get(place)))
				.map(place -> "the probe in " + place.probeName()).findFirst();
		if (probe.isEmpty() && changesPatterns() && !samePatterns(Probes.patternProbes(before), Probes.patternProbes(current))) {
			return Optional.of("one of the plan's patterns");
		}
		return probe.isPresent() ? probe
				: changedAttributes().stream()
						.filter(attribute -> !Objects.equals(before.eGet(attribute), current.eGet(attribute)))
						.map(attribute -> "the plan's " + attribute.getName()).findFirst();
	}

	/** Makes the change to the plan; what this change does not touch stays as it is. */
	void applyTo(Plan current) {
		Map<CodePlace, Probe> found = PlanState.byPlace(current);
		Map<CodePlace, Probe> wanted = PlanState.byPlace(after);
		for (CodePlace place : places()) {
			current.getProbes().remove(found.get(place));
			if (wanted.containsKey(place)) {
				current.getProbes().add(EcoreUtil.copy(wanted.get(place)));
			}
		}
		if (changesPatterns()) {
			// All of them, as their order has a meaning.
			current.getProbes().removeAll(Probes.patternProbes(current));
			current.getProbes().addAll(EcoreUtil.copyAll(Probes.patternProbes(after)));
		}
		changedAttributes().forEach(attribute -> current.eSet(attribute, after.eGet(attribute)));
	}

	private boolean changesPatterns() {
		return !samePatterns(Probes.patternProbes(before), Probes.patternProbes(after));
	}

	private Set<EAttribute> changedAttributes() {
		Set<EAttribute> changed = new LinkedHashSet<>(before.eClass().getEAllAttributes());
		changed.removeIf(attribute -> Objects.equals(before.eGet(attribute), after.eGet(attribute)));
		return changed;
	}

	static Set<CodePlace> changedPlaces(Map<CodePlace, Probe> before, Map<CodePlace, Probe> after) {
		Set<CodePlace> places = new HashSet<>(before.keySet());
		places.addAll(after.keySet());
		places.removeIf(place -> same(before.get(place), after.get(place)));
		return places;
	}

	static boolean samePatterns(List<PatternProbe> before, List<PatternProbe> after) {
		return EcoreUtil.equals(before, after);
	}

	private static boolean same(Probe a, Probe b) {
		return a == b || (a != null && b != null && EcoreUtil.equals(a, b));
	}
}
