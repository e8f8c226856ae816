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
import java.util.function.Supplier;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.IPath;
import org.eclipse.e4.ui.css.swt.theme.IThemeEngine;
import org.eclipse.e4.ui.model.application.ui.basic.MPart;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.ui.refactoring.RenameSupport;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.sonde.instrumentation.export.Agent;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.PlanFiles;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.workspace.PlanState.Broken;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.overhead.ui.estimates.EstimatesView;
import org.sonde.overhead.ui.export.AgentExportWizard;

/**
 * Pictures of how plans live with changes, for the documentation, in both themes. No test by its name; run as one it leaves them in
 * target/pictures.
 */
class PlanPictures {
	private static final String CART = """
			package shop;

			public class Cart {
				public int add(Book book) {
					return count() + 1;
				}

				public int add(Book book, int copies) {
					return count() + copies;
				}

				public double total() {
					return 0;
				}

				int count() {
					return 0;
				}

				public Cart copy() {
					return new Cart();
				}
			}
			""";
	private JavaProject project;
	private ICompilationUnit book;
	private ICompilationUnit cart;

	@BeforeEach
	void open() throws Exception {
		Workbench.showJavaPerspective();
		project = new JavaProject("bookshop");
		book = project.add("shop", "Book.java", "package shop;\n\npublic class Book {\n\tpublic String title() {\n\t\treturn \"\";\n\t}\n}\n");
		cart = project.add("shop", "Cart.java", CART);
		project.build();
	}

	@AfterEach
	void close() throws Exception {
		Workbench.ui(() -> {
			Workbench.dialogs().reversed().stream().filter(shell -> !shell.isDisposed()).forEach(Shell::close);
			PlatformUI.getWorkbench().getDecoratorManager().setEnabled("org.sonde.overhead.ui.probeDecorator", false);
			return null;
		});
		Workbench.closeEditors();
		project.delete();
	}

	/** In this order: what GTK made dark does not become light again before the next start. */
	@Test
	void lightAndThenDark() throws Exception {
		take("light", "e4_default");
		close();
		open();
		take("dark", "e4_dark");
	}

	private void take(String name, String theme) throws Exception {
		Workbench.ui(() -> {
			PlatformUI.getWorkbench().getService(IThemeEngine.class).setTheme("org.eclipse.e4.ui.css.theme." + theme, false);
			return null;
		});
		plan("int shop.Cart.add(shop.Book)", "double shop.Cart.total()", "java.lang.String shop.Book.title()",
				"shop.Book.<init>()", "double shop.Cart.sum(shop.Book)");
		code(name);
		preview(name);
		staleProbe(name);
		exactness(name);
		compare(name);
		merge(name);
	}

	/** Marks in the ruler and above the methods, over the icons of the tree, and the estimates below. */
	private void code(String name) throws Exception {
		Workbench.openEditor(JavaProject.method(cart, "total"));
		Workbench.ui(() -> {
			PlatformUI.getWorkbench().getDecoratorManager().setEnabled("org.sonde.overhead.ui.probeDecorator", true);
			((EstimatesView) Workbench.page().showView(EstimatesView.ID)).show(project.project());
			return null;
		});
		Workbench.selectInPackageExplorer(JavaProject.method(cart, "count"));
		Thread.sleep(4_000);
		picture("code-" + name, () -> Workbench.page().getWorkbenchWindow().getShell());
	}

	private void preview(String name) throws Exception {
		Shell window = Workbench.ui(() -> Workbench.page().getWorkbenchWindow().getShell());
		Workbench.display().asyncExec(() -> {
			try {
				RenameSupport.create(book.getType("Book"), "Volume", RenameSupport.UPDATE_REFERENCES).openDialog(window);
			} catch (Exception e) {
				throw new IllegalStateException(e);
			}
		});
		Workbench.press("Next >");
		Workbench.waitFor("the plan in the preview", () -> Workbench.ui(() -> Workbench.dialogs().stream()
				.flatMap(shell -> Workbench.all(shell, Tree.class).stream()).anyMatch(tree -> select(tree, tree.getItems()))));
		pictureOfDialog("refactoring-preview-" + name);
	}

	private void staleProbe(String name) throws Exception {
		IViewPart problems = Workbench.ui(() -> Workbench.page().showView("org.eclipse.ui.views.ProblemView"));
		Workbench.waitFor("the stale probe", () -> Workbench.ui(() -> Workbench.expandFirst(problems)));
		Workbench.ui(() -> {
			Tree tree = Workbench.all((Composite) problems.getSite().getService(MPart.class).getWidget(), Tree.class).getFirst();
			Event event = new Event();
			event.item = tree.getItem(0).getItem(0);
			tree.setSelection((TreeItem) event.item);
			tree.notifyListeners(SWT.Selection, event);
			Workbench.page().activate(problems);
			return null;
		});
		picture("stale-problem-" + name, () -> folderOf(problems));
		CompletableFuture.runAsync(() -> Workbench.run("org.eclipse.jdt.ui.edit.text.java.correction.assist.proposals"));
		Workbench.waitFor("the quick fixes", () -> Workbench.dialogs().stream().anyMatch(shell -> Workbench.ui(() -> Workbench.all(shell, Table.class).stream()
				.anyMatch(table -> Arrays.stream(table.getItems()).anyMatch(item -> item.getText().equals("Remove the probe"))))));
		pictureOfDialog("stale-quick-fix-" + name);
	}

