/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.weaving.agent;

import java.io.BufferedWriter;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;

import org.sonde.objects.delivery.EndPoint;
import org.sonde.objects.delivery.MonitoringThreads;
import org.sonde.objects.event.Event;
import org.sonde.objects.event.EventKind;
import org.sonde.objects.weaving.runtime.Carrier;
import org.sonde.objects.weaving.runtime.JsonText;
import org.sonde.objects.weaving.runtime.Problems;
import org.sonde.objects.weaving.runtime.SensorPattern;
import org.sonde.objects.weaving.runtime.WovenObjects;

/**
 * Observes all sensors, and writes each event as a line of JSON in UTF-8. The last line says how many events there were,
 * and what went wrong; it is missing if the program was killed or the file cannot be written.
 */
public final class EventLog implements Carrier {
	/** The time that the end of the program waits for the last events. */
	private static final Duration LAST_EVENTS = Duration.ofSeconds(5);

	private final Duration patience;
	private Problems problems;
	private EndPoint endPoint;
	private Writer out;
	private long written;
	private boolean ended;

	public EventLog() {
		this(LAST_EVENTS);
	}

	/** @param patience how long the end of the program waits for the last events, and as long again for the last line */
	EventLog(Duration patience) {
		this.patience = patience;
	}

	@Override
	public void start(WovenObjects objects) throws Exception {
		problems = objects.problems();
		Path file = objects.configuration().log().orElseThrow();
		// No channel, because it would be closed if this observer hangs and is interrupted.
		out = new BufferedWriter(new OutputStreamWriter(new FileOutputStream(file.toFile()), StandardCharsets.UTF_8));
		endPoint = objects.attach("log " + file.getFileName(), this::write, objects.configuration().logQuality());
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

	/** The file may be a pipe that nobody reads, or far away. That must not keep the program from ending. */
	@Override
	public void close() {
		Thread last = MonitoringThreads.daemon("sonde-objects-end-of-log", this::end);
		try {
			endPoint.flush(patience);
			last.start();
			last.join(patience.toMillis());
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		}
	}

	/** When what is being written is written. What is not in the file by now is dropped. */
	private synchronized void end() {
		endPoint.close();
		ended = true;
		long generated = endPoint.counts().generated();
		StringBuilder line = new StringBuilder(
				"{\"end\":true,\"generated\":" + generated + ",\"delivered\":" + written + ",\"dropped\":" + (generated - written));
		endPoint.removal().ifPresent(reason -> JsonText.append(reason, line.append(",\"removed\":")));
		line.append(",\"problemCount\":").append(problems.count()).append(",\"problems\":[");
		String comma = "";
		for (String problem : problems.texts()) {
			JsonText.append(problem, line.append(comma));
			comma = ",";
		}
		try {
			out.write(line + "]}\n");
			out.close();
		} catch (IOException e) {
			// The disk is full: the last line is missing.
		}
	}
}
