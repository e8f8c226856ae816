/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.core.commands.Command;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.e4.ui.css.swt.theme.IThemeEngine;
import org.eclipse.e4.ui.model.application.ui.basic.MPart;
import org.eclipse.e4.ui.model.application.ui.basic.MPartStack;
import org.eclipse.e4.ui.model.application.ui.basic.MWindow;
import org.eclipse.e4.ui.workbench.IPresentationEngine;
import org.eclipse.e4.ui.workbench.modeling.EModelService;
import org.eclipse.jdt.core.IClassFile;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.IPackageFragmentRoot;
import org.eclipse.jdt.ui.IPackagesViewPart;
import org.eclipse.jdt.ui.JavaUI;
import org.eclipse.jface.action.StatusLineManager;
import org.eclipse.jface.action.SubStatusLineManager;
import org.eclipse.jface.dialogs.Dialog;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CLabel;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.navigator.CommonNavigator;
import org.eclipse.ui.texteditor.ITextEditor;
import org.sonde.overhead.ui.estimates.EstimatesView;
import org.sonde.overhead.ui.preferences.SondePreferences;

/** The real workbench, driven by events as its user would: menus, commands, pictures. The tests run in a thread of their own. */
final class Workbench {
	/** Most of what is waited for is there at once, and some takes a minute. */
	private static final int FIRST_POLL_MILLIS = 5;
	private static final int POLL_MILLIS = 50;
	private static final int LONG_WAITS = 10;
	private static final int PATIENCE_MILLIS = 60_000;
	private static final int HANGS_MILLIS = 180_000;

	private Workbench() {
	}

	/** Something to be true in the end. */
	interface Condition {
		boolean holds() throws Exception;
	}

	/** Runs in the user interface's thread and waits for the result, but not for ever: a dialog that nobody expects would never close. */
	static <T> T ui(Callable<T> action) {
		CompletableFuture<T> result = new CompletableFuture<>();
		Runnable run = () -> {
			try {
				result.complete(action.call());
			} catch (Throwable e) {
				result.completeExceptionally(e);
			}
		};
		if (Display.getCurrent() == display()) {
			run.run();
		} else {
			display().asyncExec(run);
		}
		try {
			return result.get(HANGS_MILLIS, TimeUnit.MILLISECONDS);
		} catch (ExecutionException e) {
			throw new AssertionError(e.getCause());
		} catch (InterruptedException | TimeoutException e) {
			throw new AssertionError("the thread of the user interface is still at it", e);
		}
	}

	/** Waits for the effect of jobs and events. A failure names those that were still running. */
	static void waitFor(String what, Condition condition) throws Exception {
		waitFor(what, condition, () -> "");
	}

	/** @param seen what there is instead */
	static void waitFor(String what, Condition condition, Supplier<String> seen) throws Exception {
		long poll = FIRST_POLL_MILLIS;
		for (long waited = 0; !condition.holds(); waited += poll, poll = Math.min(2 * poll, POLL_MILLIS)) {
			if (waited > PATIENCE_MILLIS) {
				String jobs = Arrays.stream(Job.getJobManager().find(null)).map(job -> job.getName() + " " + job.getState())
						.collect(Collectors.joining(", "));
				String shells = ui(
						() -> shells().stream().map(shell -> shell.getText() + " " + shell.getData()).collect(Collectors.joining(", ")));
				throw new AssertionError("timed out waiting for: " + what + "; jobs: " + jobs + "; shells: " + shells + seen.get());
			}
			Thread.sleep(poll);
		}
	}

	/** The same of what takes minutes: measuring all of Kieker does, more so while others use the machine. */
	static void waitPatiently(String what, Condition condition) throws Exception {
		for (int attempt = 1;; attempt++) {
			try {
				waitFor(what, condition);
				return;
			} catch (AssertionError e) {
				if (attempt == LONG_WAITS) {
					throw e;
				}
			}
		}
	}

	static Display display() {
		return PlatformUI.getWorkbench().getDisplay();
	}

	/** To be called in the user interface's thread. */
	static IWorkbenchPage page() {
		IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
		return (window == null ? PlatformUI.getWorkbench().getWorkbenchWindows()[0] : window).getActivePage();
	}

