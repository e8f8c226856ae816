/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.machine;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.BenchmarkProblem;
import org.sonde.common.files.IoErrorText;

/**
 * Keeps processors from halting while they have no work, by a process on each that runs only then (Linux's scheduling class for idle work).
 * A virtual processor that halted is woken by its host, which takes from microseconds to milliseconds and so hides what is measured.
 */
public final class AwakeProcessors implements AutoCloseable {
	private static final List<String> NEEDED = List.of("taskset", "chrt");

	private final List<Process> processes = new ArrayList<>();
	private final Thread end = new Thread(this::kill, "end of the processes that keep processors awake");

	/**
	 * Until it is closed.
	 *
	 * @throws BenchmarkException if the system lacks what is needed
	 */
	public static AwakeProcessors start() throws BenchmarkException {
		for (String program : NEEDED) {
			if (!ProcessorPinning.isInstalled(program)) {
				throw new BenchmarkException(BenchmarkProblem.NOT_STARTED, program,
						"it keeps processors awake, which needs Linux, taskset and chrt");
			}
		}
		AwakeProcessors awake = new AwakeProcessors();
		Runtime.getRuntime().addShutdownHook(awake.end);
		try {
			for (int processor = 0; processor < Runtime.getRuntime().availableProcessors(); processor++) {
				awake.processes.add(new ProcessBuilder("taskset", "-c", Integer.toString(processor), "chrt", "-i", "0", "sh", "-c",
						"while :; do :; done").start());
			}
		} catch (IOException e) {
			awake.close();
			throw BenchmarkException.causedBy(e, BenchmarkProblem.NOT_STARTED, "taskset", IoErrorText.inWords(e));
		}
		return awake;
	}

	/** CPU time of these processes so far. */
	public long cpuNanos() {
		return processes.stream().mapToLong(process -> process.info().totalCpuDuration().map(Duration::toNanos).orElse(0L)).sum();
	}

	private void kill() {
		processes.forEach(Process::destroyForcibly);
	}

	@Override
	public void close() {
		kill();
		try {
			Runtime.getRuntime().removeShutdownHook(end);
		} catch (IllegalStateException e) {
			// This JVM is ending, which kills them, too.
		}
	}
}
