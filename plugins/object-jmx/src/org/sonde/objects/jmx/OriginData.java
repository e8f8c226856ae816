/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.jmx;

import javax.management.ConstructorParameters;

import org.sonde.objects.event.Origin;

/** Who made a change. */
public final class OriginData {
	private final String thread;
	private final long threadId;
	private final String type;
	private final String method;
	private final String file;
	private final int line;

	@ConstructorParameters({ "thread", "threadId", "type", "method", "file", "line" })
	public OriginData(String thread, long threadId, String type, String method, String file, int line) {
		this.thread = shared(thread);
		this.threadId = threadId;
		this.type = shared(type);
		this.method = shared(method);
		this.file = shared(file);
		this.line = line;
	}

	/** There are few of them, and clients keep many events. */
	private static String shared(String text) {
		return text == null ? null : text.intern();
	}

	/** Name of the thread; empty for most virtual threads. */
	public String getThread() {
		return thread;
	}

	/** 0 if it is not known. */
	public long getThreadId() {
		return threadId;
	}

	/** Binary name of the class whose code made the change; null if it is not known. */
	public String getType() {
		return type;
	}

	/** Its method, {@code <init>} for constructors; null if the type is. */
	public String getMethod() {
		return method;
	}

	/** Name of the source file, without its folder; null if it is not known. */
	public String getFile() {
		return file;
	}

	/** Returns the line from 1, or a negative number if unknown. */
	public int getLine() {
		return line;
	}

	/** {@code p.Order.close(Order.java:17)}; null if it is not known. */
	public StackTraceElement place() {
		return type == null ? null : new StackTraceElement(type, method, file, line);
	}

	/** Returns words for people: {@code main at p.Order.close(Order.java:17)}. */
	@Override
	public String toString() {
		return new Origin(thread, threadId, place()).toString();
	}
}
