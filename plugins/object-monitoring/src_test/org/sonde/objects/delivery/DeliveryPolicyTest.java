/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.delivery;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;

import org.junit.jupiter.api.Test;

/** Times by hand: the end-point was created at 1,000, unless a test says otherwise. */
class DeliveryPolicyTest {
	private static final long START = 1_000;

	@Test
	void immediateNeverWaitsAndTakesAll() {
		DeliveryPolicy policy = DeliveryPolicy.immediate();
		assertThat(policy.waitNanos(1, 1_500, START, 1_500)).isZero();
		assertThat(policy.sequenceOf(7)).isEqualTo(7);
	}

	@Test
	void aBatchWaitsForItsSizeOrTheTimeout() {
		DeliveryPolicy policy = DeliveryPolicy.batches(3, Duration.ofNanos(100));
		assertThat(policy.waitNanos(2, 1_500, START, 1_500)).isEqualTo(100);
		assertThat(policy.waitNanos(2, 1_500, START, 1_599)).isEqualTo(1);
		assertThat(policy.waitNanos(2, 1_500, START, 1_600)).isZero();
		assertThat(policy.waitNanos(3, 1_500, START, 1_500)).isZero();
		assertThat(policy.sequenceOf(2)).isEqualTo(2);
		assertThat(policy.sequenceOf(3)).isEqualTo(3);
		assertThat(policy.sequenceOf(8)).isEqualTo(3);
	}

	/** Periods end at 1,100, 1,200 and so on. */
	@Test
	void periodsBeginWithTheEndPoint() {
		DeliveryPolicy policy = DeliveryPolicy.periodic(Duration.ofNanos(100));
		assertThat(policy.waitNanos(1, 1_000, START, 1_000)).isEqualTo(100);
		assertThat(policy.waitNanos(1, 1_099, START, 1_099)).isEqualTo(1);
		assertThat(policy.waitNanos(1, 1_100, START, 1_100)).isEqualTo(100);
		assertThat(policy.waitNanos(1_000_000, 1_250, START, 1_260)).isEqualTo(40);
		assertThat(policy.waitNanos(1, 1_250, START, 1_500)).isEqualTo(-200);
		assertThat(policy.sequenceOf(1_000_000)).isEqualTo(1_000_000);
	}

	/** The clock of the JVM may start anywhere, and overflow. */
	@Test
	void timesMayOverflow() {
		long start = Long.MAX_VALUE - 50;
		assertThat(DeliveryPolicy.periodic(Duration.ofNanos(100)).waitNanos(1, start + 120, start, start + 130)).isEqualTo(70);
		assertThat(DeliveryPolicy.batches(2, Duration.ofNanos(100)).waitNanos(1, start + 20, start, start + 60)).isEqualTo(60);
	}

	@Test
	void nonsenseIsRefused() {
		assertThatThrownBy(() -> DeliveryPolicy.batches(0, Duration.ofMillis(1))).hasMessageContaining("not 0");
		assertThatThrownBy(() -> DeliveryPolicy.batches(1, Duration.ZERO)).hasMessageContaining("flush time-out");
		assertThatThrownBy(() -> DeliveryPolicy.periodic(Duration.ofDays(2))).hasMessageContaining("period");
		assertThatThrownBy(() -> DeliveryPolicy.periodic(Duration.ofNanos(-1))).hasMessageContaining("period");
		assertThatThrownBy(() -> QueueLimit.dropOldest(0)).hasMessageContaining("not 0");
		assertThatThrownBy(() -> QueueLimit.block(1_000_001, Duration.ofMillis(1))).hasMessageContaining("1000001");
		assertThatThrownBy(() -> QueueLimit.block(1, Duration.ZERO)).hasMessageContaining("longest wait");
		QualityOfService quality = QualityOfService.standard();
		assertThatThrownBy(() -> quality.withFailures(0)).hasMessageContaining("after 0");
		assertThatThrownBy(() -> quality.withReceiving(Duration.ZERO)).hasMessageContaining("time for a sequence");
		assertThatThrownBy(() -> quality.with(QueueLimit.dropOldest(5)).with(DeliveryPolicy.batches(6, Duration.ofMillis(1))))
				.hasMessageContaining("6 events").hasMessageContaining("for 5");
		assertThatThrownBy(() -> ThreadModel.pool(0)).hasMessageContaining("not 0");
	}
}
