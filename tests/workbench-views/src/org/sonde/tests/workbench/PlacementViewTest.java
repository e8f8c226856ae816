/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import org.eclipse.core.commands.operations.IUndoContext;
import org.eclipse.core.commands.operations.OperationHistoryFactory;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Scale;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.common.digits.Digits;
import org.sonde.common.progress.Progress;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.Probe;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.overhead.budget.Budget;
import org.sonde.overhead.budget.Worth;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.results.ProbeKind;
import org.sonde.overhead.ui.estimates.EstimatesView;
import org.sonde.overhead.ui.estimates.costs.ActivePlanCosts;
import org.sonde.overhead.ui.estimates.costs.EstimateSettings;
import org.sonde.overhead.ui.estimates.costs.PlanCosts;
import org.sonde.overhead.ui.estimates.costs.WhatIf;
import org.sonde.overhead.ui.marking.PlanEdits;
import org.sonde.overhead.ui.placement.PlacementView;
import org.sonde.overhead.ui.traces.MonitoringLogView;
import org.sonde.placement.Objective;
import org.sonde.placement.Placement;
import org.sonde.placement.PlacementRequest;
import org.sonde.placement.ProbePlacer;
import org.sonde.report.placement.CurveDrawing;
import org.sonde.report.placement.LoggedProgram;
import org.sonde.report.traces.LogResults;
import org.sonde.report.traces.MonitoringLogs;
import org.sonde.report.traces.drawing.Drawing;
import org.sonde.report.traces.drawing.DrawnShape;
import org.sonde.traces.reduction.LogAnalysis;

/** The view Placement on a recording of the sample; each figure next to that of a placing of our own. */
@ExtendWith(LoggedErrors.class)
class PlacementViewTest {
	private static final String BUDGET = "Budget in percent";
	private static final double ROUNDING = 1e-9;

	@TempDir
	private Path folder;
	private Path log;
	private SampleProject sample;
	private PlacementView view;

	@BeforeEach
	void open() throws Exception {
		Workbench.showJavaPerspective();
		OperationHistoryFactory.getOperationHistory().dispose(undoContext(), true, true, false);
		sample = new SampleProject(folder);
		log = SampleRecording.write(folder.resolve("recording"));
		Workbench.waitFor("the plan", () -> PlanStore.ofWorkspace().active(sample.project()) instanceof PlanState.Loaded);
		view = Workbench.ui(() -> (PlacementView) Workbench.page().showView(PlacementView.ID));
		PlacementScreens.follow(view, sample.project());
		Fields.choose(widget(), "What to show most of", "differences of traces");
		Fields.choose(widget(), "What the budget is a percentage of", "of one processor");
		Fields.type(widget(), "Methods whose calls are distinguished", "");
		Fields.type(widget(), "Recording", "");
		Fields.check(widget(), "Keep the plan's probes", false);
		Fields.type(widget(), BUDGET, "2");
	}

	@AfterEach
	void close() throws Exception {
		if (Workbench.ui(() -> Workbench.page().findView(PlacementView.ID) == view)) {
			Workbench.state(view, IWorkbenchPage.STATE_RESTORED);
		}
		Workbench.closeView(view);
		Workbench.closeViews(MonitoringLogView.ID, EstimatesView.ID);
		Workbench.closeEditors();
		JavaProject.delete(sample.project());
	}

	/** Neither the selection nor the active part names a project. */
	@Test
	void aViewThatIsOpenedIsOfTheProjectOfAnother() throws Exception {
		Workbench.closeView(view);
		Workbench.ui(() -> {
			EstimatesView estimates = (EstimatesView) Workbench.page().showView(EstimatesView.ID);
			estimates.show(sample.project());
			return null;
		});
		Workbench.selectInPackageExplorer();
		view = Workbench.ui(() -> (PlacementView) Workbench.page().showView(PlacementView.ID));
		assertThat(view.project()).contains(sample.project());
	}

	private static IUndoContext undoContext() {
		return Adapters.adapt(ResourcesPlugin.getWorkspace(), IUndoContext.class);
	}

	private Composite widget() {
		return Workbench.ui(() -> PartWidgets.widget(view));
	}

