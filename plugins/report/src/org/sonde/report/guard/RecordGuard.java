/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.guard;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.sonde.common.files.IoErrorText;
import org.sonde.common.progress.UninterruptedJoin;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.traces.log.LogFollower;
import org.sonde.traces.log.LogProblems;
import org.sonde.traces.log.RecordTypes;
import org.sonde.traces.record.StringPool;

/**
 * Watches the log of a running program by a thread of its own, and has the costliest probes switched off if there are more records per
 * second than a limit. Kieker's files must not be compressed: those are read only when they are complete.
 */
public final class RecordGuard implements AutoCloseable {
	/** A program notices within a second that probes were switched; and its second may have begun. */
	private static final int SETTLING_SECONDS = 2;
	/** Clocks that differ by more have nothing to do with each other. */
	private static final long SAME_CLOCK_SECONDS = 3600;
	private static final long MILLIS_PER_SECOND = 1000;
	private static final double NANOS_PER_SECOND = 1e9;

	/** How a guard acts on the program. Called by the guard's thread. */
	public interface Switch {
		/** Whether the probe of a method can be switched off. */
		boolean canSwitchOff(MethodSignature method);

		/**
		 * Switches probes off, as was decided.
		 *
		 * @throws IOException if the program cannot be reached; nothing is switched then, and the guard ends
		 */
		void switchOff(Set<MethodSignature> methods, GuardDecision decision) throws IOException;

		/** The guard cannot go on; the program does. */
		void failed(String reason);
	}

	private final Switch program;
	private final StringPool names = new StringPool();
	private final RecordsBySecond records;
	private final RecordLimit limit;
	private final Map<MethodSignature, ProbeRate> off = new LinkedHashMap<>();
	private final Thread thread;
	private volatile boolean ended;
	private volatile double cpuSeconds;

	private RecordGuard(Path log, double recordsPerSecond, GuardPrices prices, Switch program) {
		this.program = program;
		limit = new RecordLimit(recordsPerSecond, prices, probe -> probe.method().filter(program::canSwitchOff).isPresent());
		records = new RecordsBySecond(names, this::second);
		thread = Thread.ofPlatform().daemon().name("guard of records").start(() -> watch(log));
	}

	/**
	 * Begins to watch.
	 *
	 * @param log              existing folder in which the log will be
	 * @param recordsPerSecond the limit, above 0
	 */
	public static RecordGuard start(Path log, double recordsPerSecond, GuardPrices prices, Switch program) {
		return new RecordGuard(log, recordsPerSecond, prices, program);
	}

	private void watch(Path log) {
		try {
			new LogFollower(names, records, new LogProblems(), RecordTypes.OF_KIEKER).follow(log, () -> !ended);
		} catch (IOException e) {
			program.failed(IoErrorText.inWords(e));
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		} finally {
			cpuSeconds = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / NANOS_PER_SECOND;
		}
	}

	private void second(long second, Collection<ProbeRate> recorded) {
		if (!ended) {
			limit.second(second, recorded).ifPresent(decision -> switchOff(second, decision));
		}
	}

	private void switchOff(long second, GuardDecision decision) {
		Map<MethodSignature, ProbeRate> now = new LinkedHashMap<>();
		decision.off().forEach(probe -> now.put(probe.method().orElseThrow(), probe));
		try {
			program.switchOff(now.keySet(), decision);
		} catch (IOException e) {
			ended = true;
			program.failed(IoErrorText.inWords(e));
			return;
		}
		synchronized (off) {
			off.putAll(now);
		}
		// The reader may be behind the program.
		long clock = System.currentTimeMillis() / MILLIS_PER_SECOND;
		limit.waitUntil((Math.abs(clock - second) < SAME_CLOCK_SECONDS ? Math.max(clock, second) : second) + SETTLING_SECONDS + 1);
	}

	/** The probes that were switched off until now, with what they recorded before, in the order in which they were switched. */
	public Map<MethodSignature, ProbeRate> switchedOff() {
		synchronized (off) {
			return new LinkedHashMap<>(off);
		}
	}

	/** The methods of these. */
	public List<MethodSignature> methods() {
		return new ArrayList<>(switchedOff().keySet());
	}

	/** Records that it read; complete once it is closed. */
	public long records() {
		return records.records();
	}

	/** CPU time that reading took, in seconds; known once it is closed. */
	public double cpuSeconds() {
		return cpuSeconds;
	}

	/** The program has ended. What it wrote last is not judged. */
	@Override
	public void close() {
		ended = true;
		UninterruptedJoin.of(thread);
	}
}
