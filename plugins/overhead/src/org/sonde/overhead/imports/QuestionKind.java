/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports;

/** What an import may have to ask. */
public enum QuestionKind {

	/** Which of several experiments in the file. */
	EXPERIMENT("experiment"),
	/** Recursion depth: executions per trace. */
	DEPTH("depth"),
	/** Of the response times. */
	UNIT("unit"),
	/** Name and version of the monitoring framework. */
	FRAMEWORK("framework"),
	/** A keyword of {@link org.sonde.overhead.results.ProbeKind}. */
	PROBE_KIND("probe"),
	/** In µs, that the benchmark's method takes by itself. */
	METHOD_TIME("method-time"),
	/** Records that one trace makes. */
	RECORDS("records"),
	/** Of one configuration: a keyword of {@link org.sonde.overhead.results.Phase}. */
	PHASE("phase"),
	/** Of one configuration: its name for people. */
	LABEL("label"),
	/** In which the benchmark ran. */
	YEAR("year");

	private final String keyword;

	QuestionKind(String keyword) {
		this.keyword = keyword;
	}

	/** As the command line spells it. */
	public String keyword() {
		return keyword;
	}
}