	private void press(String name) {
		Workbench.ui(() -> {
			button(name).notifyListeners(SWT.Selection, new Event());
			return null;
		});
	}

	private Button button(String name) {
		return PartWidgets.all(view, Button.class).stream().filter(one -> one.getText().replace("&", "").equals(name)).findFirst()
				.orElseThrow(() -> new AssertionError("no button " + name));
	}

	private void openLog() throws Exception {
		MonitoringLogView traces = Workbench.ui(() -> (MonitoringLogView) Workbench.page().showView(MonitoringLogView.ID));
		Workbench.ui(() -> {
			traces.read(List.of(log));
			return null;
		});
		Workbench.waitFor("the log", () -> Workbench.ui(() -> traces.log().isPresent()));
		Workbench.ui(() -> {
			Workbench.page().activate(view);
			return null;
		});
	}

	private void place() throws Exception {
		press("Place");
		Workbench.waitFor("the curve", () -> Workbench
				.ui(() -> PartWidgets.all(view, Scale.class).size() == 1 && chosen() >= 0 && !shown().contains("Computing")));
	}

	private String shown() {
		return PartWidgets.texts(view);
	}

	private Scale slider() {
		return PartWidgets.all(view, Scale.class).getFirst();
	}

	private void move(int place) throws Exception {
		Workbench.ui(() -> {
			slider().setSelection(place);
			slider().notifyListeners(SWT.Selection, new Event());
			return null;
		});
		Workbench.waitFor("the plan at " + place, () -> !shown().contains("Computing"));
	}

	/** Rows of methods with a probe. */
	private long chosen() {
		return methods(true).size();
	}

	private Set<String> methods(boolean withProbe) {
		return Workbench.ui(() -> Fields.rows(PartWidgets.all(view, Table.class).getFirst())
				.filter(row -> (row.contains("chosen") || row.contains("kept")) == withProbe)
				.collect(Collectors.toSet()));
	}

	private ProbePlacer placing(Set<String> pinned) throws Exception {
		PlanState.Loaded plan = (PlanState.Loaded) PlanStore.ofWorkspace().active(sample.project());
		PlanCosts costs = ActivePlanCosts.ofWorkspace().of(plan, new NullProgressMonitor());
		LogResults results = MonitoringLogs.read(List.of(log), LogAnalysis.Options.DEFAULT.keepingOrder(), Progress.NONE,
				MonitoringLogs.WhenCancelled.NOTHING);
		return new ProbePlacer(new PlacementRequest(LoggedProgram.of(results, "recording", method -> true, Optional.empty()),
				costs.estimate().orElseThrow().model(), 1,
				ProbeKind.OPERATION_EVENTS, true, Objective.DISTINGUISH, Map.of(), pinned), Progress.NONE);
	}

	private static Set<String> active(Plan plan) {
		return plan.getProbes().stream().filter(Probe::isActive).map(probe -> Probes.name(probe).replace("...", "[]"))
				.collect(Collectors.toCollection(TreeSet::new));
	}

	/** Ignores whether the last parameter is a varargs parameter. */
	private static Set<String> names(Plan plan) {
		return plan.getProbes().stream().map(probe -> Probes.name(probe).replace("...", "[]"))
				.collect(Collectors.toCollection(TreeSet::new));
	}

	/**
	 * Presses Apply, and a button of the question about probes in methods that the recording lacks.
	 *
	 * @return the question
	 */
	private String apply(String answer) throws Exception {
		Workbench.display().asyncExec(() -> button("Apply").notifyListeners(SWT.Selection, new Event()));
		String question = Fields.words(Workbench.dialog("Apply Placement"));
		Workbench.press(answer);
		Workbench.waitFor("the end of the question", () -> Workbench.dialogs().isEmpty());
		return question;
	}

	private int recordedOfPlan() throws Exception {
		Set<String> recorded = placing(Set.of()).within(20).orElseThrow().methods().stream().map(choice -> choice.candidate().method())
				.collect(Collectors.toSet());
		return (int) names(plan()).stream().filter(recorded::contains).count();
	}

	private Plan plan() {
		return ((PlanState.Loaded) PlanStore.ofWorkspace().active(sample.project())).plan();
	}

