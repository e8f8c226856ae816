/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.tradeoff;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

import org.sonde.common.digits.Digits;
import org.sonde.report.figure.Figure;
import org.sonde.report.figure.FigureSource;
import org.sonde.report.figure.Origin;

/**
 * Several figures of the code in one: the weighted mean of their ratios to those of the first tuning of the series that has them
 * all, in per cent. It weighs what you care about; nobody validated it as a measure.
 *
 * @param linesOfCode weight, at least 0
 * @param cyclomatic weight, at least 0
 * @param information weight, at least 0
 */
public record WeightedIndex(double linesOfCode, double cyclomatic, double information) implements CodeMeasure {

	/** All three the same. */
	public static final WeightedIndex EVEN = new WeightedIndex(1, 1, 1);

	private static final double PER_CENT = 100;
	private static final int DECIMALS = 1;
	private static final double MOST = 1_000;

	/** @throws IllegalArgumentException unless the weights lie in 0 … 1000 and one of them is above 0 */
	public WeightedIndex {
		for (double weight : new double[] { linesOfCode, cyclomatic, information }) {
			if (!(weight >= 0 && weight <= MOST)) {
				throw new IllegalArgumentException("a weight must lie in 0 … 1000, found " + Digits.plain(weight));
			}
		}
		if (linesOfCode + cyclomatic + information == 0) {
			throw new IllegalArgumentException("one of the weights must be above 0");
		}
	}

	/**
	 * Reads {@code LOC,CYCLOMATIC,INFORMATION}, such as {@code 1,0,2}.
	 *
	 * @throws IllegalArgumentException if it is not three weights
	 */
	public static WeightedIndex parse(String text) {
		String[] parts = text.split(",", -1);
		if (parts.length != 3) {
			throw new IllegalArgumentException(
					"give three weights, of lines, cyclomatic and information complexity, such as 1,0,2; found " + text);
		}
		try {
			return new WeightedIndex(Double.parseDouble(parts[0].strip()), Double.parseDouble(parts[1].strip()),
					Double.parseDouble(parts[2].strip()));
		} catch (NumberFormatException e) {
			throw new IllegalArgumentException("a weight is a number such as 2 or 0.5; found " + text, e);
		}
	}

	/** {@link #parse} reads it. */
	public String weights() {
		return Digits.plain(linesOfCode) + "," + Digits.plain(cyclomatic) + "," + Digits.plain(information);
	}

	@Override
	public String label() {
		return "Weighted index";
	}

	@Override
	public List<Figure> of(List<TradeOffPoint> points) {
		Optional<TradeOffPoint> base = points.stream().filter(point -> missing(point).isEmpty()).findFirst();
		return points.stream().map(point -> figure(point, base)).toList();
	}

	private Figure figure(TradeOffPoint point, Optional<TradeOffPoint> base) {
		List<Figure.Unknown> missing = missing(point);
		if (!missing.isEmpty()) {
			return missing.getFirst();
		}
		double sum = 0;
		for (Map.Entry<ComplexityMeasure, Double> weight : weighted().entrySet()) {
			double reference = known(weight.getKey(), base.orElseThrow()).value();
			if (reference == 0) {
				return new Figure.Unknown(
						weight.getKey().label() + " of " + base.get().name() + " is 0, so nothing can be compared with it");
			}
			sum += weight.getValue() * known(weight.getKey(), point).value() / reference;
		}
		double index = PER_CENT * sum / (linesOfCode + cyclomatic + information);
		return new Figure.Known(index, Optional.empty(), DECIMALS, "% of " + base.get().name(), new FigureSource(Origin.DERIVED,
				sources(point), "mean of the ratios to " + base.get().name() + " by the weights " + inWords()));
	}

	/** {@code lines of code 1, information complexity 2}: what weighs 0 is left out. */
	private String inWords() {
		return weighted().entrySet().stream()
				.map(weight -> weight.getKey().label().toLowerCase(Locale.ROOT) + " " + Digits.plain(weight.getValue()))
				.collect(Collectors.joining(", "));
	}

	private String sources(TradeOffPoint point) {
		return weighted().keySet().stream().map(measure -> known(measure, point).provenance().source()).distinct()
				.collect(Collectors.joining("; "));
	}

	private List<Figure.Unknown> missing(TradeOffPoint point) {
		List<Figure.Unknown> missing = new ArrayList<>();
		for (ComplexityMeasure measure : weighted().keySet()) {
			if (measure.of(point) instanceof Figure.Unknown unknown) {
				missing.add(unknown);
			}
		}
		return missing;
	}

	private static Figure.Known known(ComplexityMeasure measure, TradeOffPoint point) {
		return (Figure.Known) measure.of(point);
	}

	/** Returns the measures with a weight, in their order. */
	private Map<ComplexityMeasure, Double> weighted() {
		Map<ComplexityMeasure, Double> weights = new EnumMap<>(ComplexityMeasure.class);
		weights.put(ComplexityMeasure.LINES_OF_CODE, linesOfCode);
		weights.put(ComplexityMeasure.CYCLOMATIC, cyclomatic);
		weights.put(ComplexityMeasure.INFORMATION, information);
		weights.values().removeIf(weight -> weight == 0);
		return weights;
	}
}
