/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunch;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.debug.core.model.IProcess;
import org.eclipse.e4.ui.model.application.ui.basic.MPart;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.launching.IJavaLaunchConfigurationConstants;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IViewPart;
import org.sonde.instrumentation.launch.ProbedRuns;
import org.sonde.instrumentation.plan.FieldSignature;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.plan.WatchedType;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.overhead.ui.objects.LiveObjectsView;

/** A small program with watched objects, which runs with the probes of its plan and obeys its input. */
final class WatchedShop {
	/**
	 * A line with one number adds it to the cart. With two words, it creates a basket, and as many carts as the second says. Any other line
	 * ends the program.
	 */
	private static final String MAIN = """
			package shop;
			public class Main {
				public static void main(String[] arguments) {
					Cart cart = new Cart();
					java.util.Scanner input = new java.util.Scanner(System.in);
					java.util.List<Cart> others = new java.util.ArrayList<>();
					while (input.hasNextLine()) {
						String[] line = input.nextLine().split(" ");
						if (line.length == 2) {
							new Basket();
							for (int i = Integer.parseInt(line[1]); i > 0; i--) {
								others.add(new Cart());
							}
						} else if (line[0].equals("end")) {
							break;
						} else {
							cart.add(Integer.parseInt(line[0]));
						}
						System.out.println("added");
					}
					System.out.println(cart + " " + others.size());
				}
			}
			class Basket {
			}
			""";
	private static final String CART = """
			package shop;
			class Cart {
				private int total;
				private String lastChange;
				Cart() {
					total = 0;
					lastChange = "none";
				}
				void add(int price) {
					total += price;
					lastChange = "added " + price;
					changes++;
				}
				/** Without a sensor until something was added. */
				private int changes;
			}
			""";

	private final JavaProject project;
	private final ICompilationUnit cart;
	private final StringBuffer printed = new StringBuffer();
	private ILaunch launch;

	WatchedShop(String name) throws Exception {
		project = new JavaProject(name);
		project.add("shop", "Main.java", MAIN);
		cart = project.add("shop", "Cart.java", CART);
		PlanStore.ofWorkspace().edit(project.plan(), plan -> {
			plan.getProbes().add(Probes.createField(new FieldSignature("shop.Cart", "total", "int", false)));
			plan.getProbes().add(Probes.createField(new FieldSignature("shop.Cart", "lastChange", "java.lang.String", false)));
			plan.getProbes().add(Probes.createLifecycle(new WatchedType("shop.Cart")));
		}, null);
		project.build();
	}

	JavaProject project() {
		return project;
	}

	ICompilationUnit cart() {
		return cart;
	}

	/** Runs it with probes; the view with its objects opens by itself. */
	LiveObjectsView run() throws Exception {
		ILaunchConfigurationWorkingCopy configuration = DebugPlugin.getDefault().getLaunchManager()
				.getLaunchConfigurationType(IJavaLaunchConfigurationConstants.ID_JAVA_APPLICATION).newInstance(null, "Shop");
		configuration.setAttribute(IJavaLaunchConfigurationConstants.ATTR_PROJECT_NAME, project.project().getName());
		configuration.setAttribute(IJavaLaunchConfigurationConstants.ATTR_MAIN_TYPE_NAME, "shop.Main");
		launch = configuration.launch(ProbedRuns.MODE, null);
		IProcess process = launch.getProcesses()[0];
		process.getStreamsProxy().getOutputStreamMonitor().addListener((text, monitor) -> printed.append(text));
		Workbench.waitPatiently("the types of the program",
				() -> Workbench
						.ui(() -> Workbench.page().findView(LiveObjectsView.ID) instanceof LiveObjectsView view && !roots(view).isEmpty()));
		return Workbench.ui(() -> (LiveObjectsView) Workbench.page().findView(LiveObjectsView.ID));
	}

	private static List<TreeItem> roots(IViewPart view) {
		return List.of(tree(view).getItems());
	}

	static Tree tree(IViewPart view) {
		return Workbench.ui(() -> Workbench.all(PartWidgets.widget(view), Tree.class).getFirst());
	}

	/** Opens the first line of each level as users do, until one of these name is there; selects that. */
	static TreeItem open(IViewPart view, String name) throws Exception {
		TreeItem[] found = new TreeItem[1];
		try {
			Workbench.waitPatiently(name, () -> Workbench.ui(() -> {
				found[0] = open(tree(view), tree(view).getItems(), name);
				return found[0] != null;
			}));
		} catch (AssertionError e) {
			throw new AssertionError(e.getMessage() + "; the tree: " + lines(view), e);
		}
		return found[0];
	}

	/** The whole tree, for messages. */
	static String lines(IViewPart view) {
		return Workbench.ui(() -> lines(tree(view).getItems()));
	}

	private static String lines(TreeItem[] items) {
		return Stream.of(items).map(item -> item.getText() + (item.getExpanded() ? " open" : "") + " [" + lines(item.getItems()) + "]")
				.collect(Collectors.joining(", "));
	}

	private static TreeItem open(Tree tree, TreeItem[] items, String name) {
		for (TreeItem item : items) {
			Event event = new Event();
			event.item = item;
			if (item.getText().equals(name)) {
				tree.setSelection(item);
				tree.notifyListeners(SWT.Selection, event);
				return item;
			}
		}
		for (TreeItem item : items) {
			if (item.getItemCount() > 0) {
				if (!item.getExpanded()) {
					expand(item);
				}
				return open(tree, item.getItems(), name);
			}
		}
		return null;
	}

	/** As users do. */
	static void expand(TreeItem item) {
		Workbench.ui(() -> {
			Event event = new Event();
			event.item = item;
			item.getParent().notifyListeners(SWT.Expand, event);
			item.setExpanded(true);
			return null;
		});
	}

	/** Adds to the cart, and waits until the program has done so. */
	void add(int price) throws Exception {
		say(Integer.toString(price));
	}

	/** Makes a basket and more carts, and waits until the program has done so. */
	void make(int carts) throws Exception {
		say("make " + carts);
	}

	private void say(String line) throws Exception {
		int before = printed.length();
		write(line + "\n");
		Workbench.waitPatiently("the program", () -> printed.indexOf("added", before) >= 0);
	}

	void end() throws IOException {
		write("end\n");
	}

	private void write(String text) throws IOException {
		launch.getProcesses()[0].getStreamsProxy().write(text);
	}

	void close() throws Exception {
		// The program ends by itself: if it were killed, the platform might log an error because it still reads from it.
		if (launch != null && !launch.isTerminated()) {
			end();
		}
		Workbench.waitFor("the end of the program", () -> ProbedRuns.ofWorkspace().active().isEmpty());
		Workbench.ui(() -> {
			if (Workbench.page().findView(LiveObjectsView.ID) instanceof IViewPart view) {
				MPart part = view.getSite().getService(MPart.class);
				Workbench.page().hideView(view);
				// It keeps what was watched for the next program.
				part.getPersistedState().clear();
			}
			return null;
		});
		Workbench.closeEditors();
		project.delete();
	}
}
