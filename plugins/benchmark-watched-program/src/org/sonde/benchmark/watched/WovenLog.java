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
import org.sonde.objects.delivery.EndPoint;
import org.sonde.objects.weaving.agent.EventLog;
import org.sonde.objects.weaving.runtime.WovenObjects;

/** The log that the agent of {@code sonde run} starts, and what becomes of the events of the measured time. */
final class WovenLog {
	private final Path file;
	private final EventLog log = new EventLog();
	private final EndPoint endPoint;
	private DeliveryCounts before;

	/** Starts it. */
	WovenLog(WovenObjects objects) throws IOException {
		try {
			log.start(objects);
		} catch (Exception e) {
			throw new IOException("The log did not start.", e);
		}
		file = objects.configuration().log().orElseThrow();
		endPoint = objects.service().endPoints().get(0);
	}

	/** Events count from now on; those before are written first, so that their time does not count either. */
	void begin() {
		try {
			endPoint.flush(LocalLoop.LONGEST_WAIT);
		} catch (InterruptedException e) {
			throw new IllegalStateException(e);
		}
		before = endPoint.counts();
	}

	/** Writes what waits, checks that the file has all that was delivered, and prints the balance. */
	void end() throws IOException {
		log.close();
		DeliveryCounts all = endPoint.counts();
		long lines = 0;
		String last = "";
		try (BufferedReader reader = Files.newBufferedReader(file)) {
			for (String line = reader.readLine(); line != null; line = reader.readLine()) {
				last = line;
				lines++;
			}
		}
		String balance = "{\"end\":true,\"generated\":" + all.generated() + ",\"delivered\":" + all.delivered() + ",\"dropped\":"
				+ all.dropped() + ",";
		if (lines != all.delivered() + 1 || !last.startsWith(balance)) {
			throw new IOException("The log has " + lines + " lines, and the end-point counted " + all + "; the last line is " + last);
		}
		System.out.println("generated=" + (all.generated() - before.generated()));
		System.out.println("delivered=" + (all.delivered() - before.delivered()));
		System.out.println("dropped=" + (all.dropped() - before.dropped()));
	}
}
