/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.shared;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.List;

import org.sonde.common.digits.Counted;
import org.sonde.report.traces.LogResults;
import org.sonde.report.traces.MonitoringLogs;
import org.sonde.report.traces.MonitoringLogs.Reading;
import org.sonde.report.traces.MonitoringLogs.WhenCancelled;
import org.sonde.traces.operations.OperationCounts;
import org.sonde.traces.reduction.LogAnalysis;

/** The monitoring logs that a command reads. */
public record Logs(List<Path> paths) {
	/** Describes what can be named as a log. */
	public static final String DESCRIPTION = "Kieker's log folders, archives of them, flight recordings (.jfr), spans (JSON of OpenTelemetry, Jaeger or Zipkin, protobuf of OpenTelemetry), or folders that contain them. Several logs are "
			+ "merged by the times of their records.";
	/** Invalid traces that are named on the terminal; JSON has more. */
	private static final int NAMED_TRACES = 5;

	/** The order of the arguments does not matter: the times in the logs decide. */
	public Logs {
		paths = paths.stream().sorted().toList();
	}

	/** What people and plans call them. */
	public String name(LogResults log) {
		return log.name(paths);
	}

	/** Reads the logs; with the result so far, if the command is interrupted. */
	public LogResults read(LogAnalysis.Options options, Interruption interruption, PrintWriter err) throws Failures.Failed {
		return read(Reading.USUAL, options, interruption, err);
	}

	/** Reads the logs likewise. */
	public LogResults read(Reading how, LogAnalysis.Options options, Interruption interruption, PrintWriter err) throws Failures.Failed {
		try (TerminalProgress progress = TerminalProgress.of(err)) {
			return MonitoringLogs.read(paths, how, options, progress.until(interruption::isInterrupted), WhenCancelled.RESULT_SO_FAR);
		} catch (IOException e) {
			throw Failures.Failed.unreadable(e instanceof FileSystemException problem ? problem.getFile() : paths.getFirst(), e);
		}
	}

	/** Prints what was skipped or is in doubt. */
	public static void warn(LogResults log, PrintWriter err) {
		OperationCounts counts = log.counts();
		counts.problems().forEach(problem -> err.println("sonde: " + problem));
		unlisted(counts.problemsUnlisted(), "problem", err);
		log.traces().problems().stream().limit(NAMED_TRACES)
				.forEach(problem -> err.println("sonde: " + problem));
		unlisted(log.traces().invalid() + log.traces().incomplete() + log.traces().abandoned()
				- Math.min(NAMED_TRACES, log.traces().problems().size()), "invalid or incomplete trace", err);
		if (!log.complete()) {
			err.println("sonde: cancelled; the figures cover what was read so far");
		}
	}

	private static void unlisted(long number, String what, PrintWriter err) {
		if (number > 0) {
			err.println("sonde: and " + Counted.of(number, "more " + what) + (number == 1 ? " that is" : " that are")
					+ " not listed");
		}
	}

	/** The same, and what had no record, where nothing else says why. */
	public void warnAlsoIfEmpty(LogResults log, PrintWriter err) {
		warn(log, err);
		List<Path> empty = log.counts().recordsRead() == 0 && log.complete() ? paths : log.unread();
		empty.stream().filter(path -> log.counts().problems().stream().noneMatch(problem -> problem.file().startsWith(path)))
				.forEach(path -> err.println("sonde: " + CommandProblem.NO_RECORD.message(FileNames.of(path))));
	}

	/** Without a record there is no answer; without those of one of the logs, it is incomplete. */
	public static int code(LogResults log) {
		return log.counts().recordsRead() == 0 || !log.unread().isEmpty() ? ExitCode.FAILED : ExitCode.OK;
	}
}
