/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.reduction;

import java.util.Optional;
import java.util.OptionalLong;

import org.sonde.traces.reconstruction.CallTree;
import org.sonde.traces.reconstruction.TraceListener;
import org.sonde.traces.record.StringPool;

/** Keeps the one trace that is wanted. It is copied when it turns up, so what is kept has at most the calls of the longest trace. */
final class TraceKeeper implements TraceListener {
	private final StringPool names;
	private final TraceIds ids;
	private final TraceChoice choice;
	private KeptTrace copy;
	/** Duration or calls of the trace kept. */
	private long best = -1;
	/** The number of the trace that is wanted by the id of a tracing tool. */
	private OptionalLong named = OptionalLong.empty();

	TraceKeeper(StringPool names, TraceIds ids, TraceChoice choice) {
		this.names = names;
		this.ids = ids;
		this.choice = choice;
	}

	@Override
	public void valid(CallTree tree) {
		if (tree == null) {
			return;
		}
		long value = switch (choice) {
			case TraceChoice.Slowest() -> tree.durationNanos();
			case TraceChoice.MostCalls() -> tree.size();
			case TraceChoice.WithId wanted ->
				isEqual(wanted.number(), tree.traceId()) || isEqual(named, tree.traceId()) || hasStart(wanted, tree) ? 0 : -1;
		};
		if (value > best) {
			best = value;
			copy = new KeptTrace(names, new CallTreeCopy(tree.kind(), tree.codes(), tree.hosts()), ids, tree);
		}
	}

	/** A trace that will come has this id of a tracing tool. */
	void tracingId(long traceId, long high, long low) {
		if (choice instanceof TraceChoice.WithId wanted && wanted.tracing().equals(Optional.of(new TraceChoice.TracingId(high, low)))
				&& named.isEmpty()) {
			named = OptionalLong.of(traceId);
		}
	}

	private boolean hasStart(TraceChoice.WithId wanted, CallTree tree) {
		return wanted.start().isPresent() && wanted.start().equals(ids.start(tree));
	}

	private static boolean isEqual(OptionalLong number, long traceId) {
		return number.isPresent() && number.getAsLong() == traceId;
	}

	/** Empty if there is none such so far. */
	Optional<SingleTrace> kept() {
		return Optional.ofNullable(copy).map(KeptTrace::trace);
	}
}
