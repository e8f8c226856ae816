/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports;

/** The questions that an import may ask. */
public enum QuestionKind {

	/** Which of several experiments in the file. */
	EXPERIMENT("experiment"),
	/** Recursion depth: executions per trace. */
	DEPTH("depth"),
	/** The unit of the response times. */
	UNIT("unit"),
	/** Name and version of the monitoring framework. */
	FRAMEWORK("framework"),
	/** A keyword of {@link org.sonde.overhead.results.ProbeKind}. */
	PROBE_KIND("probe"),
	/** The time in µs that the benchmark's method takes by itself. */
	METHOD_TIME("method-time"),
	/** Records that one trace makes. */
	RECORDS("records"),
	/** The phase of one configuration: a keyword of {@link org.sonde.overhead.results.Phase}. */
	PHASE("phase"),
	/** The name of one configuration for people. */
	LABEL("label"),
	/** The year in which the benchmark ran. */
	YEAR("year");

	private final String keyword;

	QuestionKind(String keyword) {
		this.keyword = keyword;
	}

	/** Returns the keyword on the command line. */
	public String keyword() {
		return keyword;
	}
}
