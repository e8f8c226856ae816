/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.program;

import java.io.BufferedWriter;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;

/**
 * The program that is run in a JVM of its own, with probes or without, and measured from within. Writes
 * <ul>
 * <li>{@code wall.csv}: MooBench's raw format, {@code thread;nanoseconds;used heap in bytes;collections of garbage} of each call,</li>
 * <li>{@code cpu.csv}: {@code thread;nanoseconds} of CPU time of the calling thread, with what reading that clock takes,</li>
 * <li>{@code clock.csv}: {@code call;nanoseconds} of CPU time that reading that clock takes, of every sixteenth call of each thread, from
 * 0,</li>
 * <li>{@code bins.csv}: {@code calls;nanoseconds;CPU nanoseconds of the process;CPU nanoseconds of the thread} since the start, of the
 * first thread, a millisecond apart or more,</li>
 * <li>{@code throughput.csv}: {@code second;calls} of all threads that ended in each second since the start, from 0,</li>
 * <li>{@code run.properties}: how many calls were made, the CPU time of the process, the collectors of garbage, and last, as a sign that
 * all was written, {@code complete=true}.</li>
 * </ul>
 * Runs on Java 8 and later and needs nothing else, so that old frameworks can be measured as well.
 */
public final class MonitoredProgram {

	private static final com.sun.management.OperatingSystemMXBean SYSTEM = (com.sun.management.OperatingSystemMXBean) ManagementFactory
			.getOperatingSystemMXBean();
	private static final long WAIT_MILLIS = 50;
	/** The most CPU time in a quiet wait. */
	private static final long QUIET_NANOS = 2000000;
	/** Waits in a row; on a busy machine a writer may not get to run for one or two. */
	private static final int QUIET_WAITS = 10;
	/** 30 seconds. */
	private static final int MOST_WAITS = 600;

	private MonitoredProgram() {
	}

	/** @param arguments as {@link Settings} names them */
	public static void main(String[] arguments) throws Exception {
		Settings settings = new Settings(arguments);
		Application application = settings.application();
		CountDownLatch start = new CountDownLatch(1);
		List<MeasuringThread> threads = new ArrayList<MeasuringThread>();
		UsageSamples samples = UsageSamples.make();
		for (int number = 1; number <= settings.threads(); number++) {
			MeasuringThread thread = new MeasuringThread(number, settings, application, start, number == 1 ? samples : UsageSamples.NONE);
			thread.start();
			threads.add(thread);
		}
		collectGarbage();
		start.countDown();
		for (MeasuringThread thread : threads) {
			thread.join();
		}
		for (MeasuringThread thread : threads) {
			if (thread.failure() != null) {
				thread.failure().printStackTrace();
				System.exit(1);
			}
		}
		write(settings, threads, samples);
		if (settings.lingers()) {
			awaitQuiet();
		}
		writeSummary(settings, threads);
		if (application instanceof ProbedApplication) {
			System.out.println("records=" + ((ProbedApplication) application).records());
		}
		// Agents may have left threads that never end; their shutdown hooks run all the same.
		System.exit(0);
	}

	/** Makes every run begin with the same heap, whatever the loading of the agent left. */
	private static void collectGarbage() throws InterruptedException {
		for (int i = 0; i < 2; i++) {
			System.gc();
			Thread.sleep(20);
		}
	}

	private static void write(Settings settings, List<MeasuringThread> threads, UsageSamples samples) throws IOException {
		PrintWriter wall = writer(settings.folder(), "wall.csv");
		PrintWriter cpu = settings.cpuTime() ? writer(settings.folder(), "cpu.csv") : null;
		PrintWriter clock = settings.cpuTime() ? writer(settings.folder(), "clock.csv") : null;
		for (MeasuringThread thread : threads) {
			for (int i = 0; i < thread.calls(); i++) {
				wall.append(thread.getName()).append(';').append(Long.toString(thread.nanos(i))).append(';')
						.append(Long.toString(thread.usedHeap(i))).append(';').append(Long.toString(thread.collections(i))).append('\n');
				if (cpu != null) {
					cpu.append(thread.getName()).append(';').append(Long.toString(thread.cpuNanos(i))).append('\n');
					if (i % MeasuringThread.CLOCK_EVERY == 0) {
						clock.append(Integer.toString(i)).append(';').append(Long.toString(thread.clockNanos(i))).append('\n');
					}
				}
			}
		}
		close(wall);
		if (cpu != null) {
			close(cpu);
			close(clock);
		}
		PrintWriter courses = writer(settings.folder(), "bins.csv");
		for (int i = 0; i < samples.count(); i++) {
			courses.append(samples.line(i)).append('\n');
		}
		close(courses);
		PrintWriter throughput = writer(settings.folder(), "throughput.csv");
		for (int second = 0; second < threads.get(0).seconds().count(); second++) {
			long ended = 0;
			for (MeasuringThread thread : threads) {
				ended += thread.seconds().calls(second);
			}
			throughput.append(Integer.toString(second)).append(';').append(Long.toString(ended)).append('\n');
		}
		close(throughput);
	}

	/**
	 * Waits until the process uses hardly any processor for half a second: until then a framework may still be writing what its queue
	 * holds, and some give up on that soon after the end of the program (Kieker after one second).
	 */
	private static void awaitQuiet() throws InterruptedException {
		int quiet = 0;
		for (int i = 0; i < MOST_WAITS && quiet < QUIET_WAITS; i++) {
			long before = SYSTEM.getProcessCpuTime();
			Thread.sleep(WAIT_MILLIS);
			quiet = SYSTEM.getProcessCpuTime() - before < QUIET_NANOS ? quiet + 1 : 0;
		}
	}

	private static void writeSummary(Settings settings, List<MeasuringThread> threads) throws IOException {
		long calls = 0;
		long result = 0;
		for (MeasuringThread thread : threads) {
			calls += thread.calls();
			result += thread.result();
		}
		PrintWriter run = writer(settings.folder(), "run.properties");
		run.append("calls=").append(Long.toString(calls)).append('\n');
		run.append("result=").append(Long.toString(result)).append('\n');
		run.append("processCpuNanos=").append(Long.toString(SYSTEM.getProcessCpuTime())).append('\n');
		run.append("collectors=").append(collectors()).append('\n');
		run.append("complete=true\n");
		close(run);
	}

	private static String collectors() {
		StringBuilder names = new StringBuilder();
		for (GarbageCollectorMXBean collector : ManagementFactory.getGarbageCollectorMXBeans()) {
			names.append(names.length() == 0 ? "" : ", ").append(collector.getName());
		}
		return names.toString();
	}

	private static PrintWriter writer(File folder, String name) throws IOException {
		return new PrintWriter(
				new BufferedWriter(new OutputStreamWriter(new FileOutputStream(new File(folder, name)), "US-ASCII"), 1 << 16));
	}

	/** A {@link PrintWriter} tells of a full disk only when asked. */
	private static void close(PrintWriter writer) throws IOException {
		writer.close();
		if (writer.checkError()) {
			throw new IOException("the results could not be written: is the disk full?");
		}
	}
}
