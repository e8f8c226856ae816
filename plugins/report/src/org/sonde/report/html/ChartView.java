/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.html;

import java.util.ArrayList;
import java.util.List;

import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.cost.ProbeEstimate;
import org.sonde.overhead.digits.Digits;
import org.sonde.overhead.statistics.Interval;
import org.sonde.report.figure.Figure;
import org.sonde.report.tradeoff.TradeOffPoint;

/**
 * A chart: its data for the script, and its content in words for those who do not see it. All texts are made here.
 *
 * @param type {@code rows}: an interval per named row; {@code plane}: points with intervals upwards
 * @param rows for {@code rows} from top to bottom; for {@code plane} in the order of the series
 */
record ChartView(String id, String type, String description, String xName, String yName, List<Mark> rows) {

	/**
	 * @param x position to the right; null if unknown
	 * @param y position upwards, for {@code plane} only; null if unknown
	 * @param low the thin line's lower end; null without an interval
	 * @param innerLow the thick line's lower end; null without one
	 * @param verdict adopted, rejected or none
	 * @param label the number with interval and unit
	 * @param brief the number with its interval
	 */
	record Mark(String name, Double x, Double y, Double low, Double high, Double innerLow, Double innerHigh, String verdict,
			String label,
			String brief) {
	}

	/** Cost per second of probes; thin: the estimate interval, thick: the measurement interval. */
	static ChartView ofCosts(String id, String plan, List<ProbeEstimate> probes) {
		List<Mark> marks = new ArrayList<>();
		StringBuilder words = new StringBuilder("Cost per second of the probes of " + plan + ", in ms/s.");
		for (ProbeEstimate probe : probes) {
			Estimate.Known cost = (Estimate.Known) probe.millisPerSecond();
			String number = Digits.withInterval(cost.estimate(), "");
			String label = number + " ms/s";
			marks.add(new Mark(shortName(probe.load().signature()), cost.value(), null, cost.estimate().low(),
					cost.estimate().high(),
					cost.measurement().map(Interval::low).orElse(null), cost.measurement().map(Interval::high).orElse(null),
					"none", label, number));
			words.append(' ').append(probe.load().signature()).append(": ").append(label).append('.');
		}
		return new ChartView(id, "rows", words.toString(), "Cost [ms of application-thread time per second]", "", marks);
	}

	/** Overhead by tuning, where nothing is known of the code in numbers. */
	static ChartView ofSteps(String id, String title, List<TradeOffPoint> points) {
		List<Mark> marks = points.stream().filter(point -> point.overhead() instanceof Figure.Known)
				.map(point -> mark(point, point.overhead(), null)).toList();
		return new ChartView(id, "rows", words("Overhead of monitoring, " + title + ".", marks), axis("Overhead", points), "",
				marks);
	}

	/** Overhead against one measure of the code; a point without one of the two is a line. */
	static ChartView ofPlane(String id, String title, String xName, List<TradeOffPoint> points, List<Figure> complexities) {
		List<Mark> marks = new ArrayList<>();
		for (int i = 0; i < points.size(); i++) {
			marks.add(mark(points.get(i), points.get(i).overhead(), complexities.get(i)));
		}
		return new ChartView(id, "plane", words("Overhead of monitoring against " + xName + ", " + title + ".", marks), xName,
				axis("Overhead", points), marks);
	}

	private static Mark mark(TradeOffPoint point, Figure overhead, Figure complexity) {
		Double cost = overhead instanceof Figure.Known known ? known.value() : null;
		Interval interval = overhead instanceof Figure.Known known ? known.interval().orElse(null) : null;
		Double code = complexity instanceof Figure.Known known ? known.value() : null;
		boolean plane = complexity != null;
		String label = shown(overhead) + (plane ? "; " + shown(complexity) : "");
		return new Mark(point.name(), plane ? code : cost, plane ? cost : null, interval == null ? null : interval.low(),
				interval == null ? null : interval.high(), null, null,
				point.verdict().map(verdict -> verdict.decision().word()).orElse("none"), label,
				overhead instanceof Figure.Known known ? known.numberAndInterval() : "unknown");
	}

	private static String shown(Figure figure) {
		return figure instanceof Figure.Known known ? known.text() : "unknown";
	}

	private static String words(String start, List<Mark> marks) {
		StringBuilder words = new StringBuilder(start);
		for (Mark mark : marks) {
			words.append(' ').append(mark.name()).append(": ").append(mark.label());
			words.append(mark.verdict().equals("none") ? "." : ", " + mark.verdict() + ".");
		}
		return words.toString();
	}

	private static String axis(String name, List<TradeOffPoint> points) {
		return points.stream().map(TradeOffPoint::overhead).filter(Figure.Known.class::isInstance).map(Figure.Known.class::cast)
				.map(Figure.Known::unit).distinct().reduce((one, other) -> one + " or " + other)
				.map(unit -> name + " [" + unit + "]").orElse(name);
	}

	/** {@code Cart.add(String)} of {@code void shop.Cart.add(java.lang.String)}. */
	static String shortName(String signature) {
		int open = signature.indexOf('(') < 0 ? signature.length() : signature.indexOf('(');
		int dot = signature.lastIndexOf('.', open);
		int start = Math.max(signature.lastIndexOf('.', dot - 1), signature.lastIndexOf(' ', dot)) + 1;
		return signature.substring(start, open) + signature.substring(open).replaceAll("[^,.()\\[\\]]+\\.(?!\\.)", "");
	}
}
