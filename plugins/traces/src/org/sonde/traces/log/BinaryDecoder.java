/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.log;

import static org.sonde.traces.log.BinaryRecords.HEADER;
import static org.sonde.traces.log.BinaryRecords.INT;
import static org.sonde.traces.log.BinaryRecords.LONG;


/**
 * The binary format, big-endian: the number of the record's class in the map (4 bytes), the time of writing (8), the fields; a
 * string is the number of its text in the map.
 */
final class BinaryDecoder implements Decoder {
	private final StringTable strings;
	private final RecordEmitter out;
	private final BinaryRecords records;
	/** Whether a record was met whose length is not known. */
	private boolean lost;
	/** The place of the record that is being decoded. */
	private long offset;
	private long nextNanos;

	BinaryDecoder(StringTable strings, RecordEmitter out) {
		this.strings = strings;
		this.out = out;
		this.records = new BinaryRecords(strings, out);
	}

	@Override
	public boolean decode(ReadBuffer in, long untilNanos) {
		byte[] bytes = in.bytes;
		int limit = in.limit;
		long start = in.offset() - in.position;
		int at = in.position;
		boolean waits = false;
		while (limit - at >= Integer.BYTES && !lost) {
			offset = start + at;
			RecordType type = strings.type((int) INT.get(bytes, at));
			if (type == null) {
				waits = strings.mayCome((int) INT.get(bytes, at));
				if (!waits) {
					lose("because the length of the record is unknown, too: " + strings.unknownClass((int) INT.get(bytes, at)));
				}
				break;
			}
			if (limit - at < HEADER + type.length()) {
				break;
			}
			if (isZeros(bytes, at, at + HEADER + type.length())) {
				lose("as there are zeros where a record starts: it is not a Kieker log, or the machine failed while it was written");
				break;
			}
			if (untilNanos != FOREVER && out.nanos((long) LONG.get(bytes, at + Integer.BYTES)) > untilNanos) {
				nextNanos = out.nanos((long) LONG.get(bytes, at + Integer.BYTES));
				in.position = at;
				return true;
			}
			if (!records.take(type, bytes, at + HEADER, this)) {
				waits = true;
				break;
			}
			at += HEADER + type.length();
		}
		in.position = lost ? limit : at;
		if (in.ended && !waits && in.position < limit) {
			out.skip(place(in), "skipped the last record: " + LogProblems.CUT_OFF);
			in.position = limit;
		}
		return false;
	}

	@Override
	public long nextNanos() {
		return nextNanos;
	}

	@Override
	public boolean isLost() {
		return lost;
	}

	@Override
	public String place() {
		return "byte " + offset;
	}

	private String place(ReadBuffer in) {
		return "byte " + in.offset();
	}

	private void lose(String why) {
		lost = true;
		out.skip(place(), "skipped the rest of the file, " + why);
	}

	/** Kieker stamps each record with its time, or with −1. */
	private static boolean isZeros(byte[] bytes, int from, int to) {
		if ((long) LONG.get(bytes, from) != 0) {
			return false; // nearly all
		}
		for (int at = from; at < to; at++) {
			if (bytes[at] != 0) {
				return false;
			}
		}
		return true;
	}
}
