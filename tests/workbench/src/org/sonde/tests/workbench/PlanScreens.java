/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;

import org.eclipse.core.resources.IFile;
import org.eclipse.e4.ui.model.application.ui.basic.MPart;
import org.eclipse.jdt.ui.IPackagesViewPart;
import org.eclipse.jdt.ui.JavaUI;
import org.eclipse.jdt.ui.refactoring.RenameSupport;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.PlatformUI;
import org.sonde.instrumentation.export.Agent;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.workspace.PlanState.Broken;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.overhead.ui.estimates.EstimatesView;
import org.sonde.overhead.ui.export.AgentExportWizard;

/** What happens to a plan when code, agents or other plans change. */
final class PlanScreens extends Screens {
	/** Of the view Problems: what a stale probe is has room in it. */
	private static final int DESCRIPTION_WIDTH = 820;

	private Bookshop shop;

	@Override
	void take(Camera camera, Path folder) throws Exception {
		shop = new Bookshop();
		shop.plan("int shop.Cart.add(shop.Book)", "double shop.Cart.total()", "java.lang.String shop.Book.title()",
				"shop.Book.<init>()", "int shop.Cart.add(shop.Book,long)");
		Workbench.openEditor(JavaProject.method(shop.cart(), "total"));
		preview(camera);
		staleProbe(camera);
		exactness(camera);
		compare(camera);
		mergePlans(camera);
		merge(camera);
	}

	private void preview(Camera camera) throws Exception {
		Shell window = Workbench.ui(() -> Workbench.page().getWorkbenchWindow().getShell());
		Workbench.display().asyncExec(() -> {
			try {
				RenameSupport.create(shop.book().getType("Book"), "Volume", RenameSupport.UPDATE_REFERENCES).openDialog(window);
			} catch (Exception e) {
				throw new IllegalStateException(e);
			}
		});
		Workbench.press("Next >");
		Workbench.waitFor("the plan in the preview", () -> Workbench.ui(() -> Workbench.dialogs().stream()
				.flatMap(shell -> Workbench.all(shell, Tree.class).stream()).anyMatch(tree -> select(tree, tree.getItems()))));
		camera.dialog("refactoring-preview");
		Camera.closeDialogs();
	}

	private void staleProbe(Camera camera) throws Exception {
		IViewPart problems = Workbench.ui(() -> Workbench.page().showView("org.eclipse.ui.views.ProblemView"));
		Workbench.waitFor("the stale probe", () -> Workbench.ui(() -> Workbench.expandFirst(problems)));
		Workbench.ui(() -> {
			Tree tree = Workbench.all((Composite) problems.getSite().getService(MPart.class).getWidget(), Tree.class).getFirst();
			Event event = new Event();
			event.item = tree.getItem(0).getItem(0);
			tree.setSelection((TreeItem) event.item);
			tree.notifyListeners(SWT.Selection, event);
			tree.getColumn(0).setWidth(DESCRIPTION_WIDTH);
			Workbench.page().activate(problems);
			return null;
		});
		camera.view("stale-problem", problems);
		CompletableFuture.runAsync(() -> Workbench.run("org.eclipse.jdt.ui.edit.text.java.correction.assist.proposals"));
		Workbench.waitFor("the quick fixes",
				() -> Workbench.dialogs().stream().anyMatch(shell -> Workbench.ui(() -> Workbench.all(shell, Table.class).stream()
				.anyMatch(table -> Arrays.stream(table.getItems()).anyMatch(item -> item.getText().equals("Remove the probe"))))));
		camera.dialog("stale-quick-fix");
		Camera.closeDialogs();
	}

	private void exactness(Camera camera) throws Exception {
		Shell shell = open(PlatformUI.getWorkbench().getExportWizardRegistry(), "org.sonde.overhead.ui.export.agent",
				AgentExportWizard.class, shop.plan()).dialog().getShell();
		Fields.choose(shell, "Agent", Agent.OPENTELEMETRY.title());
		Fields.type(shell, "Folder", "/home/you/bookshop/agent");
		Workbench.waitFor("the report", () -> Fields.words(shell).contains("catches more"));
		camera.dialog("exactness");
		Camera.closeDialogs();
	}

