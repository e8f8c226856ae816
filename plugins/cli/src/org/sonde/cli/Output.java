/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import java.io.PrintWriter;

import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;
import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;

/** Where and how a command prints its data. */
final class Output {
	/** Made when first needed: every command has this mixin, and most runs print no JSON. */
	private static final class Json {
		static final ObjectWriter WRITER = JsonMapper.builder().build().writer()
				.with(new DefaultPrettyPrinter().withObjectIndenter(new DefaultIndenter("  ", "\n"))
						.withArrayIndenter(new DefaultIndenter("  ", "\n")));
	}

	@Option(names = { "-f", "--format" }, defaultValue = "table", paramLabel = "FORMAT",
			description = "How to print: ${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
	private Format format;

	@Spec(Target.MIXEE)
	private CommandSpec command;

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
		print(Json.WRITER.writeValueAsString(data) + "\n");
	}

	void table(Table table) {
		print(format == Format.csv ? table.csv() : table.aligned());
	}
}
