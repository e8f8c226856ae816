/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.tradeoff;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sonde.overhead.results.Conditions;
import org.sonde.overhead.statistics.Interval;
import org.sonde.report.figure.Figure;
import org.sonde.report.figure.FigureSource;
import org.sonde.report.figure.Origin;

class TradeOffPlaneTest {
	private static final String NOT_COMPARED = new ParetoStatus.Open("").text();


	private static Figure figure(double value, double halfWidth, String unit) {
		return new Figure.Known(value, halfWidth == 0 ? Optional.empty() : Optional.of(Interval.symmetric(value, halfWidth)), 1, unit,
				new FigureSource(Origin.MEASURED, "made up", ""));
	}

	private static TradeOffPoint point(String name, Figure overhead, Figure code) {
		return new TradeOffPoint(name, "", overhead, Optional.empty(), new Figure.Unknown("none"), code, code, code, Optional.empty(),
				Consequences.NONE,
				Conditions.NONE, List.of());
	}

	private static TradeOffPoint point(String name, double overhead, double halfWidth, double code) {
		return point(name, figure(overhead, halfWidth, "µs"), figure(code, 0, "lines"));
	}

	private static List<String> standings(TradeOffPoint... points) {
		return TradeOffPlane.of(List.of(points), OverheadMeasure.RESPONSE_TIME, ComplexityMeasure.LINES_OF_CODE).places().stream()
				.map(place -> place.standing().text()).toList();
	}

	private static List<String> standings(String series, OverheadMeasure overhead, CodeMeasure code) {
		return TradeOffPlane.of(PublishedTunings.find(series).orElseThrow().points(), overhead, code).places().stream()
				.map(place -> place.standing().text()).toList();
	}

	@Test
	void betterInBothDominates() {
		assertThat(standings(point("a", 10, 1, 100), point("b", 5, 1, 90))).containsExactly("dominated by b", "on the Pareto front");
	}

	@Test
	void whatEachWinsElsewhereLeavesBothOnTheFront() {
		assertThat(standings(point("a", 10, 1, 100), point("b", 5, 1, 120))).containsOnly("on the Pareto front");
	}

	/** 10 ± 3 and 6 ± 3 meet; at the same lines of code nothing is clearly better. */
	@Test
	void intervalsThatMeetDecideNothing() {
		assertThat(standings(point("a", 10, 3, 100), point("b", 6, 3, 100))).containsOnly("on the Pareto front");
		assertThat(standings(point("a", 10, 3, 100), point("b", 6, 3, 99))).containsExactly("dominated by b", "on the Pareto front");
	}

	/** As of two forks: half the overhead may be chance. Code is counted. */
	@Test
	void anOverheadWithoutAnIntervalIsClearOfNothing() {
		assertThat(standings(point("a", 10, 0, 100), point("b", 5, 0, 100))).containsOnly("on the Pareto front");
		assertThat(standings(point("a", 10, 1, 100), point("b", 5, 0, 100))).containsOnly("on the Pareto front");
		assertThat(standings(point("a", 10, 3, Math.nextUp(1.17)), point("b", 6, 3, 1.17))).as("rounding")
				.containsOnly("on the Pareto front");
		assertThat(standings(point("a", 10, 0, 100), point("b", 5, 0, 90))).containsExactly("dominated by b", "on the Pareto front");
	}

	@Test
	void theSameIsDominatedByNothing() {
		assertThat(standings(point("a", 10, 0, 100), point("b", 10, 0, 100))).containsOnly("on the Pareto front");
	}

	@Test
	void whatIsNotKnownIsComparedWithNothing() {
		assertThat(standings(point("a", 10, 1, 100), point("b", new Figure.Unknown("not measured"), figure(90, 0, "lines")),
				point("c", 5, 1, 90)))
				.containsExactly("dominated by c", NOT_COMPARED + "not measured", "on the Pareto front");
		assertThat(standings(point("a", 10, 1, 100), point("b", figure(1, 0, "µs"), new Figure.Unknown("secret"))))
				.satisfiesExactly(alone -> assertThat(alone).startsWith(NOT_COMPARED).contains("same units"),
						unknown -> assertThat(unknown).isEqualTo(NOT_COMPARED + "secret"));
	}

