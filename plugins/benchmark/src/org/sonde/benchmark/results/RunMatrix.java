/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.results;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import org.sonde.benchmark.experiment.MeasuredRun;
import org.sonde.benchmark.workload.Workload;
import org.sonde.overhead.results.Clock;
import org.sonde.overhead.results.ComparisonMatrix;

/** The last runs of all subjects of a benchmark, those that no other adds to, each beside each. */
public final class RunMatrix {

	private RunMatrix() {
	}

	/**
	 * One for each workload under which two runs or more were measured.
	 *
	 * @param clock that they are compared by; a run in whose forks it did not work is left out
	 */
	public static List<ComparisonMatrix> of(List<MeasuredRun> runs, Clock clock) {
		List<PhaseIncrement> added = PhaseIncrement.of(runs);
		return added.stream().map(one -> one.run().run().workload()).distinct()
				.map(workload -> ComparisonMatrix.of(workload.toString(), ends(added, workload).stream()
						.filter(run -> run.means(clock).length > 0).map(run -> entry(run, clock)).toList()))
				.filter(matrix -> matrix.entries().size() > 1).toList();
	}

	/** The runs of a workload that no other adds to: of each subject those with the most of it, a run without probes counting once. */
	private static List<MeasuredRun> ends(List<PhaseIncrement> added, Workload workload) {
		List<MeasuredRun> own = added.stream().map(PhaseIncrement::run).filter(run -> run.run().workload().equals(workload)).toList();
		return own.stream().filter(run -> added.stream().noneMatch(one -> one.before().equals(Optional.of(run)))).toList();
	}

	private static ComparisonMatrix.Entry entry(MeasuredRun run, Clock clock) {
		return new ComparisonMatrix.Entry(run.run().subject().id() + " " + run.run().configuration().id(),
				Arrays.stream(run.means(clock)).boxed().toList());
	}
}
