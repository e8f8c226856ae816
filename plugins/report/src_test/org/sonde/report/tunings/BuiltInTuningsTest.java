/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.tunings;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sonde.overhead.published.MeasuredResults;
import org.sonde.overhead.published.PublishedResults;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.statistics.Interval;
import org.sonde.report.figure.Figure;
import org.sonde.report.tradeoff.MeasuredCode;
import org.sonde.report.tradeoff.OverheadSource;
import org.sonde.report.tradeoff.SeriesOrigin;
import org.sonde.report.tradeoff.TradeOffPoint;
import org.sonde.report.tradeoff.Tuning;
import org.sonde.report.tradeoff.TuningSeries;

class BuiltInTuningsTest {

	private static TuningSeries series(String id) {
		return BuiltInTunings.find(id).orElseThrow();
	}

	private static Tuning tuning(String series, String name) {
		return series(series).tunings().stream().filter(one -> one.name().equals(name)).findFirst().orElseThrow();
	}

	@Test
	void aMeasuredSeriesFollowsThePublishedOneOfItsTunings() {
		assertThat(BuiltInTunings.list()).extracting(TuningSeries::id).containsExactly("waller-2014", "tunings-2014", "strubel-2016",
				"refactoring-2016", "kieker-releases", "kieker-releases-events", "kieker-early-releases", "kieker-early-releases-events");
		assertThat(BuiltInTunings.list()).extracting(TuningSeries::origin).containsExactly(SeriesOrigin.PUBLISHED, SeriesOrigin.MEASURED,
				SeriesOrigin.PUBLISHED, SeriesOrigin.MEASURED, SeriesOrigin.MEASURED, SeriesOrigin.MEASURED, SeriesOrigin.MEASURED,
				SeriesOrigin.MEASURED);
	}

	/** What a paper published and what was measured here are never points of one series. */
	@Test
	void aSeriesHasResultsOfOneOriginAndSaysWhich() {
		for (TuningSeries series : BuiltInTunings.list()) {
			List<String> ids = series.tunings().stream().map(Tuning::overhead).filter(OverheadSource.Difference.class::isInstance)
					.map(one -> ((OverheadSource.Difference) one).results().id()).toList();
			boolean measured = series.origin() == SeriesOrigin.MEASURED;
			assertThat(ids).isNotEmpty()
					.allSatisfy(id -> assertThat(measured ? MeasuredResults.find(id) : PublishedResults.find(id)).isPresent());
			assertThat(series.source()).startsWith(measured ? "Measured by Sonde's authors, on " : "Published in ");
			assertThat(series.title().contains("measured by Sonde's authors")).isEqualTo(measured);
		}
	}

