/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;

import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swtchart.ILineSeries;
import org.eclipse.swtchart.ISeries;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.sonde.overhead.ui.tradeoff.ComplexityMeasure;
import org.sonde.overhead.ui.tradeoff.TradeOffView;

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
	void drawsTheTuningsOf2014InOrderBecauseTheirCodeHasNoFigures() throws Exception {
		Workbench.ui(() -> {
			view.show("waller-2014", ComplexityMeasure.LINES_OF_CODE);
			return null;
		});
		Workbench.picture("trade-off-2014");

		assertTrue(Workbench.ui(() -> view.plot().namesOnly()));
		assertFalse(Workbench.ui(() -> view.chart().getAxisSet().getXAxis(0).getTick().isVisible()),
				"no number on the axis of names");
		List<String> names = List.of("Base", "PT1", "PT2", "PT3", "PT4");
		for (int i = 0; i < names.size(); i++) {
			ISeries<?> series = series(names.get(i));
			assertEquals(i, Workbench.ui(series::getXSeries)[0]);
		}
		assertEquals(1000 / 16.6 - 1000 / 1176.5, Workbench.ui(series("Base")::getYSeries)[0], 1e-9);
		assertEquals(List.of("", "adopted", "adopted", "rejected", "rejected"),
				Workbench.ui(() -> view.table().rows().stream()
						.map(point -> point.verdict().map(v -> v.decision().word()).orElse("")).toList()));
		assertTrue(Workbench.ui(() -> view.table().copied()).contains("PT3\t"), "the table can be copied");
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
