/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.marking;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.notifications.NotificationPopup;
import org.eclipse.jface.preference.IPreferenceStore;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Link;
import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.IWorkbenchPartReference;
import org.sonde.overhead.ui.preferences.SondePreferences;
import org.sonde.overhead.ui.view.CommandAction;

/** After the first probes: where to see what they cost. Once in a workspace, and not if the user looks at the estimates already. */
final class FirstProbeNote {

	private static final String ESTIMATES = "org.sonde.overhead.ui.estimates";
	private static final long MILLIS = 15_000;
	private static final int WIDTH = 280;

	private FirstProbeNote() {
	}

	/** From any thread. */
	static void offer(IWorkbenchPart part) {
		part.getSite().getShell().getDisplay().asyncExec(() -> {
			IPreferenceStore store = SondePreferences.store();
			IWorkbenchPage page = part.getSite().getPage();
			if (store.getBoolean(SondePreferences.ESTIMATES_OFFERED) || page.getWorkbenchWindow().getShell() == null) {
				return;
			}
			store.setValue(SondePreferences.ESTIMATES_OFFERED, true);
			if (page.findView(ESTIMATES) == null) {
				show(page);
			}
		});
	}

	private static void show(IWorkbenchPage page) {
		NotificationPopup note = NotificationPopup.forShell(page.getWorkbenchWindow().getShell()).title(Messages.FirstProbeNote_title, true)
				.content(parent -> link(parent, page)).delay(MILLIS).build();
		IPartListener2 opened = new IPartListener2() {
			@Override
			public void partOpened(IWorkbenchPartReference part) {
				partVisible(part);
			}

			@Override
			public void partVisible(IWorkbenchPartReference part) {
				if (part.getId().equals(ESTIMATES)) {
					note.close();
				}
			}
		};
		page.addPartListener(opened);
		note.open();
		note.getShell().addDisposeListener(event -> page.removePartListener(opened));
	}

	private static Control link(Composite parent, IWorkbenchPage page) {
		Link link = new Link(parent, SWT.WRAP);
		link.setText(Messages.FirstProbeNote_text);
		link.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> {
			new CommandAction(link.getText(), CommandAction.SHOW_ESTIMATES, page.getWorkbenchWindow()).run();
		}));
		GridDataFactory.fillDefaults().grab(true, true).hint(WIDTH, SWT.DEFAULT).applyTo(link);
		return link;
	}
}
