/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.ui.XMLMemento;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.sonde.overhead.ui.view.Deferred;
import org.sonde.overhead.ui.view.table.Column;
import org.sonde.overhead.ui.view.table.ColumnTable;
import org.sonde.overhead.ui.view.table.Tab;
import org.sonde.overhead.ui.view.table.Tabs;

/** Parts of views that are created when they are first seen or a little later, and tables that change their lines step by step. */
@ExtendWith(LoggedErrors.class)
class TabsTest {

	private static final int MANY = 1_500;

	/** A row of a table. */
	private record Row(String name) {
	}

	private final List<String> made = new ArrayList<>();
	private Shell shell;

	@BeforeEach
	void openShell() {
		Workbench.showJavaPerspective();
		shell = Workbench.openShell(400, 300);
	}

	@AfterEach
	void closeShell() {
		Workbench.ui(() -> {
			shell.dispose();
			return null;
		});
	}

	private ColumnTable<Row> table(Composite parent, String name) {
		made.add(name);
		return new ColumnTable<>(parent, name, Row.class, Row::name,
				List.of(Column.text("name", "Name", 150, Row::name), Column.text("length", "Length", 90,
				row -> String.valueOf(row.name().length()))));
	}

	private Tab<ColumnTable<Row>> add(Tabs tabs, String name) {
		return tabs.add(name, parent -> table(parent, name), table -> table.viewer().getControl()).remembered(name, table -> table);
	}

	/** Everything that was scheduled as an event of its own so far. */
	private static void settle() {
		for (int i = 0; i < 20; i++) {
			Workbench.ui(() -> null);
		}
	}

	private static List<String> names(ColumnTable<Row> table) {
		return table.rows().stream().map(Row::name).toList();
	}

	@Test
	void pageIsMadeWhenItsTabIsSeenAndThenShowsWhatItWasToldLast() {
		Tabs tabs = Workbench.ui(() -> new Tabs(shell, "tabs"));
		Tab<ColumnTable<Row>> second = Workbench.ui(() -> {
			add(tabs, "first");
			Tab<ColumnTable<Row>> hidden = add(tabs, "second");
			hidden.show(table -> table.show(List.of(new Row("earlier"))));
			hidden.show(table -> table.show(List.of(new Row("later"))));
			return hidden;
		});
		settle();
		assertThat(made).containsExactly("first");
		Workbench.ui(() -> {
			tabs.select("second");
			return null;
		});
		assertThat(made).containsExactly("first", "second");
		assertThat(Workbench.ui(() -> names(second.made().orElseThrow()))).containsExactly("later");
		Workbench.ui(() -> {
			tabs.select("first");
			second.show(table -> table.show(List.of(new Row("latest"))));
			return null;
		});
		assertThat(Workbench.ui(() -> names(second.made().orElseThrow()))).containsExactly("later");
		assertThat(Workbench.ui(() -> names(second.page()))).containsExactly("latest");
	}

	@Test
	void columnsOfAPageThatWasNeverMadeAreNotForgotten() {
		XMLMemento memento = XMLMemento.createWriteRoot("state");
		Workbench.ui(() -> {
			Tabs tabs = new Tabs(shell, "tabs");
			add(tabs, "first");
			add(tabs, "second").page().column("name").getColumn().setWidth(77);
			tabs.select("second");
			tabs.save(memento, "selected");
			tabs.folder().dispose();
			return null;
		});
		XMLMemento again = XMLMemento.createWriteRoot("state");
		Workbench.ui(() -> {
			made.clear();
			Tabs tabs = new Tabs(shell, "tabs");
			add(tabs, "first");
			add(tabs, "second");
			tabs.restore(memento, "selected");
			assertThat(tabs.selected()).isEqualTo("second");
			tabs.save(again, "selected");
			tabs.folder().dispose();
			return null;
		});
		assertThat(made).isEmpty();
		assertThat(Workbench.ui(() -> {
			Tabs tabs = new Tabs(shell, "tabs");
			add(tabs, "first");
			Tab<ColumnTable<Row>> second = add(tabs, "second");
			tabs.restore(again, "selected");
			return second.page().column("name").getColumn().getWidth();
		})).isEqualTo(77);
	}

