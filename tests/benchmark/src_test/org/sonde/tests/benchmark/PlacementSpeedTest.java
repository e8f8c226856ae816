/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.benchmark;

import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.sonde.common.progress.Progress;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.results.ProbeKind;
import org.sonde.overhead.results.json.ResultSetDocument;
import org.sonde.placement.Objective;
import org.sonde.placement.Placement;
import org.sonde.placement.PlacementRequest;
import org.sonde.placement.ProbePlacer;
import org.sonde.placement.recording.RecordedProgram;
import org.sonde.traces.log.LogProblems;
import org.sonde.traces.operations.OperationStatistics;
import org.sonde.traces.record.StringPool;
import org.sonde.traces.reduction.LogAnalysis;

/**
 * How long it takes to place probes in a program of 2,000 methods that made 10,000 classes of traces: docs/dev/placement.md. Prints figures
 * and asserts none.
 */
class PlacementSpeedTest {
	private static final int METHODS = 2_000;
	private static final int ENTRIES = 20;
	/** Of these, some 10,000 are different. */
	private static final int TRACES = 10_360;
	private static final int RUNS = 3;
	private static final double NANOS_PER_SECOND = 1e9;

	private final Random random = new Random(24);
	private final StringPool names = new StringPool();
	private final LogAnalysis analysis = new LogAnalysis(names, new LogProblems(), LogAnalysis.Options.DEFAULT.keepingOrder());
	/** By method, those that it calls. */
	private final List<int[]> calls = new ArrayList<>();
	private long now;
	private int order;

	@Test
	void measure() throws Exception {
		RecordedProgram program = program();
		CostModel model = CostModel
				.of(ResultSetDocument.read(Path.of("../laboratory/data/calibrations/kieker-2.0.2-aspectj-java-25.json")).resultSet());
		PlacementRequest request = new PlacementRequest(program, model, 1, ProbeKind.OPERATION_EXECUTION, true, Objective.DISTINGUISH,
				Map.of(), Set.of());
		System.out.printf("%d methods, %d classes, %d trees, %d branches%n", program.candidates().size(), program.forest().size(),
				program.forest().trees(), program.forest().branches());
		double budget = 2 * Placement.MILLIS_PER_PERCENT;
		for (int run = 0; run < RUNS; run++) {
			long start = cpuNanos();
			long chosen = new ProbePlacer(request, Progress.NONE).choose(budget).orElseThrow().stream().filter(Placement.Choice::isChosen)
					.count();
			long plan = cpuNanos();
			Steps steps = new Steps();
			Placement placement = new ProbePlacer(request, steps).within(budget).orElseThrow();
			long end = cpuNanos();
			System.out.printf(
					"plan alone: %.1f s of CPU, %d probes; with its bound: %.1f s; with bound and curve: %.1f s, %d probes, %.3f of %.3f bits, gap %.4f, %d plans%n",
					(plan - start) / NANOS_PER_SECOND, chosen, (plan - start + end - steps.lastBegan) / NANOS_PER_SECOND,
					(end - plan) / NANOS_PER_SECOND,
					placement.chosen().size(), placement.value(), placement.valueOfAll(), placement.gap(), placement.curve().size());
		}
	}

	/** Knows when the last step began: the bound, and what becomes of each method. */
	private static final class Steps implements Progress {
		private long lastBegan;

		@Override
		public void begin(String task, long total) {
			lastBegan = cpuNanos();
		}

		@Override
		public void worked(long units) {
			// nobody looks
		}

		@Override
		public boolean isCancelled() {
			return false;
		}
	}

	private static long cpuNanos() {
		return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
	}

	/**
	 * Each method calls the next four that no other calls yet, and up to four others, mostly the same ones in the same order; a trace has
	 * some 100 calls.
	 */
	private RecordedProgram program() {
		for (int method = 0; method < METHODS; method++) {
			IntStream own = IntStream.range(ENTRIES + 4 * method, ENTRIES + 4 * method + 4);
			calls.add(IntStream.concat(own, random.ints(random.nextInt(5), method + 1, METHODS + 1)).filter(called -> called < METHODS)
					.toArray());
		}
		for (int trace = 0; trace < TRACES; trace++) {
			int entry = random.nextInt(ENTRIES);
			long seed = random.nextLong();
			for (int times = (int) Math.exp(4 * random.nextDouble()); times > 0; times--) {
				order = 0;
				execution(entry, trace * 100L + times, 0, new Random(seed));
				now += 100_000;
			}
		}
		analysis.endOfLog(Path.of("log"));
		analysis.end();
		double seconds = now / NANOS_PER_SECOND;
		return RecordedProgram.of(analysis.operations(), analysis.classes(), analysis.sequence(), "a log",
				operation -> Optional.of(operation.signature()),
				(OperationStatistics operation) -> operation.calls() / seconds, Optional.empty());
	}

	private void execution(int method, long trace, int depth, Random choices) {
		int place = order++;
		long start = now;
		now += 500;
		for (int called : depth > 5 ? new int[0] : calls.get(method)) {
			if (choices.nextDouble() < 0.5) {
				for (int times = depth == 5 && choices.nextInt(8) == 0 ? 20 : 1; times > 0; times--) {
					execution(called, trace, depth + 1, choices);
				}
			}
		}
		now += 500;
		analysis.written(now);
		analysis.execution(names.of("void p.C.m" + method + "()"), 0, trace, start, now, 0, place, depth);
	}
}
