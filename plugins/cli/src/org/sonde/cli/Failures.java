/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

import org.sonde.metrics.MetricsException;
import org.sonde.overhead.OverheadException;

import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.ParseResult;

/** Failures that users can do something about become a sentence; only the others show where in Sonde they happened. */
final class Failures implements IExecutionExceptionHandler {
	@Override
	public int handleExecutionException(Exception failure, CommandLine command, ParseResult arguments) {
		PrintWriter err = command.getErr();
		if (failure instanceof OverheadException || failure instanceof MetricsException || failure instanceof Failed) {
			err.println("sonde: " + failure.getMessage());
		} else if (failure instanceof IOException problem) {
			err.println("sonde: " + inWords(problem));
		} else {
			err.println("sonde: this is a bug in Sonde; please report it with the lines below.");
			failure.printStackTrace(err);
			return ExitCode.BUG;
		}
		return ExitCode.FAILED;
	}

	/** Java's exceptions about files often consist of the file's name alone. */
	private static String inWords(IOException problem) {
		return switch (problem) {
			case NoSuchFileException missing -> missing.getFile() + ": there is no such file";
			case AccessDeniedException denied -> denied.getFile() + ": permission denied";
			case FileSystemException other -> other.getFile() + ": " + (other.getReason() == null ? other.toString() : other.getReason());
			case FileNotFoundException missing -> missing.getMessage();
			default -> problem.getMessage() == null ? problem.toString() : problem.getMessage();
		};
	}

	/** A failure that a command found itself; the message says what was wrong, where, and what helps. */
	static final class Failed extends Exception {
		private static final long serialVersionUID = 1L;

		Failed(String message) {
			super(message);
		}
	}
}
