/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.reduction;

import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalLong;

import org.sonde.traces.reconstruction.CallTree;
import org.sonde.traces.reconstruction.TraceListener;
import org.sonde.traces.record.StringPool;

/** Keeps the one trace that is wanted. It is copied when it turns up, so what is kept has at most the calls of the longest trace. */
final class TraceKeeper implements TraceListener {
	private final StringPool names;
	private final TraceChoice choice;
	private Copy copy;
	/** Duration or calls of the trace kept. */
	private long best = -1;
	/** The number of the trace that is wanted by the id of a tracing tool. */
	private OptionalLong named = OptionalLong.empty();

	private record Copy(CallTreeCopy tree, double[] nanos, long id, OptionalLong threadId, OptionalLong duration) {
	}

	TraceKeeper(StringPool names, TraceChoice choice) {
		this.names = names;
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
			case TraceChoice.WithId wanted -> isEqual(wanted.number(), tree.traceId()) || isEqual(named, tree.traceId()) ? 0 : -1;
		};
		if (value > best) {
			best = value;
			double[] nanos = new double[tree.size()];
			Arrays.setAll(nanos, call -> tree.duration(call) < 0 ? Double.NaN : tree.duration(call));
			copy = new Copy(new CallTreeCopy(tree.kind(), tree.codes(), tree.hosts()), nanos, tree.traceId(), known(tree.threadId()), known(tree.durationNanos()));
		}
	}

	/** A trace that will come has this id of a tracing tool. */
	void tracingId(long traceId, long high, long low) {
		if (choice instanceof TraceChoice.WithId wanted && wanted.tracing().equals(Optional.of(new TraceChoice.TracingId(high, low))) && named.isEmpty()) {
			named = OptionalLong.of(traceId);
		}
	}

	private static boolean isEqual(OptionalLong number, long traceId) {
		return number.isPresent() && number.getAsLong() == traceId;
	}

	private static OptionalLong known(long number) {
		return number < 0 ? OptionalLong.empty() : OptionalLong.of(number);
	}

	/** Empty if there is none such so far. */
	Optional<SingleTrace> kept() {
		return Optional.ofNullable(copy).map(one -> new SingleTrace(one.tree.kind(), one.id, one.threadId, one.duration, one.tree.nodes(names, one.nanos, 1)));
	}
}
