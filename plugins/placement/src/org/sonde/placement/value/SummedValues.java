/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.value;

import java.util.BitSet;
import java.util.Comparator;

/** Each probe has a value of its own, and those of a set add up. */
public final class SummedValues implements SetValue {
	private final double[] values;

	/** @param values of each candidate, 0 or more */
	public SummedValues(double[] values) {
		this.values = values.clone();
	}

	@Override
	public double of(BitSet probed) {
		return probed.stream().mapToDouble(candidate -> values[candidate]).sorted().sum();
	}

	@Override
	public Changing from(BitSet probed) {
		BitSet set = (BitSet) probed.clone();
		return new Changing() {
			@Override
			public double value() {
				return of(set);
			}

			@Override
			public double gain(int candidate) {
				return values[candidate];
			}

			@Override
			public double gainAtMost(int candidate) {
				return values[candidate];
			}

			@Override
			public double loss(int candidate) {
				return values[candidate];
			}

			@Override
			public void add(int candidate) {
				set.set(candidate);
			}

			@Override
			public void remove(int candidate) {
				set.clear(candidate);
			}
		};
	}

	/** If fractions of probes were allowed (Dantzig 1957, "Discrete-variable extremum problems"). */
	@Override
	public double atMost(BitSet first, BitSet others, double[] costs, double left, boolean thorough) {
		double value = of(first);
		double room = left;
		for (int candidate : SetValue.fitting(others, costs, left).stream().boxed()
				.sorted(Comparator.comparingDouble((Integer one) -> -values[one] / costs[one]).thenComparing(one -> one)).toList()) {
			double part = costs[candidate] <= room ? 1 : room / costs[candidate];
			value += part * values[candidate];
			room = Math.max(0, room - costs[candidate]);
			if (part < 1) {
				return value;
			}
		}
		return value;
	}
}
