/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.truth.program;

/** Drives one library. The constructor prepares everything that is not measured. */
public interface Program extends AutoCloseable {

	/**
	 * Does one unit of work. Every unit of a program does the same work. If the program has several threads, they call this method at the
	 * same time.
	 *
	 * @return a checksum of what the library returned. It is the same for every unit.
	 */
	long unit() throws Exception;

	@Override
	default void close() throws Exception {
	}
}
