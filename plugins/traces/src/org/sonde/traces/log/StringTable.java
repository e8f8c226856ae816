/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.log;

import java.util.Arrays;

import org.sonde.traces.record.StringPool;

/**
 * The texts that a log refers to by number, what classes of records they name, and their numbers among the names of all logs.
 */
final class StringTable {
	/** Kieker counts from 0: a number is refused that is higher than this and so many times the number of texts before it. */
	private static final int MAX_ID = 1 << 12;
	private static final int MAX_SPREAD = 16;
	/** The most missing texts in a growing table: as many as fit into the writer's buffer. */
	private static final int MAX_GAP = 256;
	/** The size of an entry without its text, in chars. */
	private static final int ENTRY_OVERHEAD = 64;

	private final BoundedNames names;
	private final RecordTypes types;
	private final Room room;
	private final String name;
	/** Whether texts may still come. */
	private boolean growing;
	private int highest = -1;
	private int size;
	/** The used room. */
	private long taken;
	/** The texts that are not {@link #known}. */
	private String[] texts = new String[64];
	/** The numbers among all names, where they were asked for, else {@link StringPool#NONE}. */
	private int[] known = new int[64];
	/** The record types that were asked for. */
	private RecordType[] classes = new RecordType[64];

	/** The room of all tables, in chars: far more than the names of any program. */
	static final class Room {
		private long left = 64L << 20;
	}

	/** @param name of the file that holds the texts, for messages */
	StringTable(BoundedNames names, RecordTypes types, Room room, String name) {
		this.name = name;
		this.names = names;
		this.types = types;
		this.room = room;
		Arrays.fill(known, StringPool.NONE);
	}

	/**
	 * Adds a text or replaces that of the number.
	 *
	 * @return whether there was room for it
	 */
	boolean put(int id, String text) {
		if (!isPossible(id) || !take(text.length() + ENTRY_OVERHEAD)) {
			return false;
		}
		if (id >= texts.length) {
			int length = Math.max(id + 1, 2 * texts.length);
			int from = texts.length;
			if (!take(length - from)) {
				return false;
			}
			texts = Arrays.copyOf(texts, length);
			classes = Arrays.copyOf(classes, length);
			known = Arrays.copyOf(known, length);
			Arrays.fill(known, from, length, StringPool.NONE);
		}
		highest = Math.max(highest, id);
		size++;
		texts[id] = text;
		known[id] = StringPool.NONE;
		classes[id] = null;
		return true;
	}

	/** Whether a text may have this number. */
	boolean isPossible(int id) {
		return id >= 0 && id <= MAX_ID + (long) MAX_SPREAD * size;
	}

	/** Sets whether more texts may come. */
	void growing(boolean whether) {
		growing = whether;
	}

	/** Whether this number may be that of a text which is yet to come: somewhat higher than all that there are. */
	boolean mayCome(int id) {
		return growing && id > highest && id <= highest + MAX_GAP;
	}

	/** Gives the room back; the table is no longer used. */
	void release() {
		room.left += taken;
		taken = 0;
	}

	private boolean take(int chars) {
		if (chars > room.left) {
			return false;
		}
		room.left -= chars;
		taken += chars;
		return true;
	}

	/** The text of this number; null if there is none. */
	String text(int id) {
		if (id < 0 || id >= texts.length) {
			return null;
		}
		return known[id] == StringPool.NONE ? texts[id] : names.text(known[id]);
	}

	/** The number of this text among all names; {@link StringPool#NONE} if there is no such text, or no room for it. */
	int name(int id) {
		if (id < 0 || id >= known.length) {
			return StringPool.NONE;
		}
		int name = known[id];
		return name >= 0 || texts[id] == null ? name : found(id, names.name(texts[id]));
	}

	/** The number of this session among all names, likewise; see {@link #otherSessions}. */
	int session(int id) {
		if (id < 0 || id >= known.length) {
			return StringPool.NONE;
		}
		int session = known[id];
		return session >= 0 || texts[id] == null ? session : found(id, names.session(texts[id]));
	}

	/** The number that stands for the sessions for which there was no room. */
	int otherSessions() {
		return names.otherSessions();
	}

	/** The type of records whose class has this number; null if the number or the class is unknown. */
	RecordType type(int id) {
		if (id < 0 || id >= classes.length) {
			return null;
		}
		RecordType type = classes[id];
		return type != null ? type : findType(id);
	}

	/** Why there is no type of records whose class has this number. */
	String unknownClass(int id) {
		String className = text(id);
		return className == null ? "the record class of number %d is not in %s".formatted(id, name)
				: "the record class %s is unknown".formatted(className);
	}

	/** Why there is no name of this number. */
	String unknownText(int id) {
		return text(id) != null ? TextFields.TOO_MANY_NAMES
				: "string %d is not in %s; is it the map of this log, or was it cut off?".formatted(id, name);
	}

	private int found(int id, int name) {
		known[id] = name;
		if (name != StringPool.NONE) {
			texts[id] = null; // from now on it is asked of the names
		}
		return name;
	}

	private RecordType findType(int id) {
		String className = text(id);
		if (className != null) {
			classes[id] = types.of(className);
		}
		return classes[id];
	}
}
