/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.comparison;

import java.util.List;
import java.util.OptionalDouble;

import org.sonde.metrics.hypergraph.InformationProfile;
import org.sonde.metrics.figures.ComponentMeasurement;

/**
 * Versions of one component side by side, in the form of the table of Strubel and Wulf 2016: absolute, and relative to the first.
 *
 * @param versions the versions in the order given; two or more, all of the same component and profiles; those named alike go by
 *                 their locations
 */
public record Comparison(List<ComponentMeasurement> versions) {

	/**
	 * A version relative to the first one: later ÷ first. Empty where the figure of the first is 0 or where one of them has no
	 * figure (an average over no methods, the complexity −1 of a graph without edges under {@link InformationProfile#KIEL_2016}).
	 *
	 * @param to         the version that is compared to the first
	 * @param loc        of lines of code
	 * @param cyclomatic of average cyclomatic complexity
	 * @param cognitive  of average cognitive complexity
	 * @param size       of information size
	 * @param complexity of information complexity
	 * @param coupling   of information coupling
	 */
	public record Ratio(String to, OptionalDouble loc, OptionalDouble cyclomatic, OptionalDouble cognitive, OptionalDouble size,
			OptionalDouble complexity, OptionalDouble coupling) {
	}

	/** @throws IllegalArgumentException if there are fewer than two versions, or they were not measured by the same rules */
	public Comparison {
		versions = ComponentMeasurement.distinct(versions);
		if (versions.size() < 2) {
			throw new IllegalArgumentException("a comparison needs two versions or more; found " + versions.size());
		}
		ComponentMeasurement first = versions.getFirst();
		versions.forEach(version -> requireSameRules(first, version));
	}

	/** @throws IllegalArgumentException if they were not measured by the same patterns and profiles */
	static void requireSameRules(ComponentMeasurement first, ComponentMeasurement version) {
		if (!version.component().equals(first.component()) || !version.profiles().equals(first.profiles())) {
			throw new IllegalArgumentException(
					"versions are comparable only if measured by the same patterns and profiles; those of %s and %s differ"
							.formatted(version.version(), first.version()));
		}
	}

	/** Every later version relative to the first, in order. */
	public List<Ratio> ratios() {
		ComponentMeasurement first = versions.getFirst();
		return versions.stream().skip(1).map(later -> ratio(first, later)).toList();
	}

	private static Ratio ratio(ComponentMeasurement first, ComponentMeasurement later) {
		return new Ratio(later.version(), //
				divide(later.loc(), first.loc()), //
				divide(later.cyclomatic().average().orElse(-1), first.cyclomatic().average().orElse(-1)), //
				divide(later.cognitive().average().orElse(-1), first.cognitive().average().orElse(-1)), //
				divide(later.information().size(), first.information().size()), //
				divide(later.information().complexity(), first.information().complexity()), //
				divide(later.information().coupling(), first.information().coupling()));
	}

	/** Later ÷ first, both given in that order; empty where it says nothing. */
	public static OptionalDouble divide(double later, double first) {
		// Negative figures mean "none" here and in kiel-2016, or are artefacts of its formula: their ratio says nothing.
		return first <= 0 || later < 0 ? OptionalDouble.empty() : OptionalDouble.of(later / first);
	}
}
