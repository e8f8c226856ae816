/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.laboratory;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.sonde.benchmark.userprogram.ResourceUsage.Figure;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.results.json.ResultSetDocument;
import org.sonde.overhead.statistics.Quantiles;

/** The figures in what people read are those of the data with today's model. Whoever changes either corrects the texts. */
class TruthProseTest {

	private static final Path DATA = Path.of("data");
	private static final Path DOCS = Path.of("../../docs");
	private static final String XEON = "Java 25, binary, Intel Xeon";
	private static final String EPYC = "Java 25, binary, AMD EPYC";

	private static Map<Figure, List<Trial>> trials;

	@BeforeAll
	static void read() throws Exception {
		trials = Trial.byFigure(DATA);
	}

	private static TruthTable.Accuracy accuracy(Figure figure, boolean heldOut, String conditions, Basis basis) {
		return TruthTable
				.of(trials.get(figure).stream().filter(trial -> trial.heldOut() == heldOut && trial.conditions().equals(conditions))
						.toList())
				.accuracy(basis)
				.orElseThrow();
	}

	private static TruthTable.Accuracy inUse(String conditions, Basis basis) {
		return accuracy(Figure.APPLICATION_CPU, false, conditions, basis);
	}

	private static String median(TruthTable.Accuracy accuracy) {
		return percent(Quantiles.median(accuracy.errors()));
	}

	private static String ninety(TruthTable.Accuracy accuracy) {
		return percent(Quantiles.ofSorted(accuracy.errors(), 0.9));
	}

	private static String worst(TruthTable.Accuracy accuracy) {
		return percent(accuracy.errors()[accuracy.plans() - 1]);
	}

	private static String both(TruthTable.Accuracy accuracy) {
		return median(accuracy) + ", " + ninety(accuracy);
	}

	private static String percent(double share) {
		return String.format(Locale.ROOT, "%.0f %%", 100 * share);
	}

	/** Cells in bold are the same. */
	private static String text(Path file) throws Exception {
		return Files.readString(file).replace("**", "");
	}

	@Test
	void theDevelopersTables() throws Exception {
		String text = text(DOCS.resolve("dev/truth.md"));
		Map<String, TruthTable.Accuracy> rows = Map.of("Xeon, binary, Java 25, estimated before they were measured",
				inUse(XEON, Basis.STORED), "Xeon, [final test](#programs-of-the-final-test), estimated before",
				accuracy(Figure.APPLICATION_CPU, true, XEON, Basis.STORED),
				"Xeon, binary, Java 17, estimated before", inUse("Java 17, binary, Intel Xeon", Basis.STORED),
				"Xeon, TCP, Java 25, estimated before", inUse("Java 25, tcp, Intel Xeon", Basis.STORED),
				"Xeon, text, Java 25, estimated before", inUse("Java 25, text, Intel Xeon", Basis.STORED),
				"EPYC, binary, Java 25", inUse(EPYC, Basis.WITH_GAPS),
				"EPYC, final test, estimated before", accuracy(Figure.APPLICATION_CPU, true, EPYC, Basis.STORED),
				"EPYC, binary, Java 17", inUse("Java 17, binary, AMD EPYC", Basis.WITH_GAPS),
				"EPYC, TCP, Java 25", inUse("Java 25, tcp, AMD EPYC", Basis.WITH_GAPS),
				"EPYC, text, Java 25", inUse("Java 25, text, AMD EPYC", Basis.WITH_GAPS));
		rows.forEach((label, row) -> assertThat(text)
				.contains("| " + String.join(" | ", label, Integer.toString(row.plans()), median(row), ninety(row), worst(row)) + " |"));
		Map.of("random plans", 4, "hottest methods", 7).forEach((label, number) -> {
			TruthTable.Accuracy some = blind(number);
			assertThat(text).contains("| " + String.join(" | ",
					"EPYC, binary, Java 25, " + label + " of 30 November, estimated before they were measured",
					Integer.toString(some.plans()), median(some), ninety(some), worst(some)) + " |");
		});
		TruthTable.Accuracy blind = blind(4, 7);
		assertThat(text).contains(median(blind) + ", " + ninety(blind) + " and " + worst(blind),
				blind.inside() + " of them are inside the estimate interval");
		assertThat(text(DOCS.resolve("truth.md"))).contains(blind.plans() + " of the EPYC (half were off by less than " + median(blind)
				+ ", 90 % by less than " + ninety(blind) + ")");
		Map.of("CPU time of the process", Figure.PROCESS_CPU, "elapsed time", Figure.WALL)
				.forEach((label, figure) -> assertThat(text).contains(
						"| " + label + " | " + both(accuracy(figure, false, XEON, Basis.WITH_GAPS)) + " | "
								+ both(accuracy(figure, false, EPYC, Basis.WITH_GAPS)) + " |"));
		TruthTable.Accuracy xeon = inUse(XEON, Basis.WITH_GAPS);
		TruthTable.Accuracy epyc = inUse(EPYC, Basis.WITH_GAPS);
		assertThat(text).contains(
				"| error of the overhead: median, 90th percentile, worst | " + both(epyc) + ", " + worst(epyc) + " | " + both(xeon) + ", "
						+ worst(xeon) + " |",
				"| inside the estimate interval | " + epyc.inside() + " | " + xeon.inside() + " |",
				"1.9 times holds " + epyc.inside() + " of " + epyc.plans() + " plans of the first and " + xeon.inside() + " of "
						+ xeon.plans() + " of the second",
				String.format(Locale.ROOT, "%.2f times on the first machine, and %.2f on the second", epyc.bound(), xeon.bound()),
				String.format(Locale.ROOT, "Its ends differ by %.1f times on the first machine and %.1f times on the second", epyc.width(),
						xeon.width()));
	}

