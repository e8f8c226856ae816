/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.html;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.benchmark.userprogram.Observation;
import org.sonde.benchmark.userprogram.ProgramOverhead;
import org.sonde.benchmark.userprogram.ResourceUsage;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.published.PublishedResults;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.statistics.Interval;
import org.sonde.report.userprogram.ProgramConditions;
import org.sonde.report.userprogram.ProgramPrediction;
import org.sonde.report.userprogram.ProgramReport;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A program whose probes add 5 µs to a unit, estimated at 4 µs (3 … 7). */
class ProgramPageTest {

	private static final ProgramConditions CONDITIONS = new ProgramConditions("2026-11-23", "p.Main", "p.Main <all>", "-Xmx1g", "app.jar",
			"3 to 10 JVMs", "Kieker 2.0.2", "My plan", "binary", "25 Temurin", "a machine", "a system");
	private static final Pattern DATA = Pattern.compile("id=\"chart-data\">(.*?)</script>", Pattern.DOTALL);

	@TempDir
	Path folder;

	private static ProgramReport report() {
		List<Observation> jvms = new ArrayList<>();
		for (int jvm = 0; jvm < 3; jvm++) {
			List<Observation.Window> windows = new ArrayList<>();
			for (int i = 0; i < 12; i++) {
				boolean on = i % 2 == 0;
				windows.add(new Observation.Window(on, new ResourceUsage(1000, 1, on ? 14_900 + 100 * jvm : 10_000, 0, 20_000, 64, 0, 0)));
			}
			jvms.add(new Observation(Optional.of(windows.getFirst().used()), windows.getFirst().used(), Optional.empty(), windows, true));
		}
		return new ProgramReport("call of p.Main.unit", new ProgramOverhead(Map.of(), Map.of(Phase.WRITING, jvms), Map.of()),
				Optional.of(new ProgramPrediction(new Interval(4000, 3000, 7000), Optional.empty(), Optional.of(new Interval(500, 0, 600)),
						Optional.empty(), Optional.empty(), 12, 0,
						CostModel.of(PublishedResults.find("waller-2014-base").orElseThrow()), List.of())), Optional.empty());
	}

	@Test
	void holdsFiguresChartAndConditions() {
		String page = ProgramPage.render(report(), CONDITIONS);
		assertThat(page).contains("p.Main &lt;all&gt;").contains("2026-11-23").contains("call of p.Main.unit").contains("writing adds")
				.contains("app.jar").contains("3 to 10 JVMs").contains("-Xmx1g")
				.doesNotContain("src=\"http").doesNotContain("href=\"http");
		Matcher data = DATA.matcher(page);
		assertThat(data.find()).isTrue();
		JsonNode rows = JsonMapper.shared().readTree(data.group(1)).at("/0/rows");
		JsonNode measured = row(rows, "all but I, measured");
		JsonNode estimated = row(rows, "all but I, estimated");
		assertThat(measured.at("/x").asDouble()).as("µs").isEqualTo(5);
		// Student's t with 2 degrees of freedom, 4.303, × 0.1 ÷ √3
		assertThat(measured.at("/innerHigh").asDouble()).isBetween(5.248, 5.249);
		assertThat(measured.at("/high").isNull()).isTrue();
		assertThat(estimated.at("/high").asDouble()).as("7 µs less 0.5 µs of I").isCloseTo(6.5, within(1e-9));
		assertThat(estimated.at("/innerHigh").isNull()).isTrue();
	}

	private static JsonNode row(JsonNode rows, String name) {
		return rows.valueStream().filter(row -> row.at("/name").asString().equals(name)).findFirst().orElseThrow();
	}

	@Test
	void aHyphenBeforeAFigureIsAMinus() {
		ProgramReport slower = new ProgramReport("",
				new ProgramOverhead(Map.of(), Map.of(), Map.of(Phase.NONE, List.of("it took -3 s (-5 … -1), in 2026-11-23 and a-1"))),
				Optional.empty(), Optional.empty());
		assertThat(ProgramPage.render(slower, CONDITIONS)).contains("it took −3 s (−5 … −1), in 2026-11-23 and a-1");
	}

	@Test
	void theSameMeasurementGivesTheSameBytes() throws Exception {
		Path file = folder.resolve("a.html");
		ProgramPage.write(report(), CONDITIONS, file);
		assertThat(file).hasContent(ProgramPage.render(report(), CONDITIONS));
	}

	@Test
	void aMeasurementWithoutAFigureHasNoChart() {
		String page = ProgramPage
				.render(new ProgramReport("", new ProgramOverhead(Map.of(), Map.of(), Map.of(Phase.NONE, List.of("it failed"))),
						Optional.empty(), Optional.empty()), CONDITIONS);
		assertThat(page).doesNotContain("class=\"chart\"").contains("it failed");
	}
}
