/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.versions;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.study.Benchmark;
import org.sonde.benchmark.subject.Subject;
import org.sonde.benchmark.versions.ComponentVersion;
import org.sonde.benchmark.versions.VersionKind;
import org.sonde.benchmark.versions.VersionWriters;
import org.sonde.benchmark.workload.Workload;
import org.sonde.metrics.compiling.BuiltVersion;
import org.sonde.report.tunings.MeasuredVersions;

/** Versions as subjects, as far as they are built. */
public final class VersionSubjects {

	private final List<VersionSpec> all;
	private final BuiltVersions built;
	private final Function<VersionSpec, VersionKind> kinds;
	private final VersionWriters writers;
	private final Map<VersionSpec, Subject> subjects = new HashMap<>();

	/**
	 * None yet.
	 *
	 * @param all   in their order
	 * @param kinds how each is started
	 */
	public VersionSubjects(List<VersionSpec> all, BuiltVersions built, Function<VersionSpec, VersionKind> kinds, VersionWriters writers) {
		this.all = List.copyOf(all);
		this.built = built;
		this.kinds = kinds;
		this.writers = writers;
	}

	/**
	 * Makes a subject of each version that has been built since.
	 *
	 * @throws BenchmarkException       if a kind cannot start its version
	 * @throws IllegalArgumentException if the name of a version cannot be a part of an id
	 */
	public void update() throws BenchmarkException {
		for (Map.Entry<VersionSpec, BuiltVersion> one : built.versions().entrySet()) {
			if (!subjects.containsKey(one.getKey())) {
				BuiltVersion version = one.getValue();
				subjects.put(one.getKey(), kinds.apply(one.getKey())
						.subject(new ComponentVersion(one.getKey().name(), version.origin(), version.classes(), version.libraries())));
			}
		}
	}

	/** All, in the order of the versions. */
	public List<Subject> subjects() {
		return of(all);
	}

	/** Returns the subjects of the built versions, in the given order. */
	public List<Subject> of(List<VersionSpec> specs) {
		return specs.stream().flatMap(spec -> Stream.ofNullable(subjects.get(spec))).toList();
	}

	/**
	 * Those that an outcome is of, in the order of the versions.
	 *
	 * @param title    of the series
	 * @param workload whose overhead counts
	 */
	public MeasuredVersions measured(String title, Benchmark.Outcome outcome, Workload workload) {
		Set<String> measured = outcome.runs().stream().map(run -> run.run().subject().id()).collect(Collectors.toSet());
		return new MeasuredVersions(title,
				all.stream().filter(spec -> subjects.containsKey(spec) && measured.contains(subjects.get(spec).id()))
				.map(spec -> version(spec, subjects.get(spec))).toList(), outcome, workload);
	}

	private MeasuredVersions.Version version(VersionSpec spec, Subject subject) {
		BuiltVersion version = built.versions().get(spec);
		return new MeasuredVersions.Version(spec.name(), version.origin(), subject.id(), writers.of(subject, subjects.values()),
				version.code());
	}
}
