/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.results;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.published.PublishedResults;
import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Conditions;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.Measurement;
import org.sonde.overhead.results.Parameter;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.Precision;
import org.sonde.overhead.results.QuantityKind;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.Scope;
import org.sonde.overhead.results.Source;
import org.sonde.overhead.results.Statistic;
import org.sonde.overhead.results.Unit;
import org.sonde.report.html.FiguresPage;

class CurvesTest {

	private static Configuration run(String id, Phase phase, int depth, String shape, int nanos) {
		return run(id, id, phase, depth, shape, nanos, List.of());
	}

	private static Configuration run(String id, String label, Phase phase, int depth, String shape, int nanos, List<Parameter> parameters) {
		return new Configuration(id, label, phase, Optional.empty(), new Conditions(Map.of(
				ConditionName.RECURSION_DEPTH, new Condition.Stated(Integer.toString(depth)), ConditionName.CALL_SHAPE,
				new Condition.Stated(shape))),
				parameters, List.of(new Measurement(QuantityKind.RESPONSE_TIME, Unit.NANOSECONDS, Scope.TRACE, Precision.EXACT,
						Map.of(Statistic.MEAN, BigDecimal.valueOf(nanos)), Optional.empty(), Optional.empty())), List.of());
	}

	private static ResultSet set(Configuration... runs) {
		return new ResultSet("mine", "Mine", Set.of(), new Source("own", 2026, Optional.empty(), "here", List.of()), Optional.empty(),
				Optional.empty(),
				Conditions.NONE, List.of(runs));
	}

	@Test
	void aLineHasTheRunsThatDifferInTheAxisAlone() {
		ResultSet set = set(run("c8", Phase.COLLECTING, 8, "nested", 80), run("c1", Phase.COLLECTING, 1, "nested", 10),
				run("n1", Phase.NONE, 1, "nested", 1), run("n8", Phase.NONE, 8, "nested", 2),
				run("s8", Phase.COLLECTING, 8, "siblings", 120),
				run("d8", Phase.DEACTIVATED, 8, "nested", 7));
		assertThat(Curves.of(set)).singleElement().satisfies(curves -> {
			assertThat(curves.condition()).isEqualTo(ConditionName.RECURSION_DEPTH);
			assertThat(curves.inWords()).isEqualTo("Shape of the calls nested");
			assertThat(curves.lines()).extracting(Curves.Line::name).containsExactly("collecting", "no instrumentation");
			assertThat(curves.lines().getFirst().points()).extracting(point -> point.at() + " " + point.responseTime().nanos().value())
					.containsExactly("1.0 10.0", "8.0 80.0");
		});
	}

	/** Two ways to record, both of phase writing and with the same writer, as JFR's are. */
	@Test
	void configurationsOfOneWriterHaveALineEach() {
		ResultSet set = set(run("r1", "Recording, with stack traces, depth 1", Phase.WRITING, 1, "nested", 30, List.of()),
				run("w1", "Recording, without stack traces, depth 1", Phase.WRITING, 1, "nested", 10, List.of()),
				run("r8", "Recording, with stack traces, depth 8", Phase.WRITING, 8, "nested", 240, List.of()),
				run("w8", "Recording, without stack traces, depth 8", Phase.WRITING, 8, "nested", 80, List.of()));
		assertThat(Curves.of(set)).singleElement().satisfies(curves -> {
			assertThat(curves.lines()).extracting(Curves.Line::name).containsExactly("Recording, with stack traces",
					"Recording, without stack traces");
			assertThat(curves.lines()).allSatisfy(line -> assertThat(line.points()).extracting(Curves.Point::at).containsExactly(1.0, 8.0));
		});
	}

	@Test
	void whatCannotBeToldApartIsNoLine() {
		assertThat(Curves.of(
				set(run("a1", "A", Phase.WRITING, 1, "nested", 30, List.of()), run("b1", "A", Phase.WRITING, 1, "nested", 10, List.of()),
				run("a8", "A", Phase.WRITING, 8, "nested", 240, List.of())))).isEmpty();
	}

	@Test
	void shapesAndParametersAreLinesOfTheirOwn() {
		List<Parameter> between = List.of(Parameter.number("executionsWithoutProbes", BigDecimal.TEN));
		ResultSet set = set(run("t1", "C, tree, depth 1", Phase.COLLECTING, 1, "tree", 10, List.of()),
				run("d1", "C, distinct, depth 1", Phase.COLLECTING, 1,
				"distinct", 11, List.of()), run("t8", "C, tree, depth 8", Phase.COLLECTING, 8, "tree", 80, List.of()),
				run("d8", "C, distinct, depth 8", Phase.COLLECTING, 8, "distinct", 88, List.of()),
				run("u1", "C, distinct, depth 1", Phase.COLLECTING, 1, "distinct", 111, between),
				run("u8", "C, distinct, depth 8", Phase.COLLECTING, 8, "distinct", 188, between));
		assertThat(Curves.of(set)).extracting(curves -> curves.inWords() + ": " + curves.lines().stream().map(line -> line.name() + " "
				+ line.points().stream().map(point -> point.responseTime().nanos().value()).toList()).toList())
				.containsExactly("Shape of the calls tree: [C [10.0, 80.0]]",
						"Shape of the calls distinct: [C [11.0, 88.0], C, executionsWithoutProbes 10 [111.0, 188.0]]");
	}

	@Test
	void thePublishedSetsAreDrawnWithoutForks() throws OverheadException {
		List<ResultSet> sets = PublishedResults.list();
		String page = FiguresPage.render(sets);
		assertThat(page).contains("31.65 µs", "Waller");
		String data = page.substring(page.indexOf("id=\"chart-data\""));
		assertThat(data.substring(0, data.indexOf("</script>"))).contains("\"type\":\"stack\"").doesNotContain("NaN", "Infinity");
		assertThat(sets).allSatisfy(set -> assertThat(page).contains("<code>" + set.id() + "</code>"));
		// threads of the public runs on GitHub
		assertThat(Curves.of(PublishedResults.get("moobench-github-2025-kieker"))).extracting(Curves::condition)
				.contains(ConditionName.THREADS);
	}

	@Test
	void namesCannotBecomeMarkup() {
		ResultSet set = new ResultSet("mine", "<script>alert(1)</script>", Set.of(),
				new Source("own", 2026, Optional.empty(), "here", List.of()),
				Optional.empty(), Optional.empty(), Conditions.NONE, Stream.concat(Stream.of(run("n", Phase.NONE, 1, "nested", 1)),
						IntStream.of(2).mapToObj(depth -> run("m", Phase.NONE, depth, "nested", 1))).toList());
		assertThat(FiguresPage.render(List.of(set))).doesNotContain("<script>alert");
	}
}
