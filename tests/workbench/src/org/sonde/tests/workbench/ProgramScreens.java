/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.jdt.launching.IJavaLaunchConfigurationConstants;
import org.sonde.benchmark.userprogram.ProgramEffort;
import org.sonde.benchmark.userprogram.ProgramEffort;
import org.sonde.benchmark.userprogram.UnitOfWork;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.overhead.ui.userprogram.MeasureDialog;
import org.sonde.overhead.ui.userprogram.MeasureRequest;
import org.sonde.overhead.ui.userprogram.MeasureSettings;
import org.sonde.overhead.ui.userprogram.MeasuredOverheadView;
import org.sonde.overhead.ui.userprogram.Measurements;
import org.sonde.overhead.ui.userprogram.ProgramDialog;
import org.sonde.overhead.ui.userprogram.UnitKind;

/** Measure Overhead…: what it asks for, and what it shows while it measures a small program and then. */
final class ProgramScreens extends Screens {
	private static final ProgramEffort SHORT = new ProgramEffort(3, 3, 0.05, Duration.ofMinutes(5), Duration.ofMillis(300),
			Duration.ofSeconds(1), Duration.ofMillis(100), false);

	@Override
	void take(Camera camera, Path folder) throws Exception {
		Bookshop bookshop = new Bookshop();
		bookshop.plan("int shop.Cart.add(shop.Book,int)", "int shop.Cart.count()", "double shop.Cart.total()");
		ILaunchConfigurationWorkingCopy copy = DebugPlugin.getDefault().getLaunchManager()
				.getLaunchConfigurationType(IJavaLaunchConfigurationConstants.ID_JAVA_APPLICATION).newInstance(null, "Shop");
		copy.setAttribute(IJavaLaunchConfigurationConstants.ATTR_PROJECT_NAME, bookshop.project().getName());
		copy.setAttribute(IJavaLaunchConfigurationConstants.ATTR_MAIN_TYPE_NAME, "shop.Shop");
		ILaunchConfiguration shop = copy.doSave();
		new MeasureSettings("", UnitKind.METHOD, "shop.Cart.total", "", ProgramEffort.DEFAULT, "").save(shop.getName());
		camera.dialog("measure-overhead",
				() -> new MeasureDialog(Workbench.page().getWorkbenchWindow().getShell(), new ProgramDialog.Offer(List.of(shop),
				List.of(bookshop.project()), shop, Optional.of(bookshop.project())), () -> { }).open());
		MeasuredOverheadView view = (MeasuredOverheadView) show(MeasuredOverheadView.ID);
		measure(bookshop, shop, "shop.Cart.total");
		Workbench.waitPatiently("the first JVMs", () -> Measurements.here().state().orElseThrow().done() > 1);
		camera.view("measured-overhead-running", view);
		Workbench.waitPatiently("the end of the measurement", () -> !Measurements.here().isRunning());
		camera.view("measured-overhead", view);
		select(view, "CPU Time");
		camera.view("measured-overhead-cpu", view);
		select(view, "Whole JVM");
		camera.view("measured-overhead-jvm", view);
		select(view, "Overhead");
		copy.setAttribute(IJavaLaunchConfigurationConstants.ATTR_VM_ARGUMENTS, "-Xmx512");
		measure(bookshop, copy.doSave(), "shop.Cart.total");
		Workbench.waitPatiently("the failure", () -> !Measurements.here().isRunning());
		camera.view("measured-overhead-failed", view);
	}

	private static void select(MeasuredOverheadView view, String tab) {
		Workbench.ui(() -> {
			PartWidgets.tab(view, tab);
			return null;
		});
	}

	private static void measure(Bookshop bookshop, ILaunchConfiguration shop, String unit) throws Exception {
		PlanState.Loaded plan = (PlanState.Loaded) PlanStore.ofWorkspace().load(bookshop.project());
		Measurements.here().start(new MeasureRequest(shop, plan, UnitOfWork.ofMethod(unit), SHORT, Optional.of("waller-2014-base")));
	}
}
