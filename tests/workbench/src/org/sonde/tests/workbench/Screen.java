/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;

import org.eclipse.jdt.ui.JavaUI;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPartReference;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;

/** The workbench under test, from a thread that is not its own. */
final class Screen {

	private static final int TRIES = 200;
	private static final int PAUSE_MILLIS = 50;

	private Screen() {
	}

	/** Runs on the UI thread; what it throws is the test's failure. */
	static <T> T ui(Callable<T> call) {
		AtomicReference<T> result = new AtomicReference<>();
		AtomicReference<Throwable> failure = new AtomicReference<>();
		PlatformUI.getWorkbench().getDisplay().syncExec(() -> {
			try {
				result.set(call.call());
			} catch (Exception | AssertionError e) {
				failure.set(e);
			}
		});
		if (failure.get() != null) {
			throw new AssertionError(failure.get());
		}
		return result.get();
	}

	/** Waits until something holds on the UI thread. */
	static void await(String what, BooleanSupplier condition) throws InterruptedException {
		for (int i = 0; i < TRIES; i++) {
			if (ui(condition::getAsBoolean)) {
				return;
			}
			Thread.sleep(PAUSE_MILLIS);
		}
		throw new AssertionError("not seen: " + what);
	}

	/** Opens a view in the Java perspective of a window of one size, so that pictures compare. */
	static <V extends IViewPart> V show(String viewId, Class<V> type) {
		return ui(() -> {
			IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
			PlatformUI.getWorkbench().showPerspective(JavaUI.ID_PERSPECTIVE, window);
			window.getShell().setBounds(0, 0, 1280, 860);
			return type.cast(window.getActivePage().showView(viewId));
		});
	}

	/** Gives the view the whole window, or takes it back. */
	static void toggleMaximized(IViewPart view) {
		ui(() -> {
			IWorkbenchPage page = view.getSite().getPage();
			IWorkbenchPartReference reference = page.getReference(view);
			page.toggleZoom(reference);
			return null;
		});
	}

	/** Saves the window as it is, below target/pictures. */
	static Path picture(String name) throws Exception {
		Path file = Path.of(System.getProperty("sonde.pictures", "target/pictures"), name + ".png").toAbsolutePath();
		Files.createDirectories(file.getParent());
		Thread.sleep(400); // lets pending paints happen; the picture is for people, nothing is asserted on it
		ui(() -> {
			Shell shell = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getShell();
			Display display = shell.getDisplay();
			Rectangle bounds = shell.getBounds();
			Image image = new Image(display, bounds.width, bounds.height);
			GC gc = new GC(shell);
			gc.copyArea(image, 0, 0);
			gc.dispose();
			ImageLoader loader = new ImageLoader();
			loader.data = new ImageData[] { image.getImageData() };
			loader.save(file.toString(), SWT.IMAGE_PNG);
			image.dispose();
			return null;
		});
		return file;
	}
}
