/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.laboratory;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.sonde.common.table.Table;
import org.sonde.overhead.statistics.Interval;
import org.sonde.overhead.statistics.Quantiles;

/**
 * How far off estimates of collecting and hand-over are by themselves, and whether a measurement of both says more of other plans of the
 * program by a
 * factor for each than by one for their sum.
 */
final class PortionTable {

	private static final double PERCENT = 100;
	/** Variances that are tried, of logarithms. */
	private static final double[] VARIANCES = {0, 0.0025, 0.005, 0.01, 0.015, 0.02, 0.03, 0.04, 0.06, 0.08, 0.12};

	private PortionTable() {
	}

	/** All tables of what the folder of the data holds, in Markdown. */
	static String of(Path data) throws IOException {
		List<PortionTrial> trials = PortionTrial.read(data);
		return Stream.of(accuracy(trials), factors(trials), spreads(trials)).map(TruthPage::markdown).collect(Collectors.joining("\n"));
	}

	/** Each portion by itself: the plans in which it is known to a half at least. */
	static Table accuracy(List<PortionTrial> trials) {
		List<List<String>> rows = new ArrayList<>();
		accuracy("collecting", trials, PortionTrial::collecting, PortionTrial.Part::withGaps).ifPresent(rows::add);
		accuracy("hand-over, with gaps", trials, PortionTrial::handOver, PortionTrial.Part::withGaps).ifPresent(rows::add);
		accuracy("hand-over, rates alone", trials, PortionTrial::handOver, PortionTrial.Part::ratesAlone).ifPresent(rows::add);
		return new Table(List.of("portion", "plans (programs)", "error: median", "90 %", "worst", "measured ÷ estimated", "inside",
				"95 % of unseen programs"), rows);
	}

	private static Optional<List<String>> accuracy(String name, List<PortionTrial> trials,
			Function<PortionTrial, Optional<PortionTrial.Part>> portion, Function<PortionTrial.Part, Interval> estimate) {
		Map<String, List<Double>> programs = new TreeMap<>();
		int inside = 0;
		for (PortionTrial trial : trials) {
			Optional<PortionTrial.Part> known = portion.apply(trial).filter(PortionTrial.Part::isKnown);
			if (known.isPresent()) {
				Interval estimated = estimate.apply(known.get());
				programs.computeIfAbsent(trial.program(), none -> new ArrayList<>())
						.add(known.get().measured().value() / estimated.value());
				inside += estimated.contains(known.get().measured().value()) ? 1 : 0;
			}
		}
		double[] ratios = programs.values().stream().flatMap(List::stream).mapToDouble(Double::doubleValue).sorted().toArray();
		if (ratios.length == 0) {
			return Optional.empty();
		}
		List<String> row = new ArrayList<>(List.of(name, ratios.length + " (" + programs.size() + ")"));
		row.addAll(errors(programs.values().stream().flatMap(List::stream).toList()));
		row.add(format("%.2f (%.2f … %.2f)", Quantiles.median(ratios), ratios[0], ratios[ratios.length - 1]));
		row.add(Integer.toString(inside));
		double bound = TruthTable.factor(programs.values());
		row.add(Double.isInfinite(bound) ? "" : format("%.2f times", bound));
		return Optional.of(row);
	}

	/** Median, 90th percentile and largest of the errors that belong to measured ÷ estimated. */
	private static List<String> errors(Collection<Double> ratios) {
		double[] errors = ratios.stream().mapToDouble(ratio -> Math.abs(1 / ratio - 1)).sorted().toArray();
		return List.of(percent(Quantiles.median(errors)), percent(Quantiles.ofSorted(errors, 0.9)), percent(errors[errors.length - 1]));
	}

	/**
	 * Variances of the logarithm of measured ÷ estimated, around 0.
	 *
	 * @param programs from program to program
	 * @param plans    from plan to plan of a program
	 */
	record Spread(double programs, double plans) {

		/** The most likely one, as of a normal distribution. */
		static Spread of(Collection<List<PortionTrial.Part>> programs) {
			Spread best = null;
			double most = Double.NEGATIVE_INFINITY;
			for (double between : VARIANCES) {
				for (double within : VARIANCES) {
					Spread one = new Spread(between, within);
					double likelihood = programs.stream().mapToDouble(one::logLikelihood).sum();
					if (likelihood > most) {
						most = likelihood;
						best = one;
					}
				}
			}
			return best;
		}

