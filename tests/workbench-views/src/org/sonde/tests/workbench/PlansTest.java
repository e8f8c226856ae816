/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import org.eclipse.compare.ResourceNode;
import org.eclipse.compare.structuremergeviewer.DiffNode;
import org.eclipse.compare.structuremergeviewer.Differencer;
import org.eclipse.compare.structuremergeviewer.IDiffElement;
import org.eclipse.core.commands.Command;
import org.eclipse.core.commands.operations.OperationHistoryFactory;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.ui.IPackagesViewPart;
import org.eclipse.jdt.ui.JavaUI;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.ToolItem;
import org.eclipse.ui.IWorkbenchCommandConstants;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.commands.ICommandService;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.extension.ExtendWith;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFiles;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.workspace.PlanState.Loaded;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.overhead.ui.estimates.EstimatesView;
import org.sonde.overhead.ui.estimates.table.EstimateColumns;
import org.sonde.overhead.ui.plans.PlanStructure;

/** Several plans in a project: the menu of the view, merging, comparing. */
@ExtendWith(LoggedErrors.class)
class PlansTest {
	private static final MethodSignature A = MethodSignature.parse("void shop.Cart.a()");
	private static final MethodSignature B = MethodSignature.parse("void shop.Cart.b()");
	private static final MethodSignature C = MethodSignature.parse("void shop.Cart$Item.c()");

	private JavaProject project;
	private ICompilationUnit cart;
	private EstimatesView view;

	@BeforeEach
	void open(TestInfo test) throws Exception {
		Workbench.showJavaPerspective();
		OperationHistoryFactory.getOperationHistory().dispose(org.sonde.overhead.ui.marking.PlanEdits.undoContext(), true, true, false);
		project = new JavaProject(test.getTestMethod().orElseThrow().getName());
		cart = project.add("shop", "Cart.java",
				"package shop;\npublic class Cart {\n\tvoid a() { }\n\tvoid b() { }\n\tstatic class Item {\n\t\tvoid c() { }\n\t}\n}\n");
		view = Workbench.openEstimates(project);
	}

	@AfterEach
	void close() throws Exception {
		Workbench.closeView(view);
		Workbench.closeEditors();
		project.delete();
	}

	@Test
	void plansAreMadeDuplicatedRenamedAndChosenFromTheMenu() throws Exception {
		plan("one", A, B);
		waitForActive("one.probes");
		choose("Duplicate Plan…");
		name("Duplicate Plan", "two");
		waitForActive("two.probes");
		assertThat(load("two").getProbes().size()).isEqualTo(2);
		choose("Rename Plan…");
		name("Rename Plan", "three");
		waitForActive("three.probes");
		Workbench.waitFor("the file", () -> !file("two").exists() && file("three").exists());
		undo();
		waitForActive("two.probes");
		choose("one.probes");
		waitForActive("one.probes");
		choose("New Plan…");
		name("New Plan", "empty");
		waitForActive("empty.probes");
		assertThat(labels())
				.containsExactly("✓empty.probes", "one.probes", "two.probes", "New Plan…", "Duplicate Plan…", "Rename Plan…",
						"Merge into This Plan",
				"Compare With");
	}

	@Test
	void aPlanIsMergedIntoTheActiveOneAndConflictsAreListed() throws Exception {
		plan("one", A, B);
		plan("two", B, C);
		PlanStore.ofWorkspace().edit(file("one"), plan -> Probes.find(plan, B).orElseThrow().setValue(5), null);
		PlanStore.ofWorkspace().edit(file("two"), plan -> Probes.find(plan, B).orElseThrow().setValue(1), null);
		waitForActive("one.probes");
		choose("Merge into This Plan", "two.probes");
		Workbench.waitFor("the conflicts",
				() -> Workbench.dialogs().stream().anyMatch(shell -> Workbench.ui(() -> Workbench.all(shell, Text.class)
						.stream()
						.anyMatch(text -> text.getText()
								.equals("1 probe of two.probes added to one.probes; 1 differs and did not change in one.probes.\n\n"
						+ B + "\n    value: 5 (1 in two.probes)")))));
		Workbench.picture("merge-conflicts");
		Workbench.press("Close");
		assertThat(load("one").getProbes().size()).isEqualTo(3);
		Workbench.waitFor("the table", () -> ProbeRows.lines(view).rows().size() == 3);
		undo();
		Workbench.waitFor("undo", () -> load("one").getProbes().size() == 2);
	}

