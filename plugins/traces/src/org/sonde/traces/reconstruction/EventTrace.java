/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.reconstruction;

import java.util.Arrays;

import org.sonde.traces.reconstruction.TraceProblem.Reason;
import org.sonde.traces.record.EventKind;
import org.sonde.traces.record.ProbedOperations;
import org.sonde.traces.record.RecordSink;
import org.sonde.traces.record.StringPool;

/** An open trace of events: the calls so far, and the events that came before their turn. */
final class EventTrace extends OpenTrace {
	private final CallTree tree;
	/** The receiver of the calls, or null. With a receiver, the times of the calls within each call are kept. */
	private final CallListener calls;
	private final StringPool names;
	/** The time of the calls within each call; {@link CallTree#UNKNOWN} if that of one of them is. */
	private long[] within = new long[0];
	private int next;
	private int maxKept;
	private boolean metadata;
	private boolean startsWithCall;
	private boolean kept;
	private PendingEvents pending;

	EventTrace(CallListener calls, StringPool names, ProbedOperations probed) {
		this.tree = new CallTree(TraceKind.EVENTS, probed);
		this.calls = calls;
		this.names = names;
	}

	EventTrace open(long id, int maxRecords) {
		reset(id);
		maxKept = maxRecords;
		tree.clear();
		tree.identify(id, RecordSink.NO_THREAD, StringPool.NONE);
		next = 0;
		tree.hostOfAll(StringPool.NONE);
		metadata = false;
		startsWithCall = false;
		kept = true;
		pending = null;
		return this;
	}

	void metadata(long threadId, int ofHost) {
		if (metadata) {
			fail(Reason.METADATA_TWICE, "");
			return;
		}
		metadata = true;
		tree.hostOfAll(ofHost);
		tree.identify(traceId(), threadId, StringPool.NONE);
	}

	/** Sets the host of the calls that start from now on. */
	void host(int ofCalls) {
		tree.changeHost(ofCalls);
	}

	/** Whether its calls ran on several hosts. */
	boolean isDistributed() {
		return tree.isDistributed();
	}

	/** The next in the order, or not. */
	void event(EventKind kind, long timestampNanos, int order, int operation) {
		if (order == next) {
			append(kind, timestampNanos, operation);
			if (pending != null) {
				appendPending();
			}
		} else {
			outOfTurn(kind, timestampNanos, order, operation);
		}
	}

	/** Whether every call has ended that started, the events are there without a gap, and nothing contradicts it. */
	boolean isFinished() {
		return tree.open() == CallTree.NONE && metadata && startsWithCall && reason() == null
				&& (pending == null || pending.isEmpty());
	}

	/** The tree of a valid trace; null if it was not kept. */
	CallTree finishedTree() {
		return kept ? tree : null;
	}

	/**
	 * Why the trace is not valid, if no further record comes.
	 *
	 * @param unfinished the reason if it is only not finished
	 * @return null if it is valid; {@link #detail()} tells more
	 */
	Reason judge(Reason unfinished) {
		if (reason() != null) {
			return reason();
		}
		if (!metadata) {
			fail(unfinished == Reason.TOO_MANY_OPEN ? unfinished : Reason.NO_METADATA, "");
		} else if (pending != null && !pending.isEmpty()) {
			// Only the end of the log shows that missing records will not come.
			fail(unfinished == Reason.CUT_OFF ? Reason.GAP : unfinished, waiting());
		} else if (next == 0) {
			fail(unfinished, "no event");
		} else if (tree.open() != CallTree.NONE) {
			fail(unfinished, (tree.depth(tree.open()) + 1) + " open, innermost " + names.text(tree.operation(tree.open())));
		}
		return reason();
	}

	@Override
	int keeps() {
		return tree.capacity() + (pending == null ? 0 : pending.size());
	}

	@Override
	void forget() {
		tree.clear();
		if (within.length > tree.capacity()) {
			within = new long[0];
		}
		pending = null;
	}

	@Override
	void shrink() {
		forget();
	}

	private void append(EventKind kind, long timestampNanos, int operation) {
		int order = next++;
		if (kind == EventKind.BEFORE) {
			if (order == 0) {
				startsWithCall = true;
			}
			if (tree.size() == maxKept) {
				makeRoom();
			}
			tree.start(operation, timestampNanos);
			if (calls != null) {
				started();
			}
		} else if (kind == EventKind.AFTER || kind == EventKind.AFTER_FAILED) {
			int call = tree.open();
			if (call == CallTree.NONE || tree.operation(call) != operation) {
				endsWrongly(operation);
				return;
			}
			tree.end(timestampNanos, kind == EventKind.AFTER_FAILED);
			if (calls != null) {
				ended(call);
			}
		}
		// Others have a place in the order, not in the tree.
	}

	private void appendPending() {
		while (reason() == null && !pending.isEmpty() && pending.order() <= next) {
			if (pending.order() < next) {
				fail(Reason.TWICE, "order index " + pending.order());
				return;
			}
			append(pending.kind(), pending.timestampNanos(), pending.operation());
			if (pending != null) {
				pending.removeFirst();
			}
		}
	}

	private void outOfTurn(EventKind kind, long timestampNanos, int order, int operation) {
		if (order < next) {
			fail(order < 0 ? Reason.GAP : Reason.TWICE, "order index " + order);
			return;
		}
		pending = pending == null ? new PendingEvents() : pending;
		pending.add(kind, timestampNanos, order, operation);
		if (pending.size() > maxKept) {
			fail(Reason.TOO_LONG, waiting());
		}
	}

	private void makeRoom() {
		kept = false;
		int[] path = tree.keepOpenOnly();
		if (tree.size() > maxKept / 2) {
			fail(Reason.TOO_LONG, tree.size() + " calls open at once");
		} else if (calls != null) {
			for (int at = 0; at < path.length; at++) {
				within[at] = within[path[at]];
			}
		}
	}

	private void endsWrongly(int operation) {
		if (tree.open() == CallTree.NONE) {
			fail(Reason.UNBALANCED, names.text(operation));
		} else {
			fail(Reason.MISMATCH, names.text(operation) + " ends where " + names.text(tree.operation(tree.open())) + " is open");
		}
	}

	private void started() {
		if (within.length < tree.capacity()) {
			within = Arrays.copyOf(within, tree.capacity());
		}
		within[tree.open()] = 0;
	}

	private void ended(int call) {
		long nanos = tree.duration(call);
		int caller = tree.caller(call);
		if (caller != CallTree.NONE) {
			within[caller] = nanos < 0 || within[caller] < 0 ? CallTree.UNKNOWN : within[caller] + nanos;
		}
		calls.call(TraceKind.EVENTS, tree.operation(call), caller == CallTree.NONE ? StringPool.NONE : tree.operation(caller),
				tree.probedCaller(call), tree.host(call), caller == CallTree.NONE ? StringPool.NONE : tree.host(caller), nanos,
				within[call] < 0 || within[call] > nanos ? CallTree.UNKNOWN : nanos - within[call]);
	}

	private String waiting() {
		return "order index " + next + " is missing, " + pending.size() + " later ones are there";
	}
}
