/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.part;

/** Bytes that are no part of an analysis, or none that can be used here. */
public final class PartException extends Exception {
	private static final long serialVersionUID = 1L;

	/** What is wrong. */
	public enum Reason {
		/** It was never a part. */
		FOREIGN("these bytes are not a part of an analysis"),
		/** A later Sonde wrote it. */
		NEWER("a newer version of Sonde wrote this part"),
		/** It is truncated, or was changed. */
		DAMAGED("this part is damaged"),
		/** Its figures are not comparable. */
		OTHER_OPTIONS("this part was made with other options");

		private final String text;

		Reason(String text) {
			this.text = text;
		}
	}

	private final Reason reason;

	/** @param detail for people; may be empty */
	public PartException(Reason reason, String detail) {
		super(detail.isEmpty() ? reason.text : reason.text + ": " + detail);
		this.reason = reason;
	}

	/** What is wrong. */
	public Reason reason() {
		return reason;
	}
}
