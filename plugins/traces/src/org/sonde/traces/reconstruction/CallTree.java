/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.reconstruction;

import java.util.Arrays;

import org.sonde.traces.record.ProbedOperations;
import org.sonde.traces.record.RecordSink;
import org.sonde.traces.record.StringPool;

/**
 * The calls of one trace, each before the calls within it, in arrays that are used for one trace after the other. A call is a <em>code</em>
 * of its operation (name, upper 32 bits), its depth from 0 (above the lowest bit) and whether it failed (lowest bit): equal codes in
 * equal order are equal trees.
 */
public final class CallTree {
	/** The duration of a call that ends before it starts. */
	public static final long UNKNOWN = -1;
	/** Replaces a call: there is none. */
	static final int NONE = -1;
	private static final int FIRST_CAPACITY = 8;
	/** Arrays that are longer are not kept for the next trace. */
	private static final int USUAL_CAPACITY = 1_024;
	private static final long HASH_MULTIPLIER = 0x9E3779B97F4A7C15L;

	private final TraceKind kind;
	private final ProbedOperations probed;
	private long[] codes;
	/** While a call is open, its start. */
	private long[] durations;
	/** The call that each call is in; {@link #NONE} on top. */
	private int[] callers;
	/** The nearest call above of a probed operation, {@link #NONE} if there is none; not kept if all are probed. */
	private int[] probedCallers;
	/** The host of each call, or that of the trace if they do not differ. */
	private int[] hosts;
	private boolean differ;
	/** The host of the next events, if hosts differ. */
	private int host;
	private int size;
	private long traceId;
	private long threadId = RecordSink.NO_THREAD;
	private int threadName = StringPool.NONE;
	/** The innermost call that has not ended; {@link #NONE} if there is none. */
	private int open;
	private boolean timed;
	private long startNanos;
	private long endNanos;

	CallTree(TraceKind kind, ProbedOperations probed) {
		this.kind = kind;
		this.probed = probed;
		allocate();
		clear();
	}

	/** The operation of a code. */
	public static int operation(long code) {
		return (int) (code >>> 32);
	}

	/** The depth of a code, from 0. */
	public static int depth(long code) {
		return (int) code >>> 1;
	}

	/** Whether a code is that of a failed call. */
	public static boolean failed(long code) {
		return (code & 1) != 0;
	}

	/** Returns how the trace was recorded. */
	public TraceKind kind() {
		return kind;
	}

	/** The id of the trace as recorded; traces of executions and of events have ids of their own. */
	public long traceId() {
		return traceId;
	}

	/** The id of the thread that ran it; {@link RecordSink#NO_THREAD} if the records do not tell. */
	public long threadId() {
		return threadId;
	}

	/** The name of that thread; {@link StringPool#NONE} if the records do not tell. */
	public int threadName() {
		return threadName;
	}

	/** Returns the number of calls. */
	public int size() {
		return size;
	}

	/** The time of the trace from its first start to its last end, in nanoseconds; {@link #UNKNOWN} if a call ends before it starts. */
	public long durationNanos() {
		long nanos = endNanos - startNanos;
		return timed && nanos >= 0 ? nanos : UNKNOWN;
	}

	/** When the first call started. */
	public long startNanos() {
		return startNanos;
	}

	/** A number that equal trees have in common; with their hosts if wished. */
	public long hash(boolean byHost) {
		long hash = size;
		for (int call = 0; call < size; call++) {
			hash = (hash ^ codes[call]) * HASH_MULTIPLIER;
		}
		if (byHost) {
			for (int host = 0; host < hostCount(); host++) {
				hash = (hash ^ hosts[host]) * HASH_MULTIPLIER;
			}
		}
		return hash ^ hash >>> 32;
	}

	/** Whether the tree is this one, made by {@link #codes()} and {@link #hosts()}; hosts are null where they do not matter. */
	public boolean equalTo(long[] otherCodes, int[] otherHosts) {
		return Arrays.equals(codes, 0, size, otherCodes, 0, otherCodes.length)
				&& (otherHosts == null || Arrays.equals(hosts, 0, hostCount(), otherHosts, 0, otherHosts.length));
	}

	/** The codes of the calls; a copy. */
	public long[] codes() {
		return Arrays.copyOf(codes, size);
	}

	/** The host of each call, or the one host of all of them; a copy. */
	public int[] hosts() {
		return Arrays.copyOf(hosts, hostCount());
	}

	/** The duration of each call in nanoseconds; {@link #UNKNOWN} of one that ends before it starts. A copy. */
	public long[] durations() {
		return Arrays.copyOf(durations, size);
	}

	/** Adds the duration of each call to the sums of as many, in nanoseconds. */
	public void addDurationsTo(double[] sums) {
		for (int call = 0; call < size; call++) {
			sums[call] += durations[call];
		}
	}

	void identify(long id, long thread, int nameOfThread) {
		traceId = id;
		threadId = thread > 0 ? thread : RecordSink.NO_THREAD;
		threadName = nameOfThread;
	}