	@Test
	void theSliderPreviewsPlansAndOneUndoTakesTheAppliedOneBack() throws Exception {
		ProbePlacer placing = placing(Set.of());
		Placement expected = placing.within(20).orElseThrow();
		EstimatesView estimates = Workbench.ui(() -> (EstimatesView) Workbench.page().showView(EstimatesView.ID));
		Workbench.ui(() -> {
			estimates.show(sample.project());
			return null;
		});
		ITextEditor editor = Workbench.openEditor(sample.java().findType("depot.Depot"));
		openLog();
		byte[] before = Files.readAllBytes(sample.plan().getLocation().toPath());
		place();
		int last = expected.curve().size() - 1;
		assertThat(Workbench.ui(() -> slider().getMaximum())).isEqualTo(last);
		Event wheel = new Event();
		Workbench.ui(() -> {
			slider().notifyListeners(SWT.MouseVerticalWheel, wheel);
			return null;
		});
		assertThat(wheel.doit).as("the wheel moves the slider").isFalse();

		for (int position : List.of(1, last / 2, last)) {
			move(position);
			Placement.Point point = expected.curve().get(position);
			Placement at = placing.at(expected, point, Progress.NONE);
			Estimate.Known cost = (Estimate.Known) at.estimate().total().millisPerSecond();
			assertThat(shown()).contains(point.probes().size() + (point.probes().size() == 1 ? " probe:" : " probes:"))
					.contains(Digits.significant(point.value(), 3) + " of " + Digits.significant(expected.valueOfAll(), 3)
							+ " bits per trace")
					.contains("at most " + Digits.value(0.1 * cost.estimate().high()) + " %")
					.contains("estimate " + Digits.value(0.1 * cost.value()));
			assertThat(chosen()).isEqualTo(point.probes().size());
			assertThat(methods(false)).hasSize(at.methods().size() - point.probes().size());
			Workbench.waitFor("the preview of " + position, () -> Workbench.ui(() -> PartWidgets.texts(estimates)
					.contains("not in the plan")
					&& estimates.costs().filter(costs -> active(costs.plan().plan()).equals(new TreeSet<>(point.probes()))).isPresent()));
			Estimate.Known previewed = (Estimate.Known) Workbench
					.ui(() -> estimates.costs().orElseThrow().estimate().orElseThrow().total().millisPerSecond());
			assertThat(previewed.value()).isCloseTo(cost.value(), within(ROUNDING));
			Set<String> marked = point.probes().stream().filter(method -> method.contains(" depot.Depot."))
					.map(method -> method.replaceAll(".*depot\\.Depot\\.|\\(.*", "") + ": Preview").collect(Collectors.toSet());
			Workbench.waitFor("the marks of " + position,
					() -> ProbedEditor.marks(editor).stream().map(mark -> mark.replaceFirst(": Preview.*(?s:.*)", ": Preview"))
							.collect(Collectors.toSet()).equals(marked));
			assertThat(Files.readAllBytes(sample.plan().getLocation().toPath())).isEqualTo(before);
			Workbench.picture("placement-" + position);
		}
		move(last / 2);
		Set<String> unrecorded = names(plan());
		unrecorded.removeAll(expected.methods().stream().map(choice -> choice.candidate().method()).collect(Collectors.toSet()));
		assertThat(apply("Remove")).contains(unrecorded.size() + " probes are in methods that the recording lacks")
				.contains("Tariff.grossCents(Parcel, Service)");
		Workbench.waitFor("the probes", () -> active(plan()).equals(new TreeSet<>(expected.curve().get(last / 2).probes())));
		Workbench.waitFor("the end of the preview",
				() -> WhatIf.ofWorkbench().previewOf(sample.plan()).isEmpty() && shown().contains("The plan has these probes."));
		assertThat(plan().getProbes()).allSatisfy(probe -> assertThat(probe.getCallsPerSecond()).isPositive());
		Workbench.waitFor("the estimate", () -> Workbench.ui(() -> !PartWidgets.texts(estimates).contains("not in the plan")));
		OperationHistoryFactory.getOperationHistory().undo(undoContext(), null, null);
		assertThat(Files.readAllBytes(sample.plan().getLocation().toPath())).isEqualTo(before);
		assertThat(OperationHistoryFactory.getOperationHistory().canUndo(undoContext())).isFalse();
		Workbench.waitFor("the preview after Undo",
				() -> WhatIf.ofWorkbench().previewOf(sample.plan()).isPresent() && Workbench.ui(() -> button("Preview").getSelection()));
	}

