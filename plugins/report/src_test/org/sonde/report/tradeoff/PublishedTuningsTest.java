/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.tradeoff;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.sonde.report.figure.Figure;
import org.sonde.report.figure.Origin;

import tools.jackson.databind.JsonNode;

class PublishedTuningsTest {

	private static TradeOffPoint point(String series, String name) {
		return PublishedTunings.find(series).orElseThrow().points().stream().filter(p -> p.name().equals(name)).findFirst()
				.orElseThrow();
	}

	private static Figure.Known known(Figure figure) {
		return (Figure.Known) figure;
	}

	@Test
	void hasTheTuningsOfBothPapersInOrder() {
		assertThat(PublishedTunings.list()).extracting(TuningSeries::id).containsExactly("waller-2014", "strubel-2016");
		assertThat(PublishedTunings.find("waller-2014").orElseThrow().points()).extracting(TradeOffPoint::name)
				.containsExactly("Base", "PT1", "PT2", "PT3", "PT4");
		assertThat(PublishedTunings.find("strubel-2016").orElseThrow().points()).extracting(TradeOffPoint::name)
				.containsExactly("Current", "Refactored*", "Refactored");
	}

	/** By hand from the slides: TCP writer less no instrumentation, ± √(h² + 0.000²). */
	@ParameterizedTest
	@CsvSource({ "Current, 19.628, 0.015", "Refactored*, 16.767, 0.035", "Refactored, 3.182, 0.011" })
	void overheadOf2016IsTheDifferenceWithTheIntervalOfTheDifference(String name, double micros, double halfWidth) {
		Figure.Known overhead = known(point("strubel-2016", name).overhead());
		assertThat(overhead.value()).isCloseTo(micros, within(1e-12));
		assertThat(overhead.interval().orElseThrow().low()).isCloseTo(micros - halfWidth, within(1e-12));
		assertThat(overhead.interval().orElseThrow().high()).isCloseTo(micros + halfWidth, within(1e-12));
		assertThat(overhead.text()).isEqualTo("%s ± %s µs per call of depth 10 (assumed)".formatted(micros, halfWidth));
		assertThat(overhead.provenance().origin()).isEqualTo(Origin.DERIVED);
	}

	/** By hand from tables 1 to 5: 1000 ÷ writing − 1000 ÷ no instrumentation, in µs. */
	@ParameterizedTest
	@CsvSource({ "Base, 59.390985, 59.4 ± 0.1", "PT1, 30.805586, 30.8 ± 0.1", "PT2, 17.017159, 17.02 ± 0.06",
			"PT3, 7.983944, 7.984 ± 0.039",
			"PT4, 6.242170, 6.242 ± 0.015" })
	void overheadOf2014IsTheDifferenceOfReciprocals(String name, double micros, String shown) {
		Figure.Known overhead = known(point("waller-2014", name).overhead());
		assertThat(overhead.value()).isCloseTo(micros, within(1e-6));
		assertThat(overhead.text()).isEqualTo(shown + " µs per call of depth 10");
		assertThat(overhead.provenance().text()).contains("reciprocals of mean throughputs").contains("Waller").contains("Table");
	}

	/** Base: 1000 ÷ 16.62 = 60.168472 and 1000 ÷ 16.58 = 60.313631; 1000 ÷ 1202.4 = 0.831670 and 1000 ÷ 1150.6 = 0.869112. */
	@Test
	void theIntervalOf2014ComesFromBothRuns() {
		Figure.Known overhead = known(point("waller-2014", "Base").overhead());
		assertThat(overhead.interval().orElseThrow().low()).isCloseTo(
				59.390985 - Math.hypot(60.240964 - 60.168472, 0.869112 - 0.849979),
				within(2e-6));
		assertThat(overhead.interval().orElseThrow().high()).isCloseTo(
				59.390985 + Math.hypot(60.313631 - 60.240964, 0.849979 - 0.831670),
				within(2e-6));
	}

