/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.laboratory;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

import org.sonde.overhead.statistics.Quantiles;
import org.sonde.report.code.Table;

/** How far off the estimates were, over plans that cost a share of the program that matters. */
record TruthTable(List<Trial> trials) {

	/** Below, an overhead drowns in noise. */
	static final double LEAST_SHARE = 0.05;
	private static final double PERCENT = 100;
	private static final double CONFIDENCE = 0.95;
	/** Of a sum of weights. */
	private static final double ROUNDING = 1e-9;

	/** Of all trials, those with an overhead above {@link #LEAST_SHARE}. */
	static TruthTable of(List<Trial> all) {
		return new TruthTable(all.stream().filter(trial -> trial.share() > LEAST_SHARE)
				.sorted(Comparator.comparing(Trial::program).thenComparing(Trial::plan).thenComparing(Trial::conditions)).toList());
	}

	/** By Java and writer. */
	Map<String, TruthTable> byConditions() {
		return trials.stream().collect(Collectors.groupingBy(Trial::conditions, TreeMap::new,
				Collectors.collectingAndThen(Collectors.toList(), TruthTable::new)));
	}

	/** A row a trial. */
	Table table() {
		return new Table(
				List.of("program", "conditions", "plan", "recipe", "probes", "kind", "unit [µs]", "measured [µs]", "± [%]", "estimated before [µs]", "measured ÷ estimated",
						"today's estimate [µs]", "measured ÷ today's estimate"),
				trials.stream().map(trial -> List.of(trial.program(), trial.conditions(), Integer.toString(trial.plan()), trial.recipe(), Integer.toString(trial.probes()),
						trial.kind(), micros(trial.unit()), micros(trial.measured()), format("%.0f", PERCENT * trial.half() / trial.measured()),
						estimate(trial, Basis.STORED), ratio(trial, Basis.STORED), estimate(trial, Basis.WITH_GAPS), ratio(trial, Basis.WITH_GAPS))).toList());
	}

	private static String ratio(Trial trial, Basis basis) {
		return trial.estimates().containsKey(basis) ? format("%.2f", trial.ratio(basis)) : "";
	}

	private static String estimate(Trial trial, Basis basis) {
		return trial.estimates().containsKey(basis) ? micros(trial.estimates().get(basis).value()) : "";
	}

	private static String micros(double nanos) {
		return format("%.3g", nanos / 1000);
	}

	private static String format(String format, Object... values) {
		return String.format(Locale.ROOT, format, values);
	}

	/** In sentences: how far off the estimates of a kind were, and the interval that conformal prediction by program gives. */
	List<String> summary(Basis basis) {
		List<Trial> known = trials.stream().filter(trial -> trial.estimates().containsKey(basis)).toList();
		if (known.isEmpty()) {
			return List.of("No plan cost more than " + PERCENT * LEAST_SHARE + " %.");
		}
		double[] errors = known.stream().mapToDouble(trial -> trial.error(basis)).sorted().toArray();
		double[] ratios = known.stream().mapToDouble(trial -> trial.ratio(basis)).sorted().toArray();
		Map<String, List<Double>> programs = known.stream().collect(
				Collectors.groupingBy(Trial::program, TreeMap::new, Collectors.mapping(trial -> trial.ratio(basis), Collectors.toList())));
		long inside = known.stream().filter(trial -> trial.estimates().get(basis).contains(trial.measured())).count();
		double[] widths = known.stream().mapToDouble(trial -> trial.estimates().get(basis).high() / trial.estimates().get(basis).low()).toArray();
		List<String> lines = new ArrayList<>();
		lines.add(format("%d plans in %d programs. Error of the overhead: median %.0f %%, 90th percentile %.0f %%, worst %.0f %%.", known.size(),
				programs.size(), PERCENT * Quantiles.median(errors), PERCENT * Quantiles.ofSorted(errors, 0.9), PERCENT * errors[errors.length - 1]));
		lines.add(format("Measured ÷ estimated: median %.2f, from %.2f to %.2f. Inside the estimate interval: %d, whose ends differ by %.3g times (median).",
				Quantiles.median(ratios), ratios[0], ratios[ratios.length - 1], inside, Quantiles.median(widths)));
		double factor = factor(programs.values());
		lines.add(Double.isInfinite(factor) ? "Fewer than 19 programs: conformal prediction bounds nothing with 95 %."
				: format("Conformal by program, 95 %%: off by at most %.2f times. Leaving one program out, %.0f %% of plans lie inside.", factor,
						PERCENT * insideLeavingOneOut(programs) / known.size()));
		return lines;
	}

	private static long insideLeavingOneOut(Map<String, List<Double>> programs) {
		return programs.entrySet().stream().mapToLong(left -> {
			double others = factor(programs.entrySet().stream().filter(one -> !one.getKey().equals(left.getKey())).map(Map.Entry::getValue).toList());
			return left.getValue().stream().filter(ratio -> Math.abs(Math.log(ratio)) <= Math.log(others)).count();
		}).sum();
	}

	/**
	 * By how many times an estimate may be off for a program that was not seen, in either direction, with 95 %: conformal prediction with
	 * programs as groups (Dunn, Wasserman and Ramdas, arXiv 1809.07441, "pooling CDFs"). Each program weighs the same, and one more, not seen,
	 * may be off by anything; so fewer than 19 programs give no bound.
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
