/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.versions;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.BenchmarkProblem;
import org.sonde.benchmark.subject.Artifacts;
import org.sonde.benchmark.subject.Subject;
import org.sonde.benchmark.subject.SubjectConfiguration;
import org.sonde.common.files.IoErrorText;

/**
 * How versions of a component are started: a descriptor of a subject, in which {@code ${component}} stands for the version's classes. A
 * kind may have several, for versions that are configured differently.
 *
 * @param id          of the kind; that of a subject begins with it
 * @param descriptors the first that fits a version is taken
 */
public record VersionKind(String id, List<Descriptor> descriptors) {

	/** The variable {@code ${…}} for the classes of a version. */
	static final String COMPONENT = "component";
	private static final String VARIABLE = "${" + COMPONENT + "}";
	private static final String LIBRARY = "library-";
	/** The descriptor's coordinates say which artifact of a release is run. */
	private static final int PARTS_WITH_CLASSIFIER = 5;

	/**
	 * A way to start some versions.
	 *
	 * @param ofClass a class that only these versions have; empty if it fits all
	 */
	public record Descriptor(Subject subject, Optional<String> ofClass) {

		/** @throws IllegalArgumentException if the subject has no place for a component */
		public Descriptor {
			Objects.requireNonNull(ofClass, "ofClass");
			if (!subject.artifacts().containsKey(COMPONENT) && subject.configurations().stream().noneMatch(Descriptor::hasPlace)) {
				throw new IllegalArgumentException("the subject " + subject.id() + " has no " + VARIABLE);
			}
		}

		private static boolean hasPlace(SubjectConfiguration configuration) {
			return Stream.of(configuration.classPath(), configuration.jvm(), configuration.environment().values())
					.flatMap(texts -> texts.stream()).anyMatch(text -> text.contains(VARIABLE));
		}
	}

	/** @throws IllegalArgumentException without a descriptor */
	public VersionKind {
		Objects.requireNonNull(id, "id");
		descriptors = List.copyOf(descriptors);
		if (descriptors.isEmpty()) {
			throw new IllegalArgumentException("a kind of versions has a descriptor");
		}
	}

	/** The classifier of the artifact that is run of a release, if the descriptors name one. */
	public Optional<String> classifier() {
		String[] parts = descriptors.getFirst().subject().artifacts().getOrDefault(COMPONENT, "").split(":");
		return parts.length == PARTS_WITH_CLASSIFIER ? Optional.of(parts[3]) : Optional.empty();
	}

	/** The Maven artifacts that all versions are started with; none if that depends on the version. */
	public List<String> artifacts() {
		return descriptors.size() > 1 ? List.of()
				: descriptors.getFirst().subject().artifacts().entrySet().stream().filter(artifact -> !artifact.getKey().equals(COMPONENT))
						.map(Map.Entry::getValue).toList();
	}

	/**
	 * A version as a subject of a benchmark.
	 *
	 * @throws BenchmarkException if no descriptor fits, or its classes cannot be read
	 */
	public Subject subject(ComponentVersion version) throws BenchmarkException {
		for (Descriptor descriptor : descriptors) {
			if (fits(descriptor, version)) {
				return subject(descriptor.subject(), version);
			}
		}
		throw new BenchmarkException(BenchmarkProblem.NO_FITTING_KIND, version.name(), id,
				String.join(", ", descriptors.stream().map(one -> one.ofClass().orElseThrow()).toList()));
	}

	private static boolean fits(Descriptor descriptor, ComponentVersion version) throws BenchmarkException {
		try {
			return descriptor.ofClass().isEmpty() || version.has(descriptor.ofClass().get());
		} catch (IOException e) {
			throw BenchmarkException.causedBy(e, BenchmarkProblem.NO_ARTIFACT, version.classes(), IoErrorText.inWords(e));
		}
	}

	private Subject subject(Subject template, ComponentVersion version) {
		SortedMap<String, String> artifacts = new TreeMap<>(template.artifacts());
		artifacts.put(COMPONENT, Artifacts.file(version.classes()));
		List<String> path = new ArrayList<>(List.of(VARIABLE));
		for (int i = 0; i < version.libraries().size(); i++) {
			artifacts.put(LIBRARY + (i + 1), Artifacts.file(version.libraries().get(i)));
			path.add("${" + LIBRARY + (i + 1) + "}");
		}
		List<String> notes = new ArrayList<>(template.notes());
		notes.add("Version: " + version.origin() + ".");
		return new Subject(id + "-" + version.id(), template.title() + ", version " + version.name(),
				template.framework() + " " + version.name(), template.weaver(), template.probeKind(), artifacts, template.sources(),
				template.parameters(), template.configurations().stream().map(one -> withLibraries(one, path)).toList(),
				template.conditions(), notes, template.leavesMethodsOut());
	}

	/** Libraries stand directly behind the component on the class path. */
	private static SubjectConfiguration withLibraries(SubjectConfiguration one, List<String> path) {
		return one.withClassPath(
				one.classPath().stream().flatMap(entry -> entry.equals(VARIABLE) ? path.stream() : Stream.of(entry)).toList());
	}
}
