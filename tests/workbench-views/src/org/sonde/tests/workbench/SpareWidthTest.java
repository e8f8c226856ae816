/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;

import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.XMLMemento;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.sonde.overhead.ui.view.table.Column;
import org.sonde.overhead.ui.view.table.ColumnLayout;
import org.sonde.overhead.ui.view.table.ColumnTable;

/** Which column gets the spare width of a table. It is not remembered as a width that the user chose. */
@ExtendWith(LoggedErrors.class)
class SpareWidthTest {
	private static final int NAME = 120;
	private static final int COUNT = 90;

	private Shell shell;

	@BeforeEach
	void openShell() {
		Workbench.showJavaPerspective();
		shell = Workbench.openShell(600, 200);
	}

	@AfterEach
	void closeShell() {
		Workbench.ui(() -> {
			shell.dispose();
			return null;
		});
	}

	private ColumnTable<String> table() {
		return Workbench.ui(() -> {
			ColumnTable<String> table = new ColumnTable<>(shell, "numbers", String.class, name -> name,
					List.of(Column.<String>text("name", "Name", NAME, name -> name).withSpareWidth(),
							Column.<String>number("one", "One", COUNT, name -> "1", Comparator.naturalOrder()),
							Column.<String>number("two", "Two", COUNT, name -> "2", Comparator.naturalOrder())));
			shell.layout();
			return table;
		});
	}

	private static int width(ColumnTable<String> table, String column) {
		return Workbench.ui(() -> table.column(column).getColumn().getWidth());
	}

	/** The table's own widths follow its size in an event of their own, and GTK's a little later. */
	private static void awaitWidth(ColumnTable<String> table, String column, int width) throws Exception {
		Workbench.waitFor(column + " of " + width + " pixels", () -> width(table, column) == width);
	}

	private static int room(ColumnTable<String> table) {
		return Workbench.ui(() -> table.viewer().getTable().getClientArea().width);
	}

	private void resize(int width) throws Exception {
		Workbench.ui(() -> {
			shell.setSize(width, 200);
			shell.layout();
			return null;
		});
		Workbench.waitFor("the size", () -> Workbench.ui(() -> shell.getSize().x == width));
	}

	@Test
	void oneThatCanUseItTakesWhatTheOthersLeave() throws Exception {
		ColumnTable<String> table = table();
		awaitWidth(table, "name", room(table) - 2 * COUNT);
		awaitWidth(table, "two", COUNT);
		resize(800);
		assertThat(room(table) > 600).as("there is more room").isTrue();
		awaitWidth(table, "name", room(table) - 2 * COUNT);
		resize(250);
		awaitWidth(table, "name", NAME);
	}

	@Test
	void hiddenColumnLeavesItsRoom() throws Exception {
		ColumnTable<String> table = table();
		awaitWidth(table, "name", room(table) - 2 * COUNT);
		Workbench.ui(() -> {
			table.layout().arrange(table.layout().places().stream()
					.map(place -> new ColumnLayout.Place(place.id(), place.title(), !place.id().equals("one"))).toList());
			return null;
		});
		assertThat(width(table, "name")).isEqualTo(room(table) - COUNT);
	}

	@Test
	void whatWasGivenIsNotRemembered() throws Exception {
		XMLMemento memento = XMLMemento.createWriteRoot("state");
		ColumnTable<String> table = table();
		awaitWidth(table, "name", room(table) - 2 * COUNT);
		awaitWidth(table, "two", COUNT);
		Workbench.ui(() -> {
			table.save(memento);
			table.viewer().getTable().dispose();
			return null;
		});
		resize(250);
		ColumnTable<String> again = table();
		Workbench.ui(() -> {
			again.restore(memento);
			return null;
		});
		awaitWidth(again, "name", NAME);
		awaitWidth(again, "two", COUNT);
	}

	/** Widths that GTK reports without an event are wrong: minus the spare width, this one was negative. */
	@Test
	void userMakesAColumnNarrowerThanWhatItWasGiven() throws Exception {
		ColumnTable<String> table = table();
		awaitWidth(table, "name", room(table) - 2 * COUNT);
		XMLMemento memento = XMLMemento.createWriteRoot("state");
		Workbench.ui(() -> {
			table.column("name").getColumn().setWidth(COUNT);
			table.save(memento);
			return null;
		});
		assertThat(memento.getChildren("column")[0].getInteger("width")).isEqualTo(COUNT);
		resize(800);
		awaitWidth(table, "name", room(table) - 2 * COUNT);
		resize(250);
		awaitWidth(table, "name", COUNT);
	}
}
