/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.html;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sonde.common.progress.Progress;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.results.ProbeKind;
import org.sonde.overhead.results.json.ResultSetDocument;
import org.sonde.placement.Objective;
import org.sonde.placement.Placement;
import org.sonde.placement.PlacementRequest;
import org.sonde.placement.ProbePlacer;
import org.sonde.report.placement.LoggedProgram;
import org.sonde.report.traces.LogResults;
import org.sonde.report.traces.MonitoringLogs;
import org.sonde.report.traces.MonitoringLogs.WhenCancelled;
import org.sonde.traces.reduction.LogAnalysis;
import org.sonde.traces.reduction.TraceChoice;

import tools.jackson.databind.JsonNode;

/** The drawings of pages as a browser shows them: with a choice among several, for the keyboard and for screen readers. */
class DrawingsInBrowserTest {
	private static final Path PICTURES = Path.of("target", "pictures");
	private static final String GRAPH = "[data-choice=operation] svg";
	private static final String SLOWEST = "[data-choice^=slowest] svg";

	@TempDir
	static Path folder;

	private static Browser browser;
	private static LogResults log;
	private static Path report;

	/** Trace 1: serve calls find on another host, and add, which calls find. Trace 2, 3 and 4: serve alone, which takes less. */
	@BeforeAll
	static void open() throws Exception {
		Optional<Path> program = Browser.find();
		assumeTrue(program.isPresent(),
				"No Chromium is installed, so the drawings are looked at in no browser. To have them tested: apt-get install chromium");
		Path records = Files.createDirectory(folder.resolve("log"));
		Files.writeString(records.resolve("kieker.map"), "$1=kieker.common.record.controlflow.OperationExecutionRecord\n");
		String line = "$1;9;%s;<no-session-id>;%d;%d;%d;%s;%d;%d\n";
		Files.writeString(records.resolve("kieker-1.dat"),
				line.formatted("void shop.Stock.find()", 1, 110_000, 210_000, "db", 1, 1)
						+ line.formatted("void shop.Stock.find()", 1, 320_000, 350_000, "db", 3, 2)
						+ line.formatted("void shop.Cart.add()", 1, 300_000, 400_000, "web", 2, 1)
						+ line.formatted("void shop.Main.serve()", 1, 100_000, 500_000, "web", 0, 0)
						+ line.formatted("void shop.Main.serve()", 2, 600_000, 650_000, "web", 0, 0)
						+ line.formatted("void shop.Main.serve()", 3, 700_000, 750_000, "web", 0, 0)
						+ line.formatted("void shop.Main.serve()", 4, 800_000, 850_000, "web", 0, 0));
		log = MonitoringLogs.read(List.of(records), LogAnalysis.Options.DEFAULT.keepingOrder().keeping(new TraceChoice.Slowest()),
				Progress.NONE, WhenCancelled.NOTHING);
		report = folder.resolve("report.html");
		HtmlReport.write(new ReportContent("Calls", Optional.empty(), Optional.empty(), List.of(), List.of(), List.of(),
				Optional.of(new CallsSection("shop", log)), List.of()), report);
		Files.createDirectories(PICTURES);
		browser = new Browser(program.get(), Files.createDirectory(folder.resolve("profile")));
	}

	@AfterAll
	static void close() throws Exception {
		if (browser != null) {
			browser.close();
		}
	}

	private static List<String> texts(String expression) throws Exception {
		return browser.evaluate(expression).valueStream().map(JsonNode::asString).toList();
	}

	private static List<String> shown() throws Exception {
		return texts("[...document.querySelectorAll('[data-choice]')].filter(one => one.checkVisibility()).map(one => one.dataset.choice)");
	}

	private static void choose(String name, String label) throws Exception {
		browser.evaluate("""
				(list => {
					list.value = '%s';
					list.dispatchEvent(new Event('change'));
				})([...document.querySelectorAll('figure.calls')].find(one => one.querySelector('h3').textContent === '%s').querySelector('select'))"""
						.formatted(label, name));
	}

