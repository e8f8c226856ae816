/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.api.Assertions.within;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.commands.operations.IUndoContext;
import org.eclipse.core.commands.operations.OperationHistoryFactory;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swtchart.Chart;
import org.eclipse.swtchart.ILineSeries;
import org.eclipse.swtchart.ISeries;
import org.eclipse.swtchart.Range;
import org.eclipse.ui.IWorkbenchCommandConstants;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.ide.IDE;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.overhead.ui.tradeoff.ShownSeries;
import org.sonde.overhead.ui.tradeoff.TradeOffView;
import org.sonde.overhead.ui.tradeoff.TuningRow;
import org.sonde.overhead.ui.tradeoff.TuningWizard;
import org.sonde.report.figure.Figure;
import org.sonde.report.tradeoff.ComplexityMeasure;
import org.sonde.report.tradeoff.Consequences;
import org.sonde.report.tradeoff.Effect;
import org.sonde.report.tradeoff.MeasuredCode;
import org.sonde.report.tradeoff.OverheadMeasure;
import org.sonde.report.tradeoff.Quality;
import org.sonde.report.tradeoff.TradeOffPlane;
import org.sonde.report.tradeoff.TradeOffPlot;
import org.sonde.report.tradeoff.TradeOffPoint;
import org.sonde.report.tradeoff.Verdict;
import org.sonde.report.tunings.BuiltInTunings;
import org.sonde.report.tunings.OwnTuning;
import org.sonde.report.tunings.OwnTunings;
import org.sonde.report.tunings.TuningsWriter;

/** The view Trade-off on the published series. */
@ExtendWith(LoggedErrors.class)
class TradeOffViewTest {

	private TradeOffView view;

	@BeforeEach
	void open() throws Exception {
		Workbench.showJavaPerspective();
		view = Workbench.ui(() -> (TradeOffView) Workbench.page().showView(TradeOffView.ID));
		Workbench.state(view, IWorkbenchPage.STATE_MAXIMIZED);
		Workbench.waitFor("the series", () -> !table().rows().isEmpty());
	}

	@AfterEach
	void close() {
		Workbench.state(view, IWorkbenchPage.STATE_RESTORED);
		Workbench.closeView(view);
	}

	@Test
	void drawsTheRefactoringOf2016AgainstInformationComplexity() throws Exception {
		show("strubel-2016", ComplexityMeasure.INFORMATION);
		Workbench.picture("trade-off-2016");

		// OVERHEAD.md, section 5: TCP writer less no instrumentation, and the information complexity beside it.
		assertPoint("Current", 242, 19.715 - 0.087, 0.015);
		assertPoint("Refactored", 176, 3.265 - 0.083, 0.011);
		ISeries<?> intermediate = series("Refactored*");
		assertThat(Workbench.ui(() -> intermediate.getXSeries().length)).as("without a figure of the code it is a line, not a point")
				.isEqualTo(2);
		assertThat(Arrays.stream(Workbench.ui(intermediate::getYSeries)).allMatch(y -> Math.abs(y - (16.855 - 0.088)) < 1e-9)).isTrue();
		assertThat(Workbench.ui(() -> chart().getAxisSet().getXAxis(0).getTitle().getText())).startsWith("Information complexity [bits]");
		assertThat(column("standing")).containsExactly("dominated by Refactored", "", "on the Pareto front");
	}

