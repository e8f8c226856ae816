/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunch;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.debug.core.model.IProcess;
import org.eclipse.jface.wizard.IWizard;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swtchart.Chart;
import org.eclipse.swtchart.ILineSeries;
import org.eclipse.swtchart.ISeries;
import org.eclipse.swtchart.LineStyle;
import org.eclipse.ui.IWorkbenchPage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.benchmark.experiment.Effort;
import org.sonde.benchmark.objects.GridCalibration;
import org.sonde.benchmark.objects.GridDesign;
import org.sonde.benchmark.study.Benchmark;
import org.sonde.benchmark.subject.Subject;
import org.sonde.benchmark.workload.RunLength;
import org.sonde.benchmark.workload.Shape;
import org.sonde.benchmark.workload.Workload;
import org.sonde.instrumentation.plan.FieldSignature;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.plan.RecordTo;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.overhead.objects.ObjectCosts;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.json.ResultSetDocument;
import org.sonde.overhead.ui.benchmark.AvailableSubjects;
import org.sonde.overhead.ui.benchmark.BenchmarkRequest;
import org.sonde.overhead.ui.benchmark.BenchmarkState;
import org.sonde.overhead.ui.benchmark.BenchmarkState.Stage;
import org.sonde.overhead.ui.benchmark.BenchmarkView;
import org.sonde.overhead.ui.benchmark.Benchmarks;
import org.sonde.overhead.ui.benchmark.CalibrateWizard;
import org.sonde.overhead.ui.benchmark.CheckWizard;
import org.sonde.overhead.ui.benchmark.LaunchSetting;
import org.sonde.overhead.ui.benchmark.NewBenchmark;
import org.sonde.overhead.ui.benchmark.ObjectsRequest;
import org.sonde.overhead.ui.benchmark.QuietMachine;
import org.sonde.overhead.ui.benchmark.RunRow;
import org.sonde.overhead.ui.benchmark.launch.BenchmarkLaunchDelegate;
import org.sonde.overhead.ui.results.AvailableResultSets;
import org.sonde.overhead.ui.results.ResultsView;

