/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Text;

/** Lets Tab and Shift+Tab leave controls that would keep the focus, which would trap people who only use the keyboard. */
public final class TabTraversal {

	private TabTraversal() {
	}

	/** For a text of several lines, in which Tab would insert a tab. */
	public static void enable(Text text) {
		text.addTraverseListener(event -> event.doit |= isTab(event.detail));
	}

	/** For a text with or without a link: SWT for GTK also gives the focus to one without a link, and lets no key leave it. */
	public static void enable(Link link) {
		link.addTraverseListener(event -> event.doit |= isTab(event.detail) && !link.getText().contains("<a"));
	}

	private static boolean isTab(int traversal) {
		return traversal == SWT.TRAVERSE_TAB_NEXT || traversal == SWT.TRAVERSE_TAB_PREVIOUS;
	}
}
