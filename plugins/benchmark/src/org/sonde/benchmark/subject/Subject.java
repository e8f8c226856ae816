/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.subject;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.BenchmarkProblem;
import org.sonde.benchmark.jdk.JavaRange;
import org.sonde.benchmark.workload.Workload;
import org.sonde.overhead.results.Conditions;
import org.sonde.overhead.results.ProbeKind;
import org.sonde.overhead.results.ResultSet;

/**
 * Something whose overhead can be measured: a monitoring framework of one version, with one kind of probes, and the ways in which it is
 * started.
 *
 * @param id of its result sets, and of files: as of a result set
 * @param framework name and version
 * @param weaver how the probes get into the program; empty if they stand in its source
 * @param artifacts Maven coordinates by the names that variables use
 * @param sources Java sources by file name, compiled before the first run
 * @param parameters other texts by the names that variables use
 * @param conditions what is known of all its runs, beside what the benchmark itself knows
 * @param notes what a reader of the figures must know
 * @param leavesMethodsOut whether the methods of a class that get probes can be chosen; else all do
 */
public record Subject(String id, String title, String framework, Optional<String> weaver, Optional<ProbeKind> probeKind,
		SortedMap<String, String> artifacts, SortedMap<String, String> sources,
		SortedMap<String, String> parameters, List<SubjectConfiguration> configurations, Conditions conditions, List<String> notes,
		boolean leavesMethodsOut) {

	/** @throws IllegalArgumentException if a rule of the format is broken; the message names it */
	public Subject {
		artifacts = new TreeMap<>(artifacts);
		sources = new TreeMap<>(sources);
		parameters = new TreeMap<>(parameters);
		configurations = List.copyOf(configurations);
		notes = List.copyOf(notes);
		if (!ResultSet.isId(id)) {
			throw new IllegalArgumentException(
					"the id of a subject is made of lower-case letters, digits, dots and hyphens, found \"" + id + "\"");
		}
		if (title.isBlank() || framework.isBlank() || weaver.filter(String::isBlank).isPresent()) {
			throw new IllegalArgumentException("title, framework and weaver of a subject are not empty");
		}
		Set<String> seen = new HashSet<>();
		for (SubjectConfiguration configuration : configurations) {
			configuration.predecessor().filter(before -> !seen.contains(before)).ifPresent(before -> {
				throw new IllegalArgumentException("configuration " + configuration.id() + " names the predecessor " + before
						+ ", which does not come before it");
			});
			if (!seen.add(configuration.id())) {
				throw new IllegalArgumentException("two configurations have the id " + configuration.id());
			}
		}
		if (configurations.isEmpty()) {
			throw new IllegalArgumentException("a subject has at least one configuration");
		}
		Stream.concat(configurations.stream().flatMap(configuration -> configuration.files().keySet().stream()), sources.keySet().stream())
				.filter(name -> !name.matches("[A-Za-z0-9][A-Za-z0-9._-]*")).findFirst()
				.ifPresent(name -> {
					throw new IllegalArgumentException(
							"names of files are made of letters, digits, dots, hyphens and underscores, and begin with a letter "
									+ "or digit, found \"" + name + "\"");
				});
	}

	/** Returns the subject with other configurations. */
	public Subject withConfigurations(List<SubjectConfiguration> others) {
		return new Subject(id, title, framework, weaver, probeKind, artifacts, sources, parameters, others, conditions, notes,
				leavesMethodsOut);
	}

	/** Returns the subject with other sources. */
	public Subject withSources(SortedMap<String, String> others) {
		return new Subject(id, title, framework, weaver, probeKind, artifacts, others, parameters, configurations, conditions, notes,
				leavesMethodsOut);
	}

	/** Returns the subject with these parameters, which replace others with the same names. */
	public Subject withParameters(Map<String, String> added) {
		SortedMap<String, String> all = new TreeMap<>(parameters);
		all.putAll(added);
		return new Subject(id, title, framework, weaver, probeKind, artifacts, sources, all, configurations, conditions, notes,
				leavesMethodsOut);
	}

	/** Returns the subject with other notes. */
	public Subject withNotes(List<String> others) {
		return new Subject(id, title, framework, weaver, probeKind, artifacts, sources, parameters, configurations, conditions, others,
				leavesMethodsOut);
	}

	/** Why it cannot be measured under this workload, naming the remedy; empty if it can. */
	public Optional<String> obstacle(Workload workload) {
		return leavesMethodsOut || workload.unmonitored() == 0 ? Optional.empty()
				: Optional.of(title
						+ " puts probes into all methods of a class, so it cannot be measured with methods without probes between those with"
						+ " probes. Measure it with none of these (--unmonitored 0), or leave it out.");
	}

	/** @throws BenchmarkException if there is none of this id */
	public SubjectConfiguration configuration(String configurationId) throws BenchmarkException {
		return configurations.stream().filter(one -> one.id().equals(configurationId)).findFirst()
				.orElseThrow(() -> new BenchmarkException(BenchmarkProblem.NO_SUCH_CONFIGURATION, id, configurationId,
						configurations.stream().map(SubjectConfiguration::id).collect(Collectors.joining(", "))));
	}

	/** The id of the configuration that one of this id adds to; empty for a first one, and where there is none of this id. */
	public Optional<String> predecessor(String configurationId) {
		return configurations.stream().filter(one -> one.id().equals(configurationId)).findFirst()
				.flatMap(SubjectConfiguration::predecessor);
	}

	/** The releases of Java that all of these configurations run on; empty if there is none. */
	public static Optional<JavaRange> java(List<SubjectConfiguration> configurations) {
		Optional<JavaRange> range = Optional.of(new JavaRange(8, Integer.MAX_VALUE));
		for (SubjectConfiguration configuration : configurations) {
			range = range.flatMap(before -> before.and(configuration.java()));
		}
		return range;
	}
}
