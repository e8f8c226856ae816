/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

import org.eclipse.core.resources.IResource;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IWorkbenchPage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.PlanFiles;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.overhead.ui.estimates.EstimatesView;
import org.sonde.overhead.ui.estimates.table.EstimateColumns;
import org.sonde.overhead.ui.estimates.table.Grouping;

/**
 * A plan of 100,000 probes in Overhead Estimates: how long the thread of the user interface is busy at a time for it, step by step. Prints
 * figures and asserts none.
 *
 * <p>Run by {@code -Dtest=EstimatesLargePlanBenchmark -Dsonde.benchmark=FILE}; the figures are written to the file.
 */
@EnabledIfSystemProperty(named = "sonde.benchmark", matches = "(?!none$).+")
class EstimatesLargePlanBenchmark {

	private static final int PROBES = 100_000;
	private static final int METHODS_PER_TYPE = 20;
	private static final int TYPES_PER_PACKAGE = 25;

	private JavaProject project;
	private EstimatesView view;

	@BeforeEach
	void open() throws Exception {
		Workbench.showJavaPerspective();
		project = new JavaProject("EstimatesLargePlan");
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		plan.setResultSet("waller-2014-base");
		for (int i = 0; i < PROBES; i++) {
			int type = i / METHODS_PER_TYPE;
			MethodProbe probe = Probes
					.create(MethodSignature.method("void", "org.shop.p" + type / TYPES_PER_PACKAGE + ".Type" + type, "method" + i));
			probe.setKind(ProbeKind.OPERATION_EVENTS);
			probe.setCallsPerSecond(Math.floor(1e6 / (i + 1)));
			plan.getProbes().add(probe);
		}
		PlanFiles.save(plan, project.plan().getLocation().toPath());
		view = Workbench.ui(() -> {
			EstimatesView opened = (EstimatesView) Workbench.page().showView(EstimatesView.ID);
			Workbench.state(opened, IWorkbenchPage.STATE_MAXIMIZED);
			opened.content().probes().group(Grouping.NONE);
			EstimateTools.details(opened, false);
			return opened;
		});
	}

	@AfterEach
	void close() throws Exception {
		Workbench.state(view, IWorkbenchPage.STATE_RESTORED);
		Workbench.closeView(view);
		project.delete();
	}

	@Test
	void measure() throws Exception {
		StringBuilder report = new StringBuilder(String.format(Locale.ROOT, "%,d probes, load average %.1f%n", PROBES,
				ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage()));
		try (EventTimes times = new EventTimes()) {
			project.project().refreshLocal(IResource.DEPTH_INFINITE, null);
			Workbench.ui(() -> {
				view.show(project.project());
				return null;
			});
			waitForLines("the plan", PROBES);
			settle();
			report.append(times.report("plan shown"));
			Workbench.ui(() -> {
				view.content().probes().table().sortDescending(EstimateColumns.PER_SECOND);
				return null;
			});
			Workbench.waitFor("the costliest first",
					() -> Workbench.ui(() -> ProbeRows.lines(view).rows().getFirst().label().endsWith("method0()")));
			settle();
			report.append(times.report("sorted by cost"));
			Workbench.ui(() -> {
				Fields.find(PartWidgets.widget(view), Text.class, "Filter probes").setText("type4711 method");
				return null;
			});
			waitForLines("the type", METHODS_PER_TYPE);
			settle();
			report.append(times.report("filtered"));
			Workbench.ui(() -> {
				Fields.find(PartWidgets.widget(view), Text.class, "Filter probes").setText("");
				return null;
			});
			waitForLines("all again", PROBES);
			settle();
			report.append(times.report("filter cleared"));
			for (int i = 1; i <= 20; i++) {
				int top = i * PROBES / 21;
				Workbench.ui(() -> {
					ProbeRows.lines(view).widget().setTopIndex(top);
					return null;
				});
				settle();
			}
			report.append(times.report("scrolled, 20 times"));
			Workbench.ui(() -> {
				EstimateTools.tryOut(true);
				Table table = ProbeRows.lines(view).widget();
				table.setTopIndex(0);
				table.setSelection(0);
				table.notifyListeners(SWT.Selection, new Event());
				return null;
			});
			long from = System.nanoTime();
			Workbench.ui(() -> {
				Event space = new Event();
				space.keyCode = ' ';
				space.character = ' ';
				ProbeRows.lines(view).widget().notifyListeners(SWT.KeyDown, space);
				return null;
			});
			Workbench.waitFor("the effect", () -> PartWidgets.texts(view).contains("What if"));
			report.append(String.format(Locale.ROOT, "deactivated as what-if: effect after %.0f ms%n", (System.nanoTime() - from) / 1e6));
			settle();
			report.append(times.report("what if"));
			Workbench.ui(() -> {
				EstimateTools.tryOut(false);
				view.content().probes().group(Grouping.TYPE);
				return null;
			});
			waitForLines("packages and types", PROBES + PROBES / METHODS_PER_TYPE + PROBES / METHODS_PER_TYPE / TYPES_PER_PACKAGE);
			settle();
			report.append(times.report("grouped by type"));
			report.append("longest event: ").append(times.longestCpuMillis()).append(" ms of processor time\n");
			Files.writeString(Path.of(System.getProperty("sonde.benchmark")), report);
		}
	}

	private void waitForLines(String what, int lines) throws Exception {
		Workbench.waitFor(what, () -> Workbench.ui(() -> ProbeRows.lines(view).rows().size() == lines));
	}

	/** Until what follows has been painted. */
	private static void settle() throws Exception {
		for (int i = 0; i < 5; i++) {
			Thread.sleep(60);
			Workbench.ui(() -> null);
		}
	}
}
