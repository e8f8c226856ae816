/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.assertj.core.api.Assertions.assertThat;


import java.nio.file.Files;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

import org.eclipse.core.commands.operations.IOperationHistory;
import org.eclipse.core.commands.operations.IUndoContext;
import org.eclipse.core.commands.operations.IUndoableOperation;
import org.eclipse.core.commands.operations.OperationHistoryFactory;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.core.IPackageFragment;
import org.eclipse.jdt.ui.IPackagesViewPart;
import org.eclipse.jface.text.TextSelection;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.ui.IWorkbenchCommandConstants;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.extension.ExtendWith;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFiles;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.workspace.Marking;
import org.sonde.instrumentation.workspace.MarkingResult;
import org.sonde.instrumentation.workspace.Marks;
import org.sonde.instrumentation.workspace.PlanChange;
import org.sonde.instrumentation.workspace.PlanState.Loaded;
import org.sonde.instrumentation.workspace.PlanStore;

/** Right-click, Sonde ▸ Instrument; undo and redo; types, packages, the editor's caret. */
@ExtendWith(LoggedErrors.class)
class MarkingTest {
	private static final String SHAPE = """
			package shop;

			public abstract class Shape {
				public abstract double area();

				public double scaled(double factor) {
					return factor * area();
				}

				static class Square extends Shape {
					@Override
					public double area() {
						return 4;
					}
				}
			}
			""";
	private static final String CART = """
			package shop;

			import java.util.List;

			public class Cart {
				public int total(List<Integer> prices) {
					return prices.stream().mapToInt(Integer::intValue).sum();
				}

				public int total() {
					return total(List.of());
				}
			}
			""";

	private JavaProject project;
	private ICompilationUnit shape;
	private ICompilationUnit cart;

	@BeforeEach
	void createProject(TestInfo test) throws Exception {
		Workbench.showJavaPerspective();
		OperationHistoryFactory.getOperationHistory().dispose(context(), true, true, false);
		project = new JavaProject(test.getTestMethod().orElseThrow().getName());
		shape = project.add("shop", "Shape.java", SHAPE);
		cart = project.add("shop", "Cart.java", CART);
	}

	@AfterEach
	void deleteProject() throws Exception {
		Workbench.closeEditors();
		project.delete();
	}

	@Test
	void aMethodIsInstrumentedFromTheRealPackageExplorer() throws Exception {
		project.build();
		IPackagesViewPart explorer = Workbench.selectInPackageExplorer(JavaProject.method(shape, "scaled"));
		assertThat(sondeMenu(explorer, null))
				.containsExactly("Toggle Probe", "Instrument", "Instrument by Pattern…", "Suggest Probes…", "(Remove Probe)",
						"Instrument Callers",
				"Instrument Subtree…",
				"(Activate Probe)", "(Deactivate Probe)", "Probe Kind", "Value", "(Edit Note…)", "Calibrate This Machine…",
				"Measure Overhead…", "Refine Plan…");
		sondeMenu(explorer, "Instrument");
		Workbench.waitFor("the plan's file", () -> project.plan().exists());

		assertThat(methodsOnDisk()).isEqualTo(Set.of("double shop.Shape.scaled(double)"));
		Workbench.waitFor("the plan in memory",
				() -> PlanStore.ofWorkspace().active(project.project()) instanceof Loaded loaded && loaded.probes().size() == 1);
		Workbench.selectInPackageExplorer(JavaProject.method(shape, "scaled"));
		assertThat(sondeMenu(explorer, null))
				.containsExactly("✓Toggle Probe", "(Instrument)", "Instrument by Pattern…", "Suggest Probes…", "Remove Probe",
						"Instrument Callers",
				"Instrument Subtree…",
				"(Activate Probe)", "Deactivate Probe", "Probe Kind", "Value", "Edit Note…", "Calibrate This Machine…",
				"Measure Overhead…", "Refine Plan…");
		Workbench.openEditor(JavaProject.method(shape, "scaled"));
		Workbench.picture("instrumented");
	}