	@Test
	void drawsTheTuningsOf2014AgainstTheirMeasuredCode() throws Exception {
		show("waller-2014", ComplexityMeasure.LINES_OF_CODE);
		Workbench.picture("trade-off-2014");

		Map<String, Double> lines = Map.of("Base", 6161.0, "PT1", 6169.0, "PT2", 6286.0, "PT3", 6508.0);
		lines.forEach((name, expected) -> assertThat(Workbench.ui(series(name)::getXSeries)[0]).as(name).isEqualTo(expected));
		assertThat(Workbench.ui(() -> series("PT4").getXSeries().length)).as("code that is not public is a line, not a point").isEqualTo(2);
		assertThat(Workbench.ui(series("Base")::getYSeries)[0]).isCloseTo(1000 / 16.6 - 1000 / 1176.5, within(1e-9));
		Range x = Workbench.ui(() -> chart().getAxisSet().getXAxis(0).getRange());
		assertThat(x.lower > 5000 && x.upper < 8000).as("tunings near to each other can be distinguished: " + x.lower + " … " + x.upper)
				.isTrue();
		assertThat(table().rows().stream().map(row -> row.point().verdict().map(v -> v.decision().keyword()).orElse("")).toList())
						.containsExactly("", "adopted", "adopted", "rejected", "rejected");
		assertThat(table().copied()).as("the table can be copied").contains("PT3\t");
	}

	@Test
	void withoutFiguresOfTheCodeTuningsStandInTheirOrder() {
		Figure unknown = new Figure.Unknown("nobody counted");
		List<TradeOffPoint> points = BuiltInTunings.find("waller-2014").orElseThrow().points().stream()
				.map(point -> new TradeOffPoint(point.name(), point.change(), point.overhead(), point.throughput(), point.processorTime(),
						unknown, unknown,
						unknown, point.verdict(), point.consequences(), point.conditions(), point.notes()))
				.toList();
		TradeOffPlot plot = TradeOffPlot.of(TradeOffPlane.of(points, OverheadMeasure.RESPONSE_TIME, ComplexityMeasure.LINES_OF_CODE));
		assertThat(plot.namesOnly()).isTrue();
		assertThat(plot.marks().stream().map(TradeOffPlot.Mark::position).toList()).containsExactly(0, 1, 2, 3, 4);
	}

	@Test
	void tellsAllOfTheSelectedTuning() throws Exception {
		show("waller-2014", ComplexityMeasure.LINES_OF_CODE);
		table().select(1);
		Workbench.picture("trade-off-2014-selected");

		assertThat(selected()).containsExactly("PT1");
		String words = PartWidgets.texts(view);
		assertThat(words).contains("Lost: copies that protect internal arrays");
		assertThat(words).contains("maintainability: hardly touched (named in section 4.3)");
	}

	@Test
	void aClickOnAMarkSelectsItsRow() throws Exception {
		show("strubel-2016", ComplexityMeasure.INFORMATION);
		assertThat(selected()).isEmpty();
		Workbench.ui(() -> {
			Event click = new Event();
			click.button = 1;
			click.x = chart().getAxisSet().getXAxis(0).getPixelCoordinate(176);
			click.y = chart().getAxisSet().getYAxis(0).getPixelCoordinate(3.182);
			((Control) chart().getPlotArea()).notifyListeners(SWT.MouseDown, click);
			return null;
		});
		assertThat(selected()).containsExactly("Refactored");
		Workbench.picture("trade-off-2016-selected");
		Workbench.ui(() -> {
			Event click = new Event();
			click.button = 1;
			click.x = 2;
			click.y = 2;
			((Control) chart().getPlotArea()).notifyListeners(SWT.MouseDown, click);
			return null;
		});
		assertThat(selected()).as("a click beside the marks shows the source of the series again").isEmpty();
	}

	/** 2.0.0 to 2.0.2 have the same code, and nearly the same overhead. */
	@Test
	void marksThatLieOnEachOtherAreSelectedOneAfterTheOther() throws Exception {
		show("kieker-releases", ComplexityMeasure.INFORMATION);
		Set<String> clicked = new HashSet<>();
		for (int i = 0; i < 4; i++) {
			Workbench.ui(() -> {
				ISeries<?> mark = chart().getSeriesSet().getSeries("2.0.1");
				Event click = new Event();
				click.button = 1;
				click.x = chart().getAxisSet().getXAxis(0).getPixelCoordinate(mark.getXSeries()[0]);
				click.y = chart().getAxisSet().getYAxis(0).getPixelCoordinate(mark.getYSeries()[0]);
				((Control) chart().getPlotArea()).notifyListeners(SWT.MouseMove, click);
				assertThat(((Control) chart().getPlotArea()).getToolTipText()).as("the figures of all of them").contains("2.0.1", "2.0.2");
				((Control) chart().getPlotArea()).notifyListeners(SWT.MouseDown, click);
				return null;
			});
			clicked.addAll(selected());
		}
		assertThat(clicked).contains("2.0.1", "2.0.2");
		Workbench.picture("trade-off-releases-selected");
	}

