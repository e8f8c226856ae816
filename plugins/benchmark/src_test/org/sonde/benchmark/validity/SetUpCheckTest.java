/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.validity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.Set;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.sonde.benchmark.experiment.Effort;
import org.sonde.benchmark.experiment.MeasuredFork;
import org.sonde.benchmark.experiment.MeasuredRun;
import org.sonde.overhead.results.Clock;
import org.sonde.overhead.results.Fork;
import org.sonde.overhead.results.Statistic;
import org.sonde.overhead.results.WarmUp;
import org.sonde.overhead.results.WarmUpRule;
import org.sonde.overhead.statistics.BinomialInterval;

class SetUpCheckTest {

	private static final Duration SECOND = Duration.ofSeconds(1);

	private static MeasuredRun forks(int number, IntToDoubleFunction mean) {
		return new MeasuredRun(null,
				IntStream.range(0, number).mapToObj(i -> new MeasuredFork(Map.of(Clock.WALL, new Fork(i + 1, 1, 10_000, new WarmUp(0,
				WarmUpRule.GIVEN), Map.of(Statistic.MEAN, mean.applyAsDouble(i), Statistic.STANDARD_DEVIATION, 10.0), Optional.empty(),
				Optional.empty(), Set.of(), Optional.empty())), Optional.empty(), OptionalDouble.empty(), "Copy")).toList(), List.of());
	}

	private static Effort fixed(int forks) {
		return new Effort(forks, forks, OptionalDouble.empty(), Optional.empty());
	}

	/**
	 * A deviation of half the precision: most sides end early, and some comparisons use fewer forks than they might. The rule has 5 to 7 %
	 * of false alarms (docs/dev/statistics.md, "Stopping early").
	 */
	@Test
	void sidesEndAsTheRunsOfAnExperimentDo() {
		Random random = new Random(5);
		Effort early = new Effort(5, 10, OptionalDouble.of(0.01), Optional.empty());
		SetUpCheck check = SetUpCheck.of(forks(SetUpCheck.forks(500, early), i -> 1000 + 8 * random.nextGaussian()), Clock.WALL, early,
				SECOND);
		assertThat(check.pairs()).as("of the forks that were not needed come further comparisons").isGreaterThan(510);
		assertThat(check.mostForks()).isEqualTo(10);
		assertThat(check.falseAlarmShare().value()).isBetween(0.03, 0.085);
		SetUpCheck never = SetUpCheck.of(forks(SetUpCheck.forks(20, early), i -> 1000 + 200 * random.nextGaussian()), Clock.WALL, early,
				SECOND);
		assertThat(never.pairs()).as("no side is precise").isEqualTo(20);
	}

	@Test
	void normalForksHaveFivePercentOfFalseAlarms() {
		Random random = new Random(1);
		SetUpCheck check = SetUpCheck.of(forks(6000, i -> 1000 + 20 * random.nextGaussian()), Clock.WALL, fixed(3), SECOND);
		assertThat(check.pairs()).isEqualTo(1000);
		assertThat(check.falseAlarmShare().value()).isBetween(0.02, 0.065);
		assertThat(check.meanNanos()).isCloseTo(1000, within(2.0));
		assertThat(check.betweenForks()).isCloseTo(0.02, within(0.001));
		assertThat(check.forksInFiveMinutes()).isEqualTo(150);
		// (1.968 + 0.843) · 0.02 · √(2/150)
		assertThat(check.detectable()).isCloseTo(0.00649, within(0.0004));
		assertThat(check.found().contains(0.8)).isTrue();
	}

	/** 3 · 10,000 calls of deviation 10 have a naive half-width of 1.96 · 10 / √30,000 = 0.113; three forks of deviation 20 some 50. */
	@Test
	void theIntervalOverForksIsMuchWiderThanTheNaiveOne() {
		Random random = new Random(2);
		SetUpCheck check = SetUpCheck.of(forks(600, i -> 1000 + 20 * random.nextGaussian()), Clock.WALL, fixed(3), SECOND);
		assertThat(check.naive()).isBetween(250.0, 550.0);
	}

