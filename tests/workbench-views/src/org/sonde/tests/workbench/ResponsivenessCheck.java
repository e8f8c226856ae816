/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

import org.eclipse.core.runtime.Platform;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.core.IPackageFragment;
import org.eclipse.jdt.core.IType;
import org.eclipse.jdt.ui.IPackagesViewPart;
import org.eclipse.jdt.ui.JavaUI;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.TextSelection;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.Scale;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.IWorkbenchWizard;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.overhead.budget.Budget;
import org.sonde.overhead.budget.Worth;
import org.sonde.overhead.published.PublishedResults;
import org.sonde.overhead.ui.benchmark.BenchmarkView;
import org.sonde.overhead.ui.code.FiguresLevel;
import org.sonde.overhead.ui.code.MaintainabilityView;
import org.sonde.overhead.ui.comparison.ComparisonView;
import org.sonde.overhead.ui.estimates.EstimatesView;
import org.sonde.overhead.ui.estimates.costs.EstimateSettings;
import org.sonde.overhead.ui.estimates.costs.PlanCosts;
import org.sonde.overhead.ui.estimates.table.EstimateColumns;
import org.sonde.overhead.ui.estimates.table.Grouping;
import org.sonde.overhead.ui.placement.PlacementView;
import org.sonde.overhead.ui.results.ResultsView;
import org.sonde.overhead.ui.traces.MonitoringLogView;
import org.sonde.overhead.ui.tradeoff.TradeOffView;

/**
 * The journeys of tests/journeys in a workspace with all of Kieker's sources, watched: Sonde's code, with what it calls, may take no more
 * than 16 ms of processor time at an event of typing, marking and scrolling, and no more than 100 ms at any; nor may it hold the thread up
 * for more than 100 ms without computing. What the platform takes by itself is told and not judged; typing and scrolling before anything is
 * marked tells what that is.
 *
 * <p>Run by {@code -Dtest=ResponsivenessCheck -Dsonde.benchmark=FILE}; the figures are written to the file (docs/dev/responsiveness.md).
 * Fetches the sources from Maven Central.
 */
@EnabledIfSystemProperty(named = "sonde.benchmark", matches = "(?!none$).+")
class ResponsivenessCheck {
	private static final long FRAME = EventTimes.LONG;
	private static final long NOTICED = 100_000_000;
	private static final String EDITED = "kieker.monitoring.core.controller.MonitoringController";
	private static final List<String> VIEWS = List.of(TradeOffView.ID, ResultsView.ID, MonitoringLogView.ID, BenchmarkView.ID,
			ComparisonView.ID, MaintainabilityView.ID,
			EstimatesView.ID);
	private static final int STROKES = 60;
	private static final int PAGES = 60;
	private static final int MARKS = 20;
	private static final int WHOLES = 6;
	private static final int PLACED = 2_000;
	private static final int PAUSE_MILLIS = 50;
	/** By then, the background work that reports to the user interface is over. */
	private static final int SETTLES_MILLIS = 4_000;

	private final StringBuilder report = new StringBuilder();
	private final List<String> slow = new ArrayList<>();
	@TempDir
	private Path folder;
	private KiekerProject kieker;
	private EventTimes times;

	@BeforeEach
	void createProject() throws Exception {
		Workbench.showJavaPerspective();
		kieker = new KiekerProject();
	}

	@AfterEach
	void deleteProject() throws Exception {
		Workbench.closeEditors();
		kieker.project().delete();
	}