	@Test
	void theMenuIsForJavaAlone() throws Exception {
		IFile text = project.project().getFile("notes.txt");
		text.create(JavaProject.stream("text"), true, null);
		IPackagesViewPart explorer = Workbench.selectInPackageExplorer(project.java());
		assertThat(Workbench.offers(Workbench.ui(() -> explorer.getTreeViewer().getTree().getMenu()), "Sonde")).isTrue();
		Workbench.ui(() -> {
			explorer.selectAndReveal(text);
			return null;
		});
		assertThat(Workbench.offers(Workbench.ui(() -> explorer.getTreeViewer().getTree().getMenu()), "Sonde")).isFalse();
	}

	@Test
	void undoAndRedoGoThroughTheWorkbenchsHistory() throws Exception {
		IPackagesViewPart explorer = Workbench.selectInPackageExplorer(JavaProject.method(cart, "total"));
		sondeMenu(explorer, "Instrument");
		Workbench.waitFor("the history", () -> undoable() != null && undoable().getLabel().equals("Instrument Cart.total"));
		assertThat(methodsOnDisk()).isEqualTo(Set.of("int shop.Cart.total(java.util.List)"));

		Workbench.run(IWorkbenchCommandConstants.EDIT_UNDO);
		Workbench.waitFor("undo: the file that the mark made is gone", () -> !project.plan().exists());
		Workbench.run(IWorkbenchCommandConstants.EDIT_REDO);
		Workbench.waitFor("redo", () -> project.plan().exists());
		assertThat(methodsOnDisk()).isEqualTo(Set.of("int shop.Cart.total(java.util.List)"));
	}

	@Test
	void undoLeavesAloneWhatOthersChangedSince() throws Exception {
		sondeMenu(Workbench.selectInPackageExplorer(JavaProject.method(cart, "total")), "Instrument");
		Workbench.waitFor("the history", () -> undoable() != null);
		PlanStore.ofWorkspace().edit(project.plan(), plan -> plan.getProbes().getFirst().setNote("mine"), null);

		assertThat(undoable().getLabel()).isEqualTo("Instrument Cart.total");
		Workbench.run(IWorkbenchCommandConstants.EDIT_UNDO);
		LoggedErrors.expect(project.plan().getName() + " has changed since: the probe in ");
		assertThat(undoable()).as("what cannot be undone bars nothing").isNull();
		assertThat(load().getProbes().getFirst().getNote()).isEqualTo("mine");
	}

	@Test
	void anOverloadWithTheSameSimpleNamesCanStillBeMarked() throws Exception {
		ICompilationUnit unit = project.add("shop", "Times.java", """
				package shop;
				class Times {
					long at(java.util.Date date) { return 1; }
					long at(java.sql.Date date) { return 2; }
				}
				""");
		IMethod[] methods = unit.getType("Times").getMethods();
		IPackagesViewPart explorer = Workbench.selectInPackageExplorer(methods[1]);
		sondeMenu(explorer, "Instrument");
		Workbench.waitFor("the plan in memory",
				() -> PlanStore.ofWorkspace().active(project.project()) instanceof Loaded loaded && loaded.probes().size() == 1);
		Workbench.selectInPackageExplorer(methods[0]);
		sondeMenu(explorer, "Instrument");
		Workbench.waitFor("both", () -> methodsOnDisk()
				.equals(Set.of("long shop.Times.at(java.sql.Date)", "long shop.Times.at(java.util.Date)")));
	}

	@Test
	void theMenuParsesNothingToSayWhetherThereIsAProbe() throws Exception {
		PlanStore.ofWorkspace().edit(project.plan(),
				plan -> plan.getProbes().add(Probes.create(MethodSignature.method("int", "shop.Cart", "total"))), null);
		cart.close();
		assertThat(Marks.mayRemove(cart)).isTrue();
		assertThat(cart.isOpen()).isFalse();
	}

