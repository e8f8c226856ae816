/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.stream.IntStream;

import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.jdt.launching.IJavaLaunchConfigurationConstants;
import org.eclipse.jdt.ui.IPackagesViewPart;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Scale;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swtchart.Chart;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.console.IConsoleConstants;
import org.eclipse.ui.forms.widgets.ScrolledForm;
import org.eclipse.ui.forms.widgets.Section;
import org.eclipse.ui.ide.IDE;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.benchmark.experiment.Effort;
import org.sonde.benchmark.study.Benchmark;
import org.sonde.benchmark.userprogram.JvmNotes;
import org.sonde.benchmark.userprogram.Observation;
import org.sonde.benchmark.userprogram.ProcessNotes;
import org.sonde.benchmark.userprogram.ProgramEffort;
import org.sonde.benchmark.userprogram.ProgramOverhead;
import org.sonde.benchmark.userprogram.ResourceUsage;
import org.sonde.benchmark.userprogram.StartUpTimes;
import org.sonde.benchmark.userprogram.UnitOfWork;
import org.sonde.benchmark.workload.RunLength;
import org.sonde.benchmark.workload.Shape;
import org.sonde.benchmark.workload.Workload;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.overhead.budget.Budget;
import org.sonde.overhead.budget.Worth;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.cost.PortionTotals;
import org.sonde.overhead.published.PublishedResults;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.json.ResultSetWriter;
import org.sonde.overhead.statistics.Interval;
import org.sonde.overhead.ui.benchmark.AvailableSubjects;
import org.sonde.overhead.ui.benchmark.BenchmarkRequest;
import org.sonde.overhead.ui.benchmark.BenchmarkView;
import org.sonde.overhead.ui.benchmark.Benchmarks;
import org.sonde.overhead.ui.code.FiguresLevel;
import org.sonde.overhead.ui.code.MaintainabilityView;
import org.sonde.overhead.ui.comparison.ComparisonView;
import org.sonde.overhead.ui.estimates.EstimatesView;
import org.sonde.overhead.ui.estimates.costs.EstimateSettings;
import org.sonde.overhead.ui.objects.LiveObjectsView;
import org.sonde.overhead.ui.perspective.SondePerspective;
import org.sonde.overhead.ui.placement.PlacementView;
import org.sonde.overhead.ui.plans.editor.PlanEditor;
import org.sonde.overhead.ui.refinement.RefinementState;
import org.sonde.overhead.ui.refinement.RefinementView;
import org.sonde.overhead.ui.results.ResultsView;
import org.sonde.overhead.ui.traces.MonitoringLogView;
import org.sonde.overhead.ui.tradeoff.TradeOffView;
import org.sonde.overhead.ui.userprogram.MeasureRequest;
import org.sonde.overhead.ui.userprogram.MeasureState;
import org.sonde.overhead.ui.userprogram.MeasuredOverheadView;
import org.sonde.report.userprogram.ProgramConditions;
import org.sonde.report.userprogram.ProgramPrediction;
import org.sonde.report.userprogram.ProgramReport;

/** Every view and the plan editor in little room, with a user's content: nothing is cut, nothing overlaps, and tables show lines. */
@ExtendWith(LoggedErrors.class)
class ViewLayoutTest {
	private static final int[] WIDTHS = { 300, 500, 800 };
	private static final int HEIGHT = 250;
	/** Of a view beside the Package Explorer, on a screen of 1280 pixels. */
	private static final int USUAL = 990;
	/** Of the lower folder in a window of 800 by 600. */
	private static final Point LOW = new Point(612, 165);
	private static final int ENOUGH_FORKS = 6;

	@TempDir
	private Path folder;

	private final List<String> faults = new ArrayList<>();
	private Screens screens;

	/** A workbench as if it were new, which is left so. */
	@BeforeEach
	void open() {
		screens = new Screens() {
			@Override
			void take(Camera camera, Path to) {
				// takes none
			}
		};
		screens.open();
	}

	@AfterEach
	void close() throws Exception {
		Benchmarks.here().cancel();
		Workbench.waitFor("the end of the benchmark", () -> !Benchmarks.here().isRunning());
		screens.close();
	}

