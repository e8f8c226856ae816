/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.watched;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;

/** Receives what a {@link RemoteObserver} sends, and counts the events. */
final class MonitoringClient {
	private static final int BUFFER_BYTES = 1 << 16;

	private final SocketChannel channel;
	private final Thread thread = new Thread(this::receive, "monitoring client");
	private final ByteBuffer buffer = ByteBuffer.allocateDirect(BUFFER_BYTES);
	private final ByteBuffer reply = ByteBuffer.allocateDirect(Integer.BYTES);
	private volatile long events;

	private MonitoringClient(SocketChannel channel) {
		this.channel = channel;
		thread.setDaemon(true);
	}

	static MonitoringClient start(SocketChannel channel) {
		MonitoringClient client = new MonitoringClient(channel);
		client.thread.start();
		return client;
	}

	/** Waits until the sender has closed the connection. */
	long awaitEvents() throws InterruptedException {
		thread.join();
		return events;
	}

	private void receive() {
		try {
			while (fill(Integer.BYTES)) {
				int count = buffer.getInt(0);
				for (long left = (long) count * RemoteObserver.EVENT_BYTES; left > 0; left -= buffer.position()) {
					fill((int) Math.min(left, BUFFER_BYTES));
				}
				events += count;
				reply.clear().putInt(count).flip();
				channel.write(reply);
			}
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	/** Reads a number of bytes into the start of the buffer. Returns false if the sender has closed the connection. */
	private boolean fill(int bytes) throws IOException {
		buffer.clear().limit(bytes);
		while (buffer.hasRemaining()) {
			if (channel.read(buffer) < 0) {
				return false;
			}
		}
		return true;
	}
}
