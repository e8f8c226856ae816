/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.study;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.BenchmarkProblem;
import org.sonde.benchmark.subject.Subject;
import org.sonde.benchmark.subject.SubjectConfiguration;

/**
 * A configuration that the user names: {@code ID}, of every subject that has it, or {@code SUBJECT:ID}.
 *
 * @param subject empty for any
 */
public record ConfigurationSelector(Optional<String> subject, String id) {

	private static final char SEPARATOR = ':';

	/** Reads a selector as typed. */
	public static ConfigurationSelector of(String typed) {
		int separator = typed.indexOf(SEPARATOR);
		return separator < 0 ? new ConfigurationSelector(Optional.empty(), typed)
				: new ConfigurationSelector(Optional.of(typed.substring(0, separator)), typed.substring(separator + 1));
	}

	/**
	 * What is wanted of each subject, and what that adds to, in the subjects' order; everything if nothing is named.
	 *
	 * @throws BenchmarkException if no subject has a configuration that is named, or nothing is wanted of a subject
	 */
	public static List<Benchmark.Chosen> choose(List<Subject> subjects, List<ConfigurationSelector> wanted) throws BenchmarkException {
		if (wanted.isEmpty()) {
			return subjects.stream().map(Benchmark.Chosen::all).toList();
		}
		for (ConfigurationSelector one : wanted) {
			if (subjects.stream().noneMatch(one::isOf)) {
				throw new BenchmarkException(BenchmarkProblem.NO_SUCH_CONFIGURATION,
						one.subject.orElseGet(() -> subjects.stream().map(Subject::id).collect(Collectors.joining(" or "))), one.id,
						subjects.stream().filter(subject -> one.subject.isEmpty() || one.subject.get().equals(subject.id()))
								.flatMap(subject -> subject.configurations().stream()).map(SubjectConfiguration::id).distinct()
								.collect(Collectors.joining(", ")));
			}
		}
		List<Benchmark.Chosen> chosen = new ArrayList<>();
		for (Subject subject : subjects) {
			Set<String> ids = new LinkedHashSet<>();
			wanted.stream().filter(one -> one.isOf(subject)).forEach(one -> {
				for (Optional<String> id = Optional.of(one.id); id.isPresent(); id = subject.predecessor(id.get())) {
					ids.add(id.get());
				}
			});
			if (ids.isEmpty()) {
				throw new BenchmarkException(BenchmarkProblem.NOTHING_WANTED, subject.id());
			}
			chosen.add(new Benchmark.Chosen(subject, subject.configurations().stream().filter(one -> ids.contains(one.id())).toList()));
		}
		return chosen;
	}

	private boolean isOf(Subject other) {
		return (subject.isEmpty() || subject.get().equals(other.id()))
				&& other.configurations().stream().anyMatch(one -> one.id().equals(id));
	}
}