	/** Groups whose forks take turns meet a slow drift alike; it is no spread of the comparison. */
	@Test
	void aSlowDriftRaisesNoAlarm() {
		Random random = new Random(3);
		SetUpCheck check = SetUpCheck.of(forks(1200, i -> 1000 + i + 20 * random.nextGaussian()), Clock.WALL, fixed(3), SECOND);
		assertThat(check.promise()).isIn(SetUpCheck.Promise.AGREES, SetUpCheck.Promise.FEWER);
		assertThat(check.betweenForks()).isLessThan(0.02);
	}

	/** What a set-up does whose second side is always slower. */
	@Test
	void aBiasedSetUpIsFoundOut() {
		Random random = new Random(4);
		SetUpCheck check = SetUpCheck.of(forks(600, i -> 1000 + 200 * (i % 2) + 20 * random.nextGaussian()), Clock.WALL, fixed(3), SECOND);
		assertThat(check.falseAlarms()).isGreaterThan(90);
		assertThat(check.promise()).isEqualTo(SetUpCheck.Promise.MORE);
	}

	/** By Clopper and Pearson: 0 of 2 is up to 84.2 %, 10 of 200 are 2.4 … 9.0 %, 0 of 200 is up to 1.8 %, 30 of 200 are from 10.4 %. */
	@Test
	void theAnswerSaysNoMoreThanTheComparisonsTell() {
		assertThat(answer(2, 0)).contains("0 of 2 ", "0 % (0 … 84)", "does not contradict", "5 % from 10 %");
		assertThat(answer(200, 10)).contains("5.0 % (2.4 … 9.0): agrees");
		assertThat(answer(200, 0)).contains("0 % (0 … 1.8): fewer");
		assertThat(answer(200, 30)).contains("30 of 200", ": more than the 5 %");
	}

	private static String answer(int pairs, int alarms) {
		return SetUpCheckText.of(new SetUpCheck(pairs, 3, 3, alarms, BinomialInterval.of(alarms, pairs, 0.95), 1000, 0.02, 150, 0.0065, 40,
				BinomialInterval.of(32, 40, 0.95), 300)).get(1);
	}

	/** Forks of a minute: two on either side in five minutes, of which no difference has an interval. */
	@Test
	void forksThatAreTooLongForFiveMinutesAreSaidToTakeLonger() {
		Random random = new Random(6);
		SetUpCheck check = SetUpCheck.of(forks(60, i -> 1000 + 20 * random.nextGaussian()), Clock.WALL, fixed(3), Duration.ofMinutes(1));
		assertThat(check.forksInFiveMinutes()).isEqualTo(2);
		// (2.776 + 0.941) · 0.02 · √(2/3), by t of 4 degrees of freedom
		assertThat(check.detectable()).isCloseTo(0.0607, within(0.012));
		assertThat(check.tried()).isEqualTo(10);
		assertThat(SetUpCheckText.of(check))
				.anyMatch(line -> line.startsWith("With 3 forks ") && line.contains("more than five minutes"))
				.anyMatch(line -> line.matches(
						"Test on these forks: such changes were found in \\d+ % of 10 comparisons \\(.*\\), where 80 % are expected"));
	}

	@Test
	void tooFewForksAreRefused() {
		assertThatIllegalArgumentException().isThrownBy(() -> SetUpCheck.of(forks(11, i -> 1000 + i), Clock.WALL, fixed(3), SECOND));
		assertThatIllegalArgumentException().isThrownBy(() -> SetUpCheck.of(forks(20, i -> 1000 + i), Clock.WALL, fixed(2), SECOND));
		assertThat(SetUpCheck.of(forks(SetUpCheck.leastForks(fixed(3)), i -> 1000 + i), Clock.WALL, fixed(3), SECOND).pairs()).isEqualTo(2);
		assertThatIllegalArgumentException().as("the clock did not work")
				.isThrownBy(() -> SetUpCheck.of(forks(20, i -> 1000 + i), Clock.THREAD_CPU, fixed(3), SECOND));
	}
}
