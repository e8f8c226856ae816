/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.assertj.core.api.Assertions.assertThat;


import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

import org.eclipse.core.commands.operations.OperationHistoryFactory;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.refactoring.IJavaRefactorings;
import org.eclipse.ltk.core.refactoring.CheckConditionsOperation;
import org.eclipse.ltk.core.refactoring.CreateChangeOperation;
import org.eclipse.ltk.core.refactoring.PerformChangeOperation;
import org.eclipse.ltk.core.refactoring.Refactoring;
import org.eclipse.ltk.core.refactoring.RefactoringCore;
import org.eclipse.ltk.core.refactoring.RefactoringStatus;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.extension.ExtendWith;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.PlanFiles;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.instrumentation.workspace.StaleProbe;
import org.sonde.instrumentation.workspace.StaleProbes;
import org.sonde.overhead.ui.marking.PlanEdits;

/**
 * JDT's refactorings that nothing else can take part in: the probes are stale at once, the moved method is offered first, and a click
 * re-binds.
 */
@ExtendWith(LoggedErrors.class)
class MovedMethodsTest {
	private static final String TOTAL = "int shop.Cart.total(int)";

	private final StaleProbes stale = StaleProbes.ofWorkspace();
	private JavaProject project;
	private ICompilationUnit base;
	private ICompilationUnit cart;

	/** The method that stays has nearly the name of the one that goes, and is like it in all other ways. */
	@BeforeEach
	void createProject(TestInfo test) throws Exception {
		Workbench.showJavaPerspective();
		stale.start();
		project = new JavaProject(test.getTestMethod().orElseThrow().getName());
		base = project.add("stock.shelf", "Base.java",
				"package stock.shelf;\npublic class Base {\n\tpublic int count(int n) {\n\t\treturn n;\n\t}\n}\n");
		cart = project.add("shop", "Cart.java", """
				package shop;

				import stock.shelf.Base;

				public class Cart extends Base {
					public int total(int n) {
						return n;
					}

					public int totals(int n) {
						return n;
					}

					public int weigh(Scale scale) {
						return scale.grams;
					}
				}
				""");
		project.add("shop", "BigCart.java", "package shop;\n\npublic class BigCart extends Cart {\n}\n");
		project.add("shop", "Scale.java", "package shop;\n\npublic class Scale {\n\tpublic int grams;\n}\n");
		write(TOTAL, "int shop.Cart.weigh(shop.Scale)", "int stock.shelf.Base.count(int)");
		project.build();
	}

	@AfterEach
	void deleteProject() throws Exception {
		Workbench.ui(() -> {
			Workbench.dialogs().forEach(Shell::close);
			return null;
		});
		RefactoringCore.getUndoManager().flush();
		project.delete();
	}

	@Test
	void aMethodThatIsPulledUpTakesItsProbeAlongIfTheUserSaysSo() throws Exception {
		refactor(IJavaRefactorings.PULL_UP, "input", handle(base.getType("Base")), "replace", "false", "instanceof", "false", "stubs",
				"false", "pull",
				"1", "element1", handle(JavaProject.method(cart, "total")), "delete", "1", "element2",
				handle(JavaProject.method(cart, "total")), "abstract", "0");
		assertThat(question()).contains("Cart.total(int)  –  shop   →   Base.total(int)  –  stock.shelf");
		assertMovedTo(TOTAL, "int stock.shelf.Base.total(int)");
		Workbench.picture("moved-probes");
		Workbench.press("Re-bind");
		Workbench.waitFor("the probe to follow", () -> Probes.find(load(), MethodSignature.parse("int stock.shelf.Base.total(int)"))
				.filter(probe -> probe.getNote().equals("note on " + TOTAL)).isPresent());
		Workbench.waitFor("nothing stale", () -> stale.of(project.plan()).isEmpty());
	}

	/** The re-binding was done last, so it is undone first. Nothing is asked then. */
	@Test
	void bothAreUndoneInTurn() throws Exception {
		aMethodThatIsPulledUpTakesItsProbeAlongIfTheUserSaysSo();
		assertThat(OperationHistoryFactory.getOperationHistory().undo(PlanEdits.undoContext(), null, null).isOK()).isTrue();
		Workbench.waitFor("the probe to go back", () -> stale.of(project.plan()).containsKey(MethodSignature.parse(TOTAL)));
		RefactoringCore.getUndoManager().performUndo(null, null);
		Workbench.waitFor("nothing stale", () -> stale.of(project.plan()).isEmpty());
		assertThat(Probes.find(load(), MethodSignature.parse(TOTAL)).isPresent()).isTrue();
		assertThat(Workbench.dialogs()).isEmpty();
	}

	@Test
	void aMethodThatIsPushedDownLeavesAProbeThatCanFollow() throws Exception {
		refactor(IJavaRefactorings.PUSH_DOWN, "input", handle(cart.getType("Cart")), "element1", handle(JavaProject.method(cart, "total")),
				"push1",
				"true");
		assertMovedTo(TOTAL, "int shop.BigCart.total(int)");
		leaveStale();
		assertThat(Probes.find(load(), MethodSignature.parse(TOTAL)).isPresent()).isTrue();
		assertMovedTo(TOTAL, "int shop.BigCart.total(int)");
	}

