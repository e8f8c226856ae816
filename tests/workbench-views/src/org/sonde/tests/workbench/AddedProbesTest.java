/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.IAction;
import org.eclipse.swt.widgets.Table;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.extension.ExtendWith;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.overhead.ui.estimates.EstimatesView;
import org.sonde.overhead.ui.estimates.table.EstimateRow;
import org.sonde.overhead.ui.estimates.table.Grouping;

/** What is added to the plan is selected in Overhead Estimates: from the view itself always, from elsewhere with Link with Editor. */
@ExtendWith(LoggedErrors.class)
class AddedProbesTest {

	/** Many screenfuls. */
	private static final int OTHERS = 100;

	private JavaProject project;
	private ICompilationUnit cart;
	private EstimatesView view;

	@BeforeEach
	void open(TestInfo test) throws Exception {
		Workbench.showJavaPerspective();
		project = new JavaProject(test.getTestMethod().orElseThrow().getName());
		cart = project.add("shop", "Cart.java",
				"package shop;\nclass Cart {\n\tvoid add() { total(); }\n\n\tvoid clear() { }\n\n\tvoid total() { }\n}\n");
		project.build();
		view = Workbench.ui(() -> (EstimatesView) Workbench.page().showView(EstimatesView.ID));
		Workbench.ui(() -> {
			view.show(project.project());
			return null;
		});
		Workbench.waitFor("the empty state", () -> PartWidgets.texts(view).contains("No probes yet"));
	}

	@AfterEach
	void close() throws Exception {
		link(false);
		Workbench.ui(() -> {
			view.content().probes().group(Grouping.NONE);
			return null;
		});
		Workbench.closeView(view);
		Workbench.closeEditors();
		project.delete();
	}

	@Test
	void whatIsMarkedInTheEditorIsSelectedIfLinked() throws Exception {
		planOthers();
		link(true);
		ITextEditor editor = Workbench.openEditor(JavaProject.method(cart, "clear"));
		Workbench.run("org.sonde.overhead.ui.toggleProbe");
		waitForSelected("Cart.clear()");
		waitForInSight();
		Workbench.ui(() -> {
			editor.selectAndReveal(cart.getSource().indexOf("total();"), 0);
			return null;
		});
		Workbench.run("org.sonde.overhead.ui.toggleProbe");
		waitForSelected("Cart.total()");
		Workbench.picture("added-linked");
	}

	@Test
	void allThatIsMarkedInTheExplorerIsSelectedIfLinked() throws Exception {
		planOthers();
		link(true);
		instrument(JavaProject.method(cart, "total"));
		waitForSelected("Cart.total()");
		instrument(cart.findPrimaryType());
		waitForSelected("Cart.add()", "Cart.clear()");
	}

	/** The user may be working with what is selected there. */
	@Test
	void whatIsMarkedElsewhereLeavesTheSelectionAloneUnlessLinked() throws Exception {
		planOthers();
		Workbench.ui(() -> {
			ProbeRows.lines(view).select(7);
			return null;
		});
		instrument(JavaProject.method(cart, "total"));
		Workbench.waitFor("the row", () -> Workbench.ui(() -> ProbeRows.of(view).size() == OTHERS + 1));
		waitForSelected("Other.m007()");
	}

	@Test
	void aPatternIsSelectedWhenItsRowAppears() throws Exception {
		byPattern("* shop.Cart.add(..)");
		waitForSelected("* shop.Cart.add(..)");
		planOthers();
		byPattern("* *.zoom(..)");
		waitForSelected("* *.zoom(..)");
		waitForInSight();
		Workbench.picture("added-pattern");
	}

	@Test
	void theRowFollowsAMethodOfAProjectShownOnlyNow() throws Exception {
		JavaProject other = new JavaProject("theRowFollowsAMethodOfAnother");
		try {
			ICompilationUnit till = other.add("till", "Till.java",
					"package till;\nclass Till {\n\tvoid open() { }\n\n\tvoid sell() { }\n}\n");
			IMethod sell = JavaProject.method(till, "sell");
			instrument(sell.getDeclaringType());
			planOthers();
			link(true);
			Workbench.selectInPackageExplorer(sell);
			waitForSelected("Till.sell()");
		} finally {
			other.delete();
		}
	}

	@Test
	void switchedOnTheLinkBeginsWithTheEditorAndOpensTheGroupOfTheRow() throws Exception {
		instrument(cart.findPrimaryType());
		planOthers();
		Workbench.waitFor("the methods",
				() -> Workbench.ui(() -> ProbeRows.of(view).stream().filter(row -> row.element().isPresent()).count() == 3));
		Workbench.ui(() -> {
			view.content().probes().group(Grouping.TYPE);
			return ViewTools.run(view, "Collapse All");
		});
		Workbench.openEditor(JavaProject.method(cart, "total"));
		link(true);
		waitForSelected("Cart.total()");
		waitForInSight();
	}

	private void planOthers() throws Exception {
		PlanStore store = PlanStore.ofWorkspace();
		store.edit(store.activeFile(project.project()), plan -> IntStream.range(0, OTHERS)
				.mapToObj(i -> MethodSignature.method("void", "shop.Other", "m%03d".formatted(i)))
				.forEach(method -> plan.getProbes().add(Probes.create(method))), null);
		Workbench.waitFor("the others", () -> Workbench.ui(() -> {
			view.show(project.project());
			return view.costs().isPresent() && ProbeRows.of(view).size() >= OTHERS;
		}));
	}

	/** As the button in the tool bar does. */
	private void link(boolean on) {
		Workbench.ui(() -> {
			IAction link = List.of(view.getViewSite().getActionBars().getToolBarManager().getItems()).stream()
					.filter(ActionContributionItem.class::isInstance).map(item -> ((ActionContributionItem) item).getAction())
					.filter(action -> "Link with Editor".equals(action.getText())).findFirst().orElseThrow();
			if (link.isChecked() != on) {
				link.setChecked(on);
				link.run();
			}
			return null;
		});
	}

	private static void instrument(IJavaElement element) throws Exception {
		IViewPart explorer = (IViewPart) Workbench.selectInPackageExplorer(element);
		Workbench.choose(Workbench.menuOn(explorer, element), "Sonde", "Instrument");
	}

	/** By the view's menu. */
	private void byPattern(String pattern) throws Exception {
		Workbench.ui(() -> {
			Workbench.page().activate(view);
			return ViewTools.run(view, "Instrument by Pattern…");
		});
		Workbench.waitFor("the dialog", () -> Workbench.ui(() -> Workbench.dialogs().size() == 1));
		Workbench.ui(() -> {
			Workbench.texts(Workbench.dialogs().getFirst()).getFirst().setText(pattern);
			return null;
		});
		Workbench.press("Add");
	}

	private void waitForSelected(String... labels) throws Exception {
		Workbench.waitFor(List.of(labels) + " selected", () -> Workbench.ui(
				() -> ProbeRows.selected(view).stream().map(EstimateRow::label).collect(Collectors.toSet())).equals(Set.of(labels)));
	}

	private void waitForInSight() throws Exception {
		Workbench.waitFor("the selected row in sight", () -> Workbench.ui(() -> {
			Table table = ProbeRows.lines(view).widget();
			int line = table.getSelectionIndex();
			return line >= table.getTopIndex() && table.getItem(line).getBounds().y + table.getItemHeight() <= table.getClientArea().height;
		}));
	}
}
