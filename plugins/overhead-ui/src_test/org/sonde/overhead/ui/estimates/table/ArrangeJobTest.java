/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;

import org.eclipse.core.runtime.NullProgressMonitor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Probe;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.overhead.cost.Estimate;

class ArrangeJobTest {
	private final List<Runnable> display = new ArrayList<>();
	private final List<Arrangement.Lines> shown = new ArrayList<>();
	private final ArrangeJob job = new ArrangeJob(display::add, shown::add);

	@AfterEach
	void end() throws InterruptedException {
		job.cancel();
		job.join();
	}

	private static EstimateRow row(String method) {
		Probe probe = Probes.create(MethodSignature.parse(method));
		Estimate unknown = new Estimate.Unknown("no rate");
		return new EstimateRow(0, Probes.name(probe), probe, unknown, unknown,
				new ProbeShares(OptionalDouble.empty(), OptionalDouble.empty(), Optional.empty(), Optional.empty()), Optional.empty());
	}

	private void arrange(String filter) throws InterruptedException {
		job.arrange(new Arrangement(Grouping.NONE, filter, Optional.empty(), Set.of()),
				List.of(row("void p.A.one()"), row("void p.A.two()")));
		job.join();
	}

	@Test
	void theLinesAreShownInTheThreadOfTheDisplay() throws Exception {
		arrange("one");
		assertThat(shown).isEmpty();
		assertThat(display).hasSize(1);
		display.getFirst().run();
		assertThat(shown).singleElement().satisfies(lines -> assertThat(lines.found()).isEqualTo(1));
	}

	/** The display runs what it got only later. */
	@Test
	void whatWasOvertakenIsNotShown() throws Exception {
		arrange("one");
		arrange("");
		display.forEach(Runnable::run);
		assertThat(shown).singleElement().satisfies(lines -> assertThat(lines.found()).isEqualTo(2));
	}

	@Test
	void whatIsForgottenIsNotShown() throws Exception {
		arrange("");
		job.forget();
		display.forEach(Runnable::run);
		assertThat(shown).isEmpty();
		display.clear();
		job.run(new NullProgressMonitor());
		assertThat(display).isEmpty();
	}
}
