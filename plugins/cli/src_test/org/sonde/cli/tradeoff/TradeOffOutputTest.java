/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.tradeoff;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sonde.cli.Sonde;
import org.sonde.cli.shared.ExitCode;

import tools.jackson.databind.JsonNode;

class TradeOffOutputTest {

	private static final String STRUBEL = "Refactoring Kieker's Monitoring Component to Further Reduce the Runtime Overhead. "
			+ "Symposium on Software Performance (SSP) 2016, slides, 2016-11-08";

	/** 2016 by hand: 3.265 − 0.083 = 3.182 µs, ± √(0.011² + 0.000²). */
	@Test
	void theCsvHasFixedColumnsAndANumberACell() {
		List<String> lines = Sonde.run("tradeoff", "show", "--format", "csv").out().lines().toList();
		String headings = "series,tuning,overhead,overheadLow,overheadHigh,overheadUnit,throughput,throughputLow,throughputHigh,"
				+ "throughputUnit,linesOfCode,averageCyclomatic,informationComplexityBits,verdict,unknownBecause,cpuTime,cpuTimeLow,cpuTimeHigh,"
				+ "cpuTimeUnit,placedBy,against,againstValue,againstUnit,standing,qualities,lost,origin,source";
		assertThat(lines.getFirst()).isEqualTo(headings);
		assertThat(lines).contains("strubel-2016,Refactored,3.182,3.171,3.193,µs per call of depth 10 (assumed),,,,,654,1.73,176,,,,,,,"
				+ "Overhead in response time,Information complexity,176,bits,on the Pareto front,,synchronous writers (slides on the refactored component),published,\"Published in H. Strubel, C. Wulf: "
				+ STRUBEL + "\"");
		assertThat(Sonde.run("tradeoff", "show", "strubel-2016", "--format", "csv").out()).startsWith(headings + "\n");
	}

	@Test
	void programsGetNoNoise() {
		assertThat(Sonde.run("tradeoff", "show", "strubel-2016", "--format", "json").out())
				.contains("\"value\" : 3.182,", "\"value\" : 19.628,")
				.doesNotContainPattern("\\d\\.\\d{13,}");
	}

	/** Table of 2016, and by hand: 100 · (654 ÷ 1092 + 1.73 ÷ 2.48 + 176 ÷ 242) ÷ 3 = 67.5. */
	@Test
	void theTableSaysWhatDominatesAndWeighs() {
		Sonde run = Sonde.run("tradeoff", "show", "strubel-2016", "--against", "index");
		assertThat(run.out()).containsPattern(
				"Current +19\\.628 ± 0\\.015 .*1092 lines +2\\.48 per method +242 bits +100\\.0 % of Current +dominated by Refactored")
				.containsPattern(
						"Refactored +3\\.182 ± 0\\.011 .*654 lines +1\\.73 per method +176 bits +67\\.5 % of Current +on the Pareto front")
				.contains("Standing: Overhead in response time against weighted index.");
		assertThat(Sonde.run("tradeoff", "show", "waller-2014").out()).contains(
				"PT3: affects time behaviour: better (measured in section 4.5); ",
				"modularity: worse (named in section 4.5)", "PT4: lost: configurability (section 4.6)", "PT4: rejected. ");
	}

	/** The paper's throughputs of collecting and writing, in thousand traces per second; a ratio of times is that of rates upside down. */
	@Test
	void ratiosToTheFirstTuningStandBesideThoseOfAnotherSeries() {
		Sonde run = Sonde.run("tradeoff", "compare", "waller-2014", "waller-2014", "--format", "json");
		assertThat(run.json().get("base").asString()).isEqualTo("Base");
		double[] collecting = { 78.2, 78.2, 115.7, 145.1 };
		double[] writing = { 31.6, 56.0, 113.2, 141.2 };
		for (int i = 0; i < 4; i++) {
			String tuning = "PT" + (i + 1);
			for (String side : List.of("series", "other")) {
				assertThat(ratio(run.json(), tuning, "collecting", side)).isCloseTo(63.2 / collecting[i], within(1e-9));
				assertThat(ratio(run.json(), tuning, "tcp", side)).isCloseTo(16.6 / writing[i], within(1e-9));
			}
		}
		assertThat(Sonde.run("tradeoff", "compare", "waller-2014", "waller-2014", "--format", "csv").out().lines()).hasSize(1 + 4 * 3)
				.first()
				.isEqualTo("tuning,base,run,series,origin,ratio,ratioLow,ratioHigh,otherSeries,otherOrigin,otherRatio,otherRatioLow,"
						+ "otherRatioHigh,agreement");
		Sonde without = Sonde.run("tradeoff", "compare", "waller-2014", "strubel-2016");
		assertThat(without.code()).isEqualTo(ExitCode.FAILED);
		assertThat(without.err()).contains("SC139", "waller-2014 and strubel-2016");
	}

