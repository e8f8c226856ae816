/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces.jvm;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Stream;

import org.sonde.traces.flight.JvmRecorder;

/** Records in a JVM until the time is over, the program ends, or the user stops it: what was recorded by then is stored in any case. */
public final class JvmRecording {

	/**
	 * What was recorded so far.
	 *
	 * @param calls      of each method, by its signature as recorded
	 * @param seconds    since the recording began
	 * @param lastSecond calls of all methods per second since the counts before these
	 */
	public record Counts(SortedMap<String, Long> calls, double seconds, double lastSecond) {

		static final Counts NONE = new Counts(new TreeMap<>(), 0, 0);

		Counts next(SortedMap<String, Long> now, double at) {
			return new Counts(now, at, at > seconds ? (sum(now) - total()) / (at - seconds) : 0);
		}

		/** Calls of all methods. */
		public long total() {
			return sum(calls);
		}

		private static long sum(SortedMap<String, Long> counts) {
			return counts.values().stream().mapToLong(Long::longValue).sum();
		}
	}

	private static final long MOST_BYTES = 1_000_000_000;
	/** Older ones are deleted. */
	private static final int KEPT = 10;
	private static final double NANOS_PER_SECOND = 1e9;
	private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss");

	private final JvmRequest request;
	private final Consumer<Counts> listener;
	private Counts last = Counts.NONE;

	/** @param listener is notified about every second, in the thread that records; never if the JVM counts only at the end */
	public JvmRecording(JvmRequest request, Consumer<Counts> listener) {
		this.request = request;
		this.listener = listener;
	}

	/**
	 * Records and stores it.
	 *
	 * @param goesOn asked every tenth of a second
	 * @return the recording
	 * @throws IOException if the JVM cannot be recorded, or the recording cannot be stored, with the reason in words
	 */
	public Path record(BooleanSupplier goesOn) throws IOException, InterruptedException {
		Path file = file();
		try (JvmRecorder recorder = JvmRecorder.connect(request.address())) {
			recorder.start(request.detail(), request.filter(), MOST_BYTES, file);
			long began = System.nanoTime();
			recorder.await(() -> {
				double elapsed = (System.nanoTime() - began) / NANOS_PER_SECOND;
				recorder.calls().filter(calls -> elapsed >= last.seconds() + 1).ifPresent(calls -> {
					last = last.next(calls, elapsed);
					listener.accept(last);
				});
				return goesOn.getAsBoolean() && elapsed < request.most().toSeconds();
			});
			recorder.store(file);
		}
		return file;
	}

	/** Where the view can read it again; old ones make room. */
	private Path file() throws IOException {
		Path folder = Files.createDirectories(request.folder());
		List<Path> old;
		try (Stream<Path> files = Files.list(folder)) {
			old = files.sorted(Comparator.comparing((Path file) -> file.toFile().lastModified()).reversed()).skip(KEPT - 1L).toList();
		}
		for (Path file : old) {
			Files.deleteIfExists(file);
		}
		return folder.resolve(request.program().replaceAll("[^\\w.-]", "_") + "-" + LocalDateTime.now().format(TIME) + ".jfr");
	}
}