	private void exactness(String name) throws Exception {
		AgentExportWizard wizard = new AgentExportWizard();
		Workbench.ui(() -> {
			wizard.init(PlatformUI.getWorkbench(), new StructuredSelection(project.plan()));
			WizardDialog dialog = new WizardDialog(Workbench.page().getWorkbenchWindow().getShell(), wizard);
			dialog.setBlockOnOpen(false);
			return dialog.open();
		});
		Workbench.ui(() -> {
			wizard.setAgent(Agent.OPENTELEMETRY);
			wizard.setFolder(Path.of("/home/you/bookshop/agent"));
			return null;
		});
		Workbench.waitFor("the report", () -> Workbench.ui(wizard::report).contains("catches more"));
		pictureOfDialog("exactness-" + name);
	}

	private void compare(String name) throws Exception {
		IFile other = project.project().getFile(IPath.fromOSString("lean.probes"));
		PlanStore.ofWorkspace().edit(other, plan -> {
			MethodProbe probe = Probes.create(MethodSignature.parse("double shop.Cart.total()"));
			probe.setActive(false);
			plan.getProbes().add(probe);
		}, null);
		IWorkbenchPart explorer = Workbench.ui(() -> Workbench.page().showView("org.eclipse.jdt.ui.PackageExplorer"));
		Workbench.waitFor("the other plan", () -> Workbench.ui(() -> {
			((org.eclipse.jdt.ui.IPackagesViewPart) explorer).selectAndReveal(other);
			return other.equals(((org.eclipse.jdt.ui.IPackagesViewPart) explorer).getTreeViewer().getStructuredSelection().getFirstElement());
		}));
		Workbench.run("org.sonde.overhead.ui.comparePlan");
		Workbench.waitFor("the compare editor", () -> Workbench.ui(() -> Workbench.page().getActiveEditor() != null
				&& Workbench.page().getActiveEditor().getTitle().contains("lean.probes")));
		Thread.sleep(3_000);
		picture("compare-plans-" + name, () -> Workbench.page().getWorkbenchWindow().getShell());
	}

	private void merge(String name) throws Exception {
		List<String> lines = Files.readAllLines(project.plan().getLocation().toPath());
		String conflict = String.join("\n", lines.subList(0, 3)) + "\n<<<<<<< HEAD\n" + lines.get(3) + "\n=======\n"
				+ lines.get(3).replace("<probes xsi:type=\"plan:MethodProbe\"", "<probes xsi:type=\"plan:MethodProbe\" value=\"5\"") + "\n>>>>>>> performance\n"
				+ String.join("\n", lines.subList(4, lines.size())) + "\n";
		project.plan().setContents(JavaProject.stream(conflict), true, false, null);
		Workbench.waitFor("the conflict", () -> PlanStore.ofWorkspace().active(project.project()) instanceof Broken broken && broken.merging());
		EstimatesView view = Workbench.ui(() -> (EstimatesView) Workbench.page().showView(EstimatesView.ID));
		Workbench.waitFor("the message", () -> Workbench.ui(view::message).orElse("").contains("unresolved merge"));
		picture("plan-merge-" + name, () -> folderOf(view));
	}

	private void plan(String... methods) throws Exception {
		var plan = PlanFactory.eINSTANCE.createPlan();
		plan.setResultSet("waller-2014-base");
		for (String method : methods) {
			MethodProbe probe = Probes.create(MethodSignature.parse(method));
			probe.setKind(ProbeKind.OPERATION_EVENTS);
			probe.setActive(!method.contains("total"));
			probe.setCallsPerSecond(method.contains("title") ? null : 250.0 * methods.length);
			plan.getProbes().add(probe);
		}
		project.plan().create(JavaProject.stream(new String(PlanFiles.toBytes(plan), java.nio.charset.StandardCharsets.UTF_8)), true, null);
		PlanStore.ofWorkspace().load(project.project());
	}

	/** Selects the change of the plan's file. */
	private boolean select(Tree tree, TreeItem[] items) {
		for (TreeItem item : items) {
			Event event = new Event();
			event.item = item;
			if (item.getText().contains(project.plan().getName())) {
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

	private static Control folderOf(IViewPart view) {
		Control control = (Control) view.getSite().getService(MPart.class).getWidget();
		while (!(control instanceof CTabFolder)) {
			control = control.getParent();
		}
		return control;
	}

	/** Of the dialog that opened last, which is closed then. */
	private static void pictureOfDialog(String name) throws Exception {
		picture(name, () -> Workbench.dialogs().getLast());
		Workbench.ui(() -> {
			Workbench.dialogs().reversed().stream().filter(shell -> !shell.isDisposed()).forEach(Shell::close);
			return null;
		});
		Workbench.waitFor("the dialog's end", () -> Workbench.dialogs().isEmpty());
	}

	private static void picture(String name, Supplier<Control> shown) throws Exception {
		Workbench.picture("whole-" + name);
		Workbench.ui(() -> {
			Control control = shown.get();
			Rectangle area = control instanceof Shell ? control.getBounds() : control.getDisplay().map(control.getParent(), null, control.getBounds());
			Image image = new Image(control.getDisplay(), area.width, area.height);
			GC gc = new GC(control.getDisplay());
			gc.copyArea(image, area.x, area.y);
			gc.dispose();
			ImageLoader loader = new ImageLoader();
			loader.data = new ImageData[] { image.getImageData() };
			loader.save(Path.of(System.getProperty("sonde.pictures")).resolve(name + ".png").toString(), SWT.IMAGE_PNG);
			image.dispose();
			return null;
		});
	}
}