	@Test
	void theScaleCanBeLogarithmicAndTheMeasureAnother() throws Exception {
		show("waller-2014", ComplexityMeasure.INFORMATION);
		Workbench.ui(() -> ViewTools.check(view, "Logarithmic Scale", true));
		assertThat(Workbench.ui(() -> chart().getAxisSet().getYAxis(0).isLogScaleEnabled())).isTrue();
		Workbench.picture("trade-off-2014-logarithmic");
		assertThat(Workbench.ui(series("Base")::getYSeries)[0]).isCloseTo(1000 / 16.6 - 1000 / 1176.5, within(1e-9));
		Workbench.ui(() -> ViewTools.check(view, "Logarithmic Scale", false));
		PartWidgets.choose(view, "Show:", OverheadMeasure.THROUGHPUT.label());
		weigh("1,0,2");
		assertThat(Workbench.ui(series("Base")::getYSeries)[0]).as("as table 1 prints it").isCloseTo(16.6, within(1e-9));
		assertThat(Workbench.ui(series("Base")::getXSeries)[0]).isCloseTo(100, within(1e-9));
		assertThat(column("index").getFirst()).isEqualTo("100.0 % of Base");
		Workbench.picture("trade-off-2014-throughput");
	}

	/** Shows response times, whatever an earlier test chose, because the view reopens as it was closed. */
	private void show(String seriesId, ComplexityMeasure measure) {
		PartWidgets.choose(view, "Show:", OverheadMeasure.RESPONSE_TIME.label());
		PartWidgets.choose(view, "Series:", new ShownSeries(Optional.empty(), BuiltInTunings.find(seriesId).orElseThrow()).title());
		PartWidgets.choose(view, "Against:", measure.label());
	}

	/** Types the weights of the index into the dialog. */
	private void weigh(String weights) throws Exception {
		Workbench.display().asyncExec(() -> ViewTools.run(view, "Weights of the Index…"));
		Shell dialog = Workbench.dialog("Weights of the Index");
		Workbench.ui(() -> {
			Workbench.texts(dialog).getFirst().setText(weights);
			return null;
		});
		Workbench.press("OK");
		Workbench.waitFor("the index", () -> PartWidgets.items(view, "Against:").getLast().contains(weights));
	}

	@Test
	void releasesHaveTheirCodeAndTheirMeasuredOverhead() throws Exception {
		show("kieker-releases", ComplexityMeasure.LINES_OF_CODE);
		Workbench.picture("trade-off-releases");
		assertThat(Workbench.ui(series("2.0.2")::getXSeries)[0]).isCloseTo(9736, within(1e-9));
		assertThat(column("overhead").stream().noneMatch("unknown"::equals)).isTrue();
		assertThat(PartWidgets.texts(view)).contains("Measured by Sonde's authors, on ");
	}

