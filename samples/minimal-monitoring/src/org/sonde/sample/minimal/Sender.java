/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.sample.minimal;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * Sends buffers to port {@code -Dminimal.port} of this machine, in a thread of its own. A full queue blocks the program. Without a port,
 * buffers are dropped.
 */
final class Sender {

	private static final int BUFFER_BYTES = 1 << 17;
	private static final int QUEUED_BUFFERS = 64;
	private static final int POLL_MILLIS = 100;
	private static final int MOST_MILLIS_AT_END = 10000;
	private static final ByteBuffer END = ByteBuffer.allocate(0);

	private static final Integer PORT = Integer.getInteger("minimal.port");
	private static final BlockingQueue<ByteBuffer> FULL = new ArrayBlockingQueue<>(QUEUED_BUFFERS);
	private static final BlockingQueue<ByteBuffer> EMPTY = new ArrayBlockingQueue<>(QUEUED_BUFFERS);
	private static final Thread THREAD = new Thread(Sender::run, "minimal-monitoring");

	static {
		if (PORT != null) {
			THREAD.setDaemon(true);
			THREAD.start();
			Runtime.getRuntime().addShutdownHook(new Thread(Sender::end));
		}
	}

	private Sender() {
	}

	static ByteBuffer emptyBuffer() {
		ByteBuffer used = EMPTY.poll();
		return used == null ? ByteBuffer.allocateDirect(BUFFER_BYTES) : used;
	}

	/** Sends what is in a buffer, which the caller uses no more. */
	static void send(ByteBuffer buffer) {
		if (PORT == null) {
			reuse(buffer);
		} else {
			buffer.flip();
			enqueue(buffer);
		}
	}

	/** Returns when the buffer is in the queue, or nothing is sent any more. An interrupt is for the program, which sees it later. */
	private static void enqueue(ByteBuffer buffer) {
		boolean interrupted = false;
		boolean done = false;
		while (!done && THREAD.isAlive()) {
			try {
				done = FULL.offer(buffer, POLL_MILLIS, TimeUnit.MILLISECONDS);
			} catch (InterruptedException e) {
				interrupted = true;
			}
		}
		if (interrupted) {
			Thread.currentThread().interrupt();
		}
	}

	private static void run() {
		try (SocketChannel receiver = SocketChannel.open(new InetSocketAddress(InetAddress.getLoopbackAddress(), PORT))) {
			for (ByteBuffer next = FULL.take(); next != END; next = FULL.take()) {
				while (next.hasRemaining()) {
					receiver.write(next);
				}
				reuse(next);
			}
		} catch (IOException | InterruptedException e) {
			System.err.println("Monitoring ends, because records cannot be sent to port " + PORT + ": " + e);
			Monitoring.turnOff();
		}
	}

	/** Buffers of strings are small, and not used again. */
	private static void reuse(ByteBuffer buffer) {
		if (buffer.capacity() == BUFFER_BYTES) {
			buffer.clear();
			EMPTY.offer(buffer);
		}
	}

	/** Sends the buffers that are not full, and waits until all have left. */
	private static void end() {
		Monitoring.turnOff();
		ThreadRecords.sendAll();
		enqueue(END);
		try {
			THREAD.join(MOST_MILLIS_AT_END);
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		}
	}
}
