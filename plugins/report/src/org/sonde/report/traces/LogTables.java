/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.traces;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;

import org.sonde.common.digits.Counted;
import org.sonde.common.digits.Digits;
import org.sonde.common.table.Table;
import org.sonde.traces.operations.Durations;
import org.sonde.traces.operations.OperationStatistics;
import org.sonde.traces.reconstruction.TraceKind;
import org.sonde.traces.reduction.CallNode;
import org.sonde.traces.reduction.TraceClass;

/** What logs say, as tables: for people in one unit and the most expensive first, for programs in nanoseconds and all of it. */
public final class LogTables {
	private static final String INDENT = "  ";

	/** Most time of their own first, then most calls. */
	public static final Comparator<OperationStatistics> MOST_EXPENSIVE = Comparator
			.<OperationStatistics>comparingLong(operation -> -operation.self().sumNanos())
			.thenComparingLong(operation -> -operation.calls()).thenComparing(OperationStatistics::signature);

	private LogTables() {
	}

	/** The operations, those with most time of their own first. */
	public static Table operations(LogResults log) {
		double all = log.selfNanos();
		DurationFormat times = DurationFormat.fitting(log.operations().stream().mapToDouble(operation -> operation.duration().meanNanos()));
		List<String> headings = List.of("calls [1]",
				log.sampling().isScaled() ? "calls per second, scaled [1/s]" : "calls per second [1/s]", "failures [1]",
				"mean [" + times.unit() + "]",
				"median [" + times.unit() + "]", "p99 [" + times.unit() + "]", "mean self [" + times.unit() + "]",
				"self time [%]", "operation");
		return new Table(headings, log.operations().stream().sorted(MOST_EXPENSIVE).map(operation -> {
			Durations duration = operation.duration();
			return List.of(Long.toString(operation.calls()), rate(log.callsPerSecond(operation)),
					failures(operation, "unknown"),
					times.number(duration.meanNanos()), times.number(duration.quantileNanos(0.5)),
					times.number(duration.quantileNanos(0.99)),
					times.number(operation.self().meanNanos()), percent(all == 0 ? Double.NaN : operation.self()
					.sumNanos() / all), operation.signature());
		}).toList());
	}

	/**
	 * The operations by signature, for programs; a cell is empty where nothing is known. If calls per second are scaled, there is a column
	 * for it.
	 */
	public static Table operationsCsv(LogResults log) {
		boolean isScaled = log.sampling().isScaled();
		List<String> headings = new ArrayList<>(
				List.of("signature", "calls", "failures", "callsPerSecond", "durations", "meanNanos", "minNanos", "p50Nanos",
						"p90Nanos", "p99Nanos", "maxNanos", "selfMeanNanos", "selfTotalNanos", "hosts"));
		if (isScaled) {
			headings.add("callsPerSpan");
		}
		return new Table(headings, log.operations().stream().map(operation -> {
			Durations duration = operation.duration();
			OptionalDouble rate = log.callsPerSecond(operation);
			List<String> row = new ArrayList<>(List.of(operation.signature(), Long.toString(operation.calls()), failures(operation, ""),
					rate.isPresent() ? number(rate.getAsDouble()) : "", Long.toString(duration.count()), number(duration.meanNanos()),
					number(duration.minNanos()), number(duration.quantileNanos(0.5)), number(duration.quantileNanos(0.9)),
					number(duration.quantileNanos(0.99)), number(duration.maxNanos()), number(operation.self().meanNanos()),
					operation.self().count() == 0 ? "" : Long.toString(operation.self().sumNanos()), String.join(" ", operation.hosts())));
			if (isScaled) {
				row.add(number(log.sampling().callsPerSpan(operation.signature())));
			}
			return row;
		}).toList());
	}