	@Test
	void aTuningOfOnesOwnIsAddedAndShown() throws Exception {
		JavaProject project = new JavaProject("tradeOffOwnTunings");
		WizardDialog[] dialog = new WizardDialog[1];
		try {
			add(project, dialog, "1.14", "waller-2014-base", "1.14");
			TuningWizard wizard = add(project, dialog, "2.0.2", "waller-2014-pt2", "2.0.2");
			IFile file = Workbench.ui(wizard::written).orElseThrow();
			String text = file.readString();
			assertThat(text.contains("\"resultSet\" : \"waller-2014-pt2\"") && text.contains("\"quality\" : \"modularity\"")).as(text)
					.isTrue();
			Workbench.selectInPackageExplorer(project.java());
			Workbench.ui(() -> {
				Workbench.page().activate(view);
				return null;
			});
			Workbench.waitFor("the own series", () -> own().isPresent());
			PartWidgets.choose(view, "Series:", own().orElseThrow());
			PartWidgets.choose(view, "Against:", ComplexityMeasure.LINES_OF_CODE.label());
			assertThat(table().rows()).hasSize(2);
			Workbench.picture("trade-off-own");
			assertPoint("2.0.2", 9736, 1000 / 56.0 - 1000 / 1190.5, 0.06405);
			assertThat(column("standing")).containsExactly("on the Pareto front", "on the Pareto front");
			assertThat(column("qualities")).containsExactly("modularity −", "modularity −");
			anEditedTuningKeepsWhatIsNotChanged(file);
			removedTuningsComeBackByUndo(file);
		} finally {
			project.delete();
		}
	}

	@Test
	void tuningsWithoutFiguresAreSaidAndNotDrawn() throws Exception {
		JavaProject project = new JavaProject("tradeOffNoFigures");
		try {
			OwnTuning nothing = new OwnTuning("1.0", "", new OwnTuning.Overhead.Unknown("not measured"),
					new OwnTuning.Code.Unknown("not public"), Optional.empty(), Consequences.NONE);
			project.project().getFile("our.tunings").create(
					JavaProject.stream(TuningsWriter.toJson(new OwnTunings("our", "Our tunings", List.of(nothing)))), true, null);
			Workbench.selectInPackageExplorer(project.java());
			Workbench.waitFor("the own series", () -> own().isPresent());
			PartWidgets.choose(view, "Series:", own().orElseThrow());
			Workbench.picture("trade-off-no-figures");
			assertThat(PartWidgets.all(view, Chart.class)).as("no axes without a mark").isEmpty();
			assertThat(PartWidgets.texts(view)).contains("Overhead in response time");
			PartWidgets.choose(view, "Series:",
					new ShownSeries(Optional.empty(), BuiltInTunings.find("waller-2014").orElseThrow()).title());
			assertThat(PartWidgets.all(view, Chart.class)).hasSize(1);
		} finally {
			project.delete();
		}
	}

	@Test
	void aDoubleClickOnAFileOfTuningsShowsItsSeries() throws Exception {
		JavaProject project = new JavaProject("tradeOffOpenedFile");
		try {
			OwnTuning one = new OwnTuning("opened", "", new OwnTuning.Overhead.Unknown("not measured"),
					new OwnTuning.Code.BuiltIn(MeasuredCode.RELEASES, "2.0.2"), Optional.empty(), Consequences.NONE);
			IFile file = project.project().getFile("our.tunings");
			file.create(JavaProject.stream(TuningsWriter.toJson(new OwnTunings("our", "Our tunings", List.of(one)))), true, null);
			show("waller-2014", ComplexityMeasure.LINES_OF_CODE);
			Workbench.ui(() -> IDE.openEditor(Workbench.page(), file));
			Workbench.waitFor("its series", () -> column("tuning").equals(List.of("opened")));
			assertThat(Workbench.ui(() -> Workbench.page().getActivePart()) == view).isTrue();
		} finally {
			project.delete();
		}
	}

