/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.published;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.Measurement;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.Precision;
import org.sonde.overhead.results.QuantityKind;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.Statistic;
import org.sonde.overhead.results.Unit;
import org.sonde.overhead.results.json.ResultSetDocument;
import org.sonde.overhead.results.json.ResultSetWriter;

/** Every published figure against a second transcription of the papers, typed here independently of the JSON, digit for digit. */
class PublishedTablesTest {

	/**
	 * Columns: set; then per run mean ±ci; q1/median/q3 in 1000 traces per second (2014: tables 1 to 5; 2013: tables 1 and
	 * 2).
	 */
	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			waller-2014-base | 1176.5 25.9 1189.2 1191.2 1194.6, 757.6 5.5 756.6 765.9 769.8, 63.2 0.1 63.0 63.6 63.9, 16.6 0.02 16.2 16.8 17.2
			waller-2014-pt1  | 1190.5 4.1 1191.0 1194.1 1195.1, 746.3 4.1 728.1 756.6 763.7, 78.2 0.1 78.3 78.5 78.7, 31.6 0.1 28.1 32.5 34.7
			waller-2014-pt2  | 1190.5 3.6 1190.5 1191.6 1194.2, 757.6 6.2 760.0 766.8 771.4, 78.2 0.1 78.1 78.4 78.7, 56.0 0.2 52.3 53.9 61.0
			waller-2014-pt3  | 1176.5 2.1 1186.0 1187.1 1189.2, 729.9 4.4 726.5 734.5 739.7, 115.7 0.2 115.8 116.2 116.5, 113.2 0.5 113.1 114.3 115.0
			waller-2014-pt4  | 1190.5 2.0 1187.4 1191.4 1195.2, 763.3 4.0 747.0 762.5 778.4, 145.1 0.2 144.2 146.1 146.8, 141.2 0.3 139.4 142.7 144.2
			fittkau-2013-kieker-1.8 | 2500.0 371.4 2655.4 2682.5 2700.4, 1176.5 34.3 1178.0 1190.2 1208.0, 141.8 2.0 140.3 143.9 145.8, \
			39.6 0.4 36.7 39.6 42.1, 0.5 0.001 0.4 0.5 0.5, 0.5 0.001 0.4 0.5 0.5
			fittkau-2013-tuned | 2688.2 14.5 2713.6 2720.8 2726.8, 770.4 8.4 682.8 718.1 841.0, 136.5 0.9 118.5 125.0 137.4, \
			115.8 0.7 102.5 116.4 131.9, 116.9 0.7 103.3 116.6 131.3, 112.6 0.8 98.4 114.4 132.4
			""")
	void throughputTables(String id, String runs) {
		String[] expected = runs.split(",\\s*");
		ResultSet set = set(id);
		for (int i = 0; i < expected.length; i++) {
			Measurement measured = set.configurations().get(i).find(QuantityKind.THROUGHPUT).orElseThrow();
			assertThat(measured.unit()).isEqualTo(Unit.THOUSAND_PER_SECOND);
			assertThat(digits(measured, Statistic.MEAN, Statistic.CI95_HALF_WIDTH, Statistic.Q1, Statistic.MEDIAN, Statistic.Q3))
					.as(id + " run " + i).isEqualTo(expected[i].strip());
		}
		assertThat(set.configurations().stream().map(Configuration::phase).limit(4))
				.containsExactly(Phase.NONE, Phase.DEACTIVATED, Phase.COLLECTING, Phase.WRITING);
	}

	/** The slides of 2016: mean and ± in µs. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			strubel-2016-current      | 0.087 0.000, 0.478 0.005, 2.607 0.007, 18.932 0.014, 19.715 0.015
			strubel-2016-intermediate | 0.088 0.000, 0.468 0.004, 2.335 0.007, 12.424 0.007, 16.855 0.035
			strubel-2016-refactored   | 0.083 0.000, 0.472 0.006, 2.384 0.012, 2.785 0.009, 3.265 0.011
			""")
	void responseTimesOf2016(String id, String runs) {
		String[] expected = runs.split(",\\s*");
		assertThat(set(id).configurations()).hasSize(5);
		for (int i = 0; i < expected.length; i++) {
			Measurement measured = set(id).configurations().get(i).find(QuantityKind.RESPONSE_TIME).orElseThrow();
			assertThat(measured.unit()).isEqualTo(Unit.MICROSECONDS);
			assertThat(digits(measured, Statistic.MEAN, Statistic.CI95_HALF_WIDTH)).isEqualTo(expected[i].strip());
		}
	}

	/** Portions named in the texts, µs per call of depth 10. */
	@ParameterizedTest
	@CsvSource({
			"waller-2014-pt1, tcp, 16.35", "waller-2014-pt2, tcp, 6.18", "waller-2014-pt3, tcp, 0.2",
			"waller-2014-pt2, collecting, 11.44", "waller-2014-pt3, collecting, 7.23",
			"fittkau-2013-kieker-1.8, collecting, 6", "fittkau-2013-tuned, collecting, 6",
			"fittkau-2013-kieker-1.8, tcp, 18.2", "fittkau-2013-tuned, tcp, 1.2",
			"fittkau-2013-tuned, reconstruction, 0.0", "fittkau-2013-tuned, reduction, 0.3",
			"waller-2013-kieker-1.8-ascii, deactivated, 0.5", "waller-2013-kieker-1.8-ascii, ascii, 1.3",
			"waller-2013-kieker-releases-ascii, ascii-first-five-200-micros, 4" })
	void statedPortions(String id, String run, String micros) {
		Measurement portion = set(id).find(run).orElseThrow().find(QuantityKind.PORTION).orElseThrow();
		assertThat(portion.unit()).isEqualTo(Unit.MICROSECONDS);
		assertThat(portion.central().toPlainString()).isEqualTo(micros);
		assertThat(portion.place()).isPresent();
	}

	@Test
	void boundsAndApproximationsSayThatTheyAre() {
		assertThat(set("waller-2013-kieker-releases-ascii").find("ascii-first-five-200-micros").orElseThrow()
				.find(QuantityKind.PORTION).orElseThrow().precision()).isEqualTo(Precision.BELOW);
		assertThat(set("waller-2013-kieker-1.8-ascii").find("deactivated").orElseThrow()
				.find(QuantityKind.PORTION).orElseThrow().precision()).isEqualTo(Precision.ABOUT);
		Measurement median = set("waller-2013-kieker-1.8-ascii").find("ascii").orElseThrow().find(QuantityKind.PORTION)
				.orElseThrow();
		assertThat(median.hasMean()).as("1.3 µs is a median").isFalse();
	}

	@ParameterizedTest
	@CsvSource({ "fittkau-2013-kieker-1.8, reconstruction, RESPONSE_TIME, 1714",
			"fittkau-2013-kieker-1.8, reduction, RESPONSE_TIME, 1509",
			"fittkau-2013-kieker-1.8, reconstruction-text, THROUGHPUT, 466",
			"fittkau-2013-kieker-1.8, reduction-text, THROUGHPUT, 461",
			"fittkau-2013-tuned, reduction-local, THROUGHPUT, 750" })
	void furtherFiguresOfTheLiveProcessingPaper(String id, String run, QuantityKind kind, String value) {
		assertThat(set(id).find(run).orElseThrow().find(kind).orElseThrow().central().toPlainString()).isEqualTo(value);
	}

	/** Medians in ns per call of depth 10. */
	@ParameterizedTest
	@CsvSource({
			"kieker, no-instrumentation, 90.8", "kieker, deactivated, 440", "kieker, no-logging, 1845",
			"kieker, binary-file, 3269",
			"kieker, binary-file-2-threads, 6033", "kieker, binary-file-4-threads, 18270", "kieker, binary-file-8-threads, 69158",
			"kieker, binary-file-12-threads, 156029",
			"kieker, no-logging-2-threads, 2565", "kieker, no-logging-12-threads, 9569", "kieker, deactivated-8-threads, 1526",
			"opentelemetry, no-logging, 2879", "opentelemetry, zipkin, 4867", "opentelemetry, prometheus, 4406",
			"inspectit, deactivated, 5513", "inspectit, no-logging, 15625", "inspectit, zipkin, 16941",
			"elastic-apm, regular-writing, 8113", "pinpoint, basic, 11672", "skywalking, instrumentation, 4463",
			"scouter, instrumentation, 25318" })
	void mediansOfTheGitHubRunners(String framework, String run, String nanos) {
		Measurement measured = set("moobench-github-2025-" + framework).find(run).orElseThrow().find(QuantityKind.RESPONSE_TIME)
				.orElseThrow();
		assertThat(measured.unit()).isEqualTo(Unit.NANOSECONDS);
		assertThat(measured.find(Statistic.MEDIAN).map(BigDecimal::toPlainString)).contains(nanos);
		assertThat(measured.values()).hasSize(1);
	}

	/** Columns: 1, 2, 3 and 5 monitoring clients; µs per test case; figures 5 to 8. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			uniprocessor     | batch-1        | 5243 7426 9782 15134
			uniprocessor     | batch-3        | 4367 5693 7044 10027
			uniprocessor     | batch-10       | 4419 5597 6978 9649
			uniprocessor     | batch-20       | 4084 5162 6037 8572
			uniprocessor     | batch-30       | 3794 5102 6441 9171
			uniprocessor     | batch-100      | 3728 4263 4442 6138
			uniprocessor     | single-thread  | 3807 4916 5994 8068
			uniprocessor     | period-1-ms    | 2895 2942 3289 3464
			uniprocessor     | period-3-ms    | 2907 3096 3160 3798
			uniprocessor     | period-10-ms   | 2826 2838 2895 3015
			uniprocessor     | period-30-ms   | 2768 2773 2788 2801
			uniprocessor     | period-100-ms  | 2736 2789 2811 2878
			uniprocessor     | period-300-ms  | 2727 2749 2827 2895
			uniprocessor     | period-500-ms  | 2713 2741 2790 2881
			uniprocessor     | period-1000-ms | 2747 2769 2776 2926
			three-processors | batch-1        | 2145 2300 2878 4256
			three-processors | batch-3        | 2096 2248 2574 3293
			three-processors | batch-10       | 2060 2149 2486 3210
			three-processors | batch-20       | 1913 1962 2137 2302
			three-processors | batch-30       | 1910 1944 2006 2173
			three-processors | batch-100      | 1905 1916 1919 2053
			three-processors | single-thread  | 2286 2673 3101 3841
			three-processors | period-1-ms    | 1879 1915 1928 2044
			three-processors | period-3-ms    | 1890 1926 1953 2040
			three-processors | period-10-ms   | 1916 1943 2002 2044
			three-processors | period-30-ms   | 1878 1908 1947 1991
			three-processors | period-100-ms  | 1881 1887 1920 1938
			three-processors | period-300-ms  | 1855 1868 1916 1939
			three-processors | period-500-ms  | 1868 1878 1901 1928
			three-processors | period-1000-ms | 1869 1891 1896 1923
			""")
	void objectMonitoring(String machine, String row, String micros) {
		String[] expected = micros.split(" ");
		int[] clients = { 1, 2, 3, 5 };
		for (int i = 0; i < clients.length; i++) {
			Configuration run = set("mooms-2004-" + machine).find(row + "-clients-" + clients[i]).orElseThrow();
			assertThat(run.find(QuantityKind.RESPONSE_TIME).orElseThrow().central().toPlainString()).isEqualTo(expected[i]);
			assertThat(run.parameters()).anyMatch(parameter -> parameter.name().equals("monitoringClients")
					&& parameter.number());
		}
	}

	/** The paper prints the overhead relative to the test without instrumentation (some cut off, some rounded). */
	@ParameterizedTest
	@CsvSource({ "uniprocessor, no-client, 15", "uniprocessor, batch-1-clients-1, 160", "uniprocessor, batch-3-clients-1, 117",
			"uniprocessor, batch-10-clients-1, 119", "uniprocessor, batch-20-clients-1, 103",
			"uniprocessor, batch-30-clients-1, 88",
			"uniprocessor, batch-100-clients-1, 85", "uniprocessor, single-thread-clients-1, 89",
			"uniprocessor, period-1-ms-clients-1, 44",
			"uniprocessor, period-500-ms-clients-1, 34", "three-processors, no-client, 7",
			"three-processors, batch-1-clients-1, 38",
			"three-processors, batch-100-clients-1, 23", "three-processors, period-300-ms-clients-1, 19",
			"three-processors, single-thread-clients-1, 47" })
	void objectMonitoringAgreesWithItsPrintedPercentages(String machine, String run, double percent) {
		ResultSet set = set("mooms-2004-" + machine);
		double bare = micros(set, "not-instrumented");
		assertThat(100 * (micros(set, run) - bare) / bare).isCloseTo(percent, within(1.0));
	}

	private static double micros(ResultSet set, String run) {
		return set.find(run).orElseThrow().find(QuantityKind.RESPONSE_TIME).orElseThrow().central().doubleValue();
	}

	@Test
	void maintainabilityOf2016() {
		assertThat(set("strubel-2016-current").maintainability().orElseThrow()).satisfies(m -> {
			assertThat(m.linesOfCode()).contains(new BigDecimal("1092"));
			assertThat(m.averageCyclomaticComplexity()).contains(new BigDecimal("2.48"));
			assertThat(m.informationComplexity()).contains(new BigDecimal("242"));
		});
		assertThat(set("strubel-2016-refactored").maintainability().orElseThrow()).satisfies(m -> {
			assertThat(m.linesOfCode()).contains(new BigDecimal("654"));
			assertThat(m.averageCyclomaticComplexity()).contains(new BigDecimal("1.73"));
			assertThat(m.informationComplexity()).contains(new BigDecimal("176"));
		});
		assertThat(set("strubel-2016-intermediate").maintainability()).as("not published").isEmpty();
		double before = micros(set("strubel-2016-current"), "tcp");
		assertThat(micros(set("strubel-2016-refactored"), "tcp") / before).as("headline: to 17 %").isCloseTo(0.17, within(0.005));
	}

	@ParameterizedTest
	@CsvSource({ "pt1, adopted", "pt2, adopted", "pt3, rejected", "pt4, rejected" })
	void verdictsOf2014AreWords(String step, String verdict) {
		assertThat(set("waller-2014-" + step).maintainability().orElseThrow()).satisfies(m -> {
			assertThat(m.verdict()).contains(verdict);
			assertThat(m.words()).isPresent();
			assertThat(m.informationComplexity()).as("no invented number").isEmpty();
		});
	}

	@ParameterizedTest
	@CsvSource({
			"waller-2014-base, VIRTUAL_MACHINE, Oracle Java 64-bit Server VM 1.7.0_25",
			"waller-2014-base, QUEUE_CAPACITY_RECORDS, 10000",
			"waller-2014-base, RECORDS_PER_TRACE, 21", "waller-2014-base, BYTES_PER_TRACE, 848", "waller-2014-base, JVMS, 10",
			"waller-2014-base, RECURSION_DEPTH, 10", "waller-2014-base, METHOD_TIME_MICROS, 0", "waller-2014-base, THREADS, 1",
			"waller-2013-kieker-1.8-ascii, RECORDS_PER_TRACE, 10", "waller-2013-kieker-1.8-ascii, QUEUE_CAPACITY_RECORDS, 100000",
			"waller-2013-kieker-1.8-ascii, CALLS_PER_JVM, 2000000", "fittkau-2013-kieker-1.8, CALLS_PER_JVM, 4000000",
			"fittkau-2013-tuned, CALLS_PER_JVM, 100000000", "mooms-2004-uniprocessor, REPETITIONS, 100" })
	void statedConditions(String id, ConditionName name, String value) {
		assertThat(set(id).conditions().find(name)).contains(new Condition.Stated(value));
	}

	@ParameterizedTest
	@CsvSource({ "waller-2014-base, CALLS_PER_JVM", "fittkau-2013-tuned, RECURSION_DEPTH",
			"fittkau-2013-tuned, RECORDS_PER_TRACE",
			"strubel-2016-current, RECURSION_DEPTH", "strubel-2016-current, PROBE_KIND" })
	void whatTheSourceDoesNotStateIsAssumedWithAReason(String id, ConditionName name) {
		assertThat(set(id).conditions().find(name).orElseThrow()).isInstanceOf(Condition.Assumed.class);
	}

	@ParameterizedTest
	@ValueSource(strings = { "MACHINE", "OPERATING_SYSTEM", "VIRTUAL_MACHINE", "JVMS" })
	void theSlidesOf2016SayNothingOfTheMachine(ConditionName name) {
		assertThat(set("strubel-2016-current").conditions().find(name)).isEmpty();
	}

	@Test
	void theStepsOfASeriesStandTogetherInOrder() {
		assertThat(PublishedResults.list().stream().filter(set -> set.series().filter(s -> s.id().equals("waller-2014"))
				.isPresent())
				.map(ResultSet::id)).containsExactly("waller-2014-base", "waller-2014-pt1", "waller-2014-pt2", "waller-2014-pt3",
						"waller-2014-pt4");
		assertThat(PublishedResults.list().stream().flatMap(set -> set.series().stream()).filter(s -> s.id()
				.equals("strubel-2016"))
				.map(s -> s.position())).containsExactly(1, 2, 3);
	}

	static List<ResultSet> all() {
		return PublishedResults.list();
	}

	@ParameterizedTest
	@MethodSource("all")
	void resourcesAreReadWithoutWarningAndAreWrittenBackByteForByte(ResultSet set) throws IOException, OverheadException {
		try (InputStream in = PublishedResults.class.getResourceAsStream(set.id() + ".json")) {
			String bytes = new String(in.readAllBytes(), StandardCharsets.UTF_8);
			assertThat(ResultSetWriter.toJson(set)).isEqualTo(bytes);
		}
		try (InputStream in = PublishedResults.class.getResourceAsStream(set.id() + ".json")) {
			assertThat(ResultSetDocument.read(in, set.id()).warnings()).isEmpty();
		}
	}

	@Test
	void idsAreUniqueAndAnUnknownOneIsRefused() throws OverheadException {
		assertThat(PublishedResults.list().stream().map(ResultSet::id)).doesNotHaveDuplicates().hasSize(21);
		assertThat(PublishedResults.get("waller-2014-pt1").id()).isEqualTo("waller-2014-pt1");
		assertThatThrownBy(() -> PublishedResults.get("waller-2015")).isInstanceOf(OverheadException.class)
				.hasMessageStartingWith("SO110: waller-2015");
	}

	private static ResultSet set(String id) {
		return PublishedResults.find(id).orElseThrow(() -> new AssertionError("no built-in set " + id));
	}

	private static String digits(Measurement measurement, Statistic... statistics) {
		StringBuilder text = new StringBuilder();
		for (Statistic statistic : statistics) {
			text.append(' ').append(measurement.find(statistic).orElseThrow().toPlainString());
		}
		return text.substring(1);
	}
}
