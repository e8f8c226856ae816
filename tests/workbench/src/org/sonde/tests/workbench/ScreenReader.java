/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.jface.action.LegacyActionTools;
import org.eclipse.jface.dialogs.TitleAreaDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.accessibility.ACC;
import org.eclipse.swt.accessibility.Accessible;
import org.eclipse.swt.accessibility.AccessibleEvent;
import org.eclipse.swt.accessibility.AccessibleListener;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Group;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.TabFolder;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.ToolItem;
import org.eclipse.swt.widgets.Tree;

/**
 * What a screen reader gets of the controls that a keyboard user reaches. SWT for GTK hands over the names that listeners give only for
 * widgets of its own (canvases, tab folders, links); GTK's widgets are named by their text or by a label that is related to them. Of a
 * label of SWT it relates the frame, which has no name. In the thread of the user interface.
 */
final class ScreenReader {

	private ScreenReader() {
	}

	/** The controls without a name, each with where it is. */
	static List<String> nameless(Composite root) {
		return Stream.concat(root instanceof ToolBar ? Stream.of(root) : Stream.<Control>empty(), all(root))
				.filter(control -> !isMessage(control)).flatMap(ScreenReader::namelessOnes).toList();
	}

	/** JFace shows a dialog's messages below its title, in a text without a name; screen readers read the message. */
	private static boolean isMessage(Control control) {
		return control instanceof Text text && !text.getEditable() && text.getParent().getParent() instanceof Shell shell
				&& shell.getData() instanceof TitleAreaDialog;
	}

	private static Stream<String> namelessOnes(Control control) {
		if (control instanceof ToolBar bar) {
			return Arrays.stream(bar.getItems()).filter(item -> (item.getStyle() & SWT.SEPARATOR) == 0 && name(item).isEmpty())
					.map(item -> "an item of " + place(bar));
		}
		return isReachable(control) && name(control).isEmpty() ? Stream.of(place(control)) : Stream.empty();
	}

	/** A tool tip is the description of a tool item, which screen readers read where it has no text. */
	static String name(ToolItem item) {
		return item.getText().isBlank() ? Optional.ofNullable(item.getToolTipText()).orElse("") : item.getText();
	}

	/** Empty if the control has none. */
	static String name(Control control) {
		String own = switch (control) {
			case Button button -> button.getText();
			case Label label -> label.getText();
			case Link link -> link.getText();
			default -> "";
		};
		if (own.isBlank() && !isOfGtk(control)) {
			own = told(control.getAccessible());
		}
		// Screen readers prefer the text of a label to that of the control.
		String label = labels(control.getAccessible());
		return label.isBlank() ? LegacyActionTools.removeMnemonics(own) : label;
	}

	/** What screen readers read after the name; empty if there is nothing. */
	static String description(Control control) {
		AccessibleEvent event = new AccessibleEvent(control);
		event.childID = ACC.CHILDID_SELF;
		listeners(control.getAccessible()).forEach(listener -> listener.getDescription(event));
		return Optional.ofNullable(event.result).orElse("");
	}

	private static boolean isReachable(Control control) {
		return switch (control) {
			// On hidden pages, buttons may have no text yet.
			case Button button -> button.isVisible();
			case Link link -> link.getText().contains("<a");
			case Text text -> true;
			case Combo combo -> true;
			case Table table -> true;
			case Tree tree -> true;
			case Spinner spinner -> true;
			case StyledText text -> true;
			case CTabFolder folder -> true;
			case org.eclipse.swt.widgets.List list -> true;
			// SWT gives the focus to other controls only if they listen to keys.
			case Composite composite -> composite.isListening(SWT.KeyDown) || composite.isListening(SWT.KeyUp);
			default -> false;
		};
	}

	private static boolean isOfGtk(Control control) {
		return control instanceof Combo || control instanceof Table || control instanceof Tree || control instanceof Spinner
				|| control instanceof Group || control instanceof TabFolder || control instanceof ToolBar
				|| !(control instanceof Composite || control instanceof Link);
	}

	private static String labels(Accessible accessible) {
		for (Object relation : list(accessible, "relations")) {
			if (field(relation, "type").equals(ACC.RELATION_LABELLED_BY) && field(relation, "target") instanceof Accessible label) {
				String name = told(label);
				if (!name.isBlank()) {
					return name;
				}
			}
		}
		return "";
	}

	private static String told(Accessible accessible) {
		AccessibleEvent event = new AccessibleEvent(accessible);
		event.childID = ACC.CHILDID_SELF;
		listeners(accessible).forEach(listener -> listener.getName(event));
		return Optional.ofNullable(event.result).orElse("");
	}

	private static List<AccessibleListener> listeners(Accessible accessible) {
		return list(accessible, "accessibleListeners").stream().map(AccessibleListener.class::cast).toList();
	}

	private static List<?> list(Object owner, String name) {
		return field(owner, name) instanceof List<?> list ? List.copyOf(list) : List.of();
	}

	/** SWT has no other way to ask for it. */
	private static Object field(Object owner, String name) {
		try {
			Field field = owner.getClass().getDeclaredField(name);
			field.setAccessible(true);
			return field.get(owner);
		} catch (ReflectiveOperationException e) {
			throw new AssertionError("another SWT", e);
		}
	}

	private static Stream<Control> all(Composite parent) {
		return Arrays.stream(parent.getChildren()).flatMap(child -> Stream.concat(Stream.of(child),
				child instanceof Composite composite && !(child instanceof Combo) ? all(composite) : Stream.empty()));
	}

	/** From the outside to the inside. */
	private static String place(Control control) {
		StringBuilder place = new StringBuilder(control.toString());
		for (Composite parent = control.getParent(); parent != null && place.length() < 300; parent = parent.getParent()) {
			place.insert(0, (parent instanceof Group group ? "Group " + group.getText() : parent.getClass().getSimpleName()) + " > ");
		}
		return place.toString();
	}
}