	@Test
	void nothingOfSondeHoldsUpTheUser() throws Exception {
		try (EventTimes watched = new EventTimes()) {
			times = watched;
			withoutSonde();
			for (String id : VIEWS) {
				step("opening " + view(id, IWorkbenchPart.class).getTitle(), NOTICED);
			}
			EstimatesView estimates = view(EstimatesView.ID, EstimatesView.class);
			markPackages();
			step("marking packages", FRAME);
			Workbench.waitFor("the estimate", () -> Workbench.ui(() -> ProbeRows.of(estimates).size()) == kieker.probes());
			chooseResults(estimates, "waller-2014-base");
			step("their estimate", NOTICED);
			lookAt(estimates);
			tryOut(estimates);
			edit(estimates);
			maintainability();
			compare();
			suggest();
			placeProbes(estimates);
			Workbench.picture("responsiveness");
			exportReport();
			step("exporting the report", NOTICED);
			openAgain();
		}
		assertThat(slow).isEmpty();
	}

	private String conditions() {
		return String.format(Locale.ROOT,
				"Kieker %s: %d files, %d probes; org.eclipse.ui.workbench %s, Java %s, %s, %d processors, load average %.1f; processor time of the thread%n",
				KiekerProject.RELEASE, kieker.files(), kieker.probes(), Platform.getBundle("org.eclipse.ui.workbench").getVersion(),
				Runtime.version(),
				System.getProperty("os.name") + " " + System.getProperty("os.arch"), Runtime.getRuntime().availableProcessors(),
				ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage());
	}

	/** What was seen since the last step, after all background work has ended. */
	private void step(String what, long limit) throws Exception {
		Thread.sleep(SETTLES_MILLIS);
		EventTimes.Seen seen = times.seen();
		report.append(seen.report(what));
		Files.writeString(Path.of(System.getProperty("sonde.benchmark")), conditions() + report);
		seen.stalls().stream().filter(stall -> stall.computed().ours() > limit || stall.heldUp().ours() > NOTICED)
				.forEach(stall -> slow.add(what + ": " + stall));
	}

	/** What the platform takes without Sonde, for comparison. */
	private void withoutSonde() throws Exception {
		for (String id : List.of(IPageLayout.ID_TASK_LIST, JavaUI.ID_TYPE_HIERARCHY)) {
			step("without Sonde: opening " + view(id, IWorkbenchPart.class).getTitle(), NOTICED);
		}
		ITextEditor editor = Workbench.openEditor(kieker.type(EDITED));
		step("without Sonde: opening the editor", NOTICED);
		type(editor);
		step("without Sonde: typing", FRAME);
		scroll(editor);
		step("without Sonde: scrolling the editor", FRAME);
		Workbench.closeEditors();
	}

	private static <V> V view(String id, Class<V> type) {
		return Workbench.ui(() -> type.cast(Workbench.page().showView(id)));
	}

	/** As by Sonde ▸ Instrument on the packages of the monitoring component. */
	private void markPackages() throws Exception {
		Workbench.selectInPackageExplorer(kieker.packages("kieker.monitoring.core").toArray(IPackageFragment[]::new));
		Workbench.run("org.sonde.overhead.ui.instrument");
		Workbench.waitFor("the probes", () -> kieker.probes() > 0);
	}

	private static void chooseResults(EstimatesView estimates, String id) throws Exception {
		String title = PublishedResults.get(id).title();
		paced(() -> {
			Combo results = Fields.find(PartWidgets.widget(estimates), Combo.class, "Result set that the costs come from");
			results.select(IntStream.range(0, results.getItemCount()).filter(item -> results.getItem(item).startsWith(title)).findFirst()
					.orElseThrow());
			results.notifyListeners(SWT.Selection, new Event());
		});
		Workbench.waitFor("the result set",
				() -> Workbench.ui(() -> estimates.costs().flatMap(PlanCosts::results).filter(set -> set.id().equals(id)).isPresent()));
	}

