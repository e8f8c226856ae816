/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import java.util.List;
import java.util.stream.Stream;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Text;

/** Controls that Tab reaches but cannot leave. In the user interface's thread. */
final class KeyboardTraps {

	private KeyboardTraps() {
	}

	/**
	 * Texts of several lines, in which Tab writes a tab, and texts without a link, in which it does nothing, unless a listener lets it go.
	 */
	static List<String> in(Composite root) {
		Stream<Control> texts = Workbench.all(root, Text.class).stream()
				.filter(text -> (text.getStyle() & (SWT.MULTI | SWT.READ_ONLY)) == SWT.MULTI).map(Control.class::cast);
		Stream<Control> links = Workbench.all(root, Link.class).stream().filter(link -> !link.getText().contains("<a"))
				.map(Control.class::cast);
		return Stream.concat(texts, links).filter(control -> !leaves(control)).map(control -> "Tab does not leave " + control).toList();
	}

	/** As if Tab were pressed where SWT itself does not move the focus. */
	private static boolean leaves(Control control) {
		Event tab = new Event();
		tab.detail = SWT.TRAVERSE_TAB_NEXT;
		tab.doit = false;
		control.notifyListeners(SWT.Traverse, tab);
		return tab.doit;
	}
}
