/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.observer;

import java.io.File;
import java.io.IOException;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * CPU time of the threads that Java does not show: those of the garbage collector and of the compiler. Read from {@code /proc}, where there
 * is one, in ticks of 10 ms. So one window says nothing of them; many do, because what a tick cuts off one it adds to the next.
 */
public final class JvmThreads {

	static final long UNKNOWN = -1;

	private static final File TASKS = new File("/proc/self/task");
	/** Linux counts a hundred ticks a second for programs, on every processor. */
	private static final long NANOS_PER_TICK = 10000000;
	/** Names that the JVM gives its threads; the system cuts them off after 15 characters. */
	private static final Pattern COMPILER = Pattern.compile("C[12] Compiler.*");
	private static final Pattern COLLECTOR = Pattern
			.compile("(GC Thread|GC task|ParGC |G1 |Shenandoah|ZDirector|ZDriver|ZWorker|ZStat|ZUncommit|ZUnmap).*");
	/** The serial collector has no thread of its own. */
	private static final String THREAD_OF_THE_SERIAL_COLLECTOR = "VM Thread";
	private static final String SERIAL_COLLECTOR = "Copy";
	/** The place after the name in {@code stat}, counted from the thread's state. */
	private static final int USER_TICKS = 11;
	private static final int SYSTEM_TICKS = 12;
	/** The place of the user time of children that have ended. */
	private static final int CHILDRENS_USER_TICKS = 13;
	private static final int CHILDRENS_SYSTEM_TICKS = 14;

	private final boolean serial = isSerial();
	/** Ticks by thread, as last seen: those that end take nothing away. */
	private final Map<String, Long> collector = new HashMap<String, Long>();
	private final Map<String, Long> compiler = new HashMap<String, Long>();

	private static boolean isSerial() {
		for (GarbageCollectorMXBean bean : ManagementFactory.getGarbageCollectorMXBeans()) {
			if (bean.getName().equals(SERIAL_COLLECTOR)) {
				return true;
			}
		}
		return false;
	}

	/** Reads the clocks of all threads. */
	synchronized void read() {
		String[] threads = TASKS.list();
		for (String thread : threads == null ? new String[0] : threads) {
			read(thread);
		}
	}

	/** Reads the clocks of those that were found by {@link #read()}, which takes a fraction of a millisecond. */
	synchronized void readAgain() {
		for (String thread : collector.keySet().toArray(new String[0])) {
			read(thread);
		}
		for (String thread : compiler.keySet().toArray(new String[0])) {
			read(thread);
		}
	}

	private void read(String thread) {
		try {
			String line = SystemFile.text(TASKS + "/" + thread + "/stat");
			String name = line.substring(line.indexOf('(') + 1, line.lastIndexOf(')'));
			if (COMPILER.matcher(name).matches()) {
				compiler.put(thread, ticks(line, USER_TICKS, SYSTEM_TICKS));
			} else if (COLLECTOR.matcher(name).matches() || serial && name.equals(THREAD_OF_THE_SERIAL_COLLECTOR)) {
				collector.put(thread, ticks(line, USER_TICKS, SYSTEM_TICKS));
			}
		} catch (IOException | RuntimeException e) {
			// It has just ended: what was last seen of it counts.
		}
	}

	private static long ticks(String line, int user, int system) {
		String[] words = line.substring(line.lastIndexOf(')') + 2).split(" ");
		return Long.parseLong(words[user]) + Long.parseLong(words[system]);
	}

	/** {@link #UNKNOWN} where the system does not tell. */
	synchronized long collectorNanos() {
		return sum(collector);
	}

	/** Likewise. */
	synchronized long compilerNanos() {
		return sum(compiler);
	}

	private static long sum(Map<String, Long> ticks) {
		long sum = 0;
		for (long each : ticks.values()) {
			sum += each;
		}
		return ticks.isEmpty() ? UNKNOWN : sum * NANOS_PER_TICK;
	}

	/** CPU time of processes that this one started and that have ended; 0 where the system does not tell. */
	static long childrenNanos() {
		try {
			return ticks(SystemFile.text("/proc/self/stat"), CHILDRENS_USER_TICKS, CHILDRENS_SYSTEM_TICKS) * NANOS_PER_TICK;
		} catch (IOException | RuntimeException e) {
			return 0;
		}
	}
}