	/** It would undo the change before Apply. */
	@Test
	void nothingIsUndoneWhileApplyRuns() throws Exception {
		Plan before = plan();
		PlanEdits.runNow("Deactivate", sample.plan(), plan -> plan.getProbes().getFirst().setActive(false), Optional.empty(), null);
		assertThat(OperationHistoryFactory.getOperationHistory().canUndo(undoContext())).isTrue();
		openLog();
		place();
		Job.getJobManager().suspend();
		try {
			apply("Keep");
			assertThat(OperationHistoryFactory.getOperationHistory().canUndo(undoContext())).isFalse();
			assertThat(OperationHistoryFactory.getOperationHistory().undo(undoContext(), null, null).isOK()).isFalse();
		} finally {
			Job.getJobManager().resume();
		}
		Workbench.waitFor("the change, to be undone", () -> OperationHistoryFactory.getOperationHistory().canUndo(undoContext()));
		OperationHistoryFactory.getOperationHistory().undo(undoContext(), null, null);
		OperationHistoryFactory.getOperationHistory().undo(undoContext(), null, null);
		assertThat(names(plan())).isEqualTo(names(before));
	}

	/** Whoever cancels the job finds out what is missing, and how to get it. */
	@Test
	void whatIsCancelledCanBeComputedAgain() throws Exception {
		openLog();
		place();
		Job.getJobManager().suspend();
		try {
			slide(Workbench.ui(() -> slider().getSelection()) == 0 ? 1 : 0);
			assertThat(Workbench.ui(() -> button("Apply").isEnabled())).isFalse();
			Job[] jobs = Job.getJobManager().find(null);
			Arrays.stream(jobs).filter(job -> job.getName().equals("Computing a plan of the curve")).forEach(Job::cancel);
		} finally {
			Job.getJobManager().resume();
		}
		Workbench.waitFor("the words", () -> shown().contains("were not computed"));
		assertThat(Workbench.ui(() -> button("Apply").isEnabled())).isFalse();
		press("Compute Again");
		Workbench.waitFor("the methods", () -> Workbench.ui(() -> button("Apply").isEnabled()));
		assertThat(shown()).doesNotContain("not computed", "Compute Again");
	}

	@Test
	void probesThatAreKeptStay() throws Exception {
		Set<String> before = active(plan());
		openLog();
		Fields.choose(widget(), "What to show most of", "calls");
		Fields.check(widget(), "Keep the plan's probes", true);
		Fields.type(widget(), BUDGET, "1000");
		place();
		move(Workbench.ui(() -> slider().getMaximum()));
		press("Apply");
		Workbench.waitFor("the probes", () -> active(plan()).size() > before.size());
		assertThat(active(plan())).containsAll(before);
		assertThat(new HashSet<>(active(plan()))).contains("int depot.parcel.Parcel.chargeableGrams()");
	}

	/** Closing, discarding and another project end a preview; whoever ends it in Overhead Estimates ends it here, too. */
	@Test
	void aPreviewEnds() throws Exception {
		openLog();
		place();
		Workbench.waitFor("the preview", () -> WhatIf.ofWorkbench().previewOf(sample.plan()).isPresent());
		JavaProject other = new JavaProject("other");
		try {
			PlacementScreens.follow(view, other.project());
			assertThat(WhatIf.ofWorkbench().previewOf(sample.plan())).isEmpty();
			PlacementScreens.follow(view, sample.project());
			assertThat(WhatIf.ofWorkbench().previewOf(sample.plan())).isPresent();
			WhatIf.ofWorkbench().endPreview();
			Workbench.waitFor("the check mark", () -> Workbench.ui(() -> !button("Preview").getSelection()));
			Fields.check(widget(), "Preview", true);
			assertThat(WhatIf.ofWorkbench().previewOf(sample.plan())).isPresent();
			press("Discard");
			assertThat(WhatIf.ofWorkbench().previewOf(sample.plan())).isEmpty();
			place();
			Workbench.closeView(view);
			assertThat(WhatIf.ofWorkbench().previewOf(sample.plan())).isEmpty();
		} finally {
			other.delete();
		}
	}

