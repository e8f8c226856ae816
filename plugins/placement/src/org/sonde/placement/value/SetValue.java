/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.value;

import java.util.BitSet;

/** The value of a set of probes. More probes never have less value. */
public interface SetValue {
	/** Returns the value of a set of candidates, 0 or more. */
	double of(BitSet probed);

	/** A set to which probes are added, or from which they are taken, one after the other. */
	Changing from(BitSet probed);

	/**
	 * What no set can exceed that has the first probes, and of the others as many as fit.
	 *
	 * @param first  in every such set
	 * @param others that may be added
	 * @param costs  of each candidate at least, 0 or more
	 * @param left   that the others may cost together, 0 or more
	 * @param thorough whether to take some time for it
	 */
	double atMost(BitSet first, BitSet others, double[] costs, double left, boolean thorough);

	/** A set of probes, and what it is worth. */
	interface Changing {
		double value();

		/** Returns how much a candidate outside the set raises the value. */
		double gain(int candidate);

		/** Returns how much a candidate outside the set can add at most, whatever others are added. It is faster than {@link #gain}. */
		double gainAtMost(int candidate);

		/** Returns how much the value falls without a candidate of the set. */
		double loss(int candidate);

		/** One that is not in it. */
		void add(int candidate);

		/** One that is in it. */
		void remove(int candidate);
	}

	/** Returns the candidates that fit by themselves. */
	static BitSet fitting(BitSet others, double[] costs, double left) {
		BitSet fitting = new BitSet();
		others.stream().filter(candidate -> costs[candidate] <= left).forEach(fitting::set);
		return fitting;
	}
}
