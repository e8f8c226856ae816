/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.e4.ui.model.application.ui.basic.MPart;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IViewReference;
import org.eclipse.ui.IWorkbenchWizard;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.wizards.IWizardRegistry;

/** Some screens of the gallery, in a workbench that is as if it were new, and is left so. */
abstract class Screens {
	static final Rectangle WINDOW = new Rectangle(0, 0, 1160, 800);

	/** Takes the pictures; files that they need go into the folder. */
	abstract void take(Camera camera, Path folder) throws Exception;

	final void open() {
		Workbench.showJavaPerspective();
		Workbench.ui(() -> {
			Workbench.page().resetPerspective();
			Workbench.page().getWorkbenchWindow().getShell().setBounds(WINDOW);
			// The console would come to the front whenever the program prints something.
			DebugUITools.getPreferenceStore().setValue("DEBUG.consoleOpenOnOut", false);
			return null;
		});
	}

	final void close() throws Exception {
		Camera.closeDialogs();
		Workbench.ui(() -> {
			List<MPart> parts = ours().map(view -> view.getView(true).getSite().getService(MPart.class)).toList();
			ours().forEach(Workbench.page()::hideView);
			// They must be as if they had never been shown.
			parts.forEach(part -> part.getPersistedState().clear());
			return null;
		});
		Workbench.closeEditors();
		ILaunchManager launches = DebugPlugin.getDefault().getLaunchManager();
		for (var launch : launches.getLaunches()) {
			launch.terminate();
		}
		launches.removeLaunches(launches.getLaunches());
		Workbench.deleteLaunchConfigurations();
		for (IProject project : ResourcesPlugin.getWorkspace().getRoot().getProjects()) {
			project.delete(true, true, null);
		}
	}

	/** Our views that are open; in the thread of the user interface. */
	static Stream<IViewReference> ours() {
		return Stream.of(Workbench.page().getViewReferences()).filter(view -> view.getId().startsWith("org.sonde."));
	}

	static IViewPart show(String id) {
		return Workbench.ui(() -> Workbench.page().showView(id));
	}

	/** The list of files shows a path that is the same on every machine; the wizard reads the real files. */
	static void shown(String path) {
		Workbench.ui(() -> {
			Workbench.all(Workbench.dialogs().getLast(), org.eclipse.swt.widgets.List.class).getFirst().setItem(0, path);
			return null;
		});
	}

	/** Opens a wizard that does not wait for its end. */
	static <W extends IWorkbenchWizard> Opened<W> open(IWizardRegistry registry, String id, Class<W> type, Object selected) {
		return Workbench.ui(() -> {
			IWorkbenchWizard wizard = registry.findWizard(id).createWizard();
			wizard.init(PlatformUI.getWorkbench(), new StructuredSelection(selected));
			WizardDialog dialog = new WizardDialog(Workbench.page().getWorkbenchWindow().getShell(), wizard);
			dialog.setBlockOnOpen(false);
			dialog.open();
			return new Opened<>(type.cast(wizard), dialog);
		});
	}

	/** A wizard in its dialog. */
	record Opened<W>(W wizard, WizardDialog dialog) {

		void next() {
			Workbench.ui(() -> {
				dialog.showPage(dialog.getCurrentPage().getNextPage());
				return null;
			});
		}
	}
}
