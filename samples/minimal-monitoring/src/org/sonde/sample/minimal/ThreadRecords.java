/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.sample.minimal;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The records of a thread, which it writes into a buffer without creating objects. They have the classes, fields and order of those of
 * Kieker 1.8 in its binary format: number of the class, logging timestamp, fields.
 */
final class ThreadRecords {

	private static final String PACKAGE = "kieker.common.record.flow.trace.";
	private static final int TRACE = StringRegistry.id(PACKAGE + "TraceMetadata");
	private static final int BEFORE = StringRegistry.id(PACKAGE + "operation.BeforeOperationEvent");
	private static final int AFTER = StringRegistry.id(PACKAGE + "operation.AfterOperationEvent");
	private static final int FAILED = StringRegistry.id(PACKAGE + "operation.AfterOperationFailedEvent");
	private static final int SESSION = StringRegistry.id("<no-session-id>");
	private static final int HOST = StringRegistry.id(host());
	private static final int LONGEST_RECORD = 48;
	private static final int NO_PARENT = -1;
	/** From the clock of {@link System#nanoTime} to nanoseconds since 1970. */
	private static final long CLOCK_OFFSET = System.currentTimeMillis() * 1000000 - System.nanoTime();

	private static final AtomicLong TRACES = new AtomicLong();
	private static final List<ThreadRecords> ALL = new ArrayList<>();
	private static final ThreadLocal<ThreadRecords> OF_THREAD = ThreadLocal.withInitial(ThreadRecords::add);

	private final Thread thread = Thread.currentThread();
	private ByteBuffer buffer = Sender.emptyBuffer();
	private long trace;
	private int nextInTrace;
	private int depth;

	private ThreadRecords() {
	}

	static ThreadRecords ofThisThread() {
		return OF_THREAD.get();
	}

	/** The records of threads that have ended are sent when another thread begins, so that ended threads keep no buffers. */
	private static ThreadRecords add() {
		ThreadRecords records = new ThreadRecords();
		synchronized (ALL) {
			for (Iterator<ThreadRecords> all = ALL.iterator(); all.hasNext();) {
				ThreadRecords other = all.next();
				if (!other.thread.isAlive()) {
					Sender.send(other.buffer);
					all.remove();
				}
			}
			ALL.add(records);
		}
		return records;
	}

	/** At the end of the program. A thread that still runs keeps its buffer; what it records afterwards is lost. */
	static void sendAll() {
		synchronized (ALL) {
			ALL.forEach(records -> Sender.send(records.buffer.duplicate()));
		}
	}

	/** The first execution of a thread begins a trace. */
	void before(int signature, int className) {
		long time = time();
		if (depth++ == 0) {
			beginTrace(time);
		}
		event(BEFORE, time, signature, className);
	}

	void after(int signature, int className) {
		event(AFTER, time(), signature, className);
		depth--;
	}

	void failed(int signature, int className, Throwable cause) {
		int causeText = StringRegistry.id(cause.toString());
		event(FAILED, time(), signature, className);
		buffer.putInt(causeText);
		depth--;
	}

	private void beginTrace(long time) {
		trace = TRACES.getAndIncrement();
		nextInTrace = 0;
		begin(TRACE, time);
		buffer.putLong(trace).putLong(thread.getId()).putInt(SESSION).putInt(HOST).putLong(NO_PARENT).putInt(NO_PARENT);
	}

	private void event(int recordClass, long time, int signature, int className) {
		begin(recordClass, time);
		buffer.putLong(time).putLong(trace).putInt(nextInTrace++).putInt(signature).putInt(className);
	}

	private void begin(int recordClass, long time) {
		if (buffer.remaining() < LONGEST_RECORD) {
			Sender.send(buffer);
			buffer = Sender.emptyBuffer();
		}
		buffer.putInt(recordClass).putLong(time);
	}

	private static long time() {
		return CLOCK_OFFSET + System.nanoTime();
	}

	private static String host() {
		try {
			return InetAddress.getLocalHost().getHostName();
		} catch (UnknownHostException e) {
			return "localhost";
		}
	}
}
