/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.assertj.core.api.Assertions.assertThat;


import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

import org.eclipse.core.commands.operations.IUndoContext;
import org.eclipse.core.commands.operations.OperationHistoryFactory;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.IAdaptable;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.ui.IPackagesViewPart;
import org.eclipse.jdt.ui.JavaUI;
import org.eclipse.jface.bindings.Binding;
import org.eclipse.jface.bindings.keys.KeySequence;
import org.eclipse.jface.text.TextSelection;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchCommandConstants;
import org.eclipse.ui.IWorkingSet;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.keys.IBindingService;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.extension.ExtendWith;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.PlanFiles;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.workspace.Marking;
import org.sonde.instrumentation.workspace.PlanState.Loaded;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.overhead.ui.marking.MarkingTarget;

/**
 * What can be done to probes where Java elements are shown: toggle, kinds, values, notes, callers, subtrees; by key, menu, assist and
 * ruler.
 */
@ExtendWith(LoggedErrors.class)
class ProbeCommandsTest {
	private static final String DEPOT = """
			package depot;

			public class Depot {
				private final Runnable later = () -> weigh(1);

				public int weigh(int grams) {
					return rounded(grams) + new Scale().tare();
				}

				static int rounded(int grams) {
					return grams - grams % 10;
				}

				public int all(java.util.List<Integer> parcels) {
					return parcels.stream().mapToInt(each -> weigh(each)).sum();
				}

				public int twice(int grams) {
					return 2 * weigh(grams);
				}
			}
			""";
	private static final String SCALE = """
			package depot;

			public class Scale {
				public int tare() {
					return offset();
				}

				protected int offset() {
					return 0;
				}

				static class Coarse extends Scale {
					@Override
					protected int offset() {
						return 100;
					}
				}
			}
			""";

	private JavaProject project;
	private ICompilationUnit depot;
	private ICompilationUnit scale;

	@BeforeEach
	void createProject(TestInfo test) throws Exception {
		Workbench.showJavaPerspective();
		OperationHistoryFactory.getOperationHistory().dispose(context(), true, true, false);
		project = new JavaProject(test.getTestMethod().orElseThrow().getName());
		depot = project.add("depot", "Depot.java", DEPOT);
		scale = project.add("depot", "Scale.java", SCALE);
		project.build();
	}

	@AfterEach
	void deleteProject() throws Exception {
		Workbench.closeEditors();
		project.delete();
	}

	@Test
	void theKeyTogglesInTreesAndUndoTakesItBack() throws Exception {
		Workbench.selectInPackageExplorer(JavaProject.method(depot, "weigh"), JavaProject.method(depot, "twice"));
		Workbench.run("org.sonde.overhead.ui.toggleProbe");
		waitForMethods("int depot.Depot.twice(int)", "int depot.Depot.weigh(int)");
		Workbench.selectInPackageExplorer(JavaProject.method(depot, "weigh"), JavaProject.method(depot, "rounded"));
		Workbench.run("org.sonde.overhead.ui.toggleProbe");
		waitForMethods("int depot.Depot.rounded(int)", "int depot.Depot.twice(int)", "int depot.Depot.weigh(int)");
		Workbench.run("org.sonde.overhead.ui.toggleProbe");
		waitForMethods("int depot.Depot.twice(int)");
		Workbench.waitFor("the history", () -> "Remove 2 Probes".equals(undoLabel()));
		Workbench.run(IWorkbenchCommandConstants.EDIT_UNDO);
		waitForMethods("int depot.Depot.rounded(int)", "int depot.Depot.twice(int)", "int depot.Depot.weigh(int)");
	}

