/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.part;

import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/**
 * The lowest of the values that came: which these are does not depend on the order in which they came, nor on how they were split up and
 * put together again.
 *
 * @param <T> the values
 */
public final class Lowest<T> {
	private final int most;
	private final Comparator<T> order;
	private final PriorityQueue<T> kept;

	/**
	 * @param most  values to keep
	 * @param order total: only equal values are equal in it
	 */
	public Lowest(int most, Comparator<T> order) {
		this.most = most;
		this.order = order;
		this.kept = new PriorityQueue<>(order.reversed());
	}

	/** Keeps it if it is one of the lowest so far. */
	public void add(T value) {
		if (kept.size() < most) {
			kept.add(value);
		} else if (order.compare(value, kept.element()) < 0) {
			kept.remove();
			kept.add(value);
		}
	}

	/** Those that are kept, the lowest first. */
	public List<T> list() {
		return kept.stream().sorted(order).toList();
	}

	/** How many are kept. */
	public int size() {
		return kept.size();
	}
}
