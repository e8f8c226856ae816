/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view.folder;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.CTabItem;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Listener;

/** Whether the tabs of a view's folder have room for the whole titles of all its views. */
public final class TabTitleRoom {
	/** The data of a tab whose view may have a short title. */
	private static final String WHOLE_TITLE = "org.sonde.overhead.ui.wholeTitle";
	/** The buttons that minimise and maximise the folder, each about as wide as the tabs are high. */
	private static final int BUTTONS = 2;

	private final Composite view;
	private final String title;
	private final Consumer<Boolean> changed;
	private final Listener look = event -> look();
	/** Null until the view is in one. */
	private CTabFolder folder;
	private boolean narrow;

	/**
	 * @param title   the whole title of the view
	 * @param changed receives whether there is no room, when that changes
	 */
	public TabTitleRoom(Composite view, String title, Consumer<Boolean> changed) {
		this.view = view;
		this.title = title;
		this.changed = changed;
		view.addListener(SWT.Resize, look);
		view.addDisposeListener(event -> leave());
	}

	private void look() {
		CTabFolder now = (CTabFolder) parents(view).filter(CTabFolder.class::isInstance).findFirst().orElse(null);
		if (now != folder) {
			leave();
			folder = now;
			if (now != null) {
				// Tabs that come and go are painted.
				now.addListener(SWT.Paint, look);
			}
		}
		if (now == null) {
			return;
		}
		List<Control> parents = parents(view).toList();
		Arrays.stream(now.getItems()).filter(tab -> parents.contains(tab.getControl())).forEach(tab -> tab.setData(WHOLE_TITLE, title));
		boolean isNarrow = neededWidth(now) > now.getSize().x - BUTTONS * now.getTabHeight();
		if (isNarrow != narrow) {
			narrow = isNarrow;
			// Not while the view is laid out.
			view.getDisplay().asyncExec(() -> {
				if (!view.isDisposed()) {
					changed.accept(isNarrow);
				}
			});
		}
	}

	/** In pixels. What a tab has beside its title, such as a picture and the button that closes it, is that of the tab with most of it. */
	private static int neededWidth(CTabFolder folder) {
		GC gc = new GC(folder);
		int titles = 0;
		int beside = 0;
		for (CTabItem tab : folder.getItems()) {
			titles += gc.textExtent(Optional.ofNullable((String) tab.getData(WHOLE_TITLE)).orElse(tab.getText())).x;
			beside = Math.max(beside, tab.getBounds().width - gc.textExtent(tab.getText()).x);
		}
		gc.dispose();
		return titles + folder.getItemCount() * beside;
	}

	private static Stream<Control> parents(Control control) {
		return Stream.iterate(control, Objects::nonNull, Control::getParent);
	}

	private void leave() {
		if (folder != null && !folder.isDisposed()) {
			folder.removeListener(SWT.Paint, look);
		}
	}
}
