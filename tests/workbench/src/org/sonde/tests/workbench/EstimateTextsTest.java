/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.calls.CallRates;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.statistics.Interval;
import org.sonde.overhead.ui.estimates.CallRatesImport;
import org.sonde.overhead.ui.estimates.CallsEditing;
import org.sonde.overhead.ui.estimates.ProbeEdits;
import org.sonde.overhead.ui.estimates.table.Quantities;

/** How costs are shown, what is taken for a call rate, and what an import changes; in a locale that writes numbers otherwise. */
class EstimateTextsTest {

	private Locale before;

	@BeforeEach
	void german() {
		before = Locale.getDefault();
		Locale.setDefault(Locale.GERMANY);
	}

	@AfterEach
	void restore() {
		Locale.setDefault(before);
	}

	@Test
	void showsAsManyDigitsAsTheIntervalBears() {
		assertEquals("5.9 µs (4.2 … 7.7)", Quantities.perCall(estimate(5939.1, 4157.4, 7720.8)));
		assertEquals("47 ns (0 … 61)", Quantities.perCall(estimate(47.0, 0, 61.1)));
		assertEquals("5.9391 µs (5.9316 … 5.9466)", Quantities.measuredPerCall(
				new Estimate.Measured(Optional.of(new Interval(5939.1, 5931.6, 5946.6)), new Interval(5939.1, 4157.4, 7720.8),
						"")));
		assertEquals("12300 ms/s (8600 … 16000)", Quantities.perSecond(estimate(12345, 8641.5, 16048.5)));
		assertEquals("0 ms/s", Quantities.perSecond(estimate(0, 0, 0)));
		assertEquals("unknown", Quantities.perSecond(new Estimate.Unknown("no rate")));
		assertEquals("2000000", Quantities.callsPerSecond(2e6));
		assertEquals("0.25", Quantities.callsPerSecond(0.25));
	}

	@Test
	void takesAPlainNumberOrNothingForACallRate() {
		assertEquals(Optional.of(new CallRate(12.5, "typed")), CallsEditing.rate(" 12.5 "));
		assertEquals(Optional.empty(), CallsEditing.rate(""));
		for (String good : List.of("", "0", "1e3", "12.5")) {
			assertEquals(Optional.empty(), CallsEditing.problem(good), good);
		}
		for (String bad : List.of("-1", "many", "12,5", "NaN", "1e999", "0x10", "1d")) {
			assertTrue(CallsEditing.problem(bad).isPresent(), bad);
		}
	}

	@Test
	void importsRatesForTheProbesThereAreAndNamesTheOthers() {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		plan.getProbes().add(Probes.create(MethodSignature.parse("int p.A.b(java.lang.String,int)")));
		plan.getProbes().add(Probes.create(MethodSignature.parse("void p.A.c()")));
		CallRates rates = new CallRates(Map.of("int p.A.b(java.lang.String, int)", new CallRate(3, "calls.csv, line 2"),
				"void p.Other.x()", new CallRate(4, "calls.csv, line 3")));
		ProbeEdits.rates(rates).accept(plan);

		assertEquals(3.0, plan.getProbes().get(0).getCallsPerSecond());
		assertEquals("calls.csv, line 2", plan.getProbes().get(0).getCallsSource());
		assertEquals(null, plan.getProbes().get(1).getCallsPerSecond());
		assertEquals(List.of("void p.Other.x()"), ProbeEdits.withoutProbe(rates, plan));
		assertEquals("calls.csv: imported the call rates of 1 probe.\n1 of its methods has no probe in the plan:\nvoid p.Other.x()",
				CallRatesImport.outcome("calls.csv", 1, List.of("void p.Other.x()")));
		assertEquals("calls.csv: imported the call rates of 2 probes.", CallRatesImport.outcome("calls.csv", 2, List.of()));
	}

	private static Estimate estimate(double value, double low, double high) {
		return new Estimate.Extrapolated(Optional.empty(), new Interval(value, low, high), "");
	}
}
