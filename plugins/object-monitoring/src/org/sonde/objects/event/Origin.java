/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.event;

import java.util.Objects;
import java.util.function.Supplier;

/** Who made a change: a thread, at a place in the source. */
public final class Origin {
	private final String thread;
	private final long threadId;
	/** Null if there is no place that could be found. */
	private final Supplier<StackTraceElement> finder;
	private volatile StackTraceElement place;

	/**
	 * @param thread name of the thread, which may be empty
	 * @param threadId 0 if it is not known
	 * @param place null if it is not known
	 */
	public Origin(String thread, long threadId, StackTraceElement place) {
		this(thread, threadId, (Supplier<StackTraceElement>) null);
		this.place = place;
	}

	private Origin(String thread, long threadId, Supplier<StackTraceElement> finder) {
		this.thread = Objects.requireNonNull(thread);
		this.threadId = threadId;
		this.finder = finder;
	}

	/**
	 * This thread.
	 *
	 * @param capture whose limit of texts is also that of the thread's name
	 * @param place finds it when somebody asks, in that one's thread; null if it is not known
	 */
	public static Origin here(ValueCapture capture, Supplier<StackTraceElement> place) {
		Thread thread = Thread.currentThread();
		return new Origin(capture.cut(thread.getName()), ThreadIds.of(thread), place);
	}

	/** Name of the thread; empty for most virtual threads. */
	public String thread() {
		return thread;
	}

	/** 0 if it is not known. */
	public long threadId() {
		return threadId;
	}

	/** Class, method, file and line of the code; null if it is not known. */
	public StackTraceElement place() {
		if (place == null && finder != null) {
			place = finder.get();
		}
		return place;
	}

	/** {@code main at p.Order.close(Order.java:17)}; a thread without a name as {@code thread 31}. */
	@Override
	public String toString() {
		return (thread.isEmpty() ? "thread " + threadId : thread) + (place() == null ? "" : " at " + place());
	}
}
