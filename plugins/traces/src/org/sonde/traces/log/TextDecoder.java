/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.log;

import java.util.Arrays;

import org.sonde.traces.record.StringPool;

/**
 * The text format: a line {@code $class;time of writing;fields…} for each record, the class a number in the map. Kieker does
 * not escape what separates: a cause may hold semicolons, and a text that holds a line break goes on in the next line.
 */
final class TextDecoder implements Decoder {
	private static final long NEWLINES = 0x0A0A0A0A0A0A0A0AL;
	private static final long LOW_BITS = 0x0101010101010101L;
	private static final long HIGH_BITS = 0x8080808080808080L;
	/** U+FEFF in UTF-8. */
	private static final byte[] MARK = { (byte) 0xEF, (byte) 0xBB, (byte) 0xBF };
	/** The most lines of one record. */
	private static final int MAX_LINES = 64;

	private final StringTable strings;
	private final TextFields fields;
	private final FastLineDecoder usual;
	private final RecordEmitter out;
	private final long[] values = new long[RecordEmitter.MAX_FIELDS];
	/** The line that is being decoded, from 1. */
	private long line = 1;
	/** Whether the start of this line was dropped because it is too long. */
	private boolean dropped;
	private boolean tooManySessions;
	private long nextNanos;

	TextDecoder(StringTable strings, TextFields fields, RecordEmitter out) {
		this(strings, fields, out, new FastLineDecoder(strings, fields, out));
	}

	/** @param usual is asked for each line first */
	TextDecoder(StringTable strings, TextFields fields, RecordEmitter out, FastLineDecoder usual) {
		this.strings = strings;
		this.fields = fields;
		this.usual = usual;
		this.out = out;
	}

	/** The result of decoding a line. */
	private enum Outcome {
		CONSUMED, NEEDS_BYTES, LATER
	}

	@Override
	public boolean decode(ReadBuffer in, long untilNanos) {
		in.bytes[in.limit] = '\n'; // so that a number there has an end
		while (in.position < in.limit) {
			int next = dropped ? FastLineDecoder.OTHER : usual.take(in, untilNanos);
			if (next != FastLineDecoder.OTHER) {
				in.position = next;
				line++;
				continue;
			}
			int end = lineEnd(in.bytes, in.position, in.limit);
			if (end == in.limit && !in.ended) {
				if (in.remaining() > ReadBuffer.MAX_LINE) {
					in.position = in.limit;
					dropped = true;
				}
				return false;
			}
			Outcome outcome = line(in, end, untilNanos);
			if (outcome != Outcome.CONSUMED) {
				return outcome == Outcome.LATER;
			}
		}
		if (in.ended && dropped) {
			skipTooLong();
		}
		return false;
	}

	@Override
	public long nextNanos() {
		return nextNanos;
	}

	@Override
	public String place() {
		return "line " + line;
	}

	private Outcome line(ReadBuffer in, int end, long untilNanos) {
		byte[] bytes = in.bytes;
		int start = in.position;
		int contentEnd = end > start && bytes[end - 1] == '\r' ? end - 1 : end;
		if (dropped || contentEnd - start > ReadBuffer.MAX_LINE) {
			skipTooLong();
		} else if (bytes[start] == '$' && start < contentEnd) {
			return record(in, end, contentEnd, untilNanos);
		} else if (line == 1 && startsWithMark(bytes, start, contentEnd)) {
			in.position += MARK.length;
			return line(in, end, untilNanos);
		} else if (!isBlank(bytes, start, contentEnd)) {
			out.skip(place(), "skipped a line that does not start with $; is it the rest of a text with a line break?");
		}
		return consume(in, end);
	}

	private Outcome record(ReadBuffer in, int end, int contentEnd, long untilNanos) {
		fields.start(in.bytes, in.position + 1, contentEnd);
		int classId = fields.intNumber();
		long written = fields.longNumber();
		if (fields.problem() != null) {
			out.skip(place(), "skipped a line that does not start with $, the number of a record class, and a time");
			return consume(in, end);
		}
		if (untilNanos != FOREVER && out.nanos(written) > untilNanos) {
			nextNanos = out.nanos(written);
			return Outcome.LATER;
		}
		RecordType type = strings.type(classId);
		if (type == null) {
			if (strings.mayCome(classId)) {
				return Outcome.NEEDS_BYTES;
			}
			out.unknown(written, place(), strings.unknownClass(classId));
			return consume(in, end);
		}
		if (type.kind() == RecordType.Kind.FOREIGN) {
			out.foreign(type, written, this);
			return consume(in, end);
		}
		takeFields(type);
		String problem = fields.problem();
		if (problem == null) {
			out.record(type, written, values, this);
			return consume(in, end);
		}
		if (problem.equals(TextFields.TOO_FEW)) {
			Outcome outcome = joined(type, written, in, end);
			if (outcome != null) {
				return outcome;
			}
		}
		out.skipRecord(place(), type, problem);
		return consume(in, end);
	}

