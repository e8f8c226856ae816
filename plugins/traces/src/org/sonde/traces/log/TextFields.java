/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.log;

import java.nio.charset.StandardCharsets;

import org.sonde.traces.record.Names;

/** Takes the fields of a line of the text format from its bytes, one after the other. */
final class TextFields {
	static final String TOO_FEW = "the record has too few fields";
	/** Stands for the sessions that are too many to keep. */
	static final String OTHER_SESSIONS = "<other sessions>";

	private static final long ZEROS = 0x3030303030303030L;
	/** Carries what is above nine into the high bit of a byte. */
	private static final long ABOVE_NINE = 0x7676767676767676L;
	private static final long HIGH_BITS = 0x8080808080808080L;
	private static final int SAFE_DIGITS = 18;
	private static final long[] POWERS = { 1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000 };

	private final Names names;
	private final ByteNames known;
	private final ByteNames sessions;
	private byte[] bytes;
	private int next;
	private int end;
	private String problem;
	private boolean garbled;

	TextFields(Names names) {
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

	/** What is wrong with a field taken since the start; null if nothing. */
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
		int at = next;
		if (at > end) {
			return wrong(TOO_FEW);
		}
		boolean negative = bytes[at] == '-';
		if (negative || bytes[at] == '+') {
			at++;
		}
		int first = at;
		long value = 0;
		while (true) {
			long word = (long) Window.WORD.get(bytes, at) ^ ZEROS;
			long stop = (word + ABOVE_NINE | word) & HIGH_BITS;
			if (stop == 0) {
				value = value * 100_000_000 + eightDigits(word);
				at += Long.BYTES;
			} else {
				int count = Long.numberOfTrailingZeros(stop) >>> 3;
				if (count > 0) {
					value = value * POWERS[count] + eightDigits(word << -8 * count);
					at += count;
				}
				break;
			}
		}
		if (at == first || at != end && bytes[at] != ';') {
			return wrong("a field that should be a whole number is none");
		}
		next = at + 1;
		// 19 digits fit into 64 bits without a sign, so that too large a number shows by its sign.
		if (at - first <= SAFE_DIGITS || at - first == SAFE_DIGITS + 1 && value >= 0) {
			return negative ? -value : value;
		}
		return parse(negative, first, at);
	}

	int intNumber() {
		long value = longNumber();
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
		return name == Names.NONE ? (int) wrong("the logs have more different names than any program") : name;
	}

	/** The number of the session in the field; {@link Names#NONE} if there are too many to keep this one. */
	int session() {
		return find(sessions);
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

	/** Eight digits, each in a byte, the first lowest: sums of pairs, of pairs of pairs, and of those. */
	private static long eightDigits(long word) {
		long pairs = word * 10 + (word >>> 8);
		return (pairs & 0x000000FF000000FFL) * 0x000F424000000064L
				+ (pairs >>> 16 & 0x000000FF000000FFL) * 0x0000271000000001L >>> 32;
	}

	private long parse(boolean negative, int from, int to) {
		String digits = new String(bytes, from, to - from, StandardCharsets.ISO_8859_1);
		try {
			return Long.parseLong(negative ? "-" + digits : digits);
		} catch (NumberFormatException e) {
			return wrong("a field that should be a whole number of 64 bits is larger");
		}
	}

	/** Keeps the first problem: those of later fields may come from it. */
	private long wrong(String message) {
		if (problem == null) {
			problem = message;
		}
		return 0;
	}
}
