/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.log;

import org.sonde.traces.record.StringPool;

/** The names that binary logs and streams read together bring along, as many as {@link ByteNames} keeps of logs in text. */
final class BoundedNames {
	private final StringPool names;
	private final Room forNames = new Room(ByteNames.MAX_BYTES);
	private final Room forSessions = new Room(ByteNames.MAX_SESSION_BYTES);

	BoundedNames(StringPool names) {
		this.names = names;
	}

	/** The number of a name; {@link StringPool#NONE} if it is new and there is no room for more. */
	int name(String text) {
		return forNames.of(text);
	}

	/** The number of a session, likewise. */
	int session(String text) {
		return forSessions.of(text);
	}

	/** The number that stands for the sessions for which there was no room. */
	int otherSessions() {
		return names.of(TextFields.OTHER_SESSIONS);
	}

	/** @throws IndexOutOfBoundsException if there is no such number */
	String text(int number) {
		return names.text(number);
	}

	private final class Room {
		private long left;

		Room(long bytes) {
			left = bytes;
		}

		int of(String text) {
			int name = names.find(text);
			int size = text.length() + ByteNames.ENTRY_OVERHEAD;
			if (name == StringPool.NONE && size <= left) {
				left -= size;
				name = names.of(text);
			}
			return name;
		}
	}
}
