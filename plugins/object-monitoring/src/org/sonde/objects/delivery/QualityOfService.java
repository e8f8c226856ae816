/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.delivery;

import java.time.Duration;
import java.util.Objects;

/** What an observer chooses for its end-point. */
public final class QualityOfService {
	/** Sequences in a row for which an observer may throw by default. */
	public static final int STANDARD_FAILURES = 3;
	/** The time that an observer may take for a sequence by default. */
	public static final Duration STANDARD_RECEIVING = Duration.ofSeconds(10);

	private static final QualityOfService STANDARD = new QualityOfService(DeliveryPolicy.immediate(),
			QueueLimit.dropOldest(QueueLimit.STANDARD_CAPACITY), STANDARD_FAILURES, STANDARD_RECEIVING);

	private final DeliveryPolicy policy;
	private final QueueLimit limit;
	private final int failures;
	private final Duration receiving;

	private QualityOfService(DeliveryPolicy policy, QueueLimit limit, int failures, Duration receiving) {
		this.policy = Objects.requireNonNull(policy);
		this.limit = Objects.requireNonNull(limit);
		this.failures = failures;
		this.receiving = receiving;
		if (failures < 1) {
			throw new IllegalArgumentException("An observer is removed after 1 failure or more, not after " + failures + ".");
		}
		DeliveryPolicy.nanos("time for a sequence", receiving);
		if (policy.threshold() != Integer.MAX_VALUE && policy.threshold() > limit.capacity()) {
			throw new IllegalArgumentException(
					"A batch of " + policy.threshold() + " events does not fit into a queue for " + limit.capacity()
							+ ". Choose smaller batches or a larger queue.");
		}
	}

	/** Immediate delivery; queues of {@link QueueLimit#STANDARD_CAPACITY} events that drop the oldest. */
	public static QualityOfService standard() {
		return STANDARD;
	}

	public QualityOfService with(DeliveryPolicy other) {
		return new QualityOfService(other, limit, failures, receiving);
	}

	public QualityOfService with(QueueLimit other) {
		return new QualityOfService(policy, other, failures, receiving);
	}

	/** @param most sequences in a row for which the observer may throw before it is removed, 1 or more */
	public QualityOfService withFailures(int most) {
		return new QualityOfService(policy, limit, most, receiving);
	}

	/** @param longest how long the observer may take for a sequence before it is removed; above 0, at most a day */
	public QualityOfService withReceiving(Duration longest) {
		return new QualityOfService(policy, limit, failures, longest);
	}

	DeliveryPolicy policy() {
		return policy;
	}

	QueueLimit limit() {
		return limit;
	}

	int failures() {
		return failures;
	}

	Duration receiving() {
		return receiving;
	}
}
