/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.benchmark;

import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;

import org.junit.jupiter.api.Test;
import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.cost.PlanEstimate;
import org.sonde.overhead.cost.ProbeLoad;
import org.sonde.overhead.published.PublishedResults;
import org.sonde.overhead.results.ProbeKind;

/** How long the estimate of a large plan takes: docs/dev/estimate.md. Prints figures and asserts none. */
class PlanSpeedTest {

	private static final int PROBES = 100_000;
	private static final int WARM_UP = 50;
	private static final int RUNS = 101;

	private final StringBuilder report = new StringBuilder();

	@Test
	void measure() throws Exception {
		CostModel model = CostModel.of(PublishedResults.get("waller-2014-base"));
		List<ProbeLoad> flat = plan(false);
		List<ProbeLoad> tree = plan(true);
		line("%d processors, Java %s, load %.1f, %,d probes, %d runs after %d; median (lowest-highest) of wall time in ms",
				Runtime.getRuntime().availableProcessors(), Runtime.version(),
				ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage(), PROBES, RUNS, WARM_UP);
		line("estimate, first in the JVM: %.1f", millis(() -> PlanEstimate.of(model, flat, 1)));
		time("estimate", () -> PlanEstimate.of(model, flat, 1));
		time("estimate, callers and trace entries given", () -> PlanEstimate.of(model, tree, 1));
		Files.writeString(Path.of("target", "plan-speed.txt"), report);
	}

	/** @param callers each probe but the first has the one at a third of its place as its caller */
	private static List<ProbeLoad> plan(boolean callers) {
		List<ProbeLoad> plan = new ArrayList<>();
		for (int i = 0; i < PROBES; i++) {
			double calls = 1 + i * 7919L % 10_007;
			plan.add(callers
					? load(i, calls, OptionalDouble.of(i == 0 ? calls : 0), i == 0 ? Optional.empty() : Optional.of(signature(i / 3)))
					: load(i, calls, OptionalDouble.empty(), Optional.empty()));
		}
		return plan;
	}

	private static ProbeLoad load(int place, double calls, OptionalDouble entries, Optional<String> caller) {
		return new ProbeLoad(signature(place), ProbeKind.OPERATION_EVENTS, true,
				Optional.of(new CallRate(calls, "typed", entries, caller)));
	}

	private static String signature(int place) {
		return "void p.A.m" + place + "(int)";
	}

	private void time(String what, Runnable work) {
		for (int i = 0; i < WARM_UP; i++) {
			work.run();
		}
		double[] times = new double[RUNS];
		for (int i = 0; i < RUNS; i++) {
			times[i] = millis(work);
		}
		Arrays.sort(times);
		line("%s: %.2f (%.2f-%.2f)", what, times[RUNS / 2], times[0], times[RUNS - 1]);
	}

	private static double millis(Runnable work) {
		long begin = System.nanoTime();
		work.run();
		return (System.nanoTime() - begin) / 1e6;
	}

	private void line(String format, Object... arguments) {
		String line = String.format(Locale.ROOT, format, arguments) + "\n";
		System.out.print(line);
		report.append(line);
	}
}