	/** In each width. */
	private void checkAll(IViewPart view, String what) throws Exception {
		maximize(view, true);
		for (int width : WIDTHS) {
			resize(view, width, HEIGHT);
			look(PartWidgets.widget(view), what + "-" + width);
		}
		maximize(view, false);
	}

	private static void resize(IViewPart view, int width, int height) throws Exception {
		Composite widget = PartWidgets.widget(view);
		Point size = new Point(width, height);
		Workbench.waitFor("the size", () -> Workbench.ui(() -> {
			boolean already = widget.getSize().equals(size);
			widget.setSize(size);
			return already;
		}));
	}

	private static void maximize(IViewPart view, boolean maximized) {
		Workbench.ui(() -> {
			Workbench.page().activate(view);
			return null;
		});
		Workbench.state(view, maximized ? IWorkbenchPage.STATE_MAXIMIZED : IWorkbenchPage.STATE_RESTORED);
	}

	private void look(Composite widget, String name) throws Exception {
		// The view's content was waited for, so only its size has changed. A running benchmark never comes to rest.
		Workbench.picture("layout-" + name, () -> Camera.onScreen(widget), 2, Benchmarks.here().isRunning() ? 4 : 10);
		Workbench.ui(() -> faults.addAll(LayoutFaults.of(widget).stream().map(fault -> name + ": " + fault).toList()));
	}

	/** Not maximised: beside the Package Explorer and below an editor. */
	private IViewPart checkSmallWindow(String id) throws Exception {
		Workbench.ui(() -> {
			PlatformUI.getWorkbench().showPerspective(SondePerspective.ID, Workbench.page().getWorkbenchWindow());
			Workbench.page().resetPerspective();
			Workbench.page().getWorkbenchWindow().getShell().setBounds(0, 0, 800, 600);
			return Workbench.page().showView(id);
		});
		IViewPart view = Workbench.ui(() -> Workbench.page().findView(id));
		look(PartWidgets.widget(view), view.getClass().getSimpleName() + "-window");
		return view;
	}

	/** There the lower folder has a quarter of the height, which is less than a row of a table beneath the view's tool bar. */
	@Test
	void inTheJavaPerspectiveOfASmallWindow() throws Exception {
		SampleProject sample = new SampleProject(folder);
		for (String id : List.of(EstimatesView.ID, MonitoringLogView.ID, MaintainabilityView.ID, PlacementView.ID, TradeOffView.ID,
				ResultsView.ID)) {
			Workbench.showJavaPerspective();
			IViewPart view = Workbench.ui(() -> {
				Workbench.closeViews(id);
				Workbench.page().resetPerspective();
				Workbench.page().getWorkbenchWindow().getShell().setBounds(0, 0, 800, 600);
				Workbench.page().showView(IPageLayout.ID_PROBLEM_VIEW);
				return Workbench.page().showView(id);
			});
			Workbench.waitFor("room for a few rows: " + id, () -> Workbench.ui(() -> PartWidgets.widget(view).getSize().y >= 150));
			if (view instanceof EstimatesView estimates) {
				Workbench.ui(() -> {
					estimates.show(sample.project());
					return null;
				});
				Workbench.waitFor("the probes", () -> Workbench.ui(() -> estimates.findings().isPresent()));
				Workbench.waitFor("three rows", () -> isInSight(view, ProbeRows.lines(estimates).widget()));
			}
			Workbench.picture("java-perspective-" + view.getClass().getSimpleName());
			assertThat(Workbench.ui(() -> Workbench.page().getWorkbenchWindow().getShell().getClientArea().height / 2))
					.as("the editor keeps half").isGreaterThan(Workbench.ui(() -> Camera.folderOf(view).getSize().y));
			Workbench.closeView(view);
		}
		assertNoFaults();
	}

	private void assertNoFaults() {
		assertThat(faults).as(String.join("\n", faults)).isEmpty();
	}

	private static void tab(IViewPart view, String title) {
		Workbench.ui(() -> {
			PartWidgets.tab(view, title);
			return null;
		});
	}