	/**
	 * The classes of traces, the most expensive first.
	 *
	 * @param classes all of the log, or of a window of time
	 * @param most    rows of the table at most
	 */
	public static Table classes(List<TraceClass> classes, int most) {
		DurationFormat times = unit(classes);
		double all = classes.stream().mapToDouble(TraceClass::totalNanos).sum();
		List<List<String>> rows = new ArrayList<>();
		for (TraceClass one : classes.subList(0, Math.min(most, classes.size()))) {
			Durations durations = one.durations();
			rows.add(List.of(Integer.toString(rows.size() + 1), Long.toString(one.traces()),
					percent(all == 0 ? Double.NaN : one.totalNanos() / all), times.number(durations.meanNanos()),
					times.number(durations.minNanos()), times.number(durations.quantileNanos(0.5)),
					times.number(durations.quantileNanos(0.99)),
					times.number(durations.maxNanos()), Long.toString(one.calls()), entry(one)));
		}
		return new Table(List.of("class", "traces [1]", "time [%]", "mean [" + times.unit() + "]", "min [" + times.unit() + "]",
				"median [" + times.unit() + "]", "p99 [" + times.unit() + "]", "max [" + times.unit() + "]", "calls [1]",
				"entry"), rows);
	}

	/** The classes for programs; a cell is empty where nothing is known. */
	public static Table classesCsv(List<TraceClass> classes) {
		List<List<String>> rows = new ArrayList<>();
		for (TraceClass one : classes) {
			Durations durations = one.durations();
			rows.add(List.of(Integer.toString(rows.size() + 1), kind(one), Long.toString(one.traces()),
					Long.toString(one.calls()),
					Long.toString(one.totalNanos()), number(durations.meanNanos()), number(durations.minNanos()),
					number(durations.quantileNanos(0.5)), number(durations.quantileNanos(0.9)),
					number(durations.quantileNanos(0.99)),
					number(durations.maxNanos()), entry(one)));
		}
		return new Table(List.of("class", "kind", "traces", "calls", "totalNanos", "meanNanos", "minNanos", "p50Nanos",
				"p90Nanos", "p99Nanos",
				"maxNanos", "entry"), rows);
	}

	/** The call tree of a class, indented by depth. */
	public static Table tree(TraceClass one) {
		DurationFormat times = unit(List.of(one));
		return new Table(List.of("mean [" + times.unit() + "]", "self [" + times.unit() + "]", "calls [1]", "operation"),
				one.nodes().stream().map(node -> List.of(times.number(node.meanNanos()), times.number(node.selfNanos()),
						Long.toString(node.calls()), INDENT.repeat(node.depth()) + operation(node))).toList());
	}

	/** The operation that starts the traces of a class. */
	public static String entry(TraceClass one) {
		return one.nodes().isEmpty() ? "(no call)" : operation(one.nodes().getFirst());
	}

	/** {@code executions} or {@code events}. */
	static String kind(TraceClass one) {
		return one.kind() == TraceKind.EVENTS ? "events" : "executions";
	}

	/** For instance {@code Class 2: 1635 traces of 4 calls}. */
	public static String title(int number, TraceClass one) {
		return "Class " + number + ": " + Counted.of(one.traces(), "trace") + " of " + Counted.of(one.calls(), "call");
	}

	/** The traces of a class that are kept, with their ids: {@code fastest 1.20 ms: trace 17; slowest 3.40 ms: trace 4}. */
	public static String kept(TraceClass one) {
		return one.ranked().entrySet().stream()
				.map(entry -> (one.traces() == 1 ? "" : entry.getKey().keyword() + " ") + DurationFormat.text(entry.getValue().nanos())
				+ ": trace " + entry.getValue().id()).collect(Collectors.joining("; "));
	}

	private static String operation(CallNode node) {
		return node.operation() + (node.host().isEmpty() ? "" : " on " + node.host()) + (node.failed() ? " (failed)" : "");
	}

	private static DurationFormat unit(List<TraceClass> classes) {
		return DurationFormat.fitting(classes.stream().flatMapToDouble(one -> DoubleStream.of(one.durations().meanNanos())));
	}

	/** @param unknown the text where they are */
	public static String failures(OperationStatistics operation, String unknown) {
		return operation.failures().isPresent() ? Long.toString(operation.failures().getAsLong()) : unknown;
	}

	private static String rate(OptionalDouble rate) {
		return rate.isPresent() ? Digits.rate(rate.getAsDouble()) : "unknown";
	}

	/** Returns percent with one decimal, or {@code none} for NaN. */
	public static String percent(double share) {
		return Double.isNaN(share) ? "none" : Digits.fixed(share * 100, 1);
	}

	private static String number(double value) {
		return Double.isNaN(value) ? "" : Digits.plain(Digits.withoutNoise(value));
	}
}
