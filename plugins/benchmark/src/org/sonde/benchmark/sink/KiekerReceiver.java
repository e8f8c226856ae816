/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.sink;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicLong;

import org.sonde.benchmark.sink.RecordClasses.RecordClass;

/**
 * Receives what Kieker's TCP writers send: strings ({@code id, length, bytes}) and records ({@code class, logging timestamp, fields}), as
 * {@code KIEKER.md} describes them. {@code SingleSocketTcpWriter} sends both in one stream, with a −1 before each string; the writers up to
 * 1.12 send strings to a port of their own. Knows the records that the benchmark's subjects send, and reads no further on any other.
 */
final class KiekerReceiver implements AutoCloseable {

	private static final int STRING = -1;
	private static final int HEADER = Integer.BYTES + Long.BYTES;

	private final RecordClasses classes = new RecordClasses();
	private final AtomicLong records = new AtomicLong();
	private final AtomicLong bytes = new AtomicLong();
	private final Optional<SenderPort> stringPort;
	private final SenderPort port;

	private KiekerReceiver(boolean ownStringPort) throws IOException {
		stringPort = ownStringPort ? Optional.of(SenderPort.open(classes::take)) : Optional.empty();
		port = SenderPort.open(ownStringPort ? this::takeRecord : this::take);
	}

	/** Starts a receiver for writers that send everything to one port. */
	static KiekerReceiver start() throws IOException {
		return new KiekerReceiver(false);
	}

	/** Starts a receiver for writers that send strings to a port of their own. */
	static KiekerReceiver startWithStringPort() throws IOException {
		return new KiekerReceiver(true);
	}

	int port() {
		return port.number();
	}

	OptionalInt stringPort() {
		return stringPort.stream().mapToInt(SenderPort::number).findFirst();
	}

	private boolean take(ByteBuffer buffer) throws IOException {
		int start = buffer.position();
		if (buffer.remaining() < Integer.BYTES) {
			return false;
		}
		if (buffer.getInt(start) != STRING) {
			return takeRecord(buffer);
		}
		buffer.position(start + Integer.BYTES);
		if (classes.take(buffer)) {
			return true;
		}
		buffer.position(start);
		return false;
	}

	private boolean takeRecord(ByteBuffer buffer) throws IOException {
		if (buffer.remaining() < HEADER) {
			return false;
		}
		RecordClass found = classes.find(buffer.getInt(buffer.position()));
		int length = HEADER + found.bytes();
		if (buffer.remaining() < length) {
			return false;
		}
		buffer.position(buffer.position() + length);
		if (found.counted()) {
			records.incrementAndGet();
			bytes.addAndGet(length);
		}
		return true;
	}

	/** Records that came from a sender that has ended, all that it sent being read first. */
	long records() {
		stringPort.ifPresent(SenderPort::awaitEnd);
		port.awaitEnd();
		return records.get();
	}

	/** Bytes of these records. */
	long bytes() {
		return bytes.get();
	}

	@Override
	public void close() throws IOException {
		port.close();
		if (stringPort.isPresent()) {
			stringPort.get().close();
		}
	}
}
