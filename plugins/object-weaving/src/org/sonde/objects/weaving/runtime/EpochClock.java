/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.weaving.runtime;

import java.time.Instant;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/** Nanoseconds since 1970, which never go back. */
final class EpochClock implements LongSupplier {
	private final long start;

	EpochClock() {
		Instant now = Instant.now();
		start = TimeUnit.SECONDS.toNanos(now.getEpochSecond()) + now.getNano() - System.nanoTime();
	}

	@Override
	public long getAsLong() {
		return start + System.nanoTime();
	}
}
