/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.ui.IMemento;

/** Which columns of a table are shown, in which order and how wide; remembered between sessions. */
public final class ColumnLayout {

	private static final String COLUMN = "column";
	private static final String WIDTH = "width";
	private static final String POSITION = "position";
	private static final String SHOWN = "shown";
	/** How wide a hidden column will be when it is shown again. */
	private static final String WIDTH_WHEN_SHOWN = "org.sonde.overhead.ui.width";

	private final Table table;
	private final SpareWidth spareWidth;

	/** A column where it stands. */
	public record Place(String id, String title, boolean shown) {
	}

	/** @param table the data of its columns are {@link Column}s */
	ColumnLayout(Table table) {
		this.table = table;
		spareWidth = new SpareWidth(table, widget -> column(widget).takesSpareWidth());
	}

	/** From left to right, including hidden ones. */
	public List<Place> places() {
		return Arrays.stream(table.getColumnOrder()).mapToObj(table::getColumn)
				.map(widget -> new Place(column(widget).id(), column(widget).title(), isShown(widget))).toList();
	}

	/** The initial order and visibility. */
	public List<Place> placesAtFirst() {
		return Arrays.stream(table.getColumns()).map(ColumnLayout::column)
				.map(column -> new Place(column.id(), column.title(), column.shown())).toList();
	}

	/** Puts all columns in this order, and shows or hides them. */
	public void arrange(List<Place> places) {
		List<String> ids = Arrays.stream(table.getColumns()).map(widget -> column(widget).id()).toList();
		table.setColumnOrder(places.stream().mapToInt(place -> ids.indexOf(place.id())).toArray());
		places.forEach(place -> show(table.getColumn(ids.indexOf(place.id())), place.shown()));
		spareWidth.share();
	}

	/** Shows a column where it stands. */
	public void show(String id) {
		Arrays.stream(table.getColumns()).filter(widget -> column(widget).id().equals(id)).forEach(widget -> show(widget, true));
		spareWidth.share();
	}

	/** Whether the user sees the column. */
	boolean isShown(TableColumn widget) {
		return widget.getData(WIDTH_WHEN_SHOWN) == null;
	}

	void show(TableColumn widget, boolean shown) {
		if (shown != isShown(widget)) {
			int width = shown ? (Integer) widget.getData(WIDTH_WHEN_SHOWN) : SpareWidth.asked(widget);
			widget.setData(WIDTH_WHEN_SHOWN, shown ? null : width);
			widget.setResizable(shown);
			SpareWidth.ask(widget, shown ? width : 0);
		}
	}

	void save(IMemento memento) {
		List<TableColumn> widgets = Arrays.stream(table.getColumnOrder()).mapToObj(table::getColumn).toList();
		for (TableColumn widget : widgets) {
			IMemento child = memento.createChild(COLUMN, column(widget).id());
			child.putInteger(WIDTH, isShown(widget) ? SpareWidth.asked(widget) : (Integer) widget.getData(WIDTH_WHEN_SHOWN));
			child.putInteger(POSITION, widgets.indexOf(widget));
			child.putBoolean(SHOWN, isShown(widget));
		}
	}

	/** Restores what {@link #save} wrote, without what does not fit today's columns. */
	void restore(IMemento memento) {
		TableColumn[] widgets = table.getColumns();
		Map<Integer, Integer> positions = new LinkedHashMap<>();
		for (int i = 0; i < widgets.length; i++) {
			for (IMemento child : memento.getChildren(COLUMN)) {
				if (column(widgets[i]).id().equals(child.getID())) {
					restore(widgets[i], child);
					positions.put(i, Optional.ofNullable(child.getInteger(POSITION)).orElse(i));
				}
			}
		}
		if (positions.size() == widgets.length) {
			table.setColumnOrder(positions.entrySet().stream().sorted(Map.Entry.comparingByValue()).mapToInt(Map.Entry::getKey).toArray());
		}
		spareWidth.share();
	}

	private void restore(TableColumn widget, IMemento memento) {
		show(widget, true);
		Optional.ofNullable(memento.getInteger(WIDTH)).filter(width -> width > 0)
				.ifPresent(width -> SpareWidth.ask(widget, width));
		show(widget, !Boolean.FALSE.equals(memento.getBoolean(SHOWN)));
	}

	/** The order with a column moved by one place. */
	static List<Place> moved(List<Place> places, int from, int by) {
		List<Place> moved = new ArrayList<>(places);
		moved.add(from + by, moved.remove(from));
		return moved;
	}

	private static Column<?> column(TableColumn widget) {
		return (Column<?>) widget.getData();
	}
}
