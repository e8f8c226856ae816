/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IResource;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IWorkbenchPage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.sonde.overhead.ui.benchmark.BenchmarkState.Stage;
import org.sonde.overhead.ui.benchmark.BenchmarkView;
import org.sonde.overhead.ui.benchmark.Benchmarks;
import org.sonde.overhead.ui.tradeoff.TradeOffView;
import org.sonde.report.figure.Figure;
import org.sonde.report.tradeoff.Consequences;
import org.sonde.report.tradeoff.TradeOffPoint;
import org.sonde.report.tunings.OwnTuning;
import org.sonde.report.tunings.OwnTunings;
import org.sonde.report.tunings.TuningsWriter;

/** Benchmark Versions…, from the wizard to the view Trade-off, with a component that needs neither an agent nor the network. */
@ExtendWith(LoggedErrors.class)
class MeasureVersionsTest {

	/** Short names leave room in the views that other tests look at. */
	private static int projects;

	private JavaProject project;

	@BeforeEach
	void create() throws Exception {
		Workbench.showJavaPerspective();
		project = new JavaProject("v" + ++projects);
		MeasuredComponent.in(project);
	}

	@AfterEach
	void close() throws Exception {
		Camera.closeDialogs();
		Benchmarks.here().cancel();
		Workbench.waitFor("the end of the benchmark", () -> !Benchmarks.here().isRunning());
		Workbench.closeViews(BenchmarkView.ID, TradeOffView.ID);
		project.delete();
	}

	private Shell open() throws Exception {
		Workbench.selectInPackageExplorer(project.java());
		Workbench.start("org.sonde.overhead.ui.measureVersions");
		Shell shell = Workbench.dialog("Benchmark Versions");
		Workbench.waitFor("the revisions", () -> names(shell).size() > 1);
		return shell;
	}

	private static Table versions(Shell shell) {
		return Fields.find(shell, Table.class, "Versions");
	}

	private static List<String> names(Shell shell) {
		Table table = versions(shell);
		return Workbench.ui(() -> Stream.of(table.getItems()).map(TableItem::getText).toList());
	}

	/** Checks those of these names, or takes the check marks away. */
	private static void check(Shell shell, boolean on, String... names) {
		Table table = versions(shell);
		Workbench.ui(() -> {
			Stream.of(table.getItems()).filter(item -> List.of(names).contains(item.getText())).forEach(item -> check(table, item, on));
			return null;
		});
	}

	private static void check(Table table, TableItem item, boolean on) {
		item.setChecked(on);
		Event event = new Event();
		event.detail = SWT.CHECK;
		event.item = item;
		table.notifyListeners(SWT.Selection, event);
	}

	/** Short forks on the second page. */
	private static void measureBriefly(Shell shell, int least, int most) throws Exception {
		Workbench.press("Next >");
		Workbench.waitFor("the descriptor", () -> Workbench.ui(() -> isOffered(shell)));
		Fields.choose(shell, "Started as", MeasuredComponent.KIND);
		spin(shell, "Most forks of each run", most);
		spin(shell, "Fewest forks of each run", least);
		spin(shell, "Seconds of each fork", 1);
		spin(shell, "Depth", 3);
		Fields.check(shell, "Work offline: use the local Maven repository only", true);
	}

	private static boolean isOffered(Shell shell) {
		return List.of(Fields.find(shell, Combo.class, "Started as").getItems()).contains(MeasuredComponent.KIND);
	}

	private static void spin(Shell shell, String name, int number) {
		Spinner spinner = Fields.find(shell, Spinner.class, name);
		Workbench.ui(() -> {
			spinner.setSelection(number);
			return null;
		});
	}

	/** Does not wait: a wizard that cannot finish shows a dialog, which runs its own event loop. */
	private static void finish(Shell shell) throws Exception {
		Button finish = Workbench.ui(() -> Workbench.all(shell, Button.class).stream()
				.filter(button -> button.getText().replace("&", "").equals("Finish")).findFirst().orElseThrow());
		Workbench.waitFor("a complete wizard", () -> Workbench.ui(finish::isEnabled));
		Workbench.display().asyncExec(() -> finish.notifyListeners(SWT.Selection, new Event()));
	}

	private static void waitForStart(Shell shell) throws Exception {
		Workbench.waitFor("the versions to be built", () -> Workbench.ui(shell::isDisposed));
		assertThat(Benchmarks.here().state()).isPresent();
	}

	/** On a busy machine forks are repeated. */
	private static void waitForEnd() throws Exception {
		Workbench.waitPatiently("the end of the benchmark", () -> Benchmarks.here().state().orElseThrow().isOver());
	}

