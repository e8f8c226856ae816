/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.stream.Collectors;

import org.sonde.common.digits.Counted;
import org.sonde.common.digits.Digits;
import org.sonde.overhead.results.ConditionName;

/** What else than formula and inputs decided a figure or its interval. */
public sealed interface Remark permits CallContext, EstimateUncertainty, Remark.Note, Remark.Negative, Remark.OtherDerivation,
		Remark.LargestOf, Remark.OtherLoads, Remark.Benchmark, Remark.HandOverOf, Remark.InstrumentationVaries, Remark.Contention, Remark.Assumed {

	/** A remark without figures. */
	enum Note implements Remark {

		MEDIAN("a median, because the source states no mean"),
		ABOUT("the source states it with \"about\""),
		INTERVAL_OVER_CALLS("its interval is over the calls of a JVM and is not used"),
		SATURATED("taken as saturated (method time 0 and W > C): the hand-over may cost anything between 0 and W"),
		PERHAPS_SATURATED("perhaps saturated (W > C; the source does not state the method time):"
				+ " the hand-over may cost anything between 0 and W"),
		SATURATED_RUN("from a run that saturated the writer"),
		SERVICE_IN_PROGRAMS("in real programs, a record took a busy writer 0.2 to 1.4 times as long (docs/dev/truth.md)"),
		WRITER_WAKES_UP("an idle writer also has to wake up, which the benchmark does not show: up to 25 µs for each record, and up to 35 % of the time (docs/dev/truth.md)"),
		ONE_DEPTH("extrapolated from one depth: the constant cost of a trace is set to 0 and is part of the quotient"),
		CONSTANT_UNKNOWN("one depth cannot separate the constant cost of a trace from that of its executions; it is set to 0"),
		WEIGHTED("weighted by their intervals over forks"),
		RESIDUALS("its measurement interval is from the residuals"),
		UPPER_BOUND("an upper bound: the deactivated probe costs I, which is not linear in the depth"),
		ONLY_SIBLINGS("measured with sibling calls only, which cost more"),
		ONLY_NESTED("sibling calls were not measured here: the cost is that of nested calls; elsewhere, sibling calls cost up to 1.8 times as much"),
		SCALED("scaled to another machine, as the user asked"),
		RATE_UNKNOWN("the calls per second are unknown, so anything from none to all of the records may wake the writer"),
		GAPS_OF_OTHER_PROBES("the gaps were recorded with other probes or call rates than the plan has, so the interval spans any share of records that wake the writer"),
		SEVERAL_THREADS("with several threads, waking the writer costs between nothing and the cost with one thread"),
		UNEXPLAINED_WAKE_UP("in the sweep over gaps, some wake-ups cost more than twice what the fit says, so the interval reaches further up"),
		ALWAYS_WORK("if the application threads always have work"),
		SAME_ERRORS("their errors are the same, so the intervals add up"),
		WRITER_TOO_SLOW("the writer may be too slow, so that threads wait for it: the estimate interval reaches to all of their time"),
		ENTRIES_UNKNOWN("where the number of executions that open a trace is unknown,"
				+ " the interval spans very long traces and traces of one execution"),
		DIRECT_SENSORS("measured by direct calls of sensors: woven code also looks up its probe, the object and the previous value"),
		FEW_PROGRAMS("six real programs were measured at 0.6 to 1.4 times such estimates; the estimate interval reaches from 0.3 to 3 times what the benchmark measured"),
		OTHER_OBSERVERS("with one observer, the log of sonde run; views, JMX and other observers cost more"),
		COUNTING_OBSERVER("the observer only counted: writing the log takes its thread longer, which was not measured (sonde bench objects --part gaps)"),
		ONE_PROCESSOR("the log has one thread, so no more than a processor: if it cannot keep up, events are dropped and counted"),
		NO_GAPS_MEASURED("the cost of waking the thread that delivers was not measured (sonde bench objects --part gaps), so the estimate interval reaches 15 µs higher"),
		GAPS_OF_EVENTS_UNKNOWN("the gaps between events are unknown, so the interval spans what was measured at any gap"),
		GAPS_OF_OTHER_EVENTS("the gaps were recorded with other watched fields or types, so the interval spans what was measured at any gap"),
		SIGNATURE_LENGTHS("signatures of other lengths change the volume of text");

		private final String words;

		Note(String words) {
			this.words = words;
		}
	}

	/** @param figure that came out below 0 */
	record Negative(String figure, String unit, double value) implements Remark {
	}

	/** The source states another figure than follows from its runs. */
	record OtherDerivation(String figure, double nanosPerTrace) implements Remark {
	}

	/** @param runs of which the one with the largest I per execution was taken */
	record LargestOf(int runs) implements Remark {
	}

	/** @param loads whose costs the interval spans */
	record OtherLoads(int loads) implements Remark {
	}

	/** How far up the interval reaches: so many times the cost, and so many wake-ups of the writer. */
	record Benchmark(int times, int wakeUps, int nanosPerWakeUp) implements Remark {
	}

	/** @param calibration where the hand-over was measured; collecting was measured elsewhere */
	record HandOverOf(String calibration) implements Remark {
	}

	/** @param mostNanos how far up the interval of I reaches */
	record InstrumentationVaries(int mostNanos) implements Remark {
	}

	/** @param reachesTo the number of threads to whose cost the interval reaches; empty if fewer were not measured */
	record Contention(int measuredThreads, int threads, OptionalInt reachesTo) implements Remark {
	}

	/** @param conditions that the source does not state */
	record Assumed(List<ConditionName> conditions) implements Remark {
	}

	/** For people. */
	default String words() {
		return switch (this) {
			case Note note -> note.words;
			case CallContext context -> context.words;
			case EstimateUncertainty uncertainty -> uncertainty.words;
			case Negative(String figure, String unit, double value) -> figure + " came out as " + Digits.atLeast(value, 4) + " " + unit
					+ ", taken as 0 because a cost cannot be negative";
			case OtherDerivation(String figure, double nanos) -> "by the difference of the runs, " + figure + " would be "
					+ Digits.atLeast(nanos / 1_000, 4) + " µs per trace";
			case LargestOf(int runs) -> "the largest I per execution of " + Counted.of(runs, "run");
			case OtherLoads(int loads) ->
				"the estimate interval spans the costs under " + Counted.of(loads, "other load") + " of the writer";
			case Benchmark(int times, int wakeUps, int nanos) -> "measured in a benchmark, so the estimate interval reaches to " + times
					+ " times that and " + Counted.of(wakeUps, "wake-up") + " of a sleeping writer, " + nanos
					+ " ns each (docs/dev/truth.md)";
			case HandOverOf(String calibration) -> "the hand-over is that of " + calibration
					+ "; collecting may cost more or less on that machine, so the estimate interval reaches from 0.3 to 3 times it";
			case InstrumentationVaries(int mostNanos) -> "I differs from program to program, so the estimate interval reaches from 0 to " + mostNanos
					+ " ns (docs/dev/truth.md)";
			case Contention(int measured, int threads, OptionalInt reachesTo) -> "measured with "
					+ Counted.of(measured, "application thread") + ", the plan has " + threads + ": the cost includes their contention"
					+ (reachesTo.isPresent() ? ", and the estimate interval reaches to the cost with " + reachesTo.getAsInt() : "");
			case Assumed(List<ConditionName> conditions) -> "assumed, not stated by the source: " + conditions.stream()
					.map(name -> name.label().replaceAll(" \\[.*", "").toLowerCase(Locale.ROOT)).collect(Collectors.joining(", "));
		};
	}
}
