/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.flight;

import java.io.IOException;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicLong;

import javax.management.MBeanServerConnection;

import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedMethod;
import jdk.management.jfr.RemoteRecordingStream;

/**
 * Counts the traced executions in a running JVM, by a stream of its events beside the recording. A stream of {@code jdk.MethodTiming} would
 * need a period, and then the JVM leaves out the counts at the end of a recording: those since the last period would be lost.
 */
final class LiveCalls implements AutoCloseable {
	/** The bytes that the stream keeps on this machine before it reads them. */
	private static final long MOST_BYTES = 100_000_000;

	private final RemoteRecordingStream stream;
	/** The parser makes one object for all events of a method that it reads at once. */
	private final Map<RecordedMethod, AtomicLong> methods = new IdentityHashMap<>();
	private final ConcurrentMap<String, AtomicLong> calls = new ConcurrentHashMap<>();

	/**
	 * Empty if the stream cannot be opened, such as without room for it on this machine: the recording does not need it.
	 *
	 * @param filter names the methods, as for the recording
	 */
	static Optional<LiveCalls> open(MBeanServerConnection jvm, String filter) {
		try {
			return Optional.of(new LiveCalls(jvm, filter));
		} catch (IOException e) {
			return Optional.empty();
		}
	}

	private LiveCalls(MBeanServerConnection jvm, String filter) throws IOException {
		stream = new RemoteRecordingStream(jvm);
		stream.setMaxSize(MOST_BYTES);
		stream.setReuse(true);
		stream.setOrdered(false);
		stream.enable(FlightReader.TRACE).with("filter", filter).with("threshold", "0 ns").withoutStackTrace();
		stream.onEvent(FlightReader.TRACE, this::count);
		stream.onError(error -> close());
		stream.startAsync();
	}

	/** Runs in the stream's thread. */
	private void count(RecordedEvent event) {
		RecordedMethod method = event.getValue("method");
		if (method == null || method.getType() == null) {
			return;
		}
		if (methods.size() == FlightReader.MOST_METHODS) {
			methods.clear();
		}
		methods.computeIfAbsent(method, one -> calls.computeIfAbsent(JvmSignature.of(one), any -> new AtomicLong())).incrementAndGet();
	}

	/** Returns the calls of each method that have ended so far. They arrive some seconds late. */
	SortedMap<String, Long> counts() {
		SortedMap<String, Long> counts = new TreeMap<>();
		calls.forEach((signature, count) -> counts.put(signature, count.get()));
		return counts;
	}

	@Override
	public void close() {
		stream.close();
	}
}
