/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view;

import java.util.Optional;

import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.PlatformUI;

/** What a view shows: its content, or a message in its place. */
public final class Pages {

	private final Composite pages;
	private final StackLayout layout = new StackLayout();
	private final MessagePage message;
	private final Composite content;
	/** Gives the focus to the content. */
	private Runnable focus;

	/** A part of a view, which is explained with it. */
	public Pages(Composite parent) {
		this(parent, Optional.empty());
	}

	/** @param help explains the view */
	public Pages(Composite parent, HelpContext help) {
		this(parent, Optional.of(help));
		help.on(parent);
	}

	private Pages(Composite parent, Optional<HelpContext> help) {
		pages = new Composite(parent, SWT.NONE);
		pages.setLayout(layout);
		message = new MessagePage(pages, help);
		layout.topControl = message.control();
		content = new Composite(pages, SWT.NONE);
		focus = content::setFocus;
		GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(content);
	}

	/** In which the view has its controls, one below the other. */
	public Composite content() {
		return content;
	}

	/** Sets what gets the focus when the content does; by default its first control. */
	public void setContentFocus(Runnable newFocus) {
		focus = newFocus;
	}

	/** The file of the message before it is shown. */
	public MessagePage messagePage() {
		return message;
	}

	public void showContent() {
		top(content);
	}

	public void showMessage() {
		top(message.control());
	}

	/** If the hidden page had the focus, the other one gets it. */
	private void top(Composite page) {
		boolean focused = page != layout.topControl && hasFocus(layout.topControl);
		layout.topControl = page;
		pages.layout();
		if (focused) {
			setFocus();
		}
	}

	private static boolean hasFocus(Control page) {
		Control focused = page.getDisplay().getFocusControl();
		while (focused != null && focused != page) {
			focused = focused.getParent();
		}
		return focused != null;
	}

	/** Whether the visible page has the focus. */
	public boolean hasFocus() {
		return hasFocus(layout.topControl);
	}

	/** Whether a message is shown in place of the content. */
	public boolean showsMessage() {
		return layout.topControl == message.control();
	}

	public void setFocus() {
		if (layout.topControl == content) {
			focus.run();
		} else {
			message.setFocus();
		}
	}

	/** Runs it in the thread of the user interface, if the view is still there then; from any thread. */
	public void later(Runnable run) {
		if (PlatformUI.isWorkbenchRunning()) {
			PlatformUI.getWorkbench().getDisplay().asyncExec(() -> {
				if (!isDisposed()) {
					run.run();
				}
			});
		}
	}

	/** Whether the view was closed. */
	public boolean isDisposed() {
		return pages.isDisposed();
	}
}
