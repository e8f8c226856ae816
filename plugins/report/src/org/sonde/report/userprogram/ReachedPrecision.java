/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.userprogram;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

import org.sonde.benchmark.userprogram.MeasuredProbes;
import org.sonde.benchmark.userprogram.ProgramEffort;
import org.sonde.benchmark.userprogram.ProgramOverhead;
import org.sonde.benchmark.userprogram.ProgramOverhead.PerUnit;
import org.sonde.benchmark.userprogram.ResourceUsage.Figure;
import org.sonde.common.digits.Digits;
import org.sonde.overhead.results.Phase;

/**
 * How precise the figures of the overhead became, and which of them had to.
 *
 * @param wanted  share of the figure to either side
 * @param figures that have an interval
 */
record ReachedPrecision(double wanted, List<Reached> figures) {

	private static final double PERCENT = 100;

	/**
	 * @param id      as in JSON
	 * @param label   for people
	 * @param share   of the figure, to either side
	 * @param decides whether the measurement was to go on until it was as precise as wanted
	 */
	record Reached(String id, String label, double share, boolean decides) {
	}

	/** Returns the precision of the CPU time of the application's threads. */
	static ReachedPrecision of(MeasuredProbes.Kind probes, ProgramOverhead overhead, ProgramEffort effort) {
		Optional<PerUnit> decisive = overhead.all(Figure.APPLICATION_CPU, effort.precise());
		List<Reached> figures = new ArrayList<>();
		add(figures, "active", probes == MeasuredProbes.Kind.METHODS ? "collecting and hand-over" : "events",
				overhead.added(Phase.WRITING, Figure.APPLICATION_CPU), decisive);
		if (overhead.allHasInstrumentation(Figure.APPLICATION_CPU)) {
			add(figures, "instrumentation", "I", overhead.instrumentation(Figure.APPLICATION_CPU), Optional.empty());
			add(figures, "total", "all", overhead.all(Figure.APPLICATION_CPU), decisive);
		}
		return new ReachedPrecision(effort.precision(), figures);
	}

	private static void add(List<Reached> figures, String id, String label, Optional<PerUnit> figure, Optional<PerUnit> decisive) {
		figure.ifPresent(one -> one.precision().ifPresent(share -> figures.add(new Reached(id, label, share, figure.equals(decisive)))));
	}

	boolean isMet(Reached figure) {
		return figure.share() <= wanted;
	}

	/** For people; empty before a figure has an interval. */
	Optional<String> sentence() {
		if (figures.isEmpty()) {
			return Optional.empty();
		}
		String reached = figures.stream().map(figure -> figure.label() + " ± " + percent(figure.share())).collect(Collectors.joining(", "));
		String asked = figures.stream().filter(Reached::decides).map(figure -> ". Asked for: ± " + percent(wanted) + " of " + figure.label()
				+ (isMet(figure) ? ", reached" : ", not reached: allow more JVMs or time")).collect(Collectors.joining());
		boolean total = figures.stream().anyMatch(figure -> figure.id().equals("total") && !figure.decides() && !isMet(figure));
		return Optional.of("Precision: " + reached + asked
				+ (total ? ". Measuring I takes many more JVMs: in most programs, it is smaller than the difference between two JVMs."
						: "."));
	}

	private static String percent(double share) {
		double percent = PERCENT * share;
		return Digits.atMost(percent, percent < 10 ? 1 : 0) + " %";
	}
}
