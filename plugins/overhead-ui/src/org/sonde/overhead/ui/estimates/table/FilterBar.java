/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.table;

import java.util.Arrays;

import org.eclipse.swt.SWT;
import org.eclipse.swt.events.FocusListener;
import org.eclipse.swt.events.KeyListener;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.sonde.overhead.ui.view.AccessibleName;
import org.sonde.overhead.ui.view.Deferred;
import org.sonde.overhead.ui.view.Plural;
import org.sonde.overhead.ui.view.layout.ChangingLabels;
import org.sonde.overhead.ui.view.layout.FlowData;
import org.sonde.overhead.ui.view.layout.FlowLayout;
import org.sonde.overhead.ui.view.layout.ShortenedCombo;

/** The filter and grouping of the probes in the table. */
public final class FilterBar {

	/** The pause before the filter works, so that a table with many lines does not delay typing. */
	private static final int TYPING_PAUSE_MILLIS = 150;

	private final Composite bar;
	private final Text filter;
	private final ChangingLabels labels;
	private final Label found;
	private final Combo grouping;
	private boolean wanted;

	public FilterBar(Composite parent, ProbeTable table) {
		bar = new Composite(parent, SWT.NONE);
		bar.moveAbove(table.control());
		labels = new ChangingLabels(parent);
		bar.setLayout(new FlowLayout(5, 2, 8));
		filter = new Text(bar, SWT.SEARCH | SWT.ICON_SEARCH | SWT.ICON_CANCEL);
		filter.setMessage(Messages.FilterBar_hint);
		filter.setToolTipText(Messages.FilterBar_toolTip);
		AccessibleName.set(filter, Messages.FilterBar_name);
		filter.setLayoutData(FlowData.filling(160));
		found = new Label(bar, SWT.NONE);
		found.setLayoutData(FlowData.fixed().optional());
		grouping = ShortenedCombo.create(FlowLayout.group(bar, Messages.FilterBar_groupBy, 2, FlowData.choice(180, 400, false).optional()));
		grouping.setItems(Arrays.stream(Grouping.values()).map(Grouping::label).toArray(String[]::new));
		AccessibleName.set(grouping, Messages.FilterBar_groupByName);
		grouping.addSelectionListener(
				SelectionListener.widgetSelectedAdapter(event -> table.group(Grouping.values()[grouping.getSelectionIndex()])));
		Runnable settled = () -> {
			if (!filter.isDisposed()) {
				table.filter(filter.getText());
			}
		};
		filter.addFocusListener(FocusListener.focusLostAdapter(event -> Deferred.run(bar, () -> setWanted(false))));
		filter.addModifyListener(event -> filter.getDisplay().timerExec(TYPING_PAUSE_MILLIS, settled));
		filter.addKeyListener(KeyListener.keyPressedAdapter(event -> {
			if (event.keyCode == SWT.ESC) {
				filter.setText("");
				table.control().setFocus();
			} else if (event.keyCode == SWT.ARROW_DOWN || event.keyCode == SWT.CR) {
				settled.run();
				table.enter();
			}
		}));
	}

	public Composite control() {
		return bar;
	}

	/** Whether the filter is unused, so that the bar may be hidden if there is no room. */
	public boolean isIdle() {
		return !wanted && filter.getText().isEmpty();
	}

	/** Sets the focus to the filter. */
	public void setFocus() {
		setWanted(true);
		filter.setFocus();
		filter.selectAll();
	}

	private void setWanted(boolean newWanted) {
		wanted = newWanted;
		bar.getParent().layout();
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
