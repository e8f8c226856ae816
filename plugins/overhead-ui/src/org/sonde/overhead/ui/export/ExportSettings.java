/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.export;

import org.eclipse.jface.dialogs.DialogSettings;
import org.eclipse.jface.dialogs.IDialogSettings;
import org.eclipse.ui.PlatformUI;
import org.osgi.framework.FrameworkUtil;

/** What the wizards remember from one time to the next. */
final class ExportSettings {

	private ExportSettings() {
	}

	static IDialogSettings of(String wizard) {
		return DialogSettings.getOrCreateSection(
				PlatformUI.getDialogSettingsProvider(FrameworkUtil.getBundle(ExportSettings.class)).getDialogSettings(), wizard);
	}
}