	@Test
	void overheadEstimates() throws Exception {
		SampleProject sample = new SampleProject(folder);
		EstimatesView view = (EstimatesView) Screens.show(EstimatesView.ID);
		checkAll(view, "estimates-empty");
		Workbench.ui(() -> {
			view.show(sample.project());
			return null;
		});
		Workbench.waitFor("the probes", () -> Workbench.ui(() -> ProbeRows.lines(view).rows().size() > 10 && view.findings().isPresent()));
		checkAll(view, "estimates");
		maximize(view, true);
		resize(view, USUAL, HEIGHT);
		look(PartWidgets.widget(view), "estimates-" + USUAL);
		Table costs = ProbeRows.lines(view).widget();
		assertThat(Workbench
				.ui(() -> IntStream.range(0, costs.getColumnCount()).filter(i -> costs.getColumn(i).getText().equals("Cost per second"))
				.map(i -> costs.getItem(0).getBounds(i).x + costs.getColumn(i).getWidth()).findFirst().orElseThrow()))
				.as("where the cost per second ends").isLessThanOrEqualTo(USUAL);
		maximize(view, false);
		maximize(view, true);
		Combo plan = PartWidgets.all(view, Combo.class).getFirst();
		boolean whole = Workbench.ui(() -> plan.getSize().x >= plan.computeSize(SWT.DEFAULT, SWT.DEFAULT).x);
		assertThat(whole).as("the plan is not cut beside long results").isTrue();
		maximize(view, false);
		new EstimateSettings(
				new Budget(OptionalDouble.empty(), OptionalDouble.empty(), OptionalDouble.of(0.5), OptionalDouble.empty()), Worth.WISH,
				List.of("probes=all-deactivated", "results=waller-2014-pt4,probes=all-active")).save(sample.project());
		Workbench.waitFor("the verdict", () -> PartWidgets.texts(view).toLowerCase(Locale.ROOT).matches("(?s).*(within|over) budget.*"));
		for (String tab : EstimateTools.TABS) {
			Workbench.ui(() -> {
				EstimateTools.detail(view, tab);
				return null;
			});
			checkAll(view, "estimates-" + tab.toLowerCase().replace(' ', '-'));
			if (tab.equals(EstimateTools.SCENARIOS)) {
				maximize(view, true);
				resize(view, WIDTHS[2], HEIGHT);
				List<Table> tables = PartWidgets.all(view, Table.class);
				assertThat(Workbench.ui(() -> tables.getLast().getClientArea().width)).as("a name and what it costs").isGreaterThan(535);
				maximize(view, false);
			}
			if (tab.equals(EstimateTools.ADVICE)) {
				maximize(view, true);
				resize(view, WIDTHS[1], HEIGHT);
				assertThat(buttons(view)).as("whatever the room").contains("Try It", "Budget…");
				maximize(view, false);
			}
		}
		Workbench.ui(() -> {
			EstimateTools.details(view, false);
			EstimateTools.tryOut(true);
			return null;
		});
		try {
			checkAll(view, "estimates-what-if");
		} finally {
			Workbench.ui(() -> {
				EstimateTools.tryOut(false);
				return null;
			});
		}
		EstimatesView small = (EstimatesView) checkSmallWindow(EstimatesView.ID);
		assertThat(PartWidgets.texts(small)).as("if only by scrolling").contains("Plan:", "Results:", "Writer:", "Threads:",
				"Plan: at least", "budget");
		assertThat(isInSight(small, ProbeRows.lines(small).widget())).as("without scrolling").isTrue();
		Workbench.ui(() -> {
			EstimateTools.tryOut(true);
			return null;
		});
		try {
			look(PartWidgets.widget(small), "EstimatesView-what-if-window");
			assertThat(PartWidgets.texts(small)).contains("Writer:", "Threads:", "Framework:", "JVM:");
		} finally {
			Workbench.ui(() -> {
				EstimateTools.tryOut(false);
				return null;
			});
		}
		Workbench.ui(() -> {
			EstimateTools.detail(small, EstimateTools.ADVICE);
			return null;
		});
		look(PartWidgets.widget(small), "EstimatesView-advice-window");
		Button attempt = PartWidgets.all(small, Button.class).stream().filter(button -> name(button).equals("Try It")).findFirst()
				.orElseThrow();
		assertThat(isInSight(small, attempt)).isTrue();
		assertNoFaults();
	}

