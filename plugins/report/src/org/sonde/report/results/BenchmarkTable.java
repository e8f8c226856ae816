/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.results;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.sonde.benchmark.experiment.MeasuredRun;
import org.sonde.benchmark.results.PhaseIncrement;
import org.sonde.benchmark.study.Benchmark;
import org.sonde.benchmark.workload.Workload;
import org.sonde.common.digits.Digits;
import org.sonde.common.table.Table;
import org.sonde.overhead.handover.SweepPrecision;
import org.sonde.overhead.results.Clock;
import org.sonde.overhead.statistics.ConfidenceInterval;
import org.sonde.overhead.statistics.ForkComparison;
import org.sonde.overhead.statistics.ForkSummary;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The results of a benchmark, for other programs. */
public final class BenchmarkTable {

	private BenchmarkTable() {
	}

	/** A row a run: times in nanoseconds per trace. */
	public static Table of(Benchmark.Outcome outcome) {
		List<List<String>> rows = new ArrayList<>();
		for (PhaseIncrement added : PhaseIncrement.of(outcome.runs())) {
			MeasuredRun run = added.run();
			Workload workload = run.run().workload();
			for (Clock clock : Clock.values()) {
				Optional<ForkSummary> known = run.summary(clock);
				if (known.isPresent()) {
					ForkSummary summary = known.get();
					Optional<ForkComparison> difference = added.by(clock);
					rows.add(List.of(run.run().subject().id(), run.run().configuration().id(), run.run().configuration().phase().keyword(),
							run.run().java().version(), workload.shape().keyword(), Integer.toString(workload.executions()),
							Integer.toString(workload.unmonitored()),
							Long.toString(workload.methodTimeNanos()), Integer.toString(workload.threads()), clock.keyword(),
							Integer.toString(summary.forks()), plain(summary.mean()), low(summary.interval()), high(summary.interval()),
							added.before().map(before -> before.run().configuration().id()).orElse(""),
							difference.map(one -> plain(one.difference())).orElse(""),
							difference.map(one -> low(one.differenceInterval())).orElse(""),
							difference.map(one -> high(one.differenceInterval())).orElse(""),
							difference.map(one -> one.verdict().ofTimes()).orElse("")));
				}
			}
		}
		return new Table(List.of("subject", "configuration", "phase", "java", "shape", "executions", "unmonitored", "methodTimeNanos",
				"threads", "clock", "forks",
				"meanNanos", "meanLow", "meanHigh", "addsTo", "addsNanos", "addsLow", "addsHigh", "verdict"), rows);
	}

	/** Returns a figure for programs. */
	static String plain(double number) {
		return Digits.plain(Digits.withoutNoise(number));
	}

	/** The lower end; empty if there is none. */
	static String low(ConfidenceInterval interval) {
		return interval.known().map(known -> plain(known.low())).orElse("");
	}

	/** The upper end; empty if there is none. */
	static String high(ConfidenceInterval interval) {
		return interval.known().map(known -> plain(known.high())).orElse("");
	}

	/** The rows as objects, numbers as numbers and null where there is none; and the precision of the sweeps of a calibration. */
	public static ObjectNode json(Benchmark.Outcome outcome) {
		Table table = of(outcome);
		ObjectNode root = JsonNodeFactory.instance.objectNode();
		ArrayNode runs = root.putArray("runs");
		for (List<String> row : table.rows()) {
			ObjectNode run = runs.addObject();
			for (int i = 0; i < row.size(); i++) {
				String heading = table.headings().get(i);
				String cell = row.get(i);
				if (cell.isEmpty()) {
					run.putNull(heading);
				} else if (heading.matches(".*(Nanos|Low|High)|forks|executions|unmonitored|threads")) {
					run.put(heading, new BigDecimal(cell));
				} else {
					run.put(heading, cell);
				}
			}
		}
		ArrayNode voids = root.putArray("voids");
		outcome.runs().forEach(run -> run.voids().forEach(why -> voids.addObject().put("subject", run.run().subject().id())
				.put("configuration", run.run().configuration().id()).put("reason", why)));
		List<SweepPrecision> sweeps = outcome.sets().stream().flatMap(set -> SweepPrecision.of(set).stream()).toList();
		if (!sweeps.isEmpty()) {
			root.set("sweeps", SweepPrecisionTable.json(sweeps));
		}
		return root;
	}
}
