/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.laboratory;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

import org.sonde.overhead.statistics.Quantiles;

/** How far off the estimates were, over plans that cost a share of the program that matters. */
record TruthTable(List<Trial> trials) {

	/** A smaller overhead is lost in noise. */
	static final double LEAST_SHARE = 0.05;
	private static final double CONFIDENCE = 0.95;
	/** Of a sum of weights. */
	private static final double ROUNDING = 1e-9;

	/** Of all trials, those with an overhead above {@link #LEAST_SHARE}. */
	static TruthTable of(List<Trial> all) {
		return new TruthTable(all.stream().filter(trial -> trial.share() > LEAST_SHARE)
				.sorted(Comparator.comparing(Trial::program).thenComparing(Trial::plan).thenComparing(Trial::conditions)).toList());
	}

	/** Those whose overhead was measured to ± a share of it or better. */
	TruthTable measuredTo(double precision) {
		return new TruthTable(trials.stream().filter(trial -> trial.half() > 0 && trial.half() <= precision * trial.measured()).toList());
	}

	/** Those with so many calls of probed methods per second. */
	TruthTable called(double least, double below) {
		return new TruthTable(trials.stream().filter(trial -> trial.calls() >= least && trial.calls() < below).toList());
	}

	/** By program. */
	Map<String, TruthTable> byProgram() {
		return trials.stream().collect(
				Collectors.groupingBy(Trial::program, TreeMap::new, Collectors.collectingAndThen(Collectors.toList(), TruthTable::new)));
	}

	/** By Java, writer, machine and threads. */
	Map<String, TruthTable> byConditions() {
		return trials.stream().collect(Collectors.groupingBy(Trial::conditions, TreeMap::new,
				Collectors.collectingAndThen(Collectors.toList(), TruthTable::new)));
	}

	/**
	 * How far off estimates were.
	 *
	 * @param plans   and {@code programs}: how many
	 * @param errors  of the overhead as shares of what was measured, ascending
	 * @param ratios  measured ÷ estimated, ascending
	 * @param inside  how many plans were measured inside the estimate interval
	 * @param width   upper ÷ lower end of that, median; infinite if the lower end of one is 0
	 * @param bound   by how many times an estimate of an unseen program may be off ({@link TruthTable#factor}); infinite if nothing is
	 *                known
	 * @param heldOut the share of plans that lie inside that bound of all other programs
	 */
	record Accuracy(int plans, int programs, double[] errors, double[] ratios, long inside, double width, double bound, double heldOut) {
	}

	/** Empty if no plan has such an estimate. */
	Optional<Accuracy> accuracy(Basis basis) {
		List<Trial> known = trials.stream().filter(trial -> trial.estimates().containsKey(basis)).toList();
		if (known.isEmpty()) {
			return Optional.empty();
		}
		Map<String, List<Double>> programs = known.stream().collect(
				Collectors.groupingBy(Trial::program, TreeMap::new, Collectors.mapping(trial -> trial.ratio(basis), Collectors.toList())));
		double[] widths = known.stream().map(trial -> trial.estimates().get(basis)).filter(interval -> interval.low() > 0)
				.mapToDouble(interval -> interval.high() / interval.low()).toArray();
		return Optional
				.of(new Accuracy(known.size(), programs.size(), known.stream().mapToDouble(trial -> trial.error(basis)).sorted().toArray(),
				known.stream().mapToDouble(trial -> trial.ratio(basis)).sorted().toArray(),
				known.stream().filter(trial -> trial.estimates().get(basis).contains(trial.measured())).count(),
				widths.length < known.size() ? Double.POSITIVE_INFINITY : Quantiles.median(widths),
				factor(programs.values()), (double) insideLeavingOneOut(programs) / known.size()));
	}

	private static long insideLeavingOneOut(Map<String, List<Double>> programs) {
		return programs.entrySet().stream().mapToLong(left -> {
			double others = factor(
					programs.entrySet().stream().filter(one -> !one.getKey().equals(left.getKey())).map(Map.Entry::getValue).toList());
			return left.getValue().stream().filter(ratio -> Math.abs(Math.log(ratio)) <= Math.log(others)).count();
		}).sum();
	}

	/**
	 * By how many times an estimate may be off for a program that was not seen, in either direction, with 95 %: conformal prediction with
	 * programs as groups (Dunn, Wasserman and Ramdas, arXiv 1809.07441, "pooling CDFs"). Each program weighs the same, and one more, not
	 * seen, may be off by anything; so fewer than 19 programs give no bound.
	 *
	 * @param programs measured ÷ estimated, of each plan
	 */
	static double factor(Collection<List<Double>> programs) {
		record Weighted(double score, double weight) {
		}
		List<Weighted> all = new ArrayList<>();
		programs.forEach(ratios -> ratios
				.forEach(ratio -> all.add(new Weighted(Math.abs(Math.log(ratio)), 1.0 / ratios.size() / (programs.size() + 1)))));
		all.sort(Comparator.comparingDouble(Weighted::score));
		double below = 0;
		for (Weighted one : all) {
			below += one.weight();
			if (below >= CONFIDENCE - ROUNDING) {
				return Math.exp(one.score());
			}
		}
		return Double.POSITIVE_INFINITY;
	}
}
