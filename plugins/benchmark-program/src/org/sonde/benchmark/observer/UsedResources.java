/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.observer;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Reads what the JVM has used since its start. A line of figures that only grow: elapsed nanoseconds, units, CPU nanoseconds of
 * the application's threads, of the monitoring's threads and of the process, allocated bytes of the application's threads, collections of
 * garbage, and milliseconds that they took; CPU nanoseconds of the collector's and the compiler's threads, as {@link #readJvmThreads}
 * last found them, −1 where the system does not tell; and the records handed over to Kieker's writer, −1 if nobody counts them.
 */
public final class UsedResources {

	/** The columns of {@link #line}. */
	public static final String HEADER = "nanos;units;applicationCpu;writerCpu;processCpu;allocated;collections;collectionMillis;"
			+ "collectorCpu;compilerCpu;records";

	/** The name of a main thread that has returned and waits for the others. */
	private static final String RETURNED_MAIN = "DestroyJavaVM";
	private static final Set<String> OF_THE_JVM = new HashSet<String>(Arrays.asList("Reference Handler", "Finalizer", "Signal Dispatcher",
			"Common-Cleaner", "Notification Thread", "Attach Listener", "Service Thread", Observer.NAME));

	private final com.sun.management.ThreadMXBean threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
	private final com.sun.management.OperatingSystemMXBean system = (com.sun.management.OperatingSystemMXBean) ManagementFactory
			.getOperatingSystemMXBean();
	private final List<GarbageCollectorMXBean> collectors = ManagementFactory.getGarbageCollectorMXBeans();
	/** CPU nanoseconds and allocated bytes of each of the application's threads, as last seen: those that end take nothing away. */
	private final Map<Long, long[]> seen = new HashMap<Long, long[]>();
	private final Map<Long, Boolean> ofApplication = new HashMap<Long, Boolean>();
	private final JvmThreads ofJvm = new JvmThreads();
	/** The agent is started by the main thread. */
	private final Long main = Thread.currentThread().getId();
	private long returnedMain = -1;
	/** Null before Kieker has a writer. */
	private RecordQueue queue;
	/** CPU nanoseconds of each thread of the monitoring, as last seen: Kieker ends its writer before the last reading. */
	private final Map<Long, Long> ofMonitoring = new HashMap<Long, Long>();

	/** Reads the clocks of the JVM's own threads, which takes longer than the others: not within a window. */
	void readJvmThreads() {
		ofJvm.read();
	}

	/** Reads again the clocks of those of the JVM's own threads that are known. */
	void readKnownJvmThreads() {
		ofJvm.readAgain();
	}

	/**
	 * @param nanos         elapsed, as {@link System#nanoTime} counts
	 * @param jvmThreadsToo whether the clocks of the JVM's own threads are read again, behind all others
	 */
	String line(long nanos, boolean jvmThreadsToo) {
		findWriter();
		long[] ids = threads.getAllThreadIds();
		long[] cpu = threads.getThreadCpuTime(ids);
		long[] allocated = threads.getThreadAllocatedBytes(ids);
		for (int i = 0; i < ids.length; i++) {
			if (cpu[i] >= 0 && isOfApplication(ids[i])) {
				see(ids[i], cpu[i], allocated[i]);
			} else if (cpu[i] >= 0 && ofMonitoring.containsKey(ids[i])) {
				ofMonitoring.put(ids[i], cpu[i]);
			}
		}
		long applicationCpu = 0;
		long bytes = 0;
		for (long[] thread : seen.values()) {
			applicationCpu += thread[0];
			bytes += thread[1];
		}
		long writerCpu = 0;
		for (long thread : ofMonitoring.values()) {
			writerCpu += thread;
		}
		long collections = 0;
		long millis = 0;
		for (GarbageCollectorMXBean collector : collectors) {
			collections += Math.max(0, collector.getCollectionCount());
			millis += Math.max(0, collector.getCollectionTime());
		}
		String figures = nanos + ";" + Units.number() + ";" + applicationCpu + ";" + writerCpu + ";" + system.getProcessCpuTime() + ";"
				+ bytes + ";" + collections + ";" + millis;
		if (jvmThreadsToo) {
			readKnownJvmThreads();
		}
		return figures + ";" + ofJvm.collectorNanos() + ";" + ofJvm.compilerNanos() + ";"
				+ (queue == null ? JvmThreads.UNKNOWN : queue.handedOver());
	}

	private void findWriter() {
		if (queue == null) {
			Thread thread = WriterThreads.find();
			if (thread != null) {
				ofMonitoring.put(thread.getId(), 0L);
				ofApplication.put(thread.getId(), false);
				queue = new RecordQueue(thread);
			}
		}
	}

	/** The queue to Kieker's writer; null if there was none. */
	RecordQueue queue() {
		return queue;
	}

	/** A main thread that has returned goes on under another id, with the same CPU clock. */
	private void see(long id, long cpu, long allocated) {
		long[] before = seen.get(main);
		if (id == returnedMain && before != null) {
			before[0] = Math.max(before[0], cpu);
		} else {
			seen.put(id, new long[] {cpu, allocated});
		}
	}

	private boolean isOfApplication(long id) {
		Boolean known = ofApplication.get(id);
		if (known == null) {
			java.lang.management.ThreadInfo thread = threads.getThreadInfo(id);
			String name = thread == null ? null : thread.getThreadName();
			boolean watchesObjects = name != null && name.startsWith(WriterThreads.OF_OBJECTS);
			known = name != null && !watchesObjects && !OF_THE_JVM.contains(name);
			if (watchesObjects) {
				ofMonitoring.put(id, 0L);
			} else if (RETURNED_MAIN.equals(name)) {
				returnedMain = id;
			}
			ofApplication.put(id, known);
		}
		return known;
	}
}