	/** Presses keys one after the other, the first where the Tab key leads to. */
	private static String press(String svg, String... keys) throws Exception {
		browser.evaluate("document.querySelector('%s [tabindex=\"0\"]').focus()".formatted(svg));
		for (String key : keys) {
			browser.evaluate(
					"document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: '%s', bubbles: true, cancelable: true }))"
							.formatted(key));
		}
		return browser.evaluate("document.activeElement.getAttribute('aria-label')").asString();
	}

	/** What is not dimmed, of all that has words. */
	private static List<String> near(String svg) throws Exception {
		return texts(
				"[...document.querySelectorAll('%s g:not([data-far]) title')].map(one => one.textContent.split(':')[0])".formatted(svg));
	}

	@ParameterizedTest
	@ValueSource(booleans = { false, true })
	void onePictureOfEachKindIsShown(boolean dark) throws Exception {
		browser.open(report, dark, 1280, 900);
		assertThat(browser.complaints()).isEmpty();
		assertThat(shown()).containsExactly("share of time", "operation", "slowest trace, 400 µs");
		assertThat(texts("[...document.querySelectorAll('select[data-choose] option')].map(one => one.textContent)")).containsExactly(
				"share of time", "share of calls", "operation", "type", "package",
				"host", "slowest trace, 400 µs", "class 1 of 2: 1 trace", "class 2 of 2: 3 traces", "class 2 of 2: fastest, 50.0 µs",
				"class 2 of 2: slowest, 50.0 µs");
		Files.write(PICTURES.resolve(dark ? "report-calls-dark.png" : "report-calls-light.png"), browser.picture());
		choose("Call graph", "host");
		choose("Call trees", "share of calls");
		assertThat(shown()).containsExactly("share of calls", "host", "slowest trace, 400 µs");
	}

	/** A box tells of the calls from it and to it. */
	@Test
	void theGraphIsUsableByKeys() throws Exception {
		browser.open(report, false, 1280, 900);
		assertThat(browser.evaluate("document.querySelector('%s').getAttribute('role')".formatted(GRAPH)).asString()).isEqualTo("listbox");
		assertThat(press(GRAPH, "Home")).startsWith("void shop.Cart.add(): 1 call, ")
				.contains("void shop.Cart.add() → void shop.Stock.find(): 1 call", "void shop.Main.serve() → void shop.Cart.add(): 1 call");
		assertThat(press(GRAPH, "ArrowRight")).startsWith("void shop.Stock.find(): 2 calls");
		assertThat(press(GRAPH, "End", "Home", "ArrowLeft")).startsWith("void shop.Main.serve(): 4 calls");
		assertThat(press(GRAPH, "ArrowLeft")).as("there is nothing").startsWith("void shop.Main.serve()");
		assertThat(browser.evaluate("document.querySelectorAll('%s [tabindex=\"0\"]').length".formatted(GRAPH)).asInt()).isEqualTo(1);
		press(GRAPH, "Home", "Enter");
		assertThat(near(GRAPH)).containsExactlyInAnyOrder("void shop.Cart.add()", "void shop.Main.serve()", "void shop.Stock.find()",
				"void shop.Cart.add() → void shop.Stock.find()", "void shop.Main.serve() → void shop.Cart.add()");
		assertThat(texts("[...document.querySelectorAll('%s [aria-selected=true] > title')].map(one => one.textContent)".formatted(GRAPH)))
				.singleElement().asString().startsWith("void shop.Cart.add()");
		press(GRAPH, "Escape");
		assertThat(browser.evaluate("document.querySelectorAll('[data-far], [aria-selected=true]').length").asInt()).isZero();
	}

