/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.traces;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;

/** Times by the clocks of monitored programs, in UTC. */
public final class RecordedTime {
	private static final int FIRST_YEAR = 1995; // of Java; a clock that counts from the start of the machine gives 1970
	private static final long NANOS_PER_SECOND = 1_000_000_000;
	private static final DateTimeFormatter TEXT = DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss.SSS 'UTC'", Locale.ROOT);

	private RecordedTime() {
	}

	/** Empty if the clock does not count from 1970. */
	public static Optional<LocalDateTime> of(long nanos) {
		return Optional
				.of(Instant.ofEpochSecond(Math.floorDiv(nanos, NANOS_PER_SECOND), Math.floorMod(nanos, NANOS_PER_SECOND))
						.atOffset(ZoneOffset.UTC).toLocalDateTime())
				.filter(time -> time.getYear() >= FIRST_YEAR);
	}

	/** The same for people, in milliseconds. */
	public static Optional<String> text(long nanos) {
		return of(nanos).map(TEXT::format);
	}
}
