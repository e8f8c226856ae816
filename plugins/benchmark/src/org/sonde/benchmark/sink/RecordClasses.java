/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.sink;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The strings that Kieker's registry sends, as far as they name classes of records. */
final class RecordClasses {

	private static final int LONGEST_STRING = 1 << 16;
	/** Strings and records take different ways, so a record may be read before its class. */
	private static final long MOST_MILLIS = 5000;

	/**
	 * The records of a class.
	 *
	 * @param bytes   of the fields
	 * @param counted whether a probe made them
	 */
	record RecordClass(int bytes, boolean counted) {
	}

	/** Stands for a string that is not a class of a known record. */
	private static final RecordClass OTHER = new RecordClass(0, false);

	private final Map<Integer, RecordClass> classes = new ConcurrentHashMap<>();

	/**
	 * Takes a string: {@code id, length, bytes}.
	 *
	 * @return whether all of it was there
	 */
	boolean take(ByteBuffer buffer) throws IOException {
		int start = buffer.position();
		if (buffer.remaining() < 2 * Integer.BYTES) {
			return false;
		}
		int id = buffer.getInt();
		int length = buffer.getInt();
		if (length < 0 || length > LONGEST_STRING) {
			throw new EOFException("a string of " + length + " bytes");
		}
		if (buffer.remaining() < length) {
			buffer.position(start);
			return false;
		}
		byte[] text = new byte[length];
		buffer.get(text);
		add(id, new String(text, StandardCharsets.UTF_8));
		return true;
	}

	private synchronized void add(int id, String text) {
		classes.put(id, KiekerRecords.bodyBytes(text).stream().mapToObj(bytes -> new RecordClass(bytes, KiekerRecords.isCounted(text)))
				.findFirst().orElse(OTHER));
		notifyAll();
	}

	/** The class of an id; waits for its name, which may still be under way. */
	RecordClass find(int id) throws IOException {
		RecordClass found = classes.get(id);
		if (found == null) {
			found = await(id);
		}
		if (found == null || found == OTHER) {
			throw new EOFException("a record of an unknown class");
		}
		return found;
	}

	private synchronized RecordClass await(int id) {
		long end = System.nanoTime() + MOST_MILLIS * 1_000_000;
		try {
			for (long left = MOST_MILLIS; left > 0 && !classes.containsKey(id); left = (end - System.nanoTime()) / 1_000_000) {
				wait(left);
			}
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		}
		return classes.get(id);
	}
}
