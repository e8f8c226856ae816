/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.spans;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

import org.sonde.traces.record.StringPool;

/** Counts how many calls the spans of each operation stand for. */
final class SampleCounts {
	private static final int FIRST_CAPACITY = 64;

	private final double given;
	/** The spans of each operation, by its number. */
	private long[] spans = new long[FIRST_CAPACITY];
	private double[] calls = new double[FIRST_CAPACITY];
	private boolean stated;
	private boolean assumed;

	/** @param ratio of spans that state none; above 0, at most 1 */
	SampleCounts(double ratio) {
		given = 1 / ratio;
	}

	void add(Span span) {
		int operation = span.operation();
		if (operation >= spans.length) {
			spans = Arrays.copyOf(spans, Integer.highestOneBit(operation) << 1);
			calls = Arrays.copyOf(calls, spans.length);
		}
		boolean states = span.weight() != Sampling.UNKNOWN;
		stated |= states && span.weight() > 1;
		assumed |= !states && given > 1;
		spans[operation]++;
		calls[operation] += states ? span.weight() : given;
	}

	SpanSampling sampling(StringPool names) {
		Map<String, Double> perSpan = new HashMap<>();
		long allSpans = 0;
		double allCalls = 0;
		for (int operation = 0; operation < spans.length; operation++) {
			allSpans += spans[operation];
			allCalls += calls[operation];
			if (calls[operation] > spans[operation]) {
				perSpan.put(names.text(operation), calls[operation] / spans[operation]);
			}
		}
		return SpanSampling.of(perSpan, allSpans == 0 ? 1 : Math.min(1, allSpans / allCalls), stated, assumed);
	}
}
