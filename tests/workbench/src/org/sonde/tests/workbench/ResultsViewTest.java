/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.eclipse.core.resources.IFile;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swtchart.Chart;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.extension.ExtendWith;
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
import org.sonde.report.results.ResultComparison;

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
			Workbench.page().toggleZoom(Workbench.page().getReference(view));
			return null;
		});
		Workbench.waitFor("the result sets", () -> rows().stream().anyMatch(row -> row.set().id().equals("own")));
	}

	@AfterEach
	void close() throws Exception {
		Workbench.closeEditors();
		Workbench.ui(() -> {
			Workbench.page().toggleZoom(Workbench.page().getReference(view));
			Workbench.page().hideView(view);
			return null;
		});
		project.delete();
	}

	private IFile file(String name) {
		return project.project().getFile(name);
	}

	private List<ResultRow> rows() {
		return Workbench.ui(() -> view.sets().rows());
	}

	private void select(String... ids) {
		Workbench.ui(() -> {
			view.sets().viewer().setSelection(new StructuredSelection(
					List.of(ids).stream()
							.map(id -> view.sets().rows().stream().filter(row -> row.set().id().equals(id)).findFirst().orElseThrow())
							.toList()), true);
			return null;
		});
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
		assertThat(Workbench.ui(view.sets()::copied).contains("\tOracle Java 1.7.0_25\t")).as("vendor and version").isTrue();
		select("own");
		picture("Portions", "results-portions");
		assertThat(Workbench.ui(() -> view.tabs().portions().getFirst().parts().stream().map(part -> part.letter()).toList()))
				.containsExactly("T", "I", "C", "W");
	}

	@Test
	void drawsAForkWithItsWarmUpAndItsDistribution() throws Exception {
		select("own");
		picture("Forks", "results-forks");
		assertThat(Workbench.ui(() -> Fields.find(PartWidgets.widget(view), Combo.class, "Fork").getText())).contains("fork 3");
		assertThat(PartWidgets.all(view, Chart.class).stream()
				.map(chart -> Workbench.ui(() -> ScreenReader.description((Control) chart.getPlotArea()))).toList())
						.anyMatch(figures -> figures.contains("Steady calls: 900"));
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
		Workbench.waitFor("the fit of the sweep", () -> Workbench.ui(view.tabs()::aboutText).contains("waking the writer: 1"));
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
		assertThat(Workbench.ui(view.tabs()::portions).isEmpty()).isTrue();
		select();
		picture("Portions", "results-nothing-selected");
		select("waller-2014-base");
		assertThat(Workbench.ui(view.tabs()::portions).size()).isEqualTo(1);
	}

	@Test
	void comparesTwoSetsTheFirstSelectedBeingTheBaseline() throws Exception {
		select("waller-2014-pt3");
		select("waller-2014-pt3", "waller-2014-base");
		ResultComparison comparison = Workbench.ui(view.tabs()::comparison).orElseThrow();
		assertThat(comparison.baseline().id()).isEqualTo("waller-2014-pt3");
		picture("Comparison", "results-comparison");
		picture("Portions", "results-two");
		select("own");
		assertThat(Workbench.ui(view.tabs()::comparison).isEmpty()).isTrue();
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

		// As where GTK lays out the columns after the width was shared: the one that was the last for a while is still as wide as the table.
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
		Workbench.waitFor("the change", () -> !Workbench.ui(view.tabs()::changes).isEmpty());
		Workbench.picture("results-over-time");
		assertThat(Workbench.ui(view.tabs()::changes)).containsExactly("night-9");
		assertThat(Workbench.ui(view.tabs()::overTimeDrawn).getFirst().points().size()).isEqualTo(16);
		select("waller-2014-base");
		Workbench.picture("results-no-history");
	}

	@Test
	void drawsResponseTimesByDepth() throws Exception {
		file("depths.json").create(JavaProject.stream(ResultSetWriter.toJson(MadeResults.ofDepths())), true, null);
		Workbench.waitFor("the new set", () -> rows().stream().anyMatch(row -> row.set().id().equals("depths")));
		select("depths");
		picture("Curves", "results-curves");
		assertThat(Workbench.ui(view.tabs()::curves).getFirst()).isEqualTo("Response time by recursion depth");
		assertThat(Workbench.ui(view.tabs()::curvesDrawn).size()).isEqualTo(3);
		select("waller-2014-base");
		picture("Curves", "results-no-curves");
		assertThat(Workbench.ui(view.tabs()::curvesDrawn).isEmpty()).isTrue();
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
			Menu menu = view.sets().viewer().getTable().getMenu();
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
