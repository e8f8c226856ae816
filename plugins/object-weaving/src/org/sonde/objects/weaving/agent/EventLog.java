/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.weaving.agent;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;

import org.sonde.objects.delivery.EndPoint;
import org.sonde.objects.event.Event;
import org.sonde.objects.event.EventKind;
import org.sonde.objects.weaving.runtime.Carrier;
import org.sonde.objects.weaving.runtime.SensorPattern;
import org.sonde.objects.weaving.runtime.WovenObjects;

/**
 * Observes all sensors, and writes each event as a line of JSON in UTF-8. The last line says how many events there were; it is missing if the
 * program was killed.
 */
public final class EventLog implements Carrier {
	/** How long the end of the program waits for the last events. */
	private static final Duration LAST_EVENTS = Duration.ofSeconds(5);

	private EndPoint endPoint;
	private Writer out;
	private long written;
	private boolean ended;

	@Override
	public void start(WovenObjects objects) throws Exception {
		Path file = objects.configuration().log().orElseThrow();
		out = Files.newBufferedWriter(file);
		endPoint = objects.service().attach("log " + file.getFileName(), this::write, objects.configuration().logQuality());
		objects.subscriptions().subscribe(endPoint, new SensorPattern(), EnumSet.allOf(EventKind.class), null);
	}

	/** Urgent and regular events may come in two threads. */
	private synchronized void write(List<Event> events) throws IOException {
		if (ended) {
			throw new IOException("the log has ended");
		}
		for (Event event : events) {
			out.write(EventJson.of(event));
			out.write('\n');
		}
		out.flush();
		written += events.size();
	}

	@Override
	public void close() {
		try {
			endPoint.flush(LAST_EVENTS);
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		}
		endPoint.close();
		end();
	}

	/** When what is being written is written. What is not in the file by now is dropped. */
	private synchronized void end() {
		ended = true;
		long generated = endPoint.counts().generated();
		try {
			out.write("{\"end\":true,\"generated\":" + generated + ",\"delivered\":" + written + ",\"dropped\":" + (generated - written) + "}\n");
			out.close();
		} catch (IOException e) {
			// The disk is full: the last line is missing.
		}
	}
}
