/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.bench;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.study.Benchmark;
import org.sonde.benchmark.subject.Subject;
import org.sonde.benchmark.versions.ComponentVersion;
import org.sonde.benchmark.versions.VersionKind;
import org.sonde.cli.shared.Diagnostics;
import org.sonde.cli.shared.Failures;
import org.sonde.metrics.compiling.BuiltVersion;
import org.sonde.report.tunings.MeasuredVersions;

import picocli.CommandLine;

/** The versions of a command as subjects, as far as they are built. */
final class VersionSubjects {

	private static final String TITLE = "Measured versions";

	private final List<VersionSpec> all;
	private final BuiltVersions built;
	private final Map<String, VersionKind> kinds;
	private final VersionKindOptions started;
	private final CommandLine command;
	private final Map<VersionSpec, Subject> subjects = new HashMap<>();

	/**
	 * @param all   in their order
	 * @param kinds by the name of the version
	 */
	VersionSubjects(List<VersionSpec> all, BuiltVersions built, Map<String, VersionKind> kinds, VersionKindOptions started,
			CommandLine command) {
		this.all = all;
		this.built = built;
		this.kinds = kinds;
		this.started = started;
		this.command = command;
	}

	/**
	 * Builds versions.
	 *
	 * @return whether there is one more than before
	 */
	boolean build(List<VersionSpec> specs) throws Failures.Failed, BenchmarkException {
		int before = subjects.size();
		built.add(specs);
		for (Map.Entry<VersionSpec, BuiltVersion> one : built.versions().entrySet()) {
			if (!subjects.containsKey(one.getKey())) {
				subjects.put(one.getKey(), subject(one.getKey().name(), one.getValue()));
			}
		}
		return subjects.size() > before;
	}

	private Subject subject(String name, BuiltVersion version) throws BenchmarkException {
		return kinds.get(name).subject(Diagnostics.valid(command,
				() -> new ComponentVersion(name, version.origin(), version.classes(), version.libraries())));
	}

	/** Of those that are built, in the order given. */
	List<Subject> of(List<VersionSpec> specs) {
		return specs.stream().flatMap(spec -> Stream.ofNullable(subjects.get(spec))).toList();
	}

	/**
	 * Those that an outcome is of, in the order of the command.
	 *
	 * @param depth executions in the traces whose overhead counts
	 */
	MeasuredVersions measured(Benchmark.Outcome outcome, int depth) {
		Set<String> measured = outcome.runs().stream().map(run -> run.run().subject().id()).collect(Collectors.toSet());
		return new MeasuredVersions(TITLE, all.stream().filter(spec -> subjects.containsKey(spec) && measured.contains(subjects.get(spec).id()))
				.map(spec -> version(spec, subjects.get(spec))).toList(), outcome, depth);
	}

	private MeasuredVersions.Version version(VersionSpec spec, Subject subject) {
		BuiltVersion version = built.versions().get(spec);
		return new MeasuredVersions.Version(spec.name(), version.origin(), subject.id(), started.writer(subject, subjects.values()),
				version.code());
	}
}
