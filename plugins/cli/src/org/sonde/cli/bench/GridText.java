/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;

import org.sonde.benchmark.objects.Claim;
import org.sonde.benchmark.objects.ClaimKind;
import org.sonde.benchmark.objects.GridCells;
import org.sonde.benchmark.objects.GridFigure;
import org.sonde.benchmark.objects.GridLoad;
import org.sonde.benchmark.objects.GridPoint;
import org.sonde.benchmark.objects.GridResult;
import org.sonde.common.digits.Digits;
import org.sonde.common.table.Table;
import org.sonde.overhead.statistics.ForkSummary;
import org.sonde.overhead.statistics.Interval;
import org.sonde.overhead.statistics.IntervalText;

/** The costs of watching objects, in words and tables. */
final class GridText {
	private static final double PERCENT = 100;
	private static final double MICROS = 1e-3;

	private final GridResult result;

	GridText(GridResult result) {
		this.result = result;
	}

	/** Single operations, in nanoseconds; without rows if none was measured. */
	Table operations() {
		return new Table(List.of("operation", "processors", "time [ns]", "adds [ns]", "CPU [ns]", "dropped"),
				result.points().stream().filter(GridText::isOperation).map(this::operation).toList());
	}

	private static boolean isOperation(GridPoint point) {
		return point.cell().load() == GridLoad.LOCAL;
	}

	private List<String> operation(GridPoint point) {
		Optional<String> adds = point.cell().predecessor().flatMap(before -> result.find(before, point.processors()))
				.map(before -> Digits.value(caseNanos(point) - caseNanos(before)));
		return List.of(point.cell().id(), Integer.toString(point.processors()), text(point.summary(GridFigure.CASE_NANOS), 1),
				adds.orElse(""), text(point.summary(GridFigure.PROCESS_NANOS), 1), Long.toString(point.sum(GridFigure.DROPPED)));
	}

	private static double caseNanos(GridPoint point) {
		return point.summary(GridFigure.CASE_NANOS).orElseThrow().mean();
	}

	/** Test cases beside the grid of policies, and urgent events; without rows if none was measured. */
	Table table() {
		return new Table(
				List.of("cell", "processors", "time [µs]", "overhead", "CPU [µs]", "switches", "delay median [µs]", "delay p99 [µs]",
						"dropped"),
				result.points().stream().filter(point -> !isOperation(point) && !PolicyTable.has(point.cell().id())).map(this::row)
						.toList());
	}

	private List<String> row(GridPoint point) {
		return List.of(point.cell().id(), Integer.toString(point.processors()), text(point.summary(GridFigure.CASE_NANOS), MICROS),
				overhead(point), text(point.summary(GridFigure.PROCESS_NANOS), MICROS), mean(point, GridFigure.SWITCHES, 1),
				mean(point, GridFigure.DELAY_MEDIAN, MICROS),
				mean(point, GridFigure.DELAY_P99, MICROS), Long.toString(point.sum(GridFigure.DROPPED)));
	}

	private static String text(Optional<ForkSummary> summary, double factor) {
		return summary.map(known -> IntervalText.of(known.interval().known().orElse(Interval.exactly(known.mean())).times(factor), ""))
				.orElse("");
	}

	private static String mean(GridPoint point, GridFigure figure, double factor) {
		return point.summary(figure).map(summary -> Digits.value(summary.mean() * factor)).orElse("");
	}

	/** Compared with the program without sensors, under the same load. */
	private String overhead(GridPoint point) {
		if (point.cell().load() != GridLoad.REQUESTS && point.cell().load() != GridLoad.RUN) {
			return "";
		}
		String base = (point.cell().load() == GridLoad.RUN ? "busy-" : "") + GridCells.NOT_INSTRUMENTED;
		return result.find(base, point.processors())
				.map(without -> Digits.fixed(PERCENT * (caseNanos(point) / caseNanos(without) - 1), 0)
						+ " %")
				.orElse("");
	}

