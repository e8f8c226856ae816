/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.study;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.sonde.benchmark.experiment.Effort;
import org.sonde.benchmark.subject.Subject;
import org.sonde.benchmark.subject.SubjectConfiguration;
import org.sonde.benchmark.workload.RunLength;
import org.sonde.benchmark.workload.Shape;
import org.sonde.benchmark.workload.Workload;
import org.sonde.instrumentation.plan.RecordTo;
import org.sonde.instrumentation.plan.WriterMatch;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.ProbeKind;

/**
 * What must be measured so that the cost model can estimate what probes cost on this machine: nested calls of three depths, for the cost of
 * an execution and that of a trace; siblings of two; a program that leaves the writer time; and with Kieker, a sweep over the gaps between
 * records.
 */
public final class Calibration {

	/** Users are willing to wait this long. */
	public static final Duration DEFAULT_TIME_BOX = Duration.ofMinutes(10);
	/** With fewer, an early end would choose by chance too often ({@link org.sonde.benchmark.experiment.Effort}). */
	private static final int LEAST_FORKS = 5;
	private static final int MOST_FORKS = 20;
	private static final double PRECISION = 0.03;
	private static final long BUSY_NANOS = 100_000;
	private static final String USUAL_WRITER = "binary-file";
	private static final int[] DEPTHS = {1, 8, 32};
	private static final int[] SIBLINGS = {8, 32};

	private Calibration() {
	}

	/**
	 * The subject to calibrate with for probes of a kind: the first that has such probes, as costs of one kind are never converted into
	 * those of another.
	 *
	 * @return the first of all if there is none
	 */
	public static Subject proposed(Collection<Subject> subjects, ProbeKind kind) {
		return subjects.stream().filter(subject -> subject.probeKind().equals(Optional.of(kind))).findFirst()
				.orElseGet(() -> subjects.iterator().next());
	}

	/**
	 * Ids of the writers to calibrate with where the user chooses none: those to which the plan records; where there is none, Kieker's that
	 * the papers recommend, else the first; none where there is none.
	 *
	 * @param recordTo of the plan that will be estimated; empty if there is none
	 */
	public static List<String> proposedWriters(Subject subject, Optional<RecordTo> recordTo) {
		List<String> ofPlan = writers(subject).filter(one -> recordTo.isPresent() && kind(one).equals(recordTo))
				.map(SubjectConfiguration::id).toList();
		List<String> writers = writers(subject).map(SubjectConfiguration::id).toList();
		return !ofPlan.isEmpty() ? ofPlan : writers.contains(USUAL_WRITER) ? List.of(USUAL_WRITER) : writers.stream().limit(1).toList();
	}

	/**
	 * What is calibrated instead if none of the writers is where the plan records to.
	 *
	 * @param ids of the writers to calibrate with
	 * @return empty if one of them is, or if the subject has no writer that a plan can name
	 */
	public static Optional<String> otherWriter(Subject subject, List<String> ids, RecordTo recordTo) {
		List<SubjectConfiguration> calibrated = writers(subject).filter(one -> ids.contains(one.id())).toList();
		if (calibrated.isEmpty() || calibrated.stream().anyMatch(one -> kind(one).equals(Optional.of(recordTo)))
				|| writers(subject).allMatch(one -> kind(one).isEmpty())) {
			return Optional.empty();
		}
		String why = writers(subject).anyMatch(one -> kind(one).equals(Optional.of(recordTo))) ? ""
				: " " + subject.title() + " has no such writer to measure.";
		return Optional.of("The plan " + WriterMatch.words(recordTo) + "." + why + " The calibration uses: "
				+ calibrated.stream().map(SubjectConfiguration::label).collect(Collectors.joining(", "))
				+ ". Its hand-over may cost more or less than that of the plan's writer.");
	}

	private static Stream<SubjectConfiguration> writers(Subject subject) {
		return subject.configurations().stream().filter(one -> one.phase() == Phase.WRITING);
	}

	private static Optional<RecordTo> kind(SubjectConfiguration writer) {
		return writer.writer().flatMap(WriterMatch::kind);
	}

	/** The workloads. */
	public static List<Workload> workloads() {
		List<Workload> workloads = new ArrayList<>();
		for (int depth : DEPTHS) {
			workloads.add(Workload.of(Shape.NESTED, depth));
		}
		for (int siblings : SIBLINGS) {
			workloads.add(Workload.of(Shape.SIBLINGS, siblings));
		}
		workloads.add(Workload.of(Shape.NESTED, 8).withMethodTimeNanos(BUSY_NANOS));
		return workloads;
	}

	/** The effort that fits into the part of the time that the sweep leaves. */
	public static Effort effort(Subject subject, Duration timeBox) {
		return new Effort(LEAST_FORKS, MOST_FORKS, OptionalDouble.of(PRECISION), Optional.of(timeBox.minus(sweepTime(subject, timeBox))));
	}

	/** The part of the time for the sweep over gaps, on which estimates of programs depend most; none if the subject cannot be swept. */
	public static Duration sweepTime(Subject subject, Duration timeBox) {
		return canBeSwept(subject) ? timeBox.dividedBy(2) : Duration.ZERO;
	}

	/** Whether its probes can be switched on and off while the program runs, as only Kieker's controller does it. */
	static boolean canBeSwept(Subject subject) {
		return subject.framework().startsWith("Kieker");
	}

	/**
	 * How long each fork calls, so that five rounds fit into the time, unless it is short.
	 *
	 * @param runs in a round
	 */
	public static RunLength length(Subject subject, Duration timeBox, int runs) {
		long perFork = timeBox.minus(sweepTime(subject, timeBox)).toMillis() / 5 / Math.max(1, runs);
		long starting = 1500;
		return new RunLength(1_000_000, Duration.ofMillis(Math.clamp(perFork - starting, 300, 3000)));
	}

	/**
	 * The configurations of a subject that the cost model takes: without probes, deactivated, collecting, and the writers in use.
	 *
	 * @param writers ids of configurations of phase writing; all of them if empty
	 */
	public static Benchmark.Chosen configurations(Subject subject, List<String> writers) {
		List<SubjectConfiguration> chosen = subject.configurations().stream()
				.filter(one -> switch (one.phase()) {
					case NONE, DEACTIVATED, COLLECTING -> true;
					case WRITING -> writers.isEmpty() || writers.contains(one.id());
					case RECONSTRUCTION, REDUCTION, OTHER -> false;
				}).toList();
		return new Benchmark.Chosen(subject, chosen);
	}
}
