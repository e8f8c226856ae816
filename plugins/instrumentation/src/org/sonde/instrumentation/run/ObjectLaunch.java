/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.run;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.sonde.instrumentation.export.ObjectWeaving;
import org.sonde.objects.weaving.agent.ObjectAgent;

/** Adds probes of fields and objects to the start of a program with Kieker's probes. */
public final class ObjectLaunch {
	/** The first Java in which constructors may assign fields before they call another one (JEP 513). */
	private static final int FIRST_JAVA_OF_EARLY_ASSIGNMENTS = 25;
	private static final String CONFIGURATION = "-Dorg.sonde.objects.configuration=";
	private static final String LOG = "-Dorg.sonde.objects.log=";

	private ObjectLaunch() {
	}

	/**
	 * Checks that the guard against classes that cannot be woven is where it works.
	 *
	 * @throws LaunchException if the program's own weaver is in front of the guard, and its Java may have such classes
	 */
	public static void check(ProgramStart program) throws LaunchException {
		if (program.hasWeaver() && program.javaFeature() >= FIRST_JAVA_OF_EARLY_ASSIGNMENTS) {
			throw new LaunchException(LaunchProblem.OWN_WEAVER, program.javaFeature());
		}
	}

	/**
	 * The arguments with those of the object monitoring. Its agent is in front of the weaver that Sonde adds, so that it runs before any
	 * class is woven, and once more behind the weaver. A weaver that the program brings is in front of both.
	 *
	 * @param kieker what {@link KiekerLaunch} adds
	 * @param export folder the plan was exported to
	 */
	public static List<String> added(List<String> kieker, Path export) {
		String agent = "-javaagent:" + absolute(export, ObjectWeaving.AGENT);
		List<String> arguments = new ArrayList<>(List.of(agent, CONFIGURATION + absolute(export, ObjectWeaving.PROPERTIES)));
		for (String argument : kieker) {
			arguments.add(argument.startsWith(KiekerLaunch.CONFIGURATION) ? argument + ";file:" + absolute(export, ObjectWeaving.AOP_XML)
					: argument);
			if (KiekerLaunch.isWeaver(argument)) {
				arguments.add(agent + "=" + ObjectAgent.BEHIND);
			}
		}
		if (kieker.stream().noneMatch(KiekerLaunch::isWeaver)) {
			arguments.add(agent + "=" + ObjectAgent.BEHIND);
		}
		return List.copyOf(arguments);
	}

	/**
	 * An argument that overrides the export: where the log of events is.
	 *
	 * @param log empty for none
	 */
	public static String logTo(Optional<Path> log) {
		return LOG + log.map(file -> file.toAbsolutePath().toString()).orElse("");
	}

	private static Path absolute(Path export, String file) {
		return export.resolve(file).toAbsolutePath();
	}
}