	/** The slides' 17 %. */
	@Test
	void theRatioOf2016IsThatOfTheSlides() {
		Sonde run = Sonde.run("tradeoff", "compare", "strubel-2016", "strubel-2016", "--format", "json");
		assertThat(ratio(run.json(), "Refactored", "tcp", "series")).isCloseTo(3.265 / 19.715, within(1e-9));
		assertThat(Sonde.run("tradeoff", "compare", "strubel-2016", "strubel-2016").out()).contains("Published in H. Strubel",
				"Response time ÷ that of Current");
	}

	/** The lists say who measured what. */
	@Test
	void listsSayWhoMeasured() {
		JsonNode series = Sonde.run("tradeoff", "list", "--format", "json").json();
		assertThat(series).extracting(one -> one.get("id").asString() + " " + one.get("origin").asString()).containsExactly(
				"waller-2014 published",
				"tunings-2014 measured", "strubel-2016 published", "refactoring-2016 measured", "kieker-releases measured",
				"kieker-releases-events measured", "kieker-early-releases measured", "kieker-early-releases-events measured");
		assertThat(series.get(1).get("source").asString()).startsWith("Measured by Sonde's authors, on Intel")
				.containsPattern("\\d{4}-\\d{2}-\\d{2}$");
		JsonNode sets = Sonde.run("results", "list", "--format", "json").json();
		assertThat(sets.valueStream().filter(one -> one.get("id").asString().startsWith("sonde-2026-")).toList()).isNotEmpty()
				.allSatisfy(one -> assertThat(one.get("origin").asString()).isEqualTo("measured"));
		assertThat(sets.valueStream().filter(one -> one.get("id").asString().startsWith("waller-2014")).toList()).isNotEmpty()
				.allSatisfy(one -> assertThat(one.get("origin").asString()).isEqualTo("published"));
		assertThat(Sonde.run("tradeoff", "show", "--format", "csv").out()).contains(",measured,\"Measured by Sonde's authors, on ");
	}

	/** The tables of the paper and the forks of the built-in sets, worked out here from what 'results show' prints. */
	@Test
	void theRepetitionOfThePaperStandsBesideIt() {
		JsonNode ratios = Sonde.run("tradeoff", "compare", "waller-2014", "tunings-2014", "--format", "json").json();
		double base = mean("sonde-2026-tunings-2014-base", "tcp");
		double[] published = { 31.6, 56.0, 113.2, 141.2 };
		for (int i = 0; i < 4; i++) {
			String tuning = "PT" + (i + 1) + (i == 3 ? " (ours)" : "");
			assertThat(ratio(ratios, tuning, "tcp", "series")).isCloseTo(16.6 / published[i], within(1e-9));
			assertThat(ratio(ratios, tuning, "tcp", "other")).isCloseTo(mean("sonde-2026-tunings-2014-pt" + (i + 1), "tcp") / base,
					within(1e-9));
		}
	}

