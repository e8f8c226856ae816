/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.log;

/** Turns the bytes of a file of records, or of a stream, into records, as far as they are there. */
interface Decoder {
	/** Stops at nothing but the end of the bytes. */
	long FOREVER = Long.MAX_VALUE;

	/**
	 * Consumes the records that are wholly in the buffer; of a buffer that has ended, all.
	 *
	 * @param untilNanos stop before a record that was written later than this
	 * @return whether it stopped before such a record; else it needs more bytes
	 */
	boolean decode(ReadBuffer in, long untilNanos);

	/** When the record was written before which it stopped, in nanoseconds by the clock of the monitored program. */
	long nextNanos();

	/** Whether the rest of the file cannot be read, and is counted. */
	default boolean isLost() {
		return false;
	}

	/** Returns the place in the file, for people: {@code line 12}, {@code byte 280}. */
	String place();
}
