/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.html;

import java.util.ArrayList;
import java.util.List;


import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.cost.ProbeEstimate;
import org.sonde.overhead.cost.impact.CostUnit;
import org.sonde.overhead.statistics.Interval;
import org.sonde.overhead.statistics.IntervalText;
import org.sonde.report.figure.Figure;
import org.sonde.report.traces.OperationNames;
import org.sonde.report.tradeoff.ParetoStatus;
import org.sonde.report.tradeoff.TradeOffPlane;

/**
 * A chart: its data for the script, and its content in words for those who do not see it. All texts are made here.
 *
 * @param type {@code rows}: an interval per named row; {@code plane}: points with intervals; {@code steps}: a value upwards per name
 * @param rows for {@code rows} from top to bottom; for {@code plane} in the order of the series
 */
record ChartModel(String id, String type, String description, String xName, String yName, List<Mark> rows) {

	/**
	 * @param x position to the right; null if unknown
	 * @param y position upwards, for {@code plane} and {@code steps}; null if unknown
	 * @param low the thin line's lower end, upwards in a plane; null without an interval
	 * @param xLow the lower end to the right, in a plane; null without an interval
	 * @param innerLow the thick line's lower end; null without one
	 * @param verdict adopted, rejected or none
	 * @param front whether it lies on the Pareto front
	 * @param standing among the others, in words; empty if not compared with them
	 * @param label the number with interval and unit
	 * @param brief the number with its interval
	 */
	record Mark(String name, Double x, Double y, Double low, Double high, Double xLow, Double xHigh, Double innerLow, Double innerHigh,
			String verdict, boolean front, String standing, String label, String brief) {
	}

	/** Cost per second of probes; thin: the estimate interval, thick: the measurement interval. */
	static ChartModel ofCosts(String id, String plan, List<ProbeEstimate> probes) {
		List<Mark> marks = new ArrayList<>();
		StringBuilder words = new StringBuilder("Cost per second of the probes of " + plan + ".");
		for (ProbeEstimate probe : probes) {
			Estimate.Known cost = (Estimate.Known) probe.millisPerSecond();
			String number = IntervalText.of(cost.estimate(), "");
			String label = CostUnit.perSecond(cost.estimate());
			marks.add(new Mark(OperationNames.brief(probe.load().signature()), cost.value(), null, cost.estimate().low(),
					cost.estimate().high(), null, null,
					cost.measurement().map(Interval::low).orElse(null), cost.measurement().map(Interval::high).orElse(null),
					"none", false, "", label, number));
			words.append(' ').append(probe.load().signature()).append(": ").append(label).append('.');
		}
		return new ChartModel(id, "rows", words.toString(), "Cost [ms of application-thread time per second]", "", marks);
	}

	/** Overhead by tuning, where nothing is known of the code in numbers. */
	static ChartModel ofSteps(String id, String title, TradeOffPlane plane) {
		List<Mark> marks = plane.places().stream().filter(place -> place.overhead() instanceof Figure.Known)
				.map(place -> {
					Figure.Known overhead = (Figure.Known) place.overhead();
					return new Mark(place.point().name(), overhead.value(), null, low(overhead), high(overhead), null, null, null, null,
							verdict(place), false, "", overhead.text(), overhead.numberAndInterval());
				}).toList();
		return new ChartModel(id, "rows", words("Overhead of monitoring, " + title + ".", marks), plane.overheadTitle(), "", marks);
	}

	/** The code by version, where no overhead is known. */
	static ChartModel ofCode(String id, String title, TradeOffPlane plane) {
		List<Mark> marks = plane.places().stream().filter(place -> place.code() instanceof Figure.Known)
				.map(place -> {
					Figure.Known code = (Figure.Known) place.code();
					return new Mark(place.point().name(), null, code.value(), low(code), high(code), null, null, null, null, verdict(place),
							false, "",
							code.text(), code.numberAndInterval());
				}).toList();
		return new ChartModel(id, "steps", words(plane.codeTitle() + ", " + title + ".", marks), "", plane.codeTitle(), marks);
	}

	/** Overhead against one measure of the code; a point without one of the two is a line. */
	static ChartModel ofPlane(String id, String title, TradeOffPlane plane) {
		List<Mark> marks = plane.places().stream().map(place -> new Mark(place.point().name(), value(place.code()), value(place.overhead()),
				low(place.overhead()), high(place.overhead()), low(place.code()), high(place.code()), null, null, verdict(place),
				place.standing() instanceof ParetoStatus.Front,
				place.standing() instanceof ParetoStatus.Open ? "" : place.standing().text(),
				shown(place.overhead()) + "; " + shown(place.code()),
				place.overhead() instanceof Figure.Known known ? known.numberAndInterval() : "unknown")).toList();
		return new ChartModel(id, "plane", words("Overhead of monitoring against " + plane.codeTitle() + ", " + title + ".", marks),
				plane.codeTitle(),
				plane.overheadTitle(), marks);
	}

	private static Double value(Figure figure) {
		return figure instanceof Figure.Known known ? (Double) known.value() : null;
	}

	private static Double low(Figure figure) {
		return figure instanceof Figure.Known known ? known.interval().map(Interval::low).orElse(null) : null;
	}

	private static Double high(Figure figure) {
		return figure instanceof Figure.Known known ? known.interval().map(Interval::high).orElse(null) : null;
	}

	private static String verdict(TradeOffPlane.Place place) {
		return place.point().verdict().map(given -> given.decision().keyword()).orElse("none");
	}

	private static String shown(Figure figure) {
		return figure instanceof Figure.Known known ? known.text() : "unknown";
	}

	private static String words(String start, List<Mark> marks) {
		StringBuilder words = new StringBuilder(start);
		for (Mark mark : marks) {
			words.append(' ').append(mark.name()).append(": ").append(mark.label());
			words.append(mark.verdict().equals("none") ? "" : ", " + mark.verdict())
					.append(mark.standing().isEmpty() ? "." : ", " + mark.standing() + ".");
		}
		return words.toString();
	}
}
