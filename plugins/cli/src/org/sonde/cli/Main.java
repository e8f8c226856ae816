/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

import picocli.AutoComplete.GenerateCompletion;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;

/** The {@code sonde} command: what Sonde does, from a shell. */
@Command(name = "sonde", mixinStandardHelpOptions = true, versionProvider = Version.class,
		description = "Plan the probes that monitor a Java program, see what they will cost, and weigh what a monitoring component "
				+ "wins in speed against the code it takes.",
		synopsisSubcommandLabel = "COMMAND", usageHelpAutoWidth = true,
		subcommands = { DemoCommand.class, MetricsCommand.class, CompareCommand.class, ResultsCommand.class, EstimateCommand.class,
				ExportCommand.class, TracesCommand.class, CallsCommand.class, TradeOffCommand.class, ReportCommand.class, GenerateCompletion.class,
				HelpCommand.class },
		exitCodeListHeading = "%nExit codes:%n",
		exitCodeList = { ExitCode.OK + ":the answer was given", ExitCode.FAILED + ":there is no answer; the message says why and what helps",
				ExitCode.USAGE + ":the command was not understood", ExitCode.BUG + ":Sonde itself failed; please report it" },
		footer = { "", "Completion in bash and zsh: source <(sonde generate-completion)" })
public final class Main {
	private Main() {
	}

	/** Runs one command and exits with its code. */
	public static void main(String[] arguments) {
		// The terminal's encoding is whatever the machine was set up with; files and pipes are to hold the same bytes everywhere.
		System.setOut(new PrintStream(System.out, false, StandardCharsets.UTF_8));
		System.setErr(new PrintStream(System.err, true, StandardCharsets.UTF_8));
		int code = commandLine().execute(arguments);
		System.out.flush();
		System.exit(code);
	}

	/** The command with all its subcommands, ready to be executed any number of times. */
	public static CommandLine commandLine() {
		return new CommandLine(new Main()).setCaseInsensitiveEnumValuesAllowed(true)
				.setExecutionExceptionHandler(new Failures());
	}
}
