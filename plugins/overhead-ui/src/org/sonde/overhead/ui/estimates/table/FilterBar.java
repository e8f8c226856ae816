/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.table;

import java.util.Arrays;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.KeyListener;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.sonde.overhead.ui.view.AccessibleName;
import org.sonde.overhead.ui.view.ChangingLabels;
import org.sonde.overhead.ui.view.Plural;

/** What is typed and chosen to find probes in the table: a filter, and how they are grouped. */
public final class FilterBar {

	/** Who types on is not kept waiting by a table of many lines. */
	private static final int TYPING_PAUSE_MILLIS = 150;

	private final Composite bar;
	private final Text filter;
	private final ChangingLabels labels;
	private final Label found;
	private final Combo grouping;

	public FilterBar(Composite parent, ProbeTable table) {
		bar = new Composite(parent, SWT.NONE);
		labels = new ChangingLabels(bar);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(bar);
		GridLayoutFactory.swtDefaults().numColumns(4).margins(5, 2).applyTo(bar);
		filter = new Text(bar, SWT.SEARCH | SWT.ICON_SEARCH | SWT.ICON_CANCEL);
		filter.setMessage(Messages.FilterBar_hint);
		filter.setToolTipText(Messages.FilterBar_toolTip);
		AccessibleName.set(filter, Messages.FilterBar_name);
		GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).grab(true, false).applyTo(filter);
		found = new Label(bar, SWT.NONE);
		GridDataFactory.fillDefaults().align(SWT.END, SWT.CENTER).applyTo(found);
		new Label(bar, SWT.NONE).setText(Messages.FilterBar_groupBy);
		grouping = new Combo(bar, SWT.READ_ONLY | SWT.DROP_DOWN);
		grouping.setItems(Arrays.stream(Grouping.values()).map(Grouping::label).toArray(String[]::new));
		AccessibleName.set(grouping, Messages.FilterBar_groupByName);
		grouping.addSelectionListener(
				SelectionListener.widgetSelectedAdapter(event -> table.group(Grouping.values()[grouping.getSelectionIndex()])));
		Runnable settled = () -> {
			if (!filter.isDisposed()) {
				table.filter(filter.getText());
			}
		};
		filter.addModifyListener(event -> filter.getDisplay().timerExec(TYPING_PAUSE_MILLIS, settled));
		filter.addKeyListener(KeyListener.keyPressedAdapter(event -> {
			if (event.keyCode == SWT.ESC) {
				filter.setText("");
				table.control().setFocus();
			} else if (event.keyCode == SWT.ARROW_DOWN || event.keyCode == SWT.CR) {
				table.control().setFocus();
			}
		}));
	}

	/** Hides the bar where there is no room for it; it comes back when somebody wants to filter. */
	public void setCompact(boolean compact) {
		setVisible(!compact || !filter.getText().isEmpty());
	}

	/** Goes to the field for the words. */
	public void setFocus() {
		setVisible(true);
		filter.setFocus();
		filter.selectAll();
	}

	private void setVisible(boolean visible) {
		if (bar.getVisible() != visible) {
			bar.setVisible(visible);
			((GridData) bar.getLayoutData()).exclude = !visible;
			bar.getParent().getParent().layout(true, true);
		}
	}

	/** The field for the words. */
	public Text filter() {
		return filter;
	}

	/** The choice of a grouping. */
	public Combo grouping() {
		return grouping;
	}

	/** Says how many probes are shown, unless all are. */
	public void show(int shown, int all, Grouping chosen) {
		String words = shown == all ? Plural.bind(Messages.FilterBar_all, all) : Plural.bind(Messages.FilterBar_some, all, shown);
		labels.set(found, words);
		labels.layOut();
		if (grouping.getSelectionIndex() != chosen.ordinal()) {
			grouping.select(chosen.ordinal());
		}
	}
}
