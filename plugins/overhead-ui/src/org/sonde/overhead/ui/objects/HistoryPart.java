/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.objects;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

import org.eclipse.jface.action.IAction;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.sonde.objects.jmx.OriginData;
import org.sonde.overhead.ui.view.Plural;
import org.sonde.overhead.ui.view.WrappedText;
import org.sonde.overhead.ui.view.table.Column;
import org.sonde.overhead.ui.view.table.ColumnTable;
import org.sonde.overhead.ui.view.table.Tab;
import org.sonde.overhead.ui.view.table.Tabs;
import org.sonde.report.objects.ValueText;

/** The history of the selected value: as a chart if it is a number, and as a table. */
final class HistoryPart {
	private static final int TIME = 110;
	private static final int VALUE = 130;
	private static final int THREAD = 110;
	private static final int PLACE = 220;
	private static final int LEAST_HEIGHT = 170;

	private final Composite part;
	private final WrappedText title;
	private final Tabs tabs;
	private final Tab<HistoryChart> chart;
	private final Tab<ColumnTable<ValueHistory.Change>> table;
	private Optional<AttributeNode> selected = Optional.empty();
	/** Changes that the value has had. */
	private long shown;

	/** @param open shows a place in the code */
	HistoryPart(Composite parent, Consumer<StackTraceElement> open) {
		part = new Composite(parent, SWT.NONE);
		GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(part);
		title = new WrappedText(part);
		GridDataFactory.fillDefaults().grab(true, false).indent(5, 4).hint(200, SWT.DEFAULT).applyTo(title);
		tabs = new Tabs(part, Messages.HistoryPart_name);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(tabs.folder());
		chart = tabs.add(Messages.HistoryPart_chart, HistoryChart::new, HistoryChart::control).colored(HistoryChart::setColorsOf);
		table = tabs.add(Messages.HistoryPart_changes, folder -> table(folder, open), one -> one.viewer().getControl());
		clear(Messages.HistoryPart_none);
	}

	private static ColumnTable<ValueHistory.Change> table(Composite parent, Consumer<StackTraceElement> open) {
		ColumnTable<ValueHistory.Change> changes = new ColumnTable<>(parent, Messages.HistoryPart_table, ValueHistory.Change.class,
				ValueHistory.Change::sequence,
				List.of(Column.text("time", Messages.HistoryPart_time, TIME, change -> NodeText.time(change.nanos()),
						Comparator.comparing(ValueHistory.Change::nanos)),
						Column.text("value", Messages.HistoryPart_value, VALUE, change -> ValueText.of(change.after())),
						Column.text("place", Messages.HistoryPart_place, PLACE,
								change -> change.origin().map(OriginData::place).map(NodeText::place).orElse("")),
						Column.text("thread", Messages.HistoryPart_thread, THREAD,
								change -> change.origin().map(NodeText::thread).orElse("")),
						Column.text("before", Messages.HistoryPart_before, VALUE, change -> ValueText.of(change.before()))));
		changes.viewer().addDoubleClickListener(
				event -> changes.selected().stream().findFirst().flatMap(ValueHistory.Change::origin).map(OriginData::place)
						.ifPresent(open));
		return changes;
	}

	/** @param value that is selected; empty if none, or several are */
	void select(Optional<AttributeNode> value, Optional<ValueHistory> history) {
		boolean other = !selected.equals(value);
		selected = value;
		show(history, other);
		if (other && history.isPresent()) {
			tabs.select(history.get().isNumeric() ? Messages.HistoryPart_chart : Messages.HistoryPart_changes);
		}
	}

	/** The history of the selected value may have changed. */
	void show(Optional<ValueHistory> history) {
		show(history, false);
	}

	private void show(Optional<ValueHistory> history, boolean again) {
		long now = history.map(ValueHistory::total).orElse(0L);
		if (!again && now == shown) {
			return;
		}
		shown = now;
		if (selected.isEmpty()) {
			clear(Messages.HistoryPart_none);
			return;
		}
		AttributeNode node = selected.get();
		String name = NLS.bind(Messages.HistoryPart_ofObject, NodeText.sensor(node.sensor()), Long.toString(node.parent().id()));
		if (history.isEmpty()) {
			clear(NLS.bind(Messages.HistoryPart_nothing, name));
			return;
		}
		List<ValueHistory.Change> changes = history.get().changes();
		boolean numeric = history.get().isNumeric();
		tabs.folder().setVisible(true);
		chart.show(page -> {
			if (numeric) {
				page.show(name, changes);
			} else {
				page.clear();
			}
		});
		table.show(page -> page.show(changes.reversed()));
		String words = Plural.bind(Messages.HistoryPart_title, now, name);
		words += history.get().forgotten() > 0 ? " " + Plural.bind(Messages.HistoryPart_forgotten, ValueHistory.MOST) : "";
		say(numeric ? words : words + " " + Messages.HistoryPart_noChart);
	}

	/** Axes without a line would only confuse. */
	private void clear(String why) {
		tabs.folder().setVisible(false);
		say(why);
	}

	private void say(String words) {
		if (!words.equals(title.getText())) {
			title.setText(words);
			if (!title.fits()) {
				part.layout();
			}
		}
	}

	/** Copies the changes. */
	IAction copyAction() {
		return ColumnTable.copyAction(table::page);
	}

	/** Whether the keyboard is in the table of changes. */
	boolean hasFocus() {
		return table.made().filter(page -> page.viewer().getControl().isFocusControl()).isPresent();
	}

	void setColorsOf(Control control) {
		tabs.setColorsOf(control);
	}

	int leastHeight() {
		return LEAST_HEIGHT;
	}
}
