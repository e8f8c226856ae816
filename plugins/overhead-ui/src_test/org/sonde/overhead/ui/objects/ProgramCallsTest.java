/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.objects;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Nobody waits for ever for a program that hangs. */
class ProgramCallsTest {
	private final CountDownLatch hanging = new CountDownLatch(1);
	private final ProgramCalls calls = new ProgramCalls("shelves", 1);

	@AfterEach
	void goOn() {
		hanging.countDown();
		calls.close(() -> {
		});
	}

	private String hang() {
		while (true) {
			try {
				hanging.await();
				return "late";
			} catch (InterruptedException e) {
				// as JMX does, which waits on
			}
		}
	}

	@Test
	void whoAsksIsLetGoAfterAWhile() {
		assertThatExceptionOfType(ProgramException.class).isThrownBy(() -> calls.ask(this::hang, () -> false))
				.satisfies(e -> assertThat(e.isEnded()).isFalse());
	}

	@Test
	void whoAsksCanCancel() {
		assertThatExceptionOfType(CancellationException.class).isThrownBy(() -> calls.await(this::hang, () -> true, seconds -> {
		}));
	}

	@Test
	void whoWaitsIsToldEachSecondAndGetsTheAnswerInTheEnd() throws Exception {
		List<Long> late = new ArrayList<>();
		assertThat(calls.await(this::hang, () -> false, seconds -> {
			late.add(seconds);
			hanging.countDown();
		})).isEqualTo("late");
		assertThat(late).containsExactly(1L);
	}

	@Test
	void questionsToAProgramThatHangsDoNotPileUp() throws Exception {
		for (int i = 0; i < 8; i++) {
			assertThatExceptionOfType(CancellationException.class).isThrownBy(() -> calls.ask(this::hang, () -> true));
		}
		assertThatExceptionOfType(ProgramException.class).isThrownBy(() -> calls.ask(() -> "no thread is left", () -> false));
		hanging.countDown();
	}
}
