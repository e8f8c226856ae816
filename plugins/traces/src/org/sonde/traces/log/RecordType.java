/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.log;

import org.sonde.traces.record.EventKind;

/**
 * A record class of Kieker and the types of its fields: {@code s} a string that matters, {@code n} the session; there
 * may be any number, {@code t} a string that does not matter,
 * {@code o} one at the end that may be missing, {@code c} a cause, which is a string that may hold anything, {@code l} long,
 * {@code i} int, {@code b} boolean; of classes that are not Kieker's own also {@code h} short, {@code y} byte, {@code f} float,
 * {@code d} double and {@code u} a char of 16 bits.
 *
 * @param className qualified name, as in {@code kieker.map}
 * @param fields    a letter per field
 * @param kind      what it means to us
 * @param event     the kind of event; null of records that are none
 * @param length    the length in bytes of the record's fields in the binary format, where a string is the number of its text
 */
record RecordType(String className, String fields, Kind kind, EventKind event, int length) {
	RecordType(String className, String fields, Kind kind, EventKind event) {
		this(className, fields, kind, event, lengthOf(fields));
	}

	enum Kind {
		LOG_METADATA, EXECUTION, TRACE_METADATA,
		/** An event of an operation: timestamp, traceId, orderIndex, operation, class; more may follow. */
		OPERATION_EVENT,
		/** An event with a class and no operation: timestamp, traceId, orderIndex, class; more may follow. */
		CLASS_EVENT,
		/** An event with neither: timestamp, traceId, orderIndex; more may follow. */
		PLAIN_EVENT,
		/** A class that is none of executions or traces; only its length is known. */
		FOREIGN
	}

	/** The name of the class without its package. */
	String simpleName() {
		return className.substring(className.lastIndexOf('.') + 1);
	}

	private static int lengthOf(String fields) {
		return fields.chars().map(field -> switch (field) {
			case 'l', 'd' -> Long.BYTES;
			case 'h', 'u' -> Short.BYTES;
			case 'b', 'y' -> Byte.BYTES;
			default -> Integer.BYTES;
		}).sum();
	}
}
