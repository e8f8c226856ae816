/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import org.sonde.overhead.results.ProbeKind;
import org.sonde.overhead.statistics.Interval;

/**
 * How uncertain an estimate of a program is, by what it rests on, from the least to the most: the width of its estimate interval. The
 * factors are those of the laboratory ({@code docs/dev/truth.md}): at least 95 % of its plans on both machines together were measured at so
 * many times the estimate.
 */
public enum EstimateUncertainty implements Remark {

	/** Calibrated on the machine; of the calls only rates. */
	CALIBRATED("Calibrated on a machine. The gaps between records are unknown.", 2.25),
	/** Calibrated on the machine, with the gaps between records from a monitoring log. */
	CALIBRATED_WITH_GAPS("Calibrated on a machine, with the gaps between records from a monitoring log.", 1.9),
	/** Gaps as before; and the same program was measured with another plan. */
	MEASURED_HERE("Calibrated on a machine and measured in this program, with the gaps between records from a monitoring log.", 1.75);

	private static final double BENCHMARK_LOW = 0.3;
	private static final int BENCHMARK_HIGH = 3;
	static final int WAKE_UP_NANOS = 15_000;
	private static final double NANOS_PER_SECOND = 1e9;
	/** The first and the last record of an execution can wake the writer up. */
	private static final int MOST_WAKE_UPS = 2;
	private static final double FACTOR_OF_PORTION = 2.25;
	private static final double SERVICE_LOW = 0.2;
	private static final double SERVICE_HIGH = 1.4;
	/** The most that the writer's own thread needs per record to wake up: 24 µs in the laboratory. */
	static final int WRITER_WAKE_UP_NANOS = 25_000;
	/** A share of the time. No idle writer of the laboratory spent more time on waking up. */
	private static final double MOST_OF_WAKE_UPS = 0.35;
	private static final int MOST_INSTRUMENTATION_NANOS = 2_000;
	private static final int INSTRUMENTATION_OF_MANY_CALLS_NANOS = 100;
	private static final int MOST_IDLE_NANOS = 600;
	/** Of each application thread. */
	private static final int OTHERWISE_COMPILED_MILLIS_PER_SECOND = 75;

	final String words;
	private final double factor;

	/** @param factor by how many times plans of real programs were off at most, but for one in twenty */
	EstimateUncertainty(String words, double factor) {
		this.words = words;
		this.factor = factor;
	}

	/**
	 * What a cost from a benchmark means for a program, where nothing is known by the gaps between records: the estimate interval reaches
	 * from {@value #BENCHMARK_LOW} to {@value #BENCHMARK_HIGH} times the cost, as of calibrated machines, and up by a wake-up of
	 * {@value #WAKE_UP_NANOS} ns for each record, at most two, that may find the writer asleep. That figure is from the machine
	 * of the laboratory.
	 */
	static Estimate inPrograms(ProbeKind kind, Estimate benchmark) {
		if (!(benchmark instanceof Estimate.Known cost)) {
			return benchmark;
		}
		int wakeUps = Math.clamp(kind.records(1), 1, MOST_WAKE_UPS);
		Interval interval = cost.estimate().including(BENCHMARK_LOW * cost.value())
				.including(BENCHMARK_HIGH * cost.value() + wakeUps * WAKE_UP_NANOS);
		return cost.with(interval, cost.provenance().with(new Remark.Benchmark(BENCHMARK_HIGH, wakeUps, WAKE_UP_NANOS)));
	}

	/**
	 * What a benchmark says of other calls and of programs. In the laboratory's calibrations, 98 % of what was measured of collecting is
	 * from {@value #BENCHMARK_LOW} to {@value #BENCHMARK_HIGH} times what another depth predicts ({@code docs/dev/estimate.md}, How far off
	 * it is). Events of objects have no interval of their own: it holds all plans in the six programs that were compared
	 * ({@code docs/dev/objects-costs.md}), which are too few for one.
	 *
	 * @param measured with all that the circumstances allow for
	 */
	static Interval ofBenchmark(Interval measured) {
		return new Interval(measured.value(), BENCHMARK_LOW * measured.low(), BENCHMARK_HIGH * measured.high());
	}

