/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.program;

/**
 * Under which conditions a program was measured, in words.
 *
 * @param date            when, as in {@code 2026-11-23}
 * @param program         what ran: main class and arguments
 * @param plan            its name or file
 * @param recordTo        where the records went
 * @param java            version and vendor
 * @param machine         processor and memory
 * @param operatingSystem name, version, architecture
 */
public record ProgramConditions(String date, String program, String plan, String recordTo, String java, String machine,
		String operatingSystem) {
}
