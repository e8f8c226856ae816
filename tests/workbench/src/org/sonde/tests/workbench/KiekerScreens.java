/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.jdt.ui.IPackagesViewPart;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IWorkbenchPart;
import org.sonde.overhead.ui.code.Figures;
import org.sonde.overhead.ui.code.MaintainabilityView;
import org.sonde.overhead.ui.comparison.ComparisonView;

/** How maintainable Kieker's monitoring component is, alone and beside that of an earlier release. */
final class KiekerScreens extends Screens {
	private static final Path COMPONENT = Path.of("../../samples/components/kieker-monitoring.component");
	private static final String NAME = "Monitoring of Kieker";

	@Override
	void take(Camera camera, Path folder) throws Exception {
		KiekerProject kieker = new KiekerProject();
		IFile component = kieker.project().project().getFile(COMPONENT.getFileName().toString());
		component.create(JavaProject.stream(Files.readString(COMPONENT)), true, null);
		MaintainabilityView view = (MaintainabilityView) show(MaintainabilityView.ID);
		Workbench.ui(() -> {
			view.show(kieker.project().project());
			view.choose(Optional.of(component));
			return null;
		});
		Workbench.waitPatiently("the component", () -> Workbench
				.ui(() -> view.figures().map(Figures::measurement).filter(known -> known.component().name().equals(NAME)).isPresent()));
		camera.view("maintainability", view);
		compare(kieker);
		ComparisonView comparison = (ComparisonView) Workbench.ui(() -> Workbench.page().findView(ComparisonView.ID));
		Workbench.waitPatiently("the comparison", () -> Workbench.ui(() -> comparison.comparison().isPresent()));
		camera.view("comparison", comparison);
	}

	private static void compare(KiekerProject kieker) throws Exception {
		IPackagesViewPart explorer = Workbench.selectInPackageExplorer(kieker.project().java());
		Workbench.chooseLater(Workbench.menuOn((IWorkbenchPart) explorer, kieker.project().java()), "Compare With",
				"Sonde: Code of…");
		Shell dialog = Workbench.dialog("Compare Code of Versions");
		Combo components = Workbench.ui(() -> Workbench.all(dialog, Combo.class).getFirst());
		Workbench.waitFor("the component", () -> Workbench.ui(() -> components.indexOf(NAME) >= 0));
		Workbench.ui(() -> {
			components.select(components.indexOf(NAME));
			components.notifyListeners(SWT.Selection, new Event());
			Workbench.texts(dialog).getLast().setText(kieker.earlier().toString());
			return null;
		});
		Workbench.press("Compare");
		Workbench.waitFor("the view", () -> Workbench.ui(() -> Workbench.page().findView(ComparisonView.ID) != null));
	}
}