	/** Nobody chooses what is out of sight: in the Java perspective of a small screen there is room for a few rows alone. */
	@Test
	void theChoiceOfAResultSetComesFirst() throws Exception {
		JavaProject project = new JavaProject("withoutResults");
		project.add("shop", "Cart.java", "package shop; class Cart { void add() {} }");
		PlanStore.ofWorkspace().edit(project.plan(),
				plan -> plan.getProbes().add(Probes.create(MethodSignature.parse("void shop.Cart.add()"))), null);
		EstimatesView view = (EstimatesView) Screens.show(EstimatesView.ID);
		maximize(view, true);
		resize(view, 952, 134);
		Workbench.ui(() -> {
			view.show(project.project());
			return null;
		});
		Workbench.waitFor("the probe", () -> !ProbeRows.of(view).isEmpty());
		Workbench.ui(() -> {
			view.setFocus();
			return null;
		});
		Combo results = PartWidgets.all(view, Combo.class).get(1);
		Workbench.waitFor("the choice in sight", () -> isInSight(view, results));
		Workbench.picture("estimates-without-results-low");
		PlanStore.ofWorkspace().edit(project.plan(), plan -> plan.setResultSet("waller-2014-pt4"), null);
		Workbench.waitFor("the rows in sight", () -> !isInSight(view, results));
		maximize(view, false);
		project.delete();
	}

	private static String name(Button button) {
		return Workbench.ui(() -> button.getText().replace("&", ""));
	}

	private static List<String> buttons(IViewPart view) {
		return PartWidgets.all(view, Button.class).stream().map(ViewLayoutTest::name).toList();
	}

	/** Whether the whole control is in sight now. */
	private static boolean isInSight(IViewPart view, Control control) {
		return Workbench.ui(() -> {
			Composite widget = PartWidgets.widget(view);
			Rectangle bounds = control.getDisplay().map(control.getParent(), widget, control.getBounds());
			return bounds.intersection(widget.getClientArea()).equals(bounds);
		});
	}

	@Test
	void planEditor() throws Exception {
		SampleProject sample = new SampleProject(folder);
		PlanEditor editor = Workbench.ui(() -> (PlanEditor) IDE.openEditor(Workbench.page(), sample.plan()));
		Workbench.ui(() -> {
			Workbench.page().setPartState(Workbench.page().getReference(editor), IWorkbenchPage.STATE_MAXIMIZED);
			return null;
		});
		Composite form = Workbench.ui(() -> (Composite) editor.getActivePageInstance().getPartControl());
		Table probes = Workbench.ui(() -> Workbench.all(form, Table.class).getFirst());
		Workbench.waitFor("the probes", () -> Workbench.ui(() -> probes.getItemCount() == 18));
		for (int width : WIDTHS) {
			Workbench.waitFor("the size", () -> Workbench.ui(() -> {
				boolean already = form.getSize().x == width;
				form.setSize(width, 600);
				return already;
			}));
			look(form, "plan-editor-" + width);
			assertThat(Workbench.ui(() -> ((ScrolledForm) form).getHorizontalBar().isVisible())).as("scrolled sideways at " + width)
					.isFalse();
		}
		Section plan = Workbench.ui(() -> Workbench.all(form, Section.class).getFirst());
		Workbench.ui(() -> {
			plan.setExpanded(false);
			return null;
		});
		look(form, "plan-editor-closed");
		Workbench.ui(() -> {
			plan.setExpanded(true);
			return null;
		});
		Workbench.waitFor("rows beside all fields, if only by scrolling", () -> Workbench.ui(() -> {
			Rectangle seventh = probes.getItem(6).getBounds();
			return seventh.y + seventh.height <= probes.getSize().y;
		}));
		Workbench.ui(() -> {
			Workbench.page().setPartState(Workbench.page().getReference(editor), IWorkbenchPage.STATE_RESTORED);
			return null;
		});
		assertNoFaults();
	}