	/** Cancels it before it begins, so that it cannot end first. */
	@Test
	void placingIsCancelled() throws Exception {
		openLog();
		Job.getJobManager().suspend();
		try {
			press("Place");
			assertThat(Workbench.ui(() -> button("Place").isEnabled())).isFalse();
			press("Cancel");
		} finally {
			Job.getJobManager().resume();
		}
		Workbench.waitFor("the end", () -> Workbench.ui(() -> button("Place").isEnabled()));
		assertThat(PartWidgets.all(view, Scale.class)).isEmpty();
		assertThat(WhatIf.ofWorkbench().previewOf(sample.plan())).isEmpty();
	}

	@Test
	void whatIsWrongIsSaid() throws Exception {
		press("Place");
		assertThat(shown()).contains("No recording is open.");
		Fields.type(widget(), "Recording", folder.resolve("nowhere").toString());
		press("Place");
		assertThat(shown()).contains("nowhere does not exist.");
		Fields.type(widget(), BUDGET, "much");
		assertThat(Workbench.ui(() -> button("Place").isEnabled())).isFalse();
		assertThat(shown()).contains("Type the budget");
		assertThat(Workbench.ui(() -> ScreenReader.name(Fields.find(widget(), Text.class, BUDGET))))
				.startsWith(BUDGET + ". Type the budget");
		Fields.type(widget(), BUDGET, "2");
		assertThat(Workbench.ui(() -> button("Place").isEnabled())).isTrue();
		Path other = Files.createDirectories(folder.resolve("other"));
		Files.writeString(other.resolve("kieker.map"), Files.readString(log.resolve("kieker.map")));
		Files.writeString(other.resolve("kieker-1.dat"), Files.readString(log.resolve("kieker-1.dat")).replace("depot.", "other."));
		Fields.type(widget(), "Recording", other.toString());
		press("Place");
		Workbench.waitFor("the message", () -> shown().contains("other has no method of this project."));
		Fields.type(widget(), "Recording", log.toString());
		Fields.type(widget(), "Methods whose calls are distinguished", "depot.Depot.never");
		press("Place");
		Workbench.waitFor("the message", () -> shown().contains("traces cannot be distinguished"));
		Fields.type(widget(), "Methods whose calls are distinguished", "");
		Fields.type(widget(), BUDGET, "0");
		place();
		assertThat(shown()).contains("No probe fits into the budget.");
	}

	/** A slider that has no way to go cannot have the focus. */
	@Test
	void theKeyboardIsNotLostIfThereIsOnePlan() throws Exception {
		Path alike = Files.createDirectories(folder.resolve("alike"));
		Files.copy(log.resolve("kieker.map"), alike.resolve("kieker.map"));
		List<String> records = Files.readAllLines(log.resolve("kieker-1.dat"));
		String trace = records.getFirst().split(";")[4];
		Files.write(alike.resolve("kieker-1.dat"), records.stream().filter(line -> line.split(";")[4].equals(trace)).toList());
		Fields.type(widget(), "Recording", alike.toString());
		enter();
		Workbench.waitFor("the only plan",
				() -> Workbench.ui(() -> PartWidgets.all(view, Scale.class).size() == 1 && !slider().isEnabled()));
		Workbench.waitFor("the focus", () -> Workbench.ui(() -> button("Preview").isFocusControl()));
		assertThat(Workbench.ui(() -> ScreenReader.name(button("Preview")))).as("the figures of the slider")
				.matches("(?s)Preview\\. \\d+ probes?.*");
	}