	@Test
	void theKeySaysWhyNothingHappensWithoutJava() throws Exception {
		IProject plain = ResourcesPlugin.getWorkspace().getRoot().getProject("plain-" + project.project().getName());
		plain.create(null);
		plain.open(null);
		try {
			IViewPart explorer = Workbench.ui(() -> {
				IViewPart packages = Workbench.page().showView(JavaUI.ID_PACKAGES);
				packages.getViewSite().getSelectionProvider().setSelection(new StructuredSelection(plain));
				return packages;
			});
			IBindingService keys = PlatformUI.getWorkbench().getService(IBindingService.class);
			Binding key = Workbench.ui(() -> keys.getPerfectMatch(KeySequence.getInstance("M2+M3+P")));
			assertThat(key.getParameterizedCommand().getId()).as("Alt+Shift+P there").isEqualTo("org.sonde.overhead.ui.toggleProbe");
			Workbench.run(key.getParameterizedCommand().getId());
			Workbench.waitFor("the reason", () -> Workbench.statusLine(explorer).contains("no Java code"));
		} finally {
			JavaProject.delete(plain);
		}
	}

	@Test
	void theKeyTogglesAtTheCaret() throws Exception {
		ITextEditor editor = Workbench.openEditor(depot.getType("Depot"));
		caret(editor, DEPOT.indexOf("grams % 10"));
		Workbench.run("org.sonde.overhead.ui.toggleProbe");
		waitForMethods("int depot.Depot.rounded(int)");
		Workbench.run("org.sonde.overhead.ui.toggleProbe");
		waitForMethods();
	}

	@Test
	void kindsValuesAndStatesAreSetFromTheMenuWhichShowsThem() throws Exception {
		Marking.instrument(List.of(depot), null);
		IPackagesViewPart explorer = Workbench.selectInPackageExplorer(depot.getType("Depot"));
		waitForPlan(4);
		assertThat(Workbench.choose(menu(explorer), "Sonde", "Probe Kind", "Operation Execution"))
				.containsExactly("Operation Execution", "✓Operation Events");
		waitForAll(probe -> probe.getKind() == ProbeKind.OPERATION_EXECUTION);
		Workbench.waitFor("the kind in the menu", () -> List.of("✓Operation Execution", "Operation Events")
				.equals(Workbench.choose(menu(explorer), "Sonde", "Probe Kind", null)));
		assertThat(Workbench.choose(menu(explorer), "Sonde", "Value", "5 – cannot do without"))
				.containsExactly("1 – would be nice", "2", "✓3", "4", "5 – cannot do without");
		waitForAll(probe -> probe.getValue() == 5);
		Workbench.choose(menu(explorer), "Sonde", "Deactivate Probe");
		waitForAll(probe -> !probe.isActive());
		Workbench.waitFor("the history", () -> "Deactivate Probe".equals(undoLabel()));
		Workbench.run(IWorkbenchCommandConstants.EDIT_UNDO);
		waitForAll(MethodProbe::isActive);
		assertThat(probes().stream().allMatch(probe -> probe.getValue() == 5)).isTrue();
	}

	@Test
	void aNoteIsAskedForAndKept() throws Exception {
		Marking.instrument(List.of(JavaProject.method(depot, "weigh")), null);
		waitForPlan(1);
		IPackagesViewPart explorer = Workbench.selectInPackageExplorer(JavaProject.method(depot, "weigh"));
		Workbench.chooseLater(menu(explorer), "Sonde", "Edit Note…");
		Text note = Workbench.texts(Workbench.dialog("Edit Note")).getFirst();
		Workbench.ui(() -> {
			note.setText("slow since May\nask Ada");
			return null;
		});
		Workbench.picture("note");
		Workbench.press("OK");
		waitForAll(probe -> "slow since May\nask Ada".equals(probe.getNote()));
	}

	@Test
	void callersAreInstrumentedAlsoThoseInLambdas() throws Exception {
		IPackagesViewPart explorer = Workbench.selectInPackageExplorer(JavaProject.method(depot, "weigh"));
		Workbench.choose(menu(explorer), "Sonde", "Instrument Callers");
		waitForMethods("int depot.Depot.all(java.util.List)", "int depot.Depot.twice(int)");
		Workbench.selectInPackageExplorer(JavaProject.method(depot, "twice"));
		Workbench.choose(menu(explorer), "Sonde", "Instrument Callers");
		Workbench.waitFor("the message", () -> Workbench.statusLine(explorer).startsWith("No method in the workspace calls "));
	}