	private static List<TradeOffPoint> points() {
		return Workbench.ui(() -> Workbench.page().findView(TradeOffView.ID) instanceof TradeOffView view
				? ShownTable.of(view).rows().stream().map(row -> row.point()).toList() : List.of());
	}

	private List<String> results() throws Exception {
		IFolder folder = project.project().getFolder("results");
		folder.refreshLocal(IResource.DEPTH_INFINITE, null);
		return Stream.of(folder.members()).map(IResource::getName).sorted().toList();
	}

	@Test
	void revisionsAndWhatIsSavedBecomeASeriesInTheTradeOff() throws Exception {
		Shell shell = open();
		Workbench.picture("measure-versions");
		assertThat(names(shell)).containsExactly("working tree", "HEAD", "main", "v2", "broken", "v1");
		assertThat(Workbench.ui(() -> Fields.find(shell, Text.class, "Source folders").getText())).isEqualTo("src");
		check(shell, true, "v1", "working tree");
		Fields.type(shell, "Include", "counter.*");
		measureBriefly(shell, 2, 2);
		Workbench.picture("measure-versions-how");
		finish(shell);
		waitForStart(shell);
		assertThat(Workbench.ui(() -> Workbench.page().findView(BenchmarkView.ID))).isNotNull();
		BenchmarkView running = Workbench.ui(() -> (BenchmarkView) Workbench.page().findView(BenchmarkView.ID));
		Workbench.waitFor("a row of each version in the table", () -> Stream.of("Counter v1: ", "Counter working tree: ")
				.allMatch(name -> BenchmarkRuns.runs(running).stream().anyMatch(row -> row.name().startsWith(name))));
		Workbench.picture("measure-versions-running");
		waitForEnd();
		assertThat(Benchmarks.here().state().orElseThrow().stage()).as(Benchmarks.here().state().orElseThrow().message())
				.isEqualTo(Stage.DONE);
		Workbench.waitFor("the series in the view Trade-off",
				() -> points().stream().map(TradeOffPoint::name).toList().equals(List.of("v1", "working tree")));
		assertThat(Workbench.ui(() -> Workbench.page().isPartVisible(Workbench.page().findView(TradeOffView.ID)))).isTrue();
		Workbench.picture("measure-versions-trade-off");
		assertThat(points()).allSatisfy(point -> assertThat(point.overhead()).isNotInstanceOf(Figure.Unknown.class));
		assertThat(points().stream().map(point -> ((Figure.Known) point.cyclomatic()).value()))
				.as("two methods, the later version with a branch").containsExactly(1.0, 1.5);
		assertThat(results()).hasSize(3).contains("versions.tunings").filteredOn(name -> name.endsWith(".json"))
				.allMatch(name -> name.startsWith("counter-"));
	}

	/** The reasons are read, and the wizard goes on with what was entered. */
	@Test
	void whatDoesNotCompileIsSaidAndCanBeLeftOut() throws Exception {
		Shell shell = open();
		check(shell, true, "v1", "broken");
		measureBriefly(shell, 1, 1);
		finish(shell);
		Shell reasons = Workbench.dialog("Versions Cannot Be Measured");
		Workbench.picture("measure-versions-failed");
		assertThat(Fields.words(reasons)).contains("broken", "counter/Counter.java:7");
		Workbench.ui(() -> {
			reasons.close();
			return null;
		});
		assertThat(Benchmarks.here().isRunning()).isFalse();
		assertThat(project.project().getFolder("results").exists()).isFalse();
		assertThat(Workbench.ui(versions(shell)::isVisible)).as("the page where it can be corrected").isTrue();
		check(shell, false, "broken");
		finish(shell);
		waitForStart(shell);
		waitForEnd();
		assertThat(results()).contains("versions.tunings");

		Shell again = open();
		Workbench.press("Next >");
		Workbench.waitFor("the kind of the last time",
				() -> Workbench.ui(() -> Fields.find(again, Combo.class, "Started as").getText()).equals(MeasuredComponent.KIND));
		assertThat(Workbench.ui(() -> Fields.find(again, Spinner.class, "Most forks of each run").getSelection())).isEqualTo(1);
		assertThat(Workbench.ui(() -> Fields.find(again, Text.class, "Series (file)").getText())).as("a series of its own")
				.isEqualTo("versions-2.tunings");
	}

