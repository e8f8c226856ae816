/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.saturation;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;

/** Sends a stream by a connection of its own, as fast as the receiver takes it. */
final class Sender {

	/** About as much as Kieker's writer sends at once (65,535 bytes). */
	private static final int BLOCK = 1 << 16;

	private final ReplayedStream stream;
	private final long firstNumber;
	private final long step;
	private final ByteBuffer block = ByteBuffer.allocateDirect(BLOCK);
	private final AtomicLong records = new AtomicLong();
	private long repetitions;

	/**
	 * @param index   of this sender, from 0
	 * @param senders how many there are: no two use the same numbers of traces
	 */
	Sender(ReplayedStream stream, int index, int senders) {
		this.stream = stream;
		firstNumber = index * stream.traceNumbers();
		step = senders * stream.traceNumbers();
	}

	/** Repeats the stream until it shall stop, the last repetition whole. */
	void send(int port, BooleanSupplier goOn) throws IOException {
		try (SocketChannel channel = SocketChannel.open(new InetSocketAddress(InetAddress.getLoopbackAddress(), port))) {
			write(channel, ByteBuffer.wrap(stream.registrations()));
			while (goOn.getAsBoolean()) {
				repeat(channel, firstNumber + repetitions * step);
				repetitions++;
			}
		}
	}

	/** Records sent so far; any thread may ask. */
	long records() {
		return records.getOpaque();
	}

	/** Whole repetitions. */
	long repetitions() {
		return repetitions;
	}

	private void repeat(SocketChannel channel, long shift) throws IOException {
		int[] starts = stream.recordStarts();
		int id = 0;
		int from = 0;
		while (from < starts.length) {
			int to = from + 1;
			while (to < starts.length && end(to) - starts[from] <= BLOCK) {
				to++;
			}
			int begin = starts[from];
			int end = end(to - 1);
			block.clear().put(stream.body(), begin, end - begin);
			for (; id < stream.idPlaces().length && stream.idPlaces()[id] < end; id++) {
				int place = stream.idPlaces()[id] - begin;
				block.putLong(place, block.getLong(place) + shift);
			}
			write(channel, block.flip());
			records.setOpaque(records.getPlain() + to - from);
			from = to;
		}
	}

	private int end(int record) {
		return record + 1 < stream.recordStarts().length ? stream.recordStarts()[record + 1] : stream.body().length;
	}

	private static void write(SocketChannel channel, ByteBuffer bytes) throws IOException {
		while (bytes.hasRemaining()) {
			channel.write(bytes);
		}
	}
}
