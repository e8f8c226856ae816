/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.run;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;

import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.BenchmarkProblem;
import org.sonde.benchmark.sink.ReceiverMain;
import org.sonde.benchmark.subject.Arrival;
import org.sonde.benchmark.subject.TraceProcessing;
import org.sonde.common.jvm.OwnJar;
import org.sonde.common.progress.Progress;

/** A process of ours that receives what the program sends, and counts it: it must not share a JVM with what waits and watches. */
public final class Receiver implements AutoCloseable {

	private static final String PORT = "port";
	private static final String STRING_PORT = "stringPort";
	private static final Duration START = Duration.ofSeconds(30);
	private static final Duration END = Duration.ofSeconds(10);

	private final CompletableFuture<Long> port = new CompletableFuture<>();
	private final PrintedFigures figures = new PrintedFigures();
	private final ChildProcess process;

	private Receiver(List<String> launcher, String classPath, String mainClass, String job, Path folder) throws BenchmarkException {
		process = ChildProcess
				.start(Stream.concat(launcher.stream(), Stream.of(ChildProcess.JAVA, "-XX:+UseSerialGC", "-Xmx256m", "-cp", classPath,
						mainClass, job)).toList(), Map.of(), folder, this::line);
	}

	/** @param traces what processes traces, where that is asked for */
	static Receiver start(Arrival.Place place, Optional<TraceProcessing> traces, Path folder) throws BenchmarkException {
		if (!place.processesTraces()) {
			return new Receiver(List.of(), OwnJar.of(ReceiverMain.class).toString(), ReceiverMain.class.getName(), place.keyword(), folder);
		}
		return ofTraces(place, traces.orElseThrow(() -> new BenchmarkException(BenchmarkProblem.NO_TRACE_PROCESSING, place.keyword())),
				List.of(), folder);
	}

	/**
	 * Starts one that processes traces.
	 *
	 * @param launcher what stands in front of the command
	 */
	public static Receiver ofTraces(Arrival.Place place, TraceProcessing program, List<String> launcher, Path folder)
			throws BenchmarkException {
		return new Receiver(launcher, program.path(), program.mainClass(),
				place == Arrival.Place.TRACE_REDUCTION ? "reduction" : "reconstruction", folder);
	}

	private void line(String line) {
		figures.line(line);
		figures.find(PORT).ifPresent(port::complete);
	}

	/** Returns where it listens, only on the loopback interface, as variables for descriptors. */
	Map<String, String> variables() throws BenchmarkException {
		String listens = Long.toString(port());
		OptionalLong strings = figures.find(STRING_PORT);
		return strings.isEmpty() ? Map.of(PORT, listens) : Map.of(PORT, listens, STRING_PORT, Long.toString(strings.getAsLong()));
	}

	/** Returns the port on which it listens, only on the loopback interface. */
	public long port() throws BenchmarkException {
		try {
			return port.get(START.toSeconds(), TimeUnit.SECONDS);
		} catch (ExecutionException | TimeoutException e) {
			throw BenchmarkException.causedBy(e, BenchmarkProblem.NOT_STARTED, "the receiver of records", process.lastWords());
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
			throw new java.util.concurrent.CancellationException("interrupted");
		}
	}

	/** Its number in the system. */
	public long pid() {
		return process.pid();
	}

	/** Ends it, once all that was sent has come; no port is left open. */
	public void end() {
		process.endInput();
		process.await(END, Progress.NONE);
	}

	/** Returns how many records arrived at an ended receiver, or −1 if it did not say. */
	public long records() {
		return figures.find("records").orElse(-1);
	}

	/** Bytes of what arrived, of an ended one; 0 if it does not count them. */
	long bytes() {
		return figures.find("bytes").orElse(0);
	}

	/** CPU time that it took, of an ended one. */
	public long cpuNanos() {
		return figures.find("cpuNanos").orElse(0);
	}

	@Override
	public void close() {
		process.close();
	}
}