	/** The Java perspective with the Package Explorer, without the welcome page, in a window of a size fit for pictures. */
	static void showJavaPerspective() {
		ui(() -> {
			// The note after the first probes would cover what is tested.
			SondePreferences.store().setValue(SondePreferences.ESTIMATES_OFFERED, true);
			IWorkbenchPage page = page();
			closeViews("org.eclipse.ui.internal.introview");
			PlatformUI.getWorkbench().showPerspective(JavaUI.ID_PERSPECTIVE, page.getWorkbenchWindow());
			// As they are after a view was closed while it filled the window.
			if (hasMinimizedStacks(page.getWorkbenchWindow())) {
				page.resetPerspective();
			}
			page.getWorkbenchWindow().getShell().setBounds(0, 0, 1280, 800);
			// Without a window manager, the focus of an earlier dialog does not return.
			page.getWorkbenchWindow().getShell().forceActive();
			return page.showView(JavaUI.ID_PACKAGES);
		});
	}

	private static boolean hasMinimizedStacks(IWorkbenchWindow window) {
		return !window.getService(EModelService.class)
				.findElements(window.getService(MWindow.class), null, MPartStack.class, List.of(IPresentationEngine.MINIMIZED)).isEmpty();
	}

	/** An empty window of its own beside the workbench's, for widgets that are tested by themselves. */
	static Shell openShell(int width, int height) {
		return ui(() -> {
			Shell opened = new Shell(page().getWorkbenchWindow().getShell(), SWT.SHELL_TRIM);
			opened.setLayout(new FillLayout());
			opened.setSize(width, height);
			opened.open();
			return opened;
		});
	}

	/** The view Overhead Estimates with the active plan of the project. */
	static EstimatesView openEstimates(JavaProject project) {
		EstimatesView view = ui(() -> (EstimatesView) page().showView(EstimatesView.ID));
		// In an event of its own, after the view has created its content.
		ui(() -> {
			view.show(project.project());
			return null;
		});
		return view;
	}

	/** Selects the elements in the real Package Explorer and gives it the focus. */
	static IPackagesViewPart selectInPackageExplorer(IJavaElement... elements) throws Exception {
		IPackagesViewPart explorer = ui(() -> (IPackagesViewPart) page().showView(JavaUI.ID_PACKAGES));
		for (IJavaElement element : elements) {
			ui(() -> {
				explorer.selectAndReveal(element);
				return null;
			});
		}
		Set<IJavaElement> wanted = Set.of(elements);
		ui(() -> {
			explorer.getTreeViewer().setSelection(new StructuredSelection(elements), true);
			return null;
		});
		waitFor("selection of " + wanted,
				() -> wanted.equals(ui(() -> Set.copyOf(explorer.getTreeViewer().getStructuredSelection().toList()))));
		return explorer;
	}

	/** Selects the element in a tree or table of the part, opening branches until it is found; gives the context menu there. */
	static Menu menuOn(IWorkbenchPart part, IJavaElement element) throws Exception {
		Menu[] menu = new Menu[1];
		waitFor(element.getElementName() + " in " + part.getTitle(), () -> {
			menu[0] = ui(() -> {
				part.getSite().getPage().activate(part);
				if (part instanceof CommonNavigator navigator) {
					// If it showed the project before that was a Java project, it has no methods, and does not always notice the change.
					navigator.getCommonViewer().refresh();
				}
				return menuOn(widgets(part), element);
			});
			return menu[0] != null;
		}, () -> "; the part shows: " + ui(() -> shown(widgets(part))));
		return menu[0];
	}

	private static Composite widgets(IWorkbenchPart part) {
		return (Composite) part.getSite().getService(MPart.class).getWidget();
	}

	private static String shown(Composite parent) {
		return Arrays.stream(parent.getChildren()).map(child -> switch (child) {
			case Tree tree -> shown(tree.getItems());
			case Composite composite -> shown(composite);
			default -> "";
		}).filter(text -> !text.isEmpty()).collect(Collectors.joining(", "));
	}

	private static String shown(TreeItem[] items) {
		return Arrays.stream(items).map(item -> item.getText() + (item.getItemCount() == 0 ? "" : " (" + shown(item.getItems()) + ")"))
				.collect(Collectors.joining(", "));
	}

