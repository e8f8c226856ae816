/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.objects;

import java.util.function.Consumer;

import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Text;
import org.sonde.overhead.ui.view.AccessibleName;
import org.sonde.overhead.ui.view.TabTraversal;
import org.sonde.overhead.ui.view.layout.FlowData;
import org.sonde.overhead.ui.view.layout.FlowLayout;

/** The line above the tree: the program, what is watched, and the filter. */
final class ProgramHeader {
	private static final int LEAST = 200;
	/** Whoever types is left in peace. */
	private static final int TYPING_MILLIS = 400;

	private final Composite above;
	private final Link words;
	private final Text filter;
	private final Consumer<ObjectFilter> filtered;
	private int typed;

	/**
	 * Says nothing at first.
	 *
	 * @param follow   follows a link of {@link ProgramSummary}
	 * @param filtered receives what was typed into the filter
	 */
	ProgramHeader(Composite content, Consumer<String> follow, Consumer<ObjectFilter> filtered) {
		this.filtered = filtered;
		above = FlowLayout.line(content, 5, 3, 5);
		words = new Link(above, SWT.WRAP);
		words.setLayoutData(FlowData.filling(LEAST));
		TabTraversal.enable(words);
		words.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> follow.accept(event.text)));
		filter = new Text(above, SWT.SEARCH | SWT.ICON_SEARCH | SWT.ICON_CANCEL);
		filter.setMessage(Messages.ProgramHeader_filter);
		filter.setToolTipText(Messages.ProgramHeader_filterToolTip);
		AccessibleName.set(filter, Messages.ProgramHeader_filter);
		filter.setLayoutData(FlowData.choice(LEAST / 2, LEAST, false).optional());
		filter.addModifyListener(event -> typed());
		filter.addSelectionListener(SelectionListener.widgetDefaultSelectedAdapter(event -> filtered.accept(filter())));
	}

	private void typed() {
		int number = ++typed;
		filter.getDisplay().timerExec(TYPING_MILLIS, () -> {
			if (number == typed && !filter.isDisposed()) {
				filtered.accept(filter());
			}
		});
	}

	private ObjectFilter filter() {
		return new ObjectFilter(filter.getText());
	}

	/** What is typed into the filter. */
	String filterText() {
		return filter.getText();
	}

	/** Sets the text of the filter as if the user had typed it. */
	void setFilterText(String text) {
		filter.setText(text);
		filtered.accept(filter());
	}

	/** GTK takes milliseconds to lay it out: only if there are more lines, or fewer. */
	void show(String text) {
		if (text.equals(words.getText())) {
			return;
		}
		int before = words.getSize().y;
		words.setText(text);
		if (words.computeSize(Math.max(LEAST, words.getSize().x), SWT.DEFAULT).y != before) {
			above.getParent().layout(true, true);
		}
	}

	Composite control() {
		return above;
	}
}
