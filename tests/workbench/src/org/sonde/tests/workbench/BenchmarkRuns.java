/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import java.util.List;

import org.eclipse.swt.widgets.Label;
import org.sonde.benchmark.run.BenchmarkRun;
import org.sonde.overhead.ui.benchmark.BenchmarkView;
import org.sonde.overhead.ui.benchmark.Benchmarks;
import org.sonde.overhead.ui.benchmark.MeasurementRequest;
import org.sonde.overhead.ui.benchmark.RunRow;

/** What the view Benchmark shows while it measures, and a subject of our own that needs neither agents nor the network. */
final class BenchmarkRuns {
	static final String RUNS = "Runs of the benchmark";
	static final String SUBJECT = """
			{
				"format": "sonde-benchmark-subject", "version": 1, "id": "stopwatch", "title": "Stopwatch, called by hand",
				"framework": "Stopwatch 1.0", "probeKind": "operation-execution",
				"sources": {
					"Idle.java": [
						"public class Idle implements org.sonde.benchmark.program.Probe {",
						"  public long before() { return 0; }",
						"  public void after(long token) { }",
						"  public long records() { return -1; }",
						"}"
					],
					"Stopwatch.java": [
						"public class Stopwatch implements org.sonde.benchmark.program.Probe {",
						"  private long records, sum;",
						"  public long before() { return System.nanoTime(); }",
						"  public void after(long token) { sum += System.nanoTime() - token; records++; }",
						"  public long records() { return records; }",
						"}"
					],
					"Sink.java": [
						"public class Sink implements org.sonde.benchmark.program.Probe {",
						"  private long records; private final StringBuilder out = new StringBuilder();",
						"  public long before() { return System.nanoTime(); }",
						"  public void after(long token) {",
						"    if (out.length() > 10000) { out.setLength(0); }",
						"    out.append(System.nanoTime() - token).append(';').append(token).append(';').append(records++).append('\\\\n');",
						"  }",
						"  public long records() { return records; }",
						"}"
					]
				},
				"configurations": [
					{"id": "no-instrumentation", "label": "No instrumentation", "phase": "none"},
					{"id": "idle", "label": "Deactivated probe", "phase": "deactivated", "predecessor": "no-instrumentation", "probe": "Idle",
						"classPath": ["${program}", "${classes}"]},
					{"id": "stopwatch", "label": "Collecting", "phase": "collecting", "predecessor": "idle", "probe": "Stopwatch",
						"classPath": ["${program}", "${classes}"], "arrival": {"at": "printed-count", "perExecution": 1}},
					{"id": "sink", "label": "Text in memory", "phase": "writing", "predecessor": "stopwatch", "probe": "Sink", "writer": "memory",
						"classPath": ["${program}", "${classes}"], "arrival": {"at": "printed-count", "perExecution": 1}}
				]
			}
			""";

	private BenchmarkRuns() {
	}

	/** How many forks the view shows; 0 while it shows another benchmark. */
	static int forks(BenchmarkView view, MeasurementRequest benchmark) {
		List<BenchmarkRun> runs = Benchmarks.here().state().filter(state -> state.request() == benchmark).stream()
				.flatMap(state -> state.rows().stream()).map(RunRow::run).toList();
		return runs(view).stream().filter(row -> runs.stream().anyMatch(run -> run == row.run())).mapToInt(row -> row.forks().size()).sum();
	}

	static List<RunRow> runs(BenchmarkView view) {
		return PartWidgets.rows(view, RUNS, RunRow.class);
	}

	/** Also if the view shortens the text, or has no room for its header. */
	static boolean says(BenchmarkView view, String message) {
		return Workbench.ui(() -> Workbench.all(PartWidgets.widget(view), Label.class).stream()
				.anyMatch(label -> message.equals(label.getToolTipText())));
	}
}
