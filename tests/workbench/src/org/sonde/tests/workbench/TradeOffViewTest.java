/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;

import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swtchart.ILineSeries;
import org.eclipse.swtchart.ISeries;
import org.eclipse.swtchart.Range;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.sonde.overhead.ui.tradeoff.ComplexityMeasure;
import org.sonde.overhead.ui.tradeoff.TradeOffPlot;
import org.sonde.overhead.ui.tradeoff.TradeOffView;
import org.sonde.report.figure.Figure;
import org.sonde.report.tradeoff.PublishedTunings;
import org.sonde.report.tradeoff.TradeOffPoint;

/** The view Trade-off on the published series. */
@ExtendWith(LoggedErrors.class)
class TradeOffViewTest {

	private TradeOffView view;

	@BeforeEach
	void open() throws Exception {
		Workbench.showJavaPerspective();
		view = Workbench.ui(() -> (TradeOffView) Workbench.page().showView(TradeOffView.ID));
		toggleMaximized();
		Workbench.waitFor("the series", () -> Workbench.ui(() -> !view.table().rows().isEmpty()));
	}

	@AfterEach
	void close() {
		toggleMaximized();
		Workbench.ui(() -> {
			Workbench.page().hideView(view);
			return null;
		});
	}

	private void toggleMaximized() {
		Workbench.ui(() -> {
			Workbench.page().toggleZoom(Workbench.page().getReference(view));
			return null;
		});
	}

	@Test
	void drawsTheRefactoringOf2016AgainstInformationComplexity() throws Exception {
		Workbench.ui(() -> {
			view.show("strubel-2016", ComplexityMeasure.INFORMATION);
			return null;
		});
		Workbench.picture("trade-off-2016");

		// OVERHEAD.md, section 5: TCP writer less no instrumentation, and the information complexity beside it.
		assertPoint("Current", 242, 19.715 - 0.087, 0.015);
		assertPoint("Refactored", 176, 3.265 - 0.083, 0.011);
		ISeries<?> intermediate = series("Refactored*");
		assertEquals(2, Workbench.ui(() -> intermediate.getXSeries().length),
				"without a figure of the code it is a line, not a point");
		assertTrue(Arrays.stream(Workbench.ui(intermediate::getYSeries)).allMatch(y -> Math.abs(y - (16.855 - 0.088)) < 1e-9));
		assertEquals("Information complexity [bits]", Workbench.ui(() -> view.plot().xTitle()));
	}

	@Test
	void drawsTheTuningsOf2014AgainstTheirMeasuredCode() throws Exception {
		Workbench.ui(() -> {
			view.show("waller-2014", ComplexityMeasure.LINES_OF_CODE);
			return null;
		});
		Workbench.picture("trade-off-2014");

		Map<String, Double> lines = Map.of("Base", 6161.0, "PT1", 6169.0, "PT2", 6286.0, "PT3", 6508.0);
		lines.forEach((name, expected) -> assertEquals(expected, Workbench.ui(series(name)::getXSeries)[0], name));
		assertEquals(2, Workbench.ui(() -> series("PT4").getXSeries().length), "code that is not public is a line, not a point");
		assertEquals(1000 / 16.6 - 1000 / 1176.5, Workbench.ui(series("Base")::getYSeries)[0], 1e-9);
		Range x = Workbench.ui(() -> view.chart().getAxisSet().getXAxis(0).getRange());
		assertTrue(x.lower > 5000 && x.upper < 8000, "tunings near to each other can be told apart: " + x.lower + " … " + x.upper);
		assertEquals(List.of("", "adopted", "adopted", "rejected", "rejected"),
				Workbench.ui(() -> view.table().rows().stream()
						.map(point -> point.verdict().map(v -> v.decision().word()).orElse("")).toList()));
		assertTrue(Workbench.ui(() -> view.table().copied()).contains("PT3\t"), "the table can be copied");
	}

	@Test
	void withoutFiguresOfTheCodeTuningsStandInTheirOrder() {
		Figure unknown = new Figure.Unknown("nobody counted");
		List<TradeOffPoint> points = PublishedTunings.find("waller-2014").orElseThrow().points().stream()
				.map(point -> new TradeOffPoint(point.name(), point.change(), point.overhead(), point.throughput(), unknown, unknown,
						unknown, point.verdict(), point.notes()))
				.toList();
		TradeOffPlot plot = TradeOffPlot.of(points, ComplexityMeasure.LINES_OF_CODE);
		assertTrue(plot.namesOnly());
		assertEquals(List.of(0, 1, 2, 3, 4), plot.marks().stream().map(TradeOffPlot.Mark::position).toList());
	}

	@Test
	void tellsAllOfTheSelectedTuning() throws Exception {
		Workbench.ui(() -> {
			view.show("waller-2014", ComplexityMeasure.LINES_OF_CODE);
			view.table().viewer().setSelection(new StructuredSelection(view.table().rows().get(1)));
			return null;
		});
		Workbench.picture("trade-off-2014-selected");

		assertEquals(List.of("PT1"), Workbench.ui(() -> view.table().selected().stream().map(point -> point.name()).toList()));
	}

	private void assertPoint(String name, double complexity, double overhead, double halfWidth) {
		ISeries<?> series = series(name);
		assertEquals(complexity, Workbench.ui(series::getXSeries)[0], 1e-9, name);
		assertEquals(overhead, Workbench.ui(series::getYSeries)[0], 1e-9, name);
		assertEquals(halfWidth, Workbench.ui(() -> ((ILineSeries<?>) series).getYErrorBar().getPlusErrors()[0]), 5e-4, name);
	}

	private ISeries<?> series(String name) {
		return Workbench.ui(() -> {
			ISeries<?> found = view.chart().getSeriesSet().getSeries(name);
			assertNotNull(found, "no mark " + name);
			return found;
		});
	}
}
