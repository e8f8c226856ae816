/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.reconstruction;

import java.util.Arrays;

import org.sonde.traces.reconstruction.TraceProblem.Reason;

/** An open trace of executions: its records in the order they came, which is by their ends. */
final class ExecutionTrace extends OpenTrace {
	/** The numbers of a record: eoi and ess, operation and host, start, end. */
	private static final int STRIDE = 4;
	private static final int FIRST_CAPACITY = 8;
	/** Room for more is not kept for the next trace. */
	private static final int USUAL_CAPACITY = 256;

	private long[] records = new long[FIRST_CAPACITY * STRIDE];
	private int count;
	private int maxEoi;
	private int maxKept;
	private long threadId;
	private int threadName;
	/** The number of its last record among all. */
	private long lastRecord;
	/** Whether it waits among the complete ones to be closed. */
	private boolean waiting;
	private boolean closed;

	ExecutionTrace open(long id, long thread, int nameOfThread, int maxRecords) {
		reset(id);
		threadId = thread;
		threadName = nameOfThread;
		maxKept = maxRecords;
		count = 0;
		maxEoi = -1;
		waiting = false;
		closed = false;
		return this;
	}

	void add(int operation, long tinNanos, long toutNanos, int host, int eoi, int ess) {
		if (eoi < 0 || ess < 0) {
			fail(Reason.NOT_RECORDED, "");
			return;
		}
		if (count >= maxKept) {
			fail(Reason.TOO_LONG, "more than " + maxKept + " executions");
			return;
		}
		int at = STRIDE * count;
		if (at == records.length) {
			records = Arrays.copyOf(records, 2 * at);
		}
		records[at] = (long) eoi << 32 | ess;
		records[at + 1] = (long) operation << 32 | host & 0xFFFF_FFFFL;
		records[at + 2] = tinNanos;
		records[at + 3] = toutNanos;
		count++;
		maxEoi = Math.max(maxEoi, eoi);
	}

	/** Whether it has as many executions as the largest eoi asks for. */
	boolean mayBeComplete() {
		return count == maxEoi + 1 && reason() == null;
	}

	/** See {@link CallTree#threadId}. */
	long threadId() {
		return threadId;
	}

	/** See {@link CallTree#threadName}. */
	int threadName() {
		return threadName;
	}

	int count() {
		return count;
	}

	int eoi(int record) {
		return (int) (records[STRIDE * record] >>> 32);
	}

	int ess(int record) {
		return (int) records[STRIDE * record];
	}

	int operation(int record) {
		return (int) (records[STRIDE * record + 1] >>> 32);
	}

	int host(int record) {
		return (int) records[STRIDE * record + 1];
	}

	long tinNanos(int record) {
		return records[STRIDE * record + 2];
	}

	long toutNanos(int record) {
		return records[STRIDE * record + 3];
	}

	/** Whether the two are one and the same record, read twice. */
	boolean isSame(int one, int other) {
		return Arrays.equals(records, STRIDE * one, STRIDE * one + STRIDE, records, STRIDE * other, STRIDE * other + STRIDE);
	}

	long lastRecord() {
		return lastRecord;
	}

	void setLastRecord(long record) {
		lastRecord = record;
	}

	boolean isWaiting() {
		return waiting;
	}

	void setWaiting(boolean waits) {
		waiting = waits;
	}

	boolean isClosed() {
		return closed;
	}

	void setClosed() {
		closed = true;
	}

	@Override
	int keeps() {
		return records.length / STRIDE;
	}

	@Override
	void forget() {
		records = new long[FIRST_CAPACITY * STRIDE];
		count = 0;
	}

	@Override
	void shrink() {
		if (records.length > USUAL_CAPACITY * STRIDE) {
			forget();
		}
	}
}