	/** Says what was measured, and what the figures depend on. */
	List<String> conditions() {
		List<String> sentences = new ArrayList<>();
		sentences.add(result.conditions().java() + ", " + result.conditions().machine() + ", measured since " + result.conditions().began()
				+ ".");
		if (result.conditions().steps() > 0 && result.points().stream().anyMatch(point -> !isOperation(point))) {
			sentences.add("Each of the two operations of a test case computes for " + Digits.value(result.conditions().workMicros())
					+ " µs besides. Overheads in percent depend on it.");
		}
		if (result.conditions().keptAwake()) {
			sentences.add("Processors without work were kept from halting.");
		}
		result.processors().forEach(count -> sentences.add(result.shared().contains(count)
				? "With " + count + " processors, the program shares all of them with its clients."
				: "With " + count + (count == 1 ? " processor" : " processors")
						+ ", the program has its own, and its clients have the others."));
		if (!result.leftOut().isEmpty()) {
			sentences.add("Not measured with " + result.leftOut().stream().map(String::valueOf).collect(Collectors.joining(", "))
					+ " processors, which needs Linux, taskset and as many processors.");
		}
		if (!result.isComplete()) {
			sentences.add("Not all forks are measured yet. Run the same command again to go on.");
		}
		return sentences;
	}

	/** Lists the claims of the paper, and whether they hold here. */
	static Table claims(List<Claim> claims) {
		return new Table(List.of("claim", "processors", "published", "measured", "verdict"), claims.stream()
				.map(claim -> List.of(words(claim.kind()), Integer.toString(claim.processors()), text(claim.kind(), claim.published()),
						measured(claim), switch (claim.verdict()) {
							case CONFIRMED -> "confirmed";
							case IN_PART -> "in part";
							case NOT_CONFIRMED -> "not confirmed";
							case OPEN -> "open";
							case NOT_MEASURED -> "not measured";
						}))
				.toList());
	}

	private static String measured(Claim claim) {
		return text(claim.kind(), claim.measured())
				+ claim.range().map(range -> " (" + text(claim.kind(), range.low()) + " … " + text(claim.kind(), range.high()) + ")")
						.orElse("");
	}

	private static String text(ClaimKind kind, OptionalDouble figure) {
		return figure.isPresent() ? text(kind, figure.getAsDouble()) : "";
	}

	private static String text(ClaimKind kind, double value) {
		return switch (kind.unit()) {
			case SHARE -> Digits.fixed(PERCENT * value, 1) + " %";
			case SHARE_OF_PAIRS -> Digits.fixed(PERCENT * value, 0) + " %";
			case EVENTS -> Double.isInfinite(value) ? "none" : Digits.fixed(value, 0);
			case RATIO -> Digits.value(value);
		};
	}

	private static String words(ClaimKind kind) {
		return switch (kind) {
			case IDLE_SENSORS_COST_LITTLE -> "Idle sensors add 16 % at most";
			case PERIODS_BEAT_BATCHES -> "Periods are faster than batches: share of the pairs";
			case BATCHES_NEED_20_TO_30_EVENTS -> "Batches need 20 to 30 events to reach the production thread: least size";
			case BATCHES_OF_3_BEAT_THE_PRODUCTION_THREAD ->
				"Batches of 3 and more are faster than the production thread: share of the pairs";
			case FIVE_OBSERVERS_BEAT_ONE_OF_THE_PRODUCTION_THREAD -> "Periods above 3 ms, five observers ÷ production thread, one: below 1";
			case PERIODS_COST_LESS_THAN_HALF -> "Cost of periods ÷ cost of the production thread: below 0.5";
			case ANOTHER_OBSERVER_COSTS_A_TENTH -> "Cost of one more observer, periods ÷ production thread: at most 0.1";
			case BATCHES_SWITCH_MORE_OFTEN -> "Context switches, batches of 1 ÷ period of 10 ms: above 1";
			case BUSY_PROGRAMS_NEED_THE_PRODUCTION_THREAD -> "No idle time, best policy ÷ production thread: above 1";
			case LOWER_PRIORITIES_STARVE_DELIVERY -> "Delay p99, lower ÷ equal priority: at least 2";
			case URGENT_EVENTS_OVERTAKE_A_FLOOD -> "Delay p99 of urgent events, worse flood ÷ none: at most 2";
		};
	}
}
