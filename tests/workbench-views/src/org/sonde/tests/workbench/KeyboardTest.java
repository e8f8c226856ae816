/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import org.eclipse.jface.wizard.Wizard;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.sonde.overhead.ui.view.AccessibleName;
import org.sonde.overhead.ui.view.MessagePage;
import org.sonde.overhead.ui.view.Pages;
import org.sonde.overhead.ui.view.layout.ComboItems;
import org.sonde.overhead.ui.view.layout.FormPage;
import org.sonde.overhead.ui.view.table.Column;
import org.sonde.overhead.ui.view.table.ColumnTable;

/** What people need who use only the keyboard and a screen reader. */
@ExtendWith(LoggedErrors.class)
class KeyboardTest {
	private Shell shell;

	@BeforeEach
	void openShell() {
		Workbench.showJavaPerspective();
		shell = Workbench.openShell(600, 300);
	}

	@AfterEach
	void closeShell() {
		Workbench.ui(() -> {
			shell.dispose();
			return null;
		});
	}

	@Test
	void aComboWhoseItemsChangeKeepsTheFocus() {
		Workbench.ui(() -> {
			Combo combo = new Combo(shell, SWT.READ_ONLY | SWT.DROP_DOWN);
			combo.setItems("Choose a result set…", "one");
			shell.layout();
			focus(combo);
			assertThat(ComboItems.replace(combo, List.of("one", "two"))).isTrue();
			assertThat(combo.isFocusControl()).isTrue();
			combo.select(1);
			assertThat(ComboItems.replace(combo, List.of("one", "two"))).as("the same items").isFalse();
			assertThat(combo.getSelectionIndex()).isEqualTo(1);
			return null;
		});
	}

	@Test
	void aRemovedRowLeavesTheSelectionToTheOneAfterIt() throws Exception {
		ColumnTable<String> table = table("one", "two", "three");
		Workbench.ui(() -> {
			focus(table.viewer().getTable());
			table.reveal(Set.of("two"));
			return null;
		});
		Workbench.waitFor("the selection", () -> Workbench.ui(table::selected).equals(List.of("two")));
		show(table, "one", "three");
		assertThat(Workbench.ui(table::selected)).isEqualTo(List.of("three"));
		show(table, "one");
		assertThat(Workbench.ui(table::selected)).as("the last one").isEqualTo(List.of("one"));
		show(table);
		show(table, "four");
		assertThat(Workbench.ui(table::selected)).as("other rows").isEmpty();
	}

	@Test
	void aTableIsSortedFromItsMenu() {
		ColumnTable<String> table = table("one", "two", "three");
		assertThat(sortMenu(table)).containsExactly("Name", "Letters");
		choose(table, "Letters");
		assertThat(Workbench.ui(table::rows)).as("the largest number first").containsExactly("three", "one", "two");
		choose(table, "Letters (descending)");
		assertThat(Workbench.ui(table::rows)).containsExactly("one", "two", "three");
		assertThat(sortMenu(table)).containsExactly("Name", "Letters (ascending) ✓");
		choose(table, "Name");
		assertThat(Workbench.ui(table::rows)).containsExactly("one", "three", "two");
	}

	/** Sorts as a job does: the user interface's thread takes the rows as they are. */
	@Test
	void rowsSortedElsewhereAreShownAsTheyAre() {
		ColumnTable<String> table = table();
		ColumnTable.Sorted<String> sorted = table.sorted(List.of("one", "two"));
		Workbench.ui(() -> {
			table.show(sorted);
			return null;
		});
		assertThat(Workbench.ui(table::rows)).isSameAs(sorted.sorted());
		Workbench.ui(() -> {
			table.sortDescending("name");
			table.show(sorted);
			return null;
		});
		assertThat(Workbench.ui(table::rows)).as("the user has chosen another order since").containsExactly("two", "one");
	}

	@Test
	void whatStandsBesideATableIsReadAfterItsName() {
		Table table = Workbench.ui(() -> table().viewer().getTable());
		Workbench.ui(() -> {
			assertThat(ScreenReader.name(table)).isEqualTo("Numbers");
			AccessibleName.add(table, "Sum: 2");
			AccessibleName.add(table, "Sum: 3");
			assertThat(ScreenReader.name(table)).isEqualTo("Numbers. Sum: 3");
			return null;
		});
	}