	/**
	 * What a record takes a busy writer in a program, by a run that saturated the writer of a benchmark. There, writer and application
	 * disturb each other: in the laboratory's programs, the writer's thread was busy for {@value #SERVICE_LOW} to {@value #SERVICE_HIGH}
	 * times as long, where that is not the time to wake up.
	 */
	static Interval serviceTime(Interval ofBenchmark) {
		return ofBenchmark.including(SERVICE_LOW * ofBenchmark.value()).including(SERVICE_HIGH * ofBenchmark.value());
	}

	/**
	 * The share of time that a writer may be busy with waking up, which a saturated run does not show: {@value #WRITER_WAKE_UP_NANOS} ns
	 * for each record, at most.
	 */
	static double mostOfWakeUps(double recordsPerSecond) {
		return Math.min(recordsPerSecond * WRITER_WAKE_UP_NANOS / NANOS_PER_SECOND, MOST_OF_WAKE_UPS);
	}

	/** The estimate interval of a cost. */
	Interval interval(double value) {
		return new Interval(value, value / factor, value * factor);
	}

	/**
	 * Of costs that contain collecting as a benchmark measured it on another machine: that may be from {@value #BENCHMARK_LOW} to
	 * {@value #BENCHMARK_HIGH} times as much.
	 */
	static Interval ofOtherMachine(Interval costs, double collecting) {
		return costs.including(costs.value() - (1 - BENCHMARK_LOW) * collecting)
				.including(costs.value() + (BENCHMARK_HIGH - 1) * collecting);
	}

	/** The estimate interval of collecting or of the hand-over alone, whatever is known: gaps and measurements narrow only their sum. */
	static Interval ofPortion(double value) {
		return new Interval(value, value / FACTOR_OF_PORTION, value * FACTOR_OF_PORTION);
	}

	/**
	 * Returns what I per call may be in a program. Compilers make it vanish, or compile a woven method and its callers in another way. In
	 * the laboratory this took up to {@value #OTHERWISE_COMPILED_MILLIS_PER_SECOND} ms/s, however many calls there were. The interval
	 * reaches to that and {@value #INSTRUMENTATION_OF_MANY_CALLS_NANOS} ns per call, but not beyond {@value #MOST_INSTRUMENTATION_NANOS} ns
	 * per call. 61 of 64 plans lie below ({@code docs/dev/truth.md}, I).
	 *
	 * @param callsPerSecond of these probes together; 0 if unknown
	 * @param threads        application threads of the program
	 */
	static Estimate instrumentationInPrograms(Estimate benchmark, double callsPerSecond, int threads) {
		double otherwiseCompiled = threads * OTHERWISE_COMPILED_MILLIS_PER_SECOND * NANOS_PER_SECOND / PlanEstimate.MILLIS_PER_SECOND
				/ callsPerSecond;
		return fromNothingTo(
				(int) Math.round(Math.min(MOST_INSTRUMENTATION_NANOS, INSTRUMENTATION_OF_MANY_CALLS_NANOS + otherwiseCompiled)), benchmark);
	}

	/**
	 * The same of a deactivated probe that watches a field or a type, per event: up to {@value #MOST_IDLE_NANOS} ns. Where it keeps the
	 * compiler from leaving out an object altogether, its cost grows with the events ({@code docs/dev/objects-costs.md}, Objects that the
	 * program disposes of).
	 */
	static Estimate idleInPrograms(Estimate benchmark) {
		return fromNothingTo(MOST_IDLE_NANOS, benchmark);
	}

	private static Estimate fromNothingTo(int nanos, Estimate benchmark) {
		return benchmark instanceof Estimate.Known cost
				? cost.with(cost.estimate().including(0).including(nanos), cost.provenance().with(new Remark.InstrumentationVaries(nanos)))
				: benchmark;
	}
}
