/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.results;

import java.util.List;
import java.util.OptionalDouble;

import org.sonde.cli.shared.CommandProblem;
import org.sonde.cli.shared.ExitCode;
import org.sonde.cli.shared.Failures;
import org.sonde.cli.shared.PrintingCommand;
import org.sonde.cli.shared.ResultSets;
import org.sonde.common.digits.Digits;
import org.sonde.common.table.Table;
import org.sonde.overhead.cost.Prediction;
import org.sonde.overhead.cost.Validation;
import org.sonde.overhead.results.ResultSet;
import org.sonde.report.results.PredictionsJson;

import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code sonde results validate}: the cost model compared with runs that it was not fitted on. */
@Command(name = "validate", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
		description = "Test the cost model on a result set with several depths. Predicts the overhead of each run from the others, and prints the errors.")
public final class ResultsValidateCommand extends PrintingCommand {
	@Parameters(paramLabel = "ID|FILE", description = "The result set.")
	private String idOrFile;

	@Override
	public Integer call() throws Exception {
		ResultSet results = ResultSets.open(idOrFile, output.err());
		List<Prediction> predictions = Validation.of(results);
		if (predictions.isEmpty()) {
			throw new Failures.Failed(CommandProblem.NOTHING_TO_PREDICT, idOrFile);
		}
		switch (output.format()) {
			case json -> output.json(PredictionsJson.of(results, predictions));
			case csv -> output.table(rows(predictions));
			case table -> output.print(summaries(predictions));
		}
		return ExitCode.OK;
	}

	private static String summaries(List<Prediction> predictions) {
		return new Table(
				List.of("clock", "up to", "predicted from", "predictions", "median error [%]", "p90 error [%]", "in 95 % interval [%]",
				"in estimate interval [%]"), Validation.summaries(predictions).stream()
						.map(one -> List.of(one.clock().keyword(), one.upTo().keyword(), one.way().keyword(),
								Integer.toString(one.predictions()),
								percent(one.medianError()), percent(one.p90Error()), percent(one.intervalCoverage()),
								percent(one.estimateCoverage())))
						.toList()).aligned()
				+ "error: in percent of the overhead (response time minus that of the run without probes). --format csv prints every prediction.\n";
	}

	private static String percent(OptionalDouble share) {
		return share.isPresent() ? percent(share.getAsDouble()) : "none";
	}

	private static String percent(double share) {
		return Digits.fixed(100 * share, 1);
	}

	private static Table rows(List<Prediction> predictions) {
		return new Table(List.of("run", "clock", "upTo", "predictedFrom", "callShape", "executionsPerTrace", "observedNanosPerTrace",
				"predictedNanosPerTrace", "intervalLow", "intervalHigh", "estimateLow", "estimateHigh"),
				predictions.stream().map(one -> List.of(one.run(), one.clock().keyword(), one.upTo().keyword(), one.way().keyword(),
						one.shape().keyword(), cell(one.executions()), cell(one.observedNanos()), cell(one.predictedNanos()),
						one.interval().map(interval -> cell(interval.low())).orElse(""),
						one.interval().map(interval -> cell(interval.high())).orElse(""), cell(one.estimate().low()),
						cell(one.estimate().high()))).toList());
	}

	private static String cell(double value) {
		return Digits.plain(Digits.withoutNoise(value));
	}
}