	/** Thousand traces per second, of tables 1 and 2 of 2014: deactivated 757.6, collecting 63.2 and 78.2, writing 16.6 and 31.6. */
	@Test
	void thePortionsAreDifferencesOfResponseTimes() {
		JsonNode portions = Sonde.run("tradeoff", "portions", "waller-2014", "--format", "json").json();
		assertThat(portion(portions, 0, "Base", "collecting")).isCloseTo(1e6 / 63.2 - 1e6 / 757.6, within(1e-3));
		assertThat(portion(portions, 0, "Base", "tcp")).isCloseTo(1e6 / 16.6 - 1e6 / 63.2, within(1e-3));
		assertThat(portion(portions, 0, "PT1", "tcp")).isCloseTo(1e6 / 31.6 - 1e6 / 78.2, within(1e-3));
		assertThat(Sonde.run("tradeoff", "portions", "waller-2014").out()).containsPattern("Base .* 14\\.503 \\(")
				.containsPattern("PT1 .* 11\\.448 \\([^)]*\\) ↓ ");
		List<String> lines = Sonde.run("tradeoff", "portions", "waller-2014", "--format", "csv").out().lines().toList();
		assertThat(lines).hasSize(1 + 5 * 3).anySatisfy(
				line -> assertThat(line).startsWith("waller-2014,PT1,tcp,writing,188").endsWith(",below"));
	}

	/** C of 1.8 with event probes is above C with execution probes, as in figure 5 of 2013; means over forks by 'results show'. */
	@Test
	void portionsOfTwoSeriesStandNextToEachOther() {
		JsonNode portions = Sonde.run("tradeoff", "portions", "kieker-releases", "kieker-releases-events", "--format", "json").json();
		for (int i = 0; i < 2; i++) {
			String set = List.of("sonde-2026-kieker-releases-1.8", "sonde-2026-kieker-releases-events-1.8").get(i);
			assertThat(portion(portions, i, "1.8", "collecting"))
					.isCloseTo(mean(set, "collecting") - mean(set, "deactivated"), within(1e-3));
		}
		assertThat(Sonde.run("tradeoff", "portions", "kieker-releases", "kieker-releases-events").out())
				.containsPattern("1\\.8 +C: Collecting.*above");
	}

	/**
	 * Waller and Hasselbring 2013, section 4.2 and figures 4 and 5: I is constant, about 0.5 µs, in all releases but 1.7; C of event probes
	 * is above that of execution probes.
	 */
	@Test
	void theReleasesOf2013CostWhatThePaperSays() {
		JsonNode both = Sonde.run("tradeoff", "portions", "kieker-early-releases", "kieker-early-releases-events", "--format", "json")
				.json();
		JsonNode early = Sonde.run("tradeoff", "portions", "kieker-early-releases", "--format", "json").json();
		for (String release : List.of("0.91", "0.95a", "1.0", "1.1", "1.2", "1.3", "1.4", "1.5", "1.6", "1.8")) {
			assertThat(portion(early, 0, release, "deactivated-200us")).as(release).isBetween(300.0, 600.0);
			assertThat(portion(early, 0, "1.7", "deactivated-200us")).isGreaterThan(2 * portion(early, 0, release, "deactivated-200us"));
			assertThat(portion(early, 0, "1.7", "deactivated-0us")).isGreaterThan(3 * portion(early, 0, release, "deactivated-0us"));
		}
		for (String release : List.of("1.5", "1.6", "1.7", "1.8")) {
			assertThat(portion(both, 1, release, "collecting-0us")).as(release)
					.isGreaterThan(1.2 * portion(both, 0, release, "collecting-0us"));
		}
	}

	/**
	 * The same section: W of the first five releases, which have 200 µs for a trace, is below 4 µs, which is not reproduced; W of the
	 * others, at full speed, is higher. A full queue ends the monitoring of the first five, so they have no W at full speed.
	 */
	@Test
	void writingOf2013IsHigherFrom13OnAndAboveItsBoundBefore() {
		JsonNode early = Sonde.run("tradeoff", "portions", "kieker-early-releases", "--format", "json").json();
		for (String release : List.of("0.91", "0.95a", "1.0", "1.1", "1.2")) {
			assertThat(portion(early, 0, release, "text-file-200us")).as(release).isGreaterThan(4000);
			assertThat(early.at("/series/0/portions").valueStream().filter(one -> one.get("tuning").asString().equals(release))
					.map(one -> one.get("run").asString())).as(release).contains("collecting-0us").doesNotContain("text-file-0us");
		}
		for (String release : List.of("1.3", "1.4", "1.5", "1.6", "1.7", "1.8")) {
			assertThat(portion(early, 0, release, "text-file-0us")).as(release).isGreaterThan(4000);
		}
	}