	/**
	 * Probes that the recording lacks stay if the user says so, and deactivated ones stay deactivated. Nothing changes if the user cancels.
	 */
	@Test
	void probesThatTheRecordingLacksAreAskedFor() throws Exception {
		PlanStore.ofWorkspace().edit(sample.plan(), plan -> Probes
				.find(plan, MethodSignature.parse("long depot.parcel.Service.surchargeCents(int)")).orElseThrow().setActive(false), null);
		Set<String> before = names(plan());
		byte[] bytes = Files.readAllBytes(sample.plan().getLocation().toPath());
		openLog();
		place();
		Workbench.waitFor("the changes",
				() -> shown().contains(before.size() - recordedOfPlan() + " are in methods that the recording lacks"));
		apply("Cancel");
		assertThat(Files.readAllBytes(sample.plan().getLocation().toPath())).isEqualTo(bytes);
		apply("Keep");
		Workbench.waitFor("the end of the preview", () -> WhatIf.ofWorkbench().previewOf(sample.plan()).isEmpty());
		Set<String> placed = placing(Set.of()).within(20).orElseThrow().methods().stream().map(choice -> choice.candidate().method())
				.collect(Collectors.toSet());
		assertThat(names(plan())).containsAll(before.stream().filter(name -> !placed.contains(name)).toList());
		assertThat(plan().getProbes().stream().filter(probe -> !probe.isActive()).map(Probes::name))
				.containsExactly("long depot.parcel.Service.surchargeCents(int)");
		OperationHistoryFactory.getOperationHistory().undo(undoContext(), null, null);
		assertThat(Files.readAllBytes(sample.plan().getLocation().toPath())).isEqualTo(bytes);
	}

	/** Apply makes the plan at which the slider was when it was pressed; the preview follows the slider. */
	@Test
	void theSliderMovesWhileAPlacementIsApplied() throws Exception {
		Fields.check(widget(), "Keep the plan's probes", true);
		openLog();
		Fields.choose(widget(), "What to show most of", "calls");
		Fields.type(widget(), BUDGET, "1000");
		place();
		int last = Workbench.ui(() -> slider().getMaximum());
		move(last);
		Set<String> before = active(plan());
		int changed = changedProbes();
		assertThat(changed).isPositive();
		Job.getJobManager().suspend();
		try {
			press("Apply");
			slide(0);
		} finally {
			Job.getJobManager().resume();
		}
		Workbench.waitFor("the probes", () -> active(plan()).size() == before.size() + changed);
		Workbench.waitFor("the plan at 0", () -> !shown().contains("Computing"));
		assertThat(Workbench.ui(() -> slider().getSelection())).isZero();
		assertThat(Workbench.ui(() -> button("Preview").getSelection())).isTrue();
		assertThat(WhatIf.ofWorkbench().previewOf(sample.plan())).isPresent();
	}

	/** As the view says it. */
	private int changedProbes() {
		Matcher sentence = Pattern.compile("Changes in the plan: (\\d+) probes? added(?:, (\\d+) probes? activated)?").matcher(shown());
		assertThat(sentence.find()).as(shown()).isTrue();
		return Integer.parseInt(sentence.group(1)) + Optional.ofNullable(sentence.group(2)).map(Integer::parseInt).orElse(0);
	}

	private void slide(int place) {
		Workbench.ui(() -> {
			slider().setSelection(place);
			slider().notifyListeners(SWT.Selection, new Event());
			return null;
		});
	}

	/** Others may change the plan: the preview goes on, and is compared with what the plan is now. */
	@Test
	void thePlanIsEditedDuringAPreview() throws Exception {
		openLog();
		place();
		Workbench.waitFor("the preview", () -> WhatIf.ofWorkbench().previewOf(sample.plan()).isPresent());
		Matcher removed = Pattern.compile("(\\d+) probes removed").matcher(shown());
		assertThat(removed.find()).isTrue();
		int before = Integer.parseInt(removed.group(1));
		PlanStore.ofWorkspace().edit(sample.plan(),
				plan -> plan.getProbes().removeIf(probe -> Probes.name(probe).contains("depot.storage.")), null);
		byte[] edited = Files.readAllBytes(sample.plan().getLocation().toPath());
		Workbench.waitFor("the comparison", () -> shown().contains(before - 4 + " probes removed"));
		assertThat(WhatIf.ofWorkbench().previewOf(sample.plan())).isPresent();
		assertThat(Files.readAllBytes(sample.plan().getLocation().toPath())).isEqualTo(edited);
	}

