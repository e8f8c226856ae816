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
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.BenchmarkProblem;
import org.sonde.benchmark.sink.ReceiverMain;
import org.sonde.benchmark.subject.Arrival;
import org.sonde.benchmark.subject.TraceProcessing;
import org.sonde.common.progress.Progress;

/** A process of ours that receives what the program sends, and counts it: it must not share a JVM with what waits and watches. */
final class Receiver implements AutoCloseable {

	private static final String PORT = "port";
	private static final String STRING_PORT = "stringPort";
	private static final Pattern FIGURE = Pattern.compile("([a-zA-Z]+)=(\\d{1,18})");
	private static final Duration START = Duration.ofSeconds(30);
	private static final Duration END = Duration.ofSeconds(10);

	private final CompletableFuture<Long> port = new CompletableFuture<>();
	private final Map<String, Long> figures = new ConcurrentHashMap<>();
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
		Matcher figure = FIGURE.matcher(line);
		if (figure.matches()) {
			long value = Long.parseLong(figure.group(2));
			figures.put(figure.group(1), value);
			if (figure.group(1).equals(PORT)) {
				port.complete(value);
			}
		}
	}

	/** Where it listens, on the loopback interface alone: variables for descriptors. */
	Map<String, String> variables() throws BenchmarkException {
		try {
			String listens = port.get(START.toSeconds(), TimeUnit.SECONDS).toString();
			Long strings = figures.get(STRING_PORT);
			return strings == null ? Map.of(PORT, listens) : Map.of(PORT, listens, STRING_PORT, strings.toString());
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
		return figures.getOrDefault("records", -1L);
	}

	/** Bytes of what arrived, of an ended one; 0 if it does not count them. */
	long bytes() {
		return figures.getOrDefault("bytes", 0L);
	}

	/** CPU time that it took, of an ended one. */
	long cpuNanos() {
		return figures.getOrDefault("cpuNanos", 0L);
	}

	@Override
	public void close() {
		process.close();
	}
}
