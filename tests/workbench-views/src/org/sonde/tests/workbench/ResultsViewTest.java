/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.eclipse.core.resources.IFile;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swtchart.Chart;
import org.eclipse.ui.IWorkbenchPage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.extension.ExtendWith;
import org.sonde.overhead.history.HistoryFile;
import org.sonde.overhead.published.PublishedResults;
import org.sonde.overhead.results.Conditions;
import org.sonde.overhead.results.Fork;
import org.sonde.overhead.results.GapSweep;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.Source;
import org.sonde.overhead.results.json.ResultSetWriter;
import org.sonde.overhead.statistics.Interval;
import org.sonde.overhead.ui.results.ResultRow;
import org.sonde.overhead.ui.results.ResultsView;

/** The view Benchmark Results: built-in sets, and one of the project with its forks. */
@ExtendWith(LoggedErrors.class)
class ResultsViewTest {

	private JavaProject project;
	private ResultsView view;

	@BeforeEach
	void open(TestInfo test) throws Exception {
		Workbench.showJavaPerspective();
		project = new JavaProject(test.getTestMethod().orElseThrow().getName());
		file("own.json").create(JavaProject.stream(ResultSetWriter.toJson(MadeResults.ofForks("own", "Own measurement"))), true, null);
		view = Workbench.ui(() -> (ResultsView) Workbench.page().showView(ResultsView.ID));
		Workbench.ui(() -> {
			view.show(project.project());
			Workbench.state(view, IWorkbenchPage.STATE_MAXIMIZED);
			return null;
		});
		Workbench.waitFor("the result sets", () -> rows().stream().anyMatch(row -> row.set().id().equals("own")));
	}

	@AfterEach
	void close() throws Exception {
		Workbench.closeEditors();
		Workbench.state(view, IWorkbenchPage.STATE_RESTORED);
		Workbench.closeView(view);
		project.delete();
	}

	private IFile file(String name) {
		return project.project().getFile(name);
	}

	private List<ResultRow> rows() {
		return ResultList.rows(view);
	}

	private void select(String... ids) {
		ResultList.select(view, List.of(ids));
	}

	private void picture(String tab, String name) throws Exception {
		Workbench.ui(() -> {
			PartWidgets.tab(view, tab);
			return null;
		});
		Workbench.picture(name);
	}

	@Test
	void listsTheProjectsSetsBeforeThoseBuiltIn() throws Exception {
		assertThat(rows().getFirst().set().id()).isEqualTo("own");
		assertThat(rows().stream().anyMatch(row -> row.set().id().equals("waller-2014-base"))).isTrue();
		select("waller-2014-base");
		assertThat(Workbench.ui(() -> Fields.rows(ResultList.table(view)).toList())).as("vendor and version")
				.anyMatch(row -> row.contains("\tOracle Java 1.7.0_25\t"));
		select("own");
		picture("Portions", "results-portions");
		assertThat(figures().getFirst()).containsSubsequence(": T adds ", ": I adds ", ": C adds ", ": W adds ");
	}

	@Test
	void drawsAForkWithItsWarmUpAndItsDistribution() throws Exception {
		select("own");
		picture("Forks", "results-forks");
		assertThat(Workbench.ui(() -> Fields.find(PartWidgets.widget(view), Combo.class, "Fork").getText())).contains("fork 3");
		assertThat(figures()).anyMatch(figures -> figures.contains("Steady calls: 900"));
		picture("Figures", "results-figures");
		picture("Source and Conditions", "results-source");
	}

	/** 50 ns a record, 10 µs a wake-up. */
	@Test
	void showsWhatTheSweepOfACalibrationDetermines() throws Exception {
		ResultSet base = PublishedResults.get("waller-2014-base");
		List<GapSweep.Cell> cells = DoubleStream.of(0, 1000, 4000, 12_000, 35_000, 120_000, 300_000)
				.mapToObj(gap -> new GapSweep.Cell("library", gap, 1, 1, 0, 1, Interval.exactly(250),
						Interval.exactly(400 + 10_000 * gap / (gap + 15_000)), Interval.exactly(400), 0.3)).toList();
		ResultSet calibrated = new ResultSet("calibrated", "Calibrated", base.tags(), base.source(), base.series(), base.maintainability(),
				base.conditions(), base.configurations(), List.of(new GapSweep("tcp", 5, cells)));
		file("calibrated.json").create(JavaProject.stream(ResultSetWriter.toJson(calibrated)), true, null);
		Workbench.waitFor("the calibrated set", () -> rows().stream().anyMatch(row -> row.set().id().equals("calibrated")));
		select("calibrated");
		Workbench.ui(() -> {
			PartWidgets.tab(view, "Source and Conditions");
			return null;
		});
		Workbench.waitFor("the fit of the sweep", () -> PartWidgets.texts(view).contains("waking the writer: 1"));
		Workbench.picture("results-sweep");
	}

