/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.figures;

import java.util.Collections;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.SortedMap;
import java.util.TreeMap;

import org.sonde.metrics.CountingRules;

/**
 * How a figure is spread over methods and constructors with a body, those of nested, local and anonymous types included as far as the
 * rules see them; initialisers are not.
 *
 * @param <P>       the kind of rules
 * @param profile   the rules
 * @param histogram how many methods have which figure, by figure
 */
public record FigureDistribution<P extends CountingRules>(P profile, SortedMap<Integer, Integer> histogram) {

	public FigureDistribution {
		Objects.requireNonNull(profile, "profile");
		histogram = Collections.unmodifiableSortedMap(new TreeMap<>(histogram));
		histogram.forEach((figure, methods) -> {
			if (figure < 0 || methods < 1) {
				throw new IllegalArgumentException("%d methods of %d; figures are 0 or more, methods 1".formatted(methods, figure));
			}
		});
	}

	/** Returns the number of methods. */
	public int methods() {
		return histogram.values().stream().mapToInt(Integer::intValue).sum();
	}

	/** Over the methods. */
	public long sum() {
		return histogram.entrySet().stream().mapToLong(entry -> (long) entry.getKey() * entry.getValue()).sum();
	}

	/** The largest; 0 where there is no method. */
	public int max() {
		return histogram.isEmpty() ? 0 : histogram.lastKey();
	}

	/** Sum ÷ methods; empty where there is no method. */
	public OptionalDouble average() {
		return histogram.isEmpty() ? OptionalDouble.empty() : OptionalDouble.of((double) sum() / methods());
	}
}
