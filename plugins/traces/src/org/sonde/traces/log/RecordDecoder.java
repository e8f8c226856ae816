/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.log;

import java.util.concurrent.TimeUnit;

/** Turns the fields of a record into the record. Remembers the unit of time that a log's metadata states. */
final class RecordDecoder {
	private TimeUnit unit = TimeUnit.NANOSECONDS;

	/** @throws IllegalArgumentException if the fields are not those of the type */
	LogRecord decode(RecordType type, FieldReader fields) {
		LogRecord record = switch (type.kind()) {
			case EXECUTION -> execution(fields);
			case BEFORE, AFTER, AFTER_FAILED -> event(type, fields);
			case METADATA -> metadata(type, fields);
			case OTHER -> {
				skip(type, 0, type.fields().length(), fields);
				yield new LogRecord.Other(type.className());
			}
		};
		if (fields.hasNext()) {
			throw new IllegalArgumentException("the record has too many fields");
		}
		return record;
	}

	private LogRecord execution(FieldReader fields) {
		// Kieker up to 1.5 wrote the number of the experiment first.
		if (fields instanceof TextFields text && text.count() == 9) {
			text.intNumber();
		}
		return new LogRecord.Execution(fields.string(), fields.string(), fields.longNumber(), nanos(fields), nanos(fields),
				fields.string(), fields.intNumber(), fields.intNumber());
	}

	private LogRecord event(RecordType type, FieldReader fields) {
		LogRecord.OperationEvent.Type end = switch (type.kind()) {
			case BEFORE -> LogRecord.OperationEvent.Type.BEFORE;
			case AFTER -> LogRecord.OperationEvent.Type.AFTER;
			default -> LogRecord.OperationEvent.Type.AFTER_FAILED;
		};
		LogRecord event = new LogRecord.OperationEvent(end, nanos(fields), fields.longNumber(), fields.intNumber(),
				fields.string(), fields.string());
		skip(type, 5, type.fields().length(), fields);
		return event;
	}

	private LogRecord metadata(RecordType type, FieldReader fields) {
		int unitField = 6;
		skip(type, 0, unitField, fields);
		String name = fields.string();
		skip(type, unitField + 1, type.fields().length(), fields);
		try {
			unit = TimeUnit.valueOf(name);
		} catch (IllegalArgumentException e) {
			throw new IllegalArgumentException("the time unit '%s' is not known; %s are taken for it".formatted(name, unit), e);
		}
		return new LogRecord.Other(type.className());
	}

	private static void skip(RecordType type, int from, int to, FieldReader fields) {
		for (int i = from; i < to; i++) {
			switch (type.fields().charAt(i)) {
				case 's' -> fields.string();
				case 'l' -> fields.longNumber();
				case 'i' -> fields.intNumber();
				case 'b' -> fields.bool();
				case 'c' -> {
					if (!fields.skipCause()) {
						return;
					}
				}
				default -> throw new AssertionError(type);
			}
		}
	}

	private long nanos(FieldReader fields) {
		return unit.toNanos(fields.longNumber());
	}
}
