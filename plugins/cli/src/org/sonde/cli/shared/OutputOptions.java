/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.shared;

import java.io.PrintWriter;

import org.sonde.common.table.Table;
import org.sonde.report.code.CodeJson;

import picocli.CommandLine.Option;
import tools.jackson.databind.JsonNode;

/** The options for where and how a command prints its data. */
public final class OutputOptions extends CommandOptions {
	/** The place of these options in the help of a command that orders its options itself. */
	static final int LAST = 100;

	@Option(names = { "-f", "--format" }, paramLabel = "FORMAT", order = LAST,
			description = "The output format: ${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
	private Format format;

	public OutputOptions() {
		this(Format.table);
	}

	/** @param usual the format where none is asked for */
	public OutputOptions(Format usual) {
		format = usual;
	}

	public Format format() {
		return format;
	}

	public PrintWriter out() {
		return command().getOut();
	}

	/** For what is not data: hints, warnings, progress. */
	public PrintWriter err() {
		return command().getErr();
	}

	/** Prints text; what is for programs exactly. */
	public void print(String text) {
		PrintWriter out = format == Format.table ? out() : TerminalWriter.ofData(out());
		out.print(text);
		out.flush();
	}

	public void json(JsonNode data) {
		PrintWriter out = TerminalWriter.ofData(out());
		CodeJson.write(data, out);
		out.flush();
	}

	/** Data in one line, for programs that read while more comes. */
	public void line(JsonNode data) {
		print(data + "\n");
	}

	public void table(Table table) {
		print(format == Format.csv ? table.csv() : table.aligned());
	}
}
