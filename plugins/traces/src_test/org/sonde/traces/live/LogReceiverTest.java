/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

import org.junit.jupiter.api.Test;
import org.sonde.traces.log.LogProblem;
import org.sonde.traces.log.LogProblems;
import org.sonde.traces.log.RecordTypes;
import org.sonde.traces.log.Tally;
import org.sonde.traces.record.EventKind;
import org.sonde.traces.record.RecordSink;
import org.sonde.traces.record.StringPool;

class LogReceiverTest {
	private static final String SPLIT = "kieker.common.record.flow.trace.concurrency.SplitEvent";

	private final StringPool names = new StringPool();
	private final LogProblems problems = new LogProblems();
	/** Order indices by trace. */
	private final TreeMap<Long, List<Integer>> events = new TreeMap<>();
	private final RecordSink sink = new RecordSink() {
		@Override
		public void execution(int operation, int session, long traceId, long tin, long tout, int host, int eoi, int ess) {
			throw new AssertionError();
		}

		@Override
		public void event(EventKind kind, long timestampNanos, long traceId, int orderIndex, int operation, int type) {
			events.computeIfAbsent(traceId, trace -> new ArrayList<>()).add(orderIndex);
		}

		@Override
		public void traceMetadata(long traceId, long threadId, int session, int host, long parentTraceId, int parentOrder) {
			throw new AssertionError();
		}

		@Override
		public void logMetadata(int host, int experimentId) {
			throw new AssertionError();
		}
	};

	@Test
	void receivesFromSeveralSendersAtOnce() throws Exception {
		int senders = 3;
		int records = 20_000;
		try (LogReceiver receiver = LogReceiver.onThisMachine(0)) {
			List<Thread> threads = new ArrayList<>();
			for (int i = 0; i < senders; i++) {
				int trace = i;
				threads.add(Thread.startVirtualThread(() -> send(receiver.port(), trace, records, false)));
			}
			Tally tally = receiver.receive(names, sink, problems, RecordTypes.OF_KIEKER,
					() -> events.values().stream().mapToInt(List::size).sum() < senders * records);
			for (Thread thread : threads) {
				thread.join();
			}
			assertThat(tally).isEqualTo(new Tally(senders * (long) records, 0));
		}
		assertThat(events).hasSize(senders).allSatisfy((trace, orders) -> {
			assertThat(orders).hasSize(records).isSorted();
		});
		assertThat(problems.list()).isEmpty();
	}

	@Test
	void reportsASenderThatStopsInTheMiddle() throws Exception {
		try (LogReceiver receiver = LogReceiver.onThisMachine(0)) {
			send(receiver.port(), 5, 2, true);
			Tally tally = receiver.receive(names, sink, problems, RecordTypes.OF_KIEKER,
					() -> problems.list().isEmpty());
			assertThat(tally).isEqualTo(new Tally(2, 1));
		}
		assertThat(problems.list()).extracting(Object::toString)
				.singleElement().asString().startsWith("sender 1, byte 130: ");
	}

	@Test
	void readsWhatHasArrivedWhenItShallStop() throws Exception {
		try (LogReceiver receiver = LogReceiver.onThisMachine(0); Socket socket = connect(receiver.port())) {
			DataOutputStream out = new DataOutputStream(socket.getOutputStream());
			text(out);
			record(out, 1, 0);
			out.flush();
			int[] rounds = new int[1];
			assertThat(receiver.receive(names, sink, problems, RecordTypes.OF_KIEKER, () -> rounds[0]++ < 3)).isEqualTo(new Tally(1, 0));
		}
	}

	/** The first place is that of a program between two records, which is quiet for longer: it keeps it. */
	@Test
	void whoSendsNothingWholeGivesItsPlaceToAnother() throws Exception {
		List<Socket> sockets = new ArrayList<>();
		try (LogReceiver receiver = new LogReceiver(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), Duration.ofMillis(50))) {
			DataOutputStream quiet = new DataOutputStream(connected(sockets, receiver).getOutputStream());
			text(quiet);
			record(quiet, 1, 0);
			long end = System.nanoTime() + 20_000_000_000L;
			Thread[] another = new Thread[1];
			receiver.receive(names, sink, problems, RecordTypes.OF_KIEKER, () -> {
				if (another[0] == null && receiver.senders() == sockets.size() && sockets.size() < LogReceiver.MAX_SENDERS) {
					connected(sockets, receiver, (byte) -1);
				} else if (another[0] == null && receiver.senders() == LogReceiver.MAX_SENDERS) {
					another[0] = Thread.startVirtualThread(() -> {
						sleep();
						send(receiver.port(), 2, 10, false);
						sleep();
						recordOrFail(quiet, 1, 1);
					});
				}
				return System.nanoTime() < end && (!events.containsKey(2L) || events.get(1L).size() < 2);
			});
			assertThat(another[0]).isNotNull();
			another[0].join();
		} finally {
			for (Socket socket : sockets) {
				socket.close();
			}
		}
		assertThat(events.get(1L)).containsExactly(0, 1);
		assertThat(events.get(2L)).hasSize(10);
		assertThat(problems.list()).extracting(LogProblem::file).contains(Path.of("sender 2")).doesNotContain(Path.of("senders"));
	}

	@Test
	void saysThatAPortIsTaken() throws Exception {
		try (LogReceiver receiver = LogReceiver.onThisMachine(0)) {
			assertThatExceptionOfType(BindException.class).isThrownBy(() -> LogReceiver.onThisMachine(receiver.port()));
		}
	}

	private static void send(int port, int trace, int records, boolean cutOff) {
		try (Socket socket = connect(port)) {
			DataOutputStream out = new DataOutputStream(new BufferedOutputStream(socket.getOutputStream(), 1_000));
			text(out);
			for (int i = 0; i < records; i++) {
				record(out, trace, i);
			}
			if (cutOff) {
				out.writeInt(0);
			}
			out.flush();
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	private static Socket connected(List<Socket> sockets, LogReceiver receiver, byte... first) {
		try {
			Socket socket = connect(receiver.port());
			sockets.add(socket);
			socket.getOutputStream().write(first);
			return socket;
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	private static void recordOrFail(DataOutputStream out, long trace, int order) {
		try {
			record(out, trace, order);
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	/** Longer than the receiver's patience. */
	private static void sleep() {
		try {
			Thread.sleep(200);
		} catch (InterruptedException e) {
			throw new AssertionError(e);
		}
	}

	private static Socket connect(int port) throws IOException {
		return new Socket(InetAddress.getLoopbackAddress(), port);
	}

	private static void text(DataOutputStream out) throws IOException {
		out.writeInt(-1);
		out.writeInt(0);
		out.writeInt(SPLIT.length());
		out.write(SPLIT.getBytes(StandardCharsets.UTF_8));
	}

	private static void record(DataOutputStream out, long trace, int order) throws IOException {
		out.writeInt(0);
		out.writeLong(order);
		out.writeLong(order);
		out.writeLong(trace);
		out.writeInt(order);
	}
}
