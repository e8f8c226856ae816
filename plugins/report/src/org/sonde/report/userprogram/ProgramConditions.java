/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.userprogram;

import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;

import org.sonde.benchmark.machine.Machine;
import org.sonde.benchmark.userprogram.MeasuredProbes;
import org.sonde.benchmark.userprogram.ProgramEffort;
import org.sonde.benchmark.userprogram.UserProgram;
import org.sonde.common.digits.Digits;
import org.sonde.instrumentation.export.KiekerAgents;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.run.JavaCommand;

/**
 * Under which conditions a program was measured, in words.
 *
 * @param date            when, as in {@code 2026-11-23}
 * @param main            the main class, or module
 * @param program         what ran: main class and arguments
 * @param javaOptions     options of its JVM, or none
 * @param classPath       folders and jars, as they were given
 * @param effort          JVMs and times
 * @param monitoring      versions of what monitors
 * @param plan            its name or file
 * @param recordTo        where the records went
 * @param java            version and vendor
 * @param machine         processor and memory
 * @param operatingSystem name, version, architecture
 */
public record ProgramConditions(String date, String main, String program, String javaOptions, String classPath, String effort,
		String monitoring, String plan, String recordTo, String java, String machine, String operatingSystem) {

	private static final double MILLIS_PER_SECOND = 1000;

	/**
	 * Of a measurement on this machine.
	 *
	 * @param name   of the program: its main class or module, or what else tells it from others
	 * @param probes what is measured
	 * @param file   of the plan, which is called so if it has no name
	 * @param effort with which it is measured
	 */
	public static ProgramConditions here(String name, UserProgram program, MeasuredProbes.Kind probes, Plan plan, Path file,
			ProgramEffort effort) {
		Machine machine = Machine.here();
		boolean events = probes == MeasuredProbes.Kind.EVENTS;
		return new ProgramConditions(LocalDate.now().toString(), name, String.join(" ", program.command().program()),
				program.command().options().isEmpty() ? "none" : String.join(" ", program.command().options()),
				JavaCommand.joined(program.command().classPath()), words(effort),
				(events ? "object monitoring of Sonde" : "Kieker " + KiekerAgents.KIEKER_VERSION) + ", AspectJ "
						+ KiekerAgents.WEAVER_VERSION,
				plan.getName() == null ? file.getFileName().toString() : plan.getName(),
				events ? "log of events" : plan.getRecordTo().getLiteral(),
				(program.java().version() + " " + program.java().vendor()).strip(), machine.description(), machine.operatingSystem());
	}

	private static String words(ProgramEffort effort) {
		return effort.leastForks() + " to " + effort.mostForks() + " JVMs per state, " + seconds(effort.warmUp()) + " warm-up, "
				+ seconds(effort.steady()) + " observed, windows of " + effort.window().toMillis() + " ms, at most "
				+ seconds(effort.timeBox());
	}

	private static String seconds(Duration time) {
		return Digits.plain(time.toMillis() / MILLIS_PER_SECOND) + " s";
	}
}
