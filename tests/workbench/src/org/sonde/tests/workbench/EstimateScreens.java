/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.Set;

import org.sonde.overhead.budget.Budget;
import org.sonde.overhead.budget.Worth;
import org.sonde.overhead.cost.ResponsePercentiles;
import org.sonde.overhead.ui.estimates.EstimatesView;
import org.sonde.overhead.ui.estimates.budget.AdvicePage;
import org.sonde.overhead.ui.estimates.budget.BudgetDialog;
import org.sonde.overhead.ui.estimates.costs.EstimateSettings;
import org.sonde.overhead.ui.estimates.costs.Findings;

/** Overhead Estimates, its details and its dialogs. */
final class EstimateScreens extends Screens {
	/** In percent of one processor. */
	private static final double BUDGET = 0.5;
	private static final List<String> SCENARIOS = List.of("probes=all-deactivated", "results=waller-2014-pt4,probes=all-active");

	@Override
	void take(Camera camera, Path folder) throws Exception {
		SampleProject sample = new SampleProject(folder);
		EstimatesView view = (EstimatesView) show(EstimatesView.ID);
		Workbench.ui(() -> {
			view.show(sample.project());
			return null;
		});
		Workbench.waitFor("the probes", () -> Workbench.ui(() -> ProbeRows.lines(view).rows().size() > 10 && view.findings().isPresent()));
		camera.view("estimates", view);
		EstimateSettings settings = new EstimateSettings(
				new Budget(OptionalDouble.empty(), OptionalDouble.empty(), OptionalDouble.of(BUDGET), OptionalDouble.empty()), Worth.WISH,
				SCENARIOS);
		settings.save(sample.project());
		Workbench.waitFor("the verdict", () -> PartWidgets.texts(view).toLowerCase(Locale.ROOT).matches("(?s).*(within|over) budget.*"));
		detail(camera, view, EstimateTools.SCENARIOS, "estimates-scenarios",
				() -> PartWidgets.rows(view, "Scenarios", Findings.Case.class).size() == SCENARIOS.size() + 1);
		detail(camera, view, EstimateTools.ADVICE, "estimates-advice",
				() -> !PartWidgets.rows(view, "Probes to drop, in order", AdvicePage.Dropped.class).isEmpty());
		detail(camera, view, EstimateTools.RESPONSE_TIMES, "estimates-response-times",
				() -> PartWidgets.rows(view, "Response times of the runs by percentile", ResponsePercentiles.class).stream()
						.anyMatch(times -> !times.nanos().isEmpty()));
		whatIf(camera, view);
		Workbench.ui(() -> {
			view.reveal(view.costs().orElseThrow().plan().file(), Set.of(ProbeRows.of(view).getFirst().name()));
			return null;
		});
		camera.dialog("explain", () -> ViewTools.run(view, "Explain Cost…"));
		camera.dialog("budget", () -> new BudgetDialog(Workbench.page().getWorkbenchWindow().getShell(), settings).open());
		camera.dialog("configure-columns", () -> ViewTools.run(view, "Configure Columns…"));
	}

	private static void detail(Camera camera, EstimatesView view, String tab, String name, Workbench.Condition ready)
			throws Exception {
		Workbench.ui(() -> {
			EstimateTools.detail(view, tab);
			return null;
		});
		Workbench.waitFor(name, () -> Workbench.ui(ready::holds));
		camera.view(name, view);
	}

	/** With the best-paid probe left out. */
	private static void whatIf(Camera camera, EstimatesView view) throws Exception {
		Workbench.ui(() -> {
			EstimateTools.detail(view, EstimateTools.ADVICE);
			EstimateTools.tryOut(true);
			return null;
		});
		Workbench.press("Try It", view);
		Workbench.waitFor("the effect", () -> PartWidgets.texts(view).contains("What if: "));
		Workbench.ui(() -> {
			EstimateTools.details(view, false);
			return null;
		});
		// Those that are tried out stand at the end.
		camera.view("estimates-what-if", view, () -> ProbeRows.lines(view).widget().setTopIndex(ProbeRows.lines(view).rows().size()));
		Workbench.press("Discard", view);
		Workbench.ui(() -> {
			EstimateTools.tryOut(false);
			EstimateTools.details(view, false);
			return null;
		});
		Workbench.waitFor("the plan as it is", () -> PartWidgets.texts(view).contains("Plan: "));
	}
}