	@Test
	void aFailureIsOfItsProject() throws Exception {
		press("Place");
		assertThat(shown()).contains("No recording is open.");
		JavaProject other = new JavaProject("other");
		try {
			PlacementScreens.follow(view, other.project());
			Workbench.waitFor("the other project", () -> shown().contains("The project other has no plan."));
			assertThat(Workbench.ui(() -> button("Place").isEnabled())).isFalse();
			assertThat(shown()).contains("Select a project with a plan.");
			PlacementScreens.follow(view, sample.project());
			assertThat(shown()).contains("Which methods should get a probe?").doesNotContain("Select a project with a plan.");
			assertThat(Workbench.ui(() -> button("Place").isEnabled())).isTrue();
		} finally {
			other.delete();
		}
	}

	@Test
	void theBudgetIsThatOfTheProject() throws Exception {
		setBudget(1);
		Workbench.waitFor("the project's budget", () -> budget().equals("1"));
		setBudget(0.5);
		Workbench.waitFor("the new budget", () -> budget().equals("0.5"));
		JavaProject other = new JavaProject("other");
		try {
			PlacementScreens.follow(view, other.project());
			Workbench.waitFor("the usual budget", () -> budget().equals("2"));
		} finally {
			other.delete();
		}
	}

	private void setBudget(double cpuPercent) throws CoreException {
		EstimateSettings.of(sample.project())
				.with(new Budget(OptionalDouble.empty(), OptionalDouble.empty(), OptionalDouble.of(cpuPercent), OptionalDouble.empty()),
						Worth.WISH)
				.save(sample.project());
	}

	private String budget() {
		return Workbench.ui(() -> Fields.find(widget(), Text.class, BUDGET).getText());
	}

	@Test
	void aPlanThatCannotTakeThePlacementSaysWhy() throws Exception {
		openLog();
		place();
		byte[] bytes = Files.readAllBytes(sample.plan().getLocation().toPath());
		IFile other = sample.project().getFile("other.probes");
		PlanStore.ofWorkspace().edit(other, plan -> plan.setName("other"), null);
		PlanStore.ofWorkspace().setActive(other);
		Workbench.waitFor("the other plan", () -> shown().contains("other.probes is active now"));
		assertThat(Workbench.ui(() -> button("Apply").isEnabled())).isFalse();
		assertThat(WhatIf.ofWorkbench().previewOf(sample.plan())).isEmpty();
		Workbench.picture("placement-other-plan");
		PlanStore.ofWorkspace().setActive(sample.plan());
		Workbench.waitFor("the plan", () -> Workbench.ui(() -> button("Apply").isEnabled()));
		assertThat(WhatIf.ofWorkbench().previewOf(sample.plan())).isPresent();
		other.delete(true, null);

		sample.plan().setContents("no plan".getBytes(StandardCharsets.UTF_8), true, false, null);
		Workbench.waitFor("the broken plan", () -> shown().contains("The plan is broken"));
		assertThat(Workbench.ui(() -> button("Apply").isEnabled())).isFalse();
		sample.plan().setContents(bytes, true, false, null);
		Workbench.waitFor("the plan", () -> Workbench.ui(() -> button("Apply").isEnabled()));

		Job.getJobManager().suspend();
		try {
			apply("Remove");
			Files.delete(sample.plan().getLocation().toPath());
			sample.plan().refreshLocal(IResource.DEPTH_ZERO, null);
		} finally {
			Job.getJobManager().resume();
		}
		LoggedErrors.expect("the plan parcel-depot.probes no longer exists");
		assertThat(sample.plan().exists()).isFalse();
	}

	/** Such as the same view of another window. */
	@Test
	void whoeverPreviewsLastIsShown() throws Exception {
		openLog();
		place();
		Workbench.waitFor("the preview", () -> WhatIf.ofWorkbench().previewOf(sample.plan()).isPresent());
		WhatIf.Edit others = new WhatIf.Edit("of another window", plan -> { });
		WhatIf.ofWorkbench().preview(this, sample.plan(), others);
		Workbench.waitFor("the check mark", () -> Workbench.ui(() -> !button("Preview").getSelection()));
		move(0);
		press("Discard");
		assertThat(WhatIf.ofWorkbench().previewOf(sample.plan())).contains(others);
		WhatIf.ofWorkbench().endPreview();
	}