	private static Menu menuOn(Composite parent, IJavaElement element) {
		for (Control child : parent.getChildren()) {
			Menu menu = switch (child) {
				case Tree tree when select(tree, tree.getItems(), element) -> tree.getMenu();
				case Table table when select(table, element) -> table.getMenu();
				case Composite composite -> menuOn(composite, element);
				default -> null;
			};
			if (menu != null) {
				return menu;
			}
		}
		return null;
	}

	private static boolean select(Tree tree, TreeItem[] items, IJavaElement element) {
		for (TreeItem item : items) {
			if (item.getData() == null || item.getData() instanceof IClassFile
					|| item.getData() instanceof IPackageFragmentRoot root
					&& root.isExternal()) {
				continue;
			}
			Event event = new Event();
			event.item = item;
			if (element.equals(Adapters.adapt(item.getData(), IJavaElement.class))) {
				tree.setSelection(item);
				tree.notifyListeners(SWT.Selection, event);
				return true;
			}
			if (item.getItemCount() > 0 && !item.getExpanded()) {
				tree.notifyListeners(SWT.Expand, event);
				item.setExpanded(true);
			}
			if (select(tree, item.getItems(), element)) {
				return true;
			}
		}
		return false;
	}

	private static boolean select(Table table, IJavaElement element) {
		for (TableItem item : table.getItems()) {
			if (element.equals(Adapters.adapt(item.getData(), IJavaElement.class))) {
				Event event = new Event();
				event.item = item;
				table.setSelection(item);
				table.notifyListeners(SWT.Selection, event);
				return true;
			}
		}
		return false;
	}

	/**
	 * What a menu offers, as the user reads it: labels without mnemonics, keys and separators; ✓ before what is checked; disabled items in
	 * parentheses.
	 */
	static List<String> labels(Menu menu) {
		List<String> labels = new ArrayList<>();
		for (MenuItem item : menu.getItems()) {
			if ((item.getStyle() & SWT.SEPARATOR) == 0) {
				String label = ((item.getStyle() & (SWT.CHECK | SWT.RADIO)) != 0 && item.getSelection() ? "✓" : "") + label(item);
				labels.add(item.isEnabled() ? label : "(" + label + ")");
			}
		}
		return labels;
	}

	/** Opens the menu and its submenu by events, reads the submenu and, if an item is named, chooses it. */
	static List<String> choose(Menu menu, String submenu, String item) throws Exception {
		return ui(() -> {
			menu.notifyListeners(SWT.Show, new Event());
			try {
				MenuItem cascade = find(menu, submenu);
				Menu inner = cascade.getMenu();
				inner.notifyListeners(SWT.Show, new Event());
				List<String> labels = labels(inner);
				if (item != null) {
					MenuItem chosen = find(inner, item);
					if (!chosen.isEnabled()) {
						throw new AssertionError(item + " is disabled");
					}
					chosen.notifyListeners(SWT.Selection, new Event());
				}
				inner.notifyListeners(SWT.Hide, new Event());
				return labels;
			} finally {
				menu.notifyListeners(SWT.Hide, new Event());
			}
		});
	}

	/** Opens a menu in a submenu by events, reads it and, if an item is named, chooses it. */
	static List<String> choose(Menu menu, String submenu, String inner, String item) throws Exception {
		return ui(() -> {
			menu.notifyListeners(SWT.Show, new Event());
			Menu sub = find(menu, submenu).getMenu();
			sub.notifyListeners(SWT.Show, new Event());
			try {
				return choose(sub, inner, item);
			} finally {
				sub.notifyListeners(SWT.Hide, new Event());
				menu.notifyListeners(SWT.Hide, new Event());
			}
		});
	}

	/** Chooses an item of a submenu and does not wait for what it does: it may open a dialog. */
	static void chooseLater(Menu menu, String submenu, String item) {
		display().asyncExec(() -> {
			menu.notifyListeners(SWT.Show, new Event());
			Menu inner = find(menu, submenu).getMenu();
			inner.notifyListeners(SWT.Show, new Event());
			MenuItem chosen = find(inner, item);
			inner.notifyListeners(SWT.Hide, new Event());
			menu.notifyListeners(SWT.Hide, new Event());
			chosen.notifyListeners(SWT.Selection, new Event());
		});
	}

