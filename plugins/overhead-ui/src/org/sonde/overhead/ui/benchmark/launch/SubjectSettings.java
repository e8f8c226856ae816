/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.benchmark.launch;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.osgi.util.NLS;
import org.sonde.benchmark.jdk.JavaHome;
import org.sonde.benchmark.jdk.JavaRange;
import org.sonde.benchmark.study.Benchmark;
import org.sonde.benchmark.subject.Subject;
import org.sonde.benchmark.subject.SubjectConfiguration;
import org.sonde.benchmark.workload.Workload;
import org.sonde.overhead.ui.benchmark.AvailableSubjects;
import org.sonde.overhead.ui.benchmark.LaunchSetting;

/**
 * Which configurations of which subjects are measured.
 *
 * @param ids of configurations by their subject's id or file, both as they were checked
 */
record SubjectSettings(Map<String, Set<String>> ids, List<String> descriptors) {

	/** Neither ids of configurations nor names of files begin with it behind the last one. */
	private static final char SEPARATOR = '#';

	static SubjectSettings of(ILaunchConfiguration configuration) throws CoreException {
		Map<String, Set<String>> ids = new LinkedHashMap<>();
		for (String line : LaunchSetting.CONFIGURATIONS.of(configuration).lines().toList()) {
			int separator = line.lastIndexOf(SEPARATOR);
			if (separator > 0) {
				ids.computeIfAbsent(line.substring(0, separator), any -> new LinkedHashSet<>()).add(line.substring(separator + 1));
			}
		}
		return new SubjectSettings(ids, LaunchSetting.DESCRIPTORS.of(configuration).lines().toList());
	}

	/** Returns the lines that a launch configuration keeps. */
	String lines() {
		List<String> lines = new ArrayList<>();
		ids.forEach((subject, configurations) -> configurations.forEach(id -> lines.add(subject + SEPARATOR + id)));
		return String.join("\n", lines);
	}

	/** @throws IllegalArgumentException naming what is missing */
	void check() {
		if (ids.values().stream().allMatch(Set::isEmpty)) {
			throw new IllegalArgumentException(Messages.SubjectSettings_empty);
		}
	}

	/**
	 * The subjects with what is checked of them, and what that adds to.
	 *
	 * @throws IllegalArgumentException naming a subject or configuration that is not there
	 */
	List<Benchmark.Chosen> chosen(AvailableSubjects available) {
		check();
		List<Benchmark.Chosen> chosen = new ArrayList<>();
		for (Map.Entry<String, Set<String>> entry : ids.entrySet()) {
			Subject subject = Optional.ofNullable(available.subjects().get(entry.getKey())).orElseThrow(() -> new IllegalArgumentException(
					available.problems().getOrDefault(entry.getKey(), NLS.bind(Messages.SubjectSettings_noSubject, entry.getKey()))));
			chosen.add(new Benchmark.Chosen(subject, withPredecessors(subject, entry.getValue())));
		}
		return chosen;
	}

	/** @throws IllegalArgumentException naming a subject that runs on none of these, and what to do */
	static void checkJava(List<Benchmark.Chosen> chosen, List<JavaHome> javas) {
		for (Benchmark.Chosen one : chosen) {
			Optional<JavaRange> range = Subject.java(one.configurations());
			if (range.flatMap(releases -> releases.choose(javas)).isEmpty()) {
				throw new IllegalArgumentException(noJava(one.subject().title(), range, javas));
			}
		}
	}

	private static String noJava(String subject, Optional<JavaRange> range, List<JavaHome> javas) {
		if (range.isEmpty()) {
			return NLS.bind(Messages.SubjectSettings_noCommonJava, subject);
		}
		return javas.isEmpty() ? NLS.bind(Messages.SubjectSettings_noJava, subject, range.get())
				: NLS.bind(Messages.SubjectSettings_otherJava, new Object[] { subject, range.get(),
						javas.stream().map(java -> Integer.toString(java.feature())).distinct().collect(Collectors.joining(", ")) });
	}

	/** @throws IllegalArgumentException naming a subject that cannot be measured under one of these, and what to do */
	static void checkWorkloads(List<Benchmark.Chosen> chosen, List<Workload> workloads) {
		chosen.stream().flatMap(one -> workloads.stream().flatMap(workload -> one.subject().obstacle(workload).stream())).findFirst()
				.ifPresent(obstacle -> {
					throw new IllegalArgumentException(obstacle);
				});
	}

	/** In the subject's order. */
	static List<SubjectConfiguration> withPredecessors(Subject subject, Set<String> ids) {
		Set<String> wanted = new LinkedHashSet<>();
		for (String id : ids) {
			Optional<String> next = Optional.of(id);
			while (next.isPresent()) {
				String one = next.get();
				SubjectConfiguration configuration = subject.configurations().stream().filter(other -> other.id().equals(one)).findFirst()
						.orElseThrow(() -> new IllegalArgumentException(
								NLS.bind(Messages.SubjectSettings_noConfiguration, subject.title(), one)));
				wanted.add(one);
				next = configuration.predecessor();
			}
		}
		return subject.configurations().stream().filter(configuration -> wanted.contains(configuration.id())).toList();
	}
}
