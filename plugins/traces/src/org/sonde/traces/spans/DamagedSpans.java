/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.spans;

import java.io.IOException;

import tools.jackson.core.JacksonException;

/** From a place on, the input is no OTLP or no JSON. */
final class DamagedSpans extends IOException {
	private static final long serialVersionUID = 1L;

	private final String place;
	private final boolean cutOff;

	private DamagedSpans(String place, boolean cutOff, String message, Throwable cause) {
		super(message, cause);
		this.place = place;
		this.cutOff = cutOff;
	}

	/** Something contradicts the format. */
	static DamagedSpans at(long offset, String message) {
		return new DamagedSpans("byte " + offset, false, message, null);
	}

	/** The stream ends within its data. */
	static DamagedSpans cutOff(long offset) {
		return new DamagedSpans("byte " + offset, true, "it ends in the middle of its data; was it cut off?", null);
	}

	/** JSON that cannot be read from a line on, or a stream that fails there: then that is the cause. */
	static DamagedSpans inJson(JacksonException e) {
		boolean hasLine = e.getLocation() != null && e.getLocation().getLineNr() > 0;
		return new DamagedSpans(hasLine ? "line " + e.getLocation().getLineNr() : "", true, SpanJson.reason(e),
				e.getCause() instanceof IOException stream ? stream : e);
	}

	/** Where, in bytes from the start without compression, or in lines; empty if that is not known. */
	String place() {
		return place;
	}

	/** Whether nothing can follow. */
	boolean isCutOff() {
		return cutOff;
	}
}
