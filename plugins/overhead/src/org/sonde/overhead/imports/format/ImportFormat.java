/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports.format;

/** The formats that can be imported. Each is recognised by what is in a file, never by its name. */
public enum ImportFormat {

	RAW("raw file of MooBench"),
	RESULTS_TEXT("results-text.txt of MooBench's R script"),
	RESULTS_CSV("results-text.csv of MooBench's R script"),
	R_CONSOLE("what R printed on the terminal"),
	RESULTS_YAML("results.yaml or log of MooBench"),
	PARTIAL_JSON("partial JSON of compile-results"),
	HTML_TABLE("table of compile-results"),
	WEB_TABLES("tables of a web page as CSV"),
	STUDY("study of depths and shapes as CSV"),
	JMH_JSON("JSON of JMH"),
	BENCHMARK_DATA("data.js of github-action-benchmark"),
	AGENT_NIGHTS("results.csv of OpenTelemetry's overhead tests"),
	CONFIGURATION("configuration.txt of MooBench"),
	RUN_LOG("log or settings of a run");

	private final String label;

	ImportFormat(String label) {
		this.label = label;
	}

	/** Returns the label for people. */
	public String label() {
		return label;
	}
}
