/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.versions;

import java.util.Collection;
import java.util.List;
import java.util.Optional;

import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.study.Benchmark;
import org.sonde.benchmark.study.ConfigurationSelector;
import org.sonde.benchmark.subject.Subject;
import org.sonde.benchmark.subject.SubjectConfiguration;

/**
 * The configurations of versions that are measured.
 *
 * @param ids that are wanted, the most important first; none for the usual one of each version
 */
public record VersionWriters(List<String> ids) {

	/** The writer that is measured by default if a version has it. */
	public static final String USUAL = "binary-file";

	public VersionWriters {
		ids = List.copyOf(ids);
	}

	/** The configurations of each version, with those that they add to. */
	public List<Benchmark.Chosen> choose(List<Subject> subjects) throws BenchmarkException {
		return ConfigurationSelector.choose(subjects, ids.isEmpty()
				? subjects.stream().map(subject -> new ConfigurationSelector(Optional.of(subject.id()), of(subject))).toList()
				: ids.stream().map(ConfigurationSelector::of).toList());
	}

	/**
	 * The configuration whose overhead is that of the version: one that all versions have, if there is one, so that they can be compared.
	 *
	 * @param all versions
	 */
	public String of(Subject subject, Collection<Subject> all) {
		return ids.stream().filter(id -> all.stream().allMatch(other -> ids(other).contains(id))).findFirst().orElseGet(() -> of(subject));
	}

	private String of(Subject subject) {
		List<String> own = ids(subject);
		return ids.stream().filter(own::contains).findFirst().orElseGet(() -> own.contains(USUAL) ? USUAL : own.getLast());
	}

	private static List<String> ids(Subject subject) {
		return subject.configurations().stream().map(SubjectConfiguration::id).toList();
	}
}
