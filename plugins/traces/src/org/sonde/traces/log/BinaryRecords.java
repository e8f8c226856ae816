/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.log;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

import org.sonde.traces.record.StringPool;

/** Takes the fields of binary records, big-endian; a string is the number of its text. */
final class BinaryRecords {
	static final VarHandle INT = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
	static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

	/** The number of the class and the time of writing, which come before the fields. */
	static final int HEADER = Integer.BYTES + Long.BYTES;

	private final StringTable strings;
	private final RecordEmitter out;
	private final long[] values = new long[RecordEmitter.MAX_FIELDS];
	private boolean tooManySessions;

	BinaryRecords(StringTable strings, RecordEmitter out) {
		this.strings = strings;
		this.out = out;
	}

	/**
	 * Hands over a record.
	 *
	 * @param at where its first field is; all are there
	 * @return false if a text of it may still come
	 */
	boolean take(RecordType type, byte[] bytes, int at, Decoder place) {
		long written = (long) LONG.get(bytes, at - Long.BYTES);
		switch (type.kind()) {
			case EXECUTION -> {
				int operation = strings.name((int) INT.get(bytes, at));
				int session = strings.session((int) INT.get(bytes, at + 4));
				int host = strings.name((int) INT.get(bytes, at + 32));
				if ((operation | session | host) < 0) {
					return fields(type, written, bytes, at, place);
				}
				out.execution(written, operation, session, (long) LONG.get(bytes, at + 8), (long) LONG.get(bytes, at + 16),
						(long) LONG.get(bytes, at + 24), host, (int) INT.get(bytes, at + 36), (int) INT.get(bytes, at + 40));
			}
			case OPERATION_EVENT -> {
				int operation = strings.name((int) INT.get(bytes, at + 20));
				int className = strings.name((int) INT.get(bytes, at + 24));
				if ((operation | className) < 0) {
					return fields(type, written, bytes, at, place);
				}
				out.operationEvent(type, written, (long) LONG.get(bytes, at), (long) LONG.get(bytes, at + 8),
						(int) INT.get(bytes, at + 16), operation, className);
			}
			default -> {
				return fields(type, written, bytes, at, place);
			}
		}
		return true;
	}

	/** Takes the fields one by one. */
	private boolean fields(RecordType type, long written, byte[] bytes, int from, Decoder place) {
		if (type.kind() == RecordType.Kind.FOREIGN) {
			out.foreign(type, written, place);
			return true;
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
				case 's', 'n' -> {
					int id = (int) INT.get(bytes, at);
					values[i] = types.charAt(i) == 'n' ? session(id, place) : strings.name(id);
					if (values[i] == StringPool.NONE) {
						if (strings.mayCome(id)) {
							return false;
						}
						out.skipRecord(place.place(), type, strings.unknownText(id));
						return true;
					}
					at += Integer.BYTES;
				}
				default -> {
					values[i] = (int) INT.get(bytes, at);
					at += Integer.BYTES;
				}
			}
		}
		out.record(type, written, values, place);
		return true;
	}

	private int session(int id, Decoder place) {
		int session = strings.session(id);
		if (session != StringPool.NONE || strings.text(id) == null) {
			return session;
		}
		if (!tooManySessions) {
			tooManySessions = true;
			out.note(place.place(), TextFields.TOO_MANY_SESSIONS);
		}
		return strings.otherSessions();
	}
}
