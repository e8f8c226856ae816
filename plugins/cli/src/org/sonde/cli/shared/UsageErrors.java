/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.shared;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.MutuallyExclusiveArgsException;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Says in Sonde's words what is wrong with a command: which option, what was given, and what helps. */
public final class UsageErrors {
	/** If there are more suggestions, users should read the help. */
	private static final int MOST_SUGGESTED = 3;
	private static final String NO_COMMAND = "Missing required subcommand";
	private static final String NO_SUCH_COMMAND = "Unknown subcommand '(.*)'\\.";

	/** The argument that starts a program, with options of its own. */
	private static final String PROGRAM = "COMMAND";

	private UsageErrors() {
	}

	public static String of(ParameterException failure) {
		CommandSpec command = failure.getCommandLine().getCommandSpec();
		return switch (failure) {
			case UnmatchedArgumentException unmatched -> unmatched(unmatched, command);
			case MissingParameterException missing -> missing(missing, command);
			case MutuallyExclusiveArgsException exclusive -> exclusive(exclusive);
			case OverwrittenOptionException twice -> name(twice.getOverwritten()) + " is given more than once: give it once";
			default -> failure.getArgSpec() != null ? invalid(failure) : general(failure.getMessage(), command);
		};
	}

	private static String unmatched(UnmatchedArgumentException failure, CommandSpec command) {
		String first = failure.getUnmatched().getFirst();
		if (failure.isUnknownOption()) {
			boolean startsProgram = command.positionalParameters().stream().anyMatch(argument -> argument.paramLabel().equals(PROGRAM));
			return first + " is not an option of '" + command.qualifiedName() + "'" + (startsProgram
					? ". If it is one of the program's, put -- before the command that starts the program: … -- java …"
					: suggested(failure.getSuggestions()));
		}
		if (command.positionalParameters().isEmpty() && !command.subcommands().isEmpty()) {
			return noSuchCommand(first, command, failure.getSuggestions());
		}
		return "'" + first + "' is one argument too many: '" + command.qualifiedName() + "' takes "
				+ (command.positionalParameters().isEmpty()
				? "only options" : command.positionalParameters().stream().map(ArgSpec::paramLabel).collect(Collectors.joining(" ")));
	}

	private static String noSuchCommand(String given, CommandSpec command, List<String> suggestions) {
		// Picocli's suggestions begin with the names of the commands above.
		List<String> names = suggestions.stream().map(name -> name.substring(name.lastIndexOf(' ') + 1)).toList();
		return "'" + given + "' is not a command of '" + command.qualifiedName() + "'"
				+ (names.isEmpty() ? "; choose one of " + commands(command) : suggested(names));
	}

	private static String commands(CommandSpec command) {
		return String.join(", ", command.subcommands().keySet());
	}

	private static String suggested(List<String> names) {
		return names.isEmpty() ? "" : ". Did you mean " + joined(names.subList(0, Math.min(MOST_SUGGESTED, names.size())), "or") + "?";
	}

	private static String missing(MissingParameterException failure, CommandSpec command) {
		// A misspelt option is why the right one is missing.
		List<String> unknown = failure.getCommandLine().getUnmatchedArguments();
		if (unknown.stream().anyMatch(one -> one.startsWith("-"))) {
			return unmatched(new UnmatchedArgumentException(failure.getCommandLine(), unknown), command);
		}
		List<ArgSpec> missing = failure.getMissing();
		boolean ofRequired = failure.getMessage().startsWith("Missing required") && !failure.getMessage().contains(" for option ");
		if (!ofRequired && missing.size() == 1 && missing.getFirst() instanceof OptionSpec option) {
			return option.longestName() + " needs a value: " + option.longestName() + " " + option.paramLabel();
		}
		List<String> all = Stream.concat(missing.stream().filter(ArgSpec::isOption),
				command.positionalParameters().stream().filter(positional -> missing.stream().anyMatch(first -> isFrom(first, positional))))
				.map(UsageErrors::typed).toList();
		return "'" + command.qualifiedName() + "' needs " + joined(all, "and")
				+ (all.size() == 1 ? ", which is missing" : ", which are missing");
	}

	/** Picocli names only the first missing argument. */
	private static boolean isFrom(ArgSpec missing, PositionalParamSpec other) {
		return missing instanceof PositionalParamSpec first && other.required() && other.index().min() >= first.index().min();
	}

	private static String joined(List<String> words, String last) {
		return words.size() == 1 ? words.getFirst()
				: String.join(", ", words.subList(0, words.size() - 1)) + " " + last + " " + words.getLast();
	}

	private static String typed(ArgSpec argument) {
		return argument instanceof OptionSpec option ? option.longestName() + " " + option.paramLabel() : argument.paramLabel();
	}

	private static String exclusive(MutuallyExclusiveArgsException failure) {
		// picocli keeps no list of them: "--a=A, --b=B are mutually exclusive (specify only one)".
		String options = Stream
				.of(failure.getMessage().replaceFirst("^Error: ", "").replaceFirst(" are mutually exclusive.*", "").split(", "))
				.map(option -> option.replaceFirst("=.*", "")).collect(Collectors.joining(" and "));
		return options + " exclude each other: give one of them";
	}

	private static String invalid(ParameterException failure) {
		ArgSpec argument = failure.getArgSpec();
		return "Invalid value for "
				+ (argument instanceof OptionSpec option ? "option '" + option.longestName() + "'" : argument.paramLabel())
				+ ": '" + failure.getValue() + "' " + rule(argument);
	}

	private static String rule(ArgSpec argument) {
		Class<?> type = argument.auxiliaryTypes()[argument.auxiliaryTypes().length - 1];
		if (argument.type() == Map.class) {
			return "is not " + argument.paramLabel();
		}
		if (type.isEnum()) {
			return "is none of " + Arrays.stream(type.getEnumConstants()).map(one -> one.toString().toLowerCase(Locale.ROOT))
					.collect(Collectors.joining(", "));
		}
		if (type == boolean.class || type == Boolean.class) {
			return "is not allowed: the option takes no value";
		}
		return type == double.class || type == Double.class ? "is not a number" : "is not a whole number";
	}

	private static String name(ArgSpec argument) {
		return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
	}

	private static String general(String message, CommandSpec command) {
		if (message.equals(NO_COMMAND)) {
			return "'" + command.qualifiedName() + "' needs a command, one of " + commands(command);
		}
		return message.matches(NO_SUCH_COMMAND) ? noSuchCommand(message.replaceFirst(NO_SUCH_COMMAND, "$1"), command.parent() == null
				? command : command.parent(), List.of()) : message;
	}
}
