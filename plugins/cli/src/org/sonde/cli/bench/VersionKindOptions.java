/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.bench;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.versions.VersionKind;
import org.sonde.benchmark.versions.VersionKinds;
import org.sonde.benchmark.versions.VersionWriters;
import org.sonde.cli.shared.CommandOptions;
import org.sonde.cli.shared.FileNames;
import org.sonde.overhead.OverheadException;

import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** The options for how versions are started, and which of their configurations are measured. */
public final class VersionKindOptions extends CommandOptions {

	@Option(names = "--kind", paramLabel = "[VERSION=]KIND",
			description = "How the component is started: a built-in kind, or a descriptor with $${component}. kieker: AspectJ, execution probes, Kieker 0.91 and later. "
			+ "kieker-events: event probes, 1.5 and later. kieker-events-flat: the probe of the third tuning of 2014. "
			+ "VERSION= limits it to one version. May be repeated. Default: kieker.")
	private List<String> kinds = new ArrayList<>();

	@Option(names = "--writer", paramLabel = "ID", split = ",",
			description = "The monitored configurations of the kind to measure; those they add to are measured, too. The series uses the first that all versions have. "
			+ "Default: binary-file if there is one, else the kind's last configuration.")
	private List<String> writers = new ArrayList<>();

	/** The kind of each version, by its name. */
	Map<String, VersionKind> kinds(Set<String> versions) throws BenchmarkException, OverheadException {
		Map<String, VersionKind> read = new HashMap<>();
		Map<String, VersionKind> kindOf = new HashMap<>();
		for (Map.Entry<String, String> version : typed(versions).entrySet()) {
			if (!read.containsKey(version.getValue())) {
				List<String> warnings = new ArrayList<>();
				read.put(version.getValue(), VersionKinds.find(version.getValue(), warnings));
				warnings.forEach(warning -> command().getErr().println("sonde: " + warning));
			}
			kindOf.put(version.getKey(), read.get(version.getValue()));
		}
		return kindOf;
	}

	private Map<String, String> typed(Set<String> versions) {
		Map<String, String> typed = new HashMap<>();
		versions.forEach(version -> typed.put(version, VersionKinds.KIEKER));
		for (String kind : kinds) {
			int end = kind.lastIndexOf('=');
			if (end < 0) {
				versions.forEach(version -> typed.put(version, kind));
			} else if (versions.contains(kind.substring(0, end))) {
				typed.put(kind.substring(0, end), kind.substring(end + 1));
			} else {
				throw new ParameterException(command(), "--kind %s: there is no version '%s' here. Give one of: %s."
						.formatted(kind, kind.substring(0, end), String.join(", ", versions)));
			}
		}
		return typed;
	}

	/** The configurations of each version that are measured. */
	VersionWriters writers() {
		return new VersionWriters(writers);
	}

	/** The options that were given, as they would be typed again. */
	List<String> asTyped() {
		List<String> words = new ArrayList<>();
		for (String kind : kinds) {
			String named = kind.substring(kind.lastIndexOf('=') + 1);
			String version = kind.substring(0, kind.length() - named.length());
			words.add("--kind");
			words.add(version + (VersionKinds.ids().contains(named) ? named : FileNames.of(Path.of(named))));
		}
		if (!writers.isEmpty()) {
			words.addAll(List.of("--writer", String.join(",", writers)));
		}
		return words;
	}
}
