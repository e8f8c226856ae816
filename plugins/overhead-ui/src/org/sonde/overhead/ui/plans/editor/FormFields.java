/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.plans.editor;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.stream.Stream;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.FocusListener;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.forms.widgets.FormToolkit;
import org.eclipse.ui.forms.widgets.SharedScrolledComposite;
import org.sonde.overhead.ui.view.NarrowMode;

/** Fields of the plan's form. */
final class FormFields {
	/** From this width on, in pixels, two fields are beside each other. */
	private static final int WIDE = 560;
	/** From this width on, in pixels, a field is beside its label. */
	private static final int LEAST_WIDE = 380;

	private FormFields() {
	}

	/**
	 * Labels with fields behind them: two such pairs in a line, or one where the form is narrow; where it is narrower still, fields below
	 * their labels.
	 */
	static void layOut(Composite parent, int margin) {
		GridLayout layout = GridLayoutFactory.fillDefaults().numColumns(4).margins(margin, margin).spacing(8, 6).create();
		parent.setLayout(layout);
		form(parent).ifPresent(form -> {
			Consumer<Boolean> changed = narrow -> {
				layout.numColumns = columns(form.getSize().x);
				form.reflow(true);
			};
			new NarrowMode(form, WIDE, changed);
			new NarrowMode(form, LEAST_WIDE, changed);
		});
	}

	private static int columns(int width) {
		return width < LEAST_WIDE ? 1 : width < WIDE ? 2 : 4;
	}

	/** Lays out the whole form, so that it scrolls if it has become higher than the editor. */
	static void reflow(Composite part) {
		form(part).ifPresent(form -> form.reflow(true));
	}

	private static Optional<SharedScrolledComposite> form(Composite part) {
		return Stream.iterate(part, Objects::nonNull, Composite::getParent).filter(SharedScrolledComposite.class::isInstance)
				.map(SharedScrolledComposite.class::cast).findFirst();
	}

	/** Shows what is set elsewhere. */
	static Text shown(Composite parent, FormToolkit toolkit, String toolTip) {
		Text text = toolkit.createText(parent, "", SWT.BORDER | SWT.SINGLE | SWT.READ_ONLY);
		text.setToolTipText(toolTip);
		return text;
	}

	/** The caret stays if nothing changes. */
	static void set(Text field, String text) {
		if (!field.getText().equals(text)) {
			field.setText(text);
		}
	}

	/** Makes a field as wide as there is room for. */
	static void fill(Text field) {
		GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).grab(true, false).hint(120, SWT.DEFAULT).applyTo(field);
	}

	/** @param chosen receives the index of what the user chooses */
	static Combo combo(Composite parent, List<String> items, IntConsumer chosen) {
		Combo combo = new Combo(parent, SWT.READ_ONLY | SWT.DROP_DOWN);
		combo.setItems(items.toArray(String[]::new));
		combo.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> chosen.accept(combo.getSelectionIndex())));
		return combo;
	}

	/** @param typed runs when the user has typed something: at Enter, or when the keyboard leaves the field */
	static Text text(Composite parent, FormToolkit toolkit, Runnable typed) {
		Text text = toolkit.createText(parent, "", SWT.BORDER | SWT.SINGLE);
		text.addSelectionListener(SelectionListener.widgetDefaultSelectedAdapter(event -> typed.run()));
		text.addFocusListener(FocusListener.focusLostAdapter(event -> typed.run()));
		return text;
	}
}
