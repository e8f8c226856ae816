/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.benchmark;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;

import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedMethod;
import jdk.jfr.consumer.RecordedThread;
import jdk.jfr.consumer.RecordingFile;

/**
 * Traces of {@value #CALLS} calls that the flight recorder of Java 25 traces: a request calls three methods, and each of these two. It is
 * also the program that is recorded.
 */
final class FlightLog {
	/** Calls of a trace. */
	static final int CALLS = 10;
	private static final int THREADS = 4;

	private FlightLog() {
	}

	/** Records so many traces of four threads. */
	static void record(Path file, long traces) throws IOException, InterruptedException {
		Files.createDirectories(file.getParent());
		Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
				"-XX:StartFlightRecording:maxsize=0,filename=" + file + ",method-trace=" + Request.class.getName(), "-Xlog:jfr=off", "-cp",
				System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")), FlightLog.class.getName(),
				Long.toString(traces)).redirectErrorStream(true).start();
		String output = new String(process.getInputStream().readAllBytes());
		if (process.waitFor() != 0) {
			throw new IOException(output);
		}
	}

	/** The program. */
	public static void main(String[] arguments) throws InterruptedException {
		long traces = Long.parseLong(arguments[0]) / THREADS;
		List<Thread> threads = new ArrayList<>();
		for (int thread = 0; thread < THREADS; thread++) {
			threads.add(Thread.ofPlatform().name("worker-" + thread).start(() -> {
				for (long trace = 0; trace < traces; trace++) {
					Request.handle();
				}
			}));
		}
		for (Thread thread : threads) {
			thread.join();
		}
	}

	/** All its methods are traced. */
	private static final class Request {
		/** Read by nobody else: it only keeps the methods from being empty. */
		private static long state;

		private Request() {
		}

		static void handle() {
			find();
			change();
			store();
		}

		private static void find() {
			read();
			read();
		}

		private static void change() {
			read();
			write();
		}

		private static void store() {
			write();
			write();
		}

		private static void read() {
			state += state >> 1;
		}

		private static void write() {
			state++;
		}
	}

	/** What the JDK's parser needs for what Sonde reads of each event. */
	static String parse(Path file) throws IOException {
		long calls = 0;
		long sum = 0;
		try (RecordingFile recording = new RecordingFile(file)) {
			while (recording.hasMoreEvents()) {
				RecordedEvent event = recording.readEvent();
				if (event.getEventType().getName().equals("jdk.MethodTrace")) {
					RecordedMethod method = event.getValue("method");
					RecordedThread thread = event.getThread();
					sum += System.identityHashCode(method) + thread.getId() + nanos(event.getStartTime()) + nanos(event.getEndTime());
					calls++;
				}
			}
		}
		return "records=" + calls + " sum=" + (sum == 0);
	}

	private static long nanos(Instant time) {
		return time.getEpochSecond() * 1_000_000_000 + time.getNano();
	}

	/** What {@code jfr summary} does, which counts the events of each type. */
	static String summary(Path file) throws Exception {
		PrintStream out = System.out;
		System.setOut(new PrintStream(OutputStream.nullOutputStream()));
		try {
			Class<?> type = Class.forName("jdk.jfr.internal.tool.Summary");
			var constructor = type.getDeclaredConstructor();
			constructor.setAccessible(true);
			var execute = type.getMethod("execute", java.util.Deque.class);
			execute.setAccessible(true);
			execute.invoke(constructor.newInstance(), new ArrayDeque<>(List.of(file.toString())));
		} finally {
			System.setOut(out);
		}
		return "";
	}
}
