/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import java.nio.file.Path;
import java.util.stream.Stream;

import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.debug.core.model.IProcess;
import org.eclipse.jdt.launching.IJavaLaunchConfigurationConstants;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.ui.console.ConsolePlugin;
import org.eclipse.ui.console.IConsoleConstants;
import org.eclipse.ui.console.IConsoleView;
import org.sonde.instrumentation.launch.ProbedRuns;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.overhead.ui.traces.MonitoringLogView;

/** While a program runs with probes, and what the console says when it has ended. */
final class RunningScreens extends Screens {

	@Override
	void take(Camera camera, Path folder) throws Exception {
		Bookshop bookshop = new Bookshop();
		bookshop.plan("int shop.Cart.add(shop.Book,int)", "int shop.Cart.count()", "double shop.Cart.total()", "void shop.Shop.refund()");
		PlanStore.ofWorkspace().edit(bookshop.plan(), plan -> plan.getProbes().add(Probes.createPattern("shop.*.new(..)")), null);
		ILaunchConfigurationWorkingCopy shop = DebugPlugin.getDefault().getLaunchManager()
				.getLaunchConfigurationType(IJavaLaunchConfigurationConstants.ID_JAVA_APPLICATION).newInstance(null, "Shop");
		shop.setAttribute(IJavaLaunchConfigurationConstants.ATTR_PROJECT_NAME, bookshop.project().getName());
		shop.setAttribute(IJavaLaunchConfigurationConstants.ATTR_MAIN_TYPE_NAME, "shop.Shop");
		IProcess process = shop.launch(ProbedRuns.MODE, null).getProcesses()[0];
		Workbench.waitPatiently("calls of the running program",
				() -> Workbench.ui(() -> Workbench.page().findView(MonitoringLogView.ID) instanceof MonitoringLogView view
				&& LogRows.planned(view).rows().stream().anyMatch(row -> row.calls().orElse(0) > 10_000)));
		MonitoringLogView view = Workbench.ui(() -> (MonitoringLogView) Workbench.page().findView(MonitoringLogView.ID));
		camera.view("run-live", view);
		process.getStreamsProxy().write("\n");
		Workbench.waitPatiently("the log of the run",
				() -> Workbench.ui(() -> view.log().isPresent() && !LogRows.planned(view).rows().isEmpty()));
		IConsoleView console = (IConsoleView) Workbench.ui(() -> Workbench.page().showView(IConsoleConstants.ID_CONSOLE_VIEW));
		Workbench.waitPatiently("the line in the console", () -> Workbench.ui(() -> {
			// When the program ends, its console may come to the front at any time, and then the log.
			Workbench.page().bringToTop(console);
			Stream.of(ConsolePlugin.getDefault().getConsoleManager().getConsoles()).filter(one -> one.getName().equals("Sonde"))
					.forEach(console::display);
			return Workbench.all(Camera.folderOf(console), StyledText.class).stream()
					.anyMatch(text -> text.isVisible() && text.getText().contains("Show plan and log"));
		}));
		Workbench.ui(() -> {
			console.setPinned(true);
			return null;
		});
		camera.view("run-console", console);
		Workbench.ui(() -> {
			console.setPinned(false);
			return null;
		});
	}
}