	private void takeFields(RecordType type) {
		if (type.kind() == RecordType.Kind.EXECUTION) {
			takeExecution(type);
			return;
		}
		String types = type.fields();
		for (int i = 0; i < types.length(); i++) {
			switch (types.charAt(i)) {
				case 's' -> values[i] = checked(fields.name());
				case 'n' -> values[i] = session();
				case 'l' -> values[i] = fields.longNumber();
				case 'i' -> values[i] = fields.intNumber();
				case 'b' -> fields.bool();
				case 'c' -> fields.skipTextBefore(types.length() - 1 - i);
				case 'o' -> fields.skipTextIfAny();
				default -> fields.skipText();
			}
		}
		fields.finish();
	}

	/** Decodes like any record, but faster: most logs contain little else. */
	private void takeExecution(RecordType type) {
		if (fields.isNumberNext() && fields.count() == type.fields().length() + 1) {
			fields.intNumber(); // Kieker up to 1.5 wrote the number of the experiment first
		}
		values[0] = checked(fields.name());
		values[1] = session();
		values[2] = fields.longNumber();
		values[3] = fields.longNumber();
		values[4] = fields.longNumber();
		values[5] = checked(fields.name());
		values[6] = fields.intNumber();
		values[7] = fields.intNumber();
		fields.finish();
	}

	private int session() {
		int session = checked(fields.session());
		if (session != StringPool.NONE) {
			return session;
		}
		if (!tooManySessions) {
			tooManySessions = true;
			out.note(place(), TextFields.TOO_MANY_SESSIONS);
		}
		return fields.otherSessions();
	}

	private int checked(int name) {
		if (fields.garbled()) {
			out.note(place(), "bytes that are not UTF-8 were replaced");
		}
		return name;
	}

	/**
	 * Takes the next lines for the rest of this one, as long as they start no record.
	 *
	 * @return null if that makes no record
	 */
	private Outcome joined(RecordType type, long written, ReadBuffer in, int end) {
		int header = in.position;
		int lines = 1;
		int lineEnd = end;
		while (lines < MAX_LINES && lineEnd + 1 < in.limit && in.bytes[lineEnd + 1] != '$') {
			lineEnd = lineEnd(in.bytes, lineEnd + 1, in.limit);
			if (lineEnd - header > ReadBuffer.MAX_LINE) {
				return null;
			}
			if (lineEnd == in.limit && !in.ended) {
				return Outcome.NEEDS_BYTES;
			}
			lines++;
			fields.start(in.bytes, header + 1, in.bytes[lineEnd - 1] == '\r' ? lineEnd - 1 : lineEnd);
			fields.intNumber();
			fields.longNumber();
			takeFields(type);
			if (fields.problem() == null) {
				return consumeJoined(type, written, in, lines);
			}
		}
		return lines < MAX_LINES && lineEnd + 1 >= in.limit && !in.ended ? Outcome.NEEDS_BYTES : null;
	}

	private Outcome consumeJoined(RecordType type, long written, ReadBuffer in, int lines) {
		out.record(type, written, values, this);
		consume(in, lineEnd(in.bytes, in.position, in.limit));
		for (int i = 1; i < lines; i++) {
			int end = lineEnd(in.bytes, in.position, in.limit);
			if (!isBlank(in.bytes, in.position, end)) {
				out.skip(place(), "a line that continues the text of the record before, which has a line break; that record is read");
			}
			consume(in, end);
		}
		return Outcome.CONSUMED;
	}

	private Outcome consume(ReadBuffer in, int end) {
		in.position = Math.min(end + 1, in.limit);
		line++;
		return Outcome.CONSUMED;
	}

	private void skipTooLong() {
		out.skip(place(), "skipped a line of more than %d bytes".formatted(ReadBuffer.MAX_LINE));
		dropped = false;
	}

	/** Whether the file starts with the mark that editors put in front of UTF-8. */
	private static boolean startsWithMark(byte[] bytes, int from, int to) {
		return to - from >= MARK.length && Arrays.equals(bytes, from, from + MARK.length, MARK, 0, MARK.length);
	}

	/** Zeros are not blanks: a machine that failed leaves them where lines were. */
	private static boolean isBlank(byte[] bytes, int from, int to) {
		for (int i = from; i < to; i++) {
			if (bytes[i] != ' ' && (bytes[i] < '\t' || bytes[i] > '\r')) {
				return false;
			}
		}
		return true;
	}

	/** Returns the place of the next line break, or the limit. */
	static int lineEnd(byte[] bytes, int from, int limit) {
		for (int at = from; at < limit; at += Long.BYTES) {
			long differing = (long) ReadBuffer.WORD.get(bytes, at) ^ NEWLINES;
			long found = (differing - LOW_BITS) & ~differing & HIGH_BITS;
			if (found != 0) {
				return Math.min(at + (Long.numberOfTrailingZeros(found) >>> 3), limit);
			}
		}
		return limit;
	}
}