	@Test
	void theSequenceIsReadInTheOrderOfTime() throws Exception {
		browser.open(report, false, 1280, 900);
		assertThat(press(SLOWEST)).isEqualTo("void shop.Main.serve(): 1 call, mean 400 µs");
		assertThat(press(SLOWEST, "PageDown")).isEqualTo("void shop.Stock.find(): 1 call, mean 100 µs, called by Main on web");
		assertThat(press(SLOWEST, "PageDown")).isEqualTo("void shop.Cart.add(): 1 call, mean 100 µs, called by Main on web");
		assertThat(press(SLOWEST, "PageDown")).isEqualTo("void shop.Stock.find(): 1 call, mean 30.0 µs, called by Cart on web");
		assertThat(press(SLOWEST, "PageDown")).isEqualTo("shop.Main on web");
		assertThat(
				texts("[...document.querySelectorAll('%s [role=option]')].map(one => one.getAttribute('aria-label'))".formatted(SLOWEST)))
				.as("each type once, although it is drawn twice").hasSize(4 + 3);
		press(SLOWEST, "Home", "PageDown", " ");
		assertThat(near(SLOWEST)).as("a call, and both ends of the lifelines that it connects").containsExactlyInAnyOrder(
				"void shop.Stock.find()", "shop.Main on web", "shop.Main on web", "shop.Stock on db", "shop.Stock on db");
	}

	@Test
	void theSizeOfADrawingCanBeChanged() throws Exception {
		browser.open(report, false, 420, 900);
		String width = "document.querySelector('%s').getBoundingClientRect().width".formatted(GRAPH);
		double whole = browser.evaluate(width).asDouble();
		browser.evaluate("document.querySelectorAll('[data-sizes]:not([hidden]) [data-size=\"0.8\"]').forEach(button => button.click())");
		assertThat(browser.evaluate(width).asDouble()).isCloseTo(0.8 * whole, within(0.5));
		browser.evaluate("document.querySelectorAll('[data-sizes]:not([hidden]) [data-size=fit]').forEach(button => button.click())");
		assertThat(browser.evaluate(width + " / document.querySelector('%s').parentElement.clientWidth".formatted(GRAPH)).asDouble())
				.isCloseTo(1, within(0.01));
		assertThat(texts(
				"[...document.querySelectorAll('[data-sizes]')].filter(one => one.checkVisibility()).map(one => one.closest('figure').querySelector('h3').textContent)"))
				.as("call trees have the whole width").containsExactly("Call graph", "Sequence diagram");
	}

	private static void search(String text) throws Exception {
		browser.evaluate("""
				(field => {
					field.value = '%s';
					field.dispatchEvent(new Event('input'));
				})(document.querySelector('input[data-calls]'))""".formatted(text));
	}

	@Test
	void theSearchCountsWhatIsShown() throws Exception {
		browser.open(report, false, 1280, 900);
		search("cart.add");
		assertThat(browser.evaluate("document.querySelector('[data-found]').textContent").asString())
				.as("a call of the trees, a box and two lines, a call and its running").isEqualTo("6 found");
		choose("Sequence diagram", "class 2 of 2: 3 traces");
		assertThat(browser.evaluate("document.querySelector('[data-found]').textContent").asString()).isEqualTo("4 found");
	}

	/** Of 200 operations, packages stand for most. The box of the one that is looked for is scrolled to. */
	@Test
	void theSearchLooksIntoCombinedBoxes() throws Exception {
		Path records = Files.createDirectory(folder.resolve("large-log"));
		Files.writeString(records.resolve("kieker.map"), "$1=kieker.common.record.controlflow.OperationExecutionRecord\n");
		StringBuilder executions = new StringBuilder();
		for (int i = 0; i < 200; i++) {
			executions.append("$1;9;void shop.p%d.Cart.m%d();<no-session-id>;1;%d;%d;web;%d;1\n".formatted(i / 20, i, 200 + 10 * i,
					205 + 10 * i, i + 1));
		}
		Files.writeString(records.resolve("kieker-1.dat"),
				executions.append("$1;9;void shop.Main.serve();<no-session-id>;1;100;9000;web;0;0\n"));
		LogResults large = MonitoringLogs.read(List.of(records), LogAnalysis.Options.DEFAULT, Progress.NONE, WhenCancelled.NOTHING);
		Path page = folder.resolve("large.html");
		HtmlReport.write(new ReportContent("Calls", Optional.empty(), Optional.empty(), List.of(), List.of(), List.of(),
				Optional.of(new CallsSection("shop", large)), List.of()), page);
		browser.open(page, false, 420, 400);
		search("p0.Cart.M7()");
		String found = "[...document.querySelectorAll('%s g:not([data-dim])')]".formatted(GRAPH);
		assertThat(texts(found + ".map(one => one.querySelector('title').textContent.split(' ')[0])")).singleElement().asString()
				.matches("shop\\.p0\\.\\*");
		assertThat(browser.evaluate("""
				((part, room) => part.left >= room.left && part.right <= room.right && part.top >= room.top && part.bottom <= room.bottom)(
				%1$s[0].getBoundingClientRect(), %1$s[0].closest('.scroll').getBoundingClientRect())""".formatted(found)).asBoolean())
				.isTrue();
		assertThat(browser.evaluate("window.scrollY").asInt()).as("the page stays").isZero();
	}

