/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.versions;

import org.eclipse.ui.IWorkbenchPart;
import org.sonde.overhead.ui.comparison.SelectedTypes;
import org.sonde.overhead.ui.comparison.SelectedTypesAction;

/** Compare With ▸ Sonde: Overhead and Code of…. */
public final class MeasureVersionsAction extends SelectedTypesAction {

	@Override
	protected void run(SelectedTypes types, IWorkbenchPart where) {
		new MeasureVersionsWizard(where.getSite().getPage(), types).open();
	}
}
