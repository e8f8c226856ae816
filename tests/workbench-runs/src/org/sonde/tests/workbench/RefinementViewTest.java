/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

import org.eclipse.core.commands.operations.OperationHistoryFactory;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.jdt.launching.IJavaLaunchConfigurationConstants;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IWorkbenchPage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.extension.ExtendWith;
import org.sonde.benchmark.userprogram.PrecisionTarget;
import org.sonde.benchmark.userprogram.ProgramEffort;
import org.sonde.benchmark.userprogram.UnitOfWork;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.overhead.budget.Budget;
import org.sonde.overhead.budget.Worth;
import org.sonde.overhead.ui.benchmark.QuietMachine;
import org.sonde.overhead.ui.estimates.costs.EstimateSettings;
import org.sonde.overhead.ui.marking.PlanEdits;
import org.sonde.overhead.ui.refinement.RefineChoices;
import org.sonde.overhead.ui.refinement.RefineRequest;
import org.sonde.overhead.ui.refinement.RefinementState;
import org.sonde.overhead.ui.refinement.RefinementView;
import org.sonde.overhead.ui.refinement.Refinements;
import org.sonde.overhead.ui.userprogram.MeasureRequest;
import org.sonde.overhead.ui.userprogram.MeasureSettings;
import org.sonde.overhead.ui.userprogram.MeasureState.Stage;
import org.sonde.overhead.ui.userprogram.UnitKind;
import org.sonde.overhead.ui.view.CommandAction;
import org.sonde.placement.Objective;

/**
 * Refine Plan… on real JVMs under the real agent. Times are too short for precise figures; which probe is far too costly is plain
 * nevertheless.
 */
@ExtendWith(LoggedErrors.class)
class RefinementViewTest {
	/** Each unit of work makes 20 calls, and every thousandth one more. */
	private static final ProgramEffort ASKED = new ProgramEffort(2, 3, 0.08, Duration.ofMinutes(7), Duration.ofSeconds(4),
			Duration.ofSeconds(6), ProgramEffort.DEFAULT.window(), false, PrecisionTarget.TOTAL);
	private static final String SHOP = """
			package shop;
			public class Shop {
				static long state;
				public static void main(String[] arguments) {
					if (arguments.length > 0) {
						System.out.println("closed for " + arguments[0]);
						System.exit(3);
					}
					long end = System.nanoTime() + 60_000_000_000L;
					for (int unit = 0; System.nanoTime() < end; unit++) {
						sell(unit);
					}
				}
				static void sell(int unit) {
					for (int i = 0; i < 20; i++) {
						add(i);
					}
					if (unit % 1000 == 0) {
						order();
					}
				}
				static void add(int n) {
					for (int i = 0; i < 40; i++) {
						state = state * 31 + n;
					}
				}
				static void order() {
					state++;
				}
			}
			""";
	private static final ProgramEffort SHORT = new ProgramEffort(1, 1, 0.05, Duration.ofMinutes(2), Duration.ofMillis(300),
			Duration.ofMillis(600), Duration.ofMillis(40), false);

	private JavaProject project;
	private RefinementView view;

	@BeforeEach
	void open(TestInfo test) throws Exception {
		Workbench.showJavaPerspective();
		OperationHistoryFactory.getOperationHistory().dispose(PlanEdits.undoContext(), true, true, false);
		project = new JavaProject(test.getTestMethod().orElseThrow().getName());
		project.add("shop", "Shop.java", SHOP);
		project.build();
		PlanStore.ofWorkspace().edit(project.plan(), plan -> {
			plan.setResultSet("waller-2014-base");
			for (String method : List.of("void shop.Shop.sell(int)", "void shop.Shop.add(int)", "void shop.Shop.order()")) {
				MethodProbe probe = Probes.create(MethodSignature.parse(method));
				probe.setKind(ProbeKind.OPERATION_EVENTS);
				probe.setNote("wanted");
				plan.getProbes().add(probe);
			}
		}, null);
		Workbench.waitFor("the plan", () -> PlanStore.ofWorkspace().active(project.project()) instanceof PlanState.Loaded);
		view = (RefinementView) Screens.show(RefinementView.ID);
		Workbench.state(view, IWorkbenchPage.STATE_MAXIMIZED);
	}

	@AfterEach
	void close() throws Exception {
		Refinements.here().cancel();
		Workbench.waitFor("the end of the refinement", () -> !Refinements.here().isRunning());
		Camera.closeDialogs();
		Workbench.state(view, IWorkbenchPage.STATE_RESTORED);
		Workbench.deleteLaunchConfigurations();
		Workbench.closeView(view);
		project.delete();
	}

