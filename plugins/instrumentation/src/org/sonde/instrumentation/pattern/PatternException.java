/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.pattern;

/** A text that is not a signature pattern. */
public final class PatternException extends Exception {
	private static final long serialVersionUID = 1L;

	private final int position;

	PatternException(int position, String message) {
		super(message);
		this.position = position;
	}

	/** Returns the place of the error, in chars from the beginning of the text, or the text's length if it ends too early. */
	public int position() {
		return position;
	}
}