	private void compare(Camera camera) throws Exception {
		IFile other = shop.otherPlan();
		PlanStore.ofWorkspace().edit(other, plan -> {
			MethodProbe probe = Probes.create(MethodSignature.parse("double shop.Cart.total()"));
			probe.setActive(false);
			plan.getProbes().add(probe);
		}, null);
		select(other);
		Workbench.run("org.sonde.overhead.ui.comparePlan");
		Workbench.waitFor("the compare editor", () -> Workbench.ui(() -> Workbench.page().getActiveEditor() != null
				&& Workbench.page().getActiveEditor().getTitle().contains("lean.probes")));
		camera.window("compare-plans");
	}

	private static void select(IFile plan) throws Exception {
		IPackagesViewPart explorer = Workbench.ui(() -> (IPackagesViewPart) Workbench.page().showView(JavaUI.ID_PACKAGES));
		Workbench.waitFor(plan.getName(), () -> Workbench.ui(() -> {
			explorer.selectAndReveal(plan);
			return plan.equals(explorer.getTreeViewer().getStructuredSelection().getFirstElement());
		}));
	}

	/** The differences if one plan is merged into the other. */
	private void mergePlans(Camera camera) throws Exception {
		IFile other = shop.otherPlan();
		PlanStore.ofWorkspace().edit(other, plan -> {
			MethodProbe probe = Probes.create(MethodSignature.parse("java.lang.String shop.Book.title()"));
			probe.setValue(5);
			probe.setNote("asked for by the search team");
			plan.getProbes().add(probe);
			plan.getProbes().add(Probes.create(MethodSignature.parse("shop.Cart shop.Cart.copy()")));
		}, null);
		PlanStore.ofWorkspace().edit(shop.plan(), plan -> Probes.find(plan, MethodSignature.parse("double shop.Cart.total()")).orElseThrow()
				.setActive(true), null);
		select(other);
		CompletableFuture.runAsync(() -> Workbench.run("org.sonde.overhead.ui.mergePlan"));
		Workbench.dialog("Merge Plans");
		camera.dialog("merge-plans");
		Camera.closeDialogs();
	}

	private void merge(Camera camera) throws Exception {
		List<String> lines = Files.readAllLines(shop.plan().getLocation().toPath());
		String conflict = String.join("\n", lines.subList(0, 3)) + "\n<<<<<<< HEAD\n" + lines.get(3) + "\n=======\n"
				+ lines.get(3).replace("<probes xsi:type=\"plan:MethodProbe\"", "<probes xsi:type=\"plan:MethodProbe\" value=\"5\"")
				+ "\n>>>>>>> performance\n"
				+ String.join("\n", lines.subList(4, lines.size())) + "\n";
		shop.plan().setContents(JavaProject.stream(conflict), true, false, null);
		Workbench.waitFor("the conflict",
				() -> PlanStore.ofWorkspace().active(shop.project()) instanceof Broken broken && broken.merging());
		EstimatesView view = Workbench.ui(() -> (EstimatesView) Workbench.page().showView(EstimatesView.ID));
		Workbench.waitFor("the message", () -> PartWidgets.texts(view).contains("unresolved merge"));
		camera.view("plan-merge", view);
	}

	/** Selects the change of the plan's file. */
	private boolean select(Tree tree, TreeItem[] items) {
		for (TreeItem item : items) {
			Event event = new Event();
			event.item = item;
			if (item.getText().contains(shop.plan().getName())) {
				tree.setSelection(item);
				tree.notifyListeners(SWT.Selection, event);
				return true;
			}
			if (item.getItemCount() > 0 && !item.getExpanded()) {
				tree.notifyListeners(SWT.Expand, event);
				item.setExpanded(true);
			}
			if (select(tree, item.getItems())) {
				return true;
			}
		}
		return false;
	}
}
