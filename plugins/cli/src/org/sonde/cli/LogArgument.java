/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;

import org.sonde.overhead.digits.Counted;
import org.sonde.report.observed.Recorded;
import org.sonde.traces.operations.OperationCounts;

import picocli.CommandLine.Parameters;

/** The monitoring log that a command reads. */
final class LogArgument {
	@Parameters(paramLabel = "LOG", description = "A folder that Kieker wrote, or one that holds such folders.")
	private Path log;

	/** Without the folders of this machine. */
	String name() {
		return FileNames.of(log);
	}

	OperationCounts read() throws Failures.Failed {
		try {
			return OperationCounts.read(log);
		} catch (IOException e) {
			throw Failures.Failed.unreadable(log, e);
		}
	}

	/** The operations of the log. */
	static List<Recorded> recorded(OperationCounts counts) {
		return counts.executions().entrySet().stream()
				.map(entry -> new Recorded(entry.getKey(), entry.getValue(), counts.callsPerSecond(entry.getKey()))).toList();
	}

	/** Prints what was skipped or is in doubt. */
	static void warn(OperationCounts counts, PrintWriter err) {
		counts.problems().forEach(problem -> err.println("sonde: " + problem));
		if (counts.problemsUnlisted() > 0) {
			err.println("sonde: and " + Counted.of(counts.problemsUnlisted(), "more problem") + " that "
					+ (counts.problemsUnlisted() == 1 ? "is" : "are") + " not listed");
		}
	}

	/** Without a record there is no answer. */
	static int code(OperationCounts counts) {
		return counts.recordsRead() == 0 ? ExitCode.FAILED : ExitCode.OK;
	}
}
