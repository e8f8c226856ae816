/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Constructor;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.sonde.overhead.ui.view.table.Column;
import org.sonde.overhead.ui.view.table.ColumnTable;

/** Reports to screen readers about lines that are gone by then. */
@ExtendWith(LoggedErrors.class)
class ScreenReaderTest {
	private static final int FEW = 30;
	private static final int MANY = 3_000;

	private Shell shell;
	private ColumnTable<Integer> table;

	@BeforeEach
	void openTable() {
		Workbench.showJavaPerspective();
		shell = Workbench.openShell(400, 300);
		table = Workbench.ui(() -> {
			ColumnTable<Integer> made = new ColumnTable<>(shell, "numbers", Integer.class, number -> number,
					List.of(Column.<Integer>text("name", "Name", 100, number -> "line " + number),
							Column.<Integer>number("number", "Number", 100, String::valueOf, Comparator.naturalOrder())));
			shell.layout();
			return made;
		});
	}

	@AfterEach
	void closeShell() {
		Workbench.ui(() -> {
			shell.dispose();
			return null;
		});
	}

	/** What SWT leaves behind if a screen reader asks for a line that is being removed: its texts are freed memory. */
	@Test
	void anItemThatSwtForgotIsNotTouched() throws Exception {
		show(MANY);
		awaitLines(MANY);
		Workbench.ui(() -> {
			Table lines = lines();
			Constructor<TableItem> unregistered = TableItem.class.getDeclaredConstructor(Table.class, int.class, int.class, boolean.class);
			unregistered.setAccessible(true);
			for (int line = MANY - 100; line < MANY; line++) {
				Event filled = new Event();
				filled.item = unregistered.newInstance(lines, SWT.NONE, line, false);
				filled.index = line;
				lines.notifyListeners(SWT.SetData, filled);
			}
			table.show(rows(FEW));
			return null;
		});
		awaitLines(FEW);
	}

	/** Lines come and go while what was asked for before is under way; at the end each has its text. */
	@Test
	void linesComeAndGo() throws Exception {
		for (int round = 0; round < 60; round++) {
			int count = round % 2 == 0 ? MANY : FEW;
			Workbench.ui(() -> {
				table.show(rows(count));
				int there = lines().getItemCount();
				IntStream.range(0, there).forEach(line -> lines().getItem(line).getText(0));
				// GTK asks for what is seen around the selected line, also while that is removed.
				lines().setTopIndex(there - 1);
				lines().setSelection(there - 1);
				return null;
			});
		}
		show(FEW);
		awaitLines(FEW);
		List<String> texts = Workbench.ui(() -> IntStream.range(0, FEW).mapToObj(line -> lines().getItem(line).getText(0)).toList());
		assertThat(texts).isEqualTo(IntStream.range(0, FEW).mapToObj(line -> "line " + line).toList());
	}

	private void show(int count) {
		Workbench.ui(() -> {
			table.show(rows(count));
			return null;
		});
	}

	private void awaitLines(int count) throws Exception {
		Workbench.waitFor(count + " lines", () -> Workbench.ui(() -> lines().getItemCount() == count));
	}

	private Table lines() {
		return table.viewer().getTable();
	}

	private static List<Integer> rows(int count) {
		return IntStream.range(0, count).boxed().toList();
	}
}