	@Test
	void tradeOff() throws Exception {
		TradeOffView view = (TradeOffView) Screens.show(TradeOffView.ID);
		Workbench.waitFor("the series", () -> !ShownTable.of(view).rows().isEmpty());
		ShownTable.of(view).select(1);
		checkAll(view, "trade-off");
		IViewPart small = checkSmallWindow(TradeOffView.ID);
		Chart chart = PartWidgets.all(small, Chart.class).getFirst();
		assertThat(isInSight(small, chart)).as("the axes of a chart that is cut are painted over the status line").isTrue();
		Text details = PartWidgets.all(small, Text.class).getLast();
		Workbench.waitFor("the details", () -> Workbench.ui(() -> details.getText().lines().count() > 1));
		Rectangle before = Workbench.ui(details::getBounds);
		String words = Workbench.ui(details::getText);
		maximize(small, true);
		Workbench.picture("layout-trade-off-maximised");
		maximize(small, false);
		Workbench.ui(() -> faults.addAll(LayoutFaults.of(PartWidgets.widget(small))));
		assertThat(Workbench.ui(details::getBounds)).as("as before").isEqualTo(before);
		Workbench.waitFor("lines that are as wide as their room",
				() -> Workbench.ui(() -> details.getClientArea().width <= details.getSize().x
				&& details.getText().equals(words)));
		Workbench.picture("layout-trade-off-restored");
		assertNoFaults();
	}

	@Test
	void maintainabilityAndItsComparison() throws Exception {
		SampleProject sample = new SampleProject(folder);
		MaintainabilityView view = (MaintainabilityView) Screens.show(MaintainabilityView.ID);
		Workbench.ui(() -> {
			view.show(sample.project());
			return null;
		});
		Workbench.waitFor("the figures", () -> Workbench.ui(() -> view.figures().isPresent()));
		for (FiguresLevel level : FiguresLevel.values()) {
			Workbench.ui(() -> {
				view.show(level);
				return null;
			});
			checkAll(view, "maintainability-" + level.name().toLowerCase());
		}
		IPackagesViewPart explorer = Workbench.selectInPackageExplorer(sample.java());
		Workbench.chooseLater(Workbench.menuOn((IWorkbenchPart) explorer, sample.java()), "Compare With", "Sonde: Code of…");
		Workbench.press("Compare");
		Workbench.waitFor("the comparison",
				() -> Workbench.ui(() -> Workbench.page().findView(ComparisonView.ID) instanceof ComparisonView comparison
				&& comparison.comparison().isPresent()));
		checkAll(Workbench.ui(() -> Workbench.page().findView(ComparisonView.ID)), "comparison");
		checkSmallWindow(MaintainabilityView.ID);
		checkSmallWindow(ComparisonView.ID);
		assertNoFaults();
	}

	@Test
	void benchmarkResults() throws Exception {
		JavaProject project = new JavaProject("benchmarks");
		List<ResultSet> own = new ArrayList<>(List.of(MadeResults.ofForks("own", "Own measurement"), MadeResults.ofDepths()));
		IntStream.rangeClosed(1, 16).forEach(day -> own.add(MadeResults.ofNight(day)));
		for (ResultSet set : own) {
			project.project().getFile(set.id() + ".json").create(JavaProject.stream(ResultSetWriter.toJson(set)), true, null);
		}
		ResultsView view = (ResultsView) Screens.show(ResultsView.ID);
		Workbench.ui(() -> {
			view.show(project.project());
			return null;
		});
		Workbench.waitFor("the result sets",
				() -> ResultList.rows(view).stream().filter(row -> !row.file().isEmpty()).count() == own.size());
		List<String> published = List.of("waller-2014-base", "waller-2014-pt3");
		Map<String, List<String>> selections = Map.of("Portions", published, "Forks", List.of("own"), "Figures", List.of("own"),
				"Source and Conditions", published.subList(0, 1), "Comparison", published, "Matrix",
				List.of("night-4", "night-8", "night-12"), "Curves", List.of("depths"), "Over Time", List.of("night-4"));
		for (String tab : selections.keySet()) {
			ResultList.select(view, selections.get(tab));
			tab(view, tab);
			checkAll(view, "results-" + tab.toLowerCase().replace(' ', '-'));
		}
		maximize(view, true);
		resize(view, LOW.x, LOW.y);
		look(PartWidgets.widget(view), "results-low");
		assertThat(PartWidgets.all(view, CTabFolder.class)).as("with its tabs, which are below").allMatch(tabs -> isInSight(view, tabs));
		maximize(view, false);
		checkSmallWindow(ResultsView.ID);
		assertNoFaults();
	}

