/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.value;

import java.util.BitSet;
import java.util.stream.IntStream;

import org.sonde.placement.recording.CandidateSets;
import org.sonde.placement.recording.TraceForest;

/**
 * How well a set of probes tells traces apart, in bits per trace: H = −Σ p · log₂ p over the different recordings that it makes of all
 * traces, each with its share p (Zhao et al., SOSP 2017, "Log20", section 3.1). It is at most the entropy of the classes of traces. A
 * larger set never has less, as what it records determines what the smaller one does.
 */
public final class Distinguishability implements SetValue {
	private static final BitSet NONE = new BitSet();
	/** The number of sets of cheap probes that are tried for the bound. */
	private static final int PREFIXES = 16;

	private final Recordings recordings;

	/** @param candidates how many there are */
	public Distinguishability(TraceForest forest, int candidates) {
		recordings = new Recordings(forest, candidates);
	}

	@Override
	public double of(BitSet probed) {
		recordings.fingerprints.moveTo(probed);
		return recordings.bits(recordings.groupAll());
	}

	@Override
	public Groups from(BitSet probed) {
		return new Groups(recordings, probed);
	}

	/**
	 * The least of these: what all probes that fit record together; and for several sets of cheap probes, as if these cost nothing, what
	 * they record and what each of the others can add to it at most, if fractions were allowed. A probe can add no more than which class a
	 * trace is of, where it is called, whatever the other probes are.
	 */
	@Override
	public double atMost(BitSet first, BitSet others, double[] costs, double left, boolean thorough) {
		BitSet fitting = SetValue.fitting(others, costs, left);
		double least = of(CandidateSets.union(first, fitting));
		int[] byCost = fitting.stream().boxed()
				.sorted((one, other) -> costs[one] == costs[other] ? one - other : Double.compare(costs[one], costs[other]))
				.mapToInt(one -> one).toArray();
		for (int prefix = 0; thorough && prefix < PREFIXES && byCost.length > 0; prefix++) {
			int cheap = (int) ((long) byCost.length * prefix / PREFIXES);
			BitSet free = (BitSet) first.clone();
			IntStream.range(0, cheap).forEach(at -> free.set(byCost[at]));
			Groups groups = from(free);
			double[] most = new double[costs.length];
			BitSet dear = new BitSet();
			for (int at = cheap; at < byCost.length; at++) {
				most[byCost[at]] = groups.gainAtMost(byCost[at]);
				dear.set(byCost[at]);
			}
			least = Math.min(least, groups.value() + new SummedValues(most).atMost(NONE, dear, costs, left, true));
		}
		return least;
	}
}