	@Test
	void saysWhereNoForksAreKnown() throws Exception {
		select("waller-2014-base");
		picture("Forks", "results-no-forks");
		assertThat(PartWidgets.texts(view)).contains("import the raw files");
	}

	@Test
	void saysWhereThereAreNoPortions() throws Exception {
		select("mooms-2004-uniprocessor");
		picture("Portions", "results-no-portions");
		assertThat(figures()).isEmpty();
		select();
		picture("Portions", "results-nothing-selected");
		select("waller-2014-base");
		assertThat(figures()).hasSize(1);
	}

	@Test
	void comparesTwoSetsTheFirstSelectedBeingTheBaseline() throws Exception {
		select("waller-2014-pt3");
		select("waller-2014-pt3", "waller-2014-base");
		picture("Comparison", "results-comparison");
		assertThat(PartWidgets.texts(view)).contains("Baseline: " + PublishedResults.get("waller-2014-pt3").title() + ". ");
		picture("Portions", "results-two");
		select("own");
		PartWidgets.tab(view, "Comparison");
		assertThat(PartWidgets.texts(view)).contains("Select two result sets in the list").doesNotContain("Baseline: ");
	}

	@Test
	void holdsTheLastRunsSideBySide() throws Exception {
		file("second.json").create(JavaProject.stream(ResultSetWriter.toJson(MadeResults.ofForks("second", "Own measurement"))), true,
				null);
		Workbench.waitFor("the new set", () -> rows().stream().anyMatch(row -> row.set().id().equals("second")));
		select("own");
		picture("Matrix", "results-no-matrix");
		assertThat(PartWidgets.texts(view)).contains("Select two or more sets");
		select("own", "second");
		Table matrix = Workbench.ui(() -> Fields.find(PartWidgets.widget(view), Table.class, "Runs compared with each other"));
		Workbench.waitFor("the matrix", () -> Workbench.ui(matrix::isVisible));
		awaitSharedWidth(matrix);
		Workbench.picture("results-matrix");
		assertThat(Workbench.ui(() -> Stream.of(matrix.getColumns()).map(TableColumn::getText).toList()))
				.containsExactly("", "own Run writing", "second Run writing");
		assertThat(Workbench.ui(() -> Fields.rows(matrix).collect(Collectors.joining("\n"))))
				.matches("own Run writing\t\t= 1\\.\\d+ \\(0\\.9.*\nsecond Run writing\t= 1.*\t");

		// As where GTK lays out the columns after the width was shared: the one that was the last for a while is still as wide as the
		// table.
		Workbench.ui(() -> {
			matrix.getColumn(1).setWidth(3000);
			matrix.notifyListeners(SWT.Resize, new Event());
			return null;
		});
		Workbench.ui(() -> {
			matrix.getColumn(1).setWidth(200);
			return null;
		});
		awaitSharedWidth(matrix);
	}

	private static void awaitSharedWidth(Table matrix) throws Exception {
		Workbench.waitFor("columns that share the width", () -> {
			int[] widths = Workbench.ui(() -> Fields.widths(matrix));
			return Math.abs(widths[1] - widths[2]) <= 2 && widths[0] > widths[1];
		});
	}

	/** The title has the time behind it, as the benchmark in the IDE writes it. */
	@Test
	void showsABenchmarkOverTimeAndWhereItChanged() throws Exception {
		for (int day = 1; day <= 16; day++) {
			file("night-" + day + ".json").create(JavaProject.stream(ResultSetWriter.toJson(MadeResults.ofNight(day))), true, null);
		}
		Workbench.waitFor("the sets", () -> rows().stream().filter(row -> row.set().id().startsWith("night-")).count() == 16);
		assertThat(rows().stream().map(row -> row.set().id()).filter(id -> id.startsWith("night-")).toList()).as("as one counts")
				.isEqualTo(IntStream.rangeClosed(1, 16).mapToObj(day -> "night-" + day).toList());
		select("night-4");
		Workbench.ui(() -> {
			PartWidgets.tab(view, "Over Time");
			return null;
		});
		Workbench.waitFor("the change", () -> !changes().isEmpty());
		Workbench.picture("results-over-time");
		assertThat(changes()).containsExactly("night-9");
		assertThat(drawn()).as("the results, and the levels before and after the change").hasSize(3).contains(16);
		select("waller-2014-base");
		Workbench.picture("results-no-history");
	}

