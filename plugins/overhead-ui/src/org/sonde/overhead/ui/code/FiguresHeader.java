/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.code;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

import org.eclipse.core.resources.IFile;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.sonde.overhead.ui.view.AccessibleName;
import org.sonde.overhead.ui.view.layout.ComboItems;
import org.sonde.overhead.ui.view.layout.FlowData;
import org.sonde.overhead.ui.view.layout.FlowLayout;

/** The line above the figures: which component of the project, and of what the table has rows. */
final class FiguresHeader {

	private final Composite bar;
	private final Combo component;
	private final List<Button> levels = new ArrayList<>();
	private List<Optional<IFile>> files = List.of();

	/**
	 * @param component receives the file chosen; empty for all types
	 * @param level     receives what the table is to show
	 */
	FiguresHeader(Composite parent, Consumer<Optional<IFile>> component, Consumer<FiguresLevel> level) {
		bar = FlowLayout.line(parent, 5, 3, 5);
		Composite chosen = FlowLayout.group(bar, Messages.FiguresHeader_component, 2, FlowData.choice(160, 420, true));
		this.component = new Combo(chosen, SWT.READ_ONLY);
		AccessibleName.fromLabels(chosen);
		GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).grab(true, false).applyTo(this.component);
		this.component.addSelectionListener(SelectionListener.widgetSelectedAdapter(
				event -> component.accept(files.get(this.component.getSelectionIndex()))));
		Composite choices = FlowLayout.line(FlowLayout.group(bar, Messages.FiguresHeader_rows, 2, FlowData.fixed()), 0, 0, 5);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(choices);
		for (FiguresLevel each : FiguresLevel.values()) {
			Button button = new Button(choices, SWT.RADIO);
			button.setText(each.label());
			button.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> {
				if (button.getSelection()) {
					level.accept(each);
				}
			}));
			levels.add(button);
		}
	}

	Composite control() {
		return bar;
	}

	void show(FiguresLevel level) {
		levels.forEach(button -> button.setSelection(levels.indexOf(button) == level.ordinal()));
	}

	/** The components of the project, and which of them is shown. */
	void show(ComponentChoices choices) {
		files = choices.files();
		if (ComboItems.replace(component, choices.names())) {
			bar.getParent().layout(new Control[] { component });
		}
		component.select(choices.shown());
		component.setToolTipText(choices.problems().orElse(component.getText()));
	}
}
