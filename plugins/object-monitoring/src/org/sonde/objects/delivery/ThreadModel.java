/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.delivery;

/**
 * Which threads deliver events: the models of the paper on MOOMS (2004, section 5.2). Each can run on virtual threads where the JVM has
 * them, but the first, which has no threads of its own. Besides these threads, one more sleeps until an observer may have hung.
 */
public final class ThreadModel {
	/** The group that a monitoring thread serves. */
	enum Group {
		NONE, ALL, END_POINT, QUEUE
	}

	private final Group group;
	private final int threads;
	private final boolean virtual;

	private ThreadModel(Group group, int threads, boolean virtual) {
		this.group = group;
		this.threads = threads;
		this.virtual = virtual;
	}

	/**
	 * The program's threads deliver. An observer that hangs stops one of them, and flush time-outs and periods wait for the next event.
	 * Urgent events may come while the observer receives regular ones, also in the same thread if the observer causes them.
	 */
	public static ThreadModel productionThread() {
		return new ThreadModel(Group.NONE, 0, false);
	}

	/**
	 * One thread for all end-points. A slow observer delays the others, and an observer with many urgent events the regular ones of others.
	 */
	public static ThreadModel oneThread() {
		return new ThreadModel(Group.ALL, 1, false);
	}

	/** @param threads for all end-points together, from 1 to 1,000 */
	public static ThreadModel pool(int threads) {
		if (threads < 1 || threads > 1000) {
			throw new IllegalArgumentException("A pool has 1 to 1,000 threads, not " + threads + ".");
		}
		return new ThreadModel(Group.ALL, threads, false);
	}

	/** A thread for each observer. Urgent events wait while it receives regular ones. */
	public static ThreadModel threadPerEndPoint() {
		return new ThreadModel(Group.END_POINT, 1, false);
	}

	/** Two threads for each observer, so that urgent events never wait for regular ones; the choice of the paper. */
	public static ThreadModel threadPerQueue() {
		return new ThreadModel(Group.QUEUE, 1, false);
	}

	/**
	 * The same on virtual threads.
	 *
	 * @throws IllegalStateException if the JVM has none
	 */
	public ThreadModel onVirtualThreads() {
		if (group == Group.NONE) {
			throw new IllegalStateException("The production thread is the program's. Choose a model with monitoring threads.");
		}
		if (!VirtualThreads.exist()) {
			throw new IllegalStateException("This JVM has no virtual threads; they need Java 21. Choose a model with platform threads.");
		}
		return new ThreadModel(group, threads, true);
	}

	public static boolean hasVirtualThreads() {
		return VirtualThreads.exist();
	}

	Group group() {
		return group;
	}

	int threads() {
		return threads;
	}

	boolean isVirtual() {
		return virtual;
	}
}
