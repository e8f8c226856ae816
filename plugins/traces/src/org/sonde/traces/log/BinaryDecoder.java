/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.log;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

import org.sonde.traces.record.Names;

/**
 * The binary format, big-endian: the number of the record's class in the map (4 bytes), the time of writing (8), the fields; a string
 * is the number of its text in the map.
 */
final class BinaryDecoder implements Decoder {
	static final VarHandle INT = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
	static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

	/** The number of the class and the time of writing. */
	private static final int HEADER = Integer.BYTES + Long.BYTES;

	private final StringTable strings;
	private final Output out;
	private final long[] values = new long[Output.MAX_FIELDS];
	/** Whether a record was met whose length is not known. */
	private boolean lost;
	/** Where the record is that is being decoded. */
	private long offset;
	private long nextNanos;

	BinaryDecoder(StringTable strings, Output out) {
		this.strings = strings;
		this.out = out;
	}

	@Override
	public boolean decode(Window in, long untilNanos) {
		byte[] bytes = in.bytes;
		int limit = in.limit;
		long start = in.offset() - in.position;
		int at = in.position;
		while (limit - at >= Integer.BYTES && !lost) {
			offset = start + at;
			RecordType type = strings.type((int) INT.get(bytes, at));
			if (type == null) {
				lose((int) INT.get(bytes, at));
				break;
			}
			if (limit - at < HEADER + type.length()) {
				break;
			}
			if (untilNanos != FOREVER && out.nanos((long) LONG.get(bytes, at + Integer.BYTES)) > untilNanos) {
				nextNanos = out.nanos((long) LONG.get(bytes, at + Integer.BYTES));
				in.position = at;
				return true;
			}
			record(type, bytes, at + HEADER);
			at += HEADER + type.length();
		}
		in.position = lost ? limit : at;
		if (in.ended && in.position < limit) {
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

	private String place(Window in) {
		return "byte " + in.offset();
	}

	private void lose(int classId) {
		lost = true;
		out.skip(place(), "skipped the rest of the file, as the length of the record is not known either: "
				+ strings.unknownClass(classId));
	}

	private void record(RecordType type, byte[] bytes, int at) {
		switch (type.kind()) {
			case EXECUTION -> {
				int operation = strings.name((int) INT.get(bytes, at));
				int session = strings.name((int) INT.get(bytes, at + 4));
				int host = strings.name((int) INT.get(bytes, at + 32));
				if ((operation | session | host) < 0) {
					fields(type, bytes, at);
				} else {
					out.execution(operation, session, (long) LONG.get(bytes, at + 8), (long) LONG.get(bytes, at + 16),
							(long) LONG.get(bytes, at + 24), host, (int) INT.get(bytes, at + 36), (int) INT.get(bytes, at + 40));
				}
			}
			case OPERATION_EVENT -> {
				int operation = strings.name((int) INT.get(bytes, at + 20));
				int className = strings.name((int) INT.get(bytes, at + 24));
				if ((operation | className) < 0) {
					fields(type, bytes, at);
				} else {
					out.operationEvent(type, (long) LONG.get(bytes, at), (long) LONG.get(bytes, at + 8),
							(int) INT.get(bytes, at + 16), operation, className);
				}
			}
			default -> fields(type, bytes, at);
		}
	}

	/** Takes the fields one by one. */
	private void fields(RecordType type, byte[] bytes, int from) {
		if (type.kind() == RecordType.Kind.FOREIGN) {
			out.foreign(type, this);
			return;
		}
		String types = type.fields();
		int at = from;
		for (int i = 0; i < types.length(); i++) {
			switch (types.charAt(i)) {
				case 'l' -> {
					values[i] = (long) LONG.get(bytes, at);
					at += Long.BYTES;
				}
				case 'b' -> at++;
				case 's' -> {
					int id = (int) INT.get(bytes, at);
					values[i] = strings.name(id);
					if (values[i] == Names.NONE) {
						out.skipRecord(place(), type, strings.unknownText(id));
						return;
					}
					at += Integer.BYTES;
				}
				default -> {
					values[i] = (int) INT.get(bytes, at);
					at += Integer.BYTES;
				}
			}
		}
		out.record(type, values, this);
	}
}
