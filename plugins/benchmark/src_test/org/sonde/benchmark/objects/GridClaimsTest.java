/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.objects;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sonde.benchmark.objects.Claim.Verdict;
import org.sonde.overhead.results.ResultSet;

class GridClaimsTest {

	private static Map<ClaimKind, Claim> byKind(List<Claim> claims) {
		return claims.stream()
				.collect(Collectors.toMap(Claim::kind, Function.identity(), (a, b) -> a, () -> new EnumMap<>(ClaimKind.class)));
	}

	private static double published(ClaimKind kind, int processors) {
		Claim claim = byKind(GridClaims.of(GridClaims.published(processors), processors)).get(kind);
		assertThat(claim.measured()).isEqualTo(claim.published());
		assertThat(claim.verdict()).isEqualTo(Verdict.CONFIRMED);
		return claim.published().orElseThrow();
	}

	/** The paper confirms itself; the figures are from its tables (Figures 5 and 6), by hand. */
	@Test
	void onOneProcessorThePaperSaysWhatItSays() {
		assertThat(published(ClaimKind.IDLE_SENSORS_COST_LITTLE, 1)).isCloseTo(2325.0 / 2010 - 1, within(1e-9));
		assertThat(published(ClaimKind.PERIODS_BEAT_BATCHES, 1)).isEqualTo(1);
		assertThat(published(ClaimKind.BATCHES_NEED_20_TO_30_EVENTS, 1)).isEqualTo(30);
		// The slowest of 3015, 2801, 2878, 2895, 2881 and 2926.
		assertThat(published(ClaimKind.FIVE_OBSERVERS_BEAT_ONE_OF_THE_PRODUCTION_THREAD, 1)).isCloseTo(3015.0 / 3807, within(1e-9));
		double one = (2826 + 2768 + 2736 + 2727 + 2713 + 2747) / 6.0;
		double five = (3015 + 2801 + 2878 + 2895 + 2881 + 2926) / 6.0;
		assertThat(published(ClaimKind.PERIODS_COST_LESS_THAN_HALF, 1)).isCloseTo((one - 2010) / (3807 - 2010), within(1e-9));
		assertThat(published(ClaimKind.ANOTHER_OBSERVER_COSTS_A_TENTH, 1)).isCloseTo((five - one) / (8068 - 3807), within(1e-9));
	}

	/** Figures 7 and 8. */
	@Test
	void onSeveralProcessorsThePaperSaysWhatItSays() {
		assertThat(published(ClaimKind.IDLE_SENSORS_COST_LITTLE, 2)).isCloseTo(1662.0 / 1553 - 1, within(1e-9));
		assertThat(published(ClaimKind.BATCHES_OF_3_BEAT_THE_PRODUCTION_THREAD, 2)).isEqualTo(1);
		assertThat(published(ClaimKind.FIVE_OBSERVERS_BEAT_ONE_OF_THE_PRODUCTION_THREAD, 2)).isCloseTo(2044.0 / 2286, within(1e-9));
		// Not all periods with one observer beat a batch of 100 there: 1905 µs are less than 1916 µs of the period of 10 ms.
		Claim periods = byKind(GridClaims.of(GridClaims.published(2), 2)).get(ClaimKind.PERIODS_BEAT_BATCHES);
		assertThat(periods.verdict()).isEqualTo(Verdict.IN_PART);
		assertThat(byKind(GridClaims.of(GridClaims.published(2), 2))).doesNotContainKeys(ClaimKind.BATCHES_NEED_20_TO_30_EVENTS,
				ClaimKind.LOWER_PRIORITIES_STARVE_DELIVERY);
	}

	/** Each flood alone can miss the aim. */
	@ParameterizedTest
	@ValueSource(strings = { "urgent-flood", "urgent-unlimited-flood" })
	void theWorseOfBothFloodsDecides(String worse) {
		ResultSet set = GridSets.of(Grids.result(List.of(GridPart.URGENT), id -> 140_000,
				id -> id.equals(worse) ? 2_100_000.0 : 1_000_000.0, 3, 1e-5), "sonde bench objects").getFirst();
		Claim claim = byKind(GridClaims.of(set, 1)).get(ClaimKind.URGENT_EVENTS_OVERTAKE_A_FLOOD);
		assertThat(claim.verdict()).isEqualTo(Verdict.NOT_CONFIRMED);
		assertThat(claim.measured().orElseThrow()).isCloseTo(2.1, within(1e-9));
	}

