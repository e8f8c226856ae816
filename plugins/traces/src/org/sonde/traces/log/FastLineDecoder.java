/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.log;

import java.util.Arrays;

/**
 * Takes the lines that most of a log are: an execution, or an event of an operation, with names that came before. It goes from field to
 * field without looking for the end of the line first, and looks where a name is expected that followed last time. Any other
 * line it leaves alone, and whatever it takes, {@link TextDecoder} would take the same.
 */
class FastLineDecoder {
	/** Replaces the start of the next line: this line is unusual or incomplete. */
	static final int OTHER = -1;
	/** The fields of an event of an operation, if nothing follows them. */
	private static final int EVENT_FIELDS = 5;

	private final StringTable strings;
	private final TextFields fields;
	private final RecordEmitter out;
	private final TextNumber writing = new TextNumber();
	private final TextNumber traceIds = new TextNumber();
	private final TextNumber starts = new TextNumber();
	private final TextNumber ends = new TextNumber();
	private CachedName lastSession;
	private CachedName lastHost;
	/** The class of each operation. */
	private CachedName[] classes = new CachedName[1_024];

	FastLineDecoder(StringTable strings, TextFields fields, RecordEmitter out) {
		this.strings = strings;
		this.fields = fields;
		this.out = out;
	}

	/**
	 * Takes the line at the position, if it is as usual.
	 *
	 * @param in         with a line feed at its limit
	 * @param untilNanos leave a record alone that was written later
	 * @return where the next line starts; {@link #OTHER} if this one was left alone
	 */
	int take(ReadBuffer in, long untilNanos) {
		if (in.bytes[in.position] != '$') {
			return OTHER;
		}
		fields.start(in.bytes, in.position + 1, in.limit);
		RecordType type = strings.type(fields.intNumber());
		long written = fields.longNumber(writing);
		if (type == null || fields.problem() != null || out.nanos(written) > untilNanos) {
			return OTHER;
		}
		if (type.kind() == RecordType.Kind.EXECUTION) {
			return execution(written, in.position);
		}
		boolean isEvent = type.kind() == RecordType.Kind.OPERATION_EVENT && type.fields().length() == EVENT_FIELDS;
		return isEvent ? event(type, written, in.position) : OTHER;
	}

	private int execution(long written, int start) {
		CachedName operation = fields.knownName(null);
		CachedName session = operation == null ? null : fields.knownSession(lastSession);
		if (session == null) {
			return OTHER;
		}
		long traceId = fields.longNumber(traceIds);
		long tin = fields.longNumber(starts);
		long tout = fields.longNumber(ends);
		CachedName host = fields.problem() != null ? null : fields.knownName(lastHost);
		if (host == null) {
			return OTHER;
		}
		int eoi = fields.intNumber();
		int ess = fields.lastIntNumber();
		int next = fields.nextLine();
		if (next < 0 || next - start > ReadBuffer.MAX_LINE) {
			return OTHER;
		}
		lastSession = session;
		lastHost = host;
		out.execution(written, operation.number, session.number, traceId, tin, tout, host.number, eoi, ess);
		return next;
	}

	private int event(RecordType type, long written, int start) {
		long timestamp = fields.longNumber(starts);
		long traceId = fields.longNumber(traceIds);
		int order = fields.intNumber();
		CachedName operation = fields.problem() != null ? null : fields.knownName(null);
		if (operation == null) {
			return OTHER;
		}
		int name = operation.number;
		if (name >= classes.length) {
			classes = Arrays.copyOf(classes, Math.max(name + 1, 2 * classes.length));
		}
		CachedName ofClass = fields.lastKnownName(classes[name]);
		int next = fields.nextLine();
		if (ofClass == null || next < 0 || next - start > ReadBuffer.MAX_LINE) {
			return OTHER;
		}
		classes[name] = ofClass;
		out.operationEvent(type, written, timestamp, traceId, order, name, ofClass.number);
		return next;
	}
}