	@Test
	void throughputOf2014StandsAsPrinted() {
		assertThat(PublishedTunings.find("waller-2014").orElseThrow().points())
				.extracting(p -> p.throughput().orElseThrow().text()).containsExactly(
						"16.6 ± 0.02 thousand traces/s", "31.6 ± 0.1 thousand traces/s", "56.0 ± 0.2 thousand traces/s",
						"113.2 ± 0.5 thousand traces/s",
						"141.2 ± 0.3 thousand traces/s");
		assertThat(point("strubel-2016", "Current").throughput()).isEmpty();
	}

	@ParameterizedTest
	@CsvSource({ "Current, 1092, 2.48, 242", "Refactored, 654, 1.73, 176" })
	void complexityOf2016StandsAsPublished(String name, String loc, String cyclomatic, String information) {
		TradeOffPoint point = point("strubel-2016", name);
		assertThat(point.linesOfCode().text()).isEqualTo(loc + " lines");
		assertThat(point.cyclomatic().text()).isEqualTo(cyclomatic + " per method");
		assertThat(point.informationComplexity().text()).isEqualTo(information + " bits");
		assertThat(List.of(point.linesOfCode(), point.cyclomatic(), point.informationComplexity()))
				.allSatisfy(
						figure -> assertThat(known(figure).provenance().text()).startsWith("published: ").contains("Strubel"));
	}

	/** As {@code sonde compare} prints them; PT3, the flat record, is the one with more code and more complexity. */
	@ParameterizedTest
	@CsvSource({ "Base, 6161, 2.76, 39484, 1c7fd6207", "PT1, 6169, 2.76, 39512, a4a335a74", "PT2, 6286, 2.74, 40499, 29830a04a",
			"PT3, 6508, 2.72, 42219, b69cec41f" })
	void theCodeOf2014IsMeasuredWithCommitProfileAndComponent(String name, String lines, String cyclomatic, String bits,
			String commit) {
		TradeOffPoint point = point("waller-2014", name);
		assertThat(point.linesOfCode().text()).isEqualTo(lines + " lines");
		assertThat(point.cyclomatic().text()).isEqualTo(cyclomatic + " per method");
		assertThat(point.informationComplexity().text()).isEqualTo(bits + " bits");
		assertThat(known(point.informationComplexity()).provenance().text()).startsWith("measured: ").contains("commit " + commit,
				"kieker.monitoring..*", "sloc", "mccabe", "allen", "java.lang..*, java.util..*");
	}

	@Test
	void theCodeOf2016IsMeasuredBesideThePublishedFigures() {
		assertThat(PublishedTunings.find("strubel-2016").orElseThrow().notes()).anySatisfy(
				note -> assertThat(note).contains("commit e8f5b5c46", "8002 lines, 2.46 per method, 55255 bits"))
				.anySatisfy(note -> assertThat(note).contains("commit 9598d6837", "7323 lines, 2.29 per method, 48326 bits"));
	}

	@Test
	void whereThereIsNoFigureTheReasonIsTold() {
		assertThat(point("waller-2014", "PT4").linesOfCode())
				.isEqualTo(new Figure.Unknown("its code is not public, and the paper judges in words"));
		assertThat(point("strubel-2016", "Refactored*").informationComplexity())
				.isEqualTo(new Figure.Unknown("the slides give no figure of this step's code"));
	}

	/** A name that is not found would be a node of its own: the built-in figures are of code whose names all were. */
	@ParameterizedTest
	@EnumSource
	void theMeasuredCodeWasBoundCompletely(MeasuredCode code) {
		assertThat(code.json().get("versions")).isNotEmpty().allSatisfy(version -> {
			assertThat(version.get("unresolved").toString()).isEqualTo("{\"types\":0,\"calls\":0,\"names\":0}");
			assertThat(version.get("location").asString()).startsWith("git:kieker@");
			assertThat(version.get("classPath")).isNotEmpty();
		});
	}

