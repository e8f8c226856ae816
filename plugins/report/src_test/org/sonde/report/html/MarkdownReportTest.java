/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.junit.jupiter.api.Test;
import org.sonde.overhead.published.PublishedResults;
import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Conditions;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.Measurement;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.Precision;
import org.sonde.overhead.results.QuantityKind;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.Scope;
import org.sonde.overhead.results.Source;
import org.sonde.overhead.results.Statistic;
import org.sonde.overhead.results.Unit;
import org.sonde.report.Samples;
import org.sonde.report.tradeoff.ComplexitySource;
import org.sonde.report.tradeoff.OverheadSource;
import org.sonde.report.tradeoff.Tuning;
import org.sonde.report.tradeoff.TuningSeries;

/** The report as Markdown, as a reader of CommonMark with GitHub's tables understands it. */
class MarkdownReportTest {
	private static final Pattern ROW = Pattern.compile("<tr>(.*?)</tr>", Pattern.DOTALL);
	private static final Pattern TABLE = Pattern.compile("<table>(.*?)</table>", Pattern.DOTALL);
	private static final Pattern CELL = Pattern.compile("<t[hd][ >]");
	private static final Pattern NUMBER = Pattern.compile("\\d[\\d\u2009\u202F]*\\.\\d+");

	private static String html(String markdown) {
		List<Extension> tables = List.of(TablesExtension.create());
		return HtmlRenderer.builder().extensions(tables).build().render(Parser.builder().extensions(tables).build().parse(markdown));
	}

	/** As a reader sees it. */
	private static String text(String html) {
		return html.replaceAll("(?s)<(script|style).*?</\\1>", "").replaceAll("<wbr>", "").replaceAll("<[^>]+>", " ").replace("&nbsp;", " ")
				.replace("&lt;", "<")
				.replace("&gt;", ">").replace("&quot;", "\"").replace("&#39;", "'").replace("&amp;", "&").replaceAll("\\s+", " ");
	}

	private static List<String> matches(Pattern pattern, String text) {
		List<String> found = new ArrayList<>();
		for (Matcher matcher = pattern.matcher(text); matcher.find();) {
			found.add(matcher.group());
		}
		return found;
	}

	@Test
	void everyTableIsOneAndHasTheSameNumberOfCellsInEachRow() {
		String html = html(MarkdownReport.render(Samples.content("x")));
		List<String> tables = matches(TABLE, html);
		assertThat(tables).hasSizeGreaterThan(3);
		for (String table : tables) {
			List<String> rows = matches(ROW, table);
			assertThat(rows).hasSizeGreaterThan(1)
					.allSatisfy(row -> assertThat(matches(CELL, row)).hasSameSizeAs(matches(CELL, rows.getFirst())));
		}
		assertThat(text(html)).as("rows that are no table").doesNotContain("|--", "| <", "--:|");
	}

	/** Whatever stands in the comparison and in the estimate of the page stands here, too. */
	@Test
	void theFiguresAreThoseOfThePage() {
		String page = text(HtmlReport.render(Samples.content("x")));
		String markdown = text(html(MarkdownReport.render(Samples.content("x"))));
		String comparison = page.substring(page.indexOf("absolute, and in percent of the first"), page.indexOf("Counting rules"));
		assertThat(matches(NUMBER, comparison)).isNotEmpty().allMatch(markdown::contains);
		String plan = page.substring(page.indexOf("Plan, all threads together"), page.indexOf("The writer"));
		assertThat(matches(NUMBER, plan)).isNotEmpty().allMatch(markdown::contains);
	}

	/** What a call of depth 10 costs says nothing of what was won where a call has depth 32. */
	@Test
	void overheadsOfDifferentUnitsAreNotCompared() {
		Tuning before = tuning("before", published("waller-2014-base"));
		Tuning published = tuning("published", published("waller-2014-pt4"));
		Tuning deeper = tuning("deeper", new OverheadSource.Difference(ofDepth32(), "none", "w"));
		assertThat(summary(before, published)).contains("59.4 → 6.242 µs per call of depth 10", "published: 6.242 ± 0.015 overhead");
		assertThat(summary(published, deeper)).contains("cannot be decided from overheads of different units",
				"published: 6.242 ± 0.015 µs per call of depth 10", "deeper: 2.00 µs per call of depth 32").doesNotContain("→");
	}

	private static String summary(Tuning... tunings) {
		String markdown = MarkdownReport.render(new ReportContent("t", Optional.empty(), Optional.empty(), List.of(), List.of(),
				List.of(new TuningSeries("s", "S", "c", List.of(), List.of(tunings))), List.of()));
		return text(html(markdown.substring(0, markdown.indexOf("##"))));
	}

	private static Tuning tuning(String name, OverheadSource overhead) {
		return new Tuning(name, "", overhead, new ComplexitySource.Unknown("not looked at"), Optional.empty());
	}

	private static OverheadSource published(String id) {
		return OverheadSource.usual(PublishedResults.find(id).orElseThrow(), Optional.empty()).orElseThrow();
	}

	private static ResultSet ofDepth32() {
		return new ResultSet("own", "Own", Set.of(), new Source("me", 2026, Optional.empty(), "here", List.of()), Optional.empty(),
				Optional.empty(), new Conditions(Map.of(ConditionName.RECURSION_DEPTH, new Condition.Stated("32"))),
				List.of(run("none", Phase.NONE, "1.00000"), run("w", Phase.WRITING, "3.00000")));
	}

	private static Configuration run(String id, Phase phase, String micros) {
		return new Configuration(id, id, phase, Optional.empty(), Conditions.NONE, List.of(),
				List.of(new Measurement(QuantityKind.RESPONSE_TIME, Unit.MICROSECONDS, Scope.TRACE, Precision.EXACT,
						Map.of(Statistic.MEAN, new BigDecimal(micros)), Optional.empty(), Optional.empty())), List.of());
	}

	/** A title may come from anywhere; it must not become markup, a mention or a link. */
	@Test
	void whatIsHostileIsText() {
		String hostile = "a|b <img src=x onerror=alert(1)> *c* _d_ `e` [f](http://g) @everyone #1 $x$ \\ ~~h~~\n# i";
		String markdown = MarkdownReport.render(Samples.content(hostile));
		String html = html(markdown);
		assertThat(html).doesNotContain("<img", "<em>", "http://g\"");
		assertThat(text(html).split("Plan and estimate: ")[0])
				.contains("a|b <img src=x onerror=alert(1)> *c* _d_ `e` [f](http://g) @everyone #1 $x$ \\ ~~h~~ # i");
		assertThat(markdown.lines().findFirst().orElseThrow()).doesNotContain("@everyone", "#1", "$x");
	}

	@Test
	void theSameContentGivesTheSameText() {
		assertThat(MarkdownReport.render(Samples.content("x"))).isEqualTo(MarkdownReport.render(Samples.content("x")));
	}
}
