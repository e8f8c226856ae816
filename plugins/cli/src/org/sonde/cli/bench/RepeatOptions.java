/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.bench;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.sonde.cli.shared.CommandOptions;
import org.sonde.overhead.ShellWords;

import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** Adds the arguments with which a built-in series was measured, so that everybody can measure it again. */
public final class RepeatOptions extends CommandOptions {

	private static final String BUILT_IN = "--built-in";
	private static final String CLONE = "--clone";
	/** Each has its arguments in a resource of this name. */
	private static final List<String> SERIES = List.of("kieker-releases", "kieker-releases-events", "kieker-early-releases",
			"kieker-early-releases-events", "tunings-2014", "refactoring-2016");
	private static final String OF_CLONE = "${clone}";
	/** The beginning of a line in the resource that says how the repetition differs. */
	private static final String NOTE = "# ";

	@Option(names = BUILT_IN, paramLabel = "SERIES",
			description = "Measure a built-in series again, as Sonde's authors did: kieker-releases, kieker-releases-events (1.8 and "
			+ "later), kieker-early-releases, kieker-early-releases-events (up to 1.8), tunings-2014 or refactoring-2016. "
			+ "Prints the command that this stands for. Your own options take precedence.")
	private String series;

	@Option(names = CLONE, paramLabel = "FOLDER",
			description = "Your clone of Kieker's repository with its tags, for all --built-in but kieker-releases and "
			+ "kieker-releases-events.")
	private Path clone;

	boolean isGiven() {
		return series != null;
	}

	/** @throws ParameterException unless either versions are named, or a built-in series with all that it needs */
	void check(List<String> specs) {
		if (isGiven() && !specs.isEmpty()) {
			throw wrong(BUILT_IN + " names the versions: give no others, found " + specs.getFirst());
		}
		if (!isGiven() && clone != null) {
			throw wrong(CLONE + " needs " + BUILT_IN);
		}
		if (!isGiven() && specs.isEmpty()) {
			throw wrong("Missing required parameter: '[NAME=]SPEC', or " + BUILT_IN);
		}
		if (isGiven() && !SERIES.contains(series)) {
			throw wrong("Invalid value for option '" + BUILT_IN + "': '" + series + "' is not one of " + String.join(", ", SERIES));
		}
		if (isGiven() && clone == null && arguments().anyMatch(line -> line.contains(OF_CLONE))) {
			throw wrong(BUILT_IN + " " + series + " needs " + CLONE
					+ ", because its versions are not on Maven Central: git clone https://github.com/kieker-monitoring/kieker");
		}
	}

	private ParameterException wrong(String message) {
		return new ParameterException(command(), message);
	}

	/** Prints the command that the options stand for, and how its figures differ from the built-in ones, and runs it. */
	int run() {
		List<String> arguments = new ArrayList<>(List.of("bench", "versions"));
		ParseResult typed = command().getParseResult();
		arguments().filter(argument -> !argument.startsWith("--") || !typed.hasMatchedOption(argument.substring(0, argument.indexOf('='))))
				.map(this::filled).forEach(arguments::add);
		typed.matchedOptions().stream().filter(option -> !List.of(BUILT_IN, CLONE).contains(option.longestName()))
				.forEach(option -> arguments.addAll(typed(option)));
		command().getErr().println("sonde " + ShellWords.line(arguments));
		lines().filter(line -> line.startsWith(NOTE)).forEach(line -> command().getErr().println(line.substring(NOTE.length())));
		return command().getCommandSpec().root().commandLine().execute(arguments.toArray(String[]::new));
	}

	private static List<String> typed(OptionSpec option) {
		return option.arity().max() == 0 ? List.of(option.longestName())
				: option.originalStringValues().stream().map(value -> option.longestName() + "=" + value).toList();
	}

	private String filled(String argument) {
		Path home = Path.of(System.getProperty("sonde.home", ""));
		return argument.replace(OF_CLONE, String.valueOf(clone)).replace("${samples}", home.resolve("samples").toString());
	}

	private Stream<String> arguments() {
		return lines().filter(line -> !line.startsWith(NOTE));
	}

	/** An argument or a note a line. */
	private Stream<String> lines() {
		try (InputStream in = RepeatOptions.class.getResourceAsStream("repeat/" + series)) {
			return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines();
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}
}
