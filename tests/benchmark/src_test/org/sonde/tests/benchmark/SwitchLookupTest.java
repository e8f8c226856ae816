/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.benchmark;

import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.sonde.overhead.statistics.ForkSummary;

/**
 * What each probe of Kieker pays to learn whether it is switched off: docs/dev/placement.md. Prints figures with intervals over JVMs, and
 * asserts none.
 */
class SwitchLookupTest {
	private static final int FORKS = 10;
	private static final List<Integer> METHODS = List.of(1, 500, 2_000);

	@Test
	void measure() throws Exception {
		double[][] added = new double[METHODS.size()][FORKS];
		for (int fork = 0; fork < FORKS; fork++) {
			for (int place = 0; place < METHODS.size(); place++) {
				added[place][fork] = fork(METHODS.get(place));
			}
		}
		for (int place = 0; place < METHODS.size(); place++) {
			System.out.printf("%d methods: %s%n", METHODS.get(place), ForkSummary.of(added[place]));
		}
	}

	private static double fork(int methods) throws Exception {
		Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:+UseSerialGC", "-cp",
				System.getProperty("java.class.path"), SwitchLookupFork.class.getName(), Integer.toString(methods))
				.redirectError(ProcessBuilder.Redirect.DISCARD).start();
		double nanos = Double.parseDouble(new String(process.getInputStream().readAllBytes()).strip());
		if (process.waitFor() != 0) {
			throw new IllegalStateException("the fork ended with exit code " + process.exitValue());
		}
		return nanos;
	}
}
