/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.spans;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * How many calls stand behind the spans, because an agent kept only some of the traces.
 *
 * @param callsPerSpan by operation, where it is not 1: how many calls a span stands for, on average; above 1
 * @param ratio        of all spans: how many were kept of the calls; above 0, at most 1
 * @param stated       whether spans say so
 * @param given        whether the user said so, of spans that do not
 */
public record SpanSampling(SortedMap<String, Double> callsPerSpan, double ratio, boolean stated, boolean given) {
	/** All calls have spans, or nobody says otherwise. */
	public static final SpanSampling NONE = new SpanSampling(Collections.emptySortedMap(), 1, false, false);
	/** The ratio if all calls have spans. */
	public static final double ALL = 1;

	public SpanSampling {
		if (!(ratio > 0 && ratio <= ALL)) {
			throw new IllegalArgumentException("a sampling ratio is above 0, and at most 1; found " + ratio);
		}
		callsPerSpan = Collections.unmodifiableSortedMap(new TreeMap<>(callsPerSpan));
	}

	static SpanSampling of(Map<String, Double> callsPerSpan, double ratio, boolean stated, boolean given) {
		return callsPerSpan.isEmpty() ? NONE : new SpanSampling(new TreeMap<>(callsPerSpan), ratio, stated, given);
	}

	/** Whether there were more calls than spans. */
	public boolean isScaled() {
		return !callsPerSpan.isEmpty();
	}

	/** Returns how many calls a span of an operation represents, 1 or more. */
	public double callsPerSpan(String operation) {
		return callsPerSpan.getOrDefault(operation, 1.0);
	}
}