	@Test
	void aSubtreeIsCountedAndInstrumentedDownToItsDepth() throws Exception {
		IPackagesViewPart explorer = Workbench.selectInPackageExplorer(JavaProject.method(depot, "twice"));
		Workbench.chooseLater(menu(explorer), "Sonde", "Instrument Subtree…");
		Workbench.waitFor("the count", () -> Workbench.dialogs().stream().anyMatch(shell -> shows(shell, "6 methods")));
		Workbench.picture("subtree");
		Workbench.ui(() -> {
			Workbench.dialogs().stream().flatMap(shell -> Workbench.all(shell, org.eclipse.swt.widgets.Spinner.class).stream()).findFirst()
					.orElseThrow()
					.setSelection(2);
			return null;
		});
		Workbench.waitFor("the new count", () -> Workbench.dialogs().stream().anyMatch(shell -> shows(shell, "4 methods")));
		Workbench.press("Instrument");
		waitForMethods("int depot.Depot.rounded(int)", "int depot.Depot.twice(int)", "int depot.Depot.weigh(int)",
				"int depot.Scale.tare()");
	}

	@Test
	void sourceFoldersProjectsAndWorkingSetsStandForAllInThem() throws Exception {
		ICompilationUnit other = project.addFolder("more", "Other.java", "class Other { void a() { } }");
		IPackagesViewPart explorer = Workbench.selectInPackageExplorer(other.getAncestor(IJavaElement.PACKAGE_FRAGMENT_ROOT));
		Workbench.choose(menu(explorer), "Sonde", "Instrument");
		waitForMethods("void Other.a()");
		Workbench.selectInPackageExplorer(project.java());
		Workbench.choose(menu(explorer), "Sonde", "Instrument");
		Workbench.waitFor("all", () -> methods().size() == 8);
		waitForPlan(8);
		Workbench.selectInPackageExplorer(other.getAncestor(IJavaElement.PACKAGE_FRAGMENT_ROOT));
		Workbench.choose(menu(explorer), "Sonde", "Remove Probe");
		Workbench.waitFor("one less", () -> methods().size() == 7 && !methods().contains("void Other.a()"));

		IWorkingSet set = PlatformUI.getWorkbench().getWorkingSetManager().createWorkingSet("scales", new IAdaptable[] { scale });
		assertThat(MarkingTarget.of(explorer, new StructuredSelection(set)).orElseThrow().resolve(null)).containsExactly(scale);
	}

	@Test
	void theRulerTogglesOnDoubleClickWithAltAndLeavesBreakpointsAloneWithoutIt() throws Exception {
		ITextEditor editor = Workbench.openEditor(depot.getType("Depot"));
		Workbench.waitFor("the ruler's action", () -> Workbench.ui(() -> editor.getAction("M3+RulerDoubleClick")) != null);
		rulerDoubleClick(editor, DEPOT.substring(0, DEPOT.indexOf("grams % 10")).split("\n").length - 1, SWT.ALT);
		waitForMethods("int depot.Depot.rounded(int)");
		assertThat(org.eclipse.debug.core.DebugPlugin.getDefault().getBreakpointManager().getBreakpoints().length).isEqualTo(0);
	}

	@Test
	void theRulersMenuTogglesTheMethodOfItsLine() throws Exception {
		ITextEditor editor = Workbench.openEditor(depot.getType("Depot"));
		int line = DEPOT.substring(0, DEPOT.indexOf("grams % 10")).split("\n").length - 1;
		ProbedEditor.rulerMenu(editor, line, "Toggle Probe\tAlt");
		waitForMethods("int depot.Depot.rounded(int)");
		ProbedEditor.rulerMenu(editor, line, "Toggle Probe\tAlt");
		Workbench.waitFor("no probe", () -> methods().isEmpty());
		assertThat(editor.isDirty()).as("the source stays as it is").isFalse();
	}