	/** As it is written, so that a diff of a new measurement shows what changed. */
	@ParameterizedTest
	@ValueSource(strings = { "tunings-2014", "refactoring-2016", "kieker-releases", "kieker-releases-events", "kieker-early-releases",
			"kieker-early-releases-events" })
	void theResourceIsInTheFormOfTheWriterAndNamesItsResultSets(String id) throws Exception {
		try (InputStream in = BuiltInTunings.class.getResourceAsStream("measured/" + id + ".tunings")) {
			String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
			OwnTunings read = TuningsReader.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), id).tunings();
			assertThat(TuningsWriter.toJson(read)).isEqualTo(text);
			assertThat(read.id()).isEqualTo(id);
			assertThat(read.tunings()).allSatisfy(one -> assertThat(one.overhead() instanceof OwnTuning.Overhead.Runs runs
					? Optional.of(runs.resultSet()) : Optional.empty())
					.isIn(Optional.empty(),
							Optional.of("sonde-2026-" + id + "-" + one.name().toLowerCase(Locale.ROOT).replace(" (ours)", ""))));
		}
	}

	/** The verdict on a tuning is the paper's, whoever measures it; PT4 is another program. */
	@ParameterizedTest
	@CsvSource({ "waller-2014, tunings-2014, Base", "waller-2014, tunings-2014, PT1", "waller-2014, tunings-2014, PT2",
			"waller-2014, tunings-2014, PT3", "strubel-2016, refactoring-2016, Current", "strubel-2016, refactoring-2016, Refactored" })
	void theWordsOfThePaperStayWithTheTuning(String published, String measured, String name) {
		Tuning one = tuning(published, name);
		Tuning other = tuning(measured, name);
		assertThat(other.change()).isEqualTo(one.change());
		assertThat(other.consequences()).isEqualTo(one.consequences());
		assertThat(other.verdict().map(verdict -> verdict.decision() + verdict.reasons()))
				.isEqualTo(one.verdict().map(verdict -> verdict.decision() + verdict.reasons()));
	}

	/**
	 * Waller et al. 2014, tables 1 to 5: 16.6, 31.6, 56.0, 113.2 and 141.2 thousand traces per second; Strubel and Wulf 2016: 19.715 and
	 * 3.265 µs. So each is faster than the one before it, here too, and no two intervals overlap.
	 */
	@ParameterizedTest
	@CsvSource({ "tunings-2014, Base PT1 PT2 PT3 PT4 (ours)", "refactoring-2016, Current Refactored" })
	void theMeasuredOrderIsThePublishedOne(String series, String slowestFirst) {
		List<TradeOffPoint> points = series(series).points();
		assertThat(points).extracting(TradeOffPoint::name).containsExactly(slowestFirst.split(" (?!\\()"));
		for (int i = 1; i < points.size(); i++) {
			assertThat(interval(points.get(i)).high()).as(points.get(i).name()).isLessThan(interval(points.get(i - 1)).low());
		}
	}

	private static Interval interval(TradeOffPoint point) {
		return ((Figure.Known) point.overhead()).interval().orElseThrow();
	}

	/** Ten calls, as in section 4.1 of the paper of 2014: a record of 48 bytes for the trace, and two of 40 bytes for each call. */
	@ParameterizedTest
	@ValueSource(strings = { "tunings-2014-base", "tunings-2014-pt1", "tunings-2014-pt2", "tunings-2014-pt3", "tunings-2014-pt4",
			"refactoring-2016-current", "refactoring-2016-refactored" })
	void aTraceHasAsManyBytesAsInThePaper(String set) {
		Configuration tcp = MeasuredResults.find("sonde-2026-" + set).orElseThrow().find("tcp").orElseThrow();
		assertThat(tcp.conditions().number(ConditionName.BYTES_PER_TRACE)).hasValue(848);
	}

	@Test
	void ourOwnComponentHasNoVerdictOfThePaper() {
		assertThat(tuning("tunings-2014", "PT4 (ours)").verdict()).isEmpty();
		assertThat(tuning("tunings-2014", "PT4 (ours)").change()).contains("Sonde's authors");
	}

	/** As {@code docs/dev/kieker-releases.md} has them. */
	@Test
	void releasesHaveTheirCode() {
		List<TradeOffPoint> points = series("kieker-releases").points();
		assertThat(points).extracting(TradeOffPoint::name).containsExactlyElementsOf(MeasuredCode.RELEASES.versions()).hasSize(15);
		assertThat(points.get(4).linesOfCode().text()).isEqualTo("7886 lines");
		assertThat(points.getLast().informationComplexity().text()).isEqualTo("70911 bits");
		assertThat(series("kieker-releases-events").points()).extracting(TradeOffPoint::name).containsExactly("1.8", "1.10", "1.12", "1.13",
				"1.14", "1.15.4", "2.0.2");
	}

	@Test
	void everyOverheadIsKnownWithItsInterval() {
		assertThat(BuiltInTunings.list().stream().filter(series -> series.origin() == SeriesOrigin.MEASURED)
				.flatMap(series -> series.points().stream())).hasSize(5 + 2 + 15 + 7 + 11 + 4).allSatisfy(point -> {
					assertThat(point.overhead()).isInstanceOf(Figure.Known.class);
					assertThat(((Figure.Known) point.overhead()).interval()).isPresent();
					assertThat(point.linesOfCode()).isInstanceOf(Figure.Known.class);
				});
	}
}
