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

/** Something that decided a figure or its interval, besides formula and inputs. */
public sealed interface Remark permits CallContext, EstimateUncertainty, Remark.Note, Remark.Negative, Remark.OtherDerivation,
		Remark.LargestOf, Remark.OtherLoads, Remark.Benchmark, Remark.HandOverOf, Remark.InstrumentationVaries, Remark.Contention,
		Remark.Assumed {

	/** A remark without figures. */
	enum Note implements Remark {

		MEDIAN("A median, because the source states no mean."),
		ABOUT("The source states it with \"about\"."),
		INTERVAL_OVER_CALLS("The source's interval is over the calls of a JVM, so it is not used."),
		SATURATED("The writer is taken as saturated (method time 0 and W > C): the hand-over may cost anything between 0 and W."),
		PERHAPS_SATURATED("The writer was perhaps saturated (W > C; the source does not state the method time)."
				+ " The hand-over may cost anything between 0 and W."),
		SATURATED_RUN("From a run that saturated the writer."),
		SERVICE_IN_PROGRAMS("In real programs, a record took a busy writer 0.2 to 1.4 times as long."),
		WRITER_WAKES_UP(
				"An idle writer also has to wake up, which the benchmark does not show. That takes up to 25 µs for each record, and up to 35 % of the time."),
		ONE_DEPTH("Extrapolated from one depth: the constant cost of a trace is set to 0 and is part of the quotient."),
		CONSTANT_UNKNOWN("One depth cannot separate the constant cost of a trace from that of its executions, so it is set to 0."),
		WEIGHTED("Weighted by their intervals over forks."),
		RESIDUALS("The measurement interval is from the residuals."),
		UPPER_BOUND("An upper bound: the deactivated probe costs I, which is not linear in the depth."),
		ONLY_SIBLINGS("Measured with sibling calls only, which cost more."),
		ONLY_NESTED(
				"Sibling calls were not measured here, so the cost is that of nested calls. Elsewhere, sibling calls cost up to 1.8 times as much."),
		SCALED("Scaled to another machine, as the user asked."),
		RATE_UNKNOWN("The calls per second are unknown, so anything from none to all of the records may wake the writer."),
		GAPS_OF_OTHER_PROBES(
				"The gaps were recorded with other probes or call rates than the plan has. The interval spans any share of records that wake the writer."),
		SEVERAL_THREADS("With several threads, waking the writer costs between nothing and the cost with one thread."),
		UNEXPLAINED_WAKE_UP(
				"In the sweep over gaps, some wake-ups cost more than twice what the fit says, so the interval reaches further up."),
		ALWAYS_WORK("If the application threads always have work."),
		SAME_ERRORS("The errors of the summands are the same, so their intervals add up."),
		WRITER_TOO_SLOW("The writer may be too slow, so that threads wait for it. The estimate interval reaches to all of their time."),
		ENTRIES_UNKNOWN("Where the number of executions that open a trace is unknown,"
				+ " the interval spans very long traces and traces of one execution."),
		DIRECT_SENSORS("Measured by direct calls of sensors; woven code also looks up its probe, the object and the previous value."),
		FEW_PROGRAMS(
				"Six real programs were measured at 0.6 to 1.4 times such estimates. The estimate interval reaches from 0.3 to 3 times what the benchmark measured."),
		OTHER_OBSERVERS("With one observer, the log of sonde run. Views, JMX and other observers cost more."),
		COUNTING_OBSERVER(
				"The observer only counted. Writing the log takes its thread longer, which was not measured (sonde bench objects --part gaps)."),
		ONE_PROCESSOR("The log has one thread, so no more than a processor. If it cannot keep up, events are dropped and counted."),
		NO_GAPS_MEASURED(
				"The cost of waking the thread that delivers was not measured (sonde bench objects --part gaps), so the estimate interval reaches 15 µs higher."),
		GAPS_OF_EVENTS_UNKNOWN("The gaps between events are unknown, so the interval spans what was measured at any gap."),
		GAPS_OF_OTHER_EVENTS(
				"The gaps were recorded with other watched fields or types, so the interval spans what was measured at any gap."),
		SIGNATURE_LENGTHS("Signatures of other lengths change the volume of text.");

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

	/** The upper end of the interval: a multiple of the cost, plus a number of wake-ups of the writer. */
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

	/** Returns whole sentences for people. */
	default String words() {
		return switch (this) {
			case Note note -> note.words;
			case CallContext context -> context.words;
			case EstimateUncertainty uncertainty -> uncertainty.words;
			case Negative(String figure, String unit, double value) -> figure + " came out as " + Digits.atLeast(value, 4) + " " + unit
					+ ", taken as 0 because a cost cannot be negative.";
			case OtherDerivation(String figure, double nanos) -> "By the difference of the runs, " + figure + " would be "
					+ Digits.atLeast(nanos / 1_000, 4) + " µs per trace.";
			case LargestOf(int runs) -> "The largest I per execution of " + Counted.of(runs, "run") + ".";
			case OtherLoads(int loads) ->
				"The estimate interval spans the costs under " + Counted.of(loads, "other load") + " of the writer.";
			case Benchmark(int times, int wakeUps, int nanos) -> "Measured in a benchmark. The estimate interval reaches to " + times
					+ " times that and " + Counted.of(wakeUps, "wake-up") + " of a sleeping writer, " + nanos + " ns each.";
			case HandOverOf(String calibration) -> "The hand-over is that of " + calibration
					+ ". Collecting may cost more or less on that machine: the estimate interval contains 0.3 to 3 times its cost.";
			case InstrumentationVaries(int mostNanos) ->
				"I depends on the program and on how often the probe is reached. Here the estimate interval reaches from 0 to " + mostNanos
						+ " ns.";
			case Contention(int measured, int threads, OptionalInt reachesTo) -> "Measured with "
					+ Counted.of(measured, "application thread") + ", the plan has " + threads + ". The cost includes their contention"
					+ (reachesTo.isPresent() ? ", and the estimate interval reaches to the cost with " + reachesTo.getAsInt() : "") + ".";
			case Assumed(List<ConditionName> conditions) -> "Assumed, not stated by the source: " + conditions.stream()
					.map(name -> name.label().replaceAll(" \\[.*", "").toLowerCase(Locale.ROOT)).collect(Collectors.joining(", ", "", "."));
		};
	}
}