	@Test
	void portionsNeedRunsThatBothSeriesHave() {
		Sonde run = Sonde.run("tradeoff", "portions", "kieker-releases", "waller-2014");
		assertThat(run.code()).isEqualTo(ExitCode.FAILED);
		assertThat(run.err()).contains("SC139", "kieker-releases and waller-2014");
	}

	private static double portion(JsonNode portions, int series, String tuning, String run) {
		return portions.at("/series/" + series + "/portions").valueStream().filter(one -> one.get("tuning").asString().equals(tuning))
				.filter(one -> one.get("run").asString().equals(run)).findFirst().orElseThrow().get("nanos").asDouble();
	}

	/** The fifth point of 2014 is measured on both sides: its figures are those of the sources as they are. */
	@Test
	void theCodeOfOurOwnComponentIsThatOfTheSample() {
		JsonNode code = Sonde.run("metrics", "../../samples/minimal-monitoring/src", "--format", "json").json();
		JsonNode shown = Sonde.run("tradeoff", "show", "tunings-2014", "--format", "json").json().get(0).get("tunings").get(4);
		assertThat(shown.get("name").asString()).isEqualTo("PT4 (ours)");
		assertThat(shown.at("/linesOfCode/value").asDouble()).isEqualTo(code.get("loc").asDouble());
		assertThat(shown.at("/averageCyclomatic/value").asDouble()).isCloseTo(code.at("/cyclomatic/average").asDouble(), within(1e-9));
	}

	private static double mean(String set, String run) {
		return Sonde.run("results", "show", set, "--format", "json").json().get("configurations").valueStream()
				.filter(one -> one.get("id").asString().equals(run)).findFirst().orElseThrow().get("forks").valueStream()
				.mapToDouble(fork -> fork.at("/nanos/mean").asDouble()).average().orElseThrow();
	}

	private static double ratio(JsonNode compared, String tuning, String run, String side) {
		return compared.get("ratios").valueStream()
				.filter(one -> one.get("tuning").asString().equals(tuning) && one.get("run").asString().equals(run)).findFirst()
				.orElseThrow()
				.at("/" + side + "/ratio").asDouble();
	}

	@Test
	void thePictureIsWritten(@TempDir Path folder) throws Exception {
		Path file = folder.resolve("2014.svg");
		assertThat(Sonde.run("tradeoff", "show", "waller-2014", "--against", "loc", "--svg", file.toString(), "--log").code()).isZero();
		assertThat(Files.readString(file)).contains("<title>Kieker 1.8: four performance tunings</title>",
				"Overhead in response time [µs per call of depth 10], logarithmic",
				"59.4 ± 0.1 µs per call of depth 10", "PT4 · rejected · no figure of the code");
	}

	/** Throughputs of table 1 and 2 of 2014 in thousand traces per second: 16.6 and 31.6 with the writer. */
	@Test
	void theHistoryHasOverheadAndCodeOfEachTuning(@TempDir Path folder) throws Exception {
		Path picture = folder.resolve("2014.svg");
		Sonde run = Sonde.run("tradeoff", "history", "waller-2014", "--format", "csv", "--svg", picture.toString());
		assertThat(run.code()).as(run.err()).isZero();
		List<String> lines = run.out().lines().toList();
		assertThat(lines).hasSize(1 + 5);
		assertThat(lines.get(1)).startsWith("Base,").contains(",6161,,");
		assertThat(lines.get(2)).startsWith("PT1,").contains(",Base,6169,8,");
		JsonNode ratio = Sonde.run("tradeoff", "history", "waller-2014", "--format", "json").json().at("/1/overhead/change/ratio");
		assertThat(ratio.get("value").asDouble()).as("without the time of the program itself").isCloseTo(16.6 / 31.6, within(0.01));
		assertThat(Files.readString(picture)).contains("<title>Kieker 1.8: four performance tunings</title>", ">+117<");
		assertThat(Sonde.run("tradeoff", "history", "waller-2014").out()).containsPattern("PT2 +17\\.02 ± 0\\.06 µs.* × 0\\.55.* \\+117 ");
		assertThat(Sonde.run("tradeoff", "history").code()).isEqualTo(ExitCode.USAGE);
	}