	/** Four kinds of figures of five tunings; each change of an overhead has its ratio. */
	@Test
	void theHistoryShowsEachVersionAndWhatChanged() throws Exception {
		show("waller-2014", ComplexityMeasure.LINES_OF_CODE);
		Workbench.ui(() -> ViewTools.check(view, "History of the Versions", true));
		try {
			assertThat(PartWidgets.all(view, Chart.class)).as("in place of the trade-off").isEmpty();
			Canvas canvas = PartWidgets.all(view, Canvas.class).stream()
					.filter(one -> Workbench.ui(() -> ScreenReader.name(one)).startsWith("History of the versions")).findFirst()
					.orElseThrow();
			assertThat(Workbench.ui(() -> ScreenReader.name(canvas))).contains(BuiltInTunings.find("waller-2014").orElseThrow().title());
			Workbench.picture("trade-off-history");
			Workbench.ui(() -> {
				canvas.setFocus();
				key(canvas, SWT.ARROW_RIGHT);
				key(canvas, SWT.ARROW_RIGHT);
				return null;
			});
			assertThat(selected()).containsExactly("PT1");
			assertThat(PartWidgets.texts(view))
					.containsPattern("Changed: overhead × 0\\.51\\d+ .* since Base; lines of code \\+8 since Base; ");
			selectRow("PT3");
			assertThat(PartWidgets.texts(view)).contains("lines of code +222 since PT2");
			assertThat(Workbench.ui(() -> ScreenReader.name(canvas))).as("the keyboard goes on from there").startsWith("PT3: overhead ");
			Workbench.picture("trade-off-history-selected");
		} finally {
			Workbench.ui(() -> ViewTools.check(view, "History of the Versions", false));
		}
		assertThat(PartWidgets.all(view, Chart.class)).hasSize(1);
	}

	private static void key(Control control, int code) {
		Event event = new Event();
		event.keyCode = code;
		control.notifyListeners(SWT.KeyDown, event);
	}

	@Test
	void itsReportHasTheSeriesThatIsShown(@TempDir Path folder) throws Exception {
		show("strubel-2016", ComplexityMeasure.INFORMATION);
		Workbench.display().asyncExec(() -> ViewTools.run(view, "Export Report…"));
		Shell wizard = Workbench.dialog("Export Sonde Report");
		Table series = Fields.find(wizard, Table.class, "Series of tunings");
		Workbench.waitFor("the series", () -> Workbench.ui(series::getItemCount) > 1);
		assertThat(Workbench.ui(() -> Arrays.stream(series.getItems()).filter(TableItem::getChecked).map(TableItem::getText).toList()))
				.containsExactly(new ShownSeries(Optional.empty(), BuiltInTunings.find("strubel-2016").orElseThrow()).title());
		Path file = folder.resolve("report.html");
		Fields.type(wizard, "File", folder.resolve("none/report.html").toString());
		Workbench.waitFor("what is wrong", () -> Fields.words(wizard).contains("does not exist"));
		Fields.type(wizard, "File", file.toString());
		TableItem checked = Workbench.ui(() -> Arrays.stream(series.getItems()).filter(TableItem::getChecked).findFirst().orElseThrow());
		check(series, checked, false);
		Workbench.waitFor("that nothing is left", () -> Fields.words(wizard).contains("would be empty"));
		check(series, checked, true);
		Workbench.picture("trade-off-report");
		Workbench.press("Finish");
		Workbench.waitFor("the report", () -> Workbench.ui(wizard::isDisposed));
		String page = Files.readString(file);
		// 3.265 µs less 0.083 µs; of 2014, nothing is in the page.
		assertThat(page).contains(BuiltInTunings.find("strubel-2016").orElseThrow().title(), "3.182", "sonde tradeoff show strubel-2016")
				.doesNotContain(BuiltInTunings.find("waller-2014").orElseThrow().title());
	}

	private static void check(Table table, TableItem item, boolean on) {
		Workbench.ui(() -> {
			item.setChecked(on);
			Event event = new Event();
			event.detail = SWT.CHECK;
			event.item = item;
			table.notifyListeners(SWT.Selection, event);
			return null;
		});
	}

	/** The series in the file of the project, in the list of series. */
	private Optional<String> own() {
		return PartWidgets.items(view, "Series:").stream().filter(item -> item.contains("our.tunings")).findFirst();
	}

