/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;

/** The pages of Benchmark Versions. */
final class VersionScreens extends Screens {

	@Override
	void take(Camera camera, Path folder) throws Exception {
		JavaProject project = new JavaProject("counter");
		MeasuredComponent.in(project);
		Workbench.selectInPackageExplorer(project.java());
		Workbench.start("org.sonde.overhead.ui.measureVersions");
		Shell shell = Workbench.dialog("Benchmark Versions");
		Table versions = Fields.find(shell, Table.class, "Versions");
		Workbench.waitFor("the revisions", () -> Workbench.ui(() -> versions.getItemCount() > 1));
		Workbench.ui(() -> {
			Stream.of(versions.getItems()).filter(item -> List.of("v1", "v2").contains(item.getText())).forEach(item -> {
				item.setChecked(true);
				Event event = new Event();
				event.detail = SWT.CHECK;
				event.item = item;
				versions.notifyListeners(SWT.Selection, event);
			});
			return null;
		});
		camera.dialog("measure-versions");
		Workbench.press("Next >");
		Combo kinds = Fields.find(shell, Combo.class, "Started as");
		Workbench.waitFor("the kinds", () -> Workbench.ui(() -> kinds.getItemCount() > 0));
		camera.dialog("measure-versions-how");
		Camera.closeDialogs();
	}
}
