/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.value;

import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;

import org.sonde.placement.recording.CandidateSets;
import org.sonde.placement.recording.TraceForest;

/**
 * What sets of probes record of the classes of traces, and how many bits of a trace that tells: H = −Σ p · log₂ p over the groups of
 * classes that are recorded alike, each with its share p of the traces. For one thread at a time.
 */
final class Recordings {
	/** Sums over many groups carry rounding; fewer bits are none. */
	private static final double ROUNDING = 1e-12;

	final TraceForest forest;
	final BitSet everyTree;
	/** The fingerprints of the last set. */
	final TraceFingerprints fingerprints;
	final Split split;
	/** The classes of traces in which each candidate is called. */
	private final int[][] classes;
	private final double traces;

	/** @param candidates how many there are */
	Recordings(TraceForest forest, int candidates) {
		this.forest = forest;
		everyTree = CandidateSets.all(forest.trees());
		fingerprints = new TraceFingerprints(forest);
		split = new Split(forest.size());
		classes = new int[candidates][];
		for (int candidate = 0; candidate < candidates; candidate++) {
			BitSet with = new BitSet(forest.trees());
			Arrays.stream(forest.with(candidate)).forEach(with::set);
			classes[candidate] = IntStream.range(0, forest.size()).filter(trace -> with.get(forest.root(trace))).toArray();
		}
		traces = IntStream.range(0, forest.size()).mapToDouble(forest::traces).sum();
	}

	/** The classes of traces in which a candidate is called. */
	int[] classes(int candidate) {
		return classes[candidate];
	}

	/** Splits all classes by what is recorded of each now; the sum of n · log₂ n over all groups. */
	double groupAll() {
		split.clear();
		for (int trace = 0; trace < forest.size(); trace++) {
			split.add(trace, 0, fingerprints.of(trace), forest.traces(trace));
		}
		double sum = 0;
		for (int part = 0; part < split.parts(); part++) {
			sum += nLogN(split.traces(part));
		}
		return sum;
	}

	/** @param sum of n · log₂ n over all groups of traces */
	double bits(double sum) {
		double bits = traces == 0 ? 0 : Math.log(traces) / Math.log(2) - sum / traces;
		return bits < ROUNDING ? 0 : bits;
	}

	/** Returns how many bits more the groups tell of a trace, if their sum of n · log₂ n is this much smaller. */
	double perTrace(double less) {
		double bits = traces == 0 ? 0 : less / traces;
		return bits < ROUNDING ? 0 : bits;
	}

	static double nLogN(double n) {
		return n <= 1 ? 0 : n * Math.log(n) / Math.log(2);
	}
}