/** The view Benchmark, the calibration, and launch configurations: with a subject of our own that needs neither agents nor the network. */
@ExtendWith(LoggedErrors.class)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class BenchmarkViewTest {
	private static final String TOTAL = "int shop.Cart.total(int)";

	@TempDir
	Path folder;

	private JavaProject project;
	private Path descriptor;
	private BenchmarkView view;

	@BeforeEach
	void open(TestInfo test) throws Exception {
		Workbench.showJavaPerspective();
		project = new JavaProject(test.getTestMethod().orElseThrow().getName());
		descriptor = Files.writeString(folder.resolve("stopwatch.json"), BenchmarkRuns.SUBJECT);
		view = Workbench.ui(() -> (BenchmarkView) Workbench.page().showView(BenchmarkView.ID));
		Workbench.state(view, IWorkbenchPage.STATE_MAXIMIZED);
	}

	@AfterEach
	void close() throws Exception {
		Benchmarks.here().cancel();
		Workbench.waitFor("the end of the benchmark", () -> !Benchmarks.here().isRunning());
		Workbench.ui(() -> {
			for (Shell dialog : Workbench.dialogs()) {
				dialog.close();
			}
			Workbench.page().setPartState(Workbench.page().getReference(view), IWorkbenchPage.STATE_RESTORED);
			return null;
		});
		Workbench.closeViews(BenchmarkView.ID, ResultsView.ID, "org.eclipse.ui.console.ConsoleView");
		ILaunchManager manager = DebugPlugin.getDefault().getLaunchManager();
		manager.removeLaunches(manager.getLaunches());
		Workbench.deleteLaunchConfigurations();
		project.delete();
	}

	private static BenchmarkState state() {
		return Benchmarks.here().state().orElseThrow();
	}

	/** Waits until the view shows so many. */
	private void waitForForks(int forks) throws Exception {
		Workbench.waitFor(forks + " forks",
				() -> state().isOver() || BenchmarkRuns.forks(view, state().request()) >= forks);
	}

	/** On a busy machine a fork is attempted three times, and each takes long. */
	private void waitForEnd() throws Exception {
		while (!state().isOver()) {
			int before = state().log().size();
			Workbench.waitFor("a fork, or the end of the benchmark", () -> state().isOver() || state().log().size() > before);
		}
		Workbench.waitFor("the view of the end", () -> BenchmarkRuns.says(view, state().message()));
	}

	private static long measuredProcesses() {
		return ProcessHandle.current().descendants().filter(process -> process.info().commandLine().orElse("").contains("MonitoredProgram"))
				.count();
	}

	/** A short benchmark: one workload, three forks. */
	private BenchmarkRequest request(Optional<IFile> plan, Effort effort) {
		AvailableSubjects available = AvailableSubjects.read(List.of(descriptor.toString()));
		Subject subject = available.subjects().get(descriptor.toString());
		Benchmark.Design design = new Benchmark.Design(List.of(Benchmark.Chosen.all(subject)), List.of(Workload.of(Shape.NESTED, 8)),
				new RunLength(100_000, Duration.ofMillis(200)), effort, available.javas(), List.of(), "sonde bench run stopwatch",
				Optional.empty());
		return new BenchmarkRequest("Stopwatch", design, project.project(), false, true, plan);
	}

	@Test
	@Order(1)
	void saysFirstWhatHappensAndOffersTheTwoWays() throws Exception {
		String message = PartWidgets.texts(view);
		assertThat(message.contains("ten minutes") && message.contains("network")).as(message).isTrue();
		Workbench.picture("benchmark-empty");
	}

	@Test
	void measuresShowsStoresAndTheEstimatesUseIt() throws Exception {
		PlanStore.ofWorkspace().edit(project.plan(), plan -> plan.getProbes().add(Probes.create(MethodSignature.parse(TOTAL))), null);
		Benchmarks.here().start(request(Optional.of(project.plan()), new Effort(3, 3, OptionalDouble.empty(), Optional.empty(), 1)));
		waitForForks(4);
		Workbench.picture("benchmark-running");
		assertThat(PartWidgets.texts(view)).containsPattern(": fork \\d of 3");
		waitForEnd();
		assertThat(state().stage()).as(state().message()).isEqualTo(Stage.DONE);
		PartWidgets.selectLast(view, BenchmarkRuns.RUNS);
		Workbench.picture("benchmark-done");
		Workbench.ui(() -> {
			PartWidgets.tab(view, "Forks");
			return null;
		});
		Workbench.picture("benchmark-forks");
		assertThat(Workbench.ui(() -> Fields.find(PartWidgets.widget(view), Combo.class, "Fork").getText())).contains("fork 3");
		assertThat(BenchmarkRuns.runs(view).stream().map(row -> row.forks().size()).toList()).containsExactly(3, 3, 3, 3);
		assertReadableOnDarkGround();

		IFile file = state().files().getFirst();
		ResultSet set = ResultSetDocument.read(file.getLocation().toPath()).resultSet();
		assertThat(file.getName()).isEqualTo(set.id() + ".json");
		assertThat(set.title()).startsWith("Stopwatch, called by hand, measured 2");
		Workbench.waitFor("the plan to use it", () -> PlanStore.ofWorkspace().active(project.project()) instanceof PlanState.Loaded loaded
				&& set.id().equals(loaded.plan().getResultSet()));
		assertThat(state().message()).contains("now use it");

		Workbench.press("Open in Benchmark Results", view);
		ResultsView results = Workbench.ui(() -> (ResultsView) Workbench.page().findView(ResultsView.ID));
		Workbench.waitFor("the set in Benchmark Results", () -> ResultList.selected(results).stream()
				.anyMatch(row -> row.set().id().equals(set.id())));
	}

	@Test
	void holdsSubjectsSideBySideAndShowsHowPreciseTheyAre() throws Exception {
		Path other = Files.writeString(folder.resolve("other.json"),
				BenchmarkRuns.SUBJECT.replace("\"stopwatch\", \"title\": \"Stopwatch", "\"other-watch\", \"title\": \"Other watch"));
		AvailableSubjects available = AvailableSubjects.read(List.of(descriptor.toString(), other.toString()));
		Benchmark.Design design = new Benchmark.Design(available.subjects().values().stream()
				.filter(subject -> subject.id().endsWith("watch"))
				.map(Benchmark.Chosen::all).toList(), List.of(Workload.of(Shape.NESTED, 8)), new RunLength(100_000, Duration.ofMillis(200)),
				new Effort(3, 9, OptionalDouble.of(0.0001), Optional.of(Duration.ofMinutes(5)), 1), available.javas(), List.of(),
				"sonde bench run stopwatch",
				Optional.empty());
		Benchmarks.here().start(new BenchmarkRequest("Watches", design, project.project(), false, true, Optional.empty()));
		waitForForks(24);
		Workbench.ui(() -> {
			PartWidgets.tab(view, "Precision");
			return null;
		});
		Workbench.picture("benchmark-precision");
		List<ISeries<?>> lines = Workbench.ui(() -> List.of(PartWidgets.all(view, Chart.class).getFirst().getSeriesSet().getSeries()));
		assertThat(lines).anyMatch(line -> ((ILineSeries<?>) line).getLineStyle() == LineStyle.SOLID && line.getXSeries()[0] == 3);
		assertThat(lines).as("goes on to nine forks").anyMatch(line -> ((ILineSeries<?>) line).getLineStyle() == LineStyle.DASH
				&& line.getXSeries()[line.getXSeries().length - 1] == 9);
		Workbench.ui(() -> {
			PartWidgets.tab(view, "Matrix");
			return null;
		});
		Workbench.picture("benchmark-matrix");
		Composite widgets = Workbench.ui(() -> PartWidgets.widget(view));
		Table matrix = Fields.find(widgets, Table.class, "Runs compared with each other");
		assertThat(Workbench.ui(() -> Fields.rows(matrix).toList())).hasSize(2).first().asString()
				.matches("stopwatch sink\t\t.*\\d\\.\\d+ \\(.*");
		Fields.check(widgets, "Difference [µs]", true);
		Workbench.ui(() -> {
			matrix.setSelection(0);
			matrix.notifyListeners(SWT.Selection, new Event());
			return null;
		});
		Workbench.picture("benchmark-matrix-differences");
		assertThat(Workbench.ui(() -> Fields.find(widgets, Text.class, "Selected line in words").getText()))
				.startsWith("stopwatch sink takes ");
		Workbench.press("Cancel", view);
		waitForEnd();
		assertThat(state().files().size()).as(state().message()).isEqualTo(2);
	}

	@Test
	void showsMoreThanTwoRunsInALowView() throws Exception {
		Benchmarks.here().start(request(Optional.empty(), new Effort(1, 1, OptionalDouble.empty(), Optional.empty(), 1)));
		Workbench.ui(() -> {
			Workbench.page().setPartState(Workbench.page().getReference(view), IWorkbenchPage.STATE_RESTORED);
			Workbench.page().activate(view);
			return null;
		});
		waitForForks(2);
		Workbench.picture("benchmark-low");
		int visible = Workbench.ui(() -> {
			Table table = Fields.find(PartWidgets.widget(view), Table.class, BenchmarkRuns.RUNS);
			return (table.getClientArea().height - table.getHeaderHeight()) / table.getItemHeight();
		});
		assertThat(visible >= 4).as(visible + " runs are seen").isTrue();
		waitForEnd();
	}

	/** Dark text on a dark background would be there, but invisible. */
	private void assertReadableOnDarkGround() throws Exception {
		Workbench.theme("dark");
		try {
			for (String tab : List.of("Means", "Precision", "Matrix", "Forks")) {
				Workbench.ui(() -> {
					PartWidgets.tab(view, tab);
					return null;
				});
				Workbench.picture("benchmark-dark-" + tab.toLowerCase(Locale.ROOT));
			}
			Workbench.ui(() -> {
				for (Chart chart : Workbench.all(PartWidgets.widget(view), Chart.class)) {
					assertThat(contrast(chart.getTitle().getForeground(), chart.getBackground()) > 4.5).as(chart.getTitle().getText())
							.isTrue();
				}
				Text words = Fields.find(PartWidgets.widget(view), Text.class, "Selected line in words");
				assertThat(contrast(words.getForeground(), words.getBackground()) > 4.5).as("the words of the matrix").isTrue();
				return null;
			});
		} finally {
			Workbench.theme("default");
		}
	}

	/** As the Web Content Accessibility Guidelines 2.2 define it; text needs 4.5. */
	private static double contrast(Color one, Color other) {
		double first = luminance(one);
		double second = luminance(other);
		return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
	}

	private static double luminance(Color color) {
		return 0.2126 * linear(color.getRed()) + 0.7152 * linear(color.getGreen()) + 0.0722 * linear(color.getBlue());
	}

	private static double linear(int channel) {
		double share = channel / 255.0;
		return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
	}

	@Test
	void checksTheBenchmarkItself() throws Exception {
		CheckWizard wizard = Workbench.ui(() -> new CheckWizard(Workbench.page()));
		WizardDialog dialog = open(wizard);
		Workbench.ui(() -> {
			wizard.page().setFolder(project.project().getName());
			return null;
		});
		Workbench.waitFor("the built-in subjects", () -> Workbench.ui(wizard::canFinish));
		Workbench.picture("benchmark-check-wizard");
		Workbench.ui(() -> {
			wizard.page().add(descriptor.toString());
			spin(dialog, 2);
			return null;
		});
		Workbench.waitFor("the subject of our own",
				() -> Workbench.ui(() -> Fields.find(dialog.getShell(), Combo.class, "Monitored with").getText().startsWith("Stopwatch")
						&& wizard.canFinish()));
		Workbench.ui(() -> {
			wizard.performFinish();
			dialog.close();
			return null;
		});
		waitForForks(12);
		waitForEnd();
		Workbench.picture("benchmark-check");
		String words = Workbench.ui(() -> Fields.find(PartWidgets.widget(view), Text.class, "Check").getText());
		assertThat(words).startsWith("2 comparisons of the configuration with itself, 3 forks on each side");
		assertThat(state().message()).startsWith("False alarms: ");
		ResultSet set = ResultSetDocument.read(state().files().getFirst().getLocation().toPath()).resultSet();
		assertThat(set.id().endsWith("-check") && set.title().contains(", check, measured 2")).as(set.id() + " " + set.title()).isTrue();
		assertThat(set.source().notes().stream().anyMatch(note -> note.startsWith("False alarms: "))).as(set.source().notes().toString())
				.isTrue();

		Benchmarks.here().start(request(Optional.empty(), new Effort(1, 1, OptionalDouble.empty(), Optional.empty(), 1)));
		waitForEnd();
		assertThat(PartWidgets.all(view, CTabFolder.class).stream().flatMap(tabs -> Workbench.ui(() -> List.of(tabs.getItems())).stream())
				.map(tab -> Workbench.ui(tab::getText))).as("no check is shown of what is none").isNotEmpty().doesNotContain("Check");
	}

	@Test
	void cancelKeepsWhatWasMeasuredAndLeavesNoProcess() throws Exception {
		Benchmarks.here().start(request(Optional.empty(), new Effort(50, 50, OptionalDouble.empty(), Optional.empty(), 1)));
		waitForForks(2);
		Workbench.waitFor("a process that measures", () -> measuredProcesses() > 0);
		Workbench.press("Cancel", view);
		waitForEnd();
		assertThat(state().stage()).as(state().message()).isEqualTo(Stage.CANCELLED);
		assertThat(measuredProcesses()).isEqualTo(0);
		assertThat(Arrays.stream(Job.getJobManager().find(null)).noneMatch(job -> job.getName().equals("Stopwatch"))).isTrue();
		Workbench.picture("benchmark-cancelled");
		ResultSet set = ResultSetDocument.read(state().files().getFirst().getLocation().toPath()).resultSet();
		assertThat(set.configurations().stream().mapToInt(configuration -> configuration.forks().size()).max().orElse(0) >= 1).isTrue();

		Benchmarks.here().start(request(Optional.empty(), new Effort(1, 1, OptionalDouble.empty(), Optional.empty(), 1)));
		waitForForks(1);
		waitForEnd();
		assertThat(state().files().getFirst().getName()).as("no set is overwritten").isEqualTo(set.id() + "-2.json");
	}

	/** Sets the first number of the wizard's page. */
	private static void spin(WizardDialog dialog, int number) {
		Workbench.all(dialog.getShell(), Spinner.class).getFirst().setSelection(number);
	}

	@Test
	void oneAtATime() throws Exception {
		BenchmarkRequest request = request(Optional.empty(), new Effort(50, 50, OptionalDouble.empty(), Optional.empty(), 1));
		Benchmarks.here().start(request);
		CoreException refused = null;
		try {
			Benchmarks.here().start(request);
		} catch (CoreException e) {
			refused = e;
		}
		assertThat(refused != null).as("two benchmarks would disturb each other").isTrue();
		assertThat(refused.getMessage()).isEqualTo(QuietMachine.obstacle().orElse("none"));
	}

	@Test
	void saysWhatWentWrong() throws Exception {
		Files.writeString(descriptor, BenchmarkRuns.SUBJECT.replace("public long before() { return 0; }", "oops"));
		Benchmarks.here().start(request(Optional.empty(), Effort.DEFAULT));
		waitForEnd();
		assertThat(state().stage()).isEqualTo(Stage.FAILED);
		assertThat(PartWidgets.texts(view)).contains("SB303");
		Workbench.picture("benchmark-failed");
	}

	@Test
	void voidForksSayWhy() throws Exception {
		Files.writeString(descriptor, BenchmarkRuns.SUBJECT.replace("records++; }", "records += 2; }"));
		Benchmarks.here().start(request(Optional.empty(), new Effort(1, 1, OptionalDouble.empty(), Optional.empty(), 1)));
		waitForEnd();
		Workbench.picture("benchmark-void");
		List<String> voids = BenchmarkRuns.runs(view).get(2).voids();
		assertThat(!voids.isEmpty() && voids.getFirst().contains("records")).as(voids.toString()).isTrue();
		assertThat(state().stage()).as(state().message()).isEqualTo(Stage.DONE);
		assertThat(state().message()).contains("1 of 4 runs has no valid fork. The column Void ");
	}

	@Test
	void calibratesInTheBackground() throws Exception {
		PlanStore.ofWorkspace().edit(project.plan(), plan -> plan.getProbes().add(Probes.create(MethodSignature.parse(TOTAL))), null);
		CalibrateWizard wizard = Workbench.ui(() -> new CalibrateWizard(Workbench.page(), Optional.of(project.project())));
		WizardDialog dialog = open(wizard);
		Workbench.waitFor("the built-in subjects", () -> Workbench.ui(wizard::canFinish));
		Workbench.picture("benchmark-calibrate");
		Workbench.ui(() -> {
			wizard.page().setFolder("nowhere");
			return null;
		});
		Workbench.picture("benchmark-calibrate-nowhere");
		assertThat(Workbench.ui(wizard.page()::getErrorMessage).contains("The workspace has no open project or folder nowhere"))
				.isTrue();
		assertThat(Workbench.ui(wizard::canFinish)).isFalse();
		IFolder results = project.project().getFolder("results");
		results.create(true, true, null);
		Workbench.ui(() -> {
			wizard.page().setFolder(results.getFullPath().makeRelative().toString());
			wizard.page().add(descriptor.toString());
			spin(dialog, 1);
			return null;
		});
		Workbench.waitFor("the subject of our own", () -> Workbench.ui(wizard::canFinish));
		assertThat(Workbench.ui(wizard::performFinish)).isTrue();
		Workbench.ui(dialog::close);
		assertThat(Workbench.ui(() -> state().rows().size())).as("four configurations under six workloads").isEqualTo(24);
		waitForForks(4);
		Workbench.picture("benchmark-calibrating");
		Benchmarks.here().cancel();
		waitForEnd();
		assertThat(state().stage()).as(state().message()).isEqualTo(Stage.CANCELLED);
		assertThat(state().message()).contains("did not change");
		assertThat(state().files()).as("what has no interval is no calibration").isEmpty();
		assertThat(results.members()).isEmpty();
	}

	/** It would be measured only with methods. */
	@Test
	void aBrokenSubjectDoesNotHinderTheCalibrationOfWatchedFields() throws Exception {
		Files.writeString(descriptor, "no JSON");
		CalibrateWizard wizard = Workbench.ui(() -> new CalibrateWizard(Workbench.page(), Optional.of(project.project())));
		WizardDialog dialog = open(wizard);
		try {
			Workbench.waitFor("the built-in subjects", () -> Workbench.ui(wizard::canFinish));
			Workbench.ui(() -> {
				wizard.page().add(descriptor.toString());
				return null;
			});
			Workbench.waitFor("the broken subject", () -> Workbench.ui(() -> wizard.page().getErrorMessage() != null));
			Combo probes = Fields.find(dialog.getShell(), Combo.class, "Measure");
			choose(probes, 1);
			assertThat(Workbench.ui(wizard.page()::getErrorMessage)).isNull();
			assertThat(Workbench.ui(wizard::canFinish)).isTrue();
		} finally {
			Workbench.ui(dialog::close);
		}
	}

	@Test
	void aCancelledCalibrationIsKeptOnceEveryRunHasAnInterval() throws Exception {
		BenchmarkRequest request = request(Optional.empty(), new Effort(50, 50, OptionalDouble.empty(), Optional.empty(), 1));
		Benchmarks.here()
				.start(new BenchmarkRequest(request.name(), request.design().withSweep(Duration.ofSeconds(1)), request.folder(), false,
						true,
				Optional.empty()));
		Workbench.waitPatiently("an interval of each run",
				() -> state().rows().stream().allMatch(RunRow::hasInterval) || state().isOver());
		Workbench.press("Cancel", view);
		waitForEnd();
		assertThat(state().stage()).as(state().message()).isEqualTo(Stage.CANCELLED);
		assertThat(ResultSetDocument.read(state().files().getFirst().getLocation().toPath()).resultSet().title())
				.contains(", cancelled, measured");
	}

	/** While the user has checked none. */
	@Test
	void theCalibrationProposesTheWriterOfThePlan() throws Exception {
		PlanStore.ofWorkspace().edit(project.plan(), plan -> {
			plan.getProbes().add(Probes.create(MethodSignature.parse(TOTAL)));
			plan.setRecordTo(RecordTo.TEXT);
		}, null);
		CalibrateWizard wizard = Workbench.ui(() -> new CalibrateWizard(Workbench.page(), Optional.of(project.project())));
		WizardDialog dialog = open(wizard);
		Workbench.waitFor("the built-in subjects", () -> Workbench.ui(wizard::canFinish));
		assertThat(checkedWriters(dialog)).containsExactly("Text file");
		Workbench.picture("benchmark-calibrate-text");
		PlanStore.ofWorkspace().edit(project.plan(), plan -> plan.setRecordTo(RecordTo.TCP), null);
		Workbench.waitFor("the writer of the changed plan",
				() -> checkedWriters(dialog).equals(List.of("Binary TCP")));
		PlanStore.ofWorkspace().edit(project.plan(), plan -> plan.setRecordTo(RecordTo.DISCARD), null);
		Workbench.waitFor("a writer that can be measured",
				() -> checkedWriters(dialog).equals(List.of("Binary file")));
		assertThat(Fields.words(dialog.getShell())).contains("The plan discards its records.");
		Workbench.ui(dialog::close);
	}

	private static WizardDialog open(IWizard wizard) {
		return Workbench.ui(() -> {
			WizardDialog created = new WizardDialog(Workbench.page().getWorkbenchWindow().getShell(), wizard);
			created.setHelpAvailable(false);
			created.setBlockOnOpen(false);
			created.open();
			return created;
		});
	}

	@Test
	void calibratesWatchedFieldsIfThePlanHasNothingElse() throws Exception {
		PlanStore.ofWorkspace().edit(project.plan(),
				plan -> plan.getProbes().add(Probes.createField(new FieldSignature("shop.Cart", "count", "int", false))), null);
		CalibrateWizard wizard = Workbench.ui(() -> new CalibrateWizard(Workbench.page(), Optional.of(project.project())));
		WizardDialog dialog = open(wizard);
		Workbench.waitFor("the Java installations", () -> Workbench.ui(wizard::canFinish));
		Combo probes = Fields.find(dialog.getShell(), Combo.class, "Measure");
		Table writers = Workbench.ui(() -> Workbench.all(dialog.getShell(), Table.class).getFirst());
		assertThat(Workbench.ui(probes::getText)).isEqualTo("Watched fields and types");
		assertThat(Workbench.ui(writers::isEnabled)).isFalse();
		Workbench.picture("benchmark-calibrate-objects");
		choose(probes, 0);
		assertThat(Workbench.ui(writers::isEnabled)).isTrue();
		Workbench.picture("benchmark-calibrate-methods");
		choose(probes, 1);
		assertThat(Workbench.ui(wizard::performFinish)).isTrue();
		Workbench.ui(dialog::close);
		Workbench.waitFor("the second fork", () -> state().isOver() || state().now().matches("Fork ([2-9]|[1-9][0-9]+) of .*"));
		Workbench.picture("benchmark-calibrating-objects");
		Workbench.press("Cancel", view);
		waitForEnd();
		assertThat(state().stage()).as(state().message()).isEqualTo(Stage.CANCELLED);
		assertThat(state().message()).contains("Nothing was stored");
		assertThat(state().files()).isEmpty();
	}

	private static void choose(Combo combo, int item) {
		Workbench.ui(() -> {
			combo.select(item);
			combo.notifyListeners(SWT.Selection, new Event());
			return null;
		});
	}

	@Test
	void estimatesUseTheCalibrationOfWatchedFields() throws Exception {
		GridDesign usual = GridCalibration.design(GridDesign.JAVA.choose(AvailableSubjects.read(List.of()).javas()).orElseThrow(),
				Duration.ofMinutes(5));
		List<String> stages = List.of("attribute-none", "attribute-idle", "attribute-created", "attribute-queued");
		GridDesign design = new GridDesign(usual.cells().stream().filter(cell -> stages.contains(cell.id())).toList(),
				usual.processors(), 3, Duration.ofMillis(100), Duration.ofMillis(200), OptionalDouble.of(0), false, 1, usual.timeBox(),
				usual.java(), List.of());
		Benchmarks.here().start(new ObjectsRequest("Watched fields", design, GridCalibration.command(usual), project.project()));
		waitForEnd();
		Workbench.picture("benchmark-objects-done");
		assertThat(state().stage()).as(state().message()).isEqualTo(Stage.DONE);
		assertThat(state().message()).contains("Estimates of watched fields and types in " + project.project().getName() + " use it.");
		ResultSet set = ResultSetDocument.read(state().files().getFirst().getLocation().toPath()).resultSet();
		assertThat(set.source().place()).startsWith("sonde bench objects ");
		assertThat(ObjectCosts.ofOwn(AvailableResultSets.of(project.project(), new NullProgressMonitor()).sets()).change().orElseThrow()
				.results().id()).isEqualTo(set.id());
	}

	private static List<String> checkedWriters(WizardDialog dialog) {
		Table writers = Fields.find(dialog.getShell(), Table.class, "Writers in use");
		return Workbench.ui(() -> Arrays.stream(writers.getItems()).filter(TableItem::getChecked).map(TableItem::getText).toList());
	}

	private ILaunchConfigurationWorkingCopy configuration() throws CoreException {
		ILaunchManager manager = DebugPlugin.getDefault().getLaunchManager();
		ILaunchConfigurationWorkingCopy copy = manager.getLaunchConfigurationType(NewBenchmark.TYPE).newInstance(null,
				"Stopwatch and nothing");
		LaunchSetting.DESCRIPTORS.set(copy, descriptor.toString());
		LaunchSetting.CONFIGURATIONS.set(copy, descriptor + "#stopwatch");
		LaunchSetting.DEPTHS.set(copy, "1, 8");
		LaunchSetting.SECONDS.set(copy, "0.2");
		LaunchSetting.CALLS.set(copy, "100000");
		LaunchSetting.LEAST_FORKS.set(copy, "1");
		LaunchSetting.MOST_FORKS.set(copy, "1");
		LaunchSetting.ATTEMPTS.set(copy, "1");
		LaunchSetting.FOLDER.set(copy, project.project().getName());
		LaunchSetting.KEEP_RAW.set(copy, "true");
		LaunchSetting.OFFLINE.set(copy, "true");
		return copy;
	}

	@Test
	void aLaunchConfigurationKeepsWhatIsMeasuredAndRunsIt() throws Exception {
		ILaunchConfiguration configuration = configuration().doSave();
		Benchmark.Design design = BenchmarkLaunchDelegate.request(configuration).design();
		assertThat(design.subjects().getFirst().configurations().stream().map(one -> one.id()).toList()).as("with what it adds to")
				.containsExactly("no-instrumentation", "idle", "stopwatch");
		assertThat(design.workloads()).containsExactly(Workload.of(Shape.NESTED, 1), Workload.of(Shape.NESTED, 8));
		assertThat(design.length()).isEqualTo(new RunLength(100_000, Duration.ofMillis(200)));
		assertThat(design.command())
				.isEqualTo(
						"sonde bench run stopwatch.json --configurations stopwatch --shape nested --depth 1,8 --method-time 0 --busy-by wall"
				+ " --threads 1 --calls 100000 --seconds 0.2 --forks 1..1 --precision 1 --minutes 30 --attempts 1");

		ILaunch launch = configuration.launch(ILaunchManager.RUN_MODE, null);
		IProcess process = launch.getProcesses()[0];
		assertThat(launch.isTerminated()).isFalse();
		waitForEnd();
		Workbench.waitFor("the end of the launch", launch::isTerminated);
		assertThat(process.getExitValue()).isEqualTo(0);
		String printed = process.getStreamsProxy().getOutputStreamMonitor().getContents();
		assertThat(printed.lines().count()).as(printed).isEqualTo(6 + 1);
		Workbench.waitFor("the raw measurements", () -> project.project().getFolder("raw-measurements").exists());
	}

	@Test
	void terminatingALaunchCancelsIt() throws Exception {
		ILaunchConfigurationWorkingCopy copy = configuration();
		LaunchSetting.LEAST_FORKS.set(copy, "50");
		LaunchSetting.MOST_FORKS.set(copy, "50");
		ILaunch launch = copy.launch(ILaunchManager.RUN_MODE, null);
		waitForForks(2);
		launch.terminate();
		Workbench.waitFor("the end of the launch", launch::isTerminated);
		assertThat(state().stage()).isEqualTo(Stage.CANCELLED);
		assertThat(measuredProcesses()).isEqualTo(0);
		assertThat(state().files().size()).isEqualTo(1);
	}

	@Test
	void theLaunchConfigurationsPagesSayWhatIsWrong() throws Exception {
		configuration().doSave();
		Workbench.display().asyncExec(() -> NewBenchmark.open(Workbench.page()));
		Shell shell = Workbench.dialog("Run Configurations");
		Workbench.waitFor("the pages", () -> Workbench.ui(() -> !Workbench.all(shell, CTabFolder.class).isEmpty()
				&& Workbench.all(shell, CTabFolder.class).getLast().getItemCount() == 5));
		CTabFolder pages = Workbench.ui(() -> Workbench.all(shell, CTabFolder.class).getLast());
		Workbench.ui(() -> {
			shell.setSize(1100, 760);
			return null;
		});
		for (int page = 0; page < 4; page++) {
			int index = page;
			select(pages, index);
			Workbench.picture("benchmark-launch-" + page);
		}
		select(pages, 1);
		Text depths = Workbench.ui(() -> Workbench.all(shell, Text.class).stream().filter(text -> text.getText().equals("1, 8")).findFirst()
				.orElseThrow());
		Workbench.ui(() -> {
			depths.setText("deep");
			return null;
		});
		String wanted = "Executions in a trace: type whole numbers separated by commas, such as 1, 8, 32; found “deep”.";
		Workbench.waitFor("the message", () -> Workbench.ui(() -> Workbench.all(shell, Text.class).stream()
				.anyMatch(text -> text.getText().contains(wanted))));
		Workbench.picture("benchmark-launch-wrong");
		assertThat(Workbench
				.ui(() -> Workbench.all(shell, Button.class).stream().filter(button -> button.getText().replace("&", "").equals("Run"))
				.findFirst().orElseThrow().isEnabled())).isFalse();
		Workbench.ui(() -> {
			depths.setText("1, 8");
			return null;
		});
	}

	private static void select(CTabFolder pages, int index) {
		Workbench.ui(() -> {
			Event event = new Event();
			event.item = pages.getItem(index);
			pages.setSelection(index);
			pages.notifyListeners(SWT.Selection, event);
			return null;
		});
	}
}