	/** Only the first page; overhead, code and judgement are on the others. */
	private void anEditedTuningKeepsWhatIsNotChanged(IFile file) throws Exception {
		String before = file.readString();
		String overhead = column("overhead").get(1);
		selectRow("2.0.2");
		Workbench.display().asyncExec(() -> ViewTools.run(view, "Edit Tuning…"));
		Shell wizard = Workbench.dialog("Edit Tuning");
		assertThat(Workbench.ui(() -> Fields.find(wizard, Text.class, "Change").getText())).isEqualTo("measured again");
		Fields.type(wizard, "Name", "1.14");
		Workbench.press("Finish");
		Workbench.waitFor("the taken name", () -> Fields.words(wizard).contains("already has a tuning 1.14"));
		Fields.type(wizard, "Name", "2.0.3");
		Workbench.picture("edit-tuning");
		Workbench.press("Finish");
		Workbench.waitFor("the new name", () -> column("tuning").equals(List.of("1.14", "2.0.3")));
		assertThat(column("overhead").get(1)).isEqualTo(overhead);
		assertThat(file.readString()).isEqualTo(before.replace("\"name\" : \"2.0.2\"", "\"name\" : \"2.0.3\""));

		Workbench.run(IWorkbenchCommandConstants.EDIT_UNDO);
		Workbench.waitFor("the old name", () -> column("tuning").equals(List.of("1.14", "2.0.2")));
		assertThat(file.readString()).isEqualTo(before);
	}

	@Test
	void anAddedTuningGoesByUndoAndComesBackByRedo() throws Exception {
		JavaProject project = new JavaProject("tradeOffUndoneTuning");
		WizardDialog[] dialog = new WizardDialog[1];
		try {
			IFile file = Workbench.ui(add(project, dialog, "1.14", "waller-2014-base", "1.14")::written).orElseThrow();
			String one = file.readString();
			add(project, dialog, "2.0.2", "waller-2014-pt2", "2.0.2");
			String two = file.readString();

			Workbench.run(IWorkbenchCommandConstants.EDIT_UNDO);
			Workbench.waitFor("the file with one tuning", () -> file.readString().equals(one));
			Workbench.run(IWorkbenchCommandConstants.EDIT_UNDO);
			Workbench.waitFor("no file, as at first", () -> !file.exists());
			Workbench.run(IWorkbenchCommandConstants.EDIT_REDO);
			Workbench.waitFor("the file again", file::exists);
			Workbench.run(IWorkbenchCommandConstants.EDIT_REDO);
			Workbench.waitFor("both tunings again", () -> file.readString().equals(two));
		} finally {
			project.delete();
		}
	}

	private void removedTuningsComeBackByUndo(IFile file) throws Exception {
		String before = file.readString();
		removeTuning("1.14");
		Workbench.waitFor("one tuning less", () -> table().rows().size() == 1);
		String removed = file.readString();
		assertThat(removed.contains("\"1.14\"")).as(removed).isFalse();

		Workbench.run(IWorkbenchCommandConstants.EDIT_UNDO);
		Workbench.waitFor("the tuning again", () -> table().rows().size() == 2);
		assertThat(file.readString()).isEqualTo(before);
		Workbench.run(IWorkbenchCommandConstants.EDIT_REDO);
		Workbench.waitFor("one tuning less, again", () -> table().rows().size() == 1);
		assertThat(file.readString()).isEqualTo(removed);

		file.write((removed + "\n").getBytes(StandardCharsets.UTF_8), true, false, false, null);
		IUndoContext context = Adapters.adapt(ResourcesPlugin.getWorkspace(), IUndoContext.class);
		ExecutionException refused = catchThrowableOfType(ExecutionException.class,
				() -> OperationHistoryFactory.getOperationHistory().undo(context, null, null));
		assertThat(refused.getMessage()).startsWith("tradeOffOwnTunings/our.tunings").contains("changed since");
		assertThat(file.readString()).as("what others wrote stays").isEqualTo(removed + "\n");
	}

