/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.figures;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

import org.sonde.metrics.Problem;
import org.sonde.metrics.component.Component;
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
 * @param classPath   the names of the libraries that it was bound against, in order (see {@link org.sonde.metrics.source.Library})
 * @param profiles    the rules that apply by default
 * @param types       the top-level types of the component, by name
 * @param graph       the hypergraph of the component
 * @param information information metrics of the graph
 * @param counting    counting-based metrics of the graph
 * @param unresolved  how many names of the component's source were not found
 * @param problems    everything that may make the numbers differ from what the reader expects, in order
 */
public record ComponentMeasurement(SourceVersion source, Component component, JavaRelease release, List<String> classPath,
		Profiles profiles,
		List<TypeMeasurement> types, Hypergraph graph, InformationMetrics information, CountingMetrics counting, Unresolved unresolved,
		List<Problem> problems) implements MeasuredTypes {

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

	public ComponentMeasurement {
		Objects.requireNonNull(source, "source");
		Objects.requireNonNull(component, "component");
		Objects.requireNonNull(release, "release");
		classPath = List.copyOf(classPath);
		Objects.requireNonNull(profiles, "profiles");
		types = List.copyOf(types);
		Objects.requireNonNull(graph, "graph");
		Objects.requireNonNull(information, "information");
		Objects.requireNonNull(counting, "counting");
		Objects.requireNonNull(unresolved, "unresolved");
		problems = List.copyOf(problems);
		if (information.profile() != profiles.information()) {
			throw new IllegalArgumentException("information metrics are %s, not %s".formatted(information.profile().id(),
					profiles.information().id()));
		}
	}

	/** The name of the version, for people. */
	public String version() {
		return source.name();
	}

	/** The measurements, those named alike by their locations, so that people can distinguish them. */
	public static List<ComponentMeasurement> distinct(List<ComponentMeasurement> measurements) {
		return measurements.stream().map(measurement -> {
			boolean alone = measurements.stream().filter(other -> other.version().equals(measurement.version())).count() == 1;
			return alone || measurement.source.location().isEmpty() ? measurement : measurement.named(measurement.source.location());
		}).toList();
	}

	private ComponentMeasurement named(String name) {
		return new ComponentMeasurement(source.named(name), component, release, classPath, profiles, types, graph, information, counting,
				unresolved, problems);
	}

	/**
	 * The same after one of its files changed: lines, cyclomatic and cognitive complexity are those of now. The graph, its metrics and
	 * the names not found stay those of before, as they need the whole component bound again.
	 *
	 * @param file  the file's name, as {@link TypeMeasurement#file()}
	 * @param now   its top-level types, those of the component and others
	 * @param met   its problems
	 */
	public ComponentMeasurement withChanged(String file, List<TypeMeasurement> now, List<Problem> met) {
		SortedMap<String, TypeMeasurement> changed = new TreeMap<>();
		Map<String, TypeMeasurement> before = new HashMap<>();
		types.forEach(type -> (type.file().equals(file) ? before : changed).put(type.name(), type));
		for (TypeMeasurement type : now) {
			if (component.contains(type.name())) {
				TypeMeasurement same = before.get(type.name());
				changed.putIfAbsent(type.name(), same == null ? type : type.boundAs(same));
			}
		}
		List<Problem> all = Stream.concat(problems.stream().filter(problem -> !problem.file().equals(file) || problem.kind().isOfBinding()),
				met.stream()).sorted().distinct().toList();
		return new ComponentMeasurement(source, component, release, classPath, profiles, List.copyOf(changed.values()), graph, information,
				counting, unresolved, all);
	}

	/** The rules of {@link #loc()}. */
	public LinesProfile linesProfile() {
		return profiles.lines();
	}

	/** The packages that have types of the component in them, by name. */
	public List<PackageMeasurement> packages() {
		Map<String, List<TypeMeasurement>> packages = new TreeMap<>();
		types.forEach(type -> packages.computeIfAbsent(type.packageName(), name -> new ArrayList<>()).add(type));
		return packages.entrySet().stream().map(entry -> new PackageMeasurement(entry.getKey(), entry.getValue(), profiles)).toList();
	}
}
