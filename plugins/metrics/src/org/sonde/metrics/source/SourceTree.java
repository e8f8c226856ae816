/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.source;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

import org.sonde.common.progress.Progress;
import org.sonde.metrics.MetricsException;
import org.sonde.metrics.Problem;
import org.sonde.metrics.ProblemKind;

/**
 * Sources that were found, ready to be measured: files in the order of their names, with what they need to be bound. Closing it
 * removes what was unpacked.
 */
public final class SourceTree implements AutoCloseable {

	private final SourceVersion version;
	private final List<SourceFile> files;
	private final List<Library> libraries;
	private final JavaRelease release;
	private final Charset encoding;
	private final List<Problem> problems;
	private final Path unpacked;

	private SourceTree(FoundSources found, SourceVersion version, SourceOptions options) {
		this.version = version;
		files = found.files().stream().sorted().toList();
		libraries = Stream.concat(options.classPath().stream().map(Library::of), found.declared().libraries().stream()).distinct().toList();
		release = options.release().isPresent() ? new JavaRelease(options.release().getAsInt(), JavaRelease.Origin.GIVEN)
				: found.declared().release();
		encoding = found.declared().encoding();
		// A release that the user states overrides the one that the source declares.
		Stream<Problem> declared = found.declared().problems().stream()
				.filter(problem -> options.release().isEmpty() || problem.kind() != ProblemKind.RELEASE_UNAVAILABLE);
		problems = Stream.concat(found.problems().stream(), declared).sorted().toList();
		unpacked = found.unpacked();
	}

	/**
	 * Finds the sources. Jars and git revisions are unpacked to a temporary folder.
	 *
	 * @param artifacts how Maven coordinates are found; asked only for {@link SourceLocation.Maven}
	 * @throws MetricsException                     if there is nothing to measure: the message says why and what to do
	 * @throws java.util.concurrent.CancellationException if the work is no longer wanted
	 */
	public static SourceTree open(SourceLocation location, SourceOptions options, MavenArtifacts artifacts, Progress progress)
			throws MetricsException {
		Objects.requireNonNull(artifacts, "artifacts");
		progress.begin("Reading " + location.version(), 0);
		options.checkClassPath();
		FoundSources found = FoundSources.at(location, options, artifacts, progress);
		return new SourceTree(found, new SourceVersion(location.version(), location.location(), found.commit()), options);
	}

	/**
	 * Sources that the caller has as files already, such as those of a workspace project.
	 *
	 * @param version   which version it is
	 * @param files     the files, in any order
	 * @param release   the Java release whose API they are bound against
	 * @param encoding  what they are read with
	 * @param classPath jars and folders of classes that they need
	 */
	public static SourceTree of(SourceVersion version, List<SourceFile> files, JavaRelease release, Charset encoding,
			List<Path> classPath) {
		List<Library> libraries = classPath.stream().map(Library::of).toList();
		return new SourceTree(FoundSources.inPlace(files, new Declared(release, encoding, libraries, List.of()), List.of()), version,
				SourceOptions.DEFAULT);
	}

	public SourceVersion version() {
		return version;
	}

	/** Returns the files by name. */
	public List<SourceFile> files() {
		return files;
	}

	/** Returns what the sources need besides the Java API, in the order of the class path. */
	public List<Library> libraries() {
		return libraries;
	}

	/** Returns the paths of the readable libraries, in the order of the class path. */
	public List<Path> readableLibraries() {
		return libraries.stream().filter(library -> library.trouble().isEmpty()).map(Library::path).toList();
	}

	public JavaRelease release() {
		return release;
	}

	/** Returns the declared encoding, otherwise UTF-8. */
	public Charset encoding() {
		return encoding;
	}

	/** Returns the problems of finding the sources. */
	public List<Problem> problems() {
		return problems;
	}

	/** Removes what was unpacked. */
	@Override
	public void close() {
		if (unpacked != null) {
			TemporaryFolder.delete(unpacked);
		}
	}

	/**
	 * What the source says of itself.
	 *
	 * @param release   the Java release, or the default
	 * @param encoding  the encoding, or UTF-8
	 * @param libraries jars of its dependencies, as far as they are available
	 * @param problems  what is not available
	 */
	record Declared(JavaRelease release, Charset encoding, List<Library> libraries, List<Problem> problems) {
		static final Declared NOTHING = new Declared(JavaRelease.DEFAULT, StandardCharsets.UTF_8, List.of(), List.of());

		Declared {
			libraries = List.copyOf(libraries);
			problems = List.copyOf(problems);
		}

		/** The same with these before the others on its class path, and what was met when they were found. */
		Declared with(List<Library> more, List<Problem> met) {
			return new Declared(release, encoding, Stream.concat(more.stream(), libraries.stream()).toList(),
					Stream.concat(problems.stream(), met.stream()).toList());
		}
	}
}
