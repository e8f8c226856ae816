/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.jface.action.Action;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.actions.ActionFactory;

/** Handles the workbench's command <i>Find</i>, by default Ctrl+F: gives the focus to the search field of a view, where there is one. */
final class FindField extends Action {
	private final Composite view;

	private FindField(Composite view) {
		this.view = view;
		setActionDefinitionId(ActionFactory.FIND.getCommandId());
	}

	/** Until the view sets another handler. */
	static void enable(Composite view, IActionBars bars) {
		bars.setGlobalActionHandler(ActionFactory.FIND.getId(), new FindField(view));
	}

	/** Of several tabs, only the one in front may have such a field. */
	@Override
	public boolean isEnabled() {
		return !view.isDisposed() && field().isPresent();
	}

	@Override
	public void run() {
		field().ifPresent(field -> {
			field.setFocus();
			field.selectAll();
		});
	}

	private Optional<Text> field() {
		return controls(view).filter(Text.class::isInstance).map(Text.class::cast)
				.filter(text -> (text.getStyle() & SWT.SEARCH) != 0 && text.isVisible() && text.isEnabled()).findFirst();
	}

	private static Stream<Control> controls(Control control) {
		return control instanceof Composite composite
				? Stream.concat(Stream.of(control), Arrays.stream(composite.getChildren()).flatMap(FindField::controls))
				: Stream.of(control);
	}
}
