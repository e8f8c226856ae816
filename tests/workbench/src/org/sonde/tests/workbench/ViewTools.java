/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import java.util.Arrays;
import java.util.stream.Stream;

import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.IAction;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.IViewPart;

/** The items of a view's tool bar and menu. */
final class ViewTools {

	private ViewTools() {
	}

	/** Runs what has the name, in the thread of the user interface. */
	static Object run(IViewPart view, String name) {
		action(view, name).run();
		return null;
	}

	/** Sets the check mark of what has the name, in the thread of the user interface. */
	static Object check(IViewPart view, String name, boolean on) {
		IAction action = action(view, name);
		if (action.isChecked() != on) {
			action.setChecked(on);
			action.run();
		}
		return null;
	}

	/** Whether the item with this name is enabled; in the user interface's thread. */
	static boolean isEnabled(IViewPart view, String name) {
		return action(view, name).isEnabled();
	}

	/** Whether the item with this name has a check mark; in the user interface's thread. */
	static boolean isChecked(IViewPart view, String name) {
		return action(view, name).isChecked();
	}

	private static IAction action(IViewPart view, String name) {
		IActionBars bars = view.getViewSite().getActionBars();
		return Stream.of(bars.getToolBarManager(), bars.getMenuManager()).flatMap(manager -> Arrays.stream(manager.getItems()))
				.filter(ActionContributionItem.class::isInstance).map(item -> ((ActionContributionItem) item).getAction())
				.filter(action -> name(action).equals(name)).findFirst().orElseThrow(() -> new AssertionError("no " + name));
	}

	private static String name(IAction action) {
		return action.getText() == null ? "" : action.getText().replace("&", "");
	}
}
