/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;

import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.jdt.launching.IJavaLaunchConfigurationConstants;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Shell;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.extension.ExtendWith;
import org.sonde.benchmark.userprogram.ProgramEffort;
import org.sonde.instrumentation.plan.FieldSignature;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Probe;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.overhead.ui.userprogram.MeasureDialog;
import org.sonde.overhead.ui.userprogram.MeasureSettings;
import org.sonde.overhead.ui.userprogram.ProgramDialog;
import org.sonde.overhead.ui.userprogram.UnitKind;

/** What cannot be measured is said before anything is started. */
@ExtendWith(LoggedErrors.class)
class ProgramDialogTest {
	private JavaProject project;

	@BeforeEach
	void open(TestInfo test) throws Exception {
		Workbench.showJavaPerspective();
		project = new JavaProject(test.getTestMethod().orElseThrow().getName());
		project.add("shop", "Cart.java", "package shop;\nclass Cart {\n\tint total;\n\tvoid add() { total++; }\n}\n");
	}

	@AfterEach
	void close() throws Exception {
		Camera.closeDialogs();
		Workbench.deleteLaunchConfigurations();
		project.delete();
	}

	private Shell dialog(Probe... probes) throws Exception {
		PlanStore.ofWorkspace().edit(project.plan(), plan -> plan.getProbes().addAll(List.of(probes)), null);
		ILaunchConfigurationWorkingCopy copy = DebugPlugin.getDefault().getLaunchManager()
				.getLaunchConfigurationType(IJavaLaunchConfigurationConstants.ID_JAVA_APPLICATION)
				.newInstance(null, project.project().getName());
		copy.setAttribute(IJavaLaunchConfigurationConstants.ATTR_PROJECT_NAME, project.project().getName());
		copy.setAttribute(IJavaLaunchConfigurationConstants.ATTR_MAIN_TYPE_NAME, "shop.Cart");
		ILaunchConfiguration shop = copy.doSave();
		new MeasureSettings("", UnitKind.METHOD, "shop.Cart.add", "", ProgramEffort.DEFAULT, "").save(shop.getName());
		Workbench.display().asyncExec(() -> new MeasureDialog(Workbench.page().getWorkbenchWindow().getShell(),
				new ProgramDialog.Offer(List.of(shop), List.of(project.project()), shop, Optional.of(project.project())), () -> {
				}).open());
		return Workbench.dialog("Measure Overhead");
	}

	private static boolean mayStart(Shell dialog) {
		return Workbench.ui(() -> Workbench.all(dialog, Button.class).stream().filter(button -> button == dialog.getDefaultButton())
				.findFirst().orElseThrow().isEnabled());
	}

	@Test
	void aPlanThatOnlyWatchesFieldsHasNothingToMeasure() throws Exception {
		Shell dialog = dialog(Probes.createField(new FieldSignature("shop.Cart", "total", "int", false)));
		Workbench.waitFor("the reason", () -> Workbench.ui(() -> Fields.words(dialog)).contains(" has no probes of methods"));
		assertThat(mayStart(dialog)).isFalse();
		Workbench.picture("measure-overhead-watched");
	}

	@Test
	void withAProbeOfAMethodItCanBeMeasured() throws Exception {
		Shell dialog = dialog(Probes.createField(new FieldSignature("shop.Cart", "total", "int", false)),
				Probes.create(MethodSignature.parse("void shop.Cart.add()")));
		Workbench.waitFor("the plan to be read", () -> mayStart(dialog));
		assertThat(Workbench.ui(() -> Fields.words(dialog))).doesNotContain(" has no probes of methods");
	}
}
