/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.userprogram;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.sonde.benchmark.observer.Observer;
import org.sonde.instrumentation.export.AgentFiles;
import org.sonde.instrumentation.export.KiekerAgents;
import org.sonde.instrumentation.export.KiekerWriter;
import org.sonde.instrumentation.export.ObjectWeaving;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.run.JavaCommand;
import org.sonde.instrumentation.run.KiekerLaunch;
import org.sonde.instrumentation.run.LaunchException;
import org.sonde.instrumentation.run.ObjectLaunch;
import org.sonde.instrumentation.run.ProgramStart;
import org.sonde.overhead.results.Phase;

/**
 * How the user's program is started with the observer, and with probes in a state.
 *
 * @param export   folder to which the probes were exported
 * @param observer its jar
 */
record ForkCommand(UserProgram program, MeasuredProbes probes, Path export, KiekerAgents agents, Path observer) {
	/** Loaded by the observer with a library of its own; nothing of the plan is in them. */
	private static final String UNIT_LOADER = "org.sonde.benchmark.observer.Observer$UnitLoader";
	private static final String LOADERS_TO_SKIP = "-Daj.weaving.loadersToSkip=";

	ProgramStart start() {
		JavaCommand command = program.command();
		return new ProgramStart(program.java().feature(), command.options(), command.modulePath());
	}

	/**
	 * The command line.
	 *
	 * @param settings of the observer
	 * @param log      existing folder for what is recorded
	 * @param port     to which records are sent, if they are
	 * @throws LaunchException if it cannot be started with probes
	 */
	List<String> of(Phase phase, Path settings, Path log, Optional<Integer> port) throws LaunchException {
		JavaCommand command = program.command();
		List<String> additions = new ArrayList<>(List.of("-javaagent:" + observer + "=" + settings.toAbsolutePath()));
		if (phase != Phase.NONE) {
			additions.addAll(switch (probes) {
				case ProbedPlan methods -> kieker(methods, phase, log, port);
				case WatchedPlan watched -> objects(phase, log);
			});
		}
		// Behind the weaver.
		additions.add("-javaagent:" + observer + "=" + Observer.SECOND);
		return command.with(program.java().java(), additions,
				phase == Phase.NONE ? command.classPath() : agents.classPath(command.classPath()));
	}

	private List<String> kieker(ProbedPlan plan, Phase phase, Path log, Optional<Integer> port) throws LaunchException {
		AgentFiles files = plan.files();
		List<String> types = Stream.concat(files.collecting().stream(), files.deactivated().stream()).map(MethodSignature::declaringType)
				.distinct().toList();
		List<String> additions = weaving(new KiekerLaunch(export, agents.weaver(), log).additions(start(), types, plan.patterns()));
		if (phase != Phase.WRITING) {
			KiekerWriter.DISCARD.properties().forEach((name, value) -> additions.add("-D" + name + "=" + value));
		}
		if (phase == Phase.DEACTIVATED) {
			additions.add("-Dkieker.monitoring.enabled=false");
		}
		plan.megabytes().ifPresent(most -> additions.add(KiekerWriter.mostMegabytes(most)));
		port.ifPresent(number -> additions.add(KiekerWriter.port(number)));
		return additions;
	}

	/** Starts it like {@code sonde run}. Without the log, no observer gets events. */
	private List<String> objects(Phase phase, Path log) throws LaunchException {
		ObjectLaunch.check(start());
		// Watched fields are assigned in any type.
		List<String> kieker = new KiekerLaunch(export, agents.weaver(), log).additions(start(), List.of(), true);
		List<String> additions = weaving(ObjectLaunch.added(kieker, export));
		additions.add(ObjectLaunch.logTo(phase == Phase.WRITING ? Optional.of(log.resolve(ObjectWeaving.LOG)) : Optional.empty()));
		return additions;
	}

	private static List<String> weaving(List<String> arguments) {
		return new ArrayList<>(arguments.stream()
				.map(argument -> argument.startsWith(LOADERS_TO_SKIP) ? argument + "," + UNIT_LOADER : argument).toList());
	}
}