	@Test
	void partIsMadeOnceSoonOrWhenAskedAndNeverInAViewThatWasClosed() {
		Deferred<String> asked = Workbench.ui(() -> {
			Deferred<String> later = new Deferred<>(shell, () -> made("asked"), () -> made("then"));
			assertThat(later.made()).isEmpty();
			later.get();
			return later;
		});
		assertThat(made).containsExactly("asked", "then");
		Workbench.ui(() -> new Deferred<>(shell, () -> made("soon"), () -> { }));
		settle();
		assertThat(made).containsExactly("asked", "then", "soon");
		assertThat(Workbench.ui(asked::get)).isEqualTo("asked");
		Workbench.ui(() -> {
			Deferred<String> never = new Deferred<>(shell, () -> made("never"), () -> { });
			shell.dispose();
			return never;
		});
		settle();
		assertThat(made).containsExactly("asked", "then", "soon");
	}

	private String made(String what) {
		made.add(what);
		return what;
	}

	@Test
	void allLinesShowTheNewRowsWhereTheyReplaceAsManyOld() throws Exception {
		ColumnTable<Row> table = Workbench.ui(() -> {
			ColumnTable<Row> created = table(shell, "many");
			shell.layout();
			created.show(rows("old"));
			return created;
		});
		Workbench.waitFor("the lines", () -> Workbench.ui(() -> texts(table).equals(Workbench.ui(() -> names(table)))));
		Workbench.ui(() -> {
			table.show(rows("new"));
			return null;
		});
		Workbench.waitFor("the new lines", () -> Workbench.ui(() -> texts(table).stream().noneMatch(text -> text.startsWith("old"))));
		assertThat(Workbench.ui(() -> texts(table))).isEqualTo(rows("new").stream().map(Row::name).toList());
	}

	/** Of every line, seen or not. */
	private static List<String> texts(ColumnTable<Row> table) {
		Table widget = table.viewer().getTable();
		return Arrays.stream(widget.getItems()).map(TableItem::getText).toList();
	}

	private static List<Row> rows(String prefix) {
		return IntStream.range(0, MANY).mapToObj(i -> new Row(prefix + i)).toList();
	}

	@Test
	void numbersSortTheLargestFirstAndHaveGroupsUnlessTheyAreCopied() {
		ColumnTable<Row> table = Workbench.ui(() -> {
			ColumnTable<Row> created = new ColumnTable<>(shell, "numbers", Row.class, Row::name, List.of(
					Column.text("name", "Name", 150, Row::name),
					Column.<Row>number("calls", "Calls", 90, Row::name, Comparator.comparingInt(row -> Integer.parseInt(row.name())))));
			created.show(Stream.of("7", "80718841", "100").map(Row::new).toList());
			created.sort("calls");
			return created;
		});
		assertThat(Workbench.ui(() -> names(table))).containsExactly("80718841", "100", "7");
		assertThat(Workbench.ui(() -> table.viewer().getTable().getItem(0).getText(1))).isEqualTo("80\u202f718\u202f841");
		assertThat(Workbench.ui(() -> table.viewer().getTable().getItem(0).getText(0))).as("of a name").isEqualTo("80718841");
		assertThat(Workbench.ui(table::copied)).contains("80718841\t80718841\n");
		Workbench.ui(() -> {
			table.sort("calls");
			return null;
		});
		assertThat(Workbench.ui(() -> names(table))).containsExactly("7", "100", "80718841");
		Workbench.ui(() -> {
			table.sort("calls");
			return null;
		});
		assertThat(Workbench.ui(() -> names(table))).as("as they were").containsExactly("7", "80718841", "100");
	}

	@Test
	void manyRowsAreSortedInTheBackgroundUnlessOthersCameMeanwhile() throws Exception {
		ColumnTable<Row> table = Workbench.ui(() -> {
			ColumnTable<Row> created = table(shell, "many");
			created.show(rows("b").reversed());
			created.sort("name");
			return created;
		});
		List<String> sorted = rows("b").stream().map(Row::name).toList();
		Workbench.waitFor("the order", () -> Workbench.ui(() -> names(table)).equals(sorted));
		Workbench.ui(() -> {
			table.sortDescending("name");
			table.show(List.of(new Row("a"), new Row("z")));
			return null;
		});
		Thread.sleep(500);
		assertThat(Workbench.ui(() -> names(table))).containsExactly("z", "a");
	}
}