	/** The width of a telephone: pictures scroll in themselves. */
	@Test
	void aNarrowWindowDoesNotScrollSideways() throws Exception {
		browser.open(report, false, 420, 900);
		assertThat(browser.evaluate("document.documentElement.scrollWidth").asInt()).isLessThanOrEqualTo(420);
	}

	/** The plan within the budget is left of the budget, the next better plan right of it, and both can be reached by keys. */
	@ParameterizedTest
	@ValueSource(booleans = { false, true })
	void thePlanIsWithinItsBudget(boolean dark) throws Exception {
		CostModel model = CostModel.of(
				ResultSetDocument.read(Path.of("../../tests/laboratory/data/calibrations/kieker-2.0.2-aspectj-java-25.json")).resultSet());
		PlacementRequest request = new PlacementRequest(LoggedProgram.of(log, "a test", method -> true, Optional.empty()), model, 1,
				ProbeKind.OPERATION_EXECUTION, true, Objective.CALLS, Map.of(), Set.of());
		ProbePlacer placing = new ProbePlacer(request, Progress.NONE);
		List<Placement.Point> curve = placing.within(Double.MAX_VALUE).orElseThrow().curve().stream().filter(point -> point.cost() > 0)
				.toList();
		double budget = (curve.get(0).cost() + curve.get(1).cost()) / 2;
		Placement placement = placing.within(budget).orElseThrow();
		Path page = folder.resolve("placement.html");
		PlacementPage.write(placement, "shop", page);
		browser.open(page, dark, 1280, 900);
		assertThat(browser.complaints()).isEmpty();
		Files.write(PICTURES.resolve(dark ? "placement-page-dark.png" : "placement-page-light.png"), browser.picture());
		assertThat(texts("[...document.querySelectorAll('#tables th[scope=col]')].map(one => one.textContent.split(' [')[0])"))
				.as("without a column for evidence, of which there is none")
				.containsExactly("Method", "Reason", "Calls/s", "Cost", "Lost without it");
		JsonNode places = browser.evaluate("""
				(svg => {
					const middle = one => one.getBoundingClientRect().left + one.getBoundingClientRect().width / 2;
					return { budget: middle(svg.querySelector('polyline.line-found')), plan: middle(svg.querySelector('rect.fill-found')),
						plans: [...svg.querySelectorAll('[role=option]')].map(middle) };
				})(document.querySelector('svg.sonde-drawing'))""");
		double line = places.get("budget").asDouble();
		assertThat(places.get("plan").asDouble()).isLessThan(line);
		assertThat(places.get("plans").valueStream().mapToDouble(JsonNode::asDouble).toArray()).hasSize(curve.size()).satisfies(
				plans -> assertThat(plans[0]).isEqualTo(places.get("plan").asDouble()), plans -> assertThat(plans[1]).isGreaterThan(line));
		assertThat(press("svg.sonde-drawing", "PageDown")).contains(" % of one processor: ", "probe");
	}
}
