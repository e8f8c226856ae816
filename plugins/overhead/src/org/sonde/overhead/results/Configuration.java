/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.results;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * One run of a benchmark and what was measured in it.
 *
 * @param id unique in its result set
 * @param label as the source names it
 * @param predecessor the id of the run this one adds to; its portion of the overhead is the difference of the two. Empty for
 *        a first run and for one that has no partner measured under the same conditions
 * @param conditions where they differ from those of the result set
 * @param measurements may be empty where the source has only figures of other runs
 * @param forks the JVMs that {@code measurements} are of, where they are known one by one; ascending by number
 */
public record Configuration(String id, String label, Phase phase, Optional<String> predecessor, Conditions conditions,
		List<Parameter> parameters, List<Measurement> measurements, List<Fork> forks) {

	/** @throws IllegalArgumentException if the id is malformed or a quantity or parameter is given twice */
	public Configuration {
		ResultSet.requireId(id);
		if (label.isBlank()) {
			throw new IllegalArgumentException("the label of a configuration must not be empty");
		}
		parameters = List.copyOf(parameters);
		measurements = List.copyOf(measurements);
		forks = List.copyOf(forks);
		for (int i = 1; i < forks.size(); i++) {
			if (forks.get(i).number() <= forks.get(i - 1).number()) {
				throw new IllegalArgumentException("the forks of configuration " + id + " must ascend by number");
			}
		}
		if (parameters.stream().map(Parameter::name).distinct().count() < parameters.size()) {
			throw new IllegalArgumentException("configuration " + id + " names a parameter twice");
		}
		if (measurements.stream().map(Measurement::kind).distinct().count() < measurements.size()) {
			throw new IllegalArgumentException("configuration " + id + " has two measurements of one quantity");
		}
		if (phase == Phase.NONE && predecessor.isPresent()) {
			throw new IllegalArgumentException("configuration " + id + " of phase none cannot have a predecessor");
		}
		if (predecessor.isEmpty() && measurements.stream().anyMatch(m -> m.kind() == QuantityKind.PORTION)) {
			throw new IllegalArgumentException("configuration " + id + " has a portion but no predecessor");
		}
	}

	/** Returns the configuration with only the statistics of its forks. */
	Configuration brief() {
		return new Configuration(id, label, phase, predecessor, conditions, parameters, measurements,
				forks.stream().map(Fork::brief).toList());
	}

	public Optional<Measurement> find(QuantityKind kind) {
		return measurements.stream().filter(measurement -> measurement.kind() == kind).findFirst();
	}

	/** The value of a parameter; empty if there is none of this name, or it is no number. */
	public OptionalDouble number(String parameter) {
		return parameters.stream().filter(one -> one.number() && one.name().equals(parameter))
				.mapToDouble(one -> Double.parseDouble(one.value())).findFirst();
	}
}