	@Test
	void otherUnitsAreNotCompared() {
		assertThat(standings(point("a", 10, 1, 100), point("b", figure(1, 0, "µs per call of depth 5"), figure(90, 0, "lines"))))
				.allSatisfy(standing -> assertThat(standing).startsWith(NOT_COMPARED).contains("same units"));
	}

	/**
	 * By the measured code: 2.7597, 2.7618, 2.7395 and 2.7169 decisions per method. PT3 has the fewest and is the fastest of those whose
	 * code is known; PT1 has more than the base, though both are shown as 2.76.
	 */
	@Test
	void theTuningsOf2014StandAsTheirFiguresSay() {
		String noCode = NOT_COMPARED + unknownCode("waller-2014", 4);
		assertThat(standings("waller-2014", OverheadMeasure.RESPONSE_TIME, ComplexityMeasure.LINES_OF_CODE)).containsExactly(
				"on the Pareto front",
				"on the Pareto front", "on the Pareto front", "on the Pareto front", noCode);
		assertThat(standings("waller-2014", OverheadMeasure.RESPONSE_TIME, ComplexityMeasure.CYCLOMATIC)).containsExactly(
				"dominated by PT2, PT3",
				"dominated by PT2, PT3", "dominated by PT3", "on the Pareto front", noCode);
	}

	/** Why the figures of a point's code are unknown. */
	private static String unknownCode(String series, int point) {
		return ((Figure.Unknown) PublishedTunings.find(series).orElseThrow().points().get(point).linesOfCode()).reason();
	}

	/** More is better: the order is the same as by response time, from which it comes. */
	@Test
	void ofThroughputMoreIsBetter() {
		assertThat(standings("waller-2014", OverheadMeasure.THROUGHPUT, ComplexityMeasure.CYCLOMATIC).subList(0, 4)).containsExactly(
				"dominated by PT2, PT3", "dominated by PT2, PT3", "dominated by PT3", "on the Pareto front");
	}

	@Test
	void theRefactoringOf2016DominatesWhatWasBeforeIt() {
		for (ComplexityMeasure measure : ComplexityMeasure.values()) {
			assertThat(standings("strubel-2016", OverheadMeasure.RESPONSE_TIME, measure)).containsExactly("dominated by Refactored",
					NOT_COMPARED + unknownCode("strubel-2016", 1), "on the Pareto front");
		}
	}

	@Test
	void nobodyPrintedCpuTimes() {
		assertThat(standings("strubel-2016", OverheadMeasure.PROCESSOR_TIME, ComplexityMeasure.INFORMATION))
				.allSatisfy(standing -> assertThat(standing).contains("has no CPU times"));
	}

