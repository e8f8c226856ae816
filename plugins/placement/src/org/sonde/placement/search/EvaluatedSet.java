/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.search;

import java.util.BitSet;

/**
 * A set of probes.
 *
 * @param probed its candidates; not to be changed
 * @param value  what it is worth
 * @param cost   in milliseconds per second
 */
public record EvaluatedSet(BitSet probed, double value, double cost) {
	/** The one that is worth more; of equal ones the cheaper, else this one. */
	public EvaluatedSet orBetter(EvaluatedSet other) {
		return other.value > value || other.value == value && other.cost < cost ? other : this;
	}
}
