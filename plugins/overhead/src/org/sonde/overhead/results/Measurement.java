/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.results;

import java.math.BigDecimal;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/**
 * One quantity of one configuration with the statistics its source prints, to the printed digit.
 *
 * @param values the statistics in {@code unit} per {@code scope}; trailing zeros are kept (±0.10 is not ±0.1)
 * @param place where in the source, if it is not the place of the whole result set
 * @param intervalOver over what the confidence interval was computed; empty where there is none or the source does not say
 */
public record Measurement(QuantityKind kind, Unit unit, Scope scope, Precision precision, Map<Statistic, BigDecimal> values,
		Optional<String> place, Optional<SamplingUnit> intervalOver) {

	/** @throws IllegalArgumentException if the values contradict each other or the unit does not fit the quantity */
	public Measurement {
		EnumMap<Statistic, BigDecimal> copy = new EnumMap<>(Statistic.class);
		copy.putAll(values);
		values = Collections.unmodifiableMap(copy);
		if (!copy.containsKey(Statistic.MEAN) && !copy.containsKey(Statistic.MEDIAN)) {
			throw new IllegalArgumentException("a measurement needs a mean or a median");
		}
		if (unit == Unit.RATIO || unit.isRate() != (kind == QuantityKind.THROUGHPUT)) {
			throw new IllegalArgumentException("the unit " + unit.keyword() + " does not fit a " + kind.keyword());
		}
		copy.forEach((statistic, value) -> checkSign(kind, statistic, value));
		if (copy.containsKey(Statistic.CI95_HALF_WIDTH) && !copy.containsKey(Statistic.MEAN)) {
			throw new IllegalArgumentException("ci95HalfWidth needs a mean");
		}
		if (intervalOver.isPresent() && !copy.containsKey(Statistic.CI95_HALF_WIDTH)) {
			throw new IllegalArgumentException("intervalOver needs a ci95HalfWidth");
		}
		Statistic.checkOrder(copy);
	}

	private static void checkSign(QuantityKind kind, Statistic statistic, BigDecimal value) {
		boolean spread = statistic == Statistic.CI95_HALF_WIDTH || statistic == Statistic.STANDARD_DEVIATION;
		if (value.signum() < 0 && (spread || kind != QuantityKind.PORTION)) {
			throw new IllegalArgumentException(statistic.keyword() + " must not be negative, found " + value.toPlainString());
		}
		if (value.signum() == 0 && !spread && kind == QuantityKind.THROUGHPUT) {
			throw new IllegalArgumentException(statistic.keyword() + " of a throughput must be positive");
		}
	}

	public Optional<BigDecimal> find(Statistic statistic) {
		return Optional.ofNullable(values.get(statistic));
	}

	/** Whether {@link #central()} is the mean (else the median). */
	public boolean hasMean() {
		return values.containsKey(Statistic.MEAN);
	}

	/** The mean, or the median where the source prints no mean. */
	public BigDecimal central() {
		return hasMean() ? values.get(Statistic.MEAN) : values.get(Statistic.MEDIAN);
	}
}
