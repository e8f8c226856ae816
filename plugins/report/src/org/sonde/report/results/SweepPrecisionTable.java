/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.results;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

import org.sonde.common.digits.Counted;
import org.sonde.common.digits.Digits;
import org.sonde.common.table.Table;
import org.sonde.overhead.handover.SweepPrecision;
import org.sonde.overhead.handover.SweepPrecision.UsualShape;
import org.sonde.overhead.statistics.ForkIntervals;
import org.sonde.overhead.statistics.Interval;
import org.sonde.overhead.statistics.IntervalText;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** How precisely a calibration determines what estimates are made from, for people and for other programs. */
public final class SweepPrecisionTable {

	private static final double NANOS_PER_MICRO = 1000;
	private static final double PERCENT = 100;
	private static final int DIGITS = 2;

	private static final Row WAKE_UP = new Row("waking the writer", "wakeUpNanos", SweepPrecision::wakeUp);
	private static final List<Row> ROWS = List.of(
			new Row("collecting, per execution", "collectingNanosPerExecution", SweepPrecision::perExecution),
			new Row("collecting, per trace in addition", "collectingNanosPerTrace", SweepPrecision::perTrace),
			new Row("hand-over of a record, writer awake", "handOverNanosPerRecord", SweepPrecision::awake), WAKE_UP,
			new Row("gap after which half of the records find it asleep", "halfAsleepNanos", SweepPrecision::halfAsleep),
			new Row("service time of the writer, per record", "serviceNanosPerRecord", SweepPrecision::serviceTime));

	/** A figure, with its name for people and for programs. */
	private record Row(String label, String key, Function<SweepPrecision, Interval> nanos) {
		/** Short times in nanoseconds, long ones in microseconds. */
		private boolean isLong(SweepPrecision precision) {
			return nanos.apply(precision).value() >= NANOS_PER_MICRO;
		}

		private Interval shown(SweepPrecision precision) {
			return isLong(precision) ? nanos.apply(precision).times(1 / NANOS_PER_MICRO) : nanos.apply(precision);
		}

		private String unit(SweepPrecision precision) {
			return isLong(precision) ? "µs" : "ns";
		}

		List<String> cells(SweepPrecision precision) {
			return List.of(label, IntervalText.value(shown(precision)),
					precision.hasIntervals() ? IntervalText.ends(shown(precision)) : "unknown",
					unit(precision));
		}

		String line(SweepPrecision precision) {
			return label + ": " + IntervalText.of(shown(precision), unit(precision));
		}
	}

	private SweepPrecisionTable() {
	}

	private static Table table(SweepPrecision precision) {
		return new Table(List.of("cost", "value", "95 % interval", "unit"),
				ROWS.stream().map(row -> row.cells(precision)).toList());
	}

	/** The cost that differs most between machines, and what must be known of the fit, in a line. */
	public static String summary(SweepPrecision precision) {
		return "Waking the writer (" + precision.writer() + ") costs "
				+ IntervalText.of(WAKE_UP.shown(precision), WAKE_UP.unit(precision)) + ". "
				+ String.join(" ", sentences(precision));
	}

	private static List<String> sentences(SweepPrecision precision) {
		List<String> sentences = new ArrayList<>();
		sentences.add("Median error of the fit over its " + precision.cells() + " cells: " + percent(precision.medianError()) + ".");
		sentences.add(precision.usual().map(SweepPrecisionTable::sentence)
				.orElse("The gap comes only from this sweep, because the writer takes longer than 1 µs for a record."));
		if (!precision.hasIntervals()) {
			sentences.add("Intervals need at least " + ForkIntervals.FEWEST_FORKS + " JVMs. Calibrate longer to get them.");
		}
		return sentences;
	}

	private static String sentence(UsualShape usual) {
		return "Weight of the usual values, next to this sweep: " + percent(usual.ofGap()) + " for the gap ("
				+ Digits.plain(SweepPrecision.USUAL_GAP_NANOS / NANOS_PER_MICRO) + " µs), " + percent(usual.ofSteepness())
				+ " for how suddenly the writer falls asleep.";
	}

	private static String percent(double share) {
		return Digits.fixed(share * PERCENT, Math.min(1, Digits.decimalsFor(share * PERCENT, DIGITS))) + " %";
	}

	/** An object a sweep: times in nanoseconds, shares of 1; no interval where there are too few JVMs. */
	public static ArrayNode json(List<SweepPrecision> precisions) {
		ArrayNode array = JsonNodeFactory.instance.arrayNode();
		for (SweepPrecision precision : precisions) {
			ObjectNode node = array.addObject().put("writerRun", precision.run()).put("jvms", precision.jvms())
					.put("cells", precision.cells());
			for (Row row : ROWS) {
				Interval interval = row.nanos.apply(precision);
				ObjectNode figure = node.putObject(row.key).put("value", Digits.withoutNoise(interval.value()));
				if (precision.hasIntervals()) {
					figure.put("low", Digits.withoutNoise(interval.low())).put("high", Digits.withoutNoise(interval.high()));
				}
			}
			node.put("medianError", Digits.withoutNoise(precision.medianError()));
			precision.usual().ifPresentOrElse(usual -> node.putObject("usualShape").put("shareOfGap", Digits.withoutNoise(usual.ofGap()))
					.put("shareOfSteepness", Digits.withoutNoise(usual.ofSteepness())), () -> node.putNull("usualShape"));
		}
		return array;
	}

	/** All of it as a table in text. */
	public static String text(SweepPrecision precision) {
		return title(precision) + table(precision).aligned() + String.join("\n", sentences(precision)) + "\n";
	}

	/** All of it in lines without columns, for letters of any width. */
	public static String lines(SweepPrecision precision) {
		return title(precision) + ROWS.stream().map(row -> row.line(precision) + "\n").collect(Collectors.joining())
				+ String.join("\n", sentences(precision));
	}

	private static String title(SweepPrecision precision) {
		return "Sweep over gaps, writer: " + precision.writer() + ", " + Counted.of(precision.jvms(), "JVM") + ":\n";
	}
}
