/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.versions;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.sonde.benchmark.experiment.Effort;
import org.sonde.benchmark.study.BenchmarkCommand;
import org.sonde.benchmark.versions.VersionKinds;
import org.sonde.benchmark.versions.VersionWriters;
import org.sonde.benchmark.workload.RunLength;
import org.sonde.benchmark.workload.Shape;
import org.sonde.benchmark.workload.Workload;
import org.sonde.metrics.component.Component;
import org.sonde.metrics.component.Modules;
import org.sonde.metrics.component.TypePattern;
import org.sonde.metrics.source.GitRevisions;
import org.sonde.metrics.source.SourceLocation;
import org.sonde.metrics.source.SourceOptions;
import org.sonde.report.versions.VersionSpec;

/**
 * Which versions are measured, and how.
 *
 * @param versions  in their order, at least one
 * @param component whose code is measured
 * @param kind      how they are started
 * @param writer    id of the configuration that the overhead is of
 * @param depth     executions in a trace
 */
record VersionsChoice(List<VersionSpec> versions, Component component, KindChoice kind, String writer, int depth, RunLength length,
		Effort effort) {

	VersionsChoice {
		versions = List.copyOf(versions);
	}

	/**
	 * The same with revisions in the order of their history, however the user typed and checked them, and the files as they are saved after
	 * them. Reads the repository.
	 */
	VersionsChoice oldestFirst() {
		return new VersionsChoice(oldestFirst(versions), component, kind, writer, depth, length, effort);
	}

	static List<VersionSpec> oldestFirst(List<VersionSpec> versions) {
		Map<String, VersionSpec> revisions = new LinkedHashMap<>();
		List<VersionSpec> others = new ArrayList<>();
		Optional<Path> repository = Optional.empty();
		for (VersionSpec version : versions) {
			if (version.location() instanceof SourceLocation.Git git) {
				revisions.put(git.revision(), version);
				repository = Optional.of(git.repository());
			} else {
				others.add(version);
			}
		}
		List<String> names = List.copyOf(revisions.keySet());
		List<String> ordered = repository.flatMap(GitRevisions::of).map(found -> found.oldestFirst(names)).orElse(names);
		return Stream.concat(ordered.stream().map(revisions::get), others.stream()).toList();
	}

	VersionWriters writers() {
		return new VersionWriters(List.of(writer));
	}

	Workload workload() {
		return Workload.of(Shape.NESTED, depth);
	}

	/** The command that measures the same, without folders of this machine. */
	String command(SourceOptions sources) {
		List<String> words = new ArrayList<>(List.of("--kind",
				VersionKinds.ids().contains(kind.key()) ? kind.key() : Path.of(kind.key()).getFileName().toString(), "--writer", writer));
		add(words, "--include", component.include());
		add(words, "--exclude", component.exclude());
		List<String> dataTypes = component.dataTypes().stream().map(TypePattern::toString).toList();
		if (!dataTypes.equals(Component.DEFAULT_DATA_TYPES)) {
			words.addAll(List.of("--data-types", String.join(",", dataTypes)));
		}
		if (component.modules() != Modules.TOP_LEVEL) {
			words.addAll(List.of("--modules", component.modules().keyword()));
		}
		sources.revisionLibraries().forEach(folder -> words.addAll(List.of("--revision-libraries", folder)));
		sources.release().ifPresent(release -> words.addAll(List.of("--release", Integer.toString(release))));
		if (!sources.classPath().isEmpty()) {
			words.addAll(List.of("--class-path", sources.classPath().stream().map(Path::getFileName).map(Path::toString)
					.collect(Collectors.joining(File.pathSeparator))));
		}
		return BenchmarkCommand.versions(versions.stream().map(VersionSpec::withoutFolders).toList(), words, List.of(workload()), length,
				effort, List.of());
	}

	private static void add(List<String> words, String option, List<TypePattern> patterns) {
		patterns.forEach(pattern -> words.addAll(List.of(option, pattern.toString())));
	}
}
