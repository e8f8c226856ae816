/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates;

import java.util.Map;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.commands.IElementUpdater;
import org.eclipse.ui.handlers.HandlerUtil;
import org.eclipse.ui.menus.UIElement;
import org.sonde.overhead.ui.estimates.costs.WhatIf;

/** Switches <i>What If</i> in Overhead Estimates on or off; checked while it is on. */
public final class WhatIfHandler extends AbstractHandler implements IElementUpdater {

	/** The id in plugin.xml. */
	static final String COMMAND = "org.sonde.overhead.ui.whatIf";

	@Override
	public Object execute(ExecutionEvent event) throws ExecutionException {
		try {
			EstimatesView view = (EstimatesView) HandlerUtil.getActiveWorkbenchWindowChecked(event).getActivePage()
					.showView(EstimatesView.ID);
			view.setTrying(!view.isTrying());
			return null;
		} catch (PartInitException e) {
			throw new ExecutionException(e.getMessage(), e);
		}
	}

	@Override
	public void updateElement(UIElement element, @SuppressWarnings("rawtypes") Map parameters) {
		element.setChecked(WhatIf.ofWorkbench().isOn());
	}

	/** Draws the check marks again, wherever the command is shown. */
	static void stateChanged() {
		PlatformUI.getWorkbench().getService(ICommandService.class).refreshElements(COMMAND, null);
	}
}