	/** Its parameter is the type that it moves to, so that it has another one afterwards, or none. */
	@Test
	void anInstanceMethodThatIsMovedLeavesAProbeThatCanFollow() throws Exception {
		refactor(IJavaRefactorings.MOVE_METHOD, "input", handle(JavaProject.method(cart, "weigh")), "name", "weigh", "targetName", "cart",
				"deprecate",
				"false", "remove", "true", "inline", "true", "getter", "false", "setter", "false", "targetIndex", "0", "useKeywordThis",
				"false");
		assertMovedTo("int shop.Cart.weigh(shop.Scale)", "int shop.Scale.weigh()");
		leaveStale();
	}

	@Test
	void aSuperclassThatIsExtractedTakesProbesAlong() throws Exception {
		refactor(IJavaRefactorings.EXTRACT_SUPERCLASS, "name", "Summed", "input", handle(cart.getType("Cart")), "extract", "1", "element1",
				handle(JavaProject.method(cart, "total")), "delete", "1", "element2", handle(JavaProject.method(cart, "total")), "types",
				"1", "element3",
				handle(cart.getType("Cart")), "replace", "false", "instanceof", "false", "stubs", "false", "abstract", "0");
		assertMovedTo(TOTAL, "int shop.Summed.total(int)");
		leaveStale();
	}

	/** If it is moved by hand, nothing is asked. The quick fixes still list the moved method first, and keep doing so. */
	@Test
	void aMethodThatIsMovedByHandIsOfferedFirst() throws Exception {
		Workbench.waitFor("the first look", () -> stale.of(project.plan()).isEmpty());
		String method = "\tpublic int total(int n) {\n\t\treturn n;\n\t}\n";
		ResourcesPlugin.getWorkspace().run(monitor -> {
			set(cart, cart.getSource().replace(method, ""));
			set(base, base.getSource().replaceFirst("\\{\n", "{\n" + method));
		}, null);
		assertMovedTo(TOTAL, "int stock.shelf.Base.total(int)");
		assertThat(Workbench.dialogs()).isEmpty();
		ResourcesPlugin.getWorkspace().run(monitor -> set(cart, cart.getSource() + "\n// touched\n"), null);
		Thread.sleep(1_500);
		assertMovedTo(TOTAL, "int stock.shelf.Base.total(int)");
	}

	private static void set(ICompilationUnit unit, String source) throws CoreException {
		((IFile) unit.getResource()).setContents(JavaProject.stream(source), true, true, null);
	}

	private void assertMovedTo(String method, String to) throws Exception {
		Workbench.waitFor(method + " to be stale", () -> Optional.ofNullable(stale.of(project.plan()).get(MethodSignature.parse(method)))
				.filter(probe -> !probe.similar().isEmpty()).isPresent());
		StaleProbe probe = stale.of(project.plan()).get(MethodSignature.parse(method));
		assertThat(probe.similar().getFirst().toString()).as(probe::toString).isEqualTo(to);
		assertThat(probe.movedTo()).isEqualTo(Optional.of(MethodSignature.parse(to)));
	}

	/** Answers the question, which may come later than the stale probe, even in the next test. */
	private static void leaveStale() throws Exception {
		Workbench.press("Leave Stale");
		Workbench.waitFor("the end of the question", () -> Workbench.dialogs().isEmpty());
	}

	/** What is asked. */
	private static String question() throws Exception {
		Shell dialog = Workbench.dialog("Re-bind Probes");
		return Workbench.ui(() -> Workbench.all(dialog, Label.class).stream().map(Label::getText).filter(text -> !text.isEmpty())
				.findFirst().orElse(""));
	}

	/** @param arguments names and values in turn, as a script of refactorings has them */
	private void refactor(String id, String... arguments) throws Exception {
		Map<String, String> all = new HashMap<>();
		for (int i = 0; i < arguments.length; i += 2) {
			all.put(arguments[i], arguments[i + 1]);
		}
		Workbench.waitFor("the first look", () -> stale.of(project.plan()).isEmpty());
		RefactoringStatus status = new RefactoringStatus();
		Refactoring refactoring = RefactoringCore.getRefactoringContribution(id)
				.createDescriptor(id, project.project().getName(), "a change", null, all, 0).createRefactoring(status);
		assertThat(status.hasError()).as(status::toString).isFalse();
		CreateChangeOperation create = new CreateChangeOperation(
				new CheckConditionsOperation(refactoring, CheckConditionsOperation.ALL_CONDITIONS),
				RefactoringStatus.FATAL);
		PerformChangeOperation perform = new PerformChangeOperation(create);
		perform.setUndoManager(RefactoringCore.getUndoManager(), refactoring.getName());
		ResourcesPlugin.getWorkspace().run(perform, null);
		assertThat(perform.changeExecuted()).as(() -> create.getConditionCheckingStatus().toString()).isTrue();
	}

	/** Handles in scripts are relative to the project. */
	private String handle(IJavaElement element) {
		return element.getHandleIdentifier().substring(project.java().getHandleIdentifier().length());
	}

	private Plan load() throws Exception {
		return PlanFiles.load(project.plan().getLocation().toPath());
	}

	private void write(String... methods) throws Exception {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		for (String method : methods) {
			MethodProbe probe = Probes.create(MethodSignature.parse(method));
			probe.setNote("note on " + method);
			plan.getProbes().add(probe);
		}
		project.plan().create(JavaProject.stream(new String(PlanFiles.toBytes(plan), StandardCharsets.UTF_8)), true, null);
		PlanStore.ofWorkspace().load(project.project());
	}
}
