/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.marking;

import org.eclipse.jface.action.ContributionItem;
import org.eclipse.jface.action.IStatusLineManager;
import org.eclipse.jface.action.StatusLineLayoutData;
import org.eclipse.jface.action.StatusLineManager;
import org.eclipse.jface.dialogs.Dialog;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CLabel;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Listener;
import org.sonde.overhead.ui.view.table.ShortenedText;

/**
 * A message in a field of its own in the status line. In the usual field, parts show what is selected, at any time: after the job that
 * changed a plan, the tree that shows its file is refreshed, and would replace the message before anybody has read it.
 */
final class Confirmation extends ContributionItem {
	private static final String ID = "org.sonde.overhead.ui.confirmation";
	/** The message stays for as long, even if the user goes on working. */
	private static final long READING_NANOS = 3_000_000_000L;
	private static final int[] INPUT = { SWT.KeyDown, SWT.MouseDown };

	/** In the thread of the user interface. */
	private static Confirmation shown;

	private final Listener input = this::userActs;
	private final IStatusLineManager line;
	private final MarkingMessage message;
	private final Display display;
	private final long since = System.nanoTime();

	private Confirmation(IStatusLineManager line, MarkingMessage message, Display display) {
		super(ID);
		this.line = line;
		this.message = message;
		this.display = display;
	}

	/** Shows the message until the user has had time to read it and does something else. In the thread of the user interface. */
	static void show(IStatusLineManager line, MarkingMessage message, Display display) {
		if (shown != null) {
			shown.takeAway();
		}
		shown = new Confirmation(line, message, display);
		// If there is little room, what follows it is cut first.
		line.appendToGroup(StatusLineManager.BEGIN_GROUP, shown);
		line.update(true);
		for (int type : INPUT) {
			display.addFilter(type, shown.input);
		}
	}

	@Override
	public void fill(Composite parent) {
		new Label(parent, SWT.SEPARATOR);
		CLabel label = new CLabel(parent, SWT.NONE) {
			/** At the end, not in the middle as labels usually are, because the beginning says most. */
			@Override
			protected String shortenText(GC gc, String text, int width) {
				return ShortenedText.atEnd(gc, text, width);
			}
		};
		label.setText(message.text().replace("&", "&&"));
		if (message.warning()) {
			label.setImage(JFaceResources.getImage(Dialog.DLG_IMG_MESSAGE_WARNING));
		}
		StatusLineLayoutData data = new StatusLineLayoutData();
		data.widthHint = label.computeSize(SWT.DEFAULT, SWT.DEFAULT).x;
		label.setLayoutData(data);
	}

	private void userActs(Event event) {
		if (System.nanoTime() - since > READING_NANOS) {
			// Later, because the message itself may have been clicked.
			display.asyncExec(() -> {
				if (shown == this) {
					takeAway();
				}
			});
		}
	}

	private void takeAway() {
		shown = null;
		for (int type : INPUT) {
			display.removeFilter(type, input);
		}
		line.remove(this);
		line.update(true);
	}
}
