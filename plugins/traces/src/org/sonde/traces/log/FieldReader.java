/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.log;

/**
 * Hands out the fields of one record in their order. Each method refuses a field that is missing or of another type by an
 * {@link IllegalArgumentException}.
 */
interface FieldReader {
	String string();

	long longNumber();

	int intNumber();

	boolean bool();

	/**
	 * Skips the text of an exception, which may hold anything.
	 *
	 * @return whether the fields behind it can be told from it
	 */
	boolean skipCause();

	/** Whether there is a field left. */
	boolean hasNext();
}
