/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.sink;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Receives the stream of Kieker's {@code SingleSocketTcpWriter}: strings ({@code −1, id, length, bytes}) and records ({@code class, logging
 * timestamp, fields}), as {@code KIEKER.md} describes them. Knows the records that the benchmark's subjects send, and reads no further on
 * any other.
 */
final class KiekerReceiver implements AutoCloseable {

	private static final int BUFFER = 1 << 16;
	private static final int STRING = -1;
	private static final int LONGEST_STRING = 1 << 20;
	private static final int POLL_MILLIS = 100;
	/** To read what a sender that has ended left in the buffers of the system. */
	private static final long MOST_MILLIS = 8000;

	private final ServerSocket server;
	private final AtomicLong records = new AtomicLong();
	private volatile Socket sender;
	private volatile boolean ending;
	private final Thread reader = new Thread(this::receive, "receiver");

	private KiekerReceiver() throws IOException {
		server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
		server.setSoTimeout(POLL_MILLIS);
	}

	static KiekerReceiver start() throws IOException {
		KiekerReceiver receiver = new KiekerReceiver();
		receiver.reader.setDaemon(true);
		receiver.reader.start();
		return receiver;
	}

	int port() {
		return server.getLocalPort();
	}

	private void receive() {
		try (Socket accepted = accept();
				DataInputStream in = new DataInputStream(new BufferedInputStream(accepted.getInputStream(), BUFFER))) {
			sender = accepted;
			read(in);
		} catch (IOException e) {
			// The sender is gone, or never came: what came has been counted.
		}
	}

	/** Waits for the sender, who may have connected long before this thread gets to run, and even have ended. */
	private Socket accept() throws IOException {
		while (true) {
			boolean last = ending;
			try {
				return server.accept();
			} catch (SocketTimeoutException e) {
				if (last) {
					throw e;
				}
			}
		}
	}

	private void read(DataInputStream in) throws IOException {
		Map<Integer, Integer> lengths = new HashMap<>();
		Map<Integer, Boolean> counted = new HashMap<>();
		while (true) {
			int id = in.readInt();
			if (id == STRING) {
				int number = in.readInt();
				int length = in.readInt();
				if (length < 0 || length > LONGEST_STRING) {
					throw new EOFException("a string of " + length + " bytes");
				}
				String text = new String(in.readNBytes(length), StandardCharsets.UTF_8);
				KiekerRecords.bodyBytes(text).ifPresent(bytes -> {
					lengths.put(number, bytes);
					counted.put(number, KiekerRecords.isCounted(text));
				});
			} else {
				Integer length = lengths.get(id);
				if (length == null) {
					throw new EOFException("a record of an unknown class");
				}
				in.skipNBytes(Long.BYTES + length);
				if (counted.get(id)) {
					records.incrementAndGet();
				}
			}
		}
	}

	/** Records that came from a sender that has ended, all that it sent being read first. */
	long records() {
		ending = true;
		try {
			reader.join(MOST_MILLIS);
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		}
		return records.get();
	}

	@Override
	public void close() throws IOException {
		server.close();
		Socket open = sender;
		if (open != null) {
			open.close();
		}
	}
}
