/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Names of commands that are no longer in the help. They work until version 0.2. */
final class OldNames {
	private static final Set<String> HELP = Set.of("help", "-h", "--help", "-V", "--version");
	private static final Set<String> TRADE_OFF = Set.of("show", "measured", "add", "remove", "list");
	private static final Set<String> HISTORY = Set.of("create", "changes");

	private OldNames() {
	}

	/** Returns the arguments with the names that commands have today. {@code tradeoff} without a command shows. */
	static String[] replaced(String... arguments) {
		if (arguments.length == 0) {
			return arguments;
		}
		List<String> rest = List.of(arguments).subList(1, arguments.length);
		return switch (arguments[0]) {
			case "measured" -> with(rest, "tradeoff", "measured");
			case "tunings" -> replaced(with(rest, "tradeoff"));
			case "tradeoff" -> begins(rest, TRADE_OFF) ? arguments : with(rest, "tradeoff", "show");
			case "results" -> ofResults(rest);
			default -> arguments;
		};
	}

	private static String[] ofResults(List<String> rest) {
		String command = rest.isEmpty() ? "" : rest.getFirst();
		if (command.equals("changes")) {
			return with(rest.subList(1, rest.size()), "results", "history", "changes");
		}
		if (command.equals("history") && rest.size() > 1 && !begins(rest.subList(1, rest.size()), HISTORY)) {
			return with(rest.subList(1, rest.size()), "results", "history", "create");
		}
		return with(rest, "results");
	}

	private static boolean begins(List<String> arguments, Set<String> commands) {
		return !arguments.isEmpty() && (commands.contains(arguments.getFirst()) || HELP.contains(arguments.getFirst()));
	}

	private static String[] with(List<String> rest, String... names) {
		return Stream.concat(Stream.of(names), rest.stream()).toArray(String[]::new);
	}
}
