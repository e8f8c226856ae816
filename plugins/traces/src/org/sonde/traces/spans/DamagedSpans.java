/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.spans;

import java.io.IOException;

/** What is read is no OTLP from a place on. */
final class DamagedSpans extends IOException {
	private static final long serialVersionUID = 1L;

	private final long offset;
	private final boolean cutOff;

	private DamagedSpans(long offset, boolean cutOff, String message) {
		super(message);
		this.offset = offset;
		this.cutOff = cutOff;
	}

	/** Something contradicts the format. */
	static DamagedSpans at(long offset, String message) {
		return new DamagedSpans(offset, false, message);
	}

	/** The stream ends within its data. */
	static DamagedSpans cutOff(long offset) {
		return new DamagedSpans(offset, true, "it ends in the middle of its data; was it cut off?");
	}

	/** Where, in bytes from the start without compression. */
	String place() {
		return "byte " + offset;
	}

	/** Whether nothing can follow. */
	boolean isCutOff() {
		return cutOff;
	}
}