	@Test
	void whatWasMarkedBeforeACancelCanBeUndone() throws Exception {
		JavaProject other = new JavaProject("other");
		try {
			ICompilationUnit there = other.add("shop", "Cart.java", CART);
			IProgressMonitor cancelledOnceWritten = new NullProgressMonitor() {
				@Override
				public boolean isCanceled() {
					return project.plan().getLocation().toFile().exists();
				}
			};
			MarkingResult result = Marking.instrument(List.of(cart, there), cancelledOnceWritten);
			assertThat(result.changes().stream().map(PlanChange::file).toList()).containsExactly(project.plan());
			assertThat(other.plan().exists()).as("the rest was left alone").isFalse();
			assertThat(methodsOnDisk().size()).isEqualTo(2);
		} finally {
			other.delete();
		}
	}

	@Test
	void aTypeStandsForAllItsMethodsWithABody() throws Exception {
		IPackagesViewPart explorer = Workbench.selectInPackageExplorer(shape.getType("Shape"));
		sondeMenu(explorer, "Instrument");
		Workbench.waitFor("the history", () -> undoable() != null && undoable().getLabel().equals("Instrument 2 Methods"));
		assertThat(methodsOnDisk()).isEqualTo(Set.of("double shop.Shape.scaled(double)", "double shop.Shape$Square.area()"));
	}

	@Test
	void aPackageIsMarkedAndUnmarked() throws Exception {
		IPackageFragment shop = (IPackageFragment) shape.getParent();
		IPackagesViewPart explorer = Workbench.selectInPackageExplorer(shop);
		sondeMenu(explorer, "Instrument");
		Workbench.waitFor("the plan's file", () -> project.plan().exists());
		assertThat(methodsOnDisk())
				.isEqualTo(Set.of("double shop.Shape.scaled(double)", "double shop.Shape$Square.area()", "int shop.Cart.total()",
				"int shop.Cart.total(java.util.List)"));

		Workbench.selectInPackageExplorer(shape.getType("Shape"), cart.getType("Cart"));
		sondeMenu(explorer, "Remove Probe");
		Workbench.waitFor("the probes' removal", () -> undoable().getLabel().equals("Remove 4 Probes"));
		assertThat(methodsOnDisk()).isEqualTo(Set.of());
		assertThat(project.plan().exists()).as("a plan without probes is still a plan").isTrue();
	}

	@Test
	void theEditorsMenuMarksTheMethodAtTheCaret() throws Exception {
		ITextEditor editor = Workbench.openEditor(shape.getType("Shape"));
		caret(editor, SHAPE.indexOf("return factor"));
		assertThat(Workbench.choose(editorMenu(editor), "Sonde", "Instrument")
				.containsAll(List.of("Toggle Probe", "Instrument", "Remove Probe"))).isTrue();
		Workbench.waitFor("the plan's file", () -> project.plan().exists());
		assertThat(methodsOnDisk()).isEqualTo(Set.of("double shop.Shape.scaled(double)"));
	}

	/** Home leads there, and so does a click into the line. */
	@Test
	void theWhiteSpaceBeforeAMethodStandsForIt() throws Exception {
		ITextEditor editor = Workbench.openEditor(shape.getType("Shape"));
		caret(editor, SHAPE.lastIndexOf('\n', SHAPE.indexOf("scaled(")) + 1);
		Workbench.run("org.sonde.overhead.ui.instrument");
		Workbench.waitFor("the plan's file", () -> project.plan().exists());
		assertThat(methodsOnDisk()).isEqualTo(Set.of("double shop.Shape.scaled(double)"));
	}

