/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.saturation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Stream;

/**
 * A process with senders, which saturates a receiver and measures how much that takes. Prints {@code streamBytes=…},
 * {@code streamRecords=…}, {@code streamTraces=…} and {@code leftOut=…} of the stream; of the measured time {@code nanos=…},
 * {@code records=…}, {@code receiverNanos=…} (CPU time) and {@code senderNanos=…}; and at the end {@code traces=…}, those that must have
 * arrived, its own {@code cpuNanos=…}, and {@code peakBytes=…}, the most memory that the receiver had, where the system tells.
 */
public final class SenderMain {

	private static final int FIRST_OF_SOURCE = 5;
	private static final String PEAK = "VmHWM:";
	private static final int BYTES_PER_KIBIBYTE = 1024;

	private SenderMain() {
	}

	/** A measurement at the beginning or end of a window. */
	private record Moment(long nanos, long records, long receiverNanos, long senderNanos) {

		static Moment now(List<Sender> senders, ProcessHandle receiver) {
			return new Moment(System.nanoTime(), senders.stream().mapToLong(Sender::records).sum(), cpuNanos(receiver),
					cpuNanos(ProcessHandle.current()));
		}

		private static long cpuNanos(ProcessHandle process) {
			return process.info().totalCpuDuration().orElse(Duration.ZERO).toNanos();
		}
	}

	/**
	 * @param arguments port and process id of the receiver, number of senders, milliseconds to warm up, milliseconds to measure; then those
	 *                  of a {@link ReplaySource}
	 */
	public static void main(String[] arguments) throws IOException, InterruptedException {
		int port = Integer.parseInt(arguments[0]);
		ProcessHandle receiver = ProcessHandle.of(Long.parseLong(arguments[1])).orElseThrow();
		int count = Integer.parseInt(arguments[2]);
		long warmUpMillis = Long.parseLong(arguments[3]);
		long measuredMillis = Long.parseLong(arguments[4]);
		ReplayedStream stream = ReplaySource.of(List.of(arguments).subList(FIRST_OF_SOURCE, arguments.length)).stream();
		print("streamBytes", stream.body().length);
		print("streamRecords", stream.records());
		print("streamTraces", stream.validTraces());
		print("leftOut", stream.leftOut());
		if (stream.validTraces() == 0) {
			return;
		}

		long end = System.nanoTime() + (warmUpMillis + measuredMillis) * 1_000_000;
		List<Sender> senders = new ArrayList<>();
		List<Thread> threads = new ArrayList<>();
		for (int i = 0; i < count; i++) {
			Sender sender = new Sender(stream, i, count);
			senders.add(sender);
			threads.add(Thread.ofPlatform().name("sender " + i).start(() -> send(sender, port, end)));
		}
		Thread.sleep(warmUpMillis);
		Moment began = Moment.now(senders, receiver);
		Thread.sleep(measuredMillis);
		Moment ended = Moment.now(senders, receiver);
		for (Thread thread : threads) {
			thread.join();
		}

		print("nanos", ended.nanos() - began.nanos());
		print("records", ended.records() - began.records());
		print("receiverNanos", ended.receiverNanos() - began.receiverNanos());
		print("senderNanos", ended.senderNanos() - began.senderNanos());
		print("traces", senders.stream().mapToLong(Sender::repetitions).sum() * stream.validTraces());
		print("cpuNanos", Moment.cpuNanos(ProcessHandle.current()));
		peakBytes(receiver.pid()).ifPresent(bytes -> print("peakBytes", bytes));
	}

	private static void send(Sender sender, int port, long end) {
		try {
			sender.send(port, () -> System.nanoTime() - end < 0);
		} catch (IOException e) {
			System.out.println("A sender failed: " + e);
			System.exit(1);
		}
	}

	private static void print(String figure, long value) {
		System.out.println(figure + "=" + value);
	}

	/** The most memory that a process had, as Linux tells it. */
	private static OptionalLong peakBytes(long pid) {
		try (Stream<String> lines = Files.lines(Path.of("/proc/" + pid + "/status"))) {
			return lines.filter(line -> line.startsWith(PEAK))
					.mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) * BYTES_PER_KIBIBYTE).findFirst();
		} catch (IOException e) {
			return OptionalLong.empty();
		}
	}
}
