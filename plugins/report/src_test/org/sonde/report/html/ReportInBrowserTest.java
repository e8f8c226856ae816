/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.html;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import javax.imageio.ImageIO;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sonde.overhead.published.PublishedResults;
import org.sonde.report.Samples;
import org.sonde.report.figure.Figure;
import org.sonde.report.tradeoff.ComplexityMeasure;
import org.sonde.report.tradeoff.TradeOffPoint;
import org.sonde.report.tradeoff.TuningSeries;
import org.sonde.report.tunings.BuiltInTunings;

import tools.jackson.databind.JsonNode;

/**
 * The report as a browser shows it: nothing fails, nothing is asked of the network, every chart is drawn, and its numbers are those of the
 * model.
 */
class ReportInBrowserTest {

	private static final int WIDTH = 1280;
	private static final int HEIGHT = 900;
	private static final Path PICTURES = Path.of("target", "pictures");

	@TempDir
	static Path folder;

	private static Optional<Path> program = Browser.find();
	private static Browser browser;
	private static Path report;

	@BeforeAll
	static void open() throws Exception {
		assumeTrue(program.isPresent(),
				"No Chromium is installed, so the report is looked at in no browser. To have it tested: apt-get install chromium");
		report = folder.resolve("report.html");
		HtmlReport.write(Samples.content("x"), report);
		Files.createDirectories(PICTURES);
		browser = new Browser(program.get(), Files.createDirectory(folder.resolve("profile")));
	}

	@AfterAll
	static void close() throws Exception {
		if (browser != null) {
			browser.close();
		}
	}

	@ParameterizedTest
	@ValueSource(booleans = { false, true })
	void nothingFailsAndNothingIsAskedOfTheNetwork(boolean dark) throws Exception {
		browser.open(report, dark, WIDTH, HEIGHT);
		assertThat(browser.complaints()).isEmpty();
		assertThat(browser.requests()).containsExactly(report.toUri().toString());
		assertThat(browser.evaluate("getComputedStyle(document.body).backgroundColor").asString())
				.isEqualTo(dark ? "rgb(20, 23, 27)" : "rgb(255, 255, 255)");
		byte[] picture = browser.picture();
		Files.write(PICTURES.resolve(dark ? "report-dark.png" : "report-light.png"), picture);
		BufferedImage image = ImageIO.read(new ByteArrayInputStream(picture));
		assertThat(image.getWidth()).isEqualTo(WIDTH);
		assertThat(image.getHeight()).isGreaterThan(HEIGHT);
	}

	/** What is in the SVG, and that it has colours on the screen: a picture of one colour shows nothing. */
	@ParameterizedTest
	@ValueSource(booleans = { false, true })
	void everyChartIsDrawn(boolean dark) throws Exception {
		browser.open(report, dark, WIDTH, HEIGHT);
		BufferedImage image = ImageIO.read(new ByteArrayInputStream(browser.picture()));
		JsonNode charts = browser.evaluate("""
				[...document.querySelectorAll('.chart')].map(place => {
					const box = place.getBoundingClientRect();
					return { id: place.id, x: box.left + scrollX, y: box.top + scrollY, width: box.width, height: box.height,
						shapes: place.querySelectorAll('svg path').length, words: [...place.querySelectorAll('svg text')].map(text => text.textContent).join('|') };
				})""");
		assertThat(charts).hasSizeGreaterThan(9);
		for (JsonNode chart : charts) {
			String id = chart.get("id").asString();
			assertThat(chart.get("shapes").asInt()).as(id).isGreaterThan(8);
			assertThat(chart.get("words").asString().length()).as(id).isGreaterThan(30);
			assertThat(colours(image, chart)).as(id).hasSizeGreaterThan(10);
		}
		for (TuningSeries series : BuiltInTunings.list()) {
			String words = charts.valueStream().filter(chart -> chart.get("id").asString().startsWith("chart-" + series.id()))
					.map(chart -> chart.get("words").asString()).findFirst().orElseThrow();
			assertThat(series.points()).allSatisfy(point -> assertThat(words).contains(point.name()));
		}
	}

	/** The library takes the height of a line from the width of a Chinese character, which not every machine has a font for. */
	@Test
	void theLinesOfAnAxisNameDoNotOverlap() throws Exception {
		browser.open(report, false, WIDTH, HEIGHT);
		JsonNode gaps = browser.evaluate("""
				[...document.querySelectorAll('.chart')].map(place => {
					const texts = [...place.querySelectorAll('svg text')];
					const name = texts.find(text => text.textContent.startsWith('Overhead in response time'));
					const unit = texts.find(text => text.textContent.startsWith('[µs per call'));
					return name && unit ? unit.getBoundingClientRect().top - name.getBoundingClientRect().bottom : null;
				}).filter(gap => gap !== null)""");
		assertThat(gaps).hasSizeGreaterThan(3).allSatisfy(gap -> assertThat(gap.asDouble()).isGreaterThan(-1));
	}

