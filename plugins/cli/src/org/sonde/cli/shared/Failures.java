/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.shared;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.util.concurrent.CancellationException;

import org.sonde.benchmark.BenchmarkException;
import org.sonde.common.files.FileInUseException;
import org.sonde.common.files.IoErrorText;
import org.sonde.instrumentation.export.reading.AgentConfigException;
import org.sonde.instrumentation.plan.PlanFileException;
import org.sonde.instrumentation.run.LaunchException;
import org.sonde.metrics.MetricsException;
import org.sonde.objects.client.ObjectsException;
import org.sonde.overhead.OverheadException;

import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** Failures that users can do something about become a sentence; only the others show where in Sonde they happened. */
public final class Failures implements IExecutionExceptionHandler, IParameterExceptionHandler {
	@Override
	public int handleExecutionException(Exception thrown, CommandLine command, ParseResult arguments) {
		PrintWriter err = command.getErr();
		// Code that walks through folders wraps the exception about one of them.
		Exception failure = thrown instanceof UncheckedIOException unchecked ? unchecked.getCause() : thrown;
		if (failure instanceof OverheadException || failure instanceof BenchmarkException || failure instanceof MetricsException
				|| failure instanceof Failed
				|| failure instanceof PlanFileException || failure instanceof LaunchException || failure instanceof AgentConfigException
				|| failure instanceof ObjectsException) {
			err.println("sonde: " + failure.getMessage());
		} else if (failure instanceof FileSystemException problem) {
			err.println("sonde: " + CommandProblem.UNREADABLE.message(problem.getFile(), IoErrorText.inWords(problem)));
		} else if (failure instanceof IOException problem) {
			err.println("sonde: " + IoErrorText.inWords(problem));
		} else if (failure instanceof CancellationException) {
			err.println("sonde: interrupted before there was a result");
			return ExitCode.INTERRUPTED;
		} else {
			err.println("sonde: this is a bug in Sonde; please report it with the lines below.");
			failure.printStackTrace(err);
			return ExitCode.BUG;
		}
		return ExitCode.FAILED;
	}

	/** The whole help would push the one sentence that matters off the screen. */
	@Override
	public int handleParseException(ParameterException failure, String[] arguments) {
		CommandLine command = failure.getCommandLine();
		PrintWriter err = command.getErr();
		err.println("sonde: " + UsageErrors.of(failure));
		err.println("Try '" + command.getCommandSpec().qualifiedName() + " --help'.");
		return ExitCode.USAGE;
	}

	/** A failure that a command found itself; the message says what was wrong, where, and what helps. */
	public static final class Failed extends Exception {
		private static final long serialVersionUID = 1L;

		public Failed(CommandProblem problem, Object... arguments) {
			super(problem.message(arguments));
		}

		public static Failed unreadable(Object file, IOException cause) {
			Failed failure = new Failed(CommandProblem.UNREADABLE, file, IoErrorText.inWords(cause));
			failure.initCause(cause);
			return failure;
		}

		public static Failed unwritable(Object file, IOException cause) {
			Failed failure = new Failed(cause instanceof FileInUseException ? CommandProblem.IN_USE : CommandProblem.UNWRITABLE, file,
					IoErrorText.inWords(cause));
			failure.initCause(cause);
			return failure;
		}
	}
}