	/** Plans of the EPYC that were estimated on 30 November, before they were measured, by their numbers. */
	private static TruthTable.Accuracy blind(Integer... numbers) {
		return TruthTable
				.of(trials.get(Figure.APPLICATION_CPU).stream().filter(trial -> List.of(numbers).contains(trial.plan()) && !trial.heldOut()
						&& trial.conditions().equals(EPYC) && trial.at().startsWith("2026-11-30")).toList())
				.accuracy(Basis.STORED).orElseThrow();
	}

	/** Of the same digits as the table has, so that a reader can recompute them. */
	@Test
	void theWholeOverheadWithI() throws Exception {
		List<List<String>> rows = InstrumentationTable.of(DATA).rows();
		long inside = rows.stream().filter(row -> row.get(10).equals("yes")).count();
		double[] ratios = rows.stream().mapToDouble(row -> Double.parseDouble(row.get(8))).sorted().toArray();
		double[] errors = Arrays.stream(ratios).map(ratio -> Math.abs(1 / ratio - 1)).sorted().toArray();
		assertThat(text(DOCS.resolve("dev/truth.md"))).contains(
				String.format(Locale.ROOT, "the %d plans were measured at %.2f to %.2f times the estimate, %.2f times in the median",
				ratios.length, ratios[0], ratios[ratios.length - 1], Quantiles.median(ratios)),
				"Their median error is " + percent(Quantiles.median(errors)) + ", the 90th percentile "
						+ percent(Quantiles.ofSorted(errors, 0.9)),
				inside + " lie inside the estimate interval");
		assertThat(inside).isGreaterThanOrEqualTo(Math.round(0.95 * rows.size()));
		assertThat(text(DOCS.resolve("truth.md")))
				.contains(String.format(Locale.ROOT, "%d plans cost %.2f to %.2f times the estimate; %d were inside the interval",
						ratios.length, ratios[0], ratios[ratios.length - 1], inside));
	}

