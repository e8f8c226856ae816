/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.RecordTo;
import org.sonde.overhead.ui.estimates.costs.Samples;
import org.sonde.overhead.ui.estimates.costs.ShownCosts;

class TotalTextTest {

	private final Plan plan = Samples.plan(Samples.BASE);

	private String text(boolean narrow) {
		return TotalText.of(ShownCosts.of(Samples.costs(plan), Optional.empty(), List.of()), narrow);
	}

	/** 2000 executions per second at 5.9391 µs; the base was measured with a TCP writer. */
	@Test
	void thatTheWriterIsAnotherOneStandsBesideTheCostWhereverThatIsShown() {
		Samples.probe(plan, "void a.A.a()", 2000);
		for (boolean narrow : new boolean[] { false, true }) {
			plan.setRecordTo(RecordTo.TCP);
			assertThat(text(narrow)).contains("12 ms/s").doesNotContain(Messages.EstimatesTotal_writersDiffer);
			plan.setRecordTo(RecordTo.BINARY);
			assertThat(text(narrow)).contains("12 ms/s").endsWith("; " + Messages.EstimatesTotal_writersDiffer);
		}
	}

	@Test
	void aCostThatIsUnknownNeedsNoOtherReason() {
		Samples.probe(plan, "void a.A.a()", 2000).setCallsPerSecond(null);
		plan.setRecordTo(RecordTo.BINARY);
		assertThat(text(false)).doesNotContain(Messages.EstimatesTotal_writersDiffer);
	}
}
