/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.html;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.published.PublishedResults;
import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Conditions;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.Fork;
import org.sonde.overhead.results.Measurement;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.PooledForks;
import org.sonde.overhead.results.Precision;
import org.sonde.overhead.results.QuantityKind;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.Scope;
import org.sonde.overhead.results.Source;
import org.sonde.overhead.results.Statistic;
import org.sonde.overhead.results.TimeSeries;
import org.sonde.overhead.results.Unit;
import org.sonde.overhead.results.WarmUp;
import org.sonde.overhead.results.WarmUpRule;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The bars, as the script gets them. */
class FiguresPageTest {

	private final List<Configuration> runs = new ArrayList<>();

	private FiguresPageTest add(String id, String label, Phase phase, String before, int micros) {
		Map<ConditionName, Condition> writer = phase == Phase.WRITING ? Map.of(ConditionName.WRITER, new Condition.Stated("JFR recording"))
				: Map.of();
		runs.add(new Configuration(id, label, phase, Optional.ofNullable(before), new Conditions(writer), List.of(),
				List.of(new Measurement(QuantityKind.RESPONSE_TIME, Unit.MICROSECONDS, Scope.TRACE, Precision.EXACT,
						Map.of(Statistic.MEAN, BigDecimal.valueOf(micros)), Optional.empty(), Optional.empty())), List.of()));
		return this;
	}

	private JsonNode bars() {
		return bars(new ResultSet("mine", "Mine", Set.of(), new Source("own", 2026, Optional.empty(), "here", List.of()), Optional.empty(),
				Optional.empty(), Conditions.NONE, runs));
	}

	private static JsonNode charts(ResultSet set) {
		String page = FiguresPage.render(List.of(set));
		String data = page.substring(page.indexOf('>', page.indexOf("id=\"chart-data\"")) + 1);
		return JsonMapper.shared().readTree(data.substring(0, data.indexOf("</script>")));
	}

	private static JsonNode bars(ResultSet set) {
		return charts(set).valueStream().filter(chart -> chart.get("type").asString().equals("stack")).findFirst().orElseThrow();
	}

	/** By letter, what each bar has of it. */
	private static List<String> parts(JsonNode bars) {
		return bars.get("series").valueStream().map(series -> series.get("name").asString() + " "
				+ series.get("points").valueStream().map(spot -> spot.get("y").isNull() ? "–" : spot.get("y").toString()).toList())
				.toList();
	}

	@Test
	void barsOfOneWriterAreNamedByTheirRuns() {
		JsonNode bars = add("none", "None", Phase.NONE, null, 1).add("without", "Without stack traces", Phase.WRITING, "none", 3)
				.add("with", "With stack traces", Phase.WRITING, "none", 8).bars();
		assertThat(bars.get("names").valueStream().map(JsonNode::asString)).containsExactly("Without stack traces", "With stack traces");
		assertThat(bars.get("description").asString())
				.contains("Without stack traces: T 1.00 µs, W 2.00 µs; With stack traces: T 1.00 µs, W 7.00 µs");
	}

	/**
	 * Collecting with an empty queue, then with a full one: 2 and 3 µs on top of 1. The other bar has neither, but was deactivated before.
	 */
	@Test
	void twoRunsOfOnePhaseStandInTheSameBar() {
		JsonNode bars = add("none", "None", Phase.NONE, null, 1).add("few", "Few", Phase.COLLECTING, "none", 3)
				.add("many", "Many", Phase.COLLECTING, "few", 6)
				.add("file", "File", Phase.WRITING, "many", 10).add("off", "Off", Phase.DEACTIVATED, "none", 2)
				.add("other", "Other", Phase.WRITING, "off", 4)
				.bars();
		assertThat(parts(bars)).containsExactly("T [1.0, 1.0]", "I [–, 1.0]", "C [5.0, –]", "W [4.0, 2.0]");
		assertThat(bars.get("series").get(2).get("points").get(0).get("label").asString()).contains("Few", "C 2.00 µs", "Many",
				"C 3.00 µs");
		assertThat(bars.get("measured").valueStream()).allMatch(JsonNode::isNull);
	}

	/** 2013, tuned: 116.9 thousand traces a second with reconstruction, faster than the 115.8 with writing before it; in the end 112.6. */
	@Test
	void aBarThatIsLongerThanWhatWasMeasuredSaysSo() throws OverheadException {
		JsonNode bars = bars(PublishedResults.get("fittkau-2013-tuned"));
		assertThat(bars.get("measured").get(0).asDouble()).isCloseTo(1e3 / 112.6, within(1e-9));
		assertThat(bars.get("description").asString())
				.contains("(measured total, at the thick line: 8.88 µs; a run was faster than the one before it)");
		assertThat(bars.get("series").get(0).get("points").get(0).get("label").asString()).contains("8.88 µs; a run was faster");
	}

	@Test
	void drawsTheThroughputOfForksSecondBySecond() {
		add("none", "None", Phase.NONE, null, 1);
		Fork fork = new Fork(3, 1, 100, new WarmUp(0, WarmUpRule.GIVEN), Map.of(Statistic.MEAN, 1000.0), Optional.empty(),
				Optional.of(new TimeSeries(50, List.of(1000.0, 1000.0))), Set.of(), Optional.empty(), List.of(500L, 2500L));
		runs.add(new Configuration("collecting", "Collecting", Phase.COLLECTING, Optional.of("none"), Conditions.NONE, List.of(),
				List.of(PooledForks.measurement(List.of(fork))), List.of(fork)));
		JsonNode chart = charts(
				new ResultSet("mine", "Mine", Set.of(), new Source("own", 2026, Optional.empty(), "here", List.of()), Optional.empty(),
						Optional.empty(), Conditions.NONE, runs))
				.valueStream().filter(one -> one.get("title").asString().startsWith("Throughput")).findFirst()
				.orElseThrow();

		assertThat(chart.get("yName").asString()).isEqualTo("Throughput [1000 traces / s]");
		assertThat(chart.get("series").get(0).get("name").asString()).isEqualTo("fork 3");
		assertThat(chart.get("series").get(0).get("points").valueStream()
				.map(spot -> spot.get("x").asDouble() + " " + spot.get("y").asDouble()))
				.containsExactly("0.5 0.5", "1.5 2.5");
	}
}