	/** A slower machine changes both runs but not their ratio. The writer, which becomes slower later, changes the ratio. */
	@Test
	void showsRatiosToTheRunWithoutProbesAndThePortionThatMoved() throws Exception {
		file("nightly.json").create(JavaProject.stream(HistoryFile.toJson(MadeResults.ofSlowerMachineAndWriter())), true, null);
		select("waller-2014-base");
		Workbench.ui(() -> {
			PartWidgets.tab(view, "Over Time");
			return null;
		});
		Workbench.waitFor("the history", () -> changes().equals(List.of("run-10", "run-10", "run-20")));
		Fields.choose(PartWidgets.widget(view), "History", item -> item.endsWith("ratios to No instrumentation"));
		Workbench.waitFor("the ratios", () -> changes().equals(List.of("run-10", "run-20")));
		Workbench.picture("results-ratios");
		Table changes = Fields.find(PartWidgets.widget(view), Table.class, "Changes of level");
		Workbench.waitFor("the portions", () -> Workbench.ui(() -> changes.getItem(1).getText(6)).equals("ICW (100 %)"));
	}

	@Test
	void drawsResponseTimesByDepth() throws Exception {
		file("depths.json").create(JavaProject.stream(ResultSetWriter.toJson(MadeResults.ofDepths())), true, null);
		Workbench.waitFor("the new set", () -> rows().stream().anyMatch(row -> row.set().id().equals("depths")));
		select("depths");
		picture("Curves", "results-curves");
		assertThat(Workbench.ui(() -> Fields.find(PartWidgets.widget(view), Combo.class, "Figure").getItem(0)))
				.isEqualTo("Response time by recursion depth");
		assertThat(drawn()).hasSize(3);
		select("waller-2014-base");
		picture("Curves", "results-no-curves");
		assertThat(drawn()).isEmpty();
	}

	/** What screen readers read of the charts on the tab. */
	private List<String> figures() {
		return PartWidgets.all(view, Chart.class).stream()
				.map(chart -> Workbench.ui(() -> ScreenReader.description((Control) chart.getPlotArea()))).toList();
	}

	/** The first result of each new level. */
	private List<String> changes() {
		return Workbench.ui(() -> PartWidgets.all(view, Table.class).stream()
				.filter(table -> ScreenReader.name(table).equals("Changes of level"))
				.flatMap(table -> Stream.of(table.getItems())).map(item -> item.getText(2)).filter(first -> !first.isEmpty()).toList());
	}

	/** How many points each line has that is drawn on the tab. */
	private List<Integer> drawn() {
		return Workbench.ui(() -> PartWidgets.all(view, Chart.class).stream()
				.flatMap(chart -> Arrays.stream(chart.getSeriesSet().getSeries())).map(series -> series.getXSeries().length).toList());
	}

	@Test
	void aFileThatComesIsListedAndOneThatIsBrokenIsTold() throws Exception {
		file("broken.json").create(JavaProject.stream("{\"format\": \"sonde-result-set\", \"version\": 1, "), true, null);
		String copy = ResultSetWriter.toJson(MadeResults.ofForks("second", "Own measurement"));
		file("second.json").create(JavaProject.stream(copy), true, null);
		Workbench.waitFor("the new set", () -> rows().stream().anyMatch(row -> row.set().id().equals("second")));
		Workbench.picture("results-broken");
		file("second.json").delete(true, null);
		Workbench.waitFor("the set to go", () -> rows().stream().noneMatch(row -> row.set().id().equals("second")));
	}

	@Test
	void offersWhatCanBeDoneWithASet() {
		select("waller-2014-base");
		assertThat(enabled()).containsExactly("Copy", "Duplicate…", "Import…", "Save Figures…", "Sort By");
		select("own");
		assertThat(enabled())
				.containsExactly("Open File", "Copy", "Duplicate…", "Delete…", "Import…", "Save Figures…", "Sort By", "Change Title…",
						"Rename…", "Tags…");
		select("own", "waller-2014-base");
		assertThat(enabled()).containsExactly("Copy", "Merge…", "Import…", "Save Figures…", "Sort By");
	}

	private List<String> enabled() {
		return Workbench.ui(() -> {
			Menu menu = ResultList.table(view).getMenu();
			menu.notifyListeners(SWT.Show, null);
			List<String> enabled = new ArrayList<>();
			for (MenuItem item : menu.getItems()) {
				if (item.isEnabled() && !item.getText().isEmpty()) {
					enabled.add(item.getText().replaceAll("&|\t.*", ""));
				}
			}
			menu.notifyListeners(SWT.Hide, null);
			return enabled;
		});
	}
}
