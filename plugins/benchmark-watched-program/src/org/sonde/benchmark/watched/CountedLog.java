/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.watched;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.sonde.objects.delivery.DeliveryCounts;
import org.sonde.objects.weaving.agent.EventLog;
import org.sonde.objects.weaving.runtime.WovenObjects;

/** The log that the agent of {@code sonde run} starts. Its file is read at the end. */
final class CountedLog extends CountedCarrier {
	private final EventLog log = new EventLog();
	private final Path file;

	CountedLog(WovenObjects objects) throws Exception {
		super(objects);
		log.start(objects);
		file = objects.configuration().log().orElseThrow();
	}

	@Override
	long close() throws IOException {
		log.close();
		long lines = 0;
		String last = "";
		try (BufferedReader reader = Files.newBufferedReader(file)) {
			for (String line = reader.readLine(); line != null; line = reader.readLine()) {
				last = line;
				lines++;
			}
		}
		DeliveryCounts all = counts();
		String balance = "{\"end\":true,\"generated\":" + all.generated() + ",\"delivered\":" + all.delivered() + ",\"dropped\":"
				+ all.dropped() + ",";
		if (!last.startsWith(balance)) {
			throw new IOException("The end-point counted " + all + ", and the last line of the log is " + last);
		}
		return lines - 1;
	}
}
