/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.marking;

import java.util.function.Consumer;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.notifications.NotificationPopup;
import org.eclipse.jface.preference.IPreferenceStore;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Link;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.IWorkbenchPartReference;
import org.sonde.overhead.ui.preferences.SondePreferences;
import org.sonde.overhead.ui.view.CommandAction;

/** A note above the workbench after a marking, with a link to the view that says more. */
final class MarkingNote {

	private static final String ESTIMATES = "org.sonde.overhead.ui.estimates";
	private static final long MILLIS = 15_000;
	private static final int WIDTH = 280;

	private MarkingNote() {
	}

	/**
	 * After the first probes: where to see what they cost. Once in a workspace, and not if the user looks at the estimates already. From
	 * any thread.
	 */
	static void offerEstimates(IWorkbenchPart part) {
		later(part, page -> {
			IPreferenceStore store = SondePreferences.store();
			if (!store.getBoolean(SondePreferences.ESTIMATES_OFFERED)) {
				store.setValue(SondePreferences.ESTIMATES_OFFERED, true);
				if (page.findView(ESTIMATES) == null) {
					show(page, Messages.MarkingNote_first, Messages.MarkingNote_estimates, ESTIMATES, CommandAction.SHOW_ESTIMATES);
				}
			}
		});
	}

	/** The traces that Kieker records end too early from now on, and where to see why. From any thread. */
	static void warnOfCutTraces(IWorkbenchPart part) {
		later(part, page -> show(page, Messages.MarkingNote_cut, Messages.MarkingNote_problems, IPageLayout.ID_PROBLEM_VIEW,
				CommandAction.SHOW_PROBLEMS));
	}

	private static void later(IWorkbenchPart part, Consumer<IWorkbenchPage> show) {
		part.getSite().getShell().getDisplay().asyncExec(() -> {
			IWorkbenchPage page = part.getSite().getPage();
			// Null if the part was closed meanwhile.
			if (page != null && page.getWorkbenchWindow().getShell() != null) {
				show.accept(page);
			}
		});
	}

	private static void show(IWorkbenchPage page, String title, String text, String view, String command) {
		NotificationPopup note = NotificationPopup.forShell(page.getWorkbenchWindow().getShell()).title(title, true)
				.content(parent -> link(parent, page, text, command)).delay(MILLIS).build();
		IPartListener2 opened = new IPartListener2() {
			@Override
			public void partOpened(IWorkbenchPartReference part) {
				partVisible(part);
			}

			@Override
			public void partVisible(IWorkbenchPartReference part) {
				if (part.getId().equals(view)) {
					note.close();
				}
			}
		};
		page.addPartListener(opened);
		note.open();
		note.getShell().addDisposeListener(event -> page.removePartListener(opened));
	}

	private static Control link(Composite parent, IWorkbenchPage page, String text, String command) {
		Link link = new Link(parent, SWT.WRAP);
		link.setText(text);
		link.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> {
			new CommandAction(link.getText(), command, page.getWorkbenchWindow()).run();
		}));
		GridDataFactory.fillDefaults().grab(true, true).hint(WIDTH, SWT.DEFAULT).applyTo(link);
		return link;
	}
}