	private static Set<Integer> colours(BufferedImage image, JsonNode box) {
		Set<Integer> colours = new HashSet<>();
		for (int x = box.get("x").asInt(); x < Math.min(image.getWidth(), box.get("x").asInt() + box.get("width").asInt()); x += 2) {
			for (int y = box.get("y").asInt(); y < Math.min(image.getHeight(), box.get("y").asInt() + box.get("height").asInt()); y++) {
				colours.add(image.getRGB(x, y));
			}
		}
		return colours;
	}

	/** The pictures of docs/dev/gallery.md: what is in the page's colours there, not only the text around it. */
	@ParameterizedTest
	@ValueSource(booleans = { false, true })
	void ratiosAndChangesAreInTheColoursOfThePage(boolean dark) throws Exception {
		browser.open(report, dark, WIDTH, HEIGHT);
		// A picture has a largest height, which the whole page would exceed.
		browser.evaluate("""
				document.querySelectorAll('details').forEach(part => part.open = true);
				const shown = ['series-tunings-2014', 'series-kieker-releases'];
				document.querySelectorAll('article').forEach(one => one.hidden = !shown.includes(one.id));
				""");
		BufferedImage page = ImageIO.read(new ByteArrayInputStream(browser.picture()));
		Color paper = dark ? new Color(20, 23, 27) : Color.WHITE;
		String scheme = dark ? "-dark.png" : "-light.png";
		for (Map.Entry<String, String> part : Map.of("report-ratios", "#series-tunings-2014 .ratios", "report-history",
				"#series-kieker-releases .changes svg").entrySet()) {
			JsonNode box = browser.evaluate("""
					(box => ({ x: box.left + scrollX, y: box.top + scrollY, width: box.width, height: box.height }))(
						document.querySelector('%s').getBoundingClientRect())""".formatted(part.getValue()));
			assertThat(box.get("height").asInt()).as(part.getKey()).isGreaterThan(300);
			BufferedImage picture = page.getSubimage(box.get("x").asInt(), box.get("y").asInt(), box.get("width").asInt(),
					box.get("height").asInt());
			ImageIO.write(picture, "png", PICTURES.resolve(part.getKey() + scheme).toFile());
			assertThat(share(picture, paper)).as("%s: most of it is paper", part.getKey()).isGreaterThan(0.75);
		}
	}

	private static double share(BufferedImage picture, Color colour) {
		int[] pixels = picture.getRGB(0, 0, picture.getWidth(), picture.getHeight(), null, 0, picture.getWidth());
		return (double) Arrays.stream(pixels).filter(pixel -> pixel == colour.getRGB()).count() / pixels.length;
	}

	/** What ECharts drew, point by point, against the model, whose numbers the command line prints. */
	@Test
	void thePointsLieWhereTheModelSays() throws Exception {
		browser.open(report, false, WIDTH, HEIGHT);
		for (TuningSeries series : BuiltInTunings.list()) {
			for (ComplexityMeasure measure : ComplexityMeasure.values()) {
				List<TradeOffPoint> points = series.points().stream()
						.filter(point -> point.overhead() instanceof Figure.Known && measure.of(point) instanceof Figure.Known).toList();
				if (points.isEmpty()) {
					continue;
				}
				JsonNode drawn = browser.evaluate(
						"echarts.getInstanceByDom(document.getElementById('chart-%s-%s')).getOption().series.filter(one => one.markLine)[0].data.map(one => one.value)"
								.formatted(series.id(), measure.keyword()));
				assertThat(drawn).hasSize(points.size());
				for (int i = 0; i < points.size(); i++) {
					assertThat(drawn.get(i).get(0).asDouble()).isCloseTo(((Figure.Known) measure.of(points.get(i))).value(), within(1e-9));
					assertThat(drawn.get(i).get(1).asDouble()).isCloseTo(((Figure.Known) points.get(i).overhead()).value(), within(1e-9));
				}
			}
		}
	}

	/** 2016, slides: 19.715 − 0.087 ± 0.015, at 242 bits. */
	@Test
	void aMarkTellsItsFiguresAndLeadsToItsRow() throws Exception {
		browser.open(report, false, WIDTH, HEIGHT);
		JsonNode place = browser.evaluate("""
				(() => {
					const place = document.getElementById('chart-strubel-2016-information');
					place.scrollIntoView({ block: 'center', behavior: 'instant' });
					const box = place.getBoundingClientRect();
					const at = echarts.getInstanceByDom(place).convertToPixel({ xAxisIndex: 0, yAxisIndex: 0 }, [242, 19.628]);
					return [box.left + at[0], box.top + at[1]];
				})()""");
		double x = place.get(0).asDouble();
		double y = place.get(1).asDouble();
		browser.mouse("mouseMoved", x, y);
		browser.mouse("mouseMoved", x + 1, y);
		Thread.sleep(500);
		String words = browser
				.evaluate(
						"[...document.querySelectorAll('#chart-strubel-2016-information svg text')].map(one => one.textContent).join(' ')")
				.asString();
		assertThat(words).contains("19.628 ± 0.015 µs per call of depth 10 (assumed); 242 bits", "dominated by Refactored");
		browser.mouse("mousePressed", x, y);
		browser.mouse("mouseReleased", x, y);
		assertThat(browser.evaluate("document.querySelector('tr.chosen th').textContent").asString()).startsWith("Current");
		assertThat(browser.complaints()).isEmpty();
	}