	@Test
	void benchmark() throws Exception {
		JavaProject project = new JavaProject("benchmarks");
		BenchmarkView view = (BenchmarkView) Screens.show(BenchmarkView.ID);
		checkAll(view, Benchmarks.here().state().isEmpty() ? "benchmark-empty" : "benchmark-before");
		Path descriptor = Files.writeString(folder.resolve("stopwatch.json"), BenchmarkRuns.SUBJECT);
		AvailableSubjects available = AvailableSubjects.read(List.of(descriptor.toString()));
		Benchmark.Design design = new Benchmark.Design(List.of(Benchmark.Chosen.all(available.subjects().get(descriptor.toString()))),
				List.of(Workload.of(Shape.NESTED, 8)), new RunLength(100_000, Duration.ofMillis(200)),
				new Effort(50, 50, OptionalDouble.empty(), Optional.empty(), 1), available.javas(), List.of(), "sonde bench run stopwatch",
				Optional.empty());
		BenchmarkRequest request = new BenchmarkRequest("Stopwatch, called by hand", design, project.project(), false, true,
				Optional.empty());
		Benchmarks.here().start(request);
		// The view may still show a benchmark of another test.
		Workbench.waitFor("forks of this benchmark", () -> BenchmarkRuns.forks(view, request) >= ENOUGH_FORKS);
		for (String tab : List.of("Means", "Precision", "Matrix", "Forks")) {
			tab(view, tab);
			checkAll(view, "benchmark-" + tab.toLowerCase());
		}
		Benchmarks.here().cancel();
		Workbench.waitFor("the end of the benchmark", () -> !Benchmarks.here().isRunning());
		Workbench.waitFor("the view of the end", () -> BenchmarkRuns.says(view, Benchmarks.here().state().orElseThrow().message()));
		checkAll(view, "benchmark-cancelled");
		checkSmallWindow(BenchmarkView.ID);
		assertNoFaults();
	}

	@Test
	void measuredOverhead() throws Exception {
		SampleProject sample = new SampleProject(folder);
		MeasuredOverheadView view = (MeasuredOverheadView) Screens.show(MeasuredOverheadView.ID);
		checkAll(view, "measured-empty");
		ILaunchConfiguration configuration = DebugPlugin.getDefault().getLaunchManager()
				.getLaunchConfigurationType(IJavaLaunchConfigurationConstants.ID_JAVA_APPLICATION).newInstance(null, "Depot").doSave();
		MeasureRequest request = new MeasureRequest(configuration, (PlanState.Loaded) PlanStore.ofWorkspace().load(sample.project()),
				UnitOfWork.ofMethod("depot.Depot.accept"), new ProgramEffort(3, 3, 0.05, Duration.ofMinutes(5), Duration.ofMillis(300),
						Duration.ofSeconds(1), Duration.ofMillis(100), false), Optional.of("waller-2014-base"));
		show(view, new MeasureState(request, MeasureState.Stage.MEASURING, "JVM 2 of 3: measuring the calls of depot.Depot.accept", 1, 3,
				Optional.of(report()), Optional.empty(), List.of()));
		checkAll(view, "measured-running");
		ProgramConditions conditions = new ProgramConditions("2026-11-23", "depot.Main", "depot.Main", "", "bin", "3 JVMs", "Kieker 2.0.2",
				"parcel-depot.probes", "binary", "25", "a machine", "Linux");
		show(view, new MeasureState(request, MeasureState.Stage.DONE, "", 3, 3, Optional.of(report()), Optional.of(conditions), List.of()));
		for (String tab : List.of("Overhead", "CPU Time", "Whole JVM", "Notes")) {
			tab(view, tab);
			checkAll(view, "measured-" + tab.toLowerCase().replace(' ', '-'));
		}
		assertThat(PartWidgets.texts(view)).as("above all tabs: why there are few figures").contains("3 of 3 JVMs");
		tab(view, "Overhead");
		maximize(view, true);
		resize(view, 540, HEIGHT);
		Table overhead = PartWidgets.all(view, Table.class).getFirst();
		assertThat(Workbench.ui(() -> overhead.getClientArea().width)).as("as in a small window: what was measured, and how much it is")
				.isGreaterThanOrEqualTo(Workbench.ui(() -> overhead.getColumn(0).getWidth() + overhead.getColumn(1).getWidth()));
		resize(view, 1240, 400);
		Workbench.waitFor("below the editor on a large screen: also whether the estimate contains it",
				() -> Workbench.ui(() -> Arrays.stream(overhead.getColumns()).mapToInt(TableColumn::getWidth)
						.sum() <= overhead.getClientArea().width));
		maximize(view, false);
		checkSmallWindow(MeasuredOverheadView.ID);
		assertNoFaults();
	}

