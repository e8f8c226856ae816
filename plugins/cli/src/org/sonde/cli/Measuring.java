/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import java.io.File;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

import org.sonde.metrics.MetricsException;
import org.sonde.metrics.component.Component;
import org.sonde.metrics.hypergraph.Profile;
import org.sonde.metrics.measurement.Measurement;
import org.sonde.metrics.measuring.Measurer;
import org.sonde.metrics.source.MavenArtifacts;
import org.sonde.metrics.source.QuietGit;
import org.sonde.metrics.source.SourceLocation;
import org.sonde.metrics.source.SourceOptions;

import picocli.CommandLine.Option;

/** The options that say what of a source is measured and how, shared by the commands that measure. */
final class Measuring {
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

	@Option(names = "--release", paramLabel = "N",
			description = "The Java release whose API the sources are bound against. Default: the one they declare, else 8.")
	private Integer release;

	@Option(names = { "-p", "--class-path" }, paramLabel = "PATH", description = "Jars and folders the sources need, before those they declare.")
	private String classPath;

	@Option(names = "--revision-libraries", paramLabel = "FOLDER", split = ",",
			description = "Of git revisions: a folder from the revision's root whose jars, also those further down, the sources need. May be "
					+ "repeated.")
	private List<String> revisionLibraries = new ArrayList<>();

	@Option(names = "--offline", description = "Take Maven artifacts from the local repository only.")
	private boolean offline;

	/** The versions one after another, all by the same patterns; how far it is shows on {@code err}. */
	List<Measurement> measure(List<String> sources, PrintWriter err) throws MetricsException, Failures.Failed {
		Component component = component();
		List<Measurement> measurements = new ArrayList<>();
		try (MavenArtifacts artifacts = MavenArtifacts.open(offline); TerminalProgress progress = TerminalProgress.of(err)) {
			for (String source : sources) {
				SourceLocation location = SourceLocation.parse(source);
				if (location instanceof SourceLocation.Git) {
					QuietGit.use();
				}
				measurements.add(Measurer.measure(location, options(), artifacts, component, Profile.ALLEN, progress));
			}
		}
		return Measurement.distinct(measurements);
	}

	private Component component() throws Failures.Failed {
		try {
			return Component.of(String.join(", ", include), include, exclude, dataTypes);
		} catch (IllegalArgumentException e) {
			throw new Failures.Failed(e.getMessage());
		}
	}

	private SourceOptions options() throws Failures.Failed {
		try {
			return new SourceOptions(release == null ? OptionalInt.empty() : OptionalInt.of(release),
					classPath == null ? List.of() : List.of(classPath.split(File.pathSeparator)).stream().map(Path::of).toList(),
					revisionLibraries);
		} catch (IllegalArgumentException e) {
			throw new Failures.Failed(e.getMessage());
		}
	}

	/** The options that were given, as they would be typed again. */
	String asTyped() {
		StringBuilder text = new StringBuilder();
		include.forEach(pattern -> text.append(" --include '").append(pattern).append('\''));
		exclude.forEach(pattern -> text.append(" --exclude '").append(pattern).append('\''));
		if (!dataTypes.equals(Component.DEFAULT_DATA_TYPES)) {
			text.append(" --data-types '").append(String.join(",", dataTypes)).append('\'');
		}
		if (classPath != null) {
			text.append(" --class-path '").append(classPath).append('\'');
		}
		revisionLibraries.forEach(folder -> text.append(" --revision-libraries '").append(folder).append('\''));
		return text.append(release == null ? "" : " --release " + release).toString();
	}
}
