/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;

import org.eclipse.emf.ecore.util.EcoreUtil;
import org.junit.jupiter.api.Test;
import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.calls.CallRates;
import org.sonde.overhead.calls.GapHistogram;
import org.sonde.overhead.calls.Recording;
import org.sonde.overhead.cost.ProbeLoad;

class ProbeMovesTest {
	private static final MethodSignature SERVE = MethodSignature.parse("void shop.Main.serve(int,int)");
	private static final MethodSignature ANSWER = MethodSignature.parse("void shop.Main.answer(int,int)");
	private static final MethodSignature CLEAR = MethodSignature.parse("void shop.Cart.clear()");

	/** Recorded with both. */
	private static Plan recorded() {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		plan.getProbes().addAll(List.of(Probes.create(SERVE), Probes.create(CLEAR)));
		GapHistogram gaps = GapHistogram.parse("40:10");
		PlanRecordings.take(plan, new CallRates(
				Map.of(SERVE.toString(),
						new CallRate(100, "log", OptionalDouble.of(100), Optional.empty(), OptionalDouble.of(9000), Optional.of(gaps)),
						CLEAR.toString(),
						new CallRate(300, "log", OptionalDouble.of(0), Optional.of(SERVE.toString()), OptionalDouble.of(900),
								Optional.of(gaps))),
				Optional.of(new Recording(PlanRecordings.probes(plan), Optional.of("binary")))));
		return plan;
	}

	@Test
	void whatWasRecordedStaysTrueUnderAnotherName() {
		Plan plan = recorded();
		Plan before = EcoreUtil.copy(plan);
		ProbeMoves back = new ProbeMoves(Map.of(SERVE, ANSWER), Set.of(), List.of()).applyTo(plan);
		assertThat(ProbeLoads.of(plan)).extracting(ProbeLoad::signature).containsExactly(ANSWER.toString(), CLEAR.toString());
		assertThat(ProbeLoads.of(plan)).noneMatch(ProbeLoad::gapsOfOtherProbes);
		assertThat(ProbeLoads.of(plan).getLast().callRate().orElseThrow().nearestProbedCaller()).contains(ANSWER.toString());
		back.applyTo(plan);
		assertThat(EcoreUtil.equals(plan, before)).isTrue();
	}

	@Test
	void withoutOneOfTheProbesItDoesNot() {
		Plan plan = recorded();
		Plan before = EcoreUtil.copy(plan);
		ProbeMoves back = new ProbeMoves(Map.of(SERVE, ANSWER), Set.of(CLEAR), List.of()).applyTo(plan);
		assertThat(ProbeLoads.of(plan)).allMatch(ProbeLoad::gapsOfOtherProbes);
		back.applyTo(plan);
		assertThat(ProbeLoads.of(plan)).noneMatch(ProbeLoad::gapsOfOtherProbes);
		assertThat(PlanComparison.of(plan, before).differing()).isEmpty();
	}
}
