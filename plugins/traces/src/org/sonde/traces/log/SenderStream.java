/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.log;

import static org.sonde.traces.log.BinaryRecords.HEADER;
import static org.sonde.traces.log.BinaryRecords.INT;
import static org.sonde.traces.log.BinaryRecords.LONG;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/**
 * The stream of Kieker's {@code SingleSocketTcpWriter}, big-endian: texts, as −1, the number of the text, its length and its
 * bytes in UTF-8; and between them records as in a binary file.
 * <p>
 * Kieker 2.0.2 gives the length in chars, other writers give it in bytes; where these differ, what fits with the bytes behind
 * it counts. Where the stream makes no sense it is passed over to the next place that does, and that counts as one record
 * skipped.
 */
final class SenderStream implements Decoder {
	/** Replaces the class of a record: a text. */
	private static final int TEXT = -1;
	private static final int TEXT_HEADER = 3 * Integer.BYTES;
	/** Longest text that is taken, in chars; Kieker's own buffer has 65,535 bytes. */
	static final int MAX_TEXT = 1 << 17;
	/** The most by which the number of a text may exceed all earlier ones. Kieker counts from 0. */
	private static final int MAX_GAP = 1 << 10;
	/** Records written within this time of each other are taken for such where the stream is being found again. */
	private static final long NEAR_NANOS = 3_600_000_000_000L;
	private static final int UNKNOWN = -1;

	private final StringTable strings;
	private final RecordEmitter out;
	private final BinaryRecords records;
	/** Null if nothing is stored. */
	private final SenderCopy copy;
	private int highestId = -1;
	private long lastWritten;
	private boolean hasWritten;
	private long understood;
	/** The place where the reader lost the stream, or −1. */
	private long lostAt = -1;
	private long offset;

	/** @param copy stores what is understood; null for nobody */
	SenderStream(StringTable strings, RecordEmitter out, SenderCopy copy) {
		this.strings = strings;
		this.copy = copy;
		this.out = out;
		this.records = new BinaryRecords(strings, out);
	}

	/** What is found at a place of the stream. */
	private enum Sight {
		SENSE, NONSENSE, NOT_YET
	}

	@Override
	public boolean decode(ReadBuffer in, long untilNanos) {
		while (in.remaining() > 0) {
			offset = in.offset();
			if (lostAt >= 0 && !findAgain(in)) {
				break;
			}
			if (in.remaining() < Integer.BYTES) {
				break;
			}
			int id = (int) INT.get(in.bytes, in.position);
			int length = id == TEXT ? text(in) : record(id, in);
			if (length == 0) {
				break;
			}
			if (length == UNKNOWN) {
				lostAt = offset;
				in.position++;
			} else {
				in.position += length;
				understood++;
			}
		}
		if (in.ended) {
			end(in);
		}
		return false;
	}

	@Override
	public long nextNanos() {
		throw new UnsupportedOperationException("a stream does not wait");
	}

	@Override
	public String place() {
		return "byte " + offset;
	}

	/** Returns how many texts and records arrived completely. */
	long understood() {
		return understood;
	}

	/** @return the length of the record; 0 if it is not there yet, UNKNOWN if its class is not known */
	private int record(int id, ReadBuffer in) {
		RecordType type = strings.type(id);
		if (type == null) {
			out.note(place(), strings.unknownClass(id));
			return UNKNOWN;
		}
		int length = HEADER + type.length();
		if (in.remaining() < length) {
			return 0;
		}
		lastWritten = (long) LONG.get(in.bytes, in.position + Integer.BYTES);
		hasWritten = true;
		records.take(type, in.bytes, in.position + HEADER, this);
		if (copy != null) {
			try {
				copy.record(in.bytes, in.position, length);
			} catch (IOException e) {
				throw new UncheckedIOException(e);
			}
		}
		return length;
	}

	/** @return the length of the text with its header; 0 if it is not there yet, UNKNOWN if it is none */
	private int text(ReadBuffer in) {
		if (in.remaining() < TEXT_HEADER) {
			return 0;
		}
		int id = (int) INT.get(in.bytes, in.position + Integer.BYTES);
		int length = (int) INT.get(in.bytes, in.position + 2 * Integer.BYTES);
		if (!isPossible(id, length)) {
			out.note(place(), "the text with number %d and length %d is refused".formatted(id, length));
			return UNKNOWN;
		}
		int start = in.position + TEXT_HEADER;
		int end = start + length;
		if (end > in.limit) {
			return 0;
		}
		if (!isAscii(in.bytes, start, end)) {
			int behind = endOfChars(in, start, length);
			Sight sight = behind == UNKNOWN ? Sight.NONSENSE : behind > in.limit ? Sight.NOT_YET : sight(in, behind);
			if (sight == Sight.NOT_YET && !in.ended) {
				return 0;
			}
			if (sight != Sight.NONSENSE && behind <= in.limit) {
				end = behind;
			}
		}
		String text = new String(in.bytes, start, end - start, StandardCharsets.UTF_8);
		if (!strings.put(id, text)) {
			out.note(place(), "a text was not kept, because the senders have too many texts");
		}
		highestId = Math.max(highestId, id);
		if (copy != null) {
			try {
				copy.text(id, text);
			} catch (IOException e) {
				throw new UncheckedIOException(e);
			}
		}
		return end - in.position;
	}

