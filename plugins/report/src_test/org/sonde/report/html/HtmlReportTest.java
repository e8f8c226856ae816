/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.html;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sonde.common.progress.Progress;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.metrics.MetricsException;
import org.sonde.metrics.comparison.Comparison;
import org.sonde.metrics.comparison.TypeComparison;
import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.cost.PlanEstimate;
import org.sonde.overhead.cost.ProbeLoad;
import org.sonde.overhead.objects.ObjectCosts;
import org.sonde.overhead.published.PublishedResults;
import org.sonde.overhead.results.ProbeKind;
import org.sonde.report.Samples;
import org.sonde.report.figure.Figure;
import org.sonde.report.observed.Match;
import org.sonde.report.observed.ObservedCalls;
import org.sonde.report.observed.Reason;
import org.sonde.report.tradeoff.ComplexitySource;
import org.sonde.report.tradeoff.OverheadSource;
import org.sonde.report.tradeoff.TradeOffPoint;
import org.sonde.report.tradeoff.Tuning;
import org.sonde.report.tradeoff.TuningSeries;
import org.sonde.report.tunings.BuiltInTunings;
import org.sonde.report.traces.OperationNames;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class HtmlReportTest {

	private static final Pattern SCRIPT = Pattern.compile("<script([^>]*)>(.*?)</script>", Pattern.DOTALL);
	private static final Pattern TAG = Pattern.compile("<[^>]+>");

	private static final String PLAIN = HtmlReport.render(Samples.content("x"));

	/** The page without scripts and style, and without the places where a line may break. */
	private static String markup(String html) {
		return SCRIPT.matcher(html).replaceAll("").replaceAll("(?s)<style>.*?</style>", "").replace("<wbr>", "");
	}

	/** What a reader sees, with single blanks. */
	private static String text(String html) {
		String text = TAG.matcher(markup(html)).replaceAll(" ");
		return text.replace("&nbsp;", " ").replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&#39;", "'")
				.replace("&amp;", "&")
				.replaceAll("\\s+", " ");
	}

	/** Of the overheads that the page shows: 30.8 ± 0.05 ÷ 59.4 ± 0.05 is 0.517 to 0.520. The releases of Kieker have no overhead. */
	@Test
	void aSeriesHasItsChangesAsPictureAndTable() {
		String html = HtmlReport.render(Samples.content("x"));
		assertThat(article(html, "waller-2014")).contains("59.4", "30.8", "What changed from each tuning to the next", "</svg>")
				.containsPattern("<td>× 0\\.51[789]");
		assertThat(article(html, "kieker-releases")).as("1.13 ÷ 1.12: 2.64 ÷ 6.75 µs").containsPattern("<td>× 0\\.39");
	}

	/** A picture of white paper would dazzle on a dark page. */
	@Test
	void thePageColoursThePictureOfTheChanges() {
		String html = HtmlReport.render(Samples.content("x"));
		String article = article(html, "kieker-releases");
		String picture = article.substring(article.indexOf("<div class=\"scroll changes\""));
		List<String> tones = Pattern.compile("(?:fill|line)-[a-z]+")
				.matcher(picture.substring(picture.indexOf("</style>"), picture.indexOf("</svg>"))).results()
				.map(MatchResult::group).distinct().toList();
		assertThat(tones).contains("fill-paper").allSatisfy(tone -> assertThat(html).contains(".changes .sonde-drawing ." + tone + " {"));
	}

	/** Published: 16.6 ÷ 31.6 thousand traces per second with TCP. Measured: as docs/dev/benchmark-versions.md states it. */
	@Test
	void aMeasuredSeriesHasItsRatiosNextToThePublishedOnes() {
		String html = HtmlReport.render(Samples.content("x"));
		assertThat(article(html, "tunings-2014")).contains("Response time ÷ that of Base, next to the published ratios")
				.containsPattern("<td>PT1</td><td>Writing</td><td>0\\.5253 \\([^<]*</td>"
						+ "<td>0\\.687 \\(0\\.610 … 0\\.769\\)</td><td>same direction</td>");
		assertThat(article(html, "waller-2014")).as("alone").contains("Response time ÷ that of Base, with").containsPattern(
				"<td>PT1</td><td>1\\.0151 [^<]*</td><td>0\\.8082 [^<]*</td><td>0\\.5253 ").doesNotContain("next to the published");
		assertThat(article(html, "kieker-releases")).as("no paper has ratios of releases").contains("Response time ÷ that of 1.8, with",
				"<tr><th scope=\"col\">tuning</th><th scope=\"col\">Deactivated probe</th><th scope=\"col\">Collecting</th>"
						+ "<th scope=\"col\">Text file</th><th scope=\"col\">Binary file</th><th scope=\"col\">Binary TCP</th></tr>");
	}

	private static String article(String html, String series) {
		String from = html.substring(html.indexOf("id=\"series-" + series + "\""));
		return from.substring(0, from.indexOf("</article>"));
	}

	private static List<String> scripts(String html) {
		List<String> scripts = new ArrayList<>();
		for (Matcher matcher = SCRIPT.matcher(html); matcher.find();) {
			scripts.add(matcher.group(2));
		}
		return scripts;
	}

	@Test
	void allPartsAreThere() {
		assertThat(markup(PLAIN)).contains("id=\"summary\"", "id=\"plan\"", "id=\"results\"", "id=\"maintainability\"",
				"id=\"trade-off\"",
				"id=\"series-waller-2014\"", "id=\"series-strubel-2016\"", "id=\"method\"", "id=\"sources\"", "id=\"chart-plan\"",
				"id=\"chart-waller-2014-loc\"", "id=\"chart-waller-2014-cyclomatic\"", "id=\"chart-waller-2014-information\"",
				"id=\"chart-strubel-2016-loc\"", "id=\"chart-strubel-2016-cyclomatic\"",
				"id=\"chart-strubel-2016-information\"");
	}

	@Test
	void partsThatAreNotGivenAreNotThere() {
		String html = markup(
				HtmlReport.render(new ReportContent("Empty", Optional.of("made today"), Optional.empty(), List.of(), List.of(), List.of(),
						List.of())));
		assertThat(html).doesNotContain("id=\"plan\"", "id=\"maintainability\"", "id=\"trade-off\"", "href=\"#plan\"")
				.contains("made today");
	}

	/** 2014 base, reciprocals: I 0.0470, C 1.4503, W 4.4418, together 5.9391 µs per execution; at 1000 calls/s 5.939 ms/s. */
	@Test
	void theEstimateStandsWithItsIntervalsAndReasons() {
		String text = text(PLAIN);
		assertThat(text).contains("5939.1 ns", "5.9391 ms/s", "47.0 ns", "1450.3 ns", "4441.8 ns", "2868.6 ns per record");
		assertThat(text).containsPattern("5939.1 ns \\d+ measurement 593\\d\\.\\d … 594\\d\\.\\d estimate 400 … 48.000");
		assertThat(text).contains("≥ 5.9509 ms/s", "the cost of 2 of 4 probes is unknown");
		assertThat(text).contains("unknown not set; there is no default");
		assertThat(text).containsPattern("unknown waller-2014-base was measured with probes of kind operation-events");
		assertThat(text).contains("250.5 /s", "deactivated", "shop.Cart. <init> ()");
	}

	/** 5,939.1 ns on 4 µs and on 20 ms; 100 and 100 traces a second of these keep 2.0004 threads busy. */
	@Test
	void recordedDurationsAndTheWholeProgramStandInThePage() {
		CallRate quick = new CallRate(100, "a log", OptionalDouble.of(100), Optional.empty(), OptionalDouble.of(4000), Optional.empty());
		CallRate slow = new CallRate(100, "a log", OptionalDouble.of(100), Optional.empty(), OptionalDouble.of(20e6), Optional.empty());
		PlanEstimate estimate = PlanEstimate.of(CostModel.of(PublishedResults.find("waller-2014-base").orElseThrow()),
				List.of(new ProbeLoad("void a.A.quick()", ProbeKind.OPERATION_EVENTS, true, Optional.of(quick)),
						new ProbeLoad("void a.A.slow()", ProbeKind.OPERATION_EVENTS, true, Optional.of(slow))), 1);
		ReportContent content = new ReportContent("Log", Optional.empty(), Optional.of(new PlanSection("a", estimate, List.of())),
				List.of(), List.of(), List.of(), List.of());
		assertThat(text(HtmlReport.render(content))).contains("Adds to duration",
				"5.9 µs on 4.00 µs: +148 % more than a call of the method takes",
				"5.9 µs on 20.0 ms: +0.030 %", "It adds about 0.059 % (", " to 2.00 busy threads: time of threads inside recorded traces",
				"A trace takes 5.9 µs", "Unknown: CPU time of the process. The result set", "Unknown: what the probes allocate. ",
				"The call rates were recorded with probes", "Wall time per call: the cost per call");
		assertThat(MarkdownReport.render(content)).contains("| Adds to duration |", "+148 %, more than a call takes |",
				"The call rates were recorded with probes");
		assertThat(text(PLAIN)).doesNotContain("Adds to duration", "recorded with probes");
	}

	@Test
	void whatIsWatchedHasEventsInsteadOfCalls() {
		PlanEstimate estimate = PlanEstimate.of(
				CostModel.of(PublishedResults.find("waller-2014-base").orElseThrow()).withObjects(ObjectCosts.ofOwn(List.of())),
				List.of(new ProbeLoad("field int p.A.f", ProbeKind.ATTRIBUTE_AND_LIFECYCLE, true, Optional.of(new CallRate(100, "a log"))),
						new ProbeLoad("lifecycle p.A", ProbeKind.ATTRIBUTE_AND_LIFECYCLE, true, Optional.empty())), 1);
		ReportContent content = new ReportContent("Objects", Optional.empty(), Optional.of(new PlanSection("a", estimate, List.of())),
				List.of(), List.of(), List.of(), List.of());
		assertThat(text(HtmlReport.render(content))).contains("field changes", "object lifecycle", "is an event", "deliver events");
		assertThat(MarkdownReport.render(content)).contains("field changes", "object lifecycle");
		assertThat(text(PLAIN)).doesNotContain("is an event", "deliver events");
	}

	@Test
	void theTwoIntervalsAreCalledAsTheDocumentsCallThem() {
		assertThat(text(PLAIN))
				.contains("Thin line: estimate interval; thick line: measurement interval", "The measurement interval comes from",
						"estimate interval 0.4 … 48 ms/s, measurement interval 5.9428 … 5.9589 ms/s")
				.doesNotContain("expected ", "thick line: measured");
	}

	@Test
	void thePlanComparedWithALogNamesEveryDifference() {
		PlanSection plan = Samples.plan("x");
		MethodSignature off = MethodSignature.method("int", "shop.Cart", "total");
		ObservedCalls observed = new ObservedCalls(
				List.of(new ObservedCalls.Planned(off, false, 3, Optional.empty(), List.of(off.toString()),
						Optional.of(new Match.NotFound(Reason.ADAPTIVE_DEFAULT, "it is on")))),
				List.of(), List.of(new ObservedCalls.NotPlanned("void shop.Other.run()", 1, OptionalDouble.empty(),
						new Match.NotFound(Reason.OTHER_TYPE, "a wide pattern"))), Optional.empty());
		String text = text(HtmlReport.render(new ReportContent("Log", Optional.empty(),
				Optional.of(new PlanSection(plan.name(), plan.estimate(), List.of(), Optional.of(observed))), List.of(), List.of(),
				List.of(),
				List.of())));
		assertThat(text).contains("Every active probe recorded something.", "int shop.Cart.total() likely: it is on",
				"Recorded, but not in the plan void shop.Other.run() likely: a wide pattern").doesNotContain(
						"No deactivated probe recorded anything", "that recorded nothing");
	}

	@Test
	void conditionsSayWhatIsAssumedAndWhatIsNotKnown() {
		assertThat(text(PLAIN)).contains("Operating system Solaris 10 stated", "Repetitions unknown not stated by the source",
				"Calls per JVM 20\u202f000\u202f000 assumed: ");
	}

	@Test
	void everyFigureOfTheTradeOffIsThatOfTheModel() {
		String text = text(PLAIN);
		for (TradeOffPoint point : BuiltInTunings.list().stream().flatMap(series -> series.points().stream()).toList()) {
			assertThat(text).contains(point.overhead() instanceof Figure.Unknown unknown ? unknown.reason() : point.overhead().text());
			point.throughput().ifPresent(throughput -> assertThat(text).contains(throughput.text()));
			point.verdict().ifPresent(verdict -> assertThat(text).contains(verdict.decision().keyword() + " " + verdict.reasons()));
		}
		assertThat(text).contains("1092 lines", "2.48 per method", "242 bits",
				"unknown its code is not public, and the paper judges in words");
	}

	@Test
	void theComparisonOfKiekersMonitoringComponentStandsBesideThePublishedTable() {
		assertThat(text(HtmlReport.render(compared("kieker.monitoring..*")))).containsSubsequence("kieker 1.12 42 lines", "3.00 per method",
				"15.52 bits",
				"kieker 1.13 17 lines", "40 %",
				"SM301 1 type Q was not found", "p.A", "1092 lines", "654 lines", "60 %", "Sonde cannot reproduce it");
	}

	private static ReportContent compared(String component) {
		Comparison comparison = Samples.comparisonOf(component);
		return new ReportContent("x", Optional.empty(), Optional.empty(), List.of(comparison), steps(comparison),
				List.of(TuningSeries.of("measured", comparison)),
				List.of());
	}

	private static List<TypeComparison> steps(Comparison comparison) {
		try {
			return TypeComparison.steps(comparison.versions(), Progress.NONE);
		} catch (MetricsException e) {
			throw new AssertionError(e);
		}
	}

	/** Paths of four nodes and of three: the part of the one type is the whole. 15.52 bits is Complexity(path of 4), 6 that of 3. */
	@Test
	void theTypesThatMovedMostStandBelowTheComparison() {
		assertThat(text(HtmlReport.render(compared("p..*")))).containsSubsequence(
				"kieker 1.12 → kieker 1.13: 0 added, 0 removed, 0 renamed, 0 changed, 1 unchanged; largest change of information complexity [allen, bits] first",
				"± complexity [bits]", "p.A unchanged 15.5 6.0 -9.5 -25", "(all) 15.5 6.0 -9.5 -25");
		assertThat(text(PLAIN)).doesNotContain("largest change of");
	}

	@Test
	void besideAnotherComponentThePublishedTableWouldMeanNothing() {
		assertThat(text(HtmlReport.render(compared("p..*")))).contains("kieker 1.12 42 lines").doesNotContain("Strubel and Wulf", "654");
		assertThat(text(HtmlReport.render(compared("kieker.monitoring.core.*")))).contains("Published by Strubel and Wulf 2016",
				"654 lines");
	}

	@Test
	void whereNothingIsDrawnThereIsNoLegend() {
		TuningSeries unknown = new TuningSeries("dark", "Dark", "nobody", List.of(),
				List.of(new Tuning("t", "", new OverheadSource.Unknown("not measured"),
						new ComplexitySource.Unknown("secret"), Optional.empty())));
		assertThat(text(HtmlReport
				.render(new ReportContent("x", Optional.empty(), Optional.empty(), List.of(), List.of(), List.of(unknown), List.of()))))
				.contains("There is no chart").doesNotContain("no verdict", "Intervals narrower");
		assertThat(text(PLAIN)).contains("no verdict").doesNotContain("There is no chart");
	}

	/** Versions whose overhead nobody measured: code by version, with the values of the comparison. */
	@Test
	void withoutOverheadsTheCodeIsDrawn() {
		String html = HtmlReport.render(compared("p..*"));
		assertThat(markup(html)).contains("id=\"chart-measured-loc\"", "id=\"chart-measured-information\"");
		JsonNode chart = JsonMapper.shared().readTree(scripts(html).getFirst()).get(0);
		assertThat(chart.get("type").asString()).isEqualTo("steps");
		assertThat(chart.get("rows")).extracting(row -> row.get("y").asDouble()).containsExactly(42.0, 17.0);
	}

	@Test
	void whatATuningTouchesAndCostsIsTold() {
		assertThat(text(PLAIN)).contains("dominated by PT3 (average cyclomatic complexity)", "modularity: worse (named in section 4.5)",
				"configurability (section 4.6)", "Queue Base: blocking queue", "Published in J. Waller",
				"Measured by Sonde's authors, on ");
	}

	@Test
	void everyReferenceLeadsToASource() {
		Matcher references = Pattern.compile("href=\"#([^\"]+)\"").matcher(PLAIN);
		int found = 0;
		while (references.find()) {
			assertThat(PLAIN).contains("id=\"" + references.group(1) + "\"");
			found++;
		}
		assertThat(found).isGreaterThan(40);
		assertThat(PLAIN).doesNotContain("#source-0\"");
	}

	@Test
	void chartsCarryTheValuesOfTheModel() {
		JsonNode charts = JsonMapper.shared().readTree(scripts(PLAIN).getFirst());
		JsonNode plane = null;
		for (JsonNode chart : charts) {
			assertThat(PLAIN).contains("id=\"" + chart.get("id").stringValue() + "\" role=\"img\" aria-label=\"");
			if (chart.get("id").stringValue().equals("chart-strubel-2016-information")) {
				plane = chart;
			}
		}
		assertThat(charts).hasSize(1 + BuiltInTunings.list().size() * 3);
		assertThat(plane.get("rows")).extracting(row -> row.get("front").asBoolean()).containsExactly(false, false, true);
		assertThat(plane.get("rows").get(0).get("standing").asString()).isEqualTo("dominated by Refactored");
		assertThat(plane.get("rows")).hasSize(3);
		JsonNode last = plane.get("rows").get(2);
		assertThat(last.get("x").doubleValue()).isEqualTo(176);
		assertThat(last.get("y").doubleValue()).isCloseTo(3.182, org.assertj.core.api.Assertions.within(1e-12));
		assertThat(last.get("low").doubleValue()).isCloseTo(3.171, org.assertj.core.api.Assertions.within(1e-12));
		assertThat(plane.get("rows").get(1).get("x").isNull()).isTrue();
	}

	@ParameterizedTest
	@ValueSource(strings = { "</script><script>alert(1)</script>", "<img src=x onerror=alert(1)>", "<!--<script>",
			"\"' onload='alert(1)",
			"{{title}}{{{style}}}", "]]></title></style>", "\u2028\u2029&lt;", "\u202egnp.exe" })
	void hostileNamesStayText(String hostile) {
		String html = HtmlReport.render(Samples.content(hostile));
		assertThat(TAG.matcher(markup(html)).results().filter(tag -> !tag.group().startsWith("</"))
				.map(tag -> tag.group().split("[ >]")[0]))
				.as("the same elements as with harmless names")
				.containsExactlyElementsOf(TAG.matcher(markup(PLAIN)).results().filter(tag -> !tag.group().startsWith("</"))
						.map(tag -> tag.group().split("[ >]")[0]).toList());
		assertThat(scripts(html)).hasSize(3);
		assertThat(markup(html)).doesNotContain("<img", "alert(1)>");
		assertThat(html).contains(hostile.contains("{{") ? "{{title}}" : "Report ");
		JsonNode charts = JsonMapper.shared().readTree(scripts(html).getFirst());
		assertThat(charts.get(0).get("description").stringValue()).contains("shop" + hostile);
		assertThat(scripts(html).getFirst()).doesNotContain("<", "\u2028");
	}

	@Test
	void theVersionOfTheChartsIsThatOfTheBuild() throws IOException {
		Matcher version = Pattern.compile("<echarts\\.version>([^<]+)<").matcher(Files.readString(Path.of("../../pom.xml")));
		assertThat(version.find()).isTrue();
		assertThat(text(PLAIN)).contains("Charts by Apache ECharts " + version.group(1) + " ");
	}

	@Test
	void nothingIsLoaded() {
		assertThat(markup(PLAIN)).doesNotContainPattern("\\b(src|srcset|data|poster|action|background)\\s*=").doesNotContain(
				"<link", "<iframe",
				"<object", "<embed", "http:", "https:");
		String style = PLAIN.substring(PLAIN.indexOf("<style>"), PLAIN.indexOf("</style>"));
		assertThat(style).doesNotContain("url(", "@import");
		assertThat(PLAIN).contains("default-src 'none'");
	}

	@Test
	void thePolicyAllowsTheseScriptsAndNoOthers() throws Exception {
		String policy = PLAIN.substring(PLAIN.indexOf("script-src"), PLAIN.indexOf("; img-src"));
		List<String> hashes = new ArrayList<>();
		for (String script : scripts(PLAIN).subList(1, 3)) {
			byte[] digest = MessageDigest.getInstance("SHA-256").digest(script.getBytes(StandardCharsets.UTF_8));
			hashes.add("'sha256-" + Base64.getEncoder().encodeToString(digest) + "'");
		}
		assertThat(policy).isEqualTo("script-src " + String.join(" ", hashes));
	}

	@ParameterizedTest
	@ValueSource(strings = { "ar-EG-u-nu-arab", "tr-TR", "de-DE", "hi-IN-u-nu-deva" })
	void theSameContentGivesTheSameBytesInEveryLocale(String tag) {
		Locale before = Locale.getDefault();
		try {
			Locale.setDefault(Locale.forLanguageTag(tag));
			assertThat(HtmlReport.render(Samples.content("x"))).isEqualTo(PLAIN);
		} finally {
			Locale.setDefault(before);
		}
	}

	@Test
	void noPathOfThisMachineIsInIt() {
		assertThat(PLAIN).doesNotContain(System.getProperty("user.dir"), System.getProperty("user.home") + "/");
	}

	@Test
	void theFileIsWrittenAsAWhole(@TempDir Path folder) throws IOException {
		Path file = folder.resolve("report.html");
		Files.writeString(file, "old");
		HtmlReport.write(Samples.content("x"), file);
		assertThat(file).hasContent(PLAIN);
		assertThat(folder.toFile().list()).containsExactly("report.html");
		assertThatThrownBy(() -> HtmlReport.write(Samples.content("x"), folder.resolve("missing/report.html")))
				.isInstanceOf(IOException.class);
	}

	@ParameterizedTest
	@ValueSource(strings = { "void shop.Cart.add(shop.Article,int[])|Cart.add(Article,int[])",
			"shop.Cart$Item.<init>()|Cart.Item.<init>()",
			"void shop.Cart$Item.lambda$add$0(shop.Cart$Item[])|Cart.Item.lambda$add$0(Cart.Item[])",
			"int Main.f(java.lang.String...)|Main.f(String...)", "nonsense|nonsense" })
	void namesInChartsAreShort(String pair) {
		assertThat(OperationNames.brief(pair.split("\\|")[0])).isEqualTo(pair.split("\\|")[1]);
	}
}