	private static void show(MeasuredOverheadView view, MeasureState state) {
		Workbench.ui(() -> {
			view.show(state);
			return null;
		});
	}

	private static ProgramReport report() {
		List<Observation.Window> windows = IntStream.range(0, 12).mapToObj(i -> i % 2 == 0).map(active -> new Observation.Window(active,
				new ResourceUsage(2_000_000, 100, active ? 1_500_000 : 1_000_000, 0, 2_000_000, 6400, 0, 0))).toList();
		ResourceUsage used = windows.getFirst().used();
		List<Observation> jvms = Collections.nCopies(3, new Observation(Optional.of(used), used, Optional.empty(), windows, true,
				new JvmNotes(true, false, OptionalLong.empty(), OptionalLong.empty(), 0, StartUpTimes.NONE, Optional.empty()),
				ProcessNotes.NONE));
		return new ProgramReport("call of depot.Depot.accept", new ProgramOverhead(Map.of(), Map.of(Phase.WRITING, jvms), Map.of()),
				Optional.of(new ProgramPrediction(new Interval(4500, 2000, 9000), Optional.empty(), Optional.of(new Interval(500, 0, 600)),
						Optional.of(new PortionTotals(Interval.exactly(1000), Interval.exactly(3000), 24, 2)), Optional.empty(), 20, 0,
						CostModel.of(PublishedResults.find("waller-2014-base").orElseThrow()), List.of())), Optional.empty());
	}

	@Test
	void placement() throws Exception {
		SampleProject sample = new SampleProject(folder);
		PlacementView view = (PlacementView) Screens.show(PlacementView.ID);
		checkAll(view, "placement-empty");
		PlacementScreens.follow(view, sample.project());
		Workbench.waitFor("the plan", () -> PlanStore.ofWorkspace().active(sample.project()) instanceof PlanState.Loaded);
		PlacementScreens.place(view, SampleRecording.write(folder.resolve("recording")));
		checkAll(view, "placement");
		maximize(view, true);
		resize(view, USUAL, 450);
		look(PartWidgets.widget(view), "placement-" + USUAL);
		Table methods = PartWidgets.all(view, Table.class).getFirst();
		assertThat(Workbench.ui(() -> Arrays.stream(methods.getColumns()).mapToInt(TableColumn::getWidth).sum()))
				.as("all columns, in sight")
				.isLessThanOrEqualTo(Workbench.ui(() -> methods.getSize().x));
		maximize(view, false);
		IViewPart small = checkSmallWindow(PlacementView.ID);
		assertThat(isInSight(small, PartWidgets.all(small, Scale.class).getFirst())).as("without scrolling").isTrue();
		assertNoFaults();
	}

	/** A header that was shown whole leaves the room to what was placed. */
	@Test
	void aPlacementInALowView() throws Exception {
		SampleProject sample = new SampleProject(folder);
		PlacementView view = (PlacementView) Screens.show(PlacementView.ID);
		PlacementScreens.follow(view, sample.project());
		maximize(view, true);
		resize(view, LOW.x, LOW.y);
		Workbench.waitFor("the plan", () -> PlanStore.ofWorkspace().active(sample.project()) instanceof PlanState.Loaded);
		PlacementScreens.place(view, SampleRecording.write(folder.resolve("recording")));
		look(PartWidgets.widget(view), "placement-low");
		assertThat(PartWidgets.all(view, Scale.class)).allMatch(scale -> isInSight(view, scale));
		assertThat(PartWidgets.all(view, Button.class).stream().filter(button -> isInSight(view, button)).map(ViewLayoutTest::name))
				.contains("Preview", "Apply", "Changes…", "Discard");
		assertThat(buttons(view)).as("if only by scrolling").contains("Keep the plan's probes", "Place");
		maximize(view, false);
		assertNoFaults();
	}