	private boolean isPossible(int id, int length) {
		return id >= 0 && id <= highestId + MAX_GAP && length >= 0 && length <= MAX_TEXT;
	}

	/** Goes on to the next place that makes sense; what is passed over was counted as one record when it was lost. */
	private boolean findAgain(ReadBuffer in) {
		while (in.remaining() > 0) {
			Sight sight = sight(in, in.position);
			if (sight == Sight.SENSE) {
				out.skip("byte " + lostAt, "skipped %d unreadable bytes".formatted(in.offset() - lostAt));
				lostAt = -1;
				offset = in.offset();
				return true;
			}
			if (sight == Sight.NOT_YET) {
				return false;
			}
			in.position++;
		}
		return false;
	}

	/**
	 * Whether a new text or a record starts here, most likely: one that was written near the last one, and something again behind
	 * it.
	 */
	private Sight sight(ReadBuffer in, int at) {
		int left = in.limit - at;
		if (left < TEXT_HEADER) {
			return Sight.NOT_YET;
		}
		int id = (int) INT.get(in.bytes, at);
		if (id == TEXT) {
			int text = (int) INT.get(in.bytes, at + Integer.BYTES);
			int length = (int) INT.get(in.bytes, at + 2 * Integer.BYTES);
			return isPossible(text, length) && length > 0 && strings.text(text) == null ? Sight.SENSE : Sight.NONSENSE;
		}
		RecordType type = strings.type(id);
		if (type == null || hasWritten && !isNear((long) LONG.get(in.bytes, at + Integer.BYTES))) {
			return Sight.NONSENSE;
		}
		int behind = at + HEADER + type.length();
		if (behind + Integer.BYTES > in.limit) {
			return behind == in.limit && in.ended ? Sight.SENSE : Sight.NOT_YET;
		}
		int next = (int) INT.get(in.bytes, behind);
		return next == TEXT || strings.type(next) != null ? Sight.SENSE : Sight.NONSENSE;
	}

	private boolean isNear(long written) {
		long apart = out.nanos(written) - out.nanos(lastWritten);
		return apart > -NEAR_NANOS && apart < NEAR_NANOS;
	}

	/** Handles the rest when no more will come. */
	private void end(ReadBuffer in) {
		if (lostAt >= 0) {
			out.skip("byte " + lostAt, "skipped the rest of the stream, which is unreadable");
		} else if (in.remaining() > 0) {
			out.skip("byte " + in.offset(), "skipped the last record: the stream ends in the middle of it");
		}
		lostAt = -1;
		in.position = in.limit;
	}

	private static boolean isAscii(byte[] bytes, int from, int to) {
		for (int i = from; i < to; i++) {
			if (bytes[i] < 0) {
				return false;
			}
		}
		return true;
	}

	/** Returns where a number of UTF-16 chars ends in UTF-8. Beyond the limit if they have not arrived yet, UNKNOWN if it is not UTF-8. */
	private static int endOfChars(ReadBuffer in, int from, int chars) {
		int at = from;
		int left = chars;
		while (left > 0) {
			if (at >= in.limit) {
				return in.limit + 1;
			}
			int lead = in.bytes[at] & 0xFF;
			int length = lengthOfChar(lead);
			if (length == 0) {
				return UNKNOWN;
			}
			for (int i = 1; i < length; i++) {
				if (at + i >= in.limit) {
					return in.limit + 1;
				}
				if ((in.bytes[at + i] & 0xC0) != 0x80) {
					return UNKNOWN;
				}
			}
			at += length;
			left -= length == 4 ? 2 : 1;
		}
		return left < 0 ? UNKNOWN : at;
	}

	/** The length in UTF-8 of what starts with this byte; 0 if nothing does. */
	private static int lengthOfChar(int lead) {
		if (lead < 0x80) {
			return 1;
		}
		if (lead < 0xC2) {
			return 0;
		}
		return lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 0;
	}
}
