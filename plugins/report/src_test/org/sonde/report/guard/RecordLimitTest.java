/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.guard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.sonde.overhead.results.ProbeKind;
import org.sonde.tests.seeded.Seeded;

/** All prices are the same here, so the costliest probe is that with most records. */
class RecordLimitTest {
	private static ProbeRate rate(String operation, double records) {
		return new ProbeRate(operation, ProbeKind.OPERATION_EXECUTION, records, records);
	}

	private static List<String> off(GuardDecision decision) {
		return decision.off().stream().map(ProbeRate::operation).toList();
	}

	private static GuardDecision decide(double limit, ProbeRate... rates) {
		return decision(limit, rates).orElseThrow();
	}

	private static Optional<GuardDecision> decision(double limit, ProbeRate... rates) {
		RecordLimit guard = new RecordLimit(limit, GuardPrices.UNKNOWN, probe -> !probe.operation().startsWith("fixed"));
		assertThat(guard.second(1, List.of(rates))).isEmpty();
		assertThat(guard.second(2, List.of(rates))).isEmpty();
		return guard.second(3, List.of(rates));
	}

	@Test
	void theCostliestGoUntilTheRestKeepsTheLimit() {
		GuardDecision decision = decide(100, rate("a", 50), rate("b", 80), rate("c", 30), rate("d", 60));
		assertThat(off(decision)).as("of 220: without 80 there are 140, without 60 more 80").containsExactly("b", "d");
		assertThat(decision.left()).isEqualTo(80);
		assertThat(decision.recordsPerSecond()).isEqualTo(220);
		assertThat(decision.seconds()).isEqualTo(3);
	}

	/**
	 * Of 205, b is the costliest; without b and then a, 85 are left. With a alone off 105 would be: too many. With b off and a on 105: too
	 * many.
	 */
	@Test
	void noneIsSwitchedOffInVain() {
		assertThat(off(decide(104, rate("a", 20), rate("b", 100), rate("c", 85)))).containsExactly("b", "c");
		assertThat(off(decide(105, rate("a", 20), rate("b", 100), rate("c", 85)))).containsExactly("b");
	}

	@Test
	void whatCannotBeSwitchedIsNamed() {
		GuardDecision decision = decide(100, rate("fixed", 150), rate("a", 20));
		assertThat(off(decision)).containsExactly("a");
		assertThat(decision.left()).isEqualTo(150);
		assertThat(decision.fixed()).extracting(ProbeRate::operation).containsExactly("fixed");
		GuardDecision helpless = decide(100, rate("fixed", 150));
		assertThat(helpless.off()).isEmpty();
		assertThat(helpless.fixed()).extracting(ProbeRate::operation).containsExactly("fixed");
	}

	@Test
	void whatNothingHelpsAgainstIsSaidOnce() {
		RecordLimit guard = new RecordLimit(100, GuardPrices.UNKNOWN, probe -> false);
		long said = IntStream.range(0, 20).filter(second -> guard.second(second, List.of(rate("fixed", 150))).isPresent()).count();
		assertThat(said).isEqualTo(1);
	}

	@Test
	void meansAreOfTheSecondsOverTheLimit() {
		RecordLimit guard = new RecordLimit(100, GuardPrices.UNKNOWN, probe -> true);
		guard.second(1, List.of(rate("a", 150)));
		guard.second(2, List.of(rate("a", 90), rate("b", 60)));
		GuardDecision decision = guard.second(3, List.of(rate("a", 180))).orElseThrow();
		assertThat(decision.recordsPerSecond()).isCloseTo((150 + 150 + 180) / 3.0, within(1e-9));
		assertThat(decision.off().getFirst().recordsPerSecond()).isCloseTo((150 + 90 + 180) / 3.0, within(1e-9));
		assertThat(decision.left()).isCloseTo(20, within(1e-9));
	}

	@Test
	void shortBurstsDoNotMatter() {
		RecordLimit guard = new RecordLimit(100, GuardPrices.UNKNOWN, probe -> true);
		for (int second = 0; second < 30; second++) {
			assertThat(guard.second(second, List.of(rate("a", second % 3 == 2 ? 100 : 1000)))).as("second %s", second).isEmpty();
		}
	}

	@Test
	void waitsUntilASwitchHasAnEffect() {
		RecordLimit guard = new RecordLimit(100, GuardPrices.UNKNOWN, probe -> true);
		guard.second(1, List.of(rate("a", 200)));
		guard.second(2, List.of(rate("a", 200)));
		guard.waitUntil(6);
		for (int second = 3; second <= 7; second++) {
			assertThat(guard.second(second, List.of(rate("a", 200)))).as("second %s", second).isEmpty();
		}
		assertThat(guard.second(8, List.of(rate("a", 200)))).isPresent();
	}

	/**
	 * What is on keeps the limit if anything can; no probe that is off could be on; and those that were on are never switched again without
	 * cause.
	 */
	@Test
	void theRestKeepsTheLimitAndNothingOscillates() {
		Seeded.tries(500, in -> {
			double limit = in.between(1, 500);
			List<ProbeRate> all = new ArrayList<>();
			int probes = in.between(1, 12);
			for (int probe = 0; probe < probes; probe++) {
				all.add(rate((in.chance(0.2) ? "fixed" : "probe") + probe, in.between(0, 200)));
			}
			double fixed = all.stream().filter(one -> one.operation().startsWith("fixed")).mapToDouble(ProbeRate::recordsPerSecond).sum();
			RecordLimit guard = new RecordLimit(limit, GuardPrices.UNKNOWN, probe -> probe.operation().startsWith("probe"));
			Set<String> off = new HashSet<>();
			int decisions = 0;
			for (int second = 0; second < 40; second++) {
				List<ProbeRate> on = all.stream().filter(one -> !off.contains(one.operation()) && one.recordsPerSecond() > 0).toList();
				Optional<GuardDecision> decision = guard.second(second, on);
				if (decision.isPresent()) {
					decisions++;
					double left = decision.get().left();
					assertThat(left).isCloseTo(
							on.stream().filter(one -> !decision.get().off().contains(one)).mapToDouble(ProbeRate::recordsPerSecond).sum(),
							within(1e-6));
					assertThat(left).isLessThanOrEqualTo(Math.max(limit, fixed) + 1e-6);
					decision.get().off().forEach(
							one -> assertThat(left + one.recordsPerSecond()).as("%s must be off", one).isGreaterThan(limit - 1e-6));
					decision.get().off().forEach(one -> assertThat(off.add(one.operation())).as("switched once").isTrue());
				}
			}
			assertThat(decisions).as("an even load is decided once").isLessThanOrEqualTo(1);
		});
	}
}
