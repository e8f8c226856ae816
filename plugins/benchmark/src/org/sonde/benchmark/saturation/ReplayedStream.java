/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.saturation;

/**
 * What a sender sends again and again, as Kieker's {@code SingleSocketTcpWriter} does; each time with numbers of traces that did not occur
 * before.
 *
 * @param registrations of all texts, sent once before the records
 * @param body          the records
 * @param recordStarts  where each begins in the body, ascending
 * @param idPlaces      where eight bytes of the body are the number of a trace, ascending
 * @param traceNumbers  numbers of traces are below it
 * @param validTraces   that a receiver must find in each repetition
 * @param leftOut       records that are not in it
 */
record ReplayedStream(byte[] registrations, byte[] body, int[] recordStarts, int[] idPlaces, long traceNumbers, long validTraces,
		long leftOut) {

	/** Records of a repetition. */
	int records() {
		return recordStarts.length;
	}
}
