/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.versions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import javax.xml.parsers.DocumentBuilderFactory;

import org.junit.jupiter.api.Test;
import org.sonde.common.table.Table;
import org.sonde.overhead.results.Conditions;
import org.sonde.overhead.statistics.Interval;
import org.sonde.report.figure.Figure;
import org.sonde.report.figure.FigureSource;
import org.sonde.report.figure.Origin;
import org.sonde.report.traces.drawing.ColorRole;
import org.sonde.report.traces.drawing.Drawing;
import org.sonde.report.traces.drawing.DrawnShape;
import org.sonde.report.traces.drawing.TextSize;
import org.sonde.report.tradeoff.Consequences;
import org.sonde.report.tradeoff.PublishedTunings;
import org.sonde.report.tradeoff.TradeOffPoint;
import org.sonde.report.versions.VersionHistory.Change;
import org.xml.sax.InputSource;

import tools.jackson.databind.JsonNode;

class VersionHistoryTest {

	private static final Figure UNKNOWN = new Figure.Unknown("no fork was valid");

	private static Figure.Known figure(double value, double halfWidth, String unit) {
		return new Figure.Known(value, halfWidth == 0 ? Optional.empty() : Optional.of(Interval.symmetric(value, halfWidth)), 1, unit,
				new FigureSource(Origin.MEASURED, "made up", ""));
	}

	private static TradeOffPoint version(String name, Figure overhead, int lines, double cyclomatic) {
		return new TradeOffPoint(name, "made of " + name, overhead, Optional.empty(), UNKNOWN, figure(lines, 0, "lines"),
				figure(cyclomatic, 0, "per method"), figure(5.5, 0, "bits"), Optional.empty(), Consequences.NONE, Conditions.NONE,
				List.of());
	}

	static VersionHistory history(TradeOffPoint... versions) {
		return VersionHistory.of("Versions", List.of(versions));
	}

	/** 4 ± 0.2 and 6 ± 0.3 do not meet, 6 ± 0.3 and 6.5 ± 0.2 just do: 6.3 = 6.3. */
	private static VersionHistory example() {
		return history(version("a", figure(4, 0.2, "µs"), 100, 2), version("b", figure(6, 0.3, "µs"), 100, 2.5),
				version("c", figure(6.5, 0.2, "µs"), 130, 2.5));
	}

	@Test
	void anOverheadWithoutAnIntervalDoesNotChange() {
		VersionHistory history = history(version("1", figure(10, 0, "µs"), 100, 2), version("2", figure(5, 0, "µs"), 90, 2));
		assertThat(history.steps().get(1).change(VersionFigure.OVERHEAD)).isEmpty();
		assertThat(history.steps().get(1).change(VersionFigure.LINES_OF_CODE)).isPresent();
		assertThat(
				history(version("1", figure(10, 1, "µs"), 100, 2), version("2", figure(10, 1, "µs"), 100, Math.nextUp(2.0))).steps().get(1)
				.change(VersionFigure.CYCLOMATIC)).as("rounding").isEmpty();
	}

	private static List<String> changes(VersionHistory history, VersionFigure figure) {
		List<String> changes = new ArrayList<>();
		history.steps().forEach(step -> step.change(figure).ifPresent(
				change -> changes.add(change.since() + "-" + step.version().name() + " " + change.difference())));
		return changes;
	}

	@Test
	void theOverheadChangesWhereIntervalsDoNotMeetAndTheCodeWhereItDiffers() {
		assertThat(changes(example(), VersionFigure.OVERHEAD)).containsExactly("a-b 2.0");
		assertThat(changes(example(), VersionFigure.LINES_OF_CODE)).containsExactly("b-c 30.0");
		assertThat(changes(example(), VersionFigure.CYCLOMATIC)).containsExactly("a-b 0.5");
		assertThat(changes(example(), VersionFigure.INFORMATION)).isEmpty();
	}

	/**
	 * 6 ÷ 4 = 1.5. For small and independent errors the half-width is 1.5 · √((0.3 ÷ 6)² + (0.2 ÷ 4)²) = 0.106, which the exact limits meet
	 * but for their skewness.
	 */
	@Test
	void aChangeIsARatioWithItsInterval() {
		Interval ratio = example().steps().get(1).change(VersionFigure.OVERHEAD).flatMap(Change::ratio).orElseThrow();
		assertThat(ratio.value()).isEqualTo(1.5);
		assertThat((ratio.high() - ratio.low()) / 2).isCloseTo(0.106, within(0.003));
	}

