/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.html;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

import org.sonde.report.figure.Figure;
import org.sonde.report.tradeoff.TradeOffPoint;
import org.sonde.report.tradeoff.TuningSeries;
import org.sonde.report.tradeoff.Verdict;

/** One series of tunings, as the page shows it. */
record TradeOffView(String id, String title, String citation, List<String> notes, List<PointRow> points, boolean hasThroughput,
		boolean hasVerdicts, List<ChartView> charts) {

	/**
	 * @param codeUnknown the one reason why nothing is known of the code in numbers; empty if something is, or the reasons differ
	 */
	record PointRow(String name, String change, FigureView overhead, FigureView throughput, FigureView linesOfCode,
			FigureView cyclomatic,
			FigureView informationComplexity, String codeUnknown, String verdict, String verdictReasons, String verdictPlace,
			List<String> notes) {
	}

	private record Axis(String id, String name, Function<TradeOffPoint, Figure> figure) {
	}

	private static final List<Axis> AXES = List.of(
			new Axis("loc", "Lines of code", TradeOffPoint::linesOfCode),
			new Axis("cyclomatic", "Cyclomatic complexity [per method]", TradeOffPoint::cyclomatic),
			new Axis("information", "Information complexity [bits]", TradeOffPoint::informationComplexity));

	static TradeOffView of(TuningSeries series, Sources sources) {
		List<TradeOffPoint> points = series.points();
		boolean hasThroughput = points.stream().anyMatch(point -> point.throughput().isPresent());
		boolean hasVerdicts = points.stream().anyMatch(point -> point.verdict().isPresent());
		return new TradeOffView(series.id(), series.title(), series.citation(), series.notes(),
				points.stream().map(point -> row(point, sources)).toList(), hasThroughput, hasVerdicts, charts(series, points));
	}

	private static PointRow row(TradeOffPoint point, Sources sources) {
		Figure noThroughput = new Figure.Unknown("the source gives no throughput");
		return new PointRow(point.name(), point.change(), FigureView.of(point.overhead(), sources),
				FigureView.of(point.throughput().orElse(noThroughput), sources), FigureView.of(point.linesOfCode(), sources),
				FigureView.of(point.cyclomatic(), sources), FigureView.of(point.informationComplexity(), sources),
				codeUnknown(point),
				point.verdict().map(verdict -> verdict.decision().word()).orElse(""),
				point.verdict().map(Verdict::reasons).orElse(""),
				point.verdict().map(Verdict::place).orElse(""), point.notes());
	}

	private static String codeUnknown(TradeOffPoint point) {
		List<String> reasons = AXES.stream().map(axis -> axis.figure().apply(point))
				.map(figure -> figure instanceof Figure.Unknown unknown ? unknown.reason() : "").distinct().toList();
		return reasons.size() == 1 ? reasons.getFirst() : "";
	}

	/** A plane per measure of which some point has both coordinates; without any, the overhead alone, if there is one. */
	private static List<ChartView> charts(TuningSeries series, List<TradeOffPoint> points) {
		List<ChartView> charts = new ArrayList<>();
		for (Axis axis : AXES) {
			if (points.stream().anyMatch(point -> isKnown(point.overhead()) && isKnown(axis.figure().apply(point)))) {
				charts.add(ChartView.ofPlane("chart-" + series.id() + "-" + axis.id(), series.title(), axis.name(), points,
						points.stream().map(axis.figure()).toList()));
			}
		}
		if (charts.isEmpty() && points.stream().anyMatch(point -> isKnown(point.overhead()))) {
			charts.add(ChartView.ofSteps("chart-" + series.id(), series.title(), points));
		}
		return charts;
	}

	boolean hasCharts() {
		return !charts.isEmpty();
	}

	boolean hasPlane() {
		return charts.stream().anyMatch(chart -> chart.type().equals("plane"));
	}

	private static boolean isKnown(Figure figure) {
		return figure instanceof Figure.Known;
	}
}