	@ParameterizedTest
	@ValueSource(strings = { "--against speed", "--overhead memory", "--weights 1,2,3", "--against index --weights 0,0,0", "--svg x.svg",
			"--log" })
	void whatIsWrongByItselfIsSaid(String options) {
		assertThat(Sonde.run(("tradeoff " + options).split(" ")).code()).isEqualTo(ExitCode.USAGE);
	}

	/** The result set beside the file is found; the chart of the own series is one of the report. */
	@Test
	void ownTuningsAreKeptShownAndReported(@TempDir Path folder) throws Exception {
		Path file = folder.resolve("our.tunings");
		assertThat(Sonde
				.run("tradeoff", "add", file.toString(), "--name", "1.14", "--results", "waller-2014-base", "--code",
						"kieker-releases:1.14")
				.code()).isZero();
		assertThat(Sonde.run("tradeoff", "add", file.toString(), "--name", "2.0.2", "--results", "waller-2014-pt2", "--code",
				"kieker-releases:2.0.2",
				"--change", "all new", "--verdict", "adopted", "--reasons", "it is faster").code()).isZero();
		assertThat(Sonde.run("tradeoff", "list", folder.toString(), "--format", "csv").out().lines().toList())
				.anySatisfy(line -> assertThat(line).startsWith("waller-2014,5,built in,Kieker 1.8: four performance tunings,published,")
						.contains("Published in J. Waller")).contains("our,2," + file + ",our,own,");
		String shown = Sonde.run("tradeoff", "show", file.toString()).out();
		assertThat(shown).containsPattern("1\\.14 +59\\.4 ± 0\\.1 µs.*9290 lines")
				.containsPattern("2\\.0\\.2 +17\\.02 ± 0\\.06 µs.*9736 lines.*adopted +on the Pareto front");
		Path report = folder.resolve("report.html");
		assertThat(Sonde.run("report", "-o", report.toString(), "--tradeoff", file.toString()).code()).isZero();
		assertThat(Files.readString(report)).contains("id=\"chart-our-loc\"", "sonde tradeoff show our.tunings")
				.doesNotContain("id=\"chart-waller");
		Path elsewhere = folder.resolve("elsewhere/mine.json");
		Files.createDirectories(elsewhere.getParent());
		assertThat(Sonde.run("results", "duplicate", "waller-2014-pt2", "--id", "mine", "-o", elsewhere.toString()).code()).isZero();
		assertThat(Sonde.run("tradeoff", "add", file.toString(), "--name", "x", "--results", elsewhere.toString()).err())
				.contains("must be in the folder of");
		Files.move(elsewhere, folder.resolve("mine.json"));
		assertThat(Sonde.run("tradeoff", "add", file.toString(), "--name", "x", "--results", folder.resolve("mine.json").toString()).code())
				.isZero();
		assertThat(Sonde.run("tradeoff", "show", file.toString()).out()).containsPattern("x +17\\.02 ± 0\\.06 µs.*unknown");
		assertThat(Sonde.run("tradeoff", "remove", file.toString(), "x").code()).isZero();
		Sonde again = Sonde.run("tradeoff", "add", file.toString(), "--name", "2.0.2");
		assertThat(again.code()).isEqualTo(ExitCode.USAGE);
		assertThat(again.err()).contains("has a tuning 2.0.2 already");
		assertThat(Sonde.run("tradeoff", "remove", file.toString(), "1.14").code()).isZero();
		assertThat(Sonde.run("tradeoff", "show", file.toString(), "--format", "csv").out().lines()).hasSize(2);
		assertThat(Sonde.run("tradeoff", "remove", file.toString(), "1.14").err()).contains("SC116", "It has: 2.0.2.");
	}
}
