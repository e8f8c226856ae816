/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.userprogram;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.Probes;

class UnitProposalsTest {

	private final Plan plan = PlanFactory.eINSTANCE.createPlan();

	/** @param entries per second; null if unknown */
	private void add(String method, Double entries, Double nanos) {
		MethodProbe probe = Probes.create(MethodSignature.parse(method));
		probe.setTraceEntriesPerSecond(entries);
		probe.setMeanResponseNanos(nanos);
		plan.getProbes().add(probe);
	}

	/** As recorded with jsoup: a reader's method was proposed, because it came first. Time per second: 1 ms, 400 ms, 600 ms, 990 ms. */
	@Test
	void theMethodThatTakesMostTimeComesFirstUnlessItIsRarelyCalled() {
		add("void p.Reader.advance()", 1000.0, 1e3);
		add("void p.Parser.parse()", 4.0, 100e6);
		add("void p.Page.select()", 2.0, 300e6);
		add("void p.Main.main()", 0.01, 99e9);
		add("void p.Page.title()", 7.0, null);
		add("void p.Page.inner()", 0.0, 5e9);
		add("p.Page.<init>()", 3.0, 5e9);
		UnitProposals proposals = UnitProposals.of(plan);
		assertThat(proposals.entries()).containsExactly("p.Page.select", "p.Parser.parse", "p.Reader.advance", "p.Page.title",
				"p.Main.main");
		assertThat(proposals.others()).containsExactly("p.Page.inner");
	}

	@Test
	void overloadsAreOneProposalAndAnEntryIsNoOther() {
		add("void p.A.run()", null, null);
		add("void p.A.run(int)", 5.0, 1e6);
		add("void p.A.rest()", null, null);
		add("void p.A.rest(int)", null, null);
		assertThat(UnitProposals.of(plan).entries()).containsExactly("p.A.run");
		assertThat(UnitProposals.of(plan).others()).containsExactly("p.A.rest");
	}
}