	@Test
	void aPageOfAWizardGivesTheFocusToItsFirstField() {
		Page first = new Page("first");
		Page second = new Page("second");
		Wizard wizard = new Wizard() {
			@Override
			public void addPages() {
				addPage(first);
				addPage(second);
			}

			@Override
			public boolean performFinish() {
				return true;
			}
		};
		WizardDialog dialog = Workbench.ui(() -> {
			WizardDialog opened = new WizardDialog(shell, wizard);
			opened.setBlockOnOpen(false);
			opened.open();
			return opened;
		});
		try {
			Workbench.ui(() -> {
				focus(dialog.getShell().getDefaultButton());
				dialog.showPage(second);
				assertThat(second.field.isFocusControl()).isTrue();
				return null;
			});
		} finally {
			Workbench.ui(dialog::close);
		}
	}

	@Test
	void aMessageIsReadWithItsTitle() {
		Workbench.ui(() -> {
			MessagePage page = new MessagePage(shell, Optional.empty());
			page.show("Reading the log…", "", MessagePage.NOTHING);
			Link text = Workbench.all(page.control(), Link.class).getFirst();
			assertThat(ScreenReader.name(text)).isEqualTo("Reading the log…");
			return null;
		});
	}

	@Test
	void whoHasTheKeyboardInAMessageHasItInTheContentAfterIt() {
		Workbench.ui(() -> {
			Pages pages = new Pages(shell);
			pages.messagePage().show("Reading", "", MessagePage.NOTHING);
			new Text(pages.content(), SWT.BORDER);
			Text second = new Text(pages.content(), SWT.BORDER);
			Text other = new Text(shell, SWT.BORDER);
			pages.setContentFocus(second::setFocus);
			shell.layout();
			shell.forceActive();
			pages.setFocus();
			pages.showContent();
			assertThat(second.isFocusControl()).isTrue();
			pages.showMessage();
			focus(other);
			pages.showContent();
			assertThat(other.isFocusControl()).as("the keyboard elsewhere").isTrue();
			return null;
		});
	}

	private static final class Page extends FormPage {
		private Text field;

		Page(String name) {
			super(name, name, name, 1);
		}

		@Override
		protected void createFields(Composite area) {
			field = new Text(area, SWT.BORDER);
		}
	}

	private static void focus(Control control) {
		control.getShell().forceActive();
		assertThat(control.setFocus() && control.isFocusControl()).as("focus in " + control).isTrue();
	}

	private ColumnTable<String> table(String... rows) {
		ColumnTable<String> table = Workbench.ui(() -> {
			ColumnTable<String> made = new ColumnTable<>(shell, "Numbers", String.class, name -> name,
					List.of(Column.<String>text("name", "Name", 100, name -> name), Column.<String>number("letters", "Letters", 100,
							name -> Integer.toString(name.length()), Comparator.comparing(String::length))));
			shell.layout();
			return made;
		});
		show(table, rows);
		return table;
	}

	private static void show(ColumnTable<String> table, String... rows) {
		Workbench.ui(() -> {
			table.show(List.of(rows));
			return null;
		});
	}

	/** The texts of the menu Sort By, those of checked items with a check mark. */
	private static List<String> sortMenu(ColumnTable<String> table) {
		return Workbench.ui(() -> Stream.of(sortItems(table)).map(item -> item.getText() + (item.getSelection() ? " ✓" : "")).toList());
	}

	private static void choose(ColumnTable<String> table, String text) {
		Workbench.ui(() -> {
			Stream.of(sortItems(table)).filter(item -> item.getText().equals(text)).findFirst().orElseThrow()
					.notifyListeners(SWT.Selection, new Event());
			return null;
		});
	}

	/** As the key of the menu opens it. */
	private static MenuItem[] sortItems(ColumnTable<String> table) {
		table.viewer().getTable().notifyListeners(SWT.MenuDetect, new Event());
		Menu menu = table.viewer().getTable().getMenu();
		menu.notifyListeners(SWT.Show, new Event());
		Menu sort = Stream.of(menu.getItems()).filter(item -> item.getText().replace("&", "").equals("Sort By")).findFirst().orElseThrow()
				.getMenu();
		sort.notifyListeners(SWT.Show, new Event());
		return sort.getItems();
	}
}
