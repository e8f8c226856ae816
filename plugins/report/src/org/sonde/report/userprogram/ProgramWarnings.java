/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.userprogram;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;

import org.sonde.benchmark.machine.Machine;
import org.sonde.benchmark.userprogram.MeasuredProbes;
import org.sonde.benchmark.userprogram.Observation;
import org.sonde.benchmark.userprogram.ProgramEffort;
import org.sonde.benchmark.userprogram.ProgramOverhead;
import org.sonde.benchmark.userprogram.RunFigure;
import org.sonde.benchmark.userprogram.UnequalWork;
import org.sonde.common.digits.Counted;
import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Conditions;
import org.sonde.overhead.results.Phase;

/** What makes the figures of a program doubtful, each with what to do about it. */
final class ProgramWarnings {

	private static final String SAME_INPUT = ". Differences between JVMs are partly differences of work. Give it the same input and the same "
			+ "seed each time.";

	private final ProgramOverhead overhead;
	private final List<String> sentences = new ArrayList<>();

	private ProgramWarnings(ProgramOverhead overhead) {
		this.overhead = overhead;
	}

	/**
	 * What is lacking first, as without it there may be no figure.
	 *
	 * @param effort how long a JVM was to be observed; empty if nobody asks
	 * @param here   the machine that the program was measured on; asked for only if the estimate says what idle processors do
	 */
	static List<String> of(MeasuredProbes.Kind probes, ProgramOverhead overhead, Optional<ProgramPrediction> prediction,
			Optional<ProgramEffort> effort, Supplier<Machine> here) {
		ProgramWarnings warnings = new ProgramWarnings(overhead);
		warnings.ofLength(effort);
		warnings.ofMachine();
		prediction.ifPresent(one -> warnings.ofIdleProcessors(one.model().conditions(), here, probes));
		warnings.ofProgram();
		warnings.ofWork();
		warnings.ofLostRecords();
		overhead.voids()
				.forEach((phase, reasons) -> warnings.sentences
						.add("Left out: " + Counted.of(reasons.size(), "JVM") + " of the state " + phase.keyword()
								+ ". The first: " + reasons.getFirst()));
		return warnings.sentences;
	}

	private void ofMachine() {
		if (disturbed() > 0) {
			sentences.add("Other programs kept the machine busy during " + disturbed() + " of " + Counted.of(overhead.all().size(), "JVM")
					+ ". Measure again on a quiet machine.");
		}
	}

	/** A polling processor is woken for a fifth of the cost and less. */
	private void ofIdleProcessors(Conditions calibrated, Supplier<Machine> here, MeasuredProbes.Kind probes) {
		calibrated.find(ConditionName.IDLE_PROCESSORS).map(Condition::value).ifPresent(idle -> here.get().idleProcessors()
				.filter(now -> !now.equals(idle))
				.ifPresent(now -> sentences
						.add((probes == MeasuredProbes.Kind.METHODS ? "The calibration was made" : "What events cost was measured")
								+ " with other settings of idle processors: " + idle + "; here: " + now
								+ ". Waking the writer costs a different amount here. "
								+ (probes == MeasuredProbes.Kind.METHODS ? "Calibrate this machine again."
										: "Calibrate this machine for watched fields and types "
												+ "(sonde bench objects -o FOLDER --part stages --part gaps)."))));
	}

	private void ofProgram() {
		if (count(one -> one.process().startedProcesses()) > 0) {
			double cpu = overhead.all().stream().mapToLong(one -> one.jvm().childCpuNanos()).average().orElse(0);
			sentences.add("The program starts other processes. They have no probes, and their CPU time is not in the figures"
					+ (cpu > 0 ? " (" + FigureText.SECONDS.of(cpu) + " in each JVM, on average)." : "."));
		}
		if (count(one -> one.jvm().readInput()) > 0) {
			sentences.add("The program reads its input, which is empty here. Check that it does its usual work without input.");
		}
		if (overhead.lastsFixedTime()) {
			sentences.add(
					"Units of work last the same time with and without probes, because the program works until a clock stops it. So they show "
							+ "no overhead. Choose a method whose calls are the work; in JMH, the benchmark method.");
		}
		// On a busy machine, equal work takes unequal time.
		if (overhead.variesMuch() && disturbed() == 0) {
			sentences.add("Units of work differ much from window to window. Choose a unit that is the same work each time.");
		}
	}

	private void ofLength(Optional<ProgramEffort> effort) {
		Collection<List<Observation>> switched = overhead.switched().values();
		long early = switched.stream().flatMap(List::stream).filter(one -> one.jvm().ownEnd()).count();
		if (early > 0) {
			sentences.add("The program ended by itself in " + early + " of " + switched.stream().mapToInt(List::size).sum()
					+ " JVMs before it was observed for long enough" + effort.map(ProgramWarnings::length).orElse("")
					+ ". Give it more work, for example by its arguments.");
		}
		long cold = overhead.whole().values().stream().flatMap(List::stream).filter(one -> one.steady().isEmpty()).count();
		if (cold > 0) {
			sentences.add(Counted.of(cold, "JVM") + " did no unit of work after the warm-up. Give the program more work.");
		}
	}

	private static String length(ProgramEffort effort) {
		return " (" + FigureText.SECONDS.of(effort.warmUp().toNanos()) + " of warm-up and "
				+ FigureText.SECONDS.of(effort.steady().toNanos())
				+ " after it)";
	}

	/** JVMs are compared with each other, so each should do the same. */
	private void ofWork() {
		Optional<UnequalWork> records = UnequalWork.recordsPerUnit(overhead);
		records.ifPresent(differ -> sentences.add("The program does different work in each run: it wrote " + numbers(differ)
				+ " records for each unit of work" + SAME_INPUT));
		if (records.isEmpty()) {
			UnequalWork.allocationPerUnit(overhead)
					.ifPresent(differ -> sentences.add("The program probably does different work in each run. "
							+ "With the probes in the same state, a unit allocates " + bytes(differ.least()) + " to " + bytes(differ.most())
							+ ", and takes a different time" + SAME_INPUT));
		}
		UnequalWork.units(overhead).ifPresent(differ -> sentences.add("Runs to the program's own end did " + numbers(differ)
				+ " units of work. Compare the figures of a unit of work, not those of the JVM as a whole."));
	}

	private static String numbers(UnequalWork differ) {
		return FigureText.NUMBER.of(differ.least()) + " to " + FigureText.NUMBER.of(differ.most());
	}

	private static String bytes(double bytes) {
		return FigureText.ofBytesLike(bytes).of(bytes);
	}

	/** Warns about lost records: they were not stored, which costs less. */
	private void ofLostRecords() {
		overhead.run(Phase.WRITING, RunFigure.LOST_RECORDS).filter(lost -> lost.value() > 0).ifPresent(lost -> sentences.add("Kieker lost "
				+ FigureText.NUMBER.of(Optional.of(lost)) + " records in each run. Storing them would cost more than was measured. "
				+ "Choose a larger queue, or one that waits when it is full."));
		overhead.all().stream().flatMap(one -> one.process().log().stream()).mapToLong(log -> log.dropped().orElse(0)).max().stream()
				.filter(dropped -> dropped > 0)
				.forEach(dropped -> sentences.add("The log dropped up to " + FigureText.NUMBER.of(dropped)
						+ " events of a JVM, as they came faster than they were written. Writing them would cost more than was measured. Watch fewer fields."));
	}

	private long disturbed() {
		return count(one -> one.process().isDisturbed());
	}

	private long count(Predicate<Observation> what) {
		return overhead.all().stream().filter(what).count();
	}
}
