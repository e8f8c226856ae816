/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.marking;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;

import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.commands.IElementUpdater;
import org.eclipse.ui.menus.UIElement;

/** A command whose menu item has a check mark that shows the state of the selected probes. */
abstract class StatefulHandler extends MarkingHandler implements IElementUpdater {
	private final String id;
	private List<IJavaElement> selected = List.of();

	/** @param id of the command in plugin.xml */
	StatefulHandler(String id, Function<ExecutionEvent, MarkingCommand> command, Predicate<IJavaElement> mayChange) {
		super(command, mayChange);
		this.id = id;
	}

	/** A menu that opens asks for the check marks before the selection is known. */
	@Override
	protected final void looked(List<IJavaElement> elements) {
		if (!elements.equals(selected)) {
			selected = elements;
			PlatformUI.getWorkbench().getService(ICommandService.class).refreshElements(id, null);
		}
	}

	@Override
	public final void updateElement(UIElement element, @SuppressWarnings("rawtypes") Map parameters) {
		element.setChecked(isChecked(selected, parameters));
	}

	/**
	 * A quick check whether the selected probes already have the state that the command sets.
	 *
	 * @param parameters of the command, by their ids
	 */
	protected abstract boolean isChecked(List<IJavaElement> selection, Map<?, ?> parameters);
}
