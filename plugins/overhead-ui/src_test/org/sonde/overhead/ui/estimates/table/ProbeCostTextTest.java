/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.sonde.instrumentation.plan.FieldSignature;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Probe;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.cost.Provenance;
import org.sonde.overhead.statistics.Interval;

/** The line above a method: its parts, separated by dots in the middle of the line. */
class ProbeCostTextTest {
	private static final Estimate KNOWN = new Estimate.Extrapolated(Optional.empty(), new Interval(5939.1, 4157.4, 7720.8),
			Provenance.NONE);
	private static final Estimate UNKNOWN = new Estimate.Unknown("no results");
	private static final String COST = "5.9 µs (4.2 … 7.7)";

	private static String[] parts(Probe probe, Estimate cost) {
		return ProbeCostText.line(new EstimateRow(0, Probes.name(probe), probe, cost, UNKNOWN, ProbeShares.UNKNOWN, Optional.empty()))
				.split(" · ", -1);
	}

	private static Probe method() {
		return Probes.create(MethodSignature.parse("void shop.Cart.add(int)"));
	}

	@Test
	void aMethodHasKindCostAndRate() {
		Probe probe = method();
		String kind = EstimateColumns.kind(probe.getKind());
		assertThat(parts(probe, KNOWN)).startsWith(kind, COST + " per call").hasSize(3).doesNotContain(COST);
		probe.setCallsPerSecond(12.5);
		assertThat(parts(probe, KNOWN)).containsExactly(kind, COST + " per call", "12.5 calls/s");
		assertThat(parts(probe, UNKNOWN)[1]).doesNotContainPattern("\\d");
		probe.setActive(false);
		assertThat(parts(probe, KNOWN)[0]).startsWith(kind).isNotEqualTo(kind);
	}

	/** The rate is that of all its matches together, which one method alone must not seem to have. */
	@Test
	void thePatternOfARateIsNamed() {
		Probe probe = Probes.createPattern("* shop.Till.*(..)");
		probe.setCallsPerSecond(2_000.0);
		assertThat(parts(probe, KNOWN)[2]).contains("2000").contains("* shop.Till.*(..)");
	}

	@Test
	void aFieldCostsPerEventAndNeedsNoRate() {
		Probe probe = Probes.createField(new FieldSignature("shop.Cart", "size", "int", false));
		assertThat(parts(probe, KNOWN)).hasSize(2).contains(COST + " per event");
		probe.setCallsPerSecond(3.0);
		assertThat(parts(probe, KNOWN)).hasSize(3);
		assertThat(parts(probe, KNOWN)[2]).startsWith("3 ");
	}
}
