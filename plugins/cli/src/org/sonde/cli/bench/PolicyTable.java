/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.bench;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.BiFunction;
import java.util.function.IntFunction;

import org.sonde.benchmark.objects.GridCells;
import org.sonde.common.digits.Digits;
import org.sonde.common.table.Table;
import org.sonde.overhead.results.Clock;
import org.sonde.overhead.results.Parameter;
import org.sonde.overhead.results.ResponseTime;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.statistics.Interval;
import org.sonde.overhead.statistics.IntervalText;

/**
 * The grid of the paper on MOOMS (2004): the time of a test case with each policy, by the number of observers, and what it is more than
 * without sensors.
 */
final class PolicyTable {
	private static final double PERCENT = 100;
	private static final double MICROS = 1e-3;

	private final ResultSet set;
	private final Optional<Double> base;

	private PolicyTable(ResultSet set) {
		this.set = set;
		base = time(GridCells.NOT_INSTRUMENTED).map(Interval::value);
	}

	/** Policies, by the ids of their cells. */
	private static Map<String, IntFunction<String>> policies() {
		Map<String, IntFunction<String>> policies = new LinkedHashMap<>();
		GridCells.BATCH_SIZES.forEach(size -> policies.put("batches of " + size, observers -> GridCells.batch(size, observers)));
		GridCells.PERIODS.forEach(millis -> policies.put("period " + millis + " ms", observers -> GridCells.period(millis, observers)));
		policies.put("production thread", GridCells::singleThread);
		return policies;
	}

	/** Whether the grid has a cell. */
	static boolean has(String id) {
		return policies().values().stream()
				.anyMatch(policy -> GridCells.OBSERVERS.stream().anyMatch(observers -> policy.apply(observers).equals(id)));
	}

	/** Without rows if no policy was measured. CPU time and switches are those with one observer. */
	static Table of(ResultSet set) {
		PolicyTable grid = new PolicyTable(set);
		List<String> headings = headings("time [µs]");
		headings.addAll(List.of("CPU [µs]", "switches"));
		return new Table(headings, grid.rows(grid::row));
	}

	/** The delays of events until their observer has answered. Without rows if no policy was measured. */
	static Table delays(ResultSet set) {
		PolicyTable grid = new PolicyTable(set);
		return new Table(headings("delay, median / p99 [ms]"), grid.rows(grid::delays));
	}

	private static List<String> headings(String first) {
		List<String> headings = new ArrayList<>(List.of(first));
		GridCells.OBSERVERS.forEach(observers -> headings.add(observers == 1 ? "1 observer" : observers + " observers"));
		return headings;
	}

	private List<List<String>> rows(BiFunction<String, IntFunction<String>, List<String>> row) {
		return policies().entrySet().stream()
				.filter(policy -> GridCells.OBSERVERS.stream()
						.anyMatch(observers -> set.find(policy.getValue().apply(observers)).isPresent()))
				.map(policy -> row.apply(policy.getKey(), policy.getValue())).toList();
	}

	private List<String> row(String words, IntFunction<String> policy) {
		List<String> row = new ArrayList<>(List.of(words));
		GridCells.OBSERVERS.forEach(observers -> row.add(time(policy.apply(observers)).map(this::withOverhead).orElse("")));
		String alone = policy.apply(1);
		row.add(time(alone + "-" + Clock.PROCESS_CPU.keyword()).map(PolicyTable::text).orElse(""));
		row.add(parameter(alone, Parameter.CONTEXT_SWITCHES, 1));
		return row;
	}

	private List<String> delays(String words, IntFunction<String> policy) {
		List<String> row = new ArrayList<>(List.of(words));
		GridCells.OBSERVERS.forEach(observers -> {
			String median = parameter(policy.apply(observers), Parameter.DELAY_MEDIAN_MICROS, MICROS);
			row.add(median.isEmpty() ? "" : median + " / " + parameter(policy.apply(observers), Parameter.DELAY_P99_MICROS, MICROS));
		});
		return row;
	}

	private String withOverhead(Interval time) {
		return text(time) + base.map(without -> ", " + Digits.fixed(PERCENT * (time.value() / without - 1), 0) + " %").orElse("");
	}

	private static String text(Interval time) {
		return IntervalText.of(time, "");
	}

	/** Returns the time of a test case in microseconds, with its interval over JVMs. */
	private Optional<Interval> time(String id) {
		return set.find(id).flatMap(ResponseTime::of).map(time -> time.nanos().times(MICROS));
	}

	private String parameter(String id, String name, double factor) {
		return set.find(id).map(cell -> cell.number(name)).filter(OptionalDouble::isPresent)
				.map(number -> Digits.value(number.getAsDouble() * factor)).orElse("");
	}
}
