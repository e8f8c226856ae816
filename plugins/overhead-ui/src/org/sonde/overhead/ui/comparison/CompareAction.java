/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.comparison;

import org.eclipse.ui.IWorkbenchPart;

/** Compare With ▸ Sonde: Code of…. */
public final class CompareAction extends SelectedTypesAction {

	@Override
	protected void run(SelectedTypes types, IWorkbenchPart where) {
		CompareDialog.open(types, where.getSite().getShell(), where.getSite().getPage());
	}
}
