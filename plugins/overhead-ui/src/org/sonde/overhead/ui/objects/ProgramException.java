/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.objects;

/** A program cannot be asked, or does not answer. The message says why and what helps. */
final class ProgramException extends Exception {
	private static final long serialVersionUID = 1L;

	private final boolean ended;

	/** @param ended whether asking again makes no sense, as the program or the connection to it is gone */
	ProgramException(String message, boolean ended) {
		super(message);
		this.ended = ended;
	}

	boolean isEnded() {
		return ended;
	}
}