	/**
	 * The sources jars on Maven Central have the same lines and methods: cloc 1.96 counts 9,167, 9,720 and 10,873 lines, of which 1,281,
	 * 1,411 and 1,583 are imports and package declarations. Release 1.8 is the state after PT1, whose tag has another commit.
	 */
	@ParameterizedTest
	@CsvSource({ "1.12, 7886, 620, 1533", "1.13, 8309, 725, 1612", "1.14, 9290, 831, 1770" })
	void theReleasesHaveTheLinesAndDecisionsOfTheirSourcesJars(String release, int lines, int methods, int sum) {
		JsonNode version = MeasuredCode.RELEASES.json().get("versions").valueStream()
				.filter(one -> one.get("name").asString().equals(release)).findFirst().orElseThrow();
		assertThat(version.get("loc").asInt()).isEqualTo(lines);
		assertThat(version.at("/cyclomatic/methods").asInt()).isEqualTo(methods);
		assertThat(version.at("/cyclomatic/sum").asInt()).isEqualTo(sum);
	}

	@Test
	void everyReleaseIsThereInOrder() {
		assertThat(MeasuredCode.RELEASES.json().get("versions")).extracting(version -> version.get("name").asString()).containsExactly(
				"1.8", "1.9",
				"1.10", "1.11", "1.12", "1.13", "1.14", "1.15", "1.15.1", "1.15.2", "1.15.3", "1.15.4", "2.0.0", "2.0.1", "2.0.2");
		assertThat(MeasuredCode.RELEASES.of("1.8").inWords()).isEqualTo(MeasuredCode.TUNINGS_2014.of("1.8-pt-second-experiment").inWords()
				.replace("1.8-pt-second-experiment (commit a4a335a74)", "1.8 (commit 5bdd93d25)"));
	}

	@ParameterizedTest
	@CsvSource({ "PT1, ADOPTED", "PT2, ADOPTED", "PT3, REJECTED", "PT4, REJECTED" })
	void theAuthorsVerdictsStandWithTheirReasons(String name, Verdict.Decision decision) {
		Verdict verdict = point("waller-2014", name).verdict().orElseThrow();
		assertThat(verdict.decision()).isEqualTo(decision);
		assertThat(verdict.reasons()).isNotBlank();
		assertThat(verdict.place()).isEqualTo("Section 4." + (name.charAt(2) - '0' + 2));
	}

	@Test
	void whereNoVerdictWasGivenNoneIsShown() {
		assertThat(point("waller-2014", "Base").verdict()).isEmpty();
		assertThat(PublishedTunings.find("strubel-2016").orElseThrow().points())
				.allSatisfy(p -> assertThat(p.verdict()).isEmpty());
	}

	@Test
	void aStatedPortionThatDisagreesWithTheDifferenceIsTold() {
		assertThat(point("waller-2014", "PT1").notes()).anyMatch(note -> note.contains("16.35 µs"));
		assertThat(point("waller-2014", "Base").notes()).isEmpty();
	}

	/** What the paper says of each in its own section, and no more. */
	@ParameterizedTest
	@CsvSource({ "PT1, 'performance efficiency +, time behaviour +, maintainability ±', 2",
			"PT2, 'time behaviour +, maintainability +, modifiability +', 0",
			"PT3, 'time behaviour +, resource utilisation +, modularity −, reusability −', 1",
			"PT4, 'time behaviour +, reusability −, functional completeness −', 4" })
	void tuningsSayWhatTheyTouchAndWhatIsLost(String name, String effects, int lost) {
		Consequences consequences = point("waller-2014", name).consequences();
		assertThat(consequences.briefEffects()).isEqualTo(effects);
		String section = "section 4." + (name.charAt(2) - '0' + 2);
		assertThat(consequences.effects()).allSatisfy(effect -> assertThat(effect.basis()).contains(section));
		assertThat(consequences.lost()).hasSize(lost).allSatisfy(loss -> assertThat(loss.place()).isEqualTo(section));
	}
}
