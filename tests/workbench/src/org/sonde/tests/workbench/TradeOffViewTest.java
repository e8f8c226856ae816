/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.commands.operations.IUndoContext;
import org.eclipse.core.commands.operations.OperationHistoryFactory;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swtchart.ILineSeries;
import org.eclipse.swtchart.ISeries;
import org.eclipse.swtchart.Range;
import org.eclipse.ui.IWorkbenchCommandConstants;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.sonde.overhead.ui.tradeoff.AddTuningWizard;
import org.sonde.overhead.ui.tradeoff.TradeOffView;
import org.sonde.report.figure.Figure;
import org.sonde.report.tradeoff.ComplexityMeasure;
import org.sonde.report.tradeoff.Effect;
import org.sonde.report.tradeoff.OverheadMeasure;
import org.sonde.report.tradeoff.PublishedTunings;
import org.sonde.report.tradeoff.Quality;
import org.sonde.report.tradeoff.TradeOffPlane;
import org.sonde.report.tradeoff.TradeOffPlot;
import org.sonde.report.tradeoff.TradeOffPoint;
import org.sonde.report.tradeoff.Verdict;
import org.sonde.report.tradeoff.WeightedIndex;

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
		assertEquals(List.of("dominated by Refactored", "", "on the Pareto front"), column("standing"));
		assertEquals(List.of("Refactored"), Workbench.ui(() -> view.plot().front().stream().map(TradeOffPlot.Mark::name).toList()));
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
						.map(row -> row.point().verdict().map(v -> v.decision().word()).orElse("")).toList()));
		assertTrue(Workbench.ui(() -> view.table().copied()).contains("PT3\t"), "the table can be copied");
	}

	@Test
	void withoutFiguresOfTheCodeTuningsStandInTheirOrder() {
		Figure unknown = new Figure.Unknown("nobody counted");
		List<TradeOffPoint> points = PublishedTunings.find("waller-2014").orElseThrow().points().stream()
				.map(point -> new TradeOffPoint(point.name(), point.change(), point.overhead(), point.throughput(), point.processorTime(),
						unknown, unknown,
						unknown, point.verdict(), point.consequences(), point.conditions(), point.notes()))
				.toList();
		TradeOffPlot plot = TradeOffPlot.of(TradeOffPlane.of(points, OverheadMeasure.RESPONSE_TIME, ComplexityMeasure.LINES_OF_CODE));
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

		assertEquals(List.of("PT1"), selected());
		String words = Workbench.ui(view::words);
		assertTrue(words.contains("Lost: copies that protect internal arrays"), words);
		assertTrue(words.contains("maintainability: hardly touched (named in section 4.3)"), words);
	}

	@Test
	void aClickOnAMarkSelectsItsRow() throws Exception {
		Workbench.ui(() -> {
			view.show("strubel-2016", ComplexityMeasure.INFORMATION);
			return null;
		});
		assertEquals(List.of(), selected());
		Workbench.ui(() -> {
			Event click = new Event();
			click.button = 1;
			click.x = view.chart().getAxisSet().getXAxis(0).getPixelCoordinate(176);
			click.y = view.chart().getAxisSet().getYAxis(0).getPixelCoordinate(3.182);
			((Control) view.chart().getPlotArea()).notifyListeners(SWT.MouseDown, click);
			return null;
		});
		assertEquals(List.of("Refactored"), selected());
		Workbench.picture("trade-off-2016-selected");
	}

	@Test
	void theScaleCanBeLogarithmicAndTheMeasureAnother() throws Exception {
		Workbench.ui(() -> {
			view.show("waller-2014", ComplexityMeasure.INFORMATION);
			view.setLogarithmic(true);
			return null;
		});
		assertTrue(Workbench.ui(() -> view.chart().getAxisSet().getYAxis(0).isLogScaleEnabled()));
		Workbench.picture("trade-off-2014-logarithmic");
		assertEquals(1000 / 16.6 - 1000 / 1176.5, Workbench.ui(series("Base")::getYSeries)[0], 1e-9);
		Workbench.ui(() -> {
			view.setLogarithmic(false);
			view.show(OverheadMeasure.THROUGHPUT);
			view.show(new WeightedIndex(1, 0, 2));
			return null;
		});
		assertEquals(16.6, Workbench.ui(series("Base")::getYSeries)[0], 1e-9, "as table 1 prints it");
		assertEquals(100, Workbench.ui(series("Base")::getXSeries)[0], 1e-9);
		assertEquals("Throughput with the writer [thousand traces/s]", Workbench.ui(() -> view.plot().yTitle()));
		assertEquals("100.0 % of Base", column("index").getFirst());
		Workbench.picture("trade-off-2014-throughput");
		Workbench.ui(() -> {
			view.show(OverheadMeasure.PROCESSOR_TIME);
			return null;
		});
		assertEquals(TradeOffPlot.Kind.CODE_STEPS, Workbench.ui(() -> view.plot().kind()), "no CPU time is published, so none is drawn");
		Workbench.ui(() -> {
			view.show(OverheadMeasure.RESPONSE_TIME);
			return null;
		});
	}

	@Test
	void releasesHaveTheirCodeAndNoOverhead() throws Exception {
		Workbench.ui(() -> {
			view.show("kieker-releases", ComplexityMeasure.LINES_OF_CODE);
			return null;
		});
		Workbench.picture("trade-off-releases");
		assertEquals(9736, Workbench.ui(series("2.0.2")::getYSeries)[0], 1e-9);
		assertTrue(column("overhead").stream().allMatch("unknown"::equals));
	}

	@Test
	void aTuningOfOnesOwnIsAddedAndShown() throws Exception {
		JavaProject project = new JavaProject("tradeOffOwnTunings");
		WizardDialog[] dialog = new WizardDialog[1];
		try {
			add(project, dialog, "1.14", "waller-2014-base", "1.14");
			AddTuningWizard wizard = add(project, dialog, "2.0.2", "waller-2014-pt2", "2.0.2");
			IFile file = Workbench.ui(wizard::written).orElseThrow();
			String text = file.readString();
			assertTrue(text.contains("\"resultSet\" : \"waller-2014-pt2\"") && text.contains("\"quality\" : \"modularity\""), text);
			Workbench.selectInPackageExplorer(project.java());
			Workbench.ui(() -> {
				Workbench.page().activate(view);
				view.show("our", ComplexityMeasure.LINES_OF_CODE);
				return null;
			});
			Workbench.waitFor("the own series", () -> Workbench.ui(() -> {
				view.show("our", ComplexityMeasure.LINES_OF_CODE);
				return view.table().rows().size() == 2;
			}));
			Workbench.picture("trade-off-own");
			assertPoint("2.0.2", 9736, 1000 / 56.0 - 1000 / 1190.5, 0.06405);
			assertEquals(List.of("on the Pareto front", "on the Pareto front"), column("standing"));
			assertEquals(List.of("modularity −", "modularity −"), column("qualities"));
			removedTuningsComeBackByUndo(file);
		} finally {
			project.delete();
		}
	}

	private void removedTuningsComeBackByUndo(IFile file) throws Exception {
		String before = file.readString();
		removeTuning("1.14");
		Workbench.waitFor("one tuning less", () -> Workbench.ui(() -> view.table().rows().size() == 1));
		String removed = file.readString();
		assertFalse(removed.contains("\"1.14\""), removed);

		Workbench.run(IWorkbenchCommandConstants.EDIT_UNDO);
		Workbench.waitFor("the tuning again", () -> Workbench.ui(() -> view.table().rows().size() == 2));
		assertEquals(before, file.readString());
		Workbench.run(IWorkbenchCommandConstants.EDIT_REDO);
		Workbench.waitFor("one tuning less, again", () -> Workbench.ui(() -> view.table().rows().size() == 1));
		assertEquals(removed, file.readString());

		file.write((removed + "\n").getBytes(StandardCharsets.UTF_8), true, false, false, null);
		IUndoContext context = Adapters.adapt(ResourcesPlugin.getWorkspace(), IUndoContext.class);
		ExecutionException refused = assertThrows(ExecutionException.class,
				() -> OperationHistoryFactory.getOperationHistory().undo(context, null, null));
		assertTrue(refused.getMessage().startsWith("tradeOffOwnTunings/our.tunings changed since"), refused.getMessage());
		assertEquals(removed + "\n", file.readString(), "what others wrote stays");
	}

	/** By the Delete key, on its row. */
	private void removeTuning(String name) throws Exception {
		Workbench.ui(() -> {
			Workbench.page().activate(view);
			view.table().viewer().setSelection(
					new StructuredSelection(view.table().rows().stream().filter(row -> row.point().name().equals(name)).toList()));
			view.table().viewer().getTable().setFocus();
			return null;
		});
		Workbench.run(IWorkbenchCommandConstants.EDIT_DELETE);
	}

	/** Goes through the wizard's pages as a user does, and finishes it. */
	private AddTuningWizard add(JavaProject project, WizardDialog[] dialog, String name, String resultSet, String release)
			throws Exception {
		AddTuningWizard wizard = Workbench.ui(() -> {
			AddTuningWizard opened = (AddTuningWizard) PlatformUI.getWorkbench().getNewWizardRegistry()
					.findWizard("org.sonde.overhead.ui.new.tuning").createWizard();
			opened.init(PlatformUI.getWorkbench(), new StructuredSelection(project.java()));
			dialog[0] = new WizardDialog(Workbench.page().getWorkbenchWindow().getShell(), opened);
			dialog[0].setBlockOnOpen(false);
			dialog[0].open();
			return opened;
		});
		Workbench.ui(() -> {
			assertFalse(wizard.canFinish(), "a tuning has a name");
			wizard.tuningPage().type("our.tunings", name, "measured again");
			return null;
		});
		Workbench.picture("add-tuning");
		Workbench.ui(() -> {
			dialog[0].showPage(wizard.sourcesPage());
			return null;
		});
		Workbench.waitFor("result sets", () -> Workbench.ui(wizard.sourcesPage()::isReady));
		Workbench.ui(() -> {
			wizard.sourcesPage().chooseSet(resultSet);
			wizard.sourcesPage().chooseBuiltIn("kieker-releases", release);
			return null;
		});
		Workbench.picture("add-tuning-sources");
		assertTrue(Workbench.ui(wizard.sourcesPage()::overheadText).endsWith("µs per call of depth 10"), "what the runs come to is shown");
		Workbench.ui(() -> {
			dialog[0].showPage(wizard.judgementPage());
			wizard.judgementPage().judge(Verdict.Decision.ADOPTED, "it is faster", Quality.MODULARITY, Effect.Direction.WORSE,
					"old records");
			return null;
		});
		Workbench.picture("add-tuning-judgement");
		assertTrue(Workbench.ui(wizard::performFinish));
		Workbench.ui(() -> dialog[0].close());
		return wizard;
	}

	private List<String> column(String id) {
		return Workbench.ui(() -> view.table().rows().stream()
				.map(row -> ((ColumnLabelProvider) view.table().viewer().getLabelProvider(index(id))).getText(row)).toList());
	}

	/** The place of a column, which the viewer numbers in the order in which they were made. */
	private int index(String id) {
		return List.of(view.table().viewer().getTable().getColumns()).indexOf(view.table().column(id).getColumn());
	}

	private List<String> selected() {
		return Workbench.ui(() -> view.table().selected().stream().map(row -> row.point().name()).toList());
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
