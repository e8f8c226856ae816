/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.reduction;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

import org.sonde.traces.operations.DurationRecorder;
import org.sonde.traces.operations.Durations;
import org.sonde.traces.operations.MemoryBudget;
import org.sonde.traces.part.PartException;
import org.sonde.traces.part.PartInput;
import org.sonde.traces.part.PartOutput;
import org.sonde.traces.primitive.LongMap;
import org.sonde.traces.reconstruction.CallTree;
import org.sonde.traces.reconstruction.TraceListener;
import org.sonde.traces.record.StringPool;

/**
 * Reduces valid traces to classes of equal call trees, as Kieker does: of executions by operation, order and nesting (its
 * TraceEquivalenceClassFilter); of events also by the calls that failed (its TraceAggregationFilter), but neither by the text of the cause
 * nor by events that are no part of the tree, such as those of callers. Hosts are distinguished if wished (Kieker's
 * allocation equivalence; without, assembly equivalence). What is kept is bounded; traces beyond are counted, not reduced.
 */
public final class TraceReduction implements TraceListener {
	/** So many classes at most. */
	public static final int MAX_CLASSES = 100_000;
	/** So many calls in all classes together at most. */
	public static final int MAX_CALLS = 4_000_000;
	private static final long BUDGET = 48_000_000;
	/** Of a class that was written. */
	private static final int LEAST_BYTES = 7;

	private final StringPool names;
	private final boolean byHost;
	private final MemoryBudget budget = new MemoryBudget(BUDGET);
	/** By hash; classes of the same hash in a chain. */
	private final LongMap<Entry> classes = new LongMap<>();
	private int count;
	private long calls;
	private long unreduced;

	/** The traces of one class so far. */
	private static final class Entry {
		private final CallTreeCopy tree;
		private final DurationRecorder durations;
		/** Of each call in all traces together, in nanoseconds. */
		private final long[] sums;
		private final Entry next;
		private long traces;

		private Entry(CallTreeCopy tree, DurationRecorder durations, Entry next) {
			this.tree = tree;
			this.durations = durations;
			this.sums = new long[tree.codes().length];
			this.next = next;
		}
	}

	/**
	 * @param names  of the records that will come
	 * @param byHost whether traces are only equal if the same hosts executed the same calls
	 */
	public TraceReduction(StringPool names, boolean byHost) {
		this.names = names;
		this.byHost = byHost;
	}

	@Override
	public void valid(CallTree tree) {
		Entry entry = tree == null ? null : entry(tree);
		if (entry == null) {
			unreduced++;
			return;
		}
		entry.traces++;
		long nanos = tree.durationNanos();
		if (nanos >= 0) {
			entry.durations.record(nanos);
			for (int call = 0; call < entry.sums.length; call++) {
				entry.sums[call] = Durations.sum(entry.sums[call], tree.duration(call));
			}
		}
	}

	/** The classes so far, those with the most time in all their traces first; equal ones by count, then by their trees. */
	public ReducedTraces classes() {
		List<TraceClass> all = new ArrayList<>();
		for (Entry first : classes.values()) {
			for (Entry entry = first; entry != null; entry = entry.next) {
				all.add(new TraceClass(entry.tree.kind(), entry.traces, entry.durations.snapshot(),
						entry.tree.nodes(names, Arrays.stream(entry.sums).asDoubleStream().toArray(), entry.durations.count())));
			}
		}
		all.sort(Comparator.comparingLong(TraceClass::totalNanos).thenComparingLong(TraceClass::traces).reversed()
				.thenComparing(TraceClass::kind).thenComparing(TraceClass::nodes, TraceReduction::compare));
		return new ReducedTraces(all, unreduced);
	}

	/** Null if there are too many. */
	private Entry entry(CallTree tree) {
		long hash = tree.hash(byHost);
		for (Entry entry = classes.get(hash); entry != null; entry = entry.next) {
			if (entry.tree.kind() == tree.kind() && tree.equalTo(entry.tree.codes(), entry.tree.hosts())) {
				return entry;
			}
		}
		return hasRoom(tree.size()) ? added(hash, new CallTreeCopy(tree.kind(), tree.codes(), byHost ? tree.hosts() : null)) : null;
	}

	private boolean hasRoom(int size) {
		return count < MAX_CLASSES && calls + size <= MAX_CALLS;
	}

	private Entry added(long hash, CallTreeCopy tree) {
		count++;
		calls += tree.codes().length;
		Entry added = new Entry(tree, new DurationRecorder(budget), classes.get(hash));
		classes.put(hash, added);
		return added;
	}

	/** Writes the classes. */
	void write(PartOutput out) {
		out.count(unreduced);
		List<Entry> all = new ArrayList<>();
		for (Entry first : classes.values()) {
			for (Entry entry = first; entry != null; entry = entry.next) {
				all.add(entry);
			}
		}
		all.sort((one, other) -> one.tree.compare(other.tree, out::rank));
		out.count(all.size());
		for (Entry entry : all) {
			entry.tree.write(out);
			out.count(entry.traces);
			entry.durations.write(out);
			for (long sum : entry.sums) {
				out.count(sum);
			}
		}
	}

	/** Adds those that were written. */
	void read(PartInput in) throws PartException {
		unreduced += in.count();
		for (int left = in.size(LEAST_BYTES); left > 0; left--) {
			CallTreeCopy tree = CallTreeCopy.read(in, byHost);
			long traces = in.count();
			Entry entry = entry(tree);
			DurationRecorder durations = entry == null ? new DurationRecorder(new MemoryBudget(0)) : entry.durations;
			durations.read(in);
			for (int call = 0; call < tree.codes().length; call++) {
				long sum = in.nanos();
				if (entry != null) {
					entry.sums[call] = Durations.sum(entry.sums[call], sum);
				}
			}
			if (durations.count() > (entry == null ? traces : entry.traces + traces)) {
				throw PartInput.damaged("a class has more durations than traces");
			}
			if (entry == null) {
				unreduced += traces;
			} else {
				entry.traces += traces;
			}
		}
	}

	/** Null if there are too many. */
	private Entry entry(CallTreeCopy tree) {
		int[] hosts = tree.hosts() == null ? new int[0] : tree.hosts();
		long hash = CallTree.hash(tree.codes(), tree.codes().length, hosts, hosts.length);
		for (Entry entry = classes.get(hash); entry != null; entry = entry.next) {
			if (entry.tree.isSame(tree)) {
				return entry;
			}
		}
		return hasRoom(tree.codes().length) ? added(hash, tree) : null;
	}

	private static int compare(List<CallNode> one, List<CallNode> other) {
		Comparator<CallNode> nodes = Comparator.comparingInt(CallNode::depth).thenComparing(CallNode::operation)
				.thenComparing(CallNode::host).thenComparing(CallNode::failed).thenComparingLong(CallNode::calls);
		for (int node = 0; node < Math.min(one.size(), other.size()); node++) {
			int order = nodes.compare(one.get(node), other.get(node));
			if (order != 0) {
				return order;
			}
		}
		return Integer.compare(one.size(), other.size());
	}
}
