/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.code;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.junit.jupiter.api.Test;
import org.sonde.common.table.Table;
import org.sonde.metrics.component.Component;
import org.sonde.metrics.figures.ComponentMeasurement;
import org.sonde.metrics.figures.Profiles;
import org.sonde.metrics.measuring.History;
import org.sonde.metrics.source.GitRange;
import org.sonde.metrics.source.GitRevision;
import org.sonde.metrics.source.JavaRelease;
import org.sonde.report.Samples;
import org.sonde.report.code.HistoryTable.Figures;
import org.sonde.report.html.HistoryPage;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class HistoryTableTest {
	private static final String HOSTILE = "</script><b>1&2";
	private static final String RULES = "component p..*, data types java.lang..*, java.util..*";
	private static final String COMMIT = "0123456789012345678901234567890123456789";

	/** 42 lines and an average of 3, nothing, 17 lines and an average of 2. */
	private static final History<Figures> HISTORY = history();

	private static History<Figures> history() {
		List<ComponentMeasurement> versions = Samples.comparison().versions();
		return new History<>(new GitRange(Path.of("repo"), List.of("src"), "v1", "v2"), Component.of("p..*"), Profiles.DEFAULT,
				List.of(point("v1", "2020-01-31T23:30:00Z", Optional.of(versions.getFirst()), ""),
						point(HOSTILE, "2020-02-01T00:00:00Z", Optional.empty(), "it has none of the folders src"),
						point("v2", "2021-01-01T00:00:00Z", Optional.of(versions.getLast()), "")));
	}

	private static History.Point<Figures> point(String name, String time, Optional<ComponentMeasurement> measured, String reason) {
		return new History.Point<>(new GitRevision(name, COMMIT, Instant.parse(time), List.of(), List.of(), name),
				measured.map(Figures::of),
				reason);
	}

	@Test
	void theTableHasARowARevision() {
		Table table = HistoryTable.table(HISTORY);
		assertThat(table.headings()).containsExactly("revision", "commit", "date", "types [1]", "lines of code [sloc]",
				"cyclomatic complexity, average [mccabe]", "cyclomatic complexity, sum [mccabe]", "cognitive complexity, sum [sonarsource]",
				"information size [allen, bits]", "information complexity [allen, bits]", "information coupling [allen, bits]",
				"names not found [1]");
		assertThat(HistoryTable.narrow(HISTORY).headings()).containsExactly("revision", "commit", "date", "types", "lines", "cyclomatic",
				"cyclomatic sum", "cognitive sum", "size [bits]", "complexity [bits]", "coupling [bits]", "not found");
		assertThat(HistoryTable.narrow(HISTORY).rows()).isEqualTo(table.rows());
		assertThat(HistoryTable.rules(HISTORY))
				.isEqualTo("Lines sloc; cyclomatic mccabe, the average per method and the sum; cognitive sonarsource; "
						+ "information size, complexity and coupling allen.");
		assertThat(table.rows().getFirst()).startsWith("v1", "0123456789", "2020-01-31", "1", "42", "3.000", "12");
		assertThat(table.rows().get(1)).startsWith(HOSTILE, "0123456789", "2020-02-01", "none", "none").endsWith("none");
		assertThat(table.rows().getLast()).startsWith("v2", "0123456789", "2021-01-01", "1", "17", "2.000", "6");
		assertThat(HistoryTable.notes(HISTORY)).containsExactly(HOSTILE + ": it has none of the folders src");
	}

	@Test
	void csvAndJsonHaveEveryFigureWithAllDigits() {
		Table csv = HistoryTable.csv(HISTORY);
		assertThat(csv.headings()).startsWith("revision", "commit", "time")
				.contains("information cohesion [allen]", "hyperedges [counting]")
				.endsWith("names not found [1]", "problems [1]", "javaRelease", "classPath", "component", "sonde", "nothingBecause");
		int size = csv.headings().indexOf("information size [allen, bits]");
		double exact = Samples.comparison().versions().getFirst().information().size();
		assertThat(csv.rows().getFirst().get(size)).isEqualTo(Double.toString(exact));
		assertThat(csv.rows().get(1)).startsWith(HOSTILE, COMMIT, "2020-02-01T00:00:00Z", "").endsWith("", "", "",
				RULES, SondeVersion.get(), "it has none of the folders src");
		assertThat(csv.rows().getLast()).endsWith("0", "1", "8", "", RULES, SondeVersion.get(), "");
		JsonNode json = HistoryTable.json(HISTORY);
		assertThat(json.get("source").asString() + " " + json.get("range").asString()).isEqualTo("git:repo:src v1..v2");
		assertThat(json.at("/component/include/0").asString()).isEqualTo("p..*");
		assertThat(
				json.at("/revisions/0/figures").valueStream().filter(figure -> figure.get("figure").asString().equals("information size"))
				.findFirst().orElseThrow().get("value").asDouble()).isEqualTo(exact);
		assertThat(json.at("/revisions/1").propertyNames()).containsExactly("name", "commit", "time", "nothingBecause");
		assertThat(json.at("/revisions/2/problems")).singleElement()
				.satisfies(problem -> assertThat(problem.get("code").asString()).startsWith("SM"));
		assertThat(json.at("/revisions/2/javaRelease/number").asInt()).isEqualTo(8);
		assertThat(json.at("/revisions/2/classPath")).isEmpty();
		assertThat(json.at("/citation/text").asString()).isEqualTo(HistoryCitation.of(HISTORY).text());
		assertThat(HistoryTable.conditions(HISTORY)).isEqualTo("API of Java 8. Problems: 1, in 1 revision; --format json lists them.");
	}

	/** Revisions that were bound against the same stand together; those without figures are not cited. */
	@Test
	void theCitationNamesEveryRevisionAndWhatItWasBoundAgainst() {
		assertThat(HistoryCitation.of(HISTORY).text()).isEqualTo("Maintainability of p..* in git:repo:src, v1..v2: v1 (0123456789), "
				+ "v2 (0123456789), API of Java 8. Measured with Sonde %s; lines of code sloc, cyclomatic complexity mccabe, information metrics allen; "
						.formatted(SondeVersion.get()) + RULES + ".");
		Figures figures = HISTORY.points().getFirst().measured().orElseThrow();
		Figures newer = new Figures(figures.columns(), figures.values(), new JavaRelease(11, JavaRelease.Origin.DECLARED),
				List.of("a.jar", "b.jar"), 0,
				List.of());
		GitRevision untagged = new GitRevision("0123456789", COMMIT, Instant.EPOCH, List.of(), List.of(), "");
		List<History.Point<Figures>> points = new ArrayList<>(HISTORY.points());
		points.add(new History.Point<>(untagged, Optional.of(newer), ""));
		GitRange elsewhere = new GitRange(Path.of("/home/me/repo/."), List.of(), "v1", "v2");
		assertThat(HistoryCitation.of(new History<>(elsewhere, HISTORY.component(), HISTORY.profiles(), points)).text())
				.startsWith("Maintainability of p..* in git:repo, v1..v2: v1 (0123456789), v2 (0123456789), API of Java 8; "
						+ "0123456789, API of Java 11, class path a.jar b.jar. Measured");
	}

	@Test
	void thePageShowsTableAndChartsAndLoadsNothing() {
		String page = HistoryPage.render(HISTORY);
		String markup = page.replaceAll("(?s)<script.*?</script>", "");
		assertThat(markup).contains("default-src 'none'", "<code>git:repo:src</code>", "<td>42</td>", "<td>none</td>",
				"<td>&lt;/script&gt;&lt;b&gt;1&amp;2</td>", "lines of code sloc, cyclomatic complexity mccabe, information metrics allen")
				.contains("<p>" + HistoryCitation.of(HISTORY).text().replace("&", "&amp;") + "</p>", "@misc{sonde-figures-")
				.doesNotContain("<b>", "http://", "https://");
		Matcher data = Pattern.compile("(?s)id=\"chart-data\">(.*?)</script>").matcher(page);
		assertThat(data.find()).isTrue();
		JsonNode charts = JsonMapper.shared().readTree(data.group(1));
		assertThat(charts).hasSize(6);
		JsonNode lines = charts.get(0);
		assertThat(lines.get("type").asString() + " " + lines.get("title").asString()).isEqualTo("line lines of code [sloc]");
		assertThat(lines.get("values").toString()).isEqualTo("[42.0,null,17.0]");
		assertThat(lines.get("labels").get(1).asString()).isEqualTo(HOSTILE + " (2020-02-01): nothing to measure");
		for (JsonNode chart : charts) {
			assertThat(markup).contains("id=\"" + chart.get("id").asString() + "\"");
		}
		assertThat(HistoryPage.render(HISTORY)).isEqualTo(page);
	}
}
