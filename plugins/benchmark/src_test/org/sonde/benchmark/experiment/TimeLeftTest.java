/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.sonde.benchmark.jdk.JavaHome;
import org.sonde.benchmark.run.BenchmarkRun;
import org.sonde.benchmark.subject.BuiltInSubjects;
import org.sonde.benchmark.subject.Subject;
import org.sonde.benchmark.workload.Shape;
import org.sonde.benchmark.workload.Workload;
import org.sonde.overhead.results.Clock;
import org.sonde.overhead.results.Fork;
import org.sonde.overhead.results.Statistic;
import org.sonde.overhead.results.WarmUp;
import org.sonde.overhead.results.WarmUpRule;

class TimeLeftTest {

	private static final Subject SUBJECT = BuiltInSubjects.all().getFirst();
	private static final JavaHome JAVA = new JavaHome(Path.of("java"), 25, "25", "");
	private static final BenchmarkRun FIRST = new BenchmarkRun(SUBJECT, SUBJECT.configurations().get(0), JAVA,
			Workload.of(Shape.NESTED, 8));
	private static final BenchmarkRun SECOND = new BenchmarkRun(SUBJECT, SUBJECT.configurations().get(1), JAVA,
			Workload.of(Shape.NESTED, 8));

	private static TimeLeft of(Effort effort) {
		return new TimeLeft(effort, List.of(FIRST, SECOND));
	}

	private static Effort effort(int least, int most, OptionalDouble precision) {
		return new Effort(least, most, precision, Optional.empty());
	}

	/** Forks of these means; void if there are none. */
	private static MeasuredRun measured(BenchmarkRun run, double... means) {
		List<MeasuredFork> forks = new ArrayList<>();
		for (double mean : means) {
			Fork fork = new Fork(forks.size() + 1, 1, 1000, new WarmUp(500, WarmUpRule.FIRST_HALF), Map.of(Statistic.MEAN, mean),
					Optional.empty(),
					Optional.empty(), Set.of(), Optional.empty());
			forks.add(new MeasuredFork(Map.of(Clock.WALL, fork), Optional.empty(), OptionalDouble.empty(), "Copy"));
		}
		return new MeasuredRun(run, forks, means.length == 0 ? List.of("fork 1: it ended") : List.of());
	}

	private static Duration seconds(long seconds) {
		return Duration.ofSeconds(seconds);
	}

	@Test
	void nothingIsKnownBeforeAForkHasEnded() {
		assertThat(of(Effort.DEFAULT).after(seconds(1))).isEmpty();
	}

	@Test
	void whatHasNotRunTakesAsLongAsTheOthers() {
		TimeLeft left = of(effort(2, 5, OptionalDouble.of(0.01)));
		left.ended(measured(FIRST, 100), seconds(3));
		assertThat(left.after(seconds(3))).contains(new TimeLeft.Range(seconds(6 + 9), seconds(12 + 15)));
	}

	@Test
	void eachRunGoesOnAsItBegan() {
		TimeLeft left = of(effort(3, 3, OptionalDouble.empty()));
		left.ended(measured(FIRST, 100), seconds(2));
		left.ended(measured(SECOND, 900), seconds(10));
		assertThat(left.after(seconds(12))).contains(new TimeLeft.Range(seconds(24), seconds(24)));
	}

	@Test
	void aRunThatIsPreciseTakesHalfAsManyAgainAndOneThatIsGivenUpNone() {
		TimeLeft left = of(effort(3, 9, OptionalDouble.of(0.05)));
		left.ended(measured(FIRST, 100, 100.1, 99.9), seconds(2));
		left.ended(measured(SECOND), seconds(2));
		assertThat(left.after(seconds(4))).contains(new TimeLeft.Range(seconds(4), seconds(4)));
	}

	@Test
	void aRunThatIsNotPreciseTakesOneMoreAtLeastAndHalfAsManyAgain() {
		TimeLeft left = new TimeLeft(effort(3, 9, OptionalDouble.of(0.01)), List.of(FIRST));
		left.ended(measured(FIRST, 100), seconds(2));
		left.ended(measured(FIRST, 100, 150), seconds(2));
		left.ended(measured(FIRST, 100, 150, 200), seconds(2));
		assertThat(left.after(seconds(6))).contains(new TimeLeft.Range(seconds(6), seconds(12)));
	}

	@Test
	void theTimeBoxEndsIt() {
		TimeLeft left = of(new Effort(3, 20, OptionalDouble.of(0.01), Optional.of(seconds(30))));
		left.ended(measured(FIRST, 100), seconds(5));
		assertThat(left.after(seconds(5))).contains(new TimeLeft.Range(seconds(25), seconds(25)));
		assertThat(left.after(seconds(40))).contains(new TimeLeft.Range(Duration.ZERO, Duration.ZERO));
	}

	@Test
	void fromThreeForksOnItIsSaidHowPreciseARunWillBe() {
		TimeLeft left = new TimeLeft(effort(9, 9, OptionalDouble.empty()), List.of(FIRST));
		assertThat(left.forecast(FIRST, seconds(0))).isEmpty();
		left.ended(measured(FIRST, 90, 100), seconds(2));
		assertThat(left.forecast(FIRST, seconds(2))).isEmpty();
		left.ended(measured(FIRST, 90, 100, 110), seconds(2));
		PrecisionForecast forecast = left.forecast(FIRST, seconds(4)).orElseThrow();
		assertThat(forecast.forks()).isEqualTo(9);
		// t(0.975; 8) = 2.306 by any table; the standard deviation is 10.
		assertThat(forecast.precision()).isCloseTo(2.306 * 0.1 / 3, within(1e-4));
	}

	@Test
	void itEndsEarlyWhereItWillBePrecise() {
		TimeLeft left = new TimeLeft(effort(3, 100, OptionalDouble.of(0.1)), List.of(FIRST));
		left.ended(measured(FIRST, 90, 100, 110), seconds(2));
		// ± 10.5 % with 6 forks (t = 2.571), ± 9.2 % with 7 (2.447): 7 and 4 again.
		assertThat(left.forecast(FIRST, seconds(2)).orElseThrow().forks()).isEqualTo(11);
	}

	@Test
	void theTimeBoxLimitsThePrecision() {
		TimeLeft left = of(new Effort(3, 50, OptionalDouble.empty(), Optional.of(seconds(60))));
		for (double[] forks : List.of(new double[] { 90 }, new double[] { 90, 100 }, new double[] { 90, 100, 110 })) {
			left.ended(measured(FIRST, forks), seconds(5));
			left.ended(measured(SECOND, forks), seconds(5));
		}
		assertThat(left.forecast(FIRST, seconds(30)).orElseThrow().forks()).isEqualTo(6);
		assertThat(left.forecast(FIRST, seconds(70)).orElseThrow().forks()).isEqualTo(3);
	}
}
