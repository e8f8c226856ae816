/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.laboratory;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;

import org.sonde.benchmark.userprogram.ResourceUsage.Figure;
import org.sonde.common.table.Table;
import org.sonde.overhead.statistics.Quantiles;

/** All plans and how far off their estimates were, in Markdown; the same bytes for the same data. */
final class TruthPage {

	private static final double PERCENT = 100;
	/** From plans to inside. */
	private static final int ACCURACY_CELLS = 6;
	/** Of measurements: as a share of the overhead. */
	private static final double PRECISE = 0.05;
	/** Calls per second at which the classes of plans begin. */
	private static final double[] CALLS = { 0, 10_000, 100_000, Double.POSITIVE_INFINITY };
	private static final Map<Boolean, String> TITLES = Map.of(false, "Programs in use", true, "Final test");

	private TruthPage() {
	}

	/**
	 * @param trials by figure
	 * @param instrumentation what deactivated probes cost
	 * @param allocation      what probes allocate: by kind, then plans that are far off
	 */
	static String of(Map<Figure, List<Trial>> trials, Table instrumentation, List<Table> allocation) {
		StringBuilder page = new StringBuilder("""
				# Plans of the truth laboratory

				`./sonde truth --minutes 0 --page docs/dev/truth-plans.md` makes this page from `tests/laboratory/data`. [The truth laboratory](truth.md) says how it works and what follows.
				Plans that cost more than 5 % of their program's CPU time, Kieker 2.0.2 with AspectJ. *Final test*: programs that were not looked at while the model was made.

				## How far off

				""");
		List<List<String>> rows = new ArrayList<>();
		for (boolean heldOut : List.of(false, true)) {
			for (Figure figure : List.of(Figure.APPLICATION_CPU, Figure.PROCESS_CPU, Figure.WALL)) {
				table(trials.get(figure), heldOut).byConditions().forEach((conditions, some) -> {
					for (Basis basis : Basis.values()) {
						some.accuracy(basis).filter(any -> figure == Figure.APPLICATION_CPU || basis == Basis.WITH_GAPS)
								.ifPresent(accuracy -> rows.add(row(heldOut, conditions, figure, basis, accuracy)));
					}
					if (figure == Figure.APPLICATION_CPU) {
						some.measuredTo(PRECISE).accuracy(Basis.WITH_GAPS)
								.ifPresent(accuracy -> rows
										.add(row(heldOut, conditions + ", measured to ± 5 %", figure, Basis.WITH_GAPS, accuracy)));
					}
				});
			}
		}
		page.append(markdown(
				new Table(List.of("programs", "conditions", "figure", "estimate", "plans (programs)", "error: median", "90 %", "worst",
				"measured ÷ estimated", "inside", "ends differ", "95 % of unseen programs"), rows)));
		page.append("""

				The error is that of the overhead as a share of what was measured. *Inside*: measured inside the estimate interval; *ends differ*: upper ÷ lower end, median.
				The last column is what conformal prediction by program bounds the error with, for 19 programs and more.
				""");
		page.append(
				"\n## By program\n\nMedian error of the overhead by what the estimate knows, over the plans of a program under all conditions.\n\n")
				.append(markdown(programs(trials.get(Figure.APPLICATION_CPU))));
		page.append(
				"\n## By calls per second\n\nEstimates by a calibration and the gaps of a monitoring log, all programs; calls of all probed methods together.\n\n")
				.append(markdown(calls(trials.get(Figure.APPLICATION_CPU))));
		for (boolean heldOut : List.of(false, true)) {
			table(trials.get(Figure.APPLICATION_CPU), heldOut).byConditions().forEach((conditions, some) -> page.append("\n## ")
					.append(TITLES.get(heldOut)).append(": ").append(conditions).append("\n\n").append(markdown(plans(some.trials()))));
		}
		page.append("\n## I, what deactivated probes cost\n\n").append(markdown(instrumentation));
		return page.append("""

				## Allocation

				Of active probes and the hand-over, in programs of one thread, by a calibration; plans whose allocation was measured to ± 10 % or better, all machines, writers and Javas.

				""")
				.append(markdown(allocation.getFirst())).append("\nOff by more than 5 %:\n\n").append(markdown(allocation.getLast()))
				.toString();
	}

	private static TruthTable table(List<Trial> trials, boolean heldOut) {
		Predicate<Trial> wanted = trial -> trial.heldOut() == heldOut;
		return TruthTable.of(trials.stream().filter(wanted).toList());
	}

	private static List<String> row(boolean heldOut, String conditions, Figure figure, Basis basis, TruthTable.Accuracy accuracy) {
		return Stream.concat(Stream.of(heldOut ? "final test" : "in use", conditions, figure.label(), basis.words()),
				accuracyCells(accuracy).stream()).toList();
	}

