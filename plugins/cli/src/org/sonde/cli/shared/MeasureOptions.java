/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.shared;

import java.io.File;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.sonde.common.keyword.Keyword;
import org.sonde.metrics.MetricsException;
import org.sonde.metrics.comparison.TypeComparison;
import org.sonde.metrics.component.Component;
import org.sonde.metrics.component.Modules;
import org.sonde.metrics.exchange.ComponentFile;
import org.sonde.metrics.figures.ComponentMeasurement;
import org.sonde.metrics.figures.Profiles;
import org.sonde.metrics.measuring.History;
import org.sonde.metrics.measuring.Measurer;
import org.sonde.metrics.source.GitHistory;
import org.sonde.metrics.source.GitRange;
import org.sonde.metrics.source.GitRevision;
import org.sonde.metrics.source.MavenArtifacts;
import org.sonde.metrics.source.QuietGit;
import org.sonde.metrics.source.SourceLocation;
import org.sonde.metrics.source.SourceOptions;
import org.sonde.report.code.HistoryTable;

import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** The options that say what of a source is measured and how, shared by the commands that measure. */
public final class MeasureOptions extends CommandOptions {
	private static final List<String> PATTERNS = List.of("--include", "--exclude", "--data-types", "--modules");

	public static final String SOURCES = "A folder of Java sources, a sources jar, maven:GROUP:ARTIFACT:VERSION, or git:PATH@REVISION[:FOLDER,…].";

	@Option(names = { "-i", "--include" }, paramLabel = "PATTERN", split = ",", defaultValue = "*",
			description = "Types of the component: a.b.* is a package, a.b..* includes subpackages, a.b.C is one type. May be repeated. "
					+ "Default: all types.")
	private List<String> include;

	@Option(names = { "-e", "--exclude" }, paramLabel = "PATTERN", split = ",", description = "Types to leave out. May be repeated.")
	private List<String> exclude = new ArrayList<>();

	@Option(names = "--data-types", paramLabel = "PATTERN", split = ",",
			description = "Types whose fields count as data, besides the primitive types; the information metrics depend on them. "
			+ "Default: java.lang..*,java.util..*")
	private List<String> dataTypes = Component.DEFAULT_DATA_TYPES;

	@Option(names = "--modules", paramLabel = "top-level|every-type", defaultValue = "top-level",
			description = "Which types are modules of the hypergraph: top-level types (default), or every type, nested ones too. "
			+ "Coupling and cohesion depend on it.")
	private String modules;

	@Option(names = "--component", paramLabel = "FILE",
			description = "A component file, NAME.component, instead of --include, --exclude, --data-types and --modules.")
	private Path componentFile;

	@Option(names = "--release", paramLabel = "[VERSION=]N", split = ",",
			description = "The Java release whose API the names in the sources are resolved against; VERSION= as for --dependency. "
			+ "Default: the one they declare, else 8.")
	private List<String> releases = new ArrayList<>();

	@Option(names = { "-p", "--class-path" }, paramLabel = "PATH",
			description = "Jars and folders that the sources need. They come before those that the sources declare.")
	private String classPath;

	@Option(names = "--revision-libraries", paramLabel = "[VERSION=]FOLDER", split = ",",
			description = "For git revisions and folders: a folder in them whose jars the sources need, subfolders included. "
			+ "Give its path from the root. With VERSION=, it replaces the other folders for one version. May be repeated.")
	private List<String> revisionLibraries = new ArrayList<>();

	@Option(names = "--dependency", paramLabel = "[VERSION=]GROUP:ARTIFACT:VERSION", split = ",",
			description = "A Maven artifact that the sources need, with its dependencies. VERSION= limits it to one version, by "
			+ "its name in the result (1.12, a tag, the name of a folder). May be repeated; the first has precedence.")
	private List<String> dependencies = new ArrayList<>();

	@Mixin
	private ProfileOptions profiles;

	@Option(names = "--offline", description = "Take Maven artifacts from the local repository only.")
	private boolean offline;

	/** The versions one after another, all by the same patterns; how far it is shows on {@code err}. */
	public List<ComponentMeasurement> measure(List<String> sources, PrintWriter err) throws MetricsException {
		Component component = component();
		Profiles chosen = profiles();
		List<SourceLocation> locations = new ArrayList<>();
		for (String source : sources) {
			locations.add(location(source));
		}
		Map<SourceLocation, SourceOptions> options = options(locations);
		List<ComponentMeasurement> measurements = new ArrayList<>();
		try (MavenArtifacts artifacts = MavenArtifacts.open(offline); TerminalProgress progress = TerminalProgress.of(err)) {
			for (SourceLocation location : locations) {
				if (location instanceof SourceLocation.Git) {
					QuietGit.use();
				}
				measurements.add(Measurer.measure(location, options.get(location), artifacts, component, chosen, progress));
			}
		}
		return measurements;
	}

	/** Returns the types that changed from each version to the next. */
	public static List<TypeComparison> steps(List<ComponentMeasurement> versions, PrintWriter err) throws MetricsException {
		try (TerminalProgress progress = TerminalProgress.of(err)) {
			return TypeComparison.steps(versions, progress);
		}
	}