	@Test
	void twoPlansAreComparedByTypesAndProbes() throws Exception {
		plan("one", A, B);
		plan("two", B, C);
		PlanStore.ofWorkspace().edit(file("two"), plan -> Probes.find(plan, B).orElseThrow().setActive(false), null);
		waitForActive("one.probes");
		choose("Compare With", "two.probes");
		Workbench.waitFor("the compare editor", () -> Workbench.ui(() -> Workbench.page().getActiveEditor() != null
				&& Workbench.page().getActiveEditor().getTitle().equals("one.probes – two.probes")));
		Workbench.picture("compare-plans");

		PlanStructure structure = new PlanStructure();
		DiffNode differences = (DiffNode) new Differencer().findDifferences(false, new NullProgressMonitor(), null, null,
				structure.getStructure(new ResourceNode(file("one"))), structure.getStructure(new ResourceNode(file("two"))));
		assertThat(differences).isNotNull();
		DiffNode cartType = (DiffNode) Arrays.stream(differences.getChildren()).filter(node -> node.getName().equals("shop.Cart"))
				.findFirst().orElseThrow();
		assertThat(Arrays.stream(cartType.getChildren())
				.map(node -> node.getName() + (node.getKind() == Differencer.CHANGE ? " change" : " deletion")).sorted().toList())
				.containsExactly("Cart.a() deletion", "Cart.b() change");
		assertThat(Arrays.stream(differences.getChildren()).map(IDiffElement::getName).toList().contains("shop.Cart$Item")).isTrue();
	}

	/** Right-click on a plan's file: the command does nothing for the active plan, nor for other files. */
	@Test
	void theMenuOfAPlansFileChoosesMergesAndCompares() throws Exception {
		plan("one", A, B);
		plan("two", B, C);
		waitForActive("one.probes");
		List<String> items = List.of("Use as Active Plan", "Compare with Active Plan", "Merge into Active Plan");
		assertThat(Workbench.choose(menuOn(file("one")), "Sonde", null)).isEqualTo(items.stream().map(item -> "(" + item + ")").toList());
		assertThat(Workbench.choose(menuOn(file("two")), "Sonde", null)).isEqualTo(items);
		Workbench.picture("plan-file-menu");

		Workbench.choose(menuOn(file("two")), "Sonde", "Merge into Active Plan");
		Workbench.waitFor("the probe of the other plan", () -> load("one").getProbes().size() == 3);
		Workbench.chooseLater(menuOn(file("two")), "Sonde", "Compare with Active Plan");
		Workbench.waitFor("the compare editor", () -> Workbench.ui(() -> Workbench.page().getActiveEditor() != null
				&& Workbench.page().getActiveEditor().getTitle().equals("one.probes – two.probes")));
		Workbench.choose(menuOn(file("two")), "Sonde", "Use as Active Plan");
		waitForActive("two.probes");

		Workbench.selectInPackageExplorer(cart);
		Command activate = PlatformUI.getWorkbench().getService(ICommandService.class).getCommand("org.sonde.overhead.ui.activatePlan");
		Workbench.waitFor("nothing to do for a file that is no plan", () -> Workbench.ui(() -> !activate.isEnabled()));
	}

	private static Menu menuOn(IFile file) throws Exception {
		IPackagesViewPart explorer = Workbench.ui(() -> (IPackagesViewPart) Workbench.page().showView(JavaUI.ID_PACKAGES));
		Workbench.waitFor(file.getName() + " in the tree", () -> Workbench.ui(() -> {
			explorer.selectAndReveal(file);
			return file.equals(explorer.getTreeViewer().getStructuredSelection().getFirstElement());
		}));
		return Workbench.ui(() -> explorer.getTreeViewer().getTree().getMenu());
	}

