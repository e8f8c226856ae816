/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.e4.ui.model.application.ui.basic.MPart;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.CTabItem;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IWorkbenchPart;
import org.sonde.overhead.ui.view.WrappedText;

/** The widgets that a user sees in a part. From any thread. */
final class PartWidgets {

	private PartWidgets() {
	}

	/** The visible texts, one per line; not those of hidden pages. */
	static String texts(IWorkbenchPart part) {
		return Workbench.ui(() -> shown(widget(part)).map(PartWidgets::text).filter(text -> !text.isEmpty())
				.collect(Collectors.joining("\n")));
	}

	private static String text(Control control) {
		return switch (control) {
			case Label label when label.getParent() instanceof WrappedText wrapped -> wrapped.getText();
			case Label label -> label.getText();
			case Link link -> link.getText();
			case Text text -> text.getText();
			default -> "";
		};
	}

	/** The controls of a kind, from the top down. */
	static <C extends Control> List<C> all(IWorkbenchPart part, Class<C> kind) {
		return Workbench.ui(() -> shown(widget(part)).filter(kind::isInstance).map(kind::cast).toList());
	}

	/** The rows of a table, found by the name that screen readers read; none while the view has no such table. */
	static <R> List<R> rows(IWorkbenchPart part, String table, Class<R> kind) {
		return Workbench.ui(() -> Workbench.all(widget(part), Table.class).stream().filter(one -> ScreenReader.name(one).equals(table))
				.flatMap(one -> Arrays.stream(one.getItems())).map(PartWidgets::element).filter(kind::isInstance).map(kind::cast).toList());
	}

	/** A line of a virtual table has its row once its text was asked for. */
	private static Object element(TableItem line) {
		line.getText();
		return line.getData();
	}

	static void selectLast(IWorkbenchPart part, String table) {
		Workbench.ui(() -> {
			Table found = Fields.find(widget(part), Table.class, table);
			Event event = new Event();
			event.item = found.getItem(found.getItemCount() - 1);
			found.setSelection((TableItem) event.item);
			found.notifyListeners(SWT.Selection, event);
			return null;
		});
	}

	/** Selects a tab by its title. */
	static void tab(IWorkbenchPart part, String title) {
		Workbench.ui(() -> {
			for (CTabFolder folder : all(part, CTabFolder.class)) {
				for (CTabItem item : folder.getItems()) {
					if (item.getText().equals(title)) {
						folder.setSelection(item);
						Event event = new Event();
						event.item = item;
						folder.notifyListeners(SWT.Selection, event);
						return null;
					}
				}
			}
			throw new AssertionError("no tab " + title);
		});
	}

	/** Chooses an item of the list behind the label. */
	static void choose(IWorkbenchPart part, String label, String item) {
		Workbench.ui(() -> {
			Combo combo = combo(part, label);
			int index = combo.indexOf(item);
			if (index < 0) {
				throw new AssertionError("no '" + item + "' in " + List.of(combo.getItems()));
			}
			combo.select(index);
			combo.notifyListeners(SWT.Selection, new Event());
			return null;
		});
	}

	/** The items of the list behind the label. */
	static List<String> items(IWorkbenchPart part, String label) {
		return Workbench.ui(() -> List.of(combo(part, label).getItems()));
	}

	private static Combo combo(IWorkbenchPart part, String label) {
		List<Control> controls = shown(widget(part)).toList();
		for (int i = 1; i < controls.size(); i++) {
			if (controls.get(i) instanceof Combo combo && text(controls.get(i - 1)).replace("&", "").equals(label)) {
				return combo;
			}
		}
		throw new AssertionError("no list behind " + label);
	}

	/** What holds all of it, for {@link Fields}; in the thread of the user interface. */
	static Composite widget(IWorkbenchPart part) {
		return (Composite) part.getSite().getService(MPart.class).getWidget();
	}

	private static Stream<Control> shown(Composite parent) {
		return Arrays.stream(parent.getChildren()).filter(Control::getVisible)
				.flatMap(
						child -> Stream.concat(Stream.of(child), child instanceof Composite composite ? shown(composite) : Stream.empty()));
	}
}
