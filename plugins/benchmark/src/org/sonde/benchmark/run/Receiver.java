/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.run;

import java.io.File;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;

import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.BenchmarkProblem;
import org.sonde.benchmark.sink.ReceiverMain;
import org.sonde.benchmark.subject.Arrival;
import org.sonde.benchmark.subject.TraceProcessing;
import org.sonde.common.progress.Progress;

/** A process of ours that receives what the program sends, and counts it: it must not share a JVM with what waits and watches. */
final class Receiver implements AutoCloseable {

	private static final Duration START = Duration.ofSeconds(30);
	private static final Duration END = Duration.ofSeconds(10);

	private final CompletableFuture<Integer> port = new CompletableFuture<>();
	private final CompletableFuture<Long> records = new CompletableFuture<>();
	private final CompletableFuture<Long> cpuNanos = new CompletableFuture<>();
	private final ChildProcess process;

	private Receiver(String classPath, String mainClass, String job, Path folder) throws BenchmarkException {
		String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
		process = ChildProcess.start(List.of(java, "-XX:+UseSerialGC", "-Xmx256m", "-cp", classPath, mainClass, job), Map.of(), folder,
				this::line);
	}

	/** @param traces what processes traces, where that is asked for */
	static Receiver start(Arrival.Place place, Optional<TraceProcessing> traces, Path folder) throws BenchmarkException {
		if (!place.processesTraces()) {
			return new Receiver(OwnJar.of(ReceiverMain.class).toString(), ReceiverMain.class.getName(), place.keyword(), folder);
		}
		TraceProcessing program = traces.orElseThrow(() -> new BenchmarkException(BenchmarkProblem.NO_TRACE_PROCESSING, place.keyword()));
		return new Receiver(program.classPath().stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)),
				program.mainClass(),
				place == Arrival.Place.TRACE_REDUCTION ? "reduction" : "reconstruction", folder);
	}

	private void line(String line) {
		int equals = line.indexOf('=');
		if (line.matches("(port|records|cpuNanos)=\\d+")) {
			long value = Long.parseLong(line.substring(equals + 1));
			switch (line.substring(0, equals)) {
				case "port" -> port.complete((int) value);
				case "records" -> records.complete(value);
				default -> cpuNanos.complete(value);
			}
		}
	}

	/** Where it listens, on the loopback interface alone. */
	int port() throws BenchmarkException {
		try {
			return port.get(START.toSeconds(), TimeUnit.SECONDS);
		} catch (ExecutionException | TimeoutException e) {
			throw BenchmarkException.causedBy(e, BenchmarkProblem.NOT_STARTED, "the receiver of records", process.lastWords());
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
			throw new java.util.concurrent.CancellationException("interrupted");
		}
	}

	/** Ends it, once all that was sent has come; no port is left open. */
	void end() {
		process.endInput();
		process.await(END, Progress.NONE);
	}

	/** What arrived, of an ended one; −1 if it did not say. */
	long records() {
		return records.getNow(-1L);
	}

	/** CPU time that it took, of an ended one. */
	long cpuNanos() {
		return cpuNanos.getNow(0L);
	}

	@Override
	public void close() {
		process.close();
	}
}
