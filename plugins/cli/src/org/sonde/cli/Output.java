/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import java.io.PrintWriter;

import org.sonde.report.code.CodeJson;
import org.sonde.report.code.Table;

import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;
import tools.jackson.databind.JsonNode;

/** Where and how a command prints its data. */
final class Output {
	@Option(names = { "-f", "--format" }, paramLabel = "FORMAT",
			description = "How to print: ${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
	private Format format;

	@Spec(Target.MIXEE)
	private CommandSpec command;

	Output() {
		this(Format.table);
	}

	/** @param usual the format where none is asked for */
	Output(Format usual) {
		format = usual;
	}

	Format format() {
		return format;
	}

	/** The command that prints. */
	CommandLine command() {
		return command.commandLine();
	}

	PrintWriter out() {
		return command.commandLine().getOut();
	}

	/** For what is not data: hints, warnings, progress. */
	PrintWriter err() {
		return command.commandLine().getErr();
	}

	/** Prints text as it is. */
	void print(String text) {
		out().print(text);
		out().flush();
	}

	void json(JsonNode data) {
		CodeJson.write(data, out());
		out().flush();
	}

	/** Data in one line, for programs that read while more comes. */
	void line(JsonNode data) {
		print(data + "\n");
	}

	void table(Table table) {
		print(format == Format.csv ? table.csv() : table.aligned());
	}
}
