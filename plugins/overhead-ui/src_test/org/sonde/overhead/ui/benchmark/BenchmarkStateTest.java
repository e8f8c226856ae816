/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.benchmark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sonde.benchmark.experiment.TimeLeft;

/** What the view shows between two forks: time goes on, and nothing is told meanwhile. */
class BenchmarkStateTest {
	private static final long SECOND = 1_000_000_000L;
	private static final long BEGAN = 50 * SECOND;
	private static final long AT = 80 * SECOND;

	private static BenchmarkState state(BenchmarkState.Stage stage, Optional<TimeLeft.Range> left) {
		return new BenchmarkState(null, stage, "a fork", left, BEGAN, AT, new BenchmarkFigures(List.of(), List.of(), Optional.empty()),
				List.of(), "", List.of());
	}

	private static Optional<TimeLeft.Range> seconds(long least, long most) {
		return Optional.of(new TimeLeft.Range(Duration.ofSeconds(least), Duration.ofSeconds(most)));
	}

	@Test
	void theTimeLeftShrinksButNotBelowNothing() {
		BenchmarkState state = state(BenchmarkState.Stage.MEASURING, seconds(20, 60));
		assertThat(state.leftAt(AT)).isEqualTo(seconds(20, 60));
		assertThat(state.leftAt(AT + 15 * SECOND)).isEqualTo(seconds(5, 45));
		assertThat(state.leftAt(AT + 45 * SECOND)).isEqualTo(seconds(0, 15));
		assertThat(state.leftAt(AT + 500 * SECOND)).isEqualTo(seconds(0, 0));
		assertThat(state.leftAt(AT - SECOND)).as("the clock of another thread may be behind").isEqualTo(seconds(20, 60));
		assertThat(state(BenchmarkState.Stage.PREPARING, Optional.empty()).leftAt(AT)).isEmpty();
	}

	/** 30 s are over, and 60 s may be left: a third. */
	@Test
	void theShareIsOfTheLongestTimeItMayTake() {
		BenchmarkState state = state(BenchmarkState.Stage.MEASURING, seconds(20, 60));
		assertThat(state.shareAt(AT)).isCloseTo(1.0 / 3, within(1e-9));
		assertThat(state.shareAt(AT + 30 * SECOND)).isCloseTo(2.0 / 3, within(1e-9));
		assertThat(state.shareAt(AT + 600 * SECOND)).isLessThanOrEqualTo(1);
		assertThat(state(BenchmarkState.Stage.PREPARING, Optional.empty()).shareAt(AT)).isZero();
	}

	@ParameterizedTest
	@EnumSource(BenchmarkState.Stage.class)
	void whatIsOverIsWhole(BenchmarkState.Stage stage) {
		boolean over = state(stage, seconds(20, 60)).isOver();
		assertThat(over).isEqualTo(stage.name().matches("DONE|CANCELLED|FAILED"));
		assertThat(state(stage, seconds(20, 60)).shareAt(AT) == 1).isEqualTo(over);
	}
}
