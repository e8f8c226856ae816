/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost.impact;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.cost.PlanEstimate;
import org.sonde.overhead.statistics.Interval;
import org.sonde.overhead.statistics.IntervalText;

/** Explains the total of a plan, in sentences that all outputs share. What is unknown is reported with the reason. */
public final class TotalSentences {

	private static final double PERCENT_PER_MILLI = 0.1;
	private static final double NANOS_PER_MICRO = 1000;
	private static final double BYTES_PER_MEGABYTE = 1e6;
	/** A young generation to compare with: its size is up to the JVM. */
	private static final int YOUNG_MEGABYTES = 100;

	private static final String OTHER_PROBES = "The gaps between records were recorded with other probes or call rates, so the estimate interval is wide. Take the call rates from the log again, and delete those that were typed.";

	private TotalSentences() {
	}

	/** Empty if the total is unknown, or there are no probes. */
	public static List<String> of(PlanEstimate estimate) {
		if (estimate.probes().isEmpty() || !(estimate.total().millisPerSecond() instanceof Estimate.Known total)) {
			return List.of();
		}
		String atLeast = estimate.total().isLowerBound() ? "at least " : "";
		List<String> sentences = new ArrayList<>();
		// Probes that are unknown for the same reason are named together.
		Map<String, List<String>> unknown = new LinkedHashMap<>();
		sentences.add("That is " + atLeast + IntervalText.of(total.estimate().times(PERCENT_PER_MILLI), "%") + " of one processor.");
		TimeShares.of(estimate)
				.ifPresentOrElse(shares -> sentences.add("It " + shares.words() + ": time of threads inside recorded traces, "
						+ (shares.added().isPresent() ? "without the probes, " : "") + "waiting included."),
						() -> add(unknown, TimeShares.obstacle(estimate), "what the plan adds to the program's busy threads"));
		switch (estimate.total().processMillisPerSecond()) {
			case Estimate.Known process -> sentences.add("The process needs " + atLeast + IntervalText.of(process.estimate(), "ms")
					+ " of CPU time per second, including " + processThreads(estimate) + ".");
			case Estimate.Unknown reason -> add(unknown, reason.reason(), "CPU time of the process");
		}
		switch (WallTime.perTrace(estimate)) {
			case Estimate.Known trace -> sentences.add("A trace takes " + atLeast
					+ IntervalText.of(trace.estimate().times(1 / NANOS_PER_MICRO), "µs")
					+ " longer on average, unless its thread waits for a processor.");
			case Estimate.Unknown reason -> add(unknown, reason.reason(), "how much longer a trace takes");
		}
		switch (estimate.total().allocatedBytesPerSecond()) {
			case Estimate.Known bytes -> sentences.add(allocation(bytes.estimate(), estimate.allocationLacksEvents(), atLeast));
			case Estimate.Unknown reason -> add(unknown, reason.reason(), "what the probes allocate");
		}
		RatesUnderProbes.of(estimate).ifPresent(rates -> {
			sentences.add(rates.words());
			if (rates.withoutProbes() instanceof Estimate.Unknown reason) {
				add(unknown, reason.reason(), "how many calls the program makes without probes");
			}
		});
		if (estimate.probes().stream().anyMatch(probe -> probe.load().dependsOnOtherProbes())) {
			sentences.add(OTHER_PROBES);
		}
		unknown.forEach((reason, figures) -> sentences.add("Unknown: " + String.join("; ", figures) + ". " + reason));
		return List.copyOf(sentences);
	}

	/** Whose time the process needs besides that of its application threads. */
	public static String processThreads(PlanEstimate estimate) {
		return watches(estimate) ? "the threads that write records and deliver events" : "the writer's thread";
	}

	/** Whether events of objects are made, and their cost is in the total. */
	private static boolean watches(PlanEstimate estimate) {
		return estimate.probes().stream()
				.anyMatch(probe -> !probe.load().kind().isOfOperations() && probe.load().active()
						&& probe.millisPerSecond() instanceof Estimate.Known known
						&& known.value() > 0);
	}

	private static void add(Map<String, List<String>> unknown, String reason, String figure) {
		unknown.computeIfAbsent(reason, none -> new ArrayList<>()).add(figure);
	}

	private static String allocation(Interval bytesPerSecond, boolean lacksEvents, String atLeast) {
		return "The probes allocate " + (lacksEvents ? "at least " : atLeast) + bytesPerSecond(bytesPerSecond)
				+ ", in addition to what woven methods allocate with deactivated probes."
				+ (lacksEvents ? " What events of watched fields and types allocate is unknown." : "")
				+ (bytesPerSecond.low() > 0 && atLeast.isEmpty() && !lacksEvents
						? " That fills " + YOUNG_MEGABYTES + " MB of young generation every "
						+ IntervalText.of(bytesPerSecond.reciprocal(YOUNG_MEGABYTES * BYTES_PER_MEGABYTE), "s") + "." : "");
	}

	/** {@code 8.1 MB/s (7.3 … 8.9)}, below 1 MB/s in bytes. */
	public static String bytesPerSecond(Interval bytes) {
		return bytes.value() < BYTES_PER_MEGABYTE ? IntervalText.of(bytes, "bytes/s")
				: IntervalText.of(bytes.times(1 / BYTES_PER_MEGABYTE), "MB/s");
	}
}
