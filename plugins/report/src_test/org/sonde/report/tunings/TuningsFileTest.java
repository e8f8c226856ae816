/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.tunings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.published.PublishedResults;
import org.sonde.report.Samples;
import org.sonde.report.tradeoff.ComplexitySource;
import org.sonde.report.tradeoff.Consequences;
import org.sonde.report.tradeoff.Effect;
import org.sonde.report.tradeoff.MeasuredCode;
import org.sonde.report.tradeoff.OverheadSource;
import org.sonde.report.tradeoff.Quality;
import org.sonde.report.tradeoff.TradeOffPoint;
import org.sonde.report.tradeoff.TuningSeries;
import org.sonde.report.tradeoff.Verdict;

class TuningsFileTest {

	private static final OwnTuning BUILT_IN = new OwnTuning("2.0.2", "",
			new OwnTuning.Overhead.Runs("waller-2014-pt2", "no-instrumentation", "tcp"),
			new OwnTuning.Code.BuiltIn(MeasuredCode.RELEASES, "2.0.2"), Optional.empty(), Consequences.NONE);
	private static final OwnTuning MEASURED = new OwnTuning("Our \"flat\" <b>", "No\nobjects", new OwnTuning.Overhead.Unknown("not yet"),
			new OwnTuning.Code.Figures(ComplexitySource.Measured.of(Samples.measurement("own", "p.A", 3, 5, 2, List.of()))),
			Optional.of(new Verdict(Verdict.Decision.REJECTED, "too hard to change", "our own")),
			new Consequences(List.of(new Effect(Quality.MODULARITY, Effect.Direction.WORSE, "our own judgement")),
					List.of(new Consequences.Loss("own records", "our own judgement"))));
	private static final OwnTunings BOTH = new OwnTunings("our", "Our tunings", List.of(BUILT_IN, MEASURED));

