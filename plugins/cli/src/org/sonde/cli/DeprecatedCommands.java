/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import java.util.List;
import java.util.stream.Stream;

import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/** Names of commands that are no longer in the help. They work until version 0.2. */
final class DeprecatedCommands {
	private static final String RESULTS = "results";
	private static final String TRADE_OFF = "tradeoff";
	private static final String HISTORY = "history";

	private DeprecatedCommands() {
	}

	/** Returns the arguments with the names that the commands of {@code sonde} have. {@code tradeoff} without a command shows. */
	static String[] replaced(CommandLine sonde, String... arguments) {
		if (arguments.length == 0) {
			return arguments;
		}
		List<String> rest = List.of(arguments).subList(1, arguments.length);
		return switch (arguments[0]) {
			case "measured" -> with(rest, TRADE_OFF, "measured");
			case "tunings" -> replaced(sonde, with(rest, TRADE_OFF));
			case TRADE_OFF -> understands(sonde.getSubcommands().get(TRADE_OFF), rest) ? arguments : with(rest, TRADE_OFF, "show");
			case RESULTS -> ofResults(sonde.getSubcommands().get(RESULTS), rest);
			default -> arguments;
		};
	}

	private static String[] ofResults(CommandLine results, List<String> rest) {
		String command = rest.isEmpty() ? "" : rest.getFirst();
		List<String> others = rest.isEmpty() ? rest : rest.subList(1, rest.size());
		if (command.equals("changes")) {
			return with(others, RESULTS, HISTORY, "changes");
		}
		if (command.equals(HISTORY) && !others.isEmpty() && !understands(results.getSubcommands().get(HISTORY), others)) {
			return with(others, RESULTS, HISTORY, "create");
		}
		return with(rest, RESULTS);
	}

	/** Whether the arguments begin with a command or an option of the command itself. */
	private static boolean understands(CommandLine command, List<String> arguments) {
		CommandSpec spec = command.getCommandSpec();
		return !arguments.isEmpty()
				&& (spec.subcommands().containsKey(arguments.getFirst()) || spec.optionsMap().containsKey(arguments.getFirst()));
	}

	private static String[] with(List<String> rest, String... names) {
		return Stream.concat(Stream.of(names), rest.stream()).toArray(String[]::new);
	}
}
