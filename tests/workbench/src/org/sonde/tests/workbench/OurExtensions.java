/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import java.util.Arrays;
import java.util.stream.Stream;

import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.Platform;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.ui.IWorkbenchWizard;
import org.eclipse.ui.PlatformUI;

/** What Sonde adds to the workbench, found in its registry: tests of all of it know of what is added later. */
final class OurExtensions {

	private OurExtensions() {
	}

	static Stream<IConfigurationElement> of(String point, String name) {
		return Arrays.stream(Platform.getExtensionRegistry().getConfigurationElementsFor(point))
				.filter(element -> element.getName().equals(name) && element.getContributor().getName().startsWith("org.sonde."));
	}

	/** Those of the menus File ▸ Import, Export and New. */
	static Stream<IConfigurationElement> wizards() {
		return Stream.of("import", "export", "new").flatMap(kind -> of("org.eclipse.ui." + kind + "Wizards", "wizard"));
	}

	/** Opens one of them, and does not wait for its end. */
	static WizardDialog open(IConfigurationElement element, IStructuredSelection selection) {
		return Workbench.ui(() -> {
			IWorkbenchWizard wizard = (IWorkbenchWizard) element.createExecutableExtension("class");
			wizard.init(PlatformUI.getWorkbench(), selection);
			WizardDialog dialog = new WizardDialog(Workbench.page().getWorkbenchWindow().getShell(), wizard);
			dialog.setBlockOnOpen(false);
			dialog.open();
			return dialog;
		});
	}
}
