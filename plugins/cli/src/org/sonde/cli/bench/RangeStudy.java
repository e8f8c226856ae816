/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.bench;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;

import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.experiment.Effort;
import org.sonde.benchmark.study.Benchmark;
import org.sonde.benchmark.subject.Subject;
import org.sonde.benchmark.workload.Workload;
import org.sonde.cli.shared.Failures;
import org.sonde.report.versions.ChangeSearch;
import org.sonde.report.versions.VersionHistory;
import org.sonde.report.versions.VersionSpec;
import org.sonde.report.versions.VersionSubjects;

/** Measures some revisions of a range, and then those between neighbours whose overheads differ. */
final class RangeStudy implements BenchOptions.Study {

	/** Builds versions, and makes subjects of them. */
	@FunctionalInterface
	interface Builder {

		void build(List<VersionSpec> versions) throws BenchmarkException, Failures.Failed;
	}

	/** Makes the design of a measurement of subjects. */
	@FunctionalInterface
	interface Designs {

		Benchmark.Design design(List<Subject> subjects, Effort effort) throws BenchmarkException;
	}

	private final List<VersionSpec> range;
	private final int sample;
	private final Effort effort;
	private final Builder builder;
	private final VersionSubjects subjects;
	private final Designs designs;
	private final Workload workload;
	private final PrintWriter err;
	private final ChangeSearch search;

	/**
	 * @param sample   how many are measured at first
	 * @param effort   its time-box is that of all benchmarks together
	 * @param workload whose overheads are compared
	 */
	RangeStudy(List<VersionSpec> range, int sample, Effort effort, Builder builder, VersionSubjects subjects, Designs designs,
			Workload workload, PrintWriter err) {
		this.range = range;
		this.sample = sample;
		this.effort = effort;
		this.builder = builder;
		this.subjects = subjects;
		this.designs = designs;
		this.workload = workload;
		this.err = err;
		search = new ChangeSearch(range.stream().map(VersionSpec::name).toList());
	}

	@Override
	public Benchmark.Outcome run(BenchOptions.Bench bench) throws BenchmarkException, Failures.Failed {
		long began = System.nanoTime();
		List<String> next = search.sample(sample);
		builder.build(named(next));
		Benchmark.Outcome outcome = bench.run(designs.design(subjects.of(named(next)), effort));
		while (!bench.isInterrupted()) {
			next = search.next(VersionHistory.of(subjects.measured(VersionPrinting.TITLE, outcome, workload).series()));
			if (next.isEmpty()) {
				break;
			}
			Optional<Duration> left = effort.timeBox().map(box -> box.minusNanos(System.nanoTime() - began));
			if (left.isPresent() && !left.get().isPositive()) {
				err.println("sonde: the time is up: revisions between versions that differ were not measured.");
				break;
			}
			int before = subjects.subjects().size();
			if (!isBuilt(next)) {
				break;
			}
			if (subjects.subjects().size() > before) {
				err.println("The overhead changed; measuring " + String.join(", ", next) + ".");
				outcome = outcome.with(measured(bench, next, left));
			}
		}
		return outcome;
	}

	/** Whether these versions could be built. If not, or if the user interrupts, the results so far still count. */
	private boolean isBuilt(List<String> next) {
		try {
			builder.build(named(next));
			return true;
		} catch (CancellationException e) {
			return false;
		} catch (BenchmarkException | Failures.Failed e) {
			err.println("sonde: " + e.getMessage());
			return false;
		}
	}

	/** Measures versions. If this fails, the results so far still count. */
	private Benchmark.Outcome measured(BenchOptions.Bench bench, List<String> next, Optional<Duration> left) {
		try {
			return bench.run(designs.design(subjects.of(named(next)),
					new Effort(effort.leastForks(), effort.mostForks(), effort.precision(), left, effort.attempts())));
		} catch (BenchmarkException e) {
			err.println("sonde: " + e.getMessage());
			return new Benchmark.Outcome(List.of(), List.of(), List.of());
		}
	}

	private List<VersionSpec> named(List<String> names) {
		return range.stream().filter(spec -> names.contains(spec.name())).toList();
	}

	/** For people: where the overhead changed. */
	List<String> found(VersionHistory measured) {
		return search.found(measured);
	}
}
