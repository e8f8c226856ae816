/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.figures;

import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;

import org.sonde.metrics.CountingRules;
import org.sonde.metrics.cognitive.CognitiveProfile;
import org.sonde.metrics.cyclomatic.CyclomaticProfile;

/** A part of the code that has methods, with figures over those with a body. */
public sealed interface MethodFigures permits TypeMeasurement, MeasuredTypes {

	/** The rules that apply by default. */
	Profiles profiles();

	/** Every method, constructor and initialiser. */
	Stream<MethodMeasurement> units();

	/** Cyclomatic complexity by the chosen rules. */
	default FigureDistribution<CyclomaticProfile> cyclomatic() {
		return cyclomatic(profiles().cyclomatic());
	}

	default FigureDistribution<CyclomaticProfile> cyclomatic(CyclomaticProfile profile) {
		return distribution(profile, method -> method.cyclomatic(profile));
	}

	default FigureDistribution<CognitiveProfile> cognitive() {
		return distribution(CognitiveProfile.SONARSOURCE, MethodMeasurement::cognitive);
	}

	private <P extends CountingRules> FigureDistribution<P> distribution(P profile, Function<MethodMeasurement, OptionalInt> figure) {
		SortedMap<Integer, Integer> histogram = new TreeMap<>();
		units().filter(unit -> unit.kind().isMethod())
				.forEach(unit -> figure.apply(unit).ifPresent(value -> histogram.merge(value, 1, Integer::sum)));
		return new FigureDistribution<>(profile, histogram);
	}
}
