/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.versions;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

import org.eclipse.jface.dialogs.IDialogSettings;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Text;
import org.sonde.metrics.component.Component;
import org.sonde.metrics.component.TypePattern;
import org.sonde.overhead.ui.comparison.SelectedTypes;

/** The component: one to choose, and its patterns, which can be changed. */
final class ComponentFields {

	private static final String INCLUDE = "include";
	private static final String EXCLUDE = "exclude";

	private final boolean ofProject;
	private final List<Component> components = new ArrayList<>();
	private final Combo choice;
	private final Text include;
	private final Text exclude;

	/**
	 * @param selected proposed at first
	 * @param last     what was typed the last time, if the whole project was selected
	 * @param changed  is called when the user changes something
	 */
	ComponentFields(Composite area, SelectedTypes selected, IDialogSettings last, Runnable changed) {
		ofProject = selected.patterns().isEmpty();
		choice = FieldRows.combo(area, Messages.ComponentFields_component, 2);
		include = FieldRows.text(area, Messages.ComponentFields_include, Messages.ComponentFields_includeMessage);
		exclude = FieldRows.text(area, Messages.ComponentFields_exclude, Messages.ComponentFields_excludeMessage);
		add(List.of(ofProject ? selected.allTypes() : selected.component()));
		choice.select(0);
		show();
		if (ofProject) {
			Optional.ofNullable(last.get(INCLUDE)).ifPresent(include::setText);
			Optional.ofNullable(last.get(EXCLUDE)).ifPresent(exclude::setText);
		}
		choice.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> show()));
		include.addModifyListener(event -> changed.run());
		exclude.addModifyListener(event -> changed.run());
	}

	/** Offers further ones. GTK gives lines that come into an open list no place in it, so it opens when there is more than one. */
	void add(List<Component> more) {
		components.addAll(more);
		more.forEach(each -> choice.add(each.name()));
		choice.setEnabled(components.size() > 1);
	}

	private Component chosen() {
		return components.get(choice.getSelectionIndex());
	}

	private void show() {
		include.setText(text(chosen().include()));
		exclude.setText(text(chosen().exclude()));
	}

	private static String text(List<TypePattern> patterns) {
		return patterns.stream().map(TypePattern::toString).collect(Collectors.joining(", "));
	}

	/**
	 * The component as its patterns say.
	 *
	 * @throws IllegalArgumentException if a pattern is none, or nothing is included
	 */
	Component component() {
		boolean same = include.getText().equals(text(chosen().include())) && exclude.getText().equals(text(chosen().exclude()));
		return same ? chosen()
				: Component.of(include.getText().isBlank() ? chosen().name() : include.getText().strip(), list(include), list(exclude),
						chosen().dataTypes().stream().map(TypePattern::toString).toList()).withModules(chosen().modules());
	}

	/** What is typed, with commas between. */
	static List<String> list(Text field) {
		return Arrays.stream(field.getText().split(",")).map(String::strip).filter(one -> !one.isEmpty()).toList();
	}

	/** Keeps what is typed for the next time. */
	void save(IDialogSettings settings) {
		if (ofProject) {
			settings.put(INCLUDE, include.getText());
			settings.put(EXCLUDE, exclude.getText());
		}
	}
}
