/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.reduction;

import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalLong;

import org.sonde.traces.reconstruction.CallTree;
import org.sonde.traces.reconstruction.TraceKind;
import org.sonde.traces.record.StringPool;
import org.sonde.traces.reduction.TraceChoice.ThreadStart;
import org.sonde.traces.reduction.TraceChoice.TracingId;

/** A trace as it was; its calls have names when they are asked for. */
public final class KeptTrace {
	private final StringPool names;
	private final CallTreeCopy tree;
	private final long number;
	private final Optional<TracingId> tracingId;
	private final long threadId;
	private final int threadName;
	private final long startNanos;
	private final long durationNanos;
	private final long[] nanos;

	/**
	 * @param tree    the calls of the trace, and its hosts
	 * @param current the trace, which has just become valid
	 */
	KeptTrace(StringPool names, CallTreeCopy tree, TraceIds ids, CallTree current) {
		this.names = names;
		this.tree = tree;
		number = current.traceId();
		tracingId = ids.of(current);
		threadId = current.threadId();
		threadName = current.threadName();
		startNanos = current.startNanos();
		durationNanos = current.durationNanos();
		nanos = current.durations();
	}

	/**
	 * Returns the id in the recording: a number, or hexadecimal digits of a tracing tool. Flight recordings have none, so it is thread and
	 * time.
	 */
	public String id() {
		return tracingId.map(TracingId::toString).or(() -> start().map(ThreadStart::toString)).orElse(Long.toString(number));
	}

	private Optional<ThreadStart> start() {
		return tree.kind() == TraceKind.EVENTS ? Optional.empty() : thread().map(name -> new ThreadStart(name, startNanos));
	}

	private Optional<String> thread() {
		return TraceIds.thread(names, threadId, threadName);
	}

	/** Whether the id says when it began. */
	public boolean idHasTime() {
		return start().isPresent();
	}

	/** When it began, by the clock of the program. */
	public long startNanos() {
		return startNanos;
	}

	/** Its duration; {@link CallTree#UNKNOWN} if a call ends before it starts. */
	public long nanos() {
		return durationNanos;
	}

	/** The same with its calls. Not while records are read, unless by the thread that does it. */
	public SingleTrace trace() {
		double[] known = Arrays.stream(nanos).mapToDouble(one -> one < 0 ? Double.NaN : one).toArray();
		return new SingleTrace(tree.kind(), id(), thread(), startNanos, known(durationNanos), tree.nodes(names, known, 1));
	}

	private static OptionalLong known(long number) {
		return number < 0 ? OptionalLong.empty() : OptionalLong.of(number);
	}
}