	@Test
	void liveObjects() throws Exception {
		checkAll(Screens.show(LiveObjectsView.ID), "objects-empty");
		WatchedShop shop = new WatchedShop("liveObjects");
		try {
			LiveObjectsView view = shop.run();
			WatchedShop.open(view, "total");
			shop.add(3);
			Workbench.waitFor("the history", () -> PartWidgets.texts(view).contains("1 change."));
			checkAll(view, "objects");
			PartWidgets.tab(view, "Changes");
			checkAll(view, "objects-changes");
		} finally {
			shop.close();
		}
		assertNoFaults();
	}

	@Test
	void refinement() throws Exception {
		SampleProject sample = new SampleProject(folder);
		RefinementView view = (RefinementView) Screens.show(RefinementView.ID);
		checkAll(view, "refinement-empty");
		ILaunchConfiguration configuration = DebugPlugin.getDefault().getLaunchManager()
				.getLaunchConfigurationType(IJavaLaunchConfigurationConstants.ID_JAVA_APPLICATION).newInstance(null, "Depot").doSave();
		MadeRefinement made = new MadeRefinement(configuration, (PlanState.Loaded) PlanStore.ofWorkspace().load(sample.project()));
		show(view, made.running());
		checkAll(view, "refinement-running");
		show(view, made.done());
		checkAll(view, "refinement");
		checkSmallWindow(RefinementView.ID);
		assertNoFaults();
	}

	private static void show(RefinementView view, RefinementState state) {
		Workbench.ui(() -> {
			view.show(state);
			return null;
		});
	}

	@Test
	void monitoringLog() throws Exception {
		SampleProject sample = new SampleProject(folder);
		Path log = KiekerLogFile.write(folder.resolve("kieker-log"));
		MonitoringLogView view = (MonitoringLogView) Screens.show(MonitoringLogView.ID);
		checkAll(view, "log-empty");
		Workbench.ui(() -> {
			view.show(sample.project());
			view.read(List.of(log));
			return null;
		});
		Workbench.waitFor("the log", () -> Workbench.ui(view::log).isPresent());
		Map<String, List<String>> controls = Map.of("Traces", List.of("Show:"), "Call Trees", List.of("Width:"), "Call Graph",
				List.of("By:", "Least calls:", "Neighbours only"), "Plan and Log", List.of("Copy Call Rates into Plan", "Not Recorded"));
		tab(view, "Plan and Log");
		Workbench.waitFor("the plan", () -> !LogRows.planned(view).rows().isEmpty());
		for (String tab : List.of("Operations", "Traces", "Call Trees", "Call Graph", "Plan and Log")) {
			tab(view, tab);
			checkAll(view, "log-" + tab.toLowerCase().replace(' ', '-'));
		}
		maximize(view, true);
		resize(view, LOW.x, LOW.y);
		for (String tab : controls.keySet()) {
			tab(view, tab);
			look(PartWidgets.widget(view), "log-low-" + tab.toLowerCase().replace(' ', '-'));
			String words = PartWidgets.texts(view).replace("&", "") + buttons(view);
			assertThat(words).as("if only by scrolling").contains(controls.get(tab));
			assertThat(PartWidgets.all(view, Tree.class)).as("the calls").allMatch(tree -> isInSight(view, tree));
		}
		maximize(view, false);
		checkSmallWindow(MonitoringLogView.ID);
		Workbench.ui(() -> Workbench.page().showView(IConsoleConstants.ID_CONSOLE_VIEW, null, IWorkbenchPage.VIEW_VISIBLE));
		look(PartWidgets.widget(view), "log-beside-console");
		assertNoFaults();
	}
}