	@Test
	void theScaleOfTheOverheadCanBeLogarithmic() throws Exception {
		browser.open(report, false, WIDTH, HEIGHT);
		browser.evaluate("document.querySelector('input[data-series=\"waller-2014\"]').click()");
		assertThat(browser.evaluate("echarts.getInstanceByDom(document.getElementById('chart-waller-2014-loc')).getOption().yAxis[0].type")
				.asString())
				.isEqualTo("log");
		assertThat(browser.evaluate("echarts.getInstanceByDom(document.getElementById('chart-strubel-2016-loc')).getOption().yAxis[0].type")
				.asString())
				.isEqualTo("value");
		assertThat(
				browser.evaluate("[...document.querySelectorAll('#chart-waller-2014-loc svg text')].map(one => one.textContent).join(' ')")
						.asString())
				.contains("logarithmic", "PT3", "50");
		Files.write(PICTURES.resolve("report-logarithmic.png"), browser.picture());
		assertThat(browser.complaints()).isEmpty();
	}

	/** Also by somebody who reads it in dark colours: paper is white. */
	@ParameterizedTest
	@ValueSource(booleans = { false, true })
	void itPrints(boolean dark) throws Exception {
		browser.open(report, dark, WIDTH, HEIGHT);
		byte[] pdf = browser.print();
		Files.write(PICTURES.resolve(dark ? "report-from-dark.pdf" : "report.pdf"), pdf);
		assertThat(new String(pdf, 0, 5, StandardCharsets.US_ASCII)).isEqualTo("%PDF-");
		assertThat(pdf.length).isGreaterThan(50_000);
		assertThat(browser.complaints()).isEmpty();
	}

	/** What a sheet of A4 has between its margins: no chart and no table is wider. */
	@Test
	void nothingIsCutOffOnPaper() throws Exception {
		browser.open(report, false, 680, HEIGHT);
		browser.paper();
		browser.evaluate("dispatchEvent(new Event('beforeprint'))");
		assertThat(browser.evaluate("""
				[...document.querySelectorAll('table, .chart, .chart svg')].filter(one => one.checkVisibility() && one.getBoundingClientRect().right > innerWidth)
					.map(one => (one.id || one.className || one.tagName) + ' ' + one.getBoundingClientRect().right)"""))
				.isEmpty();
		Files.write(PICTURES.resolve("report-paper.png"), browser.picture());
		assertThat(browser.evaluate("[...document.querySelectorAll('details.printed')].every(one => one.open)").asBoolean()).isTrue();
	}

	/** The width of a telephone: tables scroll in themselves, the page does not. */
	@Test
	void aNarrowWindowDoesNotScrollSideways() throws Exception {
		browser.open(report, false, 420, HEIGHT);
		assertThat(browser.evaluate("document.documentElement.scrollWidth").asInt()).isLessThanOrEqualTo(420);
		assertThat(browser.complaints()).isEmpty();
	}

	/** The page of {@code sonde results figures} has the same script. */
	@Test
	void theFiguresOfResultSetsAreDrawnToo() throws Exception {
		Path file = folder.resolve("figures.html");
		FiguresPage.write(List.of(PublishedResults.find("strubel-2016-current").orElseThrow(),
				PublishedResults.find("moobench-github-2025-kieker").orElseThrow()), file);
		browser.open(file, false, WIDTH, HEIGHT);
		assertThat(browser.complaints()).isEmpty();
		assertThat(browser.requests()).containsExactly(file.toUri().toString());
		JsonNode shapes = browser
				.evaluate("[...document.querySelectorAll('.chart')].map(place => place.querySelectorAll('svg path').length)");
		assertThat(shapes).isNotEmpty().allSatisfy(drawn -> assertThat(drawn.asInt()).isGreaterThan(8));
	}

	@ParameterizedTest
	@ValueSource(strings = { "</script><script>alert(1)</script>", "<img src=x onerror=alert(1)>" })
	void hostileNamesDoNothing(String hostile) throws Exception {
		Path file = folder.resolve("hostile.html");
		HtmlReport.write(Samples.content(hostile), file);
		browser.open(file, false, WIDTH, HEIGHT);
		assertThat(browser.complaints()).isEmpty();
		assertThat(browser.requests()).containsExactly(file.toUri().toString());
		assertThat(browser.evaluate("document.querySelectorAll('img, script').length").asInt()).isEqualTo(3);
	}
}