	/** A component in revision after revision of a range. */
	public History<HistoryTable.Figures> measure(GitRange range, GitHistory.Selection selection, PrintWriter err) throws MetricsException {
		QuietGit.use();
		Component component = component();
		Profiles chosen = profiles();
		try (MavenArtifacts artifacts = MavenArtifacts.open(offline); TerminalProgress progress = TerminalProgress.of(err)) {
			List<GitRevision> revisions = GitHistory.list(range, selection, revisionLibraries, progress);
			Set<String> names = revisions.stream().map(GitRevision::name).collect(Collectors.toCollection(LinkedHashSet::new));
			Map<String, SourceOptions> options = new HashMap<>();
			names.forEach(name -> options.computeIfAbsent(name, version -> options(version, names)));
			return History.measure(range, revisions, revision -> options.get(revision.name()), artifacts, component, chosen,
					HistoryTable.Figures::of, progress);
		}
	}

	/** A coordinate is right or wrong by itself; whether a folder is there is another matter. */
	private SourceLocation location(String source) throws MetricsException {
		try {
			return SourceLocation.parse(source);
		} catch (MetricsException e) {
			if (source.startsWith("maven:")) {
				throw new ParameterException(command(), e.getMessage(), e);
			}
			throw e;
		}
	}

	/** The component whose figures are measured. */
	public Component component() throws MetricsException {
		if (componentFile != null) {
			ParseResult typed = command().getParseResult();
			Optional<String> also = PATTERNS.stream().filter(typed::hasMatchedOption).findFirst();
			if (also.isPresent()) {
				throw new ParameterException(command(),
						"--component already selects the types: leave out %s".formatted(also.get()));
			}
			return ComponentFile.read(componentFile);
		}
		try {
			return Component.of(String.join(", ", include), include, exclude, dataTypes).withModules(modules());
		} catch (IllegalArgumentException e) {
			throw new ParameterException(command(), e.getMessage(), e);
		}
	}

	private Modules modules() {
		return Diagnostics.valid(command(), "--modules", () -> Keyword.of(Modules.class, modules));
	}

	private Map<SourceLocation, SourceOptions> options(List<SourceLocation> locations) {
		Set<String> versions = locations.stream().map(SourceLocation::version).collect(Collectors.toCollection(LinkedHashSet::new));
		Map<SourceLocation, SourceOptions> options = new HashMap<>();
		locations.forEach(location -> options.put(location, options(location.version(), versions)));
		return options;
	}

	/** The counting rules. */
	public Profiles profiles() {
		return profiles.profiles();
	}

	/** Whether Maven artifacts come from the local repository only. */
	public boolean isOffline() {
		return offline;
	}

	/** Folders of git revisions with jars that the sources need, without those of one version alone. */
	public List<String> revisionLibraries() {
		return revisionLibraries.stream().filter(folder -> !folder.contains("=")).toList();
	}

	/** Returns the options for the sources of one of these versions. */
	public SourceOptions options(String version, Set<String> versions) {
		List<Path> path = classPath == null ? List.of() : Stream.of(classPath.split(File.pathSeparator)).map(Path::of).toList();
		List<String> release = of("--release", releases, version, versions);
		List<String> named = revisionLibraries.stream().filter(folder -> folder.contains("=")).toList();
		List<String> ownLibraries = of("--revision-libraries", named, version, versions);
		try {
			return new SourceOptions(release.isEmpty() ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(release.getLast())), path,
					ownLibraries.isEmpty() ? revisionLibraries() : ownLibraries, of("--dependency", dependencies, version, versions));
		} catch (NumberFormatException e) {
			throw new ParameterException(command(),
					"Invalid value for option '--release': '%s' is not a number".formatted(release.getLast()), e);
		} catch (IllegalArgumentException e) {
			throw new ParameterException(command(), "Invalid value for option '--release': " + e.getMessage(), e);
		}
	}

	/**
	 * Returns the values of an option for one version: those for all versions, and those for this one. No value has a {@code =}, but a
	 * version may.
	 */
	private List<String> of(String option, List<String> values, String version, Set<String> versions) {
		List<String> said = new ArrayList<>();
		for (String value : values) {
			int end = value.lastIndexOf('=');
			String only = end < 0 ? version : value.substring(0, end);
			if (!versions.contains(only)) {
				throw new ParameterException(command(), "%s %s: there is no version '%s' here. Give one of: %s."
						.formatted(option, value, only, String.join(", ", versions)));
			}
			if (only.equals(version)) {
				said.add(value.substring(end + 1));
			}
		}
		return said;
	}

	/** The first of these options that was typed. */
	public Optional<String> given() {
		ParseResult typed = command().getParseResult();
		Stream<String> others = Stream.of("--component", "--release", "--class-path", "--revision-libraries", "--dependency", "--offline");
		return Stream.of(PATTERNS.stream(), others, ProfileOptions.NAMES.stream()).flatMap(names -> names).filter(typed::hasMatchedOption)
				.findFirst();
	}

	/** The options that were given, as they would be typed again. */
	public List<String> asTyped() {
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
		if (modules() != Modules.TOP_LEVEL) {
			words.addAll(List.of("--modules", modules));
		}
		if (classPath != null) {
			words.addAll(List.of("--class-path", Stream.of(classPath.split(File.pathSeparator)).map(Path::of).map(FileNames::of)
					.collect(Collectors.joining(":"))));
		}
		revisionLibraries.forEach(folder -> words.addAll(List.of("--revision-libraries", folder)));
		dependencies.forEach(dependency -> words.addAll(List.of("--dependency", dependency)));
		releases.forEach(release -> words.addAll(List.of("--release", release)));
		words.addAll(profiles.asTyped());
		return words;
	}
}
