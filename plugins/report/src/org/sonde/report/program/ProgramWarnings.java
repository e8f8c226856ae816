/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.program;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Predicate;

import org.sonde.benchmark.userprogram.LogSize;
import org.sonde.benchmark.userprogram.Observation;
import org.sonde.benchmark.userprogram.ProgramOverhead;
import org.sonde.overhead.digits.Counted;
import org.sonde.overhead.results.Phase;

/** What makes the figures of a program doubtful, each with what to do about it. */
final class ProgramWarnings {

	/** Runs whose numbers of records differ by more do different work. */
	private static final double MOST_DIFFERENCE = 0.01;

	private final ProgramOverhead overhead;
	private final List<String> sentences = new ArrayList<>();

	private ProgramWarnings(ProgramOverhead overhead) {
		this.overhead = overhead;
	}

	static List<String> of(ProgramOverhead overhead) {
		ProgramWarnings warnings = new ProgramWarnings(overhead);
		warnings.ofMachine();
		warnings.ofProgram();
		warnings.ofLength();
		warnings.ofRecords();
		overhead.voids().forEach((phase, reasons) -> warnings.sentences.add(Counted.of(reasons.size(), "JVM") + " of the state " + phase.keyword()
				+ " did not count. The first: " + reasons.getFirst()));
		return warnings.sentences;
	}

	private void ofMachine() {
		if (disturbed() > 0) {
			sentences.add("Other programs kept the machine busy during " + disturbed() + " of " + Counted.of(overhead.all().size(), "JVM")
					+ ". Measure again on a quiet machine.");
		}
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
			sentences.add("Units of work last the same time with and without probes: the program works until a clock tells it to stop, so no overhead "
					+ "can be told from the time of a unit. Name a method whose calls are the work; of a JMH benchmark, the benchmark method.");
		}
		// On a busy machine, equal work takes unequal time.
		if (overhead.variesMuch() && disturbed() == 0) {
			sentences.add("Units of work differ much from window to window. Choose a unit that is the same work each time.");
		}
	}

	private void ofLength() {
		Collection<List<Observation>> switched = overhead.switched().values();
		long early = switched.stream().flatMap(List::stream).filter(one -> one.jvm().ownEnd()).count();
		if (early > 0) {
			sentences.add("The program ended by itself in " + early + " of " + switched.stream().mapToInt(List::size).sum()
					+ " JVMs before it was observed for long enough. Give it more work.");
		}
		long cold = overhead.whole().values().stream().flatMap(List::stream).filter(one -> one.steady().isEmpty()).count();
		if (cold > 0) {
			sentences.add(Counted.of(cold, "JVM") + " did no unit of work after the warm-up. Give the program more work.");
		}
	}

	/** Runs from start to end write the same records if they do the same work. */
	private void ofRecords() {
		long[] records = overhead.whole().getOrDefault(Phase.WRITING, List.of()).stream().filter(one -> one.jvm().ownEnd())
				.flatMap(one -> one.process().log().stream()).mapToLong(LogSize::records).sorted().toArray();
		if (records.length > 0 && records[records.length - 1] - records[0] > MOST_DIFFERENCE * records[records.length - 1]) {
			sentences.add("The program does different work in each run: it wrote " + records[0] + " to " + records[records.length - 1]
					+ " records. Differences between JVMs are partly differences of work.");
		}
	}

	private long disturbed() {
		return count(one -> one.process().isDisturbed());
	}

	private long count(Predicate<Observation> what) {
		return overhead.all().stream().filter(what).count();
	}
}
