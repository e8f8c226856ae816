/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.otlp;

import java.time.Duration;

/**
 * What senders may ask for.
 *
 * @param bytes      of a request as it is sent
 * @param unpacked   of a request without compression, in bytes
 * @param bytesOfAll of all requests that arrive at the same time
 * @param time       within which a request must have arrived
 * @param patience   a connection without data for so long is closed if there is no room for others
 */
record RequestLimits(int bytes, long unpacked, long bytesOfAll, Duration time, Duration patience) {
	/** Agents send 512 spans in a request, some 200 KB; collectors accept 20 MB by HTTP, and 4 MB by gRPC. */
	static final RequestLimits DEFAULT = new RequestLimits(20 << 20, 128L << 20, 64L << 20, Duration.ofSeconds(30), Duration.ofSeconds(10));
}
