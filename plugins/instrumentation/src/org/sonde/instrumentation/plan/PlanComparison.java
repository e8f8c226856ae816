/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;

/**
 * Two plans side by side. Probes belong together if they sit in the same method, whatever is known of its ellipsis, watch the
 * same field or type, or have the same pattern.
 *
 * @param onlyFirst  the probes that the first plan alone has, in the order of its file
 * @param onlySecond the probes that the second plan alone has, in the order of its file
 * @param differing  the probes that both have and that differ, in the order of the first file
 * @param attributes what differs of the plans themselves: name, threads, result set, writer, recording, and in which order patterns stand
 * @param same       number of probes that are the same in both
 */
public record PlanComparison(List<Probe> onlyFirst, List<Probe> onlySecond, List<Pair> differing, List<Difference> attributes, int same) {
	/** A probe of each plan that belong together and differ. */
	public record Pair(Probe first, Probe second, List<Difference> differences) {
		/** The list is copied. */
		public Pair {
			differences = List.copyOf(differences);
		}
	}

	/**
	 * An attribute that differs.
	 *
	 * @param attribute its name in the file, or {@code order of patterns}
	 * @param first     its value in the first plan as the file spells it; empty if it is unknown there or has none
	 * @param second    its value in the second plan, likewise
	 */
	public record Difference(String attribute, String first, String second) {
	}

	/** The lists are copied. */
	public PlanComparison {
		onlyFirst = List.copyOf(onlyFirst);
		onlySecond = List.copyOf(onlySecond);
		differing = List.copyOf(differing);
		attributes = List.copyOf(attributes);
	}

	/** @throws IllegalArgumentException if a probe does not name a place */
	public static PlanComparison of(Plan first, Plan second) {
		Map<ProbePlace, Probe> ofFirst = byPlace(first);
		Map<ProbePlace, Probe> ofSecond = byPlace(second);
		List<Probe> onlyFirst = new ArrayList<>();
		List<Pair> differing = new ArrayList<>();
		int same = 0;
		for (Map.Entry<ProbePlace, Probe> entry : ofFirst.entrySet()) {
			Probe other = ofSecond.remove(entry.getKey());
			if (other == null) {
				onlyFirst.add(entry.getValue());
				continue;
			}
			List<Difference> differences = differences(entry.getValue(), other);
			if (differences.isEmpty()) {
				same++;
			} else {
				differing.add(new Pair(entry.getValue(), other, differences));
			}
		}
		List<Difference> attributes = differences(first, second);
		order(first, second).ifPresent(attributes::add);
		return new PlanComparison(onlyFirst, List.copyOf(ofSecond.values()), differing, attributes, same);
	}

	/** The order of the patterns that both have decides which of them has a method. */
	private static Optional<Difference> order(Plan first, Plan second) {
		List<String> ofFirst = patterns(first, second);
		List<String> ofSecond = patterns(second, first);
		return ofFirst.equals(ofSecond) ? Optional.empty()
				: Optional.of(new Difference("order of patterns", String.join("; ", ofFirst), String.join("; ", ofSecond)));
	}

	private static List<String> patterns(Plan plan, Plan other) {
		return Probes.patternProbes(plan).stream().map(PatternProbe::getPattern)
				.filter(pattern -> Probes.findPattern(other, pattern).isPresent()).toList();
	}

	/** Whether the plans say the same. */
	public boolean isEmpty() {
		return onlyFirst.isEmpty() && onlySecond.isEmpty() && differing.isEmpty() && attributes.isEmpty();
	}

	/** The probes in the order of the file by what a plan has once ({@link ProbePlace#key}). */
	static Map<ProbePlace, Probe> byPlace(Plan plan) {
		Map<ProbePlace, Probe> probes = new LinkedHashMap<>();
		Probes.allInFileOrder(plan).forEach(probe -> probes.put(Probes.place(probe).key(), probe));
		return probes;
	}

	private static List<Difference> differences(EObject first, EObject second) {
		Set<EAttribute> attributes = new LinkedHashSet<>(first.eClass().getEAllAttributes());
		attributes.retainAll(second.eClass().getEAllAttributes());
		List<Difference> differences = new ArrayList<>();
		for (EAttribute attribute : attributes) {
			if (!Objects.equals(first.eGet(attribute), second.eGet(attribute))) {
				differences.add(new Difference(attribute.getName(), text(first, attribute), text(second, attribute)));
			}
		}
		return differences;
	}

	private static String text(EObject object, EAttribute attribute) {
		Object value = object.eGet(attribute);
		return value == null ? "" : EcoreUtil.convertToString(attribute.getEAttributeType(), value);
	}
}
