/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.compiling;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipFile;

import org.sonde.common.files.IoErrorText;
import org.sonde.common.progress.Progress;
import org.sonde.metrics.CompileError;
import org.sonde.metrics.MetricsException;
import org.sonde.metrics.component.Component;
import org.sonde.metrics.figures.ComponentMeasurement;
import org.sonde.metrics.figures.Profiles;
import org.sonde.metrics.figures.TypeMeasurement;
import org.sonde.metrics.measuring.Measurer;
import org.sonde.metrics.source.MavenArtifacts;
import org.sonde.metrics.source.SourceLocation;
import org.sonde.metrics.source.SourceOptions;
import org.sonde.metrics.source.SourceTree;
import org.sonde.metrics.source.TemporaryFolder;
import org.sonde.metrics.source.WorkTree;

/**
 * Makes versions of a component that can be run: compiles sources, fetches released artifacts, takes classes as they are. Measures the code
 * of the same files.
 *
 * @param component  whose figures are measured, and whose files must compile
 * @param classifier of the artifact that is run of a release; empty for the main one
 */
public record VersionBuilder(Component component, Profiles profiles, Optional<String> classifier, MavenArtifacts artifacts) {

	private static final int COMMIT_DIGITS = 12;

	public VersionBuilder {
		Objects.requireNonNull(component, "component");
		Objects.requireNonNull(profiles, "profiles");
		Objects.requireNonNull(classifier, "classifier");
		Objects.requireNonNull(artifacts, "artifacts");
	}

	/**
	 * Makes a version.
	 *
	 * @param options what is known of its sources
	 * @throws MetricsException                     if there is nothing to run: the message says why and what to do
	 * @throws java.util.concurrent.CancellationException if the work is no longer wanted
	 */
	public BuiltVersion build(SourceLocation location, SourceOptions options, Progress progress) throws MetricsException {
		return switch (location) {
			case SourceLocation.Maven maven -> released(maven, options, progress);
			case SourceLocation.Folder(Path path) when hasClassesAlone(path) -> ofClasses("folder " + location.version(), path, options);
			case SourceLocation.Jar(Path path) when hasClasses(path) -> ofClasses("jar " + location.version(), path, options);
			case SourceLocation.Folder(Path path) -> compiled(location, inFolder(location, WorkTree.of(path)), options, progress);
			case SourceLocation.Folders folders -> compiled(location, inFolder(location, WorkTree.of(folders)), options, progress);
			case SourceLocation.Jar jar -> compiled(location, "sources " + jar.version(), options, progress);
			case SourceLocation.Git git -> compiled(location, "git revision " + git.revision(), options, progress);
		};
	}

	private static BuiltVersion ofClasses(String origin, Path classes, SourceOptions options) {
		return new BuiltVersion(origin, classes, options.classPath(), new BuiltVersion.Code.Unknown("it has classes, but no sources"),
				List.of(), () -> { });
	}

	private BuiltVersion released(SourceLocation.Maven maven, SourceOptions options, Progress progress) throws MetricsException {
		progress.begin("Fetching " + maven.version(), 0);
		Path jar = artifacts.fetch("%s:%s:jar%s:%s".formatted(maven.groupId(), maven.artifactId(),
				classifier.map(name -> ":" + name).orElse(""), maven.version()));
		String origin = "Maven artifact " + maven.coordinates() + classifier.map(name -> ", classifier " + name).orElse("");
		try (SourceTree source = SourceTree.open(maven, options, artifacts, progress)) {
			ComponentMeasurement measurement = Measurer.measure(source, component, profiles, progress);
			// One with a classifier brings what it needs; else it would be another selection of the same classes.
			List<Path> libraries = classifier.isPresent() ? options.classPath() : source.readableLibraries();
			return new BuiltVersion(origin, jar, libraries, new BuiltVersion.Code.Figures(measurement), List.of(), () -> { });
		} catch (MetricsException e) {
			return new BuiltVersion(origin, jar, options.classPath(), new BuiltVersion.Code.Unknown(e.getMessage()), List.of(), () -> { });
		}
	}

	private BuiltVersion compiled(SourceLocation location, String origin, SourceOptions options, Progress progress)
			throws MetricsException {
		SourceTree source = SourceTree.open(location, options, artifacts, progress);
		Path folder = null;
		boolean done = false;
		try {
			folder = folder();
			ComponentMeasurement measurement = Measurer.measure(source, component, profiles, progress);
			CompiledSources compiled = CompiledSources.of(location, source, folder, progress);
			Set<String> own = measurement.types().stream().map(TypeMeasurement::file).collect(Collectors.toSet());
			List<CompileError> errors = compiled.errors().stream().filter(error -> own.contains(error.file())).toList();
			if (!errors.isEmpty()) {
				throw new MetricsException(CompileErrorText.ofComponent(location.location(), errors));
			}
			String commit = source.version().commit();
			String full = commit.isEmpty() || origin.endsWith(commit) ? origin : origin + ", commit " + commit.substring(0, COMMIT_DIGITS);
			BuiltVersion built = new BuiltVersion(full + ", compiled for Java " + source.release().number(), folder,
					source.readableLibraries(), new BuiltVersion.Code.Figures(measurement), compiled.errors(), unpacked(source, folder));
			done = true;
			return built;
		} finally {
			if (!done) {
				unpacked(source, folder).run();
			}
		}
	}

	private static Path folder() throws MetricsException {
		try {
			return TemporaryFolder.create();
		} catch (IOException e) {
			throw new MetricsException("No temporary folder for classes can be made: %s.".formatted(IoErrorText.inWords(e)), e);
		}
	}

	private static Runnable unpacked(SourceTree source, Path folder) {
		return () -> {
			source.close();
			if (folder != null) {
				TemporaryFolder.delete(folder);
			}
		};
	}

	/** Returns what a reader must know about a folder that nobody can check out again. */
	private static String inFolder(SourceLocation location, Optional<WorkTree> found) {
		return "folder " + location.version() + found.map(tree -> ", commit %s%s".formatted(tree.commit().substring(0, COMMIT_DIGITS),
				switch (tree.changed().size()) {
					case 0 -> "";
					case 1 -> " with 1 uncommitted change";
					default -> " with %d uncommitted changes".formatted(tree.changed().size());
				})).orElse("");
	}

	private static boolean hasClassesAlone(Path folder) throws MetricsException {
		try (Stream<Path> files = Files.walk(folder)) {
			List<String> names = files.map(Path::toString).filter(name -> name.endsWith(".class") || name.endsWith(".java")).toList();
			return !names.isEmpty() && names.stream().allMatch(name -> name.endsWith(".class"));
		} catch (IOException e) {
			throw new MetricsException("The folder %s cannot be read: %s.".formatted(folder, e.getMessage()), e);
		}
	}

	private static boolean hasClasses(Path jar) {
		try (ZipFile zip = new ZipFile(jar.toFile())) {
			return zip.stream().anyMatch(entry -> entry.getName().endsWith(".class"));
		} catch (IOException e) {
			return false; // whoever reads its sources gets the reason
		}
	}
}