	@Test
	void valuesAndNotesAreEditedInTheView() throws Exception {
		plan("one", A, B);
		Workbench.waitFor("the rows", () -> ProbeRows.lines(view).rows().size() == 2);
		Workbench.ui(() -> {
			ProbeRows.lines(view).widget().selectAll();
			ProbeRows.lines(view).widget().notifyListeners(SWT.Selection, new Event());
			return null;
		});
		Menu menu = Workbench.ui(() -> ProbeRows.lines(view).widget().getMenu());
		Workbench.choose(menu, "Value", "5 – cannot do without");
		Workbench.waitFor("the values", () -> load("one").getProbes().stream().allMatch(probe -> probe.getValue() == 5));
		Workbench.waitFor("the column", () -> Workbench.ui(() -> ProbeRows.lines(view).widget().getItem(0)
				.getText(List.of(ProbeRows.lines(view).widget().getColumns())
						.indexOf(ProbeRows.lines(view).column(EstimateColumns.VALUE)))
				.equals("5")));
		undo();
		Workbench.waitFor("undo", () -> load("one").getProbes().stream().allMatch(probe -> probe.getValue() == 3));
	}

	/** Without a window manager, the view does not get the focus back from a dialog. */
	private void undo() {
		Workbench.ui(() -> {
			Workbench.page().getWorkbenchWindow().getShell().forceActive();
			Workbench.page().activate(view);
			return null;
		});
		Workbench.run(IWorkbenchCommandConstants.EDIT_UNDO);
	}

	private void plan(String name, MethodSignature... methods) throws Exception {
		PlanStore.ofWorkspace().edit(file(name), plan -> List.of(methods).forEach(method -> plan.getProbes().add(Probes.create(method))),
				null);
	}

	private IFile file(String name) {
		return project.project().getFile(IPath.fromOSString(name + ".probes"));
	}

	private Plan load(String name) throws Exception {
		return PlanFiles.load(file(name).getLocation().toPath());
	}

	private void waitForActive(String name) throws Exception {
		Workbench.waitFor("the active plan " + name, () -> PlanStore.ofWorkspace().active(project.project()) instanceof Loaded loaded
				&& loaded.file().getName().equals(name));
	}

	private static void name(String dialog, String name) throws Exception {
		Text text = Workbench.texts(Workbench.dialog(dialog)).getFirst();
		Workbench.ui(() -> {
			text.setText(name);
			return null;
		});
		Workbench.press("OK");
		Workbench.waitFor("the dialog's end", () -> Workbench.dialogs().isEmpty());
	}

	private List<String> labels() {
		return Workbench.ui(() -> {
			Menu menu = menu();
			menu.notifyListeners(SWT.Show, new Event());
			List<String> labels = Workbench.labels(menu);
			menu.notifyListeners(SWT.Hide, new Event());
			return labels;
		});
	}

	/** Chooses from the menu, as soon as the view knows the plan, without waiting for what it does: it may open a dialog. */
	private void choose(String... path) throws Exception {
		Workbench.waitFor("the entry " + List.of(path), () -> Workbench.ui(() -> item(path).isPresent()));
		Workbench.display().asyncExec(() -> {
			MenuItem item = item(path).orElseThrow();
			if ((item.getStyle() & SWT.RADIO) != 0) {
				item.setSelection(true);
			}
			item.notifyListeners(SWT.Selection, new Event());
		});
	}

	private Optional<MenuItem> item(String... path) {
		Menu menu = menu();
		Optional<MenuItem> item = Optional.empty();
		for (String label : path) {
			menu.notifyListeners(SWT.Show, new Event());
			item = Arrays.stream(menu.getItems()).filter(one -> one.getText().replace("&", "").equals(label)).findFirst();
			if (item.isEmpty()) {
				break;
			}
			menu = item.get().getMenu() == null ? menu : item.get().getMenu();
		}
		return item;
	}

	/** The menu at the button Plan in the view's tool bar. */
	private Menu menu() {
		ToolBar bar = ((org.eclipse.jface.action.ToolBarManager) view.getViewSite().getActionBars().getToolBarManager()).getControl();
		ToolItem button = Arrays.stream(bar.getItems())
				.filter(item -> item.getToolTipText() != null && item.getToolTipText().startsWith("Choose, create"))
				.findFirst().orElseThrow();
		org.eclipse.jface.action.IAction action = ((org.eclipse.jface.action.ActionContributionItem) button.getData()).getAction();
		return action.getMenuCreator().getMenu(bar);
	}
}
