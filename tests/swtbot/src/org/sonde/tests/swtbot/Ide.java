/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.swtbot;

import static org.eclipse.swtbot.swt.finder.finders.UIThreadRunnable.syncExec;
import static org.hamcrest.Matchers.allOf;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IProjectDescription;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.jdt.ui.JavaUI;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swtbot.eclipse.finder.SWTWorkbenchBot;
import org.eclipse.swtbot.swt.finder.matchers.WidgetMatcherFactory;
import org.eclipse.swtbot.swt.finder.waits.DefaultCondition;
import org.eclipse.swtbot.swt.finder.widgets.SWTBotShell;
import org.eclipse.swtbot.swt.finder.widgets.SWTBotTree;
import org.eclipse.swtbot.swt.finder.widgets.SWTBotTreeItem;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.WorkbenchException;

/** What the journeys have in common: projects in the workspace, the window, waiting, reading. */
final class Ide {
	private static final long PATIENCE_MILLIS = 180_000;

	final SWTWorkbenchBot bot = new SWTWorkbenchBot();

	/** Opens the Java perspective in a window of a size fit for pictures. */
	void open() {
		bot.getDisplay().syncExec(() -> {
			try {
				IWorkbenchWindow window = window();
				PlatformUI.getWorkbench().showPerspective(JavaUI.ID_PERSPECTIVE, window);
				window.getShell().setBounds(0, 0, 1590, 1150);
				// Without a window manager, the focus of an earlier dialog does not return.
				window.getShell().forceActive();
			} catch (WorkbenchException e) {
				throw new IllegalStateException(e);
			}
		});
	}

	private static IWorkbenchWindow window() {
		return PlatformUI.getWorkbench().getWorkbenchWindows()[0];
	}

	/** Copies a sample project into the workspace and opens it. */
	IProject sample(String name) throws IOException, CoreException {
		IPath source = IPath.fromOSString(System.getProperty("sonde.samples")).append(name);
		Path target = workspace().resolve(name);
		try (Stream<Path> files = Files.walk(source.toPath())) {
			for (Path file : files.sorted().toList()) {
				Path copy = target.resolve(source.toPath().relativize(file).toString());
				if (Files.isDirectory(file)) {
					Files.createDirectories(copy);
				} else {
					Files.copy(file, copy);
				}
			}
		}
		return project(name);
	}

	/** Opens the folder of the workspace with this name as a project. */
	IProject project(String name) throws CoreException {
		IWorkspace workspace = ResourcesPlugin.getWorkspace();
		IProjectDescription description = workspace.newProjectDescription(name);
		description.setNatureIds(new String[] { "org.eclipse.jdt.core.javanature" });
		IProject project = workspace.getRoot().getProject(name);
		project.create(description, null);
		project.open(null);
		project.refreshLocal(IResource.DEPTH_INFINITE, null);
		return project;
	}

	static Path workspace() {
		return ResourcesPlugin.getWorkspace().getRoot().getLocation().toPath();
	}

	/** Puts the Java files of a sources jar into a folder. */
	static void unpack(Path jar, Path target) throws IOException {
		try (ZipFile zip = new ZipFile(jar.toFile())) {
			for (ZipEntry entry : Collections.list(zip.entries())) {
				Path file = target.resolve(entry.getName()).normalize();
				if (entry.getName().endsWith(".java") && file.startsWith(target)) {
					Files.createDirectories(file.getParent());
					try (InputStream in = zip.getInputStream(entry)) {
						Files.copy(in, file);
					}
				}
			}
		}
	}

	/** Chooses in the main menu: that of the window, whatever shell is active. */
	void menu(String... path) {
		SWTBotShell shell = new SWTBotShell(syncExec(() -> window().getShell()));
		shell.activate();
		shell.menu().menu(path).click();
	}

	/** Opens the Package Explorer down a path of labels, given by their beginnings; returns the last one's item. */
	SWTBotTreeItem reveal(String... path) {
		SWTBotTree tree = bot.viewByTitle("Package Explorer").bot().tree();
		SWTBotTreeItem item = await(path[0], () -> starting(tree.getAllItems(), path[0]));
		for (int i = 1; i < path.length; i++) {
			SWTBotTreeItem parent = item;
			String wanted = path[i];
			// Branches are filled when they are opened, and that not at once.
			item = await(wanted, () -> starting(parent.expand().getItems(), wanted));
		}
		return item.select();
	}

	private static Optional<SWTBotTreeItem> starting(SWTBotTreeItem[] items, String beginning) {
		return Stream.of(items).filter(item -> item.getText().startsWith(beginning)).findFirst();
	}

	/** The text of the first label that shows and matches a regular expression. */
	Optional<String> label(String pattern) {
		return bot.widgets(allOf(WidgetMatcherFactory.widgetOfType(Label.class), WidgetMatcherFactory.withRegex("(?s)" + pattern))).stream()
				.map(Label.class::cast).filter(label -> syncExec(label::isVisible)).map(label -> syncExec(label::getText)).findFirst();
	}

	/** Waits until there is something. */
	<T> T await(String what, Callable<Optional<? extends T>> search) {
		Object[] found = new Object[1];
		bot.waitUntil(new DefaultCondition() {
			@Override
			public boolean test() throws Exception {
				found[0] = search.call().orElse(null);
				return found[0] != null;
			}

			@Override
			public String getFailureMessage() {
				return "timed out waiting for: " + what;
			}
		}, PATIENCE_MILLIS);
		@SuppressWarnings("unchecked")
		T result = (T) found[0];
		return result;
	}

	/** Waits until something is so. */
	void until(String what, Callable<Boolean> condition) {
		await(what, () -> Optional.of(what).filter(all -> holds(condition)));
	}

	private static boolean holds(Callable<Boolean> condition) {
		try {
			return condition.call();
		} catch (RuntimeException e) {
			throw e;
		} catch (Exception e) {
			throw new IllegalStateException(e);
		}
	}

	static String text(Path file) {
		try {
			return Files.exists(file) ? Files.readString(file) : "";
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	/** Saves a picture of the screen under the build's output, to be looked at. */
	void picture(String name) {
		bot.captureScreenshot(Path.of(System.getProperty("sonde.pictures"), name + ".png").toString());
	}

	/** Leaves nothing behind. */
	void close(IProject... projects) throws CoreException {
		bot.getDisplay().syncExec(() -> window().getActivePage().closeAllEditors(false));
		for (IProject project : projects) {
			project.delete(true, true, null);
		}
	}
}