	private static OwnTunings read(String text) throws OverheadException {
		return TuningsReader.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), "our.tunings").tunings();
	}

	@Test
	void whatIsWrittenIsReadAgain() throws Exception {
		String text = TuningsWriter.toJson(BOTH);
		assertThat(TuningsWriter.toJson(read(text))).isEqualTo(text);
		assertThat(read(text).series(PublishedResults::find).orElseThrow().points())
				.isEqualTo(BOTH.series(PublishedResults::find).orElseThrow().points());
	}

	/** Whichever figures are known, where they come from is kept; without any, the code is unknown. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "`averageCyclomaticComplexity`:2.5|`source`:`s`,`counted`:`c`,`averageCyclomaticComplexity`:2.5",
			"`informationComplexity`:7|`source`:`s`,`counted`:`c`,`informationComplexity`:7", "`linesOfCode`:null|`unknown`:" })
	void codeOfWhichLittleIsKnownIsReadAgain(String figures, String written) throws Exception {
		OwnTunings tunings = read(
				("{`format`:`sonde-tunings`,`version`:1,`id`:`o`,`title`:`O`,`tunings`:[{`name`:`a`,`overhead`:{`unknown`:`x`},"
						+ "`code`:{`source`:`s`,`counted`:`c`," + figures + "}}]}").replace('`', '"'));
		String text = TuningsWriter.toJson(tunings);
		assertThat(text.replaceAll("\\s", "")).contains("\"code\":{" + written.replace('`', '"'));
		assertThat(TuningsWriter.toJson(read(text))).isEqualTo(text);
	}

	@Test
	void notesStayWithTheSeries() throws Exception {
		OwnTunings noted = new OwnTunings("our", "Our tunings", List.of("one \"machine\"", "two"), List.of(BUILT_IN));
		assertThat(read(TuningsWriter.toJson(noted))).isEqualTo(noted);
		assertThat(noted.with(MEASURED).without("2.0.2").notes()).containsExactly("one \"machine\"", "two");
		assertThat(noted.series(PublishedResults::find).orElseThrow().notes()).containsExactly("one \"machine\"", "two");
		assertThat(TuningsWriter.toJson(BOTH)).doesNotContain("notes");
	}

	@Test
	void aReplacedTuningKeepsItsPlaceAndItsNeighbours() {
		OwnTuning renamed = new OwnTuning("2.0.3", "faster", BUILT_IN.overhead(), BUILT_IN.code(), Optional.empty(), Consequences.NONE);
		assertThat(BOTH.replaced(BUILT_IN, renamed).tunings()).containsExactly(renamed, MEASURED);
		assertThat(BOTH.find(MEASURED.name())).contains(MEASURED);
		assertThat(BOTH.find("2.0.3")).isEmpty();
		assertThatThrownBy(() -> BOTH.replaced(renamed, BUILT_IN)).isInstanceOf(IllegalArgumentException.class)
				.hasMessageContaining("2.0.3");
		assertThatThrownBy(() -> BOTH.replaced(BUILT_IN, MEASURED)).as("two of one name").isInstanceOf(IllegalArgumentException.class);
	}

	@Test
	void aTuningThatOthersChangedIsNotReplaced() throws Exception {
		OwnTunings changed = BOTH.replaced(BUILT_IN,
				new OwnTuning("2.0.2", "by others", BUILT_IN.overhead(), BUILT_IN.code(), Optional.empty(), Consequences.NONE));
		assertThatThrownBy(() -> changed.replaced(BUILT_IN, BUILT_IN)).isInstanceOf(IllegalArgumentException.class)
				.hasMessageContaining("2.0.2");
		String text = TuningsWriter.toJson(BOTH);
		OwnTuning read = read(text).find(MEASURED.name()).orElseThrow();
		assertThat(read(text).replaced(read, MEASURED).tunings()).as("the same, read again").containsExactly(BUILT_IN, MEASURED);
	}

	/** A field a line: adding a tuning changes no line of another one but the comma behind it. */
	@Test
	void aTuningMoreIsLinesMore() {
		List<String> before = TuningsWriter.toJson(new OwnTunings("our", "Our tunings", List.of(BUILT_IN))).lines().toList();
		List<String> after = TuningsWriter.toJson(BOTH).lines().toList();
		int same = before.size() - 3;
		assertThat(after.subList(0, same)).isEqualTo(before.subList(0, same));
		assertThat(after.get(same)).isEqualTo(before.get(same) + ",");
		assertThat(after).contains("\t\t\t\"name\" : \"2.0.2\",", "\t\t\t\t\"builtIn\" : \"kieker-releases\",");
	}

	@Test
	void pointsHaveTheFiguresOfTheirSources() {
		TuningSeries series = BOTH.series(PublishedResults::find).orElseThrow();
		TradeOffPoint first = series.points().getFirst();
		assertThat(first.overhead().text()).isEqualTo("17.02 ± 0.06 µs per call of depth 10");
		assertThat(first.linesOfCode().text()).isEqualTo("9736 lines");
		TradeOffPoint second = series.points().getLast();
		assertThat(second.overhead().text()).isEqualTo("unknown: not yet");
		assertThat(second.linesOfCode().text()).isEqualTo("17 lines");
		assertThat(second.informationComplexity().text()).isEqualTo("6.000 bits");
		assertThat(second.verdict().orElseThrow().decision()).isEqualTo(Verdict.Decision.REJECTED);
		assertThat(second.consequences().briefEffects()).isEqualTo("modularity −");
		assertThat(second.consequences().losses()).isEqualTo("own records (our own judgement)");
	}

	@Test
	void aResultSetOrRunThatIsGoneMakesTheOverheadUnknown() {
		assertThat(BOTH.series(id -> Optional.empty()).orElseThrow().points().getFirst().overhead().text())
				.startsWith("unknown: ").contains(" waller-2014-pt2 ");
		OwnTuning wrong = new OwnTuning("x", "", new OwnTuning.Overhead.Runs("waller-2014-pt2", "no-instrumentation", "file"),
				new OwnTuning.Code.Unknown("none"),
				Optional.empty(), Consequences.NONE);
		assertThat(
				new OwnTunings("o", "O", List.of(wrong)).series(PublishedResults::find).orElseThrow().points().getFirst().overhead().text())
				.startsWith("unknown: result set waller-2014-pt2 has no configuration file");
	}

	@Test
	void otherConditionsAreTold() {
		OwnTuning other = new OwnTuning("other", "", new OwnTuning.Overhead.Runs("strubel-2016-current", "no-instrumentation", "tcp"),
				new OwnTuning.Code.Unknown("none"), Optional.empty(), Consequences.NONE);
		assertThat(BOTH.with(other).series(PublishedResults::find).orElseThrow().notes())
				.anySatisfy(note -> assertThat(note).startsWith("Machine differs: X6270").contains("unknown"));
		assertThat(BOTH.series(PublishedResults::find).orElseThrow().notes()).isEmpty();
	}

	@Test
	void withoutATuningThereIsNoSeries() {
		assertThat(new OwnTunings("o", "O", List.of()).series(PublishedResults::find)).isEmpty();
	}

	@Test
	void twoTuningsOfOneNameAreRefused() {
		assertThatThrownBy(() -> BOTH.with(BUILT_IN)).isInstanceOf(IllegalArgumentException.class).hasMessageContaining("one name");
		assertThat(BOTH.without("2.0.2").with(BUILT_IN).tunings()).containsExactly(MEASURED, BUILT_IN);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			"{}|SO113: our.tunings: ",
			"[|SO103: our.tunings, line",
			"{`format`:`sonde-tunings`,`version`:2,`id`:`o`,`title`:`O`,`tunings`:[]}|SO114: our.tunings: format version 2",
			"{`format`:`sonde-tunings`,`version`:1,`id`:`o`,`title`:`O`}|SO106: our.tunings, /tunings: missing",
			"{`format`:`sonde-tunings`,`version`:1,`id`:`O O`,`title`:`O`,`tunings`:[]}|SO108: our.tunings, /: an id has lower-case",
			"{`format`:`sonde-tunings`,`version`:1,`id`:`o`,`title`:`O`,`tunings`:[{`name`:`a`,`overhead`:{`unknown`:`x`},`code`:{`builtIn`:`kieker-releases`,`version`:`9`}}]}|SO108: our.tunings, /tunings/0/code: kieker-releases has no version 9; it has 1.8, 1.9",
			"{`format`:`sonde-tunings`,`version`:1,`id`:`o`,`title`:`O`,`tunings`:[{`name`:`a`,`overhead`:{`unknown`:`x`},`code`:{`source`:`s`,`counted`:`c`,`linesOfCode`:1,`averageCyclomaticComplexity`:-5}}]}|SO108: our.tunings, /tunings/0/code/averageCyclomaticComplexity: it is 0 or more",
			"{`format`:`sonde-tunings`,`version`:1,`id`:`o`,`title`:`O`,`tunings`:[{`name`:`a`,`overhead`:{`unknown`:`x`},`code`:{`unknown`:`x`},`qualities`:[{`quality`:`speed`,`effect`:`better`,`basis`:`me`}]}]}|SO108: our.tunings, /tunings/0/qualities/0/quality: \"speed\" is not one of functional completeness",
			"{`format`:`sonde-tunings`,`version`:1,`id`:`o`,`title`:`O`,`tunings`:[{`name`:`a`,`overhead`:{},`code`:{`unknown`:`x`}}]}|SO106: our.tunings, /tunings/0/overhead/resultSet: missing" })
	void whatIsNotUnderstoodIsRefusedWithItsPlace(String text, String message) {
		assertThatThrownBy(() -> read(text.replace('`', '"'))).isInstanceOf(OverheadException.class).hasMessageStartingWith(message);
	}

	/** The default writer of a set with clocks is timed by the wall clock; what is below it is its base. */
	@Test
	void theUsualRunsOfASetAreItsDefaultWriterAndWhatItBuildsUpon() {
		OverheadSource.Difference usual = OverheadSource
				.usual(PublishedResults.find("strubel-2016-refactored").orElseThrow(), Optional.empty()).orElseThrow();
		assertThat(usual.base()).isEqualTo("no-instrumentation");
		assertThat(usual.monitored()).isEqualTo("tcp");
		assertThat(OverheadSource.usual(PublishedResults.find("mooms-2004-uniprocessor").orElseThrow(), Optional.empty())).isEmpty();
	}
}
