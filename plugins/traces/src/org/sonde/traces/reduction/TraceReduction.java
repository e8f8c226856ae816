/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.reduction;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

import org.sonde.traces.operations.DurationRecorder;
import org.sonde.traces.operations.MemoryBudget;
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
	/** The most classes. */
	public static final int MAX_CLASSES = 100_000;
	/** The most calls in all classes together. */
	public static final int MAX_CALLS = 4_000_000;
	private static final long BUDGET = 48_000_000;
	/** The budget for traces that are kept as they were. */
	private static final long KEPT_BUDGET = 16_000_000;

	private final StringPool names;
	private final boolean byHost;
	private final MemoryBudget budget = new MemoryBudget(BUDGET);
	/** Empty if no traces are kept as they were. */
	private final Optional<TraceIds> ids;
	private final MemoryBudget keptBudget = new MemoryBudget(KEPT_BUDGET);
	/** The classes by hash. Classes with the same hash form a chain. */
	private final LongMap<Entry> classes = new LongMap<>();
	private int count;
	private long calls;
	private long unreduced;

	/** The traces of one class so far. */
	private static final class Entry {
		private final CallTreeCopy tree;
		private final DurationRecorder durations;
		private final double[] sums;
		/** Null if none are. */
		private final KeptTraces kept;
		private final Entry next;
		private long traces;

		private Entry(CallTreeCopy tree, DurationRecorder durations, KeptTraces kept, Entry next) {
			this.tree = tree;
			this.durations = durations;
			this.kept = kept;
			this.sums = new double[tree.codes().length];
			this.next = next;
		}
	}

	/**
	 * @param names  of the records that will come
	 * @param byHost whether traces are only equal if the same hosts executed the same calls
	 */
	public TraceReduction(StringPool names, boolean byHost) {
		this(names, byHost, Optional.empty());
	}

	/** @param ids of the traces that come, some of which are then kept as they were */
	TraceReduction(StringPool names, boolean byHost, Optional<TraceIds> ids) {
		this.names = names;
		this.byHost = byHost;
		this.ids = ids;
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
			tree.addDurationsTo(entry.sums);
			if (entry.kept != null) {
				entry.kept.add(tree, entry.tree, entry.durations);
			}
		}
	}

	/** The classes so far, those with the most time in all their traces first; equal ones by count, then by their trees. */
	public ReducedTraces classes() {
		List<TraceClass> all = new ArrayList<>();
		for (Entry first : classes.values()) {
			for (Entry entry = first; entry != null; entry = entry.next) {
				all.add(new TraceClass(entry.tree.kind(), entry.traces, entry.durations.snapshot(),
						entry.tree.nodes(names, entry.sums, entry.durations.count()), entry.kept == null ? List.of() : entry.kept.list()));
			}
		}
		all.sort(Comparator.comparingLong(TraceClass::totalNanos).thenComparingLong(TraceClass::traces).reversed()
				.thenComparing(TraceClass::kind).thenComparing(TraceClass::nodes, TraceReduction::compare));
		return new ReducedTraces(all, unreduced);
	}

	/** Null if there are too many. */
	private Entry entry(CallTree tree) {
		long hash = tree.hash(byHost);
		Entry first = classes.get(hash);
		for (Entry entry = first; entry != null; entry = entry.next) {
			if (entry.tree.kind() == tree.kind() && tree.equalTo(entry.tree.codes(), entry.tree.hosts())) {
				return entry;
			}
		}
		if (count >= MAX_CLASSES || calls + tree.size() > MAX_CALLS) {
			return null;
		}
		count++;
		calls += tree.size();
		Entry added = new Entry(new CallTreeCopy(tree.kind(), tree.codes(), byHost ? tree.hosts() : null), new DurationRecorder(budget),
				ids.map(these -> new KeptTraces(names, these, keptBudget)).orElse(null), first);
		classes.put(hash, added);
		return added;
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
