/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicBoolean;

import org.eclipse.jdt.core.IMethod;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.IViewPart;

/** What a right click on a method offers. */
final class MenuScreens extends Screens {
	/** High enough for a method's menu and Sonde's menu beside it. */
	private static final Rectangle WINDOW = new Rectangle(0, 0, 1000, 1120);
	private static final int ABOVE = 20;
	private static final int PAUSE_MILLIS = 60;
	/** More items than the menu has. */
	private static final int PATIENCE = 60;

	@Override
	void take(Camera camera, Path folder) throws Exception {
		SampleProject sample = new SampleProject(folder);
		IMethod method = sample.java().findType("depot.Depot").getMethods()[2];
		Workbench.ui(() -> {
			Workbench.page().getWorkbenchWindow().getShell().setBounds(WINDOW);
			return null;
		});
		Workbench.openEditor(method);
		IViewPart explorer = Workbench.selectInPackageExplorer(method);
		Menu menu = Workbench.menuOn(explorer, method);
		Workbench.ui(() -> {
			Tree tree = (Tree) menu.getParent().getDisplay().getFocusControl();
			Rectangle selected = tree.getSelection()[0].getBounds();
			// As it opens if there is no room for it below.
			menu.setLocation(tree.toDisplay(selected.x + selected.width, ABOVE));
			menu.setVisible(true);
			return null;
		});
		openSubmenu(menu, "Sonde");
		camera.window("context-menu");
		Workbench.ui(() -> {
			menu.setVisible(false);
			return null;
		});
	}

	/** By the keyboard, as there is no other way to open it. */
	private static void openSubmenu(Menu menu, String name) throws Exception {
		AtomicBoolean armed = new AtomicBoolean();
		MenuItem item = Workbench.ui(() -> Workbench.find(menu, name));
		Workbench.ui(() -> {
			item.addListener(SWT.Arm, event -> armed.set(true));
			return null;
		});
		for (int presses = 0; !armed.get() && presses < PATIENCE; presses++) {
			press(SWT.ARROW_UP);
		}
		AtomicBoolean shown = new AtomicBoolean();
		Workbench.ui(() -> {
			item.getMenu().addListener(SWT.Show, event -> shown.set(true));
			return null;
		});
		press(SWT.ARROW_RIGHT);
		Workbench.waitFor("the submenu", shown::get);
	}

	private static void press(int key) throws InterruptedException {
		for (int type : new int[] { SWT.KeyDown, SWT.KeyUp }) {
			Event event = new Event();
			event.type = type;
			event.keyCode = key;
			Workbench.display().post(event);
		}
		Thread.sleep(PAUSE_MILLIS);
	}
}
