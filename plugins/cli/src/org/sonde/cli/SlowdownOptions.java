/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.sonde.cli.shared.CommandOptions;
import org.sonde.cli.shared.CommandProblem;
import org.sonde.cli.shared.Failures;
import org.sonde.cli.shared.FileNames;
import org.sonde.cli.shared.ResultSets;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.results.ResultSet;
import org.sonde.report.check.CheckResult;
import org.sonde.report.check.PerformanceRule;
import org.sonde.report.check.Place;
import org.sonde.report.results.ResultComparison;

import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** A result set that must not be slower than another. */
final class SlowdownOptions extends CommandOptions {
	private static final double PERCENT = 100;

	@Option(names = "--measured", paramLabel = "ID|FILE",
			description = "A result set that must not be significantly slower than --against.")
	private String measured;

	@Option(names = "--against", paramLabel = "ID|FILE", description = "The result set to compare --measured with.")
	private String against;

	@Option(names = "--tolerance", paramLabel = "PERCENT",
			description = "How much slower it may be, in percent. Default: 0, so any significant difference counts.")
	private Double tolerance;

	boolean given() {
		return measured != null;
	}

	/** @throws ParameterException if options lack one another, or the tolerance is none */
	void check() {
		if (given() != (against != null)) {
			throw new ParameterException(command(), "--measured and --against must be given together");
		}
		if (tolerance != null && !(given() && tolerance >= 0 && tolerance < Double.POSITIVE_INFINITY)) {
			throw new ParameterException(command(), "--tolerance needs --measured, and a percentage of 0 or more");
		}
	}

	/** One for each configuration. */
	List<CheckResult> results(PrintWriter err) throws OverheadException, Failures.Failed {
		if (!given()) {
			return List.of();
		}
		ResultSet before = ResultSets.open(against, err);
		ResultSet after = ResultSets.open(measured, err);
		ResultComparison comparison = ResultComparison.together(before, after);
		if (comparison.rows().isEmpty()) {
			throw new Failures.Failed(CommandProblem.NOTHING_IN_COMMON, measured, against);
		}
		Path file = Path.of(measured);
		return PerformanceRule.of(comparison, tolerance == null ? 0 : tolerance / PERCENT,
				Files.isRegularFile(file) ? Optional.of(new Place(FileNames.fromHere(file), 1)) : Optional.empty());
	}
}
