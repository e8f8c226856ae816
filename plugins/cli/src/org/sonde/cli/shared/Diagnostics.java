/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.shared;

import java.io.PrintWriter;
import java.util.function.Supplier;

import org.sonde.overhead.results.ResultSet;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ParameterException;

/** Reports what a command did to files. */
@Command
public final class Diagnostics extends CommandOptions {
	public PrintWriter err() {
		return command().getErr();
	}

	public void done(String sentence) {
		err().println(sentence);
	}

	/** A rule that a value on the command line breaks is an error of usage. */
	public <T> T valid(Supplier<T> attempt) {
		return valid(command(), attempt);
	}

	/** The same of an id. */
	public void requireId(String id) {
		valid(command(), "--id", () -> {
			ResultSet.requireId(id);
			return id;
		});
	}

	/** The same of a title, which is null if none is given. */
	public void requireTitle(String title) {
		if (title != null && title.isBlank()) {
			throw new ParameterException(command(), "Invalid value for option '--title': it must not be empty");
		}
	}

	/** The same of any command. */
	public static <T> T valid(CommandLine command, Supplier<T> attempt) {
		try {
			return attempt.get();
		} catch (IllegalArgumentException e) {
			throw new ParameterException(command, e.getMessage());
		}
	}

	/** The same of the value of one option. */
	public static <T> T valid(CommandLine command, String option, Supplier<T> attempt) {
		return valid(command, () -> {
			try {
				return attempt.get();
			} catch (IllegalArgumentException e) {
				throw new IllegalArgumentException("Invalid value for option '" + option + "': " + e.getMessage(), e);
			}
		});
	}
}
