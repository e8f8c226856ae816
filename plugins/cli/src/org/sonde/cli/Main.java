/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

import org.sonde.cli.bench.BenchCommand;
import org.sonde.cli.code.CompareCommand;
import org.sonde.cli.code.HistoryCommand;
import org.sonde.cli.code.HypergraphCommand;
import org.sonde.cli.code.MetricsCommand;
import org.sonde.cli.code.ProfilesCommand;
import org.sonde.cli.estimate.EstimateCommand;
import org.sonde.cli.objects.ObjectsCommand;
import org.sonde.cli.plan.ExportCommand;
import org.sonde.cli.plan.ImportConfigCommand;
import org.sonde.cli.plan.PatternsCommand;
import org.sonde.cli.plan.PlaceCommand;
import org.sonde.cli.plan.PlanCommand;
import org.sonde.cli.plan.RunCommand;
import org.sonde.cli.plan.SuggestCommand;
import org.sonde.cli.refine.RefineCommand;
import org.sonde.cli.results.ResultsCommand;
import org.sonde.cli.shared.CommandProblem;
import org.sonde.cli.shared.ExitCode;
import org.sonde.cli.shared.Failures;
import org.sonde.cli.shared.TerminalWriter;
import org.sonde.cli.traces.CallsCommand;
import org.sonde.cli.traces.RecordCommand;
import org.sonde.cli.traces.TracesCommand;
import org.sonde.cli.tradeoff.TradeOffCommand;
import org.sonde.common.files.IoErrorText;

import picocli.AutoComplete.GenerateCompletion;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;
import picocli.CommandLine.TypeConversionException;

/** The {@code sonde} command: what Sonde does, from a shell. */
@Command(name = "sonde", mixinStandardHelpOptions = true, versionProvider = Version.class,
		description = "Plan the probes that monitor a Java program, and estimate what they cost. "
				+ "Weigh the speed of a monitoring component against its size and complexity.", synopsisSubcommandLabel = "COMMAND", usageHelpAutoWidth = true,
		subcommands = { DemoCommand.class, MetricsCommand.class, CompareCommand.class, HistoryCommand.class, HypergraphCommand.class,
				ProfilesCommand.class, ResultsCommand.class, BenchCommand.class, EstimateCommand.class, ExportCommand.class,
				ImportConfigCommand.class, RunCommand.class, SuggestCommand.class, PlaceCommand.class, RefineCommand.class,
				TracesCommand.class, CallsCommand.class, RecordCommand.class, ObjectsCommand.class, PatternsCommand.class,
				TradeOffCommand.class, PlanCommand.class, ReportCommand.class,
				CheckCommand.class, GenerateCompletion.class, HelpCommand.class }, exitCodeListHeading = "%nExit codes:%n",
		exitCodeList = { ExitCode.OK + ":success", ExitCode.FAILED + ":no result; the message says why and what to do",
						ExitCode.USAGE + ":usage error: unknown option or invalid value",
						ExitCode.BROKEN + ":check found something broken, or refine did not keep the budget",
						ExitCode.BUG + ":an error in Sonde; please report it", ExitCode.OUTPUT_LOST + ":the output could not be written",
				ExitCode.INTERRUPTED + ":interrupted by Ctrl-C" },
		footer = { "", "Completion in bash and zsh: source <(sonde generate-completion)" })
public final class Main {
	private static final String READER_GONE = "broken pipe";
	/** Set by the script that starts the command, if its standard output is a terminal; Java itself cannot tell before release 22. */
	private static final String SCREEN = "sonde.screen";

	private Main() {
	}

	/** Runs one command and exits with its code. */
	public static void main(String[] arguments) {
		Locale.setDefault(Locale.ROOT); // messages stand in data too, and those are the same everywhere
		// System.out would not report that a disk is full.
		System.exit(run(new FileOutputStream(FileDescriptor.out), new FileOutputStream(FileDescriptor.err), arguments));
	}

	/**
	 * Runs one command. The terminal's encoding is whatever the machine was set up with; files and pipes are to hold the same bytes
	 * everywhere, so both streams get UTF-8.
	 *
	 * @return its exit code; {@link ExitCode#OUTPUT_LOST} if its answer did not get through
	 */
	static int run(OutputStream standardOutput, OutputStream standardError, String... arguments) {
		WatchedOutput watched = new WatchedOutput(standardOutput);
		PrintWriter out = new PrintWriter(watched, false, StandardCharsets.UTF_8);
		PrintWriter err = new PrintWriter(standardError, true, StandardCharsets.UTF_8);
		CommandLine sonde = commandLine().setOut(new TerminalWriter(out, Boolean.getBoolean(SCREEN))).setErr(new TerminalWriter(err, true));
		int code = sonde.execute(DeprecatedCommands.replaced(sonde, arguments));
		out.flush();
		if (watched.trouble().isPresent()) {
			String why = IoErrorText.inWords(watched.trouble().get());
			// The reader of a pipe, such as head, may stop when it has seen enough: not worth a message.
			if (!why.equals(READER_GONE)) {
				err.println("sonde: " + CommandProblem.OUTPUT_LOST.message(why));
			}
			return code == ExitCode.OK ? ExitCode.OUTPUT_LOST : code;
		}
		return code;
	}

	/** The command with all its subcommands, ready to be executed any number of times. */
	public static CommandLine commandLine() {
		Failures failures = new Failures();
		CommandLine command = new CommandLine(new Main()).setCaseInsensitiveEnumValuesAllowed(true).setExecutionExceptionHandler(failures)
				.setParameterExceptionHandler(failures).registerConverter(double.class, Main::number)
				.registerConverter(Double.class, Main::number);
		command.setExecutionStrategy(Main::execute);
		CommandGroups.group(command);
		command.getSubcommands().values().forEach(Main::addVersion);
		return command;
	}

	/** The help of every command offers {@code --version}. */
	private static void addVersion(CommandLine command) {
		command.getCommandSpec().versionProvider(new Version());
		command.getSubcommands().values().forEach(Main::addVersion);
	}

	/** Java also takes NaN and Infinity for numbers, which are not amounts of anything. */
	private static double number(String typed) {
		try {
			double number = Double.parseDouble(typed);
			if (Double.isFinite(number)) {
				return number;
			}
		} catch (NumberFormatException e) {
			// The same answer as for the others.
		}
		throw new TypeConversionException("'" + typed + "' is not a number");
	}

	/** Help is our own text, which may be in colour. */
	private static int execute(ParseResult arguments) {
		for (ParseResult at = arguments; at != null; at = at.subcommand()) {
			if (at.isUsageHelpRequested() || at.isVersionHelpRequested() || at.commandSpec().helpCommand()) {
				CommandLine sonde = arguments.commandSpec().commandLine();
				sonde.setOut(TerminalWriter.exact(sonde.getOut()));
			}
		}
		return new RunLast().execute(arguments);
	}
}
