/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.live;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import java.util.Comparator;

import org.sonde.traces.log.LiveReader;

/** A program that is connected, and when it last sent something whole. */
final class Connection {
	/** First those that stand in the middle of a record, or never sent one; among equals, that which has been quiet longest. */
	static final Comparator<Connection> DISPENSABLE_FIRST = Comparator
			.comparing((Connection connection) -> connection.sender.isBetweenRecords())
			.thenComparingLong(connection -> connection.lastNanos);

	private final SelectionKey key;
	private final LiveReader.Sender sender;
	private long lastNanos = System.nanoTime();

	Connection(SelectionKey key, LiveReader.Sender sender) {
		this.key = key;
		this.sender = sender;
	}

	/** Returns how long no complete unit has arrived. */
	Duration quiet() {
		return Duration.ofNanos(System.nanoTime() - lastNanos);
	}

	/**
	 * Takes what has arrived.
	 *
	 * @param block to read into
	 * @return whether more may come
	 */
	boolean read(ByteBuffer block) {
		int count;
		try {
			count = ((SocketChannel) key.channel()).read(block.clear());
		} catch (IOException e) {
			sender.note("the connection broke: " + e.getMessage());
			return false;
		}
		long before = sender.understood();
		sender.take(block.flip());
		if (sender.understood() > before) {
			lastNanos = System.nanoTime();
		}
		return count >= 0;
	}

	/** Notes a problem with what it sends. */
	void note(String message) {
		sender.note(message);
	}

	/** Whether it may still send. */
	boolean isOpen() {
		return key.isValid();
	}

	void end() {
		sender.end();
		key.cancel();
		try {
			key.channel().close();
		} catch (IOException e) {
			// it was only read
		}
	}
}
