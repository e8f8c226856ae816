/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.sonde.instrumentation.launch.ProbedRun;
import org.sonde.instrumentation.launch.RunEvent;
import org.sonde.instrumentation.plan.CodePlace;
import org.sonde.instrumentation.plan.FieldSignature;
import org.sonde.instrumentation.plan.RecordTo;
import org.sonde.instrumentation.plan.WatchedType;
import org.sonde.instrumentation.run.RunAgent;

/** What is said when the plan of a running program watches something else. */
class RunWatcherTest {
	private static final CodePlace TOTAL = new FieldSignature("shop.Cart", "total", "int", false);
	private static final CodePlace CART = new WatchedType("shop.Cart");

	private static String words(List<CodePlace> on, List<CodePlace> off, boolean late) {
		ProbedRun run = new ProbedRun(Path.of("run"), "Shop", "shop", "shop.probes", RunAgent.KIEKER_ASPECTJ, RecordTo.TEXT, Instant.EPOCH);
		return RunWatcher.words(new RunEvent.Watching(run, on, off, late));
	}

	@Test
	void whatReportsAgainAndWhatNoMore() {
		assertThat(words(List.of(TOTAL), List.of(), false)).startsWith("Shop ").contains(" Cart.total ").doesNotContain(". ");
		assertThat(words(List.of(), List.of(CART), false)).contains(" Cart.").isNotEqualTo(words(List.of(CART), List.of(), false));
		assertThat(words(List.of(TOTAL), List.of(CART, TOTAL), false)).contains(" Cart.total ", " 2 ");
	}

	@Test
	void whatWaitsForTheNextStart() {
		assertThat(words(List.of(), List.of(), true)).contains("next start");
		assertThat(words(List.of(TOTAL), List.of(), true)).contains("Cart.total", "next start");
	}
}