	/** On Eclipse's light theme, the mark was white on white. */
	@Test
	void aCheckMarkIsSeen() throws Exception {
		openLog();
		Workbench.state(view, IWorkbenchPage.STATE_MAXIMIZED);
		place();
		ImageData checked = box();
		Fields.check(widget(), "Preview", false);
		ImageData unchecked = box();
		int different = 0;
		for (int x = 0; x < checked.height; x++) {
			for (int y = 0; y < checked.height; y++) {
				RGB one = checked.palette.getRGB(checked.getPixel(x, y));
				RGB other = unchecked.palette.getRGB(unchecked.getPixel(x, y));
				different += Math.abs(one.red - other.red) + Math.abs(one.green - other.green) + Math.abs(one.blue - other.blue) > 90 ? 1
						: 0;
			}
		}
		// Its box has some 16 by 16 pixels, and 60 of them are the border.
		assertThat(different).isGreaterThan(120);
	}

	private ImageData box() throws Exception {
		return Camera.steady(() -> {
			Button box = button("Preview");
			return box.getDisplay().map(box.getParent(), null, box.getBounds());
		}, 3, 30);
	}

	/** The slider and the curve show the same place, whichever of them is used. */
	@Test
	void theCurveGoesOnFromWhereTheSliderIs() throws Exception {
		openLog();
		Fields.type(widget(), BUDGET, "0.2");
		Workbench.state(view, IWorkbenchPage.STATE_MAXIMIZED);
		place();
		Placement expected = placing(Set.of()).within(2).orElseThrow();
		int last = expected.curve().size() - 1;
		move(last);
		key(SWT.ARROW_LEFT);
		assertThat(Workbench.ui(() -> slider().getSelection())).isEqualTo(last - 1);
		move(1);
		key(SWT.ARROW_RIGHT);
		assertThat(Workbench.ui(() -> slider().getSelection())).isEqualTo(2);
		Workbench.ui(() -> {
			Rectangle area = curve().getParent().getBounds();
			Drawing drawing = CurveDrawing.of(expected, expected.curve().get(2).probes(), area.width, area.height);
			DrawnShape.Box dot = (DrawnShape.Box) drawing.parts().stream().filter(part -> part.name().equals(String.valueOf(last)))
					.findFirst().orElseThrow().shapes().getFirst();
			Event click = new Event();
			click.button = 1;
			click.x = (int) (dot.x() + dot.width() / 2);
			click.y = (int) (dot.y() + dot.height() / 2);
			curve().notifyListeners(SWT.MouseDown, click);
			return null;
		});
		assertThat(Workbench.ui(() -> slider().getSelection())).isEqualTo(last);
		key(SWT.ARROW_LEFT);
		assertThat(Workbench.ui(() -> slider().getSelection())).isEqualTo(last - 1);
	}

	private Canvas curve() {
		return PartWidgets.all(view, Canvas.class).stream()
				.filter(canvas -> canvas.getParent() instanceof ScrolledComposite && canvas.isVisible()
						&& canvas.isListening(SWT.MouseDoubleClick))
				.findFirst()
				.orElseThrow();
	}

	private void key(int code) {
		Workbench.ui(() -> {
			Event event = new Event();
			event.keyCode = code;
			curve().notifyListeners(SWT.KeyDown, event);
			return null;
		});
	}

	/** From the field by Enter to the curve; or back to the field, if there is none. */
	@Test
	void theKeyboardIsNeverLost() throws Exception {
		Fields.type(widget(), "Recording", log.toString());
		enter();
		Workbench.waitFor("the curve", () -> Workbench.ui(() -> PartWidgets.all(view, Scale.class).size() == 1));
		assertThat(Workbench.ui(() -> slider().isFocusControl())).isTrue();
		Fields.type(widget(), "Methods whose calls are distinguished", "depot.Depot.never");
		Text field = enter();
		Workbench.waitFor("the message", () -> shown().contains("traces cannot be distinguished"));
		assertThat(Workbench.ui(field::isFocusControl)).isTrue();
	}

	private Text enter() {
		Text field = Fields.find(widget(), Text.class, BUDGET);
		Workbench.ui(() -> {
			field.getShell().forceActive();
			Workbench.page().activate(view);
			assertThat(field.setFocus() && field.isFocusControl()).isTrue();
			field.notifyListeners(SWT.DefaultSelection, new Event());
			return null;
		});
		return field;
	}
}