	@Test
	void theKeyMarksTheMethodNamedAtTheCaretAndUndoWorksInTheEditor() throws Exception {
		ITextEditor editor = Workbench.openEditor(cart.getType("Cart"));
		caret(editor, CART.indexOf("total(List.of())") + 2);
		Workbench.run("org.sonde.overhead.ui.instrument");
		Workbench.waitFor("the plan's file", () -> project.plan().exists());
		assertThat(methodsOnDisk()).isEqualTo(Set.of("int shop.Cart.total(java.util.List)"));
		Workbench.waitFor("the history", () -> undoable() != null);

		Workbench.run(IWorkbenchCommandConstants.EDIT_UNDO);
		Workbench.waitFor("undo", () -> !project.plan().exists());
	}

	@Test
	void whatHasNoBodyIsToldAndNotMarked() throws Exception {
		IPackagesViewPart explorer = Workbench.selectInPackageExplorer(JavaProject.method(shape, "area"));
		sondeMenu(explorer, "Instrument");
		Workbench.waitFor("the message", () -> Workbench.statusLine(explorer)
				.equals("Not instrumented: Shape.area has no body, as it is abstract."));
		assertThat(project.plan().exists()).isFalse();
	}

	@Test
	void aPlanThatCannotBeReadIsToldAndLeftAlone() throws Exception {
		String conflict = "<<<<<<< ours\n=======\n>>>>>>> theirs\n";
		project.plan().create(JavaProject.stream(conflict), true, null);
		IPackagesViewPart explorer = Workbench.selectInPackageExplorer(JavaProject.method(shape, "scaled"));
		sondeMenu(explorer, "Instrument");
		String place = project.plan().getFullPath().makeRelative() + ":1:";
		Workbench.waitFor("the message", () -> Workbench.statusLine(explorer).startsWith(place));
		assertThat(Files.readString(project.plan().getLocation().toPath())).isEqualTo(conflict);
		assertThat(undoable()).isNull();
	}

	@Test
	void aCallOfALibraryStandsForTheMethodAroundItAndATypesNameForTheType() throws Exception {
		ITextEditor editor = Workbench.openEditor(cart.getType("Cart"));
		caret(editor, CART.indexOf("stream()") + 2);
		Workbench.run("org.sonde.overhead.ui.instrument");
		Workbench.waitFor("the history", () -> undoable() != null);
		assertThat(methodsOnDisk()).isEqualTo(Set.of("int shop.Cart.total(java.util.List)"));
		caret(editor, CART.indexOf("Cart {") + 1);
		Workbench.run("org.sonde.overhead.ui.instrument");
		Workbench.waitFor("the other method", () -> methodsOnDisk().size() == 2);
		caret(editor, CART.indexOf("total(List<"));
		Workbench.run("org.sonde.overhead.ui.removeProbe");
		Workbench.waitFor("the removal", () -> methodsOnDisk().equals(Set.of("int shop.Cart.total()")));
	}

	private List<String> sondeMenu(IPackagesViewPart explorer, String item) throws Exception {
		Menu menu = Workbench.ui(() -> explorer.getTreeViewer().getTree().getMenu());
		return Workbench.choose(menu, "Sonde", item);
	}

	private static Menu editorMenu(ITextEditor editor) {
		return Workbench.ui(() -> ((StyledText) editor.getAdapter(Control.class)).getMenu());
	}

	private static void caret(ITextEditor editor, int offset) {
		Workbench.ui(() -> {
			editor.getSelectionProvider().setSelection(new TextSelection(offset, 0));
			return null;
		});
	}

	private Plan load() throws Exception {
		return PlanFiles.load(project.plan().getLocation().toPath());
	}

	private Set<String> methodsOnDisk() throws Exception {
		Set<String> methods = new TreeSet<>();
		Probes.methodProbes(load()).forEach(probe -> methods.add(probe.signature().toString()));
		return methods;
	}

	private static IUndoableOperation undoable() {
		IOperationHistory history = OperationHistoryFactory.getOperationHistory();
		return history.getUndoOperation(context());
	}

	private static IUndoContext context() {
		return Adapters.adapt(ResourcesPlugin.getWorkspace(), IUndoContext.class);
	}
}
