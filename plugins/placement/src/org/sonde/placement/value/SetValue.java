/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.value;

import java.util.BitSet;

/** What a set of probes is worth. More probes are never worth less. */
public interface SetValue {
	/** Of a set of candidates, 0 or more. */
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

		/** By how much a candidate that is not in it raises the value. */
		double gain(int candidate);

		/** What a candidate that is not in it can add at most, whatever others come with it; found faster than {@link #gain}. */
		double gainAtMost(int candidate);

		/** By how much the value falls without a candidate that is in it. */
		double loss(int candidate);

		/** One that is not in it. */
		void add(int candidate);

		/** One that is in it. */
		void remove(int candidate);
	}

	/** Those that fit by themselves. */
	static BitSet fitting(BitSet others, double[] costs, double left) {
		BitSet fitting = new BitSet();
		others.stream().filter(candidate -> costs[candidate] <= left).forEach(fitting::set);
		return fitting;
	}
}
