/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.program;

import java.nio.file.Path;
import java.time.LocalDate;

import org.sonde.benchmark.machine.Machine;
import org.sonde.benchmark.userprogram.UserProgram;
import org.sonde.instrumentation.plan.Plan;

/**
 * Under which conditions a program was measured, in words.
 *
 * @param date            when, as in {@code 2026-11-23}
 * @param main            the main class, or module
 * @param program         what ran: main class and arguments
 * @param plan            its name or file
 * @param recordTo        where the records went
 * @param java            version and vendor
 * @param machine         processor and memory
 * @param operatingSystem name, version, architecture
 */
public record ProgramConditions(String date, String main, String program, String plan, String recordTo, String java, String machine,
		String operatingSystem) {

	/**
	 * Of a measurement on this machine.
	 *
	 * @param name of the program: its main class or module, or what else tells it from others
	 * @param file of the plan, which is called so if it has no name
	 */
	public static ProgramConditions here(LocalDate date, String name, UserProgram program, Plan plan, Path file) {
		Machine machine = Machine.here();
		return new ProgramConditions(date.toString(), name, String.join(" ", program.command().program()),
				plan.getName() == null ? file.getFileName().toString() : plan.getName(), plan.getRecordTo().getLiteral(),
				(program.java().version() + " " + program.java().vendor()).strip(), machine.description(), machine.operatingSystem());
	}
}
