/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import java.io.File;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.sonde.metrics.MetricsException;
import org.sonde.metrics.component.Component;
import org.sonde.metrics.exchange.ComponentFile;
import org.sonde.metrics.measurement.Measurement;
import org.sonde.metrics.measurement.Profiles;
import org.sonde.metrics.measuring.Measurer;
import org.sonde.metrics.source.MavenArtifacts;
import org.sonde.metrics.source.QuietGit;
import org.sonde.metrics.source.SourceLocation;
import org.sonde.metrics.source.SourceOptions;

import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/** The options that say what of a source is measured and how, shared by the commands that measure. */
final class Measuring {
	private static final List<String> PATTERNS = List.of("--include", "--exclude", "--data-types");

	static final String SOURCES = "A folder of Java sources, a sources jar, maven:GROUP:ARTIFACT:VERSION, or git:PATH@REVISION[:FOLDER,…].";

	@Option(names = { "-i", "--include" }, paramLabel = "PATTERN", split = ",", defaultValue = "*",
			description = "Types of the component: a.b.* is a package, a.b..* with its sub-packages, a.b.C a type. May be repeated. "
					+ "Default: all types.")
	private List<String> include;

	@Option(names = { "-e", "--exclude" }, paramLabel = "PATTERN", split = ",", description = "Types to leave out. May be repeated.")
	private List<String> exclude = new ArrayList<>();

	@Option(names = "--data-types", paramLabel = "PATTERN", split = ",",
			description = "Types whose fields count as data, besides the primitive types; the information metrics depend on them. "
					+ "Default: java.lang..*,java.util..*")
	private List<String> dataTypes = Component.DEFAULT_DATA_TYPES;

	@Option(names = "--component", paramLabel = "FILE",
			description = "A component that is kept in a file, NAME.component, in place of --include, --exclude and --data-types.")
	private Path componentFile;

	@Option(names = "--release", paramLabel = "N",
			description = "The Java release whose API the sources are bound against. Default: the one they declare, else 8.")
	private Integer release;

	@Option(names = { "-p", "--class-path" }, paramLabel = "PATH", description = "Jars and folders the sources need, before those they declare.")
	private String classPath;

	@Option(names = "--revision-libraries", paramLabel = "FOLDER", split = ",",
			description = "Of git revisions: a folder from the revision's root whose jars, also those further down, the sources need. May be "
					+ "repeated.")
	private List<String> revisionLibraries = new ArrayList<>();

	@Option(names = "--dependency", paramLabel = "[VERSION=]GROUP:ARTIFACT:VERSION", split = ",",
			description = "A Maven artifact that the sources need, with what it needs itself; VERSION= for one of the versions alone, by "
					+ "its name in the result (1.12, a tag, the name of a folder). May be repeated; the first has precedence.")
	private List<String> dependencies = new ArrayList<>();

	@Mixin
	private ProfileOptions profiles;

	@Option(names = "--offline", description = "Take Maven artifacts from the local repository only.")
	private boolean offline;

	@Spec(Target.MIXEE)
	private CommandSpec command;

	/** The versions one after another, all by the same patterns; how far it is shows on {@code err}. */
	List<Measurement> measure(List<String> sources, PrintWriter err) throws MetricsException {
		Component component = component();
		Profiles chosen = profiles.profiles();
		List<SourceLocation> locations = new ArrayList<>();
		for (String source : sources) {
			locations.add(location(source));
		}
		Map<SourceLocation, SourceOptions> options = options(locations);
		List<Measurement> measurements = new ArrayList<>();
		try (MavenArtifacts artifacts = MavenArtifacts.open(offline); TerminalProgress progress = TerminalProgress.of(err)) {
			for (SourceLocation location : locations) {
				if (location instanceof SourceLocation.Git) {
					QuietGit.use();
				}
				measurements.add(Measurer.measure(location, options.get(location), artifacts, component, chosen, progress));
			}
		}
		return Measurement.distinct(measurements);
	}