	/** A measurement in which everything is the other way round. */
	@Test
	void whatIsOtherwiseIsNotConfirmed() {
		ResultSet set = GridSets.of(Grids.result(List.of(GridPart.values()), id -> switch (id) {
			case "not-instrumented" -> 100_000;
			case "no-client" -> 120_000;
			case "busy-not-instrumented" -> 50_000;
			case "single-thread-clients-5" -> 155_000;
			case "period-300-ms-clients-5" -> 182_000;
			default -> id.startsWith("single-thread") || id.startsWith("busy-single") ? 150_000
					: id.startsWith("batch") ? 160_000 : id.startsWith("period") ? 170_000 : 140_000;
		}, id -> id.equals("urgent-unlimited-flood") ? 2_100_000.0 : 1_000_000.0, 3, 1e-5), "sonde bench objects").getFirst();
		Map<ClaimKind, Claim> claims = byKind(GridClaims.of(set, 1));
		assertThat(claims.values()).extracting(Claim::verdict).containsOnly(Verdict.NOT_CONFIRMED);
		assertThat(claims.get(ClaimKind.IDLE_SENSORS_COST_LITTLE).measured().orElseThrow()).isCloseTo(0.2, within(1e-9));
		assertThat(claims.get(ClaimKind.PERIODS_BEAT_BATCHES).measured()).hasValue(0);
		assertThat(claims.get(ClaimKind.BATCHES_NEED_20_TO_30_EVENTS).measured()).hasValue(Double.POSITIVE_INFINITY);
		assertThat(claims.get(ClaimKind.FIVE_OBSERVERS_BEAT_ONE_OF_THE_PRODUCTION_THREAD).measured().orElseThrow()).isCloseTo(18.2 / 15,
				within(1e-9));
		assertThat(claims.get(ClaimKind.PERIODS_COST_LESS_THAN_HALF).measured().orElseThrow()).isCloseTo(70.0 / 50, within(1e-9));
		assertThat(claims.get(ClaimKind.ANOTHER_OBSERVER_COSTS_A_TENTH).measured().orElseThrow()).isCloseTo(12.0 / 6 / 5, within(1e-9));
		assertThat(claims.get(ClaimKind.BUSY_PROGRAMS_NEED_THE_PRODUCTION_THREAD).measured().orElseThrow()).isCloseTo(14.0 / 15,
				within(1e-9));
		assertThat(claims.get(ClaimKind.LOWER_PRIORITIES_STARVE_DELIVERY).measured()).hasValue(1);
		assertThat(claims.get(ClaimKind.URGENT_EVENTS_OVERTAKE_A_FLOOD).measured().orElseThrow()).isCloseTo(2.1, within(1e-9));
	}

	@Test
	void whatLacksACellIsNotMeasured() {
		ResultSet set = Grids.set(List.of(GridPart.SHORT), id -> 100_000, id -> 1.0);
		Map<ClaimKind, Claim> claims = byKind(GridClaims.of(set, 1));
		assertThat(claims.get(ClaimKind.IDLE_SENSORS_COST_LITTLE).measured()).hasValue(0);
		assertThat(claims.get(ClaimKind.IDLE_SENSORS_COST_LITTLE).verdict()).isEqualTo(Verdict.CONFIRMED);
		assertThat(claims.get(ClaimKind.PERIODS_BEAT_BATCHES).verdict()).isEqualTo(Verdict.NOT_MEASURED);
		assertThat(claims.get(ClaimKind.URGENT_EVENTS_OVERTAKE_A_FLOOD).verdict()).isEqualTo(Verdict.NOT_MEASURED);
	}

	/**
	 * Two cells of seven JVMs each, of equal spread: the quantile of Behrens and Fisher for 6 and 6 degrees of freedom is 2.435 (Sukhatme
	 * 1938).
	 */
	@Test
	void theRangeIsThatOfBehrensAndFisher() {
		Claim claim = idle(100_000, 7, 0.01);
		double error = 0.01 * Math.sqrt(28 / 6.0) / Math.sqrt(7) * Math.sqrt(2);
		assertThat(claim.range().orElseThrow().high()).isCloseTo(2.435 * error, within(0.1 * 2.435 * error));
		assertThat(claim.range().orElseThrow().low()).isCloseTo(-2.435 * error, within(0.1 * 2.435 * error));
		assertThat(claim.verdict()).isEqualTo(Verdict.CONFIRMED);
	}

	/** 10 % is below 15.7 %, and within 2 % it stays there, within 20 % it does not. */
	@Test
	void aClaimIsOpenIfTheJvmsDifferTooMuch() {
		assertThat(idle(110_000, 5, 0.005).verdict()).isEqualTo(Verdict.CONFIRMED);
		assertThat(idle(110_000, 5, 0.1).verdict()).isEqualTo(Verdict.OPEN);
		assertThat(idle(110_000, 5, 0.1).measured().orElseThrow()).isCloseTo(0.1, within(1e-9));
		assertThat(idle(130_000, 5, 0.005).verdict()).isEqualTo(Verdict.NOT_CONFIRMED);
	}

	@Test
	void withoutSeveralJvmsThereIsNoRange() {
		assertThat(idle(110_000, 1, 0.1).range()).isEmpty();
		assertThat(idle(110_000, 1, 0.1).verdict()).isEqualTo(Verdict.CONFIRMED);
	}

	private static Claim idle(double nanos, int forks, double step) {
		ResultSet set = GridSets.of(
				Grids.result(List.of(GridPart.SHORT), id -> id.equals(GridCells.NOT_INSTRUMENTED) ? 100_000 : nanos, id -> 1.0, forks,
						step),
				"sonde bench objects").getFirst();
		return byKind(GridClaims.of(set, 1)).get(ClaimKind.IDLE_SENSORS_COST_LITTLE);
	}
}