	/** Scrolls, sorts, groups and filters the probes. */
	private void lookAt(EstimatesView estimates) throws Exception {
		scroll(ProbeRows.lines(estimates));
		step("estimates: scrolling", FRAME);
		for (String column : List.of(EstimateColumns.PER_SECOND, EstimateColumns.PER_CALL, EstimateColumns.PER_CALL)) {
			sort(ProbeRows.lines(estimates), column);
		}
		for (Grouping grouping : List.of(Grouping.TYPE, Grouping.WRITER, Grouping.NONE)) {
			settled(() -> estimates.content().probes().group(grouping));
		}
		step("estimates: sorting and grouping", NOTICED);
		Text filter = Fields.find(PartWidgets.widget(estimates), Text.class, "Filter probes");
		for (String typed = ""; typed.length() < "controller".length();) {
			typed = "controller".substring(0, typed.length() + 1);
			String text = typed;
			paced(() -> filter.setText(text));
		}
		settled(() -> filter.setText(""));
		step("estimates: filtering", FRAME);
	}

	/** What-if, details, scenarios and another result set. */
	private void tryOut(EstimatesView estimates) throws Exception {
		Table table = Workbench.ui(() -> ProbeRows.lines(estimates).widget());
		settled(() -> EstimateTools.tryOut(true));
		for (int i = 0; i < WHOLES; i++) {
			int row = i;
			settled(() -> {
				table.setSelection(row);
				table.notifyListeners(SWT.Selection, new Event());
				Event space = new Event();
				space.keyCode = ' ';
				space.character = ' ';
				table.notifyListeners(SWT.KeyDown, space);
			});
		}
		Workbench.press("Undo Last", estimates);
		Workbench.press("Discard", estimates);
		settled(() -> EstimateTools.tryOut(false));
		step("estimates: what if", NOTICED);
		new EstimateSettings(Budget.NONE, Worth.WISH, List.of("probes=all-deactivated", "results=waller-2014-pt2"))
				.save(estimates.project().orElseThrow());
		for (String tab : EstimateTools.TABS) {
			settled(() -> EstimateTools.detail(estimates, tab));
		}
		settled(() -> EstimateTools.details(estimates, false));
		step("estimates: scenarios and details", NOTICED);
		chooseResults(estimates, "waller-2014-pt4");
		step("estimates: another result set", NOTICED);
	}

	/** Types, scrolls and marks in the editor of a file with probes, the estimates in sight. */
	private void edit(EstimatesView estimates) throws Exception {
		ITextEditor editor = Workbench.openEditor(kieker.type(EDITED));
		step("opening the editor", NOTICED);
		type(editor);
		step("typing", FRAME);
		scroll(editor);
		step("scrolling the editor", FRAME);
		mark(editor);
		step("marking methods, by the key", FRAME);
		IType type = kieker.type("kieker.monitoring.core.registry.ControlFlowRegistry");
		toggle(type);
		step("marking a type", FRAME);
		toggle(type.getPackageFragment());
		step("marking a package", FRAME);
		Workbench.waitFor("the estimate", () -> Workbench.ui(() -> ProbeRows.of(estimates).size()) == kieker.probes());
	}

	/** Removes probes and adds them again, by the key. */
	private void mark(ITextEditor editor) throws Exception {
		IMethod[] methods = kieker.type(EDITED).getMethods();
		for (int i = 0; i < MARKS; i++) {
			IMethod method = methods[1 + i / 2 % (methods.length - 1)];
			paced(() -> editor.getSelectionProvider().setSelection(new TextSelection(method.getNameRange().getOffset(), 0)));
			toggle();
		}
	}

	/** In the Package Explorer. */
	private void toggle(IJavaElement element) throws Exception {
		Workbench.selectInPackageExplorer(element);
		for (int i = 0; i < WHOLES; i++) {
			toggle();
		}
	}

	private void toggle() throws Exception {
		int before = kieker.probes();
		Workbench.run("org.sonde.overhead.ui.toggleProbe");
		Workbench.waitFor("the mark", () -> kieker.probes() != before);
		Thread.sleep(PAUSE_MILLIS);
	}

