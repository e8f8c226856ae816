/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.tradeoff;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

import org.sonde.cli.shared.Diagnostics;
import org.sonde.cli.shared.ExitCode;
import org.sonde.cli.shared.PrintingCommand;
import org.sonde.cli.shared.SeriesArgument;
import org.sonde.common.keyword.Keyword;
import org.sonde.report.figure.Figure;
import org.sonde.report.tradeoff.CodeMeasure;
import org.sonde.report.tradeoff.ComplexityMeasure;
import org.sonde.report.tradeoff.Effect;
import org.sonde.report.tradeoff.OverheadMeasure;
import org.sonde.report.tradeoff.TradeOffJson;
import org.sonde.report.tradeoff.TradeOffPlane;
import org.sonde.report.tradeoff.TradeOffPlot;
import org.sonde.report.tradeoff.TradeOffPoint;
import org.sonde.report.tradeoff.TradeOffTable;
import org.sonde.report.tradeoff.TuningSeries;
import org.sonde.report.tradeoff.WeightedIndex;
import org.sonde.report.tunings.BuiltInTunings;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

/** {@code sonde tradeoff show}: what tunings win in overhead against what they do to the code. */
@Command(name = "show", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
		description = "Show tunings of monitoring frameworks, published or your own: overhead against size and complexity of the code. "
		+ "Also shows which tunings others dominate, and the authors' verdicts. A figure that a source does not state is unknown.")
public final class TradeOffShowCommand extends PrintingCommand {
	private static final String INDEX = "index";

	@Parameters(arity = "0..1", paramLabel = "SERIES|FILE", description = SeriesArgument.NAMED + " Default: all built-in series.")
	private String named;

	@Option(names = "--overhead", paramLabel = "MEASURE", defaultValue = "response-time",
			description = "The measure of the overhead: response-time, throughput or cpu." + DEFAULT)
	private String overhead;

	@Option(names = "--against", paramLabel = "MEASURE", defaultValue = "information",
			description = "The code's measure: loc, cyclomatic, information, or index, the weighted mean of their ratios to the first tuning."
			+ DEFAULT)
	private String against;

	@Option(names = "--weights", paramLabel = "LOC,CYCLOMATIC,INFORMATION",
			description = "The weight of each measure in the index, such as 1,0,2. Default: equal weights.")
	private String weights;

	@Mixin
	private PictureOptions picture;

	@Override
	public Integer call() throws Exception {
		OverheadMeasure upwards = Diagnostics.valid(output.command(), "--overhead",
				() -> Keyword.of(OverheadMeasure.class, overhead));
		CodeMeasure code = code();
		picture.check(named != null);
		List<TuningSeries> series = named == null ? BuiltInTunings.list() : List.of(SeriesArgument.open(named, output.err()));
		switch (output.format()) {
			case json -> output.json(TradeOffJson.of(series, upwards, code));
			case csv -> output.table(TradeOffTable.csv(series, upwards, code));
			case table -> {
				for (TuningSeries one : series) {
					output.print(one.title() + " (" + one.id() + ")\n" + one.source() + "\n\n");
					TradeOffPlane plane = TradeOffPlane.of(one.points(), upwards, code);
					output.table(TradeOffTable.of(plane));
					output.print("Standing: " + upwards.label() + " against " + code.label().toLowerCase(Locale.ROOT) + ".\n");
					output.print(words(one) + "\n");
				}
			}
		}
		if (picture.isWanted()) {
			TuningSeries drawn = series.getFirst();
			picture.write(drawn.title(), TradeOffPlot.of(TradeOffPlane.of(drawn.points(), upwards, code)));
		}
		return ExitCode.OK;
	}

	private CodeMeasure code() {
		boolean index = against.equals(INDEX);
		if (weights != null && !index) {
			throw new ParameterException(output.command(), "--weights needs --against index");
		}
		if (!index) {
			return Keyword.find(ComplexityMeasure.class, against).orElseThrow(() -> new ParameterException(output.command(),
					"Invalid value for option '--against': \"" + against + "\" is not one of "
							+ String.join(", ", Keyword.all(ComplexityMeasure.class)) + ", " + INDEX));
		}
		return weights == null ? WeightedIndex.EVEN
				: Diagnostics.valid(output.command(), "--weights", () -> WeightedIndex.parse(weights));
	}

	/** Returns what is in no table: notes, verdicts with their reasons, what is changed and lost. */
	private static String words(TuningSeries series) {
		StringBuilder text = new StringBuilder();
		series.notes().forEach(note -> text.append('\n').append(note));
		for (TradeOffPoint point : series.points()) {
			String name = "\n" + point.name() + ": ";
			point.verdict().ifPresent(verdict -> text.append(name).append(verdict.decision().keyword())
					.append(". ").append(verdict.reasons()).append(" (").append(verdict.place()).append(")"));
			if (!point.consequences().effects().isEmpty()) {
				text.append(name).append("affects ")
						.append(point.consequences().effects().stream().map(Effect::text).collect(Collectors.joining("; ")));
			}
			if (!point.consequences().lost().isEmpty()) {
				text.append(name).append("lost: ").append(point.consequences().losses());
			}
			if (point.informationComplexity() instanceof Figure.Unknown unknown) {
				text.append(name).append("complexity unknown: ").append(unknown.reason());
			}
			point.notes().forEach(note -> text.append(name).append(note));
		}
		reasonOfAll(series).ifPresent(reason -> text.append("\nOverhead unknown: ").append(reason));
		return text.append('\n').toString();
	}

	/** The one reason why no overhead of the series is known. */
	private static Optional<String> reasonOfAll(TuningSeries series) {
		List<String> reasons = series.points().stream().map(TradeOffPoint::overhead)
				.map(figure -> figure instanceof Figure.Unknown unknown ? unknown.reason() : "").distinct().toList();
		return reasons.size() == 1 && !reasons.getFirst().isEmpty() ? Optional.of(reasons.getFirst()) : Optional.empty();
	}
}
