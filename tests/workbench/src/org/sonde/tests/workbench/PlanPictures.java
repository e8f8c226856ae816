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
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.debug.core.model.IProcess;
import org.eclipse.e4.ui.css.swt.theme.IThemeEngine;
import org.eclipse.e4.ui.model.application.ui.basic.MPart;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.launching.IJavaLaunchConfigurationConstants;
import org.eclipse.jdt.ui.IPackagesViewPart;
import org.eclipse.jdt.ui.JavaUI;
import org.eclipse.jdt.ui.refactoring.RenameSupport;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.StyledText;
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
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.console.IConsoleConstants;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.sonde.instrumentation.export.Agent;
import org.sonde.instrumentation.launch.ProbedRuns;
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
import org.sonde.overhead.ui.traces.MonitoringLogView;

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
	/** Sells until it is told to stop. */
	private static final String SHOP = """
			package shop;

			public class Shop {
				public static void main(String[] arguments) throws Exception {
					while (System.in.available() == 0) {
						Cart cart = new Cart();
						for (int i = 0; i < 5; i++) {
							cart.add(new Book(), i);
						}
						cart.total();
						Thread.sleep(5);
					}
				}

				void refund() {
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

	/** While a program runs with probes, and what the console says when it has ended. */
	@Test
	void running() throws Exception {
		for (String theme : List.of("default", "dark")) {
			Workbench.theme(theme);
			run(theme.equals("dark") ? "dark" : "light");
			close();
			open();
		}
	}

	private void run(String name) throws Exception {
		project.add("shop", "Shop.java", SHOP);
		project.build();
		plan("int shop.Cart.add(shop.Book,int)", "int shop.Cart.count()", "double shop.Cart.total()", "void shop.Shop.refund()");
		PlanStore.ofWorkspace().edit(project.plan(), plan -> plan.getProbes().add(Probes.createPattern("shop.*.new(..)")), null);
		ILaunchConfigurationWorkingCopy shop = DebugPlugin.getDefault().getLaunchManager()
				.getLaunchConfigurationType(IJavaLaunchConfigurationConstants.ID_JAVA_APPLICATION).newInstance(null, "Shop");
		shop.setAttribute(IJavaLaunchConfigurationConstants.ATTR_PROJECT_NAME, project.project().getName());
		shop.setAttribute(IJavaLaunchConfigurationConstants.ATTR_MAIN_TYPE_NAME, "shop.Shop");
		IProcess process = shop.launch(ProbedRuns.MODE, null).getProcesses()[0];
		Workbench.waitFor("calls of the running program", () -> Workbench.ui(() -> Workbench.page().findView(MonitoringLogView.ID) instanceof MonitoringLogView view
				&& view.planned().rows().stream().anyMatch(row -> row.calls() > 10_000)));
		MonitoringLogView view = Workbench.ui(() -> (MonitoringLogView) Workbench.page().findView(MonitoringLogView.ID));
		alone(view, 350, () -> picture("run-live-" + name, () -> folderOf(view)));
		process.getStreamsProxy().write("\n");
		Workbench.waitFor("the log of the run", () -> Workbench.ui(() -> view.log().isPresent() && !view.planned().rows().isEmpty()));
		IViewPart console = Workbench.ui(() -> Workbench.page().showView(IConsoleConstants.ID_CONSOLE_VIEW));
		Workbench.waitFor("the line in the console", () -> Workbench.ui(() -> Workbench.all(folderOf(console), StyledText.class).stream()
				.anyMatch(text -> text.getText().contains("Show plan and log"))));
		alone(console, 170, () -> picture("run-console-" + name, () -> folderOf(console)));
		Workbench.ui(() -> {
			Workbench.page().hideView(view);
			return null;
		});
	}

	/** Something to be done while a view has the window to itself. */
	private interface Alone {
		void run() throws Exception;
	}

	private static void alone(IViewPart view, int height, Alone action) throws Exception {
		Shell window = Workbench.ui(() -> Workbench.page().getWorkbenchWindow().getShell());
		Workbench.ui(() -> {
			window.setSize(1180, height + 90);
			Workbench.page().activate(view);
			Workbench.page().setPartState(Workbench.page().getReference(view), IWorkbenchPage.STATE_MAXIMIZED);
			return null;
		});
		Thread.sleep(2_000);
		action.run();
		Workbench.ui(() -> {
			Workbench.page().setPartState(Workbench.page().getReference(view), IWorkbenchPage.STATE_RESTORED);
			return null;
		});
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
		mergePlans(name);
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
		select(other);
		Workbench.run("org.sonde.overhead.ui.comparePlan");
		Workbench.waitFor("the compare editor", () -> Workbench.ui(() -> Workbench.page().getActiveEditor() != null
				&& Workbench.page().getActiveEditor().getTitle().contains("lean.probes")));
		Thread.sleep(3_000);
		picture("compare-plans-" + name, () -> Workbench.page().getWorkbenchWindow().getShell());
	}

	private static void select(IFile plan) throws Exception {
		IPackagesViewPart explorer = Workbench.ui(() -> (IPackagesViewPart) Workbench.page().showView(JavaUI.ID_PACKAGES));
		Workbench.waitFor(plan.getName(), () -> Workbench.ui(() -> {
			explorer.selectAndReveal(plan);
			return plan.equals(explorer.getTreeViewer().getStructuredSelection().getFirstElement());
		}));
	}

	/** What differs when one plan is merged into the other. */
	private void mergePlans(String name) throws Exception {
		IFile other = project.project().getFile(IPath.fromOSString("lean.probes"));
		PlanStore.ofWorkspace().edit(other, plan -> {
			MethodProbe probe = Probes.create(MethodSignature.parse("java.lang.String shop.Book.title()"));
			probe.setValue(5);
			probe.setNote("asked for by the search team");
			plan.getProbes().add(probe);
			plan.getProbes().add(Probes.create(MethodSignature.parse("shop.Cart shop.Cart.copy()")));
		}, null);
		PlanStore.ofWorkspace().edit(project.plan(), plan -> Probes.find(plan, MethodSignature.parse("double shop.Cart.total()")).orElseThrow()
				.setActive(true), null);
		select(other);
		CompletableFuture.runAsync(() -> Workbench.run("org.sonde.overhead.ui.mergePlan"));
		Workbench.waitFor("what differs", () -> Workbench.dialogs().stream().anyMatch(shell -> Workbench.ui(shell::getText).equals("Merge Plans")));
		pictureOfDialog("merge-plans-" + name);
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

	private static CTabFolder folderOf(IViewPart view) {
		Control control = (Control) view.getSite().getService(MPart.class).getWidget();
		while (!(control instanceof CTabFolder)) {
			control = control.getParent();
		}
		return (CTabFolder) control;
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
			Rectangle area = onScreen(control);
			Image image = new Image(control.getDisplay(), area.width, area.height);
			GC gc = new GC(control.getDisplay());
			gc.copyArea(image, area.x, area.y);
			gc.dispose();
			ImageLoader loader = new ImageLoader();
			loader.data = new ImageData[] { image.getImageData(control.getMonitor().getZoom()) };
			loader.save(Path.of(System.getProperty("sonde.pictures")).resolve(name + ".png").toString(), SWT.IMAGE_PNG);
			image.dispose();
			return null;
		});
	}

	/** Without a window manager the bounds of a dialog have more than the dialog; its client area has not the bar of a window's menus. */
	private static Rectangle onScreen(Control control) {
		if (control instanceof Shell shell) {
			return shell.getMenuBar() == null ? shell.getDisplay().map(shell, null, shell.getClientArea()) : shell.getBounds();
		}
		return control.getDisplay().map(control.getParent(), null, control.getBounds());
	}
}