	private void maintainability() throws Exception {
		Workbench.selectInPackageExplorer(kieker.project().java());
		MaintainabilityView view = view(MaintainabilityView.ID, MaintainabilityView.class);
		Workbench.waitPatiently("the figures", () -> Workbench.ui(() -> view.figures().isPresent()));
		step("maintainability: measuring", NOTICED);
		for (FiguresLevel level : List.of(FiguresLevel.PACKAGES, FiguresLevel.METHODS)) {
			settled(() -> view.show(level));
		}
		step("maintainability: other parts", NOTICED);
		scroll(ShownTable.of(view));
		step("maintainability: scrolling", FRAME);
		for (String column : List.of("name", "cyclomatic", "cyclomatic")) {
			sort(ShownTable.of(view), column);
		}
		step("maintainability: sorting", NOTICED);
		type(Workbench.openEditor(kieker.type(EDITED)));
		step("maintainability: following typing", FRAME);
	}

	private void compare() throws Exception {
		IPackagesViewPart explorer = Workbench.selectInPackageExplorer(kieker.project().java());
		Menu menu = Workbench.menuOn((IWorkbenchPart) explorer, kieker.project().java());
		Workbench.chooseLater(menu, "Compare With", "Sonde: Code of…");
		Shell dialog = Workbench.dialog("Compare Code of Versions");
		Workbench.ui(() -> {
			Workbench.texts(dialog).getLast().setText(kieker.earlier().toString());
			return null;
		});
		Workbench.press("Compare");
		ComparisonView view = Workbench.ui(() -> (ComparisonView) Workbench.page().findView(ComparisonView.ID));
		Workbench.waitPatiently("the comparison", () -> Workbench.ui(() -> view.comparison().isPresent()));
		step("comparison: comparing", NOTICED);
		scroll(PartWidgets.all(view, Table.class).getLast());
		step("comparison: scrolling", FRAME);
	}

	/** Filters the methods of all of Kieker while somebody types, and checks those that are shown. */
	private void suggest() throws Exception {
		IWorkbenchPart explorer = (IWorkbenchPart) Workbench.selectInPackageExplorer(kieker.project().java());
		Workbench.chooseLater(Workbench.menuOn(explorer, kieker.project().java()), "Sonde", "Suggest Probes…");
		Shell dialog = Workbench.dialog("Suggest Probes");
		Text filter = Workbench.ui(() -> Workbench.all(dialog, Text.class).stream().filter(Text::getEditable).findFirst().orElseThrow());
		step("suggestions: looking for methods", NOTICED);
		for (int letters = 1; letters <= "controller".length(); letters++) {
			String text = "controller".substring(0, letters);
			paced(() -> filter.setText(text));
		}
		settled(() -> filter.setText(""));
		step("suggestions: filtering", FRAME);
		Workbench.press("Check Shown");
		step("suggestions: checking all", FRAME);
		Camera.closeDialogs();
	}

	/** Has 2,000 methods placed, moves along the curve while editors and estimates follow, and applies the plan. */
	private void placeProbes(EstimatesView estimates) throws Exception {
		Workbench.selectInPackageExplorer(kieker.packages("kieker").toArray(IPackageFragment[]::new));
		Workbench.run("org.sonde.overhead.ui.instrument");
		Workbench.waitPatiently("the probes", () -> kieker.probes() > PLACED);
		Workbench.openEditor(kieker.type(EDITED));
		PlacementView view = view(PlacementView.ID, PlacementView.class);
		PlacementScreens.follow(view, kieker.project().project());
		Fields.choose(Workbench.ui(() -> PartWidgets.widget(view)), "What to show most of", "differences of traces");
		Fields.type(Workbench.ui(() -> PartWidgets.widget(view)), "Budget in percent", "1");
		step("placement: opening", NOTICED);
		PlacementScreens.place(view, LargeRecording.write(folder.resolve("large"), kieker.methods().subList(0, PLACED)));
		Workbench.waitPatiently("the curve",
				() -> Workbench.ui(() -> !PartWidgets.all(view, Scale.class).isEmpty() && !PartWidgets.texts(view).contains("Computing")));
		step("placement: placing", NOTICED);
		int last = Workbench.ui(() -> PlacementScreens.slider(view).getMaximum());
		for (int place = 0; place <= last; place++) {
			PlacementScreens.move(view, place);
			Thread.sleep(10 * PAUSE_MILLIS);
		}
		Workbench.waitPatiently("the plan", () -> !PartWidgets.texts(view).contains("Computing"));
		step("placement: moving the slider", FRAME);
		PlacementScreens.move(view, last / 2);
		Workbench.waitPatiently("the plan", () -> !PartWidgets.texts(view).contains("Computing"));
		Workbench.pressForDialog("Apply", view);
		Workbench.dialog("Apply Placement");
		Workbench.press("Remove");
		Workbench.waitPatiently("the applied plan", () -> PartWidgets.texts(view).contains("The plan has these probes."));
		Workbench.waitPatiently("the estimate", () -> Workbench.ui(() -> ProbeRows.of(estimates).size()) == kieker.probes());
		step("placement: applying", NOTICED);
	}