	/** The 95 % interval of the difference between JVMs decides whether a plan is inside as far as can be told: so are 95 % of them. */
	@Test
	void whatIsInTheIntervalOfI() throws Exception {
		CostModel model = CostModel
				.of(ResultSetDocument.read(DATA.resolve("calibrations/kieker-2.0.2-aspectj-java-25-l.json")).resultSet());
		List<List<String>> rows = InstrumentationTable.of(DATA).rows();
		int below = 0;
		long inside = 0;
		for (List<String> row : rows) {
			double most = ((Estimate.Known) model.instrumentationInPrograms(Double.parseDouble(row.get(4)), 1)).estimate().high();
			double nanos = Double.parseDouble(row.get(5));
			double half = Double.parseDouble(row.get(6));
			inside += nanos + half > 0 && nanos - half < most ? 1 : 0;
			below += nanos <= most ? 1 : 0;
		}
		assertThat(text(DOCS.resolve("dev/truth.md")))
				.contains(String.format(Locale.ROOT, "%d of the %d plans were measured below its upper end", below, rows.size()));
		assertThat(text(DOCS.resolve("dev/estimate.md")))
				.contains(String.format(Locale.ROOT, "%d of the laboratory's [%d plans]", below, rows.size()));
		assertThat(inside).isGreaterThanOrEqualTo(Math.round(0.95 * rows.size()));
	}

	@Test
	void theUsersTables() throws Exception {
		String text = text(DOCS.resolve("truth.md"));
		Map.of("a published result set and call rates", Basis.PUBLISHED,
				"a published result set, the hand-over from a calibration of this machine, and a monitoring log",
				Basis.CALIBRATED_HAND_OVER, "a calibration of this machine, and call rates", Basis.RATES_ALONE,
				"a calibration and a monitoring log with its gaps (`sonde calls --update-plan`)", Basis.WITH_GAPS,
				"the same, and [another plan measured in the program](#measured-in-the-program)", Basis.MEASURED_HERE)
				.forEach((label, basis) -> {
					TruthTable.Accuracy xeon = inUse(XEON, basis);
					TruthTable.Accuracy epyc = inUse(EPYC, basis);
					assertThat(text).contains("| " + String.join(" | ", label, both(xeon), both(epyc),
							(xeon.inside() + epyc.inside()) + " of " + (xeon.plans() + epyc.plans())));
				});
		TruthTable all = ofXeon();
		Stream.of(Map.entry("100,000 and more", all.called(100_000, Double.POSITIVE_INFINITY)),
				Map.entry("10,000 to 100,000", all.called(10_000, 100_000)),
				Map.entry("fewer than 10,000", all.called(0, 10_000))).forEach(row -> {
					TruthTable.Accuracy some = row.getValue().accuracy(Basis.WITH_GAPS).orElseThrow();
					assertThat(text).contains("| " + String.join(" | ", row.getKey(), Integer.toString(some.plans()), median(some),
							ninety(some), Long.toString(some.inside())) + " |");
				});
		assertThat(text).contains("were off by " + median(inUse(XEON + ", 2 threads", Basis.WITH_GAPS)).replace(" %", "") + " to "
				+ median(inUse(EPYC + ", 2 threads", Basis.WITH_GAPS)) + " in the median");
	}

	/** Of both groups of programs. */
	private static TruthTable ofXeon() {
		return TruthTable.of(trials.get(Figure.APPLICATION_CPU).stream().filter(trial -> trial.conditions().equals(XEON)).toList());
	}

	@Test
	void theReadme() throws Exception {
		TruthTable.Accuracy xeon = inUse(XEON, Basis.STORED);
		TruthTable.Accuracy epyc = inUse(EPYC, Basis.WITH_GAPS);
		assertThat(text(Path.of("../../README.md"))).contains(
				"On a quiet machine, half of the estimates were off by less than " + median(xeon) + ", and 90 % by less than "
						+ ninety(xeon),
				"With 100,000 calls per second or more, none was off by more than "
						+ worst(ofXeon().called(100_000, Double.POSITIVE_INFINITY).accuracy(Basis.WITH_GAPS).orElseThrow()),
				"On a noisy machine, half were off by less than " + median(epyc) + ", and 90 % by less than " + ninety(epyc));
	}

	@Test
	void thePicture() throws Exception {
		assertThat(TruthPicture.of(TruthTable.of(trials.get(Figure.APPLICATION_CPU)).trials(), Basis.WITH_GAPS))
				.isEqualTo(Files.readString(DOCS.resolve("images/truth.svg")));
	}
}
