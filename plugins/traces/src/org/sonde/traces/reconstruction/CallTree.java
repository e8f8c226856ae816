/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.reconstruction;

import java.util.Arrays;

/**
 * The calls of one trace, each before the calls within it, in arrays that are used for one trace after the other. A call is a <em>code</em> of
 * its operation (name, upper 32 bits), its depth from 0 (above the lowest bit) and whether it failed (lowest bit): equal codes in
 * equal order are equal trees.
 */
public final class CallTree {
	/** The duration of a call that ends before it starts. */
	public static final long UNKNOWN = -1;
	private static final int FIRST_CAPACITY = 8;
	private static final long HASH_MULTIPLIER = 0x9E3779B97F4A7C15L;

	private final TraceKind kind;
	private long[] codes = new long[FIRST_CAPACITY];
	private long[] durations = new long[FIRST_CAPACITY];
	/** Of each call, of executions; of events the host is that of the trace. */
	private int[] hosts;
	private int size;
	private long startNanos;
	private long endNanos;
	private boolean timed = true;

	CallTree(TraceKind kind) {
		this.kind = kind;
		this.hosts = new int[kind == TraceKind.EXECUTIONS ? FIRST_CAPACITY : 1];
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

	/** How the trace was recorded. */
	public TraceKind kind() {
		return kind;
	}

	/** How many calls there are. */
	public int size() {
		return size;
	}

	/** The time of the trace from its first start to its last end, in nanoseconds; {@link #UNKNOWN} if a call ends before it starts. */
	public long durationNanos() {
		long nanos = endNanos - startNanos;
		return timed && nanos >= 0 ? nanos : UNKNOWN;
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

	/** Adds the duration of each call to the sums of as many, in nanoseconds. */
	public void addDurationsTo(double[] sums) {
		for (int call = 0; call < size; call++) {
			sums[call] += durations[call];
		}
	}

	void clear() {
		size = 0;
		timed = true;
		if (codes.length > 1024) {
			codes = new long[FIRST_CAPACITY];
			durations = new long[FIRST_CAPACITY];
			hosts = new int[kind == TraceKind.EXECUTIONS ? FIRST_CAPACITY : 1];
		}
	}

	/** Adds a call and tells its place. */
	int add(int operation, int depth) {
		if (size == codes.length) {
			codes = Arrays.copyOf(codes, 2 * size);
			durations = Arrays.copyOf(durations, 2 * size);
			if (kind == TraceKind.EXECUTIONS) {
				hosts = Arrays.copyOf(hosts, 2 * size);
			}
		}
		codes[size] = (long) operation << 32 | (long) depth << 1;
		return size++;
	}

	void ended(int call, long durationNanos, boolean failed) {
		durations[call] = durationNanos;
		timed &= durationNanos >= 0;
		if (failed) {
			codes[call] |= 1;
		}
	}

	/** @param call 0 if the trace has one host */
	void host(int call, int host) {
		hosts[call] = host;
	}

	void span(long firstNanos, long lastNanos) {
		startNanos = firstNanos;
		endNanos = lastNanos;
	}

	int capacity() {
		return codes.length;
	}

	long code(int call) {
		return codes[call];
	}

	long duration(int call) {
		return durations[call];
	}

	int host(int call) {
		return hosts[kind == TraceKind.EXECUTIONS ? call : 0];
	}

	private int hostCount() {
		return kind == TraceKind.EXECUTIONS ? size : 1;
	}
}