	private void exportReport() throws Exception {
		Path file = folder.resolve("report.html");
		WizardDialog dialog = Workbench.ui(() -> {
			IWorkbenchWizard wizard = PlatformUI.getWorkbench().getExportWizardRegistry().findWizard("org.sonde.overhead.ui.export.report")
					.createWizard();
			wizard.init(PlatformUI.getWorkbench(), new StructuredSelection(kieker.project().plan()));
			WizardDialog opened = new WizardDialog(Workbench.page().getWorkbenchWindow().getShell(), wizard);
			opened.setBlockOnOpen(false);
			opened.open();
			return opened;
		});
		Fields.type(dialog.getShell(), "File", file.toString());
		Workbench.waitFor("what the wizard needs", () -> Workbench.ui(() -> dialog.getCurrentPage().getWizard().canFinish()));
		Workbench.press("Finish");
		Workbench.waitPatiently("the report", () -> Files.exists(file));
	}

	/** The first time classes are loaded, too. */
	private void openAgain() throws Exception {
		for (String id : VIEWS) {
			settled(() -> Workbench.page().hideView(Workbench.page().findView(id)));
		}
		step("closing the views", NOTICED);
		for (String id : VIEWS) {
			settled(() -> view(id, IWorkbenchPart.class));
		}
		step("opening the views once more", NOTICED);
	}

	private static void type(ITextEditor editor) throws Exception {
		IDocument document = editor.getDocumentProvider().getDocument(editor.getEditorInput());
		int line = document.getNumberOfLines() / 2;
		for (int i = 0; i < STROKES; i++) {
			String text = i % 10 == 0 ? "\n" : " ";
			paced(() -> document.replace(document.getLineOffset(line), 0, text));
		}
	}

	private static void scroll(ITextEditor editor) throws Exception {
		StyledText text = (StyledText) Workbench.ui(() -> editor.getAdapter(Control.class));
		for (int i = 0; i < PAGES; i++) {
			int line = i * 12;
			paced(() -> {
				text.setTopIndex(line % text.getLineCount());
				text.update();
			});
		}
	}

	private static void scroll(ShownTable<?> lines) throws Exception {
		scroll(lines.widget());
	}

	private static void scroll(Table table) throws Exception {
		for (int i = 0; i < PAGES; i++) {
			int row = i * 8;
			paced(() -> {
				table.setTopIndex(row % Math.max(1, table.getItemCount()));
				table.update();
			});
		}
	}

	private static void sort(ShownTable<?> table, String column) throws Exception {
		settled(() -> table.sort(column));
	}

	/** Runs in the user interface's thread. */
	private interface Action {
		void run() throws Exception;
	}

	/** With a pause afterwards, as people make. */
	private static void paced(Action action) throws Exception {
		Workbench.ui(() -> {
			action.run();
			return null;
		});
		Thread.sleep(PAUSE_MILLIS);
	}

	/** With a pause for the background work that follows. */
	private static void settled(Action action) throws Exception {
		paced(action);
		Thread.sleep(10 * PAUSE_MILLIS);
	}
}