	private ILaunchConfiguration application(String arguments) throws CoreException {
		ILaunchConfigurationWorkingCopy configuration = DebugPlugin.getDefault().getLaunchManager()
				.getLaunchConfigurationType(IJavaLaunchConfigurationConstants.ID_JAVA_APPLICATION).newInstance(null, "Shop");
		configuration.setAttribute(IJavaLaunchConfigurationConstants.ATTR_PROJECT_NAME, project.project().getName());
		configuration.setAttribute(IJavaLaunchConfigurationConstants.ATTR_MAIN_TYPE_NAME, "shop.Shop");
		configuration.setAttribute(IJavaLaunchConfigurationConstants.ATTR_PROGRAM_ARGUMENTS, arguments);
		return configuration.doSave();
	}

	/** With a budget that lets order() have a probe, and nothing else. */
	private void refine(String arguments, ProgramEffort effort, int rounds) throws Exception {
		MeasureRequest program = new MeasureRequest(application(arguments),
				(PlanState.Loaded) PlanStore.ofWorkspace().load(project.project()),
				UnitOfWork.ofMethod("shop.Shop.sell"), effort, Optional.of("waller-2014-base"));
		Refinements.here().start(new RefineRequest(program,
				new RefineChoices(MeasureSettings.DEFAULT, "0.5", false, true, Objective.CALLS, rounds, false, "", "")));
	}

	private RefinementState end() throws Exception {
		Workbench.waitPatiently("the end of the refinement", () -> !Refinements.here().isRunning());
		RefinementState state = Refinements.here().state().orElseThrow();
		String words = state.stage() == Stage.FAILED && state.rounds().isEmpty() ? "Cannot refine " : state.now();
		Workbench.waitFor("the view", () -> PartWidgets.texts(view).contains(words));
		return state;
	}

	private List<String> methods() {
		Plan plan = ((PlanState.Loaded) PlanStore.ofWorkspace().load(project.project())).plan();
		return Probes.methodProbes(plan).stream().map(MethodProbe::getMethodName).toList();
	}

	private boolean canApply() {
		return Workbench.ui(() -> PartWidgets.all(view, Button.class).stream()
				.anyMatch(button -> button.getText().equals("&Apply") && button.isEnabled()));
	}

	@Test
	void roundsAppearAndOneUndoTakesThePlanBack() throws Exception {
		Path file = project.plan().getLocation().toPath();
		byte[] before = Files.readAllBytes(file);
		refine("", SHORT, 2);
		RefinementState state = end();
		assertThat(state.stage()).as(state::now).isEqualTo(Stage.DONE);
		assertThat(state.rounds()).hasSize(2);
		assertThat(state.rounds().getFirst().measured().percent()).isGreaterThan(0.5);
		assertThat(state.rounds().getFirst().changes()).extracting(change -> change.method().name() + " " + change.kind().keyword())
				.containsExactlyInAnyOrder("sell removed", "add removed");
		assertThat(Files.readAllBytes(file)).as("nothing is changed before").isEqualTo(before);
		Workbench.picture("refinement");
		assertThat(Workbench.ui(view::figures).orElseThrow().kinds().getFirst().content().get()).contains("\"rounds\"");
		Workbench.waitFor("that it can be applied", this::canApply);
		Workbench.ui(() -> {
			Button apply = PartWidgets.all(view, Button.class).stream().filter(button -> button.getText().equals("&Apply")).findFirst()
					.orElseThrow();
			apply.setFocus();
			apply.notifyListeners(SWT.Selection, new Event());
			assertThat(apply.isEnabled()).as("until the plan has changed").isFalse();
			assertThat(view.getSite().getShell().getDisplay().getFocusControl()).as("the keyboard goes on").isInstanceOf(Table.class);
			return null;
		});
		Workbench.waitFor("the changes", () -> methods().equals(List.of("order")));
		Workbench.waitFor("the end of it", () -> !canApply() && PartWidgets.texts(view).contains("has the changes now"));
		assertThat(Probes.methodProbes(((PlanState.Loaded) PlanStore.ofWorkspace().load(project.project())).plan())).singleElement()
				.satisfies(probe -> {
			assertThat(probe.getNote()).isEqualTo("wanted");
			assertThat(probe.getCallsPerSecond()).as("of the run").isPositive();
		});
		OperationHistoryFactory.getOperationHistory().undo(PlanEdits.undoContext(), null, null);
		assertThat(Files.readAllBytes(file)).isEqualTo(before);
		Workbench.waitFor("that it can be applied again", this::canApply);
		assertThat(OperationHistoryFactory.getOperationHistory().canUndo(PlanEdits.undoContext())).isFalse();
	}

