/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.html;

import java.util.ArrayList;
import java.util.List;

import org.sonde.report.figure.Figure;
import org.sonde.report.tradeoff.TradeOffPoint;
import org.sonde.report.tradeoff.TuningSeries;
import org.sonde.report.tradeoff.Verdict;

/** The answers at the top of the page. */
record SummaryModel(List<Answer> answers) {

	/**
	 * @param question what is answered
	 * @param headline the answer in large
	 * @param lines what belongs to it
	 * @param target the section with the details
	 */
	record Answer(String question, String headline, String unit, List<String> lines, String target) {
	}

	static SummaryModel of(PlanModel plan, List<ComparisonModel> comparisons, List<TuningSeries> series, CallsModel calls) {
		List<Answer> answers = new ArrayList<>();
		if (plan != null) {
			answers.add(plan(plan));
		}
		comparisons.forEach(comparison -> answers.add(comparison(comparison)));
		// Versions whose overhead nobody measured have no gain to report; they stand in their own section.
		series.stream().filter(tunings -> tunings.points().stream().anyMatch(point -> point.overhead() instanceof Figure.Known))
				.forEach(tunings -> answers.add(series(tunings)));
		if (calls != null && !calls.rows().isEmpty()) {
			answers.add(new Answer("Where does the time go?", calls.share(), "none".equals(calls.share()) ? "" : "% of the self time",
					calls.cut()
							? List.of("in " + calls.rows().getFirst().operation(),
									"too long: constructors with probes for operation events ended traces too early", "log " + calls.name())
							: List.of("in " + calls.rows().getFirst().operation(), "log " + calls.name()), "calls"));
		}
		return new SummaryModel(answers);
	}

	private static Answer plan(PlanModel plan) {
		List<String> lines = new ArrayList<>();
		if (plan.total().known()) {
			lines.add("estimate interval " + plan.total().estimate() + " " + plan.total().unit()
					+ (plan.total().measurement().isEmpty() ? ""
							: ", measurement interval " + plan.total().measurement() + " " + plan.total().unit()));
			lines.add("time of application threads per second of wall time, all threads together");
			if (!plan.adds().isEmpty()) {
				lines.add(plan.adds() + " (inside recorded traces, waiting included)");
			}
		} else {
			lines.add(plan.total().reason());
		}
		if (plan.total().known() && plan.unknownCount() > 0) {
			lines.add("at least: the cost of " + plan.unknownCount() + " of " + plan.probeCount()
					+ " is unknown and not in the sum");
		}
		lines.add(plan.probeCount() + ", " + plan.activeCount() + " of them active; costs from " + plan.results().title());
		lines.add("Writer: " + plan.writer().regime() + ". " + plan.writer().meaning());
		String atLeast = plan.unknownCount() > 0 ? "≥ " : "";
		return new Answer("What does the plan cost?", plan.total().known() ? atLeast + plan.total().value() : "unknown",
				plan.total().known() ? plan.total().unit() : "", lines, "plan");
	}

	private static Answer comparison(ComparisonModel comparison) {
		ComparisonModel.TableModel table = comparison.measured();
		ComparisonModel.RowModel first = table.rows().getFirst();
		ComparisonModel.RowModel last = table.rows().getLast();
		List<String> lines = new ArrayList<>();
		for (int i = 0; i < table.metrics().size(); i++) {
			ComparisonModel.CellModel before = first.cells().get(i);
			ComparisonModel.CellModel after = last.cells().get(i);
			lines.add(table.metrics().get(i) + ": " + number(before.figure()) + " → " + number(after.figure())
					+ (after.percent().isEmpty() ? "" : " (" + after.percent() + ")"));
		}
		return new Answer("What changed in " + comparison.component() + "?", first.version() + " → " + last.version(), "", lines,
				"maintainability");
	}

	private static String number(FigureModel figure) {
		return figure.known() ? figure.number() : "unknown";
	}

	private static Answer series(TuningSeries series) {
		List<TradeOffPoint> points = series.points();
		TradeOffPoint first = points.getFirst();
		// A tuning that nobody judged, beside others that were adopted, is not what the component won.
		boolean judged = points.stream().anyMatch(SummaryModel::isAdopted);
		TradeOffPoint last = points.stream().filter(point -> judged ? isAdopted(point) : point.verdict().isEmpty())
				.reduce((one, later) -> later)
				.orElse(points.getLast());
		List<Figure.Known> overheads = points.stream().map(TradeOffPoint::overhead).filter(Figure.Known.class::isInstance)
				.map(Figure.Known.class::cast).toList();
		boolean oneUnit = overheads.stream().map(Figure.Known::unit).distinct().count() == 1;
		List<String> lines = new ArrayList<>();
		for (TradeOffPoint point : points) {
			String verdict = point.verdict().map(given -> ", " + given.decision().keyword()).orElse("");
			lines.add(point.name() + ": " + switch (point.overhead()) {
				case Figure.Known known -> oneUnit ? known.numberAndInterval() : known.text();
				case Figure.Unknown unknown -> "overhead unknown";
			} + verdict);
		}
		lines.add("overhead: response time minus that without instrumentation; the line above goes from " + first.name() + " to "
				+ last.name()
				+ (last == points.getLast() ? "" : ", the last one that was " + (judged ? "adopted" : "not rejected")));
		String question = series.title() + ": what was gained?";
		String target = "series-" + series.id();
		if (!(first.overhead() instanceof Figure.Known before && last.overhead() instanceof Figure.Known after)) {
			return new Answer(question, "overhead unknown", "", lines, target);
		}
		// A measurement at another depth or by another clock has another unit, so it says nothing about the gain.
		return before.unit().equals(after.unit())
				? new Answer(question, before.number() + " → " + after.number(), after.unit(), lines, target)
				: new Answer(question, "cannot be decided", "from overheads of different units", lines, target);
	}

	private static boolean isAdopted(TradeOffPoint point) {
		return point.verdict().filter(verdict -> verdict.decision() == Verdict.Decision.ADOPTED).isPresent();
	}
}
