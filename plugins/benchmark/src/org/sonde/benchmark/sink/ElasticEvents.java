/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.sink;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;

/** The events that Elastic's agents send (Elastic APM's intake API, version 2): a line of JSON each. */
final class ElasticEvents {

	private ElasticEvents() {
	}

	/**
	 * Hears of each transaction and each span as it arrives: a request stays open for seconds, and a program may end in the middle of it.
	 *
	 * @param events unpacked; read to their end
	 */
	static void read(InputStream events, Runnable span) throws IOException {
		BufferedReader lines = new BufferedReader(new InputStreamReader(events, UTF_8));
		for (String line = lines.readLine(); line != null; line = lines.readLine()) {
			if (line.startsWith("{\"transaction\":") || line.startsWith("{\"span\":")) {
				span.run();
			}
		}
	}
}