	@Test
	void aFailureIsShownWithWhatTheProgramSaid() throws Exception {
		refine("inventory", SHORT, 2);
		RefinementState state = end();
		assertThat(state.stage()).isEqualTo(Stage.FAILED);
		assertThat(state.now()).contains("closed for inventory");
		assertThat(canApply()).isFalse();
	}

	@Test
	void cancelLeavesNoProcessAndNothingElseRunsMeanwhile() throws Exception {
		assertThat(QuietMachine.obstacle()).isEmpty();
		refine("", new ProgramEffort(3, 10, 0.05, Duration.ofMinutes(5), Duration.ofSeconds(3), Duration.ofSeconds(20),
				Duration.ofMillis(100), false), 2);
		Workbench.waitPatiently("the program", () -> shops() > 0);
		assertThat(QuietMachine.obstacle()).hasValueSatisfying(words -> assertThat(words).contains("Refinement"));
		Workbench.waitFor("the button", () -> Workbench.ui(() -> PartWidgets.all(view, Button.class).stream()
				.anyMatch(button -> button.getText().equals("&Cancel") && button.isVisible() && button.isEnabled())));
		Workbench.ui(() -> {
			PartWidgets.all(view, Button.class).stream().filter(button -> button.getText().equals("&Cancel")).forEach(Button::setFocus);
			return null;
		});
		Workbench.press("Cancel", view);
		assertThat(end().stage()).isEqualTo(Stage.CANCELLED);
		assertThat(Workbench.ui(() -> view.getSite().getShell().getDisplay().getFocusControl())).as("the keyboard goes on")
				.isInstanceOf(Table.class);
		assertThat(shops()).isZero();
		assertThat(canApply()).isFalse();
	}

	private static long shops() {
		return ProcessHandle.current().descendants().filter(process -> process.info().commandLine().orElse("").contains("sonde-program"))
				.count();
	}

	@Test
	void theBudgetOfTheProjectIsProposedForAProgramThatWasNotRefinedYet() throws Exception {
		application("").copy("Refined for the first time").doSave();
		EstimateSettings.of(project.project())
				.with(new Budget(OptionalDouble.empty(), OptionalDouble.empty(), OptionalDouble.of(0.7), OptionalDouble.empty()),
						Worth.WISH)
				.save(project.project());
		Workbench.openEstimates(project);
		Thread.startVirtualThread(() -> Workbench.run(CommandAction.REFINE));
		Shell shell = Workbench.dialog("Refine Plan");
		Fields.choose(shell, "Launch configuration", "Refined for the first time");
		Text budget = Workbench.ui(() -> Fields.find(shell, Text.class, "Budget in percent"));
		Workbench.waitFor("the budget", () -> Workbench.ui(() -> budget.getText().equals("0.7")));
	}

	/** The dialog, from the command on: what is wrong, and the choices of the last time. */
	@Test
	void asksAndRemembers() throws Exception {
		ILaunchConfiguration shop = application("");
		new RefineChoices(new MeasureSettings("", UnitKind.METHOD, "shop.Shop.sell", "", ASKED, ""), "much", true, false, Objective.TIME, 4,
				true, project.project().getName(), "shop.*")
				.save(shop.getName());
		Workbench.openEstimates(project);
		Thread.startVirtualThread(() -> Workbench.run(CommandAction.REFINE));
		Shell shell = Workbench.dialog("Refine Plan");
		Workbench.waitFor("the problem", () -> Workbench
				.ui(() -> Workbench.all(shell, Text.class).stream().anyMatch(text -> text.getText().contains("a number of 0 or more"))));
		assertThat(Workbench.ui(() -> shell.getDefaultButton().isEnabled())).isFalse();
		assertThat(Workbench.ui(() -> Workbench.all(shell, Combo.class).stream().map(Combo::getText).toList())).contains("Shop",
				project.project().getName(), "of the program", "time in methods with probes");
		Fields.type(shell, "Budget in percent", "0.5");
		Workbench.waitFor("the button", () -> Workbench.ui(() -> shell.getDefaultButton().isEnabled()));
		Workbench.picture("refine-dialog");
		Workbench.press("Refine");
		Workbench.waitFor("the start", () -> Refinements.here().isRunning());
		RefineRequest request = Refinements.here().state().orElseThrow().request();
		assertThat(request.choices()).isEqualTo(
				new RefineChoices(new MeasureSettings(project.project().getName(), UnitKind.METHOD, "shop.Shop.sell", "", ASKED, ""), "0.5",
						true, false, Objective.TIME, 4, true, project.project().getName(), "shop.*"));
		assertThat(request.program().resultSet()).contains("waller-2014-base");
	}
}