	@Test
	void aVersionWithoutAFigureIsSkipped() {
		VersionHistory history = history(version("a", figure(4, 0.2, "µs"), 1, 1), version("b", UNKNOWN, 1, 1),
				version("c", figure(6, 0.2, "µs"), 1, 1));
		assertThat(changes(history, VersionFigure.OVERHEAD)).containsExactly("a-c 2.0");
		assertThat(history.isComparison()).isTrue();
		assertThat(history(version("a", figure(4, 0.2, "µs"), 1, 1), version("b", UNKNOWN, 1, 1)).isComparison()).isFalse();
	}

	@Test
	void figuresOfOtherUnitsAreNotCompared() {
		assertThat(changes(history(version("a", figure(4, 0, "µs per call of depth 10"), 1, 1),
				version("b", figure(9, 0, "µs per call of depth 20"), 1, 1)), VersionFigure.OVERHEAD)).isEmpty();
	}

	@Test
	void tableAndCsvHaveARowAVersion() {
		Table table = VersionHistoryTable.of(example());
		assertThat(table.headings()).containsExactly("version", "overhead", "changed", "lines of code", "changed",
				"average cyclomatic complexity", "changed", "information complexity", "changed");
		assertThat(table.rows().get(0)).containsExactly("a", "4.0 ± 0.2 µs", "", "100.0 lines", "", "2.0 per method", "", "5.5 bits", "");
		assertThat(table.rows().get(1).get(2)).startsWith("× 1.5");
		assertThat(table.rows().get(2)).containsExactly("c", "6.5 ± 0.2 µs", "", "130.0 lines", "+30.0", "2.5 per method", "", "5.5 bits",
				"");
		List<String> csv = VersionHistoryTable.csv(example()).csv().lines().toList();
		assertThat(csv.get(0)).isEqualTo("version,made of,overhead,overheadLow,overheadHigh,overheadUnit,overheadRatio,overheadRatioLow,"
				+ "overheadRatioHigh,overheadSince,linesOfCode,linesOfCodeChange,averageCyclomatic,averageCyclomaticChange,"
				+ "informationComplexity,informationComplexityChange");
		assertThat(csv.get(1)).isEqualTo("a,made of a,4,3.8,4.2,µs,,,,,100,,2,,5.5,");
		assertThat(csv.get(2)).startsWith("b,made of b,6,5.7,6.3,µs,1.5,1.").endsWith(",a,100,,2.5,0.5,5.5,");
	}

	@Test
	void whatChangedIsSaidInALine() {
		assertThat(VersionHistoryTable.changes(example().steps().get(0))).isEmpty();
		assertThat(VersionHistoryTable.changes(example().steps().get(1)).orElseThrow())
				.matches("Changed: overhead × 1\\.50? \\(.*\\) since a; average cyclomatic complexity \\+0\\.5 since a");
		assertThat(VersionHistoryTable.changes(example().steps().get(2))).contains("Changed: lines of code +30.0 since b");
	}

	@Test
	void jsonHasFiguresAndChanges() {
		JsonNode json = VersionHistoryJson.of(history(version("a", figure(4, 0.2, "µs"), 100, 2), version("b", UNKNOWN, 70, 2)));
		assertThat(json.at("/0/overhead/low").asDouble()).isEqualTo(3.8);
		assertThat(json.at("/1/overhead/unknown").asString()).isEqualTo("no fork was valid");
		assertThat(json.at("/1/linesOfCode/change/since").asString()).isEqualTo("a");
		assertThat(json.at("/1/linesOfCode/change/difference").asDouble()).isEqualTo(-30);
		assertThat(json.at("/1/linesOfCode/change/ratio/value").asDouble()).isEqualTo(0.7);
		assertThat(json.at("/1/linesOfCode/change/ratio").has("low")).isFalse();
		assertThat(json.at("/1/averageCyclomatic").has("change")).isFalse();
	}

	/** Four panels with three versions: nine marks that stay, and three that stand out with their change. */
	@Test
	void thePictureMarksWhatChanged() throws Exception {
		String svg = VersionHistoryDrawing.svg(example());
		DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
		assertThat(svg).containsPattern(">× 1\\.50?<")
				.contains(">+30.0<", ">+0.5<", ">Overhead [µs]<", ">Information complexity [bits]<", ">a<", ">b<", ">c<")
				.containsPattern(
						"b: overhead 6\\.0 ± 0\\.3 µs, changed × 1\\.5.* since a; lines of code 100.*per method, changed \\+0\\.5 since a; information");
		List<DrawnShape.Box> marks = marks(example(), 0, 0);
		assertThat(marks).hasSize(12);
		assertThat(marks.stream().filter(mark -> mark.fill() == ColorRole.FOUND)).hasSize(3)
				.allMatch(mark -> mark.width() > marks.getFirst().width());
	}

