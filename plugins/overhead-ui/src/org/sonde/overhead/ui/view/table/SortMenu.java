/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view.table;

import java.util.function.Supplier;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.sonde.overhead.ui.view.ControlText;
import org.sonde.overhead.ui.view.table.ColumnLayout.Place;

/** Sorts a table as clicks on its headers do, for keyboard users, and shows the present order. */
public final class SortMenu {

	private SortMenu() {
	}

	/** @param table asked when the menu opens: it may be made later */
	public static MenuManager of(Supplier<? extends ColumnTable<?>> table) {
		MenuManager menu = new MenuManager(Messages.SortMenu_sortBy);
		menu.setRemoveAllWhenShown(true);
		menu.addMenuListener(shown -> fill(shown, table.get()));
		return menu;
	}

	/** Gives a table a menu for sorting and copying, if it has none. */
	static void offer(ColumnTable<?> sorted) {
		Table table = sorted.viewer().getTable();
		// Not at once, because most views set their own menu.
		table.addListener(SWT.MenuDetect, event -> {
			if (table.getMenu() == null) {
				MenuManager menu = new MenuManager();
				menu.add(sorted.copyAction());
				menu.add(of(() -> sorted));
				table.setMenu(menu.createContextMenu(table));
			}
		});
	}

	private static void fill(IMenuManager menu, ColumnTable<?> table) {
		table.layout().places().stream().filter(Place::shown).forEach(place -> menu.add(item(table, place)));
	}

	private static IAction item(ColumnTable<?> table, Place place) {
		TableColumn column = table.column(place.id()).getColumn();
		Table widget = column.getParent();
		int direction = widget.getSortColumn() == column ? widget.getSortDirection() : SWT.NONE;
		Action item = new Action(text(ControlText.label(place.title()), direction), IAction.AS_CHECK_BOX) {
			@Override
			public void run() {
				table.sort(place.id());
			}
		};
		item.setChecked(direction != SWT.NONE);
		return item;
	}

	private static String text(String title, int direction) {
		return switch (direction) {
			case SWT.UP -> NLS.bind(Messages.SortMenu_ascending, title);
			case SWT.DOWN -> NLS.bind(Messages.SortMenu_descending, title);
			default -> title;
		};
	}
}