	/** Whether the menu offers the item, when opened. */
	static boolean offers(Menu menu, String item) {
		return ui(() -> {
			menu.notifyListeners(SWT.Show, new Event());
			boolean found = Arrays.stream(menu.getItems()).anyMatch(i -> label(i).equals(item));
			menu.notifyListeners(SWT.Hide, new Event());
			return found;
		});
	}

	/** The item of this label, in the thread of the user interface. */
	static MenuItem find(Menu menu, String label) {
		return Arrays.stream(menu.getItems()).filter(item -> label(item).equals(label)).findFirst()
				.orElseThrow(() -> new AssertionError("no '" + label + "' in " + labels(menu)));
	}

	private static String label(MenuItem item) {
		return item.getText().replace("&", "").replaceAll("\t.*", "");
	}

	/**
	 * @param state {@link IWorkbenchPage#STATE_MAXIMIZED} for as large as the window, {@link IWorkbenchPage#STATE_RESTORED} for as before
	 */
	static void state(IViewPart view, int state) {
		ui(() -> {
			page().setPartState(page().getReference(view), state);
			return null;
		});
	}

	/** Runs a command on what has the focus, as a key or Quick Access does, once it can be run: handlers follow events. */
	static void run(String command) {
		Command wanted = PlatformUI.getWorkbench().getService(ICommandService.class).getCommand(command);
		try {
			waitFor("the command " + command, () -> ui(wanted::isEnabled));
		} catch (Exception e) {
			throw new AssertionError(e);
		}
		ui(() -> PlatformUI.getWorkbench().getService(IHandlerService.class).executeCommand(command, null));
	}

	static void closeView(IViewPart view) {
		ui(() -> {
			page().hideView(view);
			return null;
		});
	}

	/** Closes those of these ids that are open. */
	static void closeViews(String... ids) {
		ui(() -> {
			Arrays.stream(page().getViewReferences()).filter(view -> List.of(ids).contains(view.getId())).forEach(page()::hideView);
			return null;
		});
	}

	static ITextEditor openEditor(IJavaElement element) {
		IEditorPart editor = ui(() -> JavaUI.openInEditor(element));
		return (ITextEditor) editor;
	}

	static void closeEditors() {
		ui(() -> page().closeAllEditors(false));
	}

	/** What Sonde says in the status line while the part has the focus: in a field of its own, after the one for what is selected. */
	static String statusLine(IViewPart part) {
		return ui(() -> {
			SubStatusLineManager ofPart = (SubStatusLineManager) part.getViewSite().getActionBars().getStatusLineManager();
			Composite line = (Composite) ((StatusLineManager) ofPart.getParent()).getControl();
			return Arrays.stream(line.getChildren()).filter(CLabel.class::isInstance).skip(1)
					.map(child -> ((CLabel) child).getText()).collect(Collectors.joining());
		});
	}

	/** The dialogs that are open; a tool tip or a hover, which the resting mouse may open at any time, is none. */
	static List<Shell> dialogs() {
		return ui(() -> shells().stream().filter(shell -> shell.getData() instanceof Dialog).toList());
	}

	/** Waits for the dialog with this title. While it opens, dialogs with progress come and go. */
	static Shell dialog(String title) throws Exception {
		AtomicReference<Shell> found = new AtomicReference<>();
		waitFor("the dialog " + title, () -> ui(() -> {
			dialogs().stream().filter(shell -> shell.getText().equals(title)).findFirst().ifPresent(found::set);
			return found.get() != null;
		}));
		return found.get();
	}

	/** The shells that are open besides the workbench's windows: dialogs, the editors' assists, tool tips. */
	static List<Shell> shells() {
		return ui(() -> Arrays.stream(display().getShells()).filter(shell -> shell.isVisible()
				&& Arrays.stream(PlatformUI.getWorkbench().getWorkbenchWindows())
						.noneMatch(w -> w.getShell() == shell)).toList());
	}

	/** The fields of a dialog that can be typed into, in their order. */
	static List<Text> texts(Composite parent) {
		return ui(() -> all(parent, Text.class).stream().filter(Text::getEditable).toList());
	}

