/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.eclipse.core.resources.IFile;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.overhead.budget.Budget;
import org.sonde.overhead.budget.Worth;
import org.sonde.overhead.ui.estimates.costs.EstimateSettings;
import org.sonde.overhead.ui.estimates.costs.Findings;
import org.sonde.overhead.ui.estimates.costs.PlanCosts;
import org.sonde.overhead.ui.estimates.costs.Samples;
import org.sonde.overhead.ui.estimates.costs.ShownCosts;
import org.sonde.overhead.ui.estimates.costs.WhatIf;
import org.sonde.overhead.ui.estimates.edit.ProbeEdits;

class ShownEstimatesTest {

	private static final String PROBE = "void a.A.a()";

	private final WhatIf whatIf = WhatIf.ofWorkbench();
	private final ShownEstimates model = new ShownEstimates(whatIf);
	private final IFile file = file("shop.probes");
	private final Plan plan = Samples.plan(Samples.BASE);

	/** A file that is equal to itself alone; there is no workspace. */
	private static IFile file(String name) {
		return (IFile) Proxy.newProxyInstance(ShownEstimatesTest.class.getClassLoader(), new Class<?>[] { IFile.class },
				(proxy, method, arguments) -> switch (method.getName()) {
					case "equals" -> proxy == arguments[0];
					case "hashCode" -> System.identityHashCode(proxy);
					case "toString", "getName" -> name;
					default -> throw new UnsupportedOperationException(method.getName());
				});
	}

	private ShownCosts costs() {
		PlanState.Loaded loaded = PlanState.Loaded.of(file, plan);
		List<WhatIf.Edit> edits = whatIf.of(file);
		Optional<PlanCosts> tried = edits.isEmpty() ? Optional.empty()
				: Optional.of(PlanCosts.of(WhatIf.changed(loaded, edits), Samples.PUBLISHED));
		return ShownCosts.of(PlanCosts.of(loaded, Samples.PUBLISHED), tried, edits);
	}

	private static Findings findings(ShownCosts costs) {
		return Findings.of(costs, new EstimateSettings(Budget.NONE, Worth.WISH, List.of()));
	}

	@AfterEach
	void nothingIsTriedOut() {
		whatIf.discard(file);
		whatIf.setOn(false);
	}

	@Test
	void findingsOfCostsThatAreShownNoMoreAreNotShown() {
		Samples.probe(plan, PROBE, 1000);
		ShownCosts first = costs();
		model.show(first);
		ShownCosts second = costs();
		model.show(second);
		assertThat(model.show(first, findings(first))).isFalse();
		assertThat(model.findings()).isEmpty();
		assertThat(model.show(second, findings(second))).isTrue();
		assertThat(model.findings()).isPresent();
		model.clear();
		assertThat(model.findings()).isEmpty();
		assertThat(model.file()).isEmpty();
	}

	@Test
	void costsOfAnotherStateOfThePlanAreOvertaken() {
		Samples.probe(plan, PROBE, 1000);
		ShownCosts found = costs();
		assertThat(model.isCurrent(found, found.planned().plan())).isTrue();
		assertThat(model.isCurrent(found, PlanState.Loaded.of(file, Samples.plan(Samples.BASE)))).isFalse();
		model.show(found);
		model.setTrying(true);
		model.tryOut(file, "off", ProbeEdits.active(List.of(PROBE), false));
		assertThat(model.isCurrent(found, found.planned().plan())).as("something is tried out meanwhile").isFalse();
		assertThat(model.isCurrent(costs(), PlanState.Loaded.of(file, plan))).isTrue();
	}

	@Test
	void whatIsTriedOutIsShownButThePlanStaysAsItIs() {
		Samples.probe(plan, PROBE, 1000);
		model.setTrying(true);
		model.tryOut(file, "off", ProbeEdits.active(List.of(PROBE), false));
		model.tryOut(file, "note", ProbeEdits.note(List.of(PROBE), "why"));
		model.show(costs());
		assertThat(model.costs().orElseThrow().rows().getFirst().probe().isActive()).isFalse();
		assertThat(model.planned().orElseThrow().rows().getFirst().probe().isActive()).isTrue();
		model.undoLast(file);
		assertThat(whatIf.of(file)).hasSize(1);
		model.tried(file).accept(plan);
		assertThat(plan.getProbes().getFirst().isActive()).isFalse();
		assertThat(plan.getProbes().getFirst().getNote()).as("undone").isNull();
		model.setTrying(false);
		assertThat(whatIf.of(file)).as("it waits").isEmpty();
		model.setTrying(true);
		assertThat(whatIf.of(file)).hasSize(1);
	}

	@Test
	void awaitedProbesAreToldOnceAndOnlyForTheirPlan() {
		Samples.probe(plan, PROBE, 1000);
		model.await(file, Set.of(PROBE));
		model.show(costs());
		assertThat(model.takeAwaited()).containsExactly(PROBE);
		assertThat(model.takeAwaited()).isEmpty();
		model.await(file("other.probes"), Set.of(PROBE));
		assertThat(model.takeAwaited()).isEmpty();
	}
}
