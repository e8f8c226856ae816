/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.log;

import org.sonde.traces.record.StringPool;

/** Takes the fields of a line of the text format from its bytes, one after the other. */
final class TextFields {
	static final String TOO_FEW = "the record has too few fields";
	static final String TOO_MANY_NAMES = "the logs have too many different names";
	/** Stands for the sessions that are too many to keep. */
	static final String OTHER_SESSIONS = "<other sessions>";
	static final String TOO_MANY_SESSIONS = "the logs have too many sessions to distinguish; the further ones count as one, "
			+ OTHER_SESSIONS;

	private final StringPool names;
	private final ByteNames known;
	private final ByteNames sessions;
	private final TextNumber number = new TextNumber();
	private byte[] bytes;
	private int next;
	private int end;
	private String problem;
	private boolean garbled;

	TextFields(StringPool names) {
		this.names = names;
		this.known = new ByteNames(names, ByteNames.MAX_BYTES);
		this.sessions = new ByteNames(names, ByteNames.MAX_SESSION_BYTES);
	}

	/**
	 * Starts with the fields from here.
	 *
	 * @param from where the first field starts; beyond the end if there is none
	 * @param to   where the line ends; the byte there must be no digit
	 */
	void start(byte[] line, int from, int to) {
		bytes = line;
		next = from;
		end = to;
		problem = null;
	}

	/** Returns what is wrong with a field taken since the start, or null. */
	String problem() {
		return problem;
	}

	/** Notes it as a problem if there are fields left. */
	void finish() {
		if (next <= end) {
			wrong("the record has too many fields");
		}
	}

	/** Whether the next field looks like a number. */
	boolean isNumberNext() {
		return next < end && (bytes[next] == '-' || bytes[next] >= '0' && bytes[next] <= '9');
	}

	/** The number of fields left. */
	int count() {
		int count = next <= end ? 1 : 0;
		for (int i = next; i < end; i++) {
			if (bytes[i] == ';') {
				count++;
			}
		}
		return count;
	}

	long longNumber() {
		return longNumber(number);
	}

	/** @param column reads the field */
	long longNumber(TextNumber column) {
		if (next > end) {
			return wrong(TOO_FEW);
		}
		long value = column.read(bytes, next);
		next = column.end() + 1;
		if (next <= end && bytes[next - 1] != ';') {
			return wrong(TextNumber.NONE);
		}
		return column.problem() == null ? value : wrong(column.problem());
	}

	int intNumber() {
		return asInt(longNumber());
	}

	/** A number that is the last field of its line, whose end is not known yet; see {@link #nextLine}. */
	int lastIntNumber() {
		if (next > end) {
			return (int) wrong(TOO_FEW);
		}
		long value = number.read(bytes, next);
		next = number.end();
		return number.problem() == null ? asInt(value) : (int) wrong(number.problem());
	}

	private int asInt(long value) {
		return value == (int) value ? (int) value : (int) wrong("a field that should be a whole number of 32 bits is larger");
	}

	boolean bool() {
		int from = next;
		skipText();
		boolean isTrue = is("true", from);
		if (!isTrue && !is("false", from)) {
			wrong("a field that should be true or false is neither");
		}
		return isTrue;
	}

	/** The number of the name in the field. */
	int name() {
		int name = find(known);
		return name == StringPool.NONE ? (int) wrong(TOO_MANY_NAMES) : name;
	}

	/** The number of the session in the field; {@link StringPool#NONE} if there are too many to keep this one. */
	int session() {
		return find(sessions);
	}

	/**
	 * The name in the field, where the end of the line is not known yet.
	 *
	 * @param expected is looked for first; may be null
	 * @return null if it is new, goes on in the next line, or there is no such field
	 */
	CachedName knownName(CachedName expected) {
		return known(known, expected);
	}

	/** The session in the field, likewise. */
	CachedName knownSession(CachedName expected) {
		return known(sessions, expected);
	}

	/** The name in the last field of a line, likewise; see {@link #nextLine}. */
	CachedName lastKnownName(CachedName expected) {
		if (isNext(expected) && lineBreak(next + expected.length) > 0) {
			next += expected.length;
			return expected;
		}
		if (next > end) {
			return null;
		}
		int lineEnd = TextDecoder.lineEnd(bytes, next, end);
		int to = lineEnd > next && bytes[lineEnd - 1] == '\r' ? lineEnd - 1 : lineEnd;
		CachedName name = known.known(bytes, next, to);
		next = known.end();
		return name;
	}

	/** Returns the start of the next line if this one ends here without a problem, and not with the last byte; otherwise −1. */
	int nextLine() {
		int length = problem == null ? lineBreak(next) : 0;
		return length > 0 ? next + length : -1;
	}

	private CachedName known(ByteNames table, CachedName expected) {
		if (isNext(expected) && bytes[next + expected.length] == ';') {
			next += expected.length + 1;
			return expected;
		}
		if (next > end) {
			return null;
		}
		CachedName name = table.known(bytes, next, end);
		next = table.end() + 1;
		return name != null && name.isInOneLine() ? name : null;
	}

	private boolean isNext(CachedName name) {
		return name != null && next + name.length < end && name.isAt(bytes, next);
	}

	/** The length of the line break here; 0 if there is none. */
	private int lineBreak(int at) {
		if (at >= end) {
			return 0;
		}
		if (bytes[at] == '\n') {
			return 1;
		}
		return bytes[at] == '\r' && at + 1 < end && bytes[at + 1] == '\n' ? 2 : 0;
	}

	/** The number of the name for those. */
	int otherSessions() {
		return names.of(OTHER_SESSIONS);
	}

	/** Whether the name or session taken last is new and has bytes that are no UTF-8. */
	boolean garbled() {
		return garbled;
	}

	private int find(ByteNames table) {
		garbled = false;
		if (next > end) {
			return (int) wrong(TOO_FEW);
		}
		int name = table.of(bytes, next, end);
		next = table.end() + 1;
		garbled = table.garbled();
		return name;
	}

	/** Passes over a text. */
	void skipText() {
		if (next > end) {
			wrong(TOO_FEW);
			return;
		}
		while (next < end && bytes[next] != ';') {
			next++;
		}
		next++;
	}

	/** Passes over a text if there is one; Kieker's reader takes the name of the application for empty where it is missing. */
	void skipTextIfAny() {
		if (next <= end) {
			skipText();
		}
	}

	/** Passes over a text that may contain the separator; so many fields are behind it. */
	void skipTextBefore(int fields) {
		if (next > end) {
			wrong(TOO_FEW);
			return;
		}
		int at = end;
		for (int left = fields; left > 0; left--) {
			do {
				at--;
			} while (at >= next && bytes[at] != ';');
			if (at < next) {
				wrong(TOO_FEW);
				return;
			}
		}
		next = at + 1;
	}

	private boolean is(String text, int from) {
		if (next - 1 - from != text.length()) {
			return false;
		}
		for (int i = 0; i < text.length(); i++) {
			if (bytes[from + i] != text.charAt(i)) {
				return false;
			}
		}
		return true;
	}

	/** Keeps the first problem: those of later fields may come from it. */
	private long wrong(String message) {
		if (problem == null) {
			problem = message;
		}
		return 0;
	}
}
