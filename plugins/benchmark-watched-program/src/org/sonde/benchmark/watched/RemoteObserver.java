/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.watched;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.util.List;

import org.sonde.objects.delivery.Observer;
import org.sonde.objects.event.Event;

/**
 * Sends each sequence to a monitoring client in another process, and waits until that has received it. The delay of an event ends then. For
 * one thread at a time.
 */
final class RemoteObserver implements Observer {
	/** The bytes of an event as it is sent: its kind, and five numbers. */
	static final int EVENT_BYTES = 1 + 5 * Long.BYTES;
	private static final int BUFFER_BYTES = 1 << 16;

	private final SocketChannel channel;
	private final boolean lowPriority;
	private final ByteBuffer buffer = ByteBuffer.allocateDirect(BUFFER_BYTES);
	private volatile DelayHistogram delays = new DelayHistogram();

	/** @param lowPriority whether the thread that delivers gets the least priority */
	RemoteObserver(SocketChannel channel, boolean lowPriority) {
		this.channel = channel;
		this.lowPriority = lowPriority;
	}

	@Override
	public void receive(List<Event> events) throws IOException {
		if (lowPriority && Thread.currentThread().getPriority() != Thread.MIN_PRIORITY) {
			Thread.currentThread().setPriority(Thread.MIN_PRIORITY);
		}
		buffer.clear();
		buffer.putInt(events.size());
		for (Event event : events) {
			if (buffer.remaining() < EVENT_BYTES) {
				send();
			}
			put(event);
		}
		send();
		buffer.limit(Integer.BYTES);
		while (buffer.hasRemaining()) {
			if (channel.read(buffer) < 0) {
				throw new EOFException("The monitoring client has ended.");
			}
		}
		long now = System.nanoTime();
		DelayHistogram present = delays;
		for (Event event : events) {
			present.add(now - event.time());
		}
	}

	private void put(Event event) {
		Object value = event.newValue() == null ? null : event.newValue().value();
		buffer.put((byte) event.kind().ordinal()).putLong(event.sequence()).putLong(event.time()).putLong(event.object())
				.putLong(event.child())
				.putLong(value instanceof Long ? (Long) value : 0);
	}

	private void send() throws IOException {
		buffer.flip();
		while (buffer.hasRemaining()) {
			channel.write(buffer);
		}
		buffer.clear();
	}

	/** The delays since the last call, or since the beginning; complete when all events of that time are delivered. Any thread may ask. */
	DelayHistogram takeDelays() {
		DelayHistogram taken = delays;
		delays = new DelayHistogram();
		return taken;
	}
}
