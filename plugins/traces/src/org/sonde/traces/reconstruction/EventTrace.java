/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.reconstruction;

import java.util.Arrays;

import org.sonde.traces.reconstruction.TraceProblem.Reason;
import org.sonde.traces.record.EventKind;
import org.sonde.traces.record.Names;

/** An open trace of events: the calls so far, the stack of those that have not ended, and the events that came before their turn. */
final class EventTrace extends OpenTrace {
	/** Of an open call: operation and place in the tree, start, time of the calls within it or {@link CallTree#UNKNOWN}. */
	private static final int STRIDE = 3;
	private static final int FIRST_CAPACITY = 8;

	final CallTree tree = new CallTree(TraceKind.EVENTS);
	private long[] stack = new long[FIRST_CAPACITY * STRIDE];
	private int depth;
	private int next;
	private int maxKept;
	private int host;
	private boolean metadata;
	private boolean startsWithCall;
	private boolean kept;
	private long firstNanos;
	private long lastNanos;
	private PendingEvents pending;

	EventTrace open(long id, int maxRecords) {
		reset(id);
		maxKept = maxRecords;
		tree.clear();
		if (stack.length > 1024 * STRIDE) {
			stack = new long[FIRST_CAPACITY * STRIDE];
		}
		depth = 0;
		next = 0;
		host = Names.NONE;
		metadata = false;
		startsWithCall = false;
		kept = true;
		pending = null;
		return this;
	}

	void metadata(int ofHost) {
		if (metadata) {
			fail(Reason.METADATA_TWICE, "");
			return;
		}
		metadata = true;
		host = ofHost;
		tree.host(0, ofHost);
	}

	/** @param calls may be null */
	void event(EventKind kind, long timestampNanos, int order, int operation, CallListener calls, Names names) {
		if (order == next) {
			append(kind, timestampNanos, operation, calls, names);
			if (pending != null) {
				appendPending(calls, names);
			}
		} else if (order < next) {
			fail(order < 0 ? Reason.GAP : Reason.TWICE, "order index " + order);
		} else {
			pending = pending == null ? new PendingEvents() : pending;
			pending.add(kind, timestampNanos, order, operation);
			if (pending.size() > maxKept) {
				fail(Reason.TOO_LONG, waiting());
			}
		}
	}

	/** Whether every call has ended that started, the events are there without a gap, and nothing contradicts it. */
	boolean isFinished() {
		return depth == 0 && metadata && startsWithCall && reason() == null && (pending == null || pending.isEmpty());
	}

	/** The tree of a valid trace; null if it was not kept. */
	CallTree finishedTree() {
		tree.span(firstNanos, lastNanos);
		return kept ? tree : null;
	}

	/**
	 * Why the trace is not valid, if no further record comes.
	 *
	 * @param unfinished the reason if it is only not finished
	 * @return null if it is valid; {@link #detail()} tells more
	 */
	Reason judge(Reason unfinished, Names names) {
		if (reason() != null) {
			return reason();
		}
		if (!metadata) {
			fail(Reason.NO_METADATA, "");
		} else if (pending != null && !pending.isEmpty()) {
			fail(unfinished == Reason.TIMED_OUT ? unfinished : Reason.GAP, waiting());
		} else if (next == 0) {
			fail(unfinished, "no event");
		} else if (depth > 0) {
			fail(unfinished, depth + " open, innermost " + names.text((int) (stack[STRIDE * (depth - 1)] >>> 32)));
		}
		return reason();
	}

	@Override
	int keeps() {
		return tree.capacity() + stack.length / STRIDE + (pending == null ? 0 : pending.size());
	}

	@Override
	void forget() {
		tree.clear();
		stack = new long[FIRST_CAPACITY * STRIDE];
		pending = null;
	}

	private void appendPending(CallListener calls, Names names) {
		while (reason() == null && !pending.isEmpty() && pending.order() <= next) {
			if (pending.order() < next) {
				fail(Reason.TWICE, "order index " + pending.order());
				return;
			}
			append(pending.kind(), pending.timestampNanos(), pending.operation(), calls, names);
			if (pending != null) {
				pending.removeFirst();
			}
		}
	}

	private void append(EventKind kind, long timestampNanos, int operation, CallListener calls, Names names) {
		int order = next++;
		switch (kind) {
			case BEFORE -> before(timestampNanos, operation, order);
			case AFTER -> after(timestampNanos, operation, false, calls, names);
			case AFTER_FAILED -> after(timestampNanos, operation, true, calls, names);
			case CALL, CONSTRUCTION, SPLIT, JOIN -> {
				// have a place in the order, not in the tree
			}
		}
	}

	private void before(long timestampNanos, int operation, int order) {
		if (order == 0) {
			startsWithCall = true;
		}
		if (kept && tree.size() == maxKept) {
			kept = false;
			tree.clear();
		}
		int call = 0;
		if (kept) {
			if (tree.size() == 0) {
				firstNanos = timestampNanos;
			}
			call = tree.add(operation, depth);
		}
		int top = STRIDE * depth;
		if (top == stack.length) {
			if (depth >= maxKept) {
				fail(Reason.TOO_LONG, depth + " calls open at once");
				return;
			}
			stack = Arrays.copyOf(stack, 2 * top);
		}
		stack[top] = (long) operation << 32 | call;
		stack[top + 1] = timestampNanos;
		stack[top + 2] = 0;
		depth++;
	}

	private void after(long timestampNanos, int operation, boolean failed, CallListener calls, Names names) {
		if (depth == 0) {
			fail(Reason.UNBALANCED, names.text(operation));
			return;
		}
		int top = STRIDE * (depth - 1);
		long started = stack[top];
		if ((int) (started >>> 32) != operation) {
			fail(Reason.MISMATCH, names.text(operation) + " ends where " + names.text((int) (started >>> 32)) + " is open");
			return;
		}
		depth--;
		lastNanos = timestampNanos;
		// A difference beyond the range of a long is as unknown as one below 0.
		long nanos = timestampNanos < stack[top + 1] ? CallTree.UNKNOWN : Math.max(timestampNanos - stack[top + 1], CallTree.UNKNOWN);
		if (kept) {
			tree.ended((int) started, nanos, failed);
		}
		if (calls != null) {
			int caller = Names.NONE;
			if (depth > 0) {
				long siblings = stack[top - 1];
				stack[top - 1] = nanos < 0 || siblings < 0 ? CallTree.UNKNOWN : siblings + nanos;
				caller = (int) (stack[top - STRIDE] >>> 32);
			}
			long within = stack[top + 2];
			calls.call(TraceKind.EVENTS, operation, caller, host, nanos, within < 0 || within > nanos ? CallTree.UNKNOWN : nanos - within);
		}
	}

	private String waiting() {
		return "order index " + next + " is missing, " + pending.size() + " later ones are there";
	}
}
