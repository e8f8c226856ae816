/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.sink;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketTimeoutException;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;

/** A port on the loopback interface. One sender connects, and a thread reads what it sends. */
final class SenderPort implements AutoCloseable {

	/** The longest item, and what is read at once. */
	private static final int BUFFER = 1 << 18;
	private static final int POLL_MILLIS = 100;
	/** The time for reading what an ended sender left in the buffers of the system. */
	private static final long MOST_MILLIS = 8000;

	/** Takes the items of a stream. */
	@FunctionalInterface
	interface Items {

		/**
		 * Takes the next item, if all of it is there.
		 *
		 * @return whether it took one; if not, the position of the buffer is as before
		 * @throws IOException if the rest of the stream cannot be read
		 */
		boolean take(ByteBuffer buffer) throws IOException;
	}

	private final ServerSocketChannel server = ServerSocketChannel.open();
	private final Items items;
	private final Thread reader = new Thread(this::receive, "receiver");
	private volatile SocketChannel sender;
	private volatile boolean ending;

	private SenderPort(Items items) throws IOException {
		this.items = items;
		server.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 1);
		server.socket().setSoTimeout(POLL_MILLIS);
	}

	static SenderPort open(Items items) throws IOException {
		SenderPort port = new SenderPort(items);
		port.reader.setDaemon(true);
		port.reader.start();
		return port;
	}

	int number() {
		return server.socket().getLocalPort();
	}

	private void receive() {
		try (SocketChannel accepted = accept()) {
			sender = accepted;
			ByteBuffer buffer = ByteBuffer.allocateDirect(BUFFER);
			while (buffer.hasRemaining() && accepted.read(buffer) >= 0) {
				buffer.flip();
				boolean more;
				do {
					more = items.take(buffer);
				} while (more);
				buffer.compact();
			}
		} catch (IOException e) {
			// The sender is gone, or never came: what came has been taken.
		}
	}

	/** Waits for the sender, who may have connected long before this thread gets to run, and even have ended. */
	private SocketChannel accept() throws IOException {
		while (true) {
			boolean last = ending;
			try {
				return server.socket().accept().getChannel();
			} catch (SocketTimeoutException e) {
				if (last) {
					throw e;
				}
			}
		}
	}

	/** Waits until all that a sender that has ended sent is read. */
	void awaitEnd() {
		ending = true;
		try {
			reader.join(MOST_MILLIS);
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		}
	}

	@Override
	public void close() throws IOException {
		server.close();
		SocketChannel open = sender;
		if (open != null) {
			open.close();
		}
	}
}