	@Test
	void theQuickAssistsFollowTheProbe() throws Exception {
		ITextEditor editor = Workbench.openEditor(depot.getType("Depot"));
		assertThat(assists("rounded(int")).containsExactly("Instrument 'rounded'");
		apply("rounded(int", "Instrument 'rounded'");
		waitForPlan(1);
		assertThat(assists("grams % 10"))
				.containsExactly("Remove probe from 'rounded'", "Deactivate probe of 'rounded'",
						"Change probe kind to operation execution");
		apply("rounded(int", "Change probe kind to operation execution");
		waitForAll(probe -> probe.getKind() == ProbeKind.OPERATION_EXECUTION);
		apply("rounded(int", "Deactivate probe of 'rounded'");
		waitForAll(probe -> !probe.isActive());
		caret(editor, DEPOT.indexOf("rounded(int") + 2);
		Workbench.run("org.eclipse.jdt.ui.edit.text.java.correction.assist.proposals");
		Workbench.waitFor("the assists' window", () -> !Workbench.shells().isEmpty());
		Workbench.picture("quick-assist");
		Workbench.ui(() -> {
			Workbench.shells().stream().filter(shell -> !shell.isDisposed()).forEach(shell -> shell.close());
			return null;
		});
		assertThat(editor.isDirty()).as("the source stays as it is").isFalse();
		Workbench.waitFor("the state", () -> assists("rounded(int").contains("Activate probe of 'rounded'"));
	}

	private List<String> assists(String at) throws Exception {
		return new Assists(depot, DEPOT).at(at);
	}

	private void apply(String at, String assist) throws Exception {
		new Assists(depot, DEPOT).apply(at, assist);
	}

	private static void rulerDoubleClick(ITextEditor editor, int line, int modifier) {
		Workbench.ui(() -> {
			Control column = ProbedEditor.rulerColumn(editor);
			for (int type : new int[] { SWT.MouseDown, SWT.MouseDoubleClick, SWT.MouseUp }) {
				Event event = new Event();
				event.button = 1;
				event.stateMask = modifier;
				event.x = 2;
				event.y = ProbedEditor.rulerPlace(editor, line);
				event.count = 2;
				column.notifyListeners(type, event);
			}
			return null;
		});
	}

	private static boolean shows(org.eclipse.swt.widgets.Shell shell, String label) {
		return Workbench
				.ui(() -> Workbench.all(shell, org.eclipse.swt.widgets.Label.class).stream().anyMatch(one -> one.getText().equals(label)));
	}

	private static Menu menu(IPackagesViewPart explorer) {
		return Workbench.ui(() -> explorer.getTreeViewer().getTree().getMenu());
	}

	private static void caret(ITextEditor editor, int offset) {
		Workbench.ui(() -> {
			editor.getSelectionProvider().setSelection(new TextSelection(offset, 0));
			return null;
		});
	}

	private void waitForMethods(String... methods) throws Exception {
		Set<String> wanted = new TreeSet<>(List.of(methods));
		Workbench.waitFor(wanted.toString(), () -> methods().equals(wanted));
		waitForPlan(methods.length);
	}

	/** The plan in memory is the one on disk. */
	private void waitForPlan(int probes) throws Exception {
		Workbench.waitFor(probes + " probes in memory",
				() -> PlanStore.ofWorkspace().active(project.project()) instanceof Loaded loaded && loaded.probes().size() == probes);
	}

	private void waitForAll(java.util.function.Predicate<MethodProbe> such) throws Exception {
		Workbench.waitFor("the change of all probes", () -> probes().stream().allMatch(such));
		Workbench.waitFor("the change in memory", () -> PlanStore.ofWorkspace().active(project.project()) instanceof Loaded loaded
				&& loaded.probes().values().stream().allMatch(such));
	}

	private Set<String> methods() throws Exception {
		return probes().stream().map(probe -> probe.signature().toString()).collect(Collectors.toCollection(TreeSet::new));
	}

	private List<MethodProbe> probes() throws Exception {
		return project.plan().getLocation().toFile().exists() ? Probes.methodProbes(PlanFiles.load(project.plan().getLocation().toPath()))
				: List.of();
	}

	private static String undoLabel() {
		var undoable = OperationHistoryFactory.getOperationHistory().getUndoOperation(context());
		return undoable == null ? null : undoable.getLabel();
	}

	private static IUndoContext context() {
		return Adapters.adapt(ResourcesPlugin.getWorkspace(), IUndoContext.class);
	}
}
