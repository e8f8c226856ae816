/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.watched;

/** The protocol of the application client and the watched program: a byte and a number, which are answered by a number. */
final class Protocol {
	/** The first byte of a connection for requests. */
	static final byte REQUESTS = 'R';
	/** The first byte of a connection to a monitoring client. */
	static final byte EVENTS = 'E';

	static final byte UPDATE_ATTRIBUTE = 1;
	static final byte CREATE_AND_DESTROY = 2;
	/** Test cases without requests, for so many milliseconds; answered by how many. */
	static final byte RUN = 3;
	/** Urgent events, one each millisecond, for so many milliseconds; answered by how many. */
	static final byte RUN_URGENT = 4;
	static final byte BEGIN_WINDOW = 5;
	/** Ends the measurement, delivers what waits and prints all figures. */
	static final byte END_WINDOW = 6;

	/** The bytes of a request. */
	static final int REQUEST_BYTES = Byte.BYTES + Integer.BYTES;

	private Protocol() {
	}
}
