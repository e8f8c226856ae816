/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Supplier;

import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.e4.ui.model.application.ui.basic.MPart;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;

/** Takes the pictures of the gallery in one theme, each when nothing on it moves any more. */
final class Camera {
	private static final int POLL_MILLIS = 100;
	/** So many looks at the same picture make it a steady one. */
	private static final int STEADY = 10;
	/** If something keeps moving, such as the chart of a running benchmark, the picture is taken anyway. */
	private static final int PATIENCE = 100;
	/** Jobs of the platform that always wait for their next time. */
	private static final Set<String> PERIODIC = Set.of("Workbench Auto-Save Job", "Periodic workspace save.", "Compacting resource model");
	/** In bytes: a caret that blinks is not movement. */
	private static final int CARET = 400;

	private final String theme;

	/** @param theme {@code light} or {@code dark} */
	Camera(String theme) {
		this.theme = theme;
		Workbench.theme(theme.equals("dark") ? "dark" : "default");
	}

	/** The view in the whole window, alone of ours: many tabs leave no room for its tool bar. */
	void view(String name, IViewPart view) throws Exception {
		view(name, view, () -> { });
	}

	/** @param prepare in the thread of the user interface, when the view has its size */
	void view(String name, IViewPart view, Runnable prepare) throws Exception {
		Workbench.ui(() -> {
			Screens.ours().filter(other -> other.getView(false) != view).forEach(Workbench.page()::hideView);
			Workbench.page().activate(view);
			return null;
		});
		Workbench.state(view, IWorkbenchPage.STATE_MAXIMIZED);
		Workbench.ui(() -> {
			prepare.run();
			return null;
		});
		picture(name, () -> folderOf(view));
		Workbench.state(view, IWorkbenchPage.STATE_RESTORED);
	}

	void window(String name) throws Exception {
		picture(name, () -> Workbench.page().getWorkbenchWindow().getShell());
	}

	/** The dialog that opened last, which stays open. */
	void dialog(String name) throws Exception {
		Workbench.waitFor("the dialog " + name, () -> !Workbench.dialogs().isEmpty());
		picture(name, () -> Workbench.dialogs().getLast());
	}

	/** Opens a dialog, which runs a loop of its own, and closes it after the picture. */
	void dialog(String name, Callable<?> open) throws Exception {
		// Without a window manager, the focus of the earlier dialog does not return.
		Workbench.ui(() -> Workbench.page().getWorkbenchWindow().getShell().forceFocus());
		Workbench.display().asyncExec(() -> {
			try {
				open.call();
			} catch (Exception e) {
				throw new IllegalStateException(name, e);
			}
		});
		dialog(name);
		closeDialogs();
	}

	static void closeDialogs() throws Exception {
		Workbench.ui(() -> {
			Workbench.dialogs().reversed().stream().filter(shell -> !shell.isDisposed()).forEach(Shell::close);
			return null;
		});
		Workbench.waitFor("the dialogs' end", () -> Workbench.dialogs().isEmpty());
	}

	/** Of what the supplier, asked in the thread of the user interface, says. */
	void picture(String name, Supplier<? extends Control> shown) throws Exception {
		ImageData last = steady(() -> onScreen(shown.get()), STEADY, PATIENCE);
		save(last, Files.createDirectories(Path.of(System.getProperty("sonde.pictures")).resolve("gallery"))
				.resolve(name + "-" + theme + ".png"));
	}

	/**
	 * Waits until a part of the screen stays the same and no job is about to change it.
	 *
	 * @param area asked in the thread of the user interface
	 * @param steady so many looks at the same picture, {@value #POLL_MILLIS} ms apart, make it a steady one
	 * @param patience after so many looks the picture is taken as it is
	 */
	static ImageData steady(Supplier<Rectangle> area, int steady, int patience) throws Exception {
		ImageData last = look(area);
		int same = 0;
		for (int looks = 0; same < steady && looks < patience; looks++) {
			Thread.sleep(POLL_MILLIS);
			boolean busy = isBusy();
			ImageData now = look(area);
			same = !busy && isSame(last.data, now.data) ? same + 1 : 0;
			last = now;
		}
		return last;
	}

	/** Waits likewise without looking at the screen, which takes most of the time of a picture. */
	static void rest(int steady, int patience) throws Exception {
		int same = 0;
		for (int looks = 0; same < steady && looks < patience; looks++) {
			Thread.sleep(POLL_MILLIS);
			Workbench.ui(() -> null);
			same = isBusy() ? 0 : same + 1;
		}
	}

	/** Also waits for work that begins in a moment: views wait until the user stops typing, or the code is built. */
	static boolean isBusy() {
		return Arrays.stream(Job.getJobManager().find(null)).anyMatch(job -> !PERIODIC.contains(job.getName()));
	}

	static void save(ImageData picture, Path file) {
		ImageLoader loader = new ImageLoader();
		loader.data = new ImageData[] { picture };
		loader.save(file.toString(), SWT.IMAGE_PNG);
	}

	private static boolean isSame(byte[] before, byte[] after) {
		int different = 0;
		for (int i = 0; before.length == after.length && i < before.length; i++) {
			different += before[i] == after[i] ? 0 : 1;
		}
		return before.length == after.length && different < CARET;
	}

	private static ImageData look(Supplier<Rectangle> shown) {
		return Workbench.ui(() -> {
			while (Workbench.display().readAndDispatch()) {
				// first paints what waits
			}
			Display display = Workbench.display();
			Rectangle area = shown.get();
			Image image = new Image(display, area.width, area.height);
			GC gc = new GC(display);
			gc.copyArea(image, area.x, area.y);
			gc.dispose();
			ImageData data = image.getImageData(display.getPrimaryMonitor().getZoom());
			image.dispose();
			return data;
		});
	}

	/** Without a window manager the bounds of a window have more than the window. */
	static Rectangle onScreen(Control control) {
		return control instanceof Shell shell ? control.getDisplay().map(shell, null, shell.getClientArea())
				: control.getDisplay().map(control.getParent(), null, control.getBounds());
	}

	/** The view with its tab and its tool bar; in the thread of the user interface. */
	static CTabFolder folderOf(IViewPart view) {
		Control control = (Control) view.getSite().getService(MPart.class).getWidget();
		while (!(control instanceof CTabFolder)) {
			control = control.getParent();
		}
		return (CTabFolder) control;
	}
}