		/** Plans share what belongs to their program. */
		private double logLikelihood(List<PortionTrial.Part> program) {
			double weights = 0;
			double sum = 0;
			double squares = 0;
			double determinant = 0;
			for (PortionTrial.Part one : program) {
				double variance = plans + one.variance();
				weights += 1 / variance;
				sum += one.logarithm() / variance;
				squares += one.logarithm() * one.logarithm() / variance;
				determinant += Math.log(variance);
			}
			return -0.5 * (determinant + Math.log(1 + programs * weights) + squares - programs * sum * sum / (1 + programs * weights));
		}

		/** What one measurement multiplies other plans of its program by. */
		private double factor(PortionTrial.Part measured) {
			double weight = 1 / (plans + measured.variance());
			return programs == 0 ? 1 : Math.exp(weight * measured.logarithm() / (weight + 1 / programs));
		}
	}

	/**
	 * Other plans of the program, whose overhead matters, estimated with each plan that has both portions: without that measurement, by one
	 * factor, and by a
	 * factor for each portion. The spreads leave the program out.
	 */
	static Table factors(List<PortionTrial> trials) {
		Map<String, List<Double>> ratios = new TreeMap<>();
		Map<String, List<PortionTrial>> programs = trials.stream()
				.collect(Collectors.groupingBy(PortionTrial::program, TreeMap::new, Collectors.toList()));
		programs.forEach((program, plans) -> {
			List<PortionTrial> others = trials.stream().filter(trial -> !trial.program().equals(program)).toList();
			Spread ofAll = spread(others, trial -> Optional.of(trial.all()));
			Spread ofCollecting = spread(others, PortionTrial::collecting);
			Spread ofHandOver = spread(others, PortionTrial::handOver);
			for (PortionTrial kept : plans) {
				if (!isKnown(kept.collecting()) || !isKnown(kept.handOver())) {
					continue;
				}
				double one = ofAll.factor(kept.all());
				double collecting = ofCollecting.factor(kept.collecting().orElseThrow());
				double handOver = ofHandOver.factor(kept.handOver().orElseThrow());
				for (PortionTrial other : plans) {
					if (other != kept && other.share() > TruthTable.LEAST_SHARE) {
						double both = collecting * other.estimatedCollecting() + handOver * other.estimatedHandOver();
						add(ratios, "collecting and hand-over", other.all(), one, both / other.all().withGaps().value());
						other.collecting().filter(PortionTrial.Part::isKnown)
								.ifPresent(part -> add(ratios, "collecting alone", part, one, collecting));
						other.handOver().filter(PortionTrial.Part::isKnown)
								.ifPresent(part -> add(ratios, "hand-over alone", part, one, handOver));
					}
				}
			}
		});
		List<List<String>> rows = new ArrayList<>();
		ratios.forEach((name, some) -> {
			List<String> row = new ArrayList<>(List.of(name, Integer.toString(some.size())));
			row.addAll(errors(some));
			rows.add(row);
		});
		return new Table(List.of("estimated", "estimates", "error: median", "90 %", "worst"), rows);
	}

	private static void add(Map<String, List<Double>> ratios, String name, PortionTrial.Part part, double byOne, double byTwo) {
		double ratio = part.measured().value() / part.withGaps().value();
		ratios.computeIfAbsent(name + ", no measurement", none -> new ArrayList<>()).add(ratio);
		ratios.computeIfAbsent(name + ", one factor", none -> new ArrayList<>()).add(ratio / byOne);
		ratios.computeIfAbsent(name + ", two factors", none -> new ArrayList<>()).add(ratio / byTwo);
	}

	private static boolean isKnown(Optional<PortionTrial.Part> part) {
		return part.filter(PortionTrial.Part::isKnown).isPresent();
	}

	private static Spread spread(List<PortionTrial> trials, Function<PortionTrial, Optional<PortionTrial.Part>> part) {
		Map<String, List<PortionTrial.Part>> programs = new TreeMap<>();
		trials.forEach(trial -> part.apply(trial).filter(PortionTrial.Part::isKnown)
				.ifPresent(known -> programs.computeIfAbsent(trial.program(), none -> new ArrayList<>()).add(known)));
		return Spread.of(programs.values());
	}

	/** The spreads by all programs. */
	static Table spreads(List<PortionTrial> trials) {
		return new Table(List.of("variance of the logarithm", "from program to program", "from plan to plan"),
				List.of(row("collecting and hand-over", spread(trials, trial -> Optional.of(trial.all()))),
						row("collecting", spread(trials, PortionTrial::collecting)),
						row("hand-over", spread(trials, PortionTrial::handOver))));
	}

	private static List<String> row(String name, Spread spread) {
		return List.of(name, format("%.4f", spread.programs()), format("%.4f", spread.plans()));
	}

	private static String percent(double share) {
		return format("%.0f %%", PERCENT * share);
	}

	private static String format(String format, Object... values) {
		return String.format(Locale.ROOT, format, values);
	}
}