	/** By the Delete key, on its row. */
	private void removeTuning(String name) throws Exception {
		selectRow(name);
		Workbench.run(IWorkbenchCommandConstants.EDIT_DELETE);
	}

	private void selectRow(String name) {
		Workbench.ui(() -> {
			Workbench.page().activate(view);
			table().select(table().rows().stream().filter(row -> row.point().name().equals(name)).toList());
			table().widget().setFocus();
			return null;
		});
	}

	private static void next(WizardDialog dialog) {
		Workbench.ui(() -> {
			dialog.showPage(dialog.getCurrentPage().getNextPage());
			return null;
		});
	}

	/** Goes through the wizard's pages as a user does, and finishes it. */
	private TuningWizard add(JavaProject project, WizardDialog[] dialog, String name, String resultSet, String release)
			throws Exception {
		TuningWizard wizard = Workbench.ui(() -> {
			TuningWizard opened = (TuningWizard) PlatformUI.getWorkbench().getNewWizardRegistry()
					.findWizard("org.sonde.overhead.ui.new.tuning").createWizard();
			opened.init(PlatformUI.getWorkbench(), new StructuredSelection(project.java()));
			dialog[0] = new WizardDialog(Workbench.page().getWorkbenchWindow().getShell(), opened);
			dialog[0].setBlockOnOpen(false);
			dialog[0].open();
			return opened;
		});
		assertThat(Workbench.ui(wizard::canFinish)).as("a tuning has a name").isFalse();
		Shell shell = dialog[0].getShell();
		Fields.type(shell, "Series (file)", "our.tunings");
		Fields.type(shell, "Name", name);
		Fields.type(shell, "Change", "measured again");
		Workbench.picture("add-tuning");
		next(dialog[0]);
		Workbench.waitFor("result sets", () -> Workbench.ui(() -> Fields.find(shell, Combo.class, "Result set").getItemCount() > 1));
		Fields.choose(shell, "Result set", item -> item.endsWith("(" + resultSet + ")"));
		Fields.choose(shell, "Built in", "kieker-releases: " + release);
		Workbench.picture("add-tuning-sources");
		assertThat(Fields.words(shell)).as("what the runs come to is shown").containsPattern("µs per call of depth 10\n");
		next(dialog[0]);
		Fields.type(shell, "Reasons", "it is faster");
		Fields.choose(shell, "Verdict", Verdict.Decision.ADOPTED.keyword());
		Fields.choose(shell, Quality.MODULARITY.keyword(), Effect.Direction.WORSE.keyword());
		Fields.type(shell, "Functions lost, one per line", "old records");
		Workbench.picture("add-tuning-judgement");
		assertThat(Workbench.ui(wizard::performFinish)).isTrue();
		Workbench.ui(() -> dialog[0].close());
		return wizard;
	}

	private List<String> column(String id) {
		return table().cells(id);
	}

	private ShownTable<TuningRow> table() {
		return ShownTable.of(view);
	}

	private List<String> selected() {
		return table().selected().stream().map(row -> row.point().name()).toList();
	}

	private void assertPoint(String name, double complexity, double overhead, double halfWidth) {
		ISeries<?> series = series(name);
		assertThat(Workbench.ui(series::getXSeries)[0]).as(name).isCloseTo(complexity, within(1e-9));
		assertThat(Workbench.ui(series::getYSeries)[0]).as(name).isCloseTo(overhead, within(1e-9));
		assertThat(Workbench.ui(() -> ((ILineSeries<?>) series).getYErrorBar().getPlusErrors()[0])).as(name).isCloseTo(halfWidth,
				within(5e-4));
	}

	private Chart chart() {
		return PartWidgets.all(view, Chart.class).getFirst();
	}

	private ISeries<?> series(String name) {
		return Workbench.ui(() -> {
			ISeries<?> found = chart().getSeriesSet().getSeries(name);
			assertThat(found).as("no mark " + name).isNotNull();
			return found;
		});
	}
}
