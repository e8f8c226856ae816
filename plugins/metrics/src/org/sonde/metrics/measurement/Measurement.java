/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.measurement;

import java.util.List;
import java.util.Objects;

import org.sonde.metrics.Problem;
import org.sonde.metrics.component.Component;
import org.sonde.metrics.cyclomatic.CyclomaticComplexity;
import org.sonde.metrics.cyclomatic.CyclomaticProfile;
import org.sonde.metrics.hypergraph.CountingMetrics;
import org.sonde.metrics.hypergraph.Hypergraph;
import org.sonde.metrics.hypergraph.InformationMetrics;
import org.sonde.metrics.lines.LinesProfile;
import org.sonde.metrics.source.JavaRelease;
import org.sonde.metrics.source.SourceVersion;

/**
 * A component measured in one version of its source.
 *
 * @param source      which version it is
 * @param component   what was measured, with the data-type patterns that the information metrics depend on
 * @param release     the Java release whose API the source was bound against
 * @param types       the top-level types of the component, by name
 * @param graph       the hypergraph of the component
 * @param information information metrics of the graph
 * @param counting    counting-based metrics of the graph
 * @param unresolved  how many names of the component's source were not found
 * @param problems    everything that may make the numbers differ from what the reader expects, in order
 */
public record Measurement(SourceVersion source, Component component, JavaRelease release, List<TypeMeasurement> types, Hypergraph graph,
		InformationMetrics information, CountingMetrics counting, Unresolved unresolved, List<Problem> problems) {

	/**
	 * How many times a name stands in the component's source that was not found, mostly because a dependency is missing.
	 *
	 * @param types names of types
	 * @param calls calls of methods and constructors
	 * @param names names in expressions: of variables, fields, and types before a dot
	 */
	public record Unresolved(int types, int calls, int names) {
		public int total() {
			return types + calls + names;
		}
	}

	public Measurement {
		Objects.requireNonNull(source, "source");
		Objects.requireNonNull(component, "component");
		Objects.requireNonNull(release, "release");
		types = List.copyOf(types);
		Objects.requireNonNull(graph, "graph");
		Objects.requireNonNull(information, "information");
		Objects.requireNonNull(counting, "counting");
		Objects.requireNonNull(unresolved, "unresolved");
		problems = List.copyOf(problems);
	}

	/** The name of the version, for people. */
	public String version() {
		return source.name();
	}

	/** The measurements, those named alike by their locations, so that people can tell them apart. */
	public static List<Measurement> distinct(List<Measurement> measurements) {
		return measurements.stream().map(measurement -> {
			boolean alone = measurements.stream().filter(other -> other.version().equals(measurement.version())).count() == 1;
			return alone || measurement.source.location().isEmpty() ? measurement : measurement.named(measurement.source.location());
		}).toList();
	}

	private Measurement named(String name) {
		return new Measurement(source.named(name), component, release, types, graph, information, counting, unresolved, problems);
	}

	/** The rules of {@link #loc()}. */
	public LinesProfile linesProfile() {
		return LinesProfile.SLOC;
	}

	/** Lines of code: the sum over the types. */
	public long loc() {
		return types.stream().mapToLong(TypeMeasurement::loc).sum();
	}

	/** Cyclomatic complexity over the methods and constructors with a body of all types. */
	public CyclomaticComplexity cyclomatic() {
		return types.stream().map(TypeMeasurement::cyclomatic).reduce(CyclomaticComplexity.none(CyclomaticProfile.MCCABE),
				CyclomaticComplexity::plus);
	}
}
