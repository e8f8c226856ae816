/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.dnd.DND;
import org.eclipse.swt.dnd.DropTarget;
import org.eclipse.swt.dnd.DropTargetListener;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Table;
import org.eclipse.ui.IWorkbenchPage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.extension.ExtendWith;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.overhead.ui.estimates.EstimatesView;
import org.sonde.overhead.ui.estimates.table.EstimateRow;
import org.sonde.overhead.ui.marking.MarkingDrop;
import org.sonde.overhead.ui.objects.LiveObjectsView;

/** Java elements dropped onto Overhead Estimates: their methods get probes, whose rows are selected and in sight. */
@ExtendWith(LoggedErrors.class)
class DropTest {

	/** Many screenfuls. */
	private static final int SOME = 100;
	/** More than are arranged, added to the table, or selected at a time. */
	private static final int MANY = 510;

	private JavaProject project;
	private ICompilationUnit cart;
	private EstimatesView view;

	@BeforeEach
	void open(TestInfo test) throws Exception {
		Workbench.showJavaPerspective();
		project = new JavaProject(test.getTestMethod().orElseThrow().getName());
		cart = project.add("shop", "Cart.java", source("Cart", "add", "clear", "total"));
		view = Workbench.openEstimates(project);
		Workbench.waitFor("the empty state", () -> PartWidgets.texts(view).contains("No probes yet"));
	}

	@AfterEach
	void close() throws Exception {
		Workbench.closeView(view);
		project.delete();
	}

	private static String source(String type, String... methods) {
		return "package shop;\nclass " + type + " {\n"
				+ List.of(methods).stream().map(method -> "\tvoid " + method + "() { }\n").collect(Collectors.joining()) + "}\n";
	}

	@Test
	void theFirstProbesAreSelected() throws Exception {
		drop(cart);
		waitForSelected("Cart.add()", "Cart.clear()", "Cart.total()");
	}

	@Test
	void whatIsAddedIsSelectedAmongTheOthers() throws Exception {
		drop(JavaProject.method(cart, "add"), JavaProject.method(cart, "total"));
		waitForSelected("Cart.add()", "Cart.total()");
		drop(cart);
		waitForSelected("Cart.clear()");
		Workbench.picture("dropped");
		drop(cart);
		Workbench.waitFor("what was there before", () -> Workbench.statusLine(view).contains("3 "));
		assertThat(selected()).as("nothing was added").containsExactly("Cart.clear()");
	}

	@Test
	void ofMoreThanHaveRoomTheFirstIsInSight() throws Exception {
		Workbench.state(view, IWorkbenchPage.STATE_MAXIMIZED);
		drop(cart);
		waitForSelected("Cart.add()", "Cart.clear()", "Cart.total()");
		drop(project.add("shop", "Some.java", source("Some", methods(SOME))));
		Workbench.waitFor("the rows", () -> selected().size() == SOME);
		assertThat(selected().stream().allMatch(label -> label.startsWith("Some."))).isTrue();
		waitForFirstSelectedAtTop();
		drop(project.add("shop", "Many.java", source("Many", methods(MANY))));
		waitForSelected("Many.m000()");
		assertThat(ProbeRows.of(view).size()).isEqualTo(3 + SOME + MANY);
		waitForFirstSelectedAtTop();
		drop(project.add("shop", "Zebra.java", source("Zebra", "bray", "run")));
		waitForSelected("Zebra.bray()", "Zebra.run()");
		Workbench.waitFor("them in sight, at the end", () -> Workbench.ui(() -> {
			int last = table().getItemCount() - 1;
			return table().getItem(last).getBounds().y + table().getItemHeight() <= table().getClientArea().height;
		}));
		Workbench.picture("dropped-at-the-end");
	}

	/** A field is watched; of a type, the methods get probes as before. */
	@Test
	void aFieldIsWatched() throws Exception {
		ICompilationUnit order = project.add("shop", "Order.java",
				"package shop;\nclass Order {\n\tint price;\n\tvoid pay() { price = 0; }\n}\n");
		drop(order.getType("Order").getField("price"));
		waitForSelected("Order.price");
		drop(order.getType("Order"));
		waitForSelected("Order.pay()");
		Workbench.picture("dropped-field");
	}

	/** Of a type, its objects are watched. */
	@Test
	void whatIsDroppedOnLiveObjectsIsWatched() throws Exception {
		LiveObjectsView objects = Workbench.ui(() -> (LiveObjectsView) Workbench.page().showView(LiveObjectsView.ID));
		drop(PartWidgets.all(objects, Control.class).getLast(), cart.getType("Cart"));
		Workbench.waitFor("the plan", () -> PlanStore.ofWorkspace().active(project.project()) instanceof PlanState.Loaded loaded
				&& Probes.watching(loaded.plan()).equals(Set.of("lifecycle shop.Cart")));
		Workbench.closeView(objects);
	}

	private static String[] methods(int number) {
		return IntStream.range(0, number).mapToObj("m%03d"::formatted).toArray(String[]::new);
	}

	private void waitForFirstSelectedAtTop() throws Exception {
		Workbench.waitFor("the first that is selected at the top",
				() -> Workbench.ui(
						() -> table().getTopIndex() == ProbeRows.lines(view).rows().indexOf(ProbeRows.lines(view).selected().getFirst())));
	}

	private void drop(IJavaElement... elements) {
		drop(Workbench.ui(() -> table().getParent()), elements);
	}

	private static void drop(Control on, IJavaElement... elements) {
		assertThat(Workbench.ui(() -> {
			Control around = on;
			while (!(around.getData(DND.DROP_TARGET_KEY) instanceof DropTarget)) {
				around = around.getParent();
			}
			DropTargetListener listener = ((DropTarget) around.getData(DND.DROP_TARGET_KEY)).getDropListeners()[0];
			return ((MarkingDrop) listener).drop(new StructuredSelection(elements));
		})).isTrue();
	}

	private Table table() {
		return ProbeRows.lines(view).widget();
	}

	private void waitForSelected(String... labels) throws Exception {
		Workbench.waitFor(List.of(labels) + " selected", () -> Set.copyOf(selected()).equals(Set.of(labels)));
	}

	private List<String> selected() {
		return Workbench.ui(() -> ProbeRows.selected(view).stream().map(EstimateRow::label).toList());
	}
}