	private static List<DrawnShape.Box> marks(VersionHistory history, double width, double height) {
		return versions(history, width, height).flatMap(part -> part.shapes().stream()).filter(DrawnShape.Box.class::isInstance)
				.map(DrawnShape.Box.class::cast)
				.filter(box -> box.border() == ColorRole.INK).toList();
	}

	private static Stream<Drawing.Part> versions(VersionHistory history, double width, double height) {
		return VersionHistoryDrawing.of(history, Set.of(), width, height).parts().stream().filter(part -> !part.name().isEmpty());
	}

	/** The values beside the axis say where each mark must be: half of the way between 0 and 8 is 4. */
	@Test
	void aMarkIsAtItsValue() {
		Drawing drawing = VersionHistoryDrawing.of(example(), Set.of(), 900, 700);
		Map<Double, Double> axis = new TreeMap<>();
		drawing.parts().getFirst().shapes().stream().filter(DrawnShape.Text.class::isInstance).map(DrawnShape.Text.class::cast)
				.filter(text -> text.words().matches("[\\d.]+")).forEach(text -> axis.put(Double.parseDouble(text.words()), text.y()));
		List<Double> values = List.copyOf(axis.keySet());
		double pixels = (axis.get(values.getLast()) - axis.get(values.getFirst())) / (values.getLast() - values.getFirst());
		List<DrawnShape.Box> marks = marks(example(), 900, 700);
		assertThat(values.getFirst()).isZero();
		assertThat(middle(marks.get(4)) - middle(marks.get(0))).as("from 4 to 6").isCloseTo(2 * pixels, within(0.01));
		assertThat(middle(marks.get(8)) - middle(marks.get(0))).as("from 4 to 6.5").isCloseTo(2.5 * pixels, within(0.01));
		assertThat(pixels).isNegative();
	}

	private static double middle(DrawnShape.Box box) {
		return box.y() + box.height() / 2;
	}

	/** Names of 40 letters need more than the 300 pixels. */
	@Test
	void noWordsMeet() {
		VersionHistory history = history(version("a".repeat(40), figure(4, 0.2, "µs"), 100, 2),
				version("b".repeat(40), figure(6, 0.2, "µs"), 100, 2));
		List<Double> places = versions(history, 300, 100).map(part -> part.shapes().get(1)).map(name -> ((DrawnShape.Text) name).x())
				.toList();
		assertThat(places.get(1) - places.get(0)).isGreaterThan(TextSize.USUAL.width("a".repeat(40)));
		assertThat(VersionHistoryDrawing.of(history, Set.of(), 300, 100).width()).isGreaterThan(2 * TextSize.USUAL.width("a".repeat(40)));
	}

	@Test
	void aSelectedVersionStandsOut() {
		Set<String> standing = VersionHistoryDrawing.of(example(), Set.of("b"), 0, 0).parts().stream()
				.filter(part -> part.shapes().stream()
						.anyMatch(shape -> shape instanceof DrawnShape.Box box && box.fill() == ColorRole.STRONG))
				.map(Drawing.Part::name).collect(Collectors.toSet());
		assertThat(standing).containsExactly("b");
	}

	@Test
	void aHistoryWithoutFiguresHasItsVersions() {
		assertThat(versions(history(version("a", UNKNOWN, 1, 1), version("b", UNKNOWN, 1, 1)), 0, 0)).extracting(Drawing.Part::name)
				.containsExactly("a", "b");
		assertThat(VersionHistoryDrawing.of(history(), Set.of(), 0, 0).parts()).hasSize(VersionFigure.values().length);
	}

	/** By the publication, base to PT4 differ clearly: 63.2 … 145.1 thousand traces per second. */
	@Test
	void publishedTuningsAreAHistory() {
		VersionHistory history = VersionHistory.of(PublishedTunings.find("waller-2014").orElseThrow());
		assertThat(history.isComparison()).isTrue();
		assertThat(changes(history, VersionFigure.OVERHEAD)).extracting(change -> change.substring(0, change.indexOf(' ')))
				.containsExactly("Base-PT1", "PT1-PT2", "PT2-PT3", "PT3-PT4");
		assertThat(history.steps().getLast().version().linesOfCode()).isInstanceOf(Figure.Unknown.class);
		assertThat(VersionHistoryDrawing.svg(history)).contains("PT4: overhead ");
	}
}