	void clear() {
		size = 0;
		open = NONE;
		timed = true;
		differ = kind == TraceKind.EXECUTIONS;
		if (codes.length > USUAL_CAPACITY) {
			allocate();
		}
	}

	/** A call starts within the innermost open one. */
	void start(int operation, long nanos) {
		int call = size;
		if (call == codes.length) {
			grow();
		}
		int caller = open;
		int depth = caller == NONE ? 0 : depth(codes[caller]) + 1;
		codes[call] = (long) operation << 32 | (long) depth << 1;
		durations[call] = nanos;
		callers[call] = caller;
		noteProbedCaller(call);
		if (differ) {
			hosts[call] = host;
		}
		if (call == 0) {
			startNanos = nanos;
		}
		open = call;
		size = call + 1;
	}

	/** The innermost open call ends; there must be one. */
	void end(long nanos, boolean failed) {
		int call = open;
		long start = durations[call];
		long duration = nanos - start;
		if (nanos < start | duration < 0) {
			duration = UNKNOWN;
			timed = false;
		}
		durations[call] = duration;
		if (failed) {
			codes[call] |= 1;
		}
		endNanos = nanos;
		open = callers[call];
	}

	/** The innermost open call; {@link #NONE} if there is none. */
	int open() {
		return open;
	}

	/**
	 * Forgets the calls that have ended, so that there is room for others; the tree is not that of the trace any more.
	 *
	 * @return the places where the calls were that are left
	 */
	int[] keepOpenOnly() {
		int[] path = new int[open == NONE ? 0 : depth(codes[open]) + 1];
		for (int at = path.length - 1; at >= 0; at--) {
			path[at] = open;
			open = callers[open];
		}
		for (int at = 0; at < path.length; at++) {
			codes[at] = codes[path[at]];
			durations[at] = durations[path[at]];
			callers[at] = at - 1;
			noteProbedCaller(at);
			if (differ) {
				hosts[at] = hosts[path[at]];
			}
		}
		size = path.length;
		open = size - 1;
		return path;
	}

	/** Adds an execution of an order that is known, with its caller before it. */
	void add(int operation, int depth, int caller, int ofHost, long nanos) {
		if (size == codes.length) {
			grow();
		}
		codes[size] = (long) operation << 32 | (long) depth << 1;
		durations[size] = nanos;
		callers[size] = caller;
		noteProbedCaller(size);
		hosts[size] = ofHost;
		timed &= nanos >= 0;
		size++;
	}

	/** Sets the host of a trace of events, before its calls have hosts of their own. */
	void hostOfAll(int name) {
		hosts[0] = name;
	}

	/** The calls of a trace of events that start from now on are of this host. */
	void changeHost(int name) {
		if (!differ) {
			int first = hosts[0];
			hosts = hosts.length < codes.length ? new int[codes.length] : hosts;
			Arrays.fill(hosts, 0, Math.max(size, 1), first);
			differ = true;
		}
		host = name;
	}

	/** Whether a trace of events changed hosts. */
	boolean isDistributed() {
		return differ;
	}

	void span(long firstNanos, long lastNanos) {
		startNanos = firstNanos;
		endNanos = lastNanos;
	}

	int capacity() {
		return codes.length;
	}

	int operation(int call) {
		return operation(codes[call]);
	}

	int depth(int call) {
		return depth(codes[call]);
	}

	long duration(int call) {
		return durations[call];
	}

	int caller(int call) {
		return callers[call];
	}

	/** The nearest probed operation above a call; {@link org.sonde.traces.record.StringPool#NONE} if there is none. */
	int probedCaller(int call) {
		int caller = probed.isAll() ? callers[call] : probedCallers[call];
		return caller == NONE ? StringPool.NONE : operation(caller);
	}

	private void noteProbedCaller(int call) {
		if (!probed.isAll()) {
			int caller = callers[call];
			probedCallers[call] = caller == NONE || probed.has(operation(caller)) ? caller : probedCallers[caller];
		}
	}

	int host(int call) {
		return hosts[differ ? call : 0];
	}

	private int hostCount() {
		return differ ? size : 1;
	}

	private void allocate() {
		codes = new long[FIRST_CAPACITY];
		durations = new long[FIRST_CAPACITY];
		callers = new int[FIRST_CAPACITY];
		probedCallers = new int[probed.isAll() ? 0 : FIRST_CAPACITY];
		hosts = new int[FIRST_CAPACITY];
	}

	private void grow() {
		int capacity = 2 * codes.length;
		codes = Arrays.copyOf(codes, capacity);
		durations = Arrays.copyOf(durations, capacity);
		callers = Arrays.copyOf(callers, capacity);
		probedCallers = Arrays.copyOf(probedCallers, probed.isAll() ? 0 : capacity);
		if (differ) {
			hosts = Arrays.copyOf(hosts, capacity);
		}
	}
}