	@Test
	void cancelKeepsWhatWasMeasuredAndLeavesNoProcess() throws Exception {
		Shell shell = open();
		check(shell, true, "v1", "v2");
		measureBriefly(shell, 50, 50);
		finish(shell);
		waitForStart(shell);
		Workbench.waitPatiently("a fork of each version",
				() -> Benchmarks.here().state().orElseThrow().log().size() >= 3 || Benchmarks.here().state().orElseThrow().isOver());
		assertThat(Benchmarks.here().isRunning()).as(Benchmarks.here().state().orElseThrow().message()).isTrue();
		BenchmarkView view = Workbench.ui(() -> (BenchmarkView) Workbench.page().showView(BenchmarkView.ID));
		Workbench.state(view, IWorkbenchPage.STATE_MAXIMIZED);
		Workbench.press("Cancel", view);
		Workbench.state(view, IWorkbenchPage.STATE_RESTORED);
		waitForEnd();
		assertThat(Benchmarks.here().state().orElseThrow().stage()).isEqualTo(Stage.CANCELLED);
		assertThat(ProcessHandle.current().descendants()
				.filter(process -> process.info().commandLine().orElse("").contains("MonitoredProgram"))).isEmpty();
		Workbench.waitFor("the series in the view Trade-off",
				() -> points().stream().map(TradeOffPoint::name).toList().equals(List.of("v1", "v2")));
		assertThat(results()).hasSize(3);
	}

	/** Names in a series are unique; this is checked before anything is built or measured. */
	@Test
	void aNameThatTheSeriesHasIsRefusedBefore() throws Exception {
		IFolder folder = project.project().getFolder("results");
		folder.create(true, true, null);
		IFile series = folder.getFile("own.tunings");
		OwnTuning before = new OwnTuning("v1", "measured long ago", new OwnTuning.Overhead.Unknown("lost"),
				new OwnTuning.Code.Unknown("lost"), Optional.empty(), Consequences.NONE);
		series.create(JavaProject.stream(TuningsWriter.toJson(OwnTunings.ofFile(series.getName()).with(before))), true, null);
		Shell shell = open();
		check(shell, true, "v1");
		measureBriefly(shell, 1, 1);
		Fields.type(shell, "Series (file)", "own.tunings");
		finish(shell);
		WizardDialog dialog = Workbench.ui(() -> (WizardDialog) shell.getData());
		Workbench.waitFor("the reason",
				() -> Workbench.ui(() -> String.valueOf(dialog.getCurrentPage().getErrorMessage())).contains("already has a tuning v1"));
		assertThat(Benchmarks.here().isRunning()).isFalse();
	}

	@Test
	void theDialogThatComparesCodeLeadsToIt() throws Exception {
		Workbench.selectInPackageExplorer(project.java());
		Workbench.start("org.sonde.overhead.ui.compareVersions");
		Shell compare = Workbench.dialog("Compare Code of Versions");
		Workbench.ui(() -> {
			Workbench.all(compare, Link.class).getFirst().notifyListeners(SWT.Selection, new Event());
			return null;
		});
		assertThat(Workbench.dialog("Benchmark Versions")).isNotNull();
		assertThat(Workbench.ui(compare::isDisposed)).isTrue();
	}

	/** In the repository of this test, HEAD is main. */
	@Test
	void namesOfOneCommitAreMeasuredOnce() throws Exception {
		Shell shell = open();
		WizardDialog dialog = Workbench.ui(() -> (WizardDialog) shell.getData());
		assertThat(Workbench.ui(() -> dialog.getCurrentPage().getMessage())).as("why Next is disabled").isNotNull();
		check(shell, true, "HEAD", "v1");
		assertThat(Workbench.ui(() -> dialog.getCurrentPage().getMessage())).isNull();
		check(shell, true, "main");
		assertThat(Workbench.ui(() -> dialog.getCurrentPage().getMessage())).contains("HEAD, main").endsWith("main.");
		Workbench.picture("measure-versions-same");
		Workbench.press("Next >");
		Workbench.waitFor("the number of versions",
				() -> Workbench.ui(() -> Workbench.all(shell, Label.class).stream()
						.anyMatch(label -> label.getText().startsWith("Builds 2 versions"))));
	}

	@Test
	void anyRevisionCanBeAdded() throws Exception {
		Shell shell = open();
		Fields.type(shell, "Find", "HEAD~2");
		Button add = Fields.find(shell, Button.class, "Add");
		Workbench.waitFor("the revision to be known", () -> Workbench.ui(add::isEnabled));
		Workbench.ui(() -> {
			add.notifyListeners(SWT.Selection, new Event());
			return null;
		});
		assertThat(Workbench.ui(() -> Stream.of(versions(shell).getItems()).filter(TableItem::getChecked).map(TableItem::getText).toList()))
				.containsExactly("HEAD~2");
		Fields.type(shell, "Find", "HEAD~99");
		assertThat(Workbench.ui(add::isEnabled)).isFalse();
		WizardDialog dialog = Workbench.ui(() -> (WizardDialog) shell.getData());
		Workbench.waitFor("the reason",
				() -> Workbench.ui(() -> String.valueOf(dialog.getCurrentPage().getMessage())).contains("“HEAD~99”"));
		Workbench.picture("measure-versions-unknown");
	}
}
