/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.html;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.sonde.common.digits.Digits;
import org.sonde.common.table.Table;
import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.ConditionName;
import org.sonde.report.figure.Figure;
import org.sonde.report.tradeoff.ComplexityMeasure;
import org.sonde.report.tradeoff.Consequences;
import org.sonde.report.tradeoff.Effect;
import org.sonde.report.tradeoff.OverheadMeasure;
import org.sonde.report.tradeoff.ParetoStatus;
import org.sonde.report.tradeoff.SeriesOrigin;
import org.sonde.report.tradeoff.TradeOffPlane;
import org.sonde.report.tradeoff.TradeOffPoint;
import org.sonde.report.tradeoff.TuningSeries;
import org.sonde.report.tradeoff.Verdict;
import org.sonde.report.tunings.BuiltInTunings;
import org.sonde.report.tunings.SeriesComparison;
import org.sonde.report.tunings.SeriesComparisonTable;
import org.sonde.report.tunings.SeriesRatios;
import org.sonde.report.versions.VersionHistory;
import org.sonde.report.versions.VersionHistoryDrawing;
import org.sonde.report.versions.VersionHistoryTable;

/** One series of tunings, as the page shows it. */
record TradeOffModel(String id, String title, String source, List<String> notes, List<PointRow> points, boolean hasThroughput,
		boolean hasProcessorTime, boolean hasVerdicts, boolean hasConsequences, boolean hasStandings, List<ConditionRow> conditions,
		List<ChartModel> charts, List<RatiosModel> ratios, List<HistoryModel> histories) {

	/** HTML needs none, and no address is in the page. */
	private static final String SVG_NAMESPACE = " xmlns=\"http://www.w3.org/2000/svg\"";

	/**
	 * @param codeUnknown the one reason why nothing is known of the code in numbers; empty if something is, or the reasons differ
	 * @param standings by each measure of the code with a known figure
	 */
	record PointRow(String key, String name, String change, FigureModel overhead, FigureModel throughput, FigureModel processorTime,
			FigureModel linesOfCode, FigureModel cyclomatic, FigureModel informationComplexity, String codeUnknown, List<String> standings,
			String verdict, String verdictReasons, String verdictPlace, List<String> effects, List<String> lost, List<String> notes) {

		boolean hasEffects() {
			return !effects.isEmpty();
		}

		boolean hasLost() {
			return !lost.isEmpty();
		}
	}

	/** Response times ÷ those of the first tuning, next to published ones if there are any. */
	record RatiosModel(String caption, List<String> headings, List<List<String>> rows, List<String> notes) {
	}

	/** The changes from tuning to tuning: a picture, and the table behind it. */
	record HistoryModel(String svg, List<String> headings, List<List<String>> rows) {
	}

	/** A condition of the measurements; where it is not the same for all, each tuning has its own. */
	record ConditionRow(String name, String value) {
	}

	static TradeOffModel of(TuningSeries series, Sources sources) {
		List<TradeOffPoint> points = series.points();
		List<TradeOffPlane> planes = Stream.of(ComplexityMeasure.values())
				.map(measure -> TradeOffPlane.of(points, OverheadMeasure.RESPONSE_TIME, measure))
				.toList();
		boolean standings = planes.stream().flatMap(plane -> plane.places().stream())
				.anyMatch(place -> !(place.standing() instanceof ParetoStatus.Open));
		List<PointRow> rows = new ArrayList<>();
		for (int i = 0; i < points.size(); i++) {
			rows.add(row("tuning-" + series.id() + "-" + i, points.get(i), standings(planes, i), sources));
		}
		return new TradeOffModel(series.id(), series.title(), series.source(), series.notes(), rows,
				points.stream().anyMatch(point -> point.throughput().isPresent()),
				points.stream().anyMatch(point -> isKnown(point.processorTime())),
				points.stream().anyMatch(point -> point.verdict().isPresent()),
				points.stream().anyMatch(point -> !point.consequences().equals(Consequences.NONE)), standings, conditions(points),
				charts(series, planes), ratios(series), histories(VersionHistory.of(series)));
	}

	/** One, if there are two overheads to compare. A published series shows its own ratios alone. */
	private static List<RatiosModel> ratios(TuningSeries series) {
		Optional<SeriesComparison> published = series.origin() == SeriesOrigin.PUBLISHED ? Optional.empty()
				: BuiltInTunings.list().stream().filter(other -> other.origin() == SeriesOrigin.PUBLISHED)
						.flatMap(other -> SeriesComparison.find(other, series).stream()).findFirst();
		Optional<RatiosModel> next = published.map(comparison -> ratios(comparison.base() + ", next to the published ratios",
				SeriesComparisonTable.of(comparison), SeriesComparisonTable.notes(comparison)));
		return next.or(() -> SeriesRatios.of(series).map(ratios -> ratios(ratios.base(), ratios.table(), List.of()))).stream().toList();
	}

	private static RatiosModel ratios(String base, Table table, List<String> notes) {
		return new RatiosModel("Response time ÷ that of " + base, table.headings(), table.rows(), notes);
	}

	/** One, if there are two overheads to compare. */
	private static List<HistoryModel> histories(VersionHistory history) {
		if (!history.isComparison()) {
			return List.of();
		}
		Table table = VersionHistoryTable.of(history);
		return List.of(new HistoryModel(VersionHistoryDrawing.svg(history).replace(SVG_NAMESPACE, ""), table.headings(), table.rows()));
	}

	private static PointRow row(String key, TradeOffPoint point, List<String> standings, Sources sources) {
		return new PointRow(key, point.name(), point.change(), FigureModel.of(point.overhead(), sources),
				FigureModel.of(OverheadMeasure.THROUGHPUT.of(point), sources), FigureModel.of(point.processorTime(), sources),
				FigureModel.of(point.linesOfCode(), sources), FigureModel.of(point.cyclomatic(), sources),
				FigureModel.of(point.informationComplexity(), sources), codeUnknown(point), standings,
				point.verdict().map(verdict -> verdict.decision().keyword()).orElse(""),
				point.verdict().map(Verdict::reasons).orElse(""),
				point.verdict().map(Verdict::place).orElse(""), point.consequences().effects().stream().map(Effect::text).toList(),
				point.consequences().lost().stream().map(Consequences.Loss::text).toList(), point.notes());
	}

	/** Reports once what holds by several measures. */
	private static List<String> standings(List<TradeOffPlane> planes, int point) {
		List<ParetoStatus> known = planes.stream().map(plane -> plane.places().get(point).standing())
				.filter(standing -> !(standing instanceof ParetoStatus.Open))
				.distinct().toList();
		return known.stream()
				.map(standing -> standing.text() + " (" + planes.stream()
						.filter(plane -> plane.places().get(point).standing().equals(standing))
				.map(plane -> plane.code().label().toLowerCase(Locale.ROOT)).collect(Collectors.joining(", ")) + ")").toList();
	}

	private static String codeUnknown(TradeOffPoint point) {
		List<String> reasons = Stream.of(ComplexityMeasure.values()).map(measure -> measure.of(point))
				.map(figure -> figure instanceof Figure.Unknown unknown ? unknown.reason() : "").distinct().toList();
		return reasons.size() == 1 ? reasons.getFirst() : "";
	}

	private static List<ConditionRow> conditions(List<TradeOffPoint> points) {
		List<TradeOffPoint> measured = points.stream().filter(point -> !point.conditions().values().isEmpty()).toList();
		List<ConditionRow> rows = new ArrayList<>();
		for (ConditionName name : ConditionName.values()) {
			List<String> values = measured.stream()
					.map(point -> point.conditions().find(name).map(condition -> value(name, condition)).orElse("unknown"))
					.toList();
			if (values.stream().allMatch("unknown"::equals)) {
				continue; // what no source states is listed nowhere
			}
			rows.add(new ConditionRow(name.label(), values.stream().distinct().count() == 1 ? values.getFirst()
					: IntStream.range(0, values.size()).mapToObj(i -> measured.get(i).name() + ": " + values.get(i))
							.collect(Collectors.joining("; "))));
		}
		return rows;
	}

	private static String value(ConditionName name, Condition condition) {
		String value = name.isNumber() ? Digits.grouped(condition.value()) : condition.value();
		return condition instanceof Condition.Assumed assumed ? value + " (assumed: " + assumed.reason() + ")" : value;
	}

	/** A plane per measure of which some point has both coordinates; without any, the overhead or the code alone. */
	private static List<ChartModel> charts(TuningSeries series, List<TradeOffPlane> planes) {
		List<ChartModel> charts = new ArrayList<>();
		for (TradeOffPlane plane : planes) {
			if (plane.places().stream().anyMatch(TradeOffPlane.Place::isPoint)) {
				charts.add(ChartModel.ofPlane(id(series, plane), series.title(), plane));
			}
		}
		if (charts.isEmpty() && planes.getFirst().places().stream().anyMatch(place -> isKnown(place.overhead()))) {
			charts.add(ChartModel.ofSteps("chart-" + series.id(), series.title(), planes.getFirst()));
		}
		for (TradeOffPlane plane : planes) {
			if (charts.size() < planes.size() && plane.places().stream().noneMatch(place -> isKnown(place.overhead()))
					&& plane.places().stream().filter(place -> isKnown(place.code())).count() > 1) {
				charts.add(ChartModel.ofCode(id(series, plane), series.title(), plane));
			}
		}
		return charts;
	}

	private static String id(TuningSeries series, TradeOffPlane plane) {
		return "chart-" + series.id() + "-" + ((ComplexityMeasure) plane.code()).keyword();
	}

	boolean hasCharts() {
		return !charts.isEmpty();
	}

	boolean hasPlane() {
		return charts.stream().anyMatch(chart -> chart.type().equals("plane"));
	}

	boolean hasJudgement() {
		return hasStandings || hasConsequences;
	}

	boolean hasConditions() {
		return !conditions.isEmpty();
	}

	private static boolean isKnown(Figure figure) {
		return figure instanceof Figure.Known;
	}
}
