/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.objects;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.OptionalDouble;

/**
 * One JVM's run of a cell.
 *
 * @param cell       its id
 * @param processors that the watched program had
 * @param number     from 1
 * @param figures    at least {@link GridFigure#CASES}
 */
public record GridFork(String cell, int processors, int number, Map<GridFigure, Double> figures) {

	/** @throws IllegalArgumentException if a number is none of its kind */
	public GridFork {
		EnumMap<GridFigure, Double> copy = new EnumMap<>(GridFigure.class);
		copy.putAll(figures);
		figures = Collections.unmodifiableMap(copy);
		if (processors < 1 || number < 1 || !copy.containsKey(GridFigure.CASES)) {
			throw new IllegalArgumentException(
					"a fork has processors and a number from 1, and test cases; found " + processors + ", " + number + ", "
							+ copy.keySet());
		}
		copy.forEach((figure, value) -> {
			if (!(value >= 0 && Double.isFinite(value))) {
				throw new IllegalArgumentException(figure.keyword() + " is a number from 0, found " + value);
			}
		});
	}

	public OptionalDouble find(GridFigure figure) {
		Double value = figures.get(figure);
		return value == null ? OptionalDouble.empty() : OptionalDouble.of(value);
	}
}