	private static List<String> accuracyCells(TruthTable.Accuracy accuracy) {
		return List.of(accuracy.plans() + " (" + accuracy.programs() + ")", percent(Quantiles.median(accuracy.errors())),
				percent(Quantiles.ofSorted(accuracy.errors(), 0.9)), percent(accuracy.errors()[accuracy.plans() - 1]),
				format("%.2f (%.2f … %.2f)", Quantiles.median(accuracy.ratios()), accuracy.ratios()[0],
						accuracy.ratios()[accuracy.plans() - 1]),
				Long.toString(accuracy.inside()), Double.isInfinite(accuracy.width()) ? "" : threeDigits(accuracy.width()),
				Double.isInfinite(accuracy.bound()) ? ""
						: format("%.2f times; %.0f %% inside", accuracy.bound(), PERCENT * accuracy.heldOut()));
	}

	/** A row for each class of plans and conditions. */
	private static Table calls(List<Trial> trials) {
		List<List<String>> rows = new ArrayList<>();
		TruthTable.of(trials).byConditions().forEach((conditions, some) -> {
			for (int i = 0; i + 1 < CALLS.length; i++) {
				String range = Double.isInfinite(CALLS[i + 1]) ? format("%.0f and more", CALLS[i])
						: format("%.0f … %.0f", CALLS[i], CALLS[i + 1]);
				some.called(CALLS[i], CALLS[i + 1]).accuracy(Basis.WITH_GAPS).ifPresent(accuracy -> rows.add(Stream.concat(
						Stream.of(conditions, range), accuracyCells(accuracy).stream().limit(ACCURACY_CELLS)).toList()));
			}
		});
		return new Table(
				List.of("conditions", "calls per second", "plans (programs)", "error: median", "90 %", "worst", "measured ÷ estimated",
				"inside"), rows);
	}

	/** A row for each program. */
	private static Table programs(List<Trial> trials) {
		List<Basis> bases = List.of(Basis.STORED, Basis.WITH_GAPS, Basis.RATES_ALONE, Basis.WITHOUT_SWEEP, Basis.CALIBRATED_HAND_OVER,
				Basis.PUBLISHED);
		List<List<String>> rows = new ArrayList<>();
		for (boolean heldOut : List.of(false, true)) {
			table(trials, heldOut).byProgram().forEach((program, some) -> {
				List<String> row = new ArrayList<>(
						List.of(program + (heldOut ? ", final test" : ""), Integer.toString(some.trials().size())));
				bases.forEach(
						basis -> row.add(some.accuracy(basis).map(accuracy -> percent(Quantiles.median(accuracy.errors()))).orElse("")));
				row.add(some.accuracy(Basis.WITH_GAPS).map(accuracy -> accuracy.inside() + " of " + accuracy.plans()).orElse(""));
				rows.add(row);
			});
		}
		List<String> headings = new ArrayList<>(List.of("program", "plans"));
		bases.forEach(basis -> headings.add(basis.words()));
		headings.add("inside, with gaps");
		return new Table(headings, rows);
	}

	/** A row for each trial. */
	private static Table plans(List<Trial> trials) {
		return new Table(
				List.of("program", "plan", "probes", "kind", "share of CPU", "measured [µs]", "estimated before [µs]", "today [µs]",
				"measured ÷ today's"), trials.stream().map(TruthPage::row).toList());
	}

	private static List<String> row(Trial trial) {
		return List.of(trial.program(), trial.plan() + " " + trial.recipe(), Integer.toString(trial.probes()), trial.kind(),
				percent(trial.share()),
				micros(trial.measured()) + " ± " + percent(trial.half() / trial.measured()), estimate(trial, Basis.STORED),
				estimate(trial, Basis.WITH_GAPS),
				trial.estimates().containsKey(Basis.WITH_GAPS) ? format("%.2f", trial.ratio(Basis.WITH_GAPS)) : "");
	}

	static String markdown(Table table) {
		StringBuilder text = new StringBuilder();
		line(text, table.headings());
		line(text, table.headings().stream().map(heading -> "---").toList());
		table.rows().forEach(row -> line(text, row));
		return text.toString();
	}

	private static void line(StringBuilder text, List<String> cells) {
		text.append("| ").append(String.join(" | ", cells)).append(" |\n");
	}

	private static String estimate(Trial trial, Basis basis) {
		return trial.estimates().containsKey(basis) ? micros(trial.estimates().get(basis).value()) : "";
	}

	private static String micros(double nanos) {
		return threeDigits(nanos / 1000);
	}

	/** Or more, before the decimal point. */
	private static String threeDigits(double value) {
		return value >= 1000 ? format("%.0f", value) : format("%.3g", value);
	}

	private static String percent(double share) {
		return format("%.0f %%", PERCENT * share);
	}

	private static String format(String format, Object... values) {
		return String.format(Locale.ROOT, format, values);
	}
}
