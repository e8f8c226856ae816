/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.report.observed.ObservedCalls;
import org.sonde.report.observed.RecordedOperation;

class RecordedCallsTest {
	private static final MethodSignature CALLED = MethodSignature.method("void", "p.A", "called");
	private static final MethodSignature NOT_CALLED = MethodSignature.method("void", "p.B", "notCalled");
	private static final MethodSignature UNKNOWN = MethodSignature.method("void", "p.C", "unknown");

	private static RecordedCalls calls(boolean ofRun) {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		List.of(CALLED, NOT_CALLED, UNKNOWN).forEach(method -> plan.getProbes().add(Probes.create(method)));
		List<RecordedOperation> log = List.of(new RecordedOperation(CALLED.toString(), 3, OptionalDouble.of(1)));
		return RecordedCalls.of(ofRun, ObservedCalls.of(plan, Optional.empty(), log, "log").withCounted(Set.of(CALLED, NOT_CALLED)));
	}

	@Test
	void zeroCallsAreShownOnlyWhereTheyAreKnown() {
		assertThat(calls(true).text(CALLED, true)).contains("3 calls in the last run");
		assertThat(calls(true).text(NOT_CALLED, true)).contains("0 calls in the last run");
		assertThat(calls(true).text(UNKNOWN, true)).contains("never recorded in the last run");
		assertThat(calls(true).text(NOT_CALLED, false)).as("its probe is deactivated now").isEmpty();
	}

	/** What has no record is worth looking at, for whatever reason. */
	@Test
	void theReasonIsToldForBoth() {
		assertThat(calls(true).missing(NOT_CALLED, true)).isPresent();
		assertThat(calls(true).missing(UNKNOWN, true)).isPresent();
		assertThat(calls(true).missing(CALLED, true)).isEmpty();
	}
}