	/** By hand from the slides' table: (654 ÷ 1092 + 1.73 ÷ 2.48 + 176 ÷ 242) ÷ 3 and (654 ÷ 1092 + 2 · 176 ÷ 242) ÷ 3. */
	@ParameterizedTest
	@CsvSource({ "'1,1,1', 67.4585", "'1,0,2', 68.4482", "'0,1,0', 69.7581" })
	void theIndexIsTheWeightedMeanOfRatios(String weights, double perCent) {
		List<Figure> figures = WeightedIndex.parse(weights).of(PublishedTunings.find("strubel-2016").orElseThrow().points());
		assertThat(((Figure.Known) figures.get(0)).text()).isEqualTo("100.0 % of Current");
		assertThat(figures.get(1)).isInstanceOf(Figure.Unknown.class);
		assertThat(((Figure.Known) figures.get(2)).value()).isCloseTo(perCent, within(1e-4));
		assertThat(((Figure.Known) figures.get(2)).provenance().text()).startsWith("derived: mean of the ratios to Current by the weights ")
				.contains("Strubel");
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "1,1", "1,1,1,1", "1,a,1", "0,0,0", "-1,1,1", "NaN,1,1", "1,1,Infinity" })
	void whatIsNoThreeWeightsIsRefused(String weights) {
		assertThatThrownBy(() -> WeightedIndex.parse(weights)).isInstanceOf(IllegalArgumentException.class);
	}

	@Test
	void weightsAreReadAsTheyAreWritten() {
		assertThat(WeightedIndex.parse(new WeightedIndex(0.5, 0, 2).weights())).isEqualTo(new WeightedIndex(0.5, 0, 2));
	}

	@Test
	void aSeriesWithoutOverheadsShowsItsCode() {
		TradeOffPlot plot = TradeOffPlot
				.of(TradeOffPlane.of(TradeOffPoints.of(MeasuredCode.RELEASES.versions().stream().map(version -> new Tuning(version,
						"", new OverheadSource.Unknown("not measured"), MeasuredCode.RELEASES.of(version), Optional.empty())).toList()),
						OverheadMeasure.RESPONSE_TIME, ComplexityMeasure.INFORMATION));
		assertThat(plot.kind()).isEqualTo(TradeOffPlot.Kind.CODE_STEPS);
		assertThat(plot.yTitle()).isEqualTo("Information complexity [bits]");
		assertThat(plot.marks()).extracting(TradeOffPlot.Mark::name).startsWith("1.8", "1.9").endsWith("2.0.1", "2.0.2").hasSize(15);
		assertThat(plot.front()).isEmpty();
	}

	@Test
	void thePictureIsTheSameEachTimeAndNamesEveryMark() {
		for (TuningSeries series : PublishedTunings.list()) {
			for (OverheadMeasure overhead : OverheadMeasure.values()) {
				TradeOffPlot plot = TradeOffPlot.of(TradeOffPlane.of(series.points(), overhead, ComplexityMeasure.INFORMATION));
				String svg = TradeOffSvg.of(series.title(), plot, true);
				assertThat(svg).isEqualTo(TradeOffSvg.of(series.title(), plot, true)).startsWith("<svg ").endsWith("</svg>\n")
						.doesNotContain("NaN");
				assertThat(plot.marks()).allSatisfy(mark -> assertThat(svg).contains(">" + mark.name()));
			}
		}
	}

	@Test
	void thePictureIsTheSameInEveryLocale() {
		TradeOffPlot plot = TradeOffPlot.of(TradeOffPlane.of(PublishedTunings.find("waller-2014").orElseThrow().points(),
				OverheadMeasure.RESPONSE_TIME, ComplexityMeasure.INFORMATION));
		String usual = TradeOffSvg.of("2014", plot, false);
		Locale before = Locale.getDefault();
		try {
			Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
			assertThat(TradeOffSvg.of("2014", plot, false)).isEqualTo(usual);
		} finally {
			Locale.setDefault(before);
		}
	}

	@Test
	void hostileNamesStayTextInThePicture() {
		TradeOffPlot plot = TradeOffPlot
				.of(TradeOffPlane.of(List.of(point("<script>&\u0007", 1, 0, 2), point("b", 2, 0, 1)), OverheadMeasure.RESPONSE_TIME,
						ComplexityMeasure.LINES_OF_CODE));
		assertThat(TradeOffSvg.of("</title>", plot, false)).contains("&lt;script&gt;&amp; ", "&lt;/title&gt;").doesNotContain("<script");
	}

	@ParameterizedTest
	@CsvSource({ "0, 10, false", "1, 1000, true", "6161, 6508, false", "3.182, 19.628, true", "0.001, 0.002, true" })
	void ticksLieOnTheAxis(double least, double most, boolean logarithmic) {
		AxisRange range = AxisRange.of(List.of(Interval.exactly(least), Interval.exactly(most)), logarithmic);
		assertThat(range.ticks()).hasSizeBetween(2, 12).allSatisfy(tick -> assertThat(range.share(tick)).isBetween(0.0, 1.0));
		assertThat(range.share(most)).isBetween(0.5, 1.0);
		assertThat(range.share(least)).isBetween(0.0, 0.5);
	}
}
