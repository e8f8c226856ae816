/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.sample.minimal;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import org.aspectj.lang.JoinPoint;

/**
 * Numbers for strings. A string is sent once, before any record that has its number. Signatures and names of classes are made when they are
 * first used.
 */
final class StringRegistry {

	private static final int STRING = -1;
	/** The numbers of join points, classes and strings. */
	private static final Map<Object, Integer> IDS = new ConcurrentHashMap<>();
	private static int next;

	private StringRegistry() {
	}

	/** The number of an operation's signature. */
	static int id(JoinPoint.StaticPart operation) {
		Integer known = IDS.get(operation);
		return known == null ? register(operation, operation.getSignature().toLongString()) : known;
	}

	/** The number of the name of a class. */
	static int id(Class<?> type) {
		Integer known = IDS.get(type);
		return known == null ? register(type, type.getName()) : known;
	}

	static int id(String text) {
		Integer known = IDS.get(text);
		return known == null ? register(text, text) : known;
	}

	/** The number is public only after the string is in the queue, so no record can overtake it. */
	private static synchronized int register(Object key, String text) {
		Integer id = IDS.get(text);
		if (id == null) {
			id = next++;
			byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
			ByteBuffer message = ByteBuffer.allocate(3 * Integer.BYTES + bytes.length);
			message.putInt(STRING).putInt(id).putInt(bytes.length).put(bytes);
			Sender.send(message);
			IDS.put(text, id);
		}
		IDS.put(key, id);
		return id;
	}
}