	/** A coordinate is right or wrong by itself; whether a folder is there is another matter. */
	private SourceLocation location(String source) throws MetricsException {
		try {
			return SourceLocation.parse(source);
		} catch (MetricsException e) {
			if (source.startsWith("maven:")) {
				throw new ParameterException(command.commandLine(), e.getMessage(), e);
			}
			throw e;
		}
	}

	private Component component() throws MetricsException {
		if (componentFile != null) {
			ParseResult typed = command.commandLine().getParseResult();
			Optional<String> also = PATTERNS.stream().filter(typed::hasMatchedOption).findFirst();
			if (also.isPresent()) {
				throw new ParameterException(command.commandLine(),
						"--component says which types are measured; %s cannot be given with it".formatted(also.get()));
			}
			return ComponentFile.read(componentFile);
		}
		try {
			return Component.of(String.join(", ", include), include, exclude, dataTypes);
		} catch (IllegalArgumentException e) {
			throw new ParameterException(command.commandLine(), e.getMessage(), e);
		}
	}

	private Map<SourceLocation, SourceOptions> options(List<SourceLocation> locations) {
		List<Path> path = classPath == null ? List.of() : Stream.of(classPath.split(File.pathSeparator)).map(Path::of).toList();
		OptionalInt number = release == null ? OptionalInt.empty() : OptionalInt.of(release);
		List<String> versions = locations.stream().map(SourceLocation::version).toList();
		Map<SourceLocation, SourceOptions> options = new HashMap<>();
		try {
			for (SourceLocation location : locations) {
				options.put(location, new SourceOptions(number, path, revisionLibraries, dependencies(location.version(), versions)));
			}
		} catch (IllegalArgumentException e) {
			throw new ParameterException(command.commandLine(), "Invalid value for option '--release': " + e.getMessage(), e);
		}
		return options;
	}

	/** Those of all versions and of this one. A coordinate has no {@code =}, the name of a version may have one. */
	private List<String> dependencies(String version, List<String> versions) {
		List<String> coordinates = new ArrayList<>();
		for (String dependency : dependencies) {
			int end = dependency.lastIndexOf('=');
			String of = end < 0 ? version : dependency.substring(0, end);
			if (!versions.contains(of)) {
				throw new ParameterException(command.commandLine(), "--dependency %s: there is no version '%s' here. Give one of: %s."
						.formatted(dependency, of, versions.stream().distinct().collect(Collectors.joining(", "))));
			}
			if (of.equals(version)) {
				coordinates.add(dependency.substring(end + 1));
			}
		}
		return coordinates;
	}

	/** The first of these options that was typed. */
	Optional<String> given() {
		ParseResult typed = command.commandLine().getParseResult();
		Stream<String> others = Stream.of("--component", "--release", "--class-path", "--revision-libraries", "--dependency", "--offline");
		return Stream.of(PATTERNS.stream(), others, ProfileOptions.NAMES.stream()).flatMap(names -> names).filter(typed::hasMatchedOption).findFirst();
	}

	/** The options that were given, as they would be typed again. */
	List<String> asTyped() {
		List<String> words = new ArrayList<>();
		if (componentFile != null) {
			words.addAll(List.of("--component", FileNames.of(componentFile)));
		} else {
			include.forEach(pattern -> words.addAll(List.of("--include", pattern)));
		}
		exclude.forEach(pattern -> words.addAll(List.of("--exclude", pattern)));
		if (!dataTypes.equals(Component.DEFAULT_DATA_TYPES)) {
			words.addAll(List.of("--data-types", String.join(",", dataTypes)));
		}
		if (classPath != null) {
			words.addAll(List.of("--class-path", Stream.of(classPath.split(File.pathSeparator)).map(Path::of).map(FileNames::of)
					.collect(Collectors.joining(":"))));
		}
		revisionLibraries.forEach(folder -> words.addAll(List.of("--revision-libraries", folder)));
		dependencies.forEach(dependency -> words.addAll(List.of("--dependency", dependency)));
		if (release != null) {
			words.addAll(List.of("--release", release.toString()));
		}
		words.addAll(profiles.asTyped());
		return words;
	}
}
