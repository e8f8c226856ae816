/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.run;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.sonde.instrumentation.export.ObjectWeaving;
import org.sonde.objects.weaving.agent.ObjectAgent;

/** How a program that is started with Kieker's probes is started with those of fields and objects, too. */
final class ObjectLaunch {
	private static final String CONFIGURATION = "-Dorg.sonde.objects.configuration=";

	private ObjectLaunch() {
	}

	/**
	 * The arguments with those of the object monitoring. Its agent is the first, so that it runs before any
	 * class is woven, and once more behind the weaver.
	 *
	 * @param kieker what {@link KiekerLaunch} adds
	 * @param export folder the plan was exported to
	 */
	static List<String> added(List<String> kieker, Path export) {
		String agent = "-javaagent:" + absolute(export, ObjectWeaving.AGENT);
		List<String> arguments = new ArrayList<>(List.of(agent, CONFIGURATION + absolute(export, ObjectWeaving.PROPERTIES)));
		for (String argument : kieker) {
			arguments.add(argument.startsWith(KiekerLaunch.CONFIGURATION) ? argument + ";file:" + absolute(export, ObjectWeaving.AOP_XML) : argument);
			if (KiekerLaunch.isWeaver(argument)) {
				arguments.add(agent + "=" + ObjectAgent.BEHIND);
			}
		}
		if (kieker.stream().noneMatch(KiekerLaunch::isWeaver)) {
			arguments.add(agent + "=" + ObjectAgent.BEHIND); // the program's own weaver comes before
		}
		return List.copyOf(arguments);
	}

	private static Path absolute(Path export, String file) {
		return export.resolve(file).toAbsolutePath();
	}
}
