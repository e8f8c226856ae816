/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.junit.jupiter.api.Test;
import org.sonde.report.Samples;

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
		String comparison = page.substring(page.indexOf("absolute, and in per cent of the first"), page.indexOf("Counting rules"));
		assertThat(matches(NUMBER, comparison)).isNotEmpty().allMatch(markdown::contains);
		String plan = page.substring(page.indexOf("Plan, all threads together"), page.indexOf("The writer"));
		assertThat(matches(NUMBER, plan)).isNotEmpty().allMatch(markdown::contains);
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
