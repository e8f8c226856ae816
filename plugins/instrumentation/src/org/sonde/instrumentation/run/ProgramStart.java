/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.run;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How a program is started without probes, as far as that matters to the probes.
 *
 * @param javaFeature feature version of the Java that runs it, such as 21
 * @param arguments   the arguments of the JVM that the user gave, each a word of its own
 * @param modulePath  folders and jars of named modules; empty for a program on the class path
 */
public record ProgramStart(int javaFeature, List<String> arguments, List<Path> modulePath) {
	private static final String AGENT = "-javaagent:";

	/** Copies its arguments. */
	public ProgramStart {
		arguments = List.copyOf(arguments);
		modulePath = List.copyOf(modulePath);
	}

	/** The jars of the agents, in the order in which they are started. */
	List<Path> agents() {
		return arguments.stream().filter(argument -> argument.startsWith(AGENT))
				.map(argument -> Path.of(argument.substring(AGENT.length()).replaceFirst("=.*", ""))).toList();
	}

	/** Whether AspectJ's weaver is one of them: Sonde does not add it then. */
	public boolean hasWeaver() {
		return agents().stream().anyMatch(KiekerLaunch::isWeaver);
	}

	/** The value of a system property; the last one wins, as it does in the JVM. */
	Optional<String> property(String name) {
		return arguments.reversed().stream().filter(argument -> argument.startsWith("-D" + name + "="))
				.map(argument -> argument.substring(argument.indexOf('=') + 1)).findFirst();
	}

	boolean hasOption(String name) {
		return arguments.stream().anyMatch(argument -> argument.equals(name) || argument.startsWith(name + "="));
	}

	/** Returns the folders and jars that {@code --patch-module} adds to named modules, by the name of the module. */
	Map<String, List<Path>> patches() {
		Map<String, List<Path>> patches = new LinkedHashMap<>();
		for (String patch : values("--patch-module")) {
			int equals = patch.indexOf('=');
			if (equals > 0) {
				patches.computeIfAbsent(patch.substring(0, equals), none -> new ArrayList<>())
						.addAll(Arrays.stream(patch.substring(equals + 1).split(File.pathSeparator)).map(Path::of).toList());
			}
		}
		return patches;
	}

	/** The values of an option that may be given as {@code --option value} and {@code --option=value}. */
	private List<String> values(String option) {
		List<String> values = new ArrayList<>();
		for (int i = 0; i < arguments.size(); i++) {
			if (arguments.get(i).equals(option) && i + 1 < arguments.size()) {
				values.add(arguments.get(i + 1));
			} else if (arguments.get(i).startsWith(option + "=")) {
				values.add(arguments.get(i).substring(option.length() + 1));
			}
		}
		return values;
	}
}