	/** The controls of a kind, in their order; in the thread of the user interface. */
	static <C extends Control> List<C> all(Composite parent, Class<C> kind) {
		return Arrays.stream(parent.getChildren())
				.flatMap(child -> kind.isInstance(child) ? Stream.of(kind.cast(child))
						: child instanceof Composite composite ? all(composite, kind).stream() : Stream.empty())
				.toList();
	}

	/** Waits for a dialog and presses its button. */
	static void press(String button) throws Exception {
		waitFor("a dialog with the button " + button,
				() -> dialogs().stream().anyMatch(shell -> button(shell, button).isPresent()));
		ui(() -> {
			dialogs().stream().flatMap(shell -> button(shell, button).stream())
					.forEach(b -> b.notifyListeners(SWT.Selection, new Event()));
			return null;
		});
	}

	/** Opens the first branch of the part's tree, in the thread of the user interface; false while there is none. */
	static boolean expandFirst(IWorkbenchPart part) {
		for (Tree tree : all(widgets(part), Tree.class)) {
			if (tree.getItemCount() > 0) {
				Event event = new Event();
				event.item = tree.getItem(0);
				tree.notifyListeners(SWT.Expand, event);
				tree.getItem(0).setExpanded(true);
				return true;
			}
		}
		return false;
	}

	/** Presses a button in a part, once it is seen; hidden pages may have one of the same name. */
	static void press(String button, IWorkbenchPart part) throws Exception {
		waitFor("the button " + button, () -> ui(() -> {
			Optional<Button> seen = seen(button, part);
			seen.ifPresent(one -> one.notifyListeners(SWT.Selection, new Event()));
			return seen.isPresent();
		}));
	}

	/** The same for a button that opens a dialog: does not wait for its end. */
	static void pressForDialog(String button, IWorkbenchPart part) throws Exception {
		waitFor("the button " + button, () -> ui(() -> seen(button, part).isPresent()));
		display().asyncExec(() -> seen(button, part).ifPresent(one -> one.notifyListeners(SWT.Selection, new Event())));
	}

	private static Optional<Button> seen(String button, IWorkbenchPart part) {
		return PartWidgets.all(part, Button.class).stream().filter(one -> one.getText().replace("&", "").equals(button)).findFirst();
	}

	private static Optional<Button> button(Composite parent, String label) {
		return ui(() -> {
			for (Control child : parent.getChildren()) {
				if (child instanceof Button button && button.getText().replace("&", "").equals(label)) {
					return Optional.of(button);
				}
				Optional<Button> inside = child instanceof Composite composite ? button(composite, label) : Optional.empty();
				if (inside.isPresent()) {
					return inside;
				}
			}
			return Optional.empty();
		});
	}

	/** Switches the theme, as in Preferences ▸ General ▸ Appearance: {@code dark} or {@code default}. */
	static void theme(String name) {
		ui(() -> {
			IThemeEngine engine = PlatformUI.getWorkbench().getService(IThemeEngine.class);
			ForgottenItems.clear(engine);
			engine.setTheme("org.eclipse.e4.ui.css.theme.e4_" + name, false);
			return null;
		});
	}

	/** Of the whole workspace. */
	static void deleteLaunchConfigurations() throws CoreException {
		for (ILaunchConfiguration configuration : DebugPlugin.getDefault().getLaunchManager().getLaunchConfigurations()) {
			configuration.delete();
		}
	}

	/**
	 * Saves a picture of the windows under the build's output, to be looked at, once nothing has changed for as long as views wait for the
	 * next key; after a second as it is.
	 */
	static void picture(String name) throws Exception {
		picture(name,
				() -> Arrays.stream(display().getShells()).filter(Shell::isVisible).map(Shell::getBounds).reduce(Rectangle::union)
						.orElseThrow()
				.intersection(display().getBounds()), 4, 10);
	}

	/**
	 * @param area     of the screen, asked in the thread of the user interface
	 * @param steady   so many looks at the same picture, a tenth of a second apart, are enough
	 * @param patience after so many looks it is taken as it is
	 */
	static void picture(String name, Supplier<Rectangle> area, int steady, int patience) throws Exception {
		Path folder = Files.createDirectories(Path.of(System.getProperty("sonde.pictures", System.getProperty("java.io.tmpdir"))));
		Camera.save(Camera.steady(area, steady, patience), folder.resolve(name + ".png"));
	}
}
