/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import java.lang.reflect.Constructor;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

import org.eclipse.swt.SWT;
import org.eclipse.swt.dnd.DND;
import org.eclipse.swt.dnd.DropTarget;
import org.eclipse.swt.dnd.DropTargetEvent;
import org.eclipse.swt.dnd.DropTargetListener;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;

/** The fields of a dialog or a page, found by the names that screen readers read, and filled in as users do. From any thread. */
final class Fields {

	private Fields() {
	}

	/** The control of this kind and name; of those that show, if there are several. */
	static <C extends Control> C find(Composite root, Class<C> kind, String name) {
		return Workbench.ui(() -> {
			List<C> all = all(root, kind).toList();
			List<C> named = all.stream().filter(control -> isNamed(control, name)).toList();
			return named.stream().filter(Control::isVisible).findFirst().or(() -> named.stream().findFirst()).orElseThrow(
					() -> new AssertionError(
							"no '" + name + "' among " + all.stream().map(ScreenReader::name).map(Fields::plain).toList()));
		});
	}

	/** What is wrong with the content of a field is read after its name. */
	private static boolean isNamed(Control control, String name) {
		String read = plain(ScreenReader.name(control));
		return read.equals(name) || read.startsWith(name + ". ");
	}

	private static String plain(String name) {
		return name.replace('\n', ' ').replaceFirst("( \\*|:)$", "");
	}

	/** Replaces the text of the field. */
	static void type(Composite root, String name, String text) {
		Control field = find(root, Control.class, name, control -> control instanceof Text || control instanceof Combo);
		Workbench.ui(() -> {
			if (field instanceof Combo combo) {
				combo.setText(text);
			} else {
				((Text) field).setText(text);
			}
			return null;
		});
	}

	private static Control find(Composite root, Class<Control> kind, String name, Predicate<Control> filter) {
		return Workbench.ui(() -> all(root, kind).filter(filter).filter(control -> isNamed(control, name)).findFirst()
				.orElseThrow(() -> new AssertionError("no field '" + name + "'")));
	}

	/** Chooses the item from the list. */
	static void choose(Composite root, String name, String item) {
		choose(root, name, item::equals);
	}

	/** Chooses the first such item from the list. */
	static void choose(Composite root, String name, Predicate<String> item) {
		Combo combo = find(root, Combo.class, name);
		Workbench.ui(() -> {
			String chosen = Stream.of(combo.getItems()).filter(item).findFirst()
					.orElseThrow(() -> new AssertionError("no such item in " + List.of(combo.getItems())));
			combo.select(combo.indexOf(chosen));
			combo.notifyListeners(SWT.Selection, new Event());
			return null;
		});
	}

	/** Checks the box or the radio button, or takes its check mark away. */
	static void check(Composite root, String name, boolean checked) {
		Button button = find(root, Button.class, name);
		Workbench.ui(() -> {
			if ((button.getStyle() & SWT.RADIO) != 0) {
				Workbench.all(button.getParent(), Button.class).stream().filter(other -> (other.getStyle() & SWT.RADIO) != 0)
						.forEach(other -> other.setSelection(false));
			}
			button.setSelection(checked);
			button.notifyListeners(SWT.Selection, new Event());
			return null;
		});
	}

	/** Drops files or folders on the list of them. */
	static void drop(Composite root, Path... files) {
		Workbench.ui(() -> {
			DropTarget target = (DropTarget) all(root, org.eclipse.swt.widgets.List.class).map(list -> list.getData(DND.DROP_TARGET_KEY))
					.filter(DropTarget.class::isInstance).findFirst().orElseThrow();
			DropTargetEvent event = event(target);
			event.data = Stream.of(files).map(Path::toString).toArray(String[]::new);
			for (DropTargetListener listener : target.getDropListeners()) {
				listener.drop(event);
			}
			return null;
		});
	}

	/** SWT makes it only of an event of its own. */
	private static DropTargetEvent event(DropTarget target) throws ReflectiveOperationException {
		Constructor<?> made = Class.forName("org.eclipse.swt.dnd.DNDEvent").getDeclaredConstructor();
		made.setAccessible(true);
		Event dropped = (Event) made.newInstance();
		dropped.widget = target;
		Constructor<?> event = Arrays.stream(DropTargetEvent.class.getDeclaredConstructors()).findFirst().orElseThrow();
		event.setAccessible(true);
		return (DropTargetEvent) event.newInstance(dropped);
	}

	/** The visible texts of labels and fields, one per line; then the rows of tables, one per line, with tabs between cells. */
	static String words(Composite root) {
		return Workbench.ui(() -> String.join("\n", Stream.concat(
				all(root, Control.class).filter(Control::isVisible).map(Fields::text).filter(text -> !text.isEmpty()),
				all(root, Table.class).filter(Control::isVisible).flatMap(Fields::rows)).toList()));
	}

	private static String text(Control control) {
		return switch (control) {
			case Label label -> label.getText();
			case Text text -> text.getText();
			default -> "";
		};
	}

	/** The rows of a table as they show, without the headings; in the thread of the user interface. */
	static Stream<String> rows(Table table) {
		int[] order = table.getColumnOrder();
		return Arrays.stream(table.getItems())
				.map(item -> String.join("\t", Arrays.stream(order).mapToObj(column -> cell(item, column)).toList()));
	}

	private static String cell(TableItem item, int column) {
		return item.getText(column).replaceAll("\\s+", " ");
	}

	/** The widths of the columns of a table, from left to right; in the thread of the user interface. */
	static int[] widths(Table table) {
		return Arrays.stream(table.getColumns()).mapToInt(TableColumn::getWidth).toArray();
	}

	private static <C extends Control> Stream<C> all(Composite parent, Class<C> kind) {
		return Arrays.stream(parent.getChildren()).flatMap(child -> Stream.concat(
				kind.isInstance(child) ? Stream.of(kind.cast(child)) : Stream.empty(),
				child instanceof Composite composite && !(child instanceof Combo) ? all(composite, kind) : Stream.empty()));
	}
}
