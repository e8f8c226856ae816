/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

import org.sonde.common.digits.Counted;

/**
 * The cost of a whole plan.
 *
 * @param millisPerSecond time of the application's threads, the sum over the probes whose cost is known; a lower bound if
 *        {@link #isLowerBound()}
 * @param processMillisPerSecond CPU time of the process: the same and that of the thread that writes the records
 * @param allocatedBytesPerSecond by these probes and the hand-over of their records, on the application's threads; without what the weaving
 *        allocates, with deactivated probes too
 * @param knownProbes probes in the sum
 * @param unknownProbes how many are not in the sum, by reason
 * @param unknownDeactivated of these, deactivated probes whose calls are unknown, as no recording has them
 */
public record PlanTotal(Estimate millisPerSecond, Estimate processMillisPerSecond, Estimate allocatedBytesPerSecond, int knownProbes,
		SortedMap<String, Integer> unknownProbes, int unknownDeactivated) {

	public PlanTotal {
		unknownProbes = Collections.unmodifiableSortedMap(new TreeMap<>(unknownProbes));
	}

	/** Returns the number of probes that are not in the sum. */
	public int unknownCount() {
		return unknownProbes.values().stream().mapToInt(Integer::intValue).sum();
	}

	/** Whether probes are missing from the sum, so that the plan costs at least that much. */
	public boolean isLowerBound() {
		return !unknownProbes.isEmpty();
	}

	/** Whether more is missing than what deactivated probes cost, whose calls no recording has. */
	public boolean lacksMoreThanDeactivated() {
		return unknownCount() > unknownDeactivated;
	}

	/** Why nothing follows from a lower bound, for the user. */
	public String incomplete() {
		return "The cost per second of " + Counted.of(unknownCount(), "probe") + " is unknown.";
	}

	/** Tells the user what is missing. Empty if nothing is. */
	public String note() {
		if (unknownProbes.isEmpty()) {
			return "";
		}
		String cost = "the cost per second of " + unknownCount() + " of " + Counted.of(knownProbes + unknownCount(), "probe")
				+ " is unknown";
		StringBuilder note = new StringBuilder(millisPerSecond instanceof Estimate.Known ? "At least: " + cost + " and not in the sum."
				: "T" + cost.substring(1) + ".");
		for (Map.Entry<String, Integer> entry : unknownProbes.entrySet()) {
			note.append(' ').append(Counted.of(entry.getValue(), "probe")).append(": ").append(entry.getKey());
		}
		return note.toString();
	}
}
