/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.traces.pictures;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.SequencedCollection;
import java.util.SortedMap;
import java.util.TreeMap;

import org.sonde.traces.reduction.CallNode;
import org.sonde.traces.reduction.ReducedTraces;
import org.sonde.traces.reduction.TraceClass;

/** The call trees of all traces as one: calls of an operation by the same callers are together. */
public final class MergedCalls {
	private final String operation;
	private final int depth;
	private final SortedMap<String, MergedCalls> callees = new TreeMap<>();
	private double calls;
	private double allCalls;
	private double totalNanos;
	private double selfNanos;

	private MergedCalls(String operation, int depth) {
		this.operation = operation;
		this.depth = depth;
	}

	/** Returns the calls of the reduced traces. The root stands for all traces and has no name. */
	public static MergedCalls of(ReducedTraces traces) {
		MergedCalls root = new MergedCalls("", 0);
		traces.classes().forEach(root::add);
		root.sum(); // before the root has a number of its own, which is of traces
		root.calls = traces.classes().stream().mapToLong(TraceClass::traces).sum();
		root.totalNanos = root.callees.values().stream().mapToDouble(MergedCalls::totalNanos).sum();
		return root;
	}

	private void add(TraceClass traces) {
		List<MergedCalls> path = new ArrayList<>(List.of(this));
		for (CallNode node : traces.nodes()) {
			path.subList(node.depth() + 1, path.size()).clear();
			double executions = (double) traces.traces() * node.calls();
			MergedCalls callee = path.getLast().callees.computeIfAbsent(node.operation(), name -> new MergedCalls(name, node.depth() + 1));
			callee.calls += executions;
			callee.totalNanos += known(executions * node.meanNanos());
			callee.selfNanos += known(executions * node.selfNanos());
			path.add(callee);
		}
	}

	/** Callees before their callers; without recursion, as call trees may be deep. */
	private void sum() {
		for (MergedCalls one : all().reversed()) {
			one.allCalls = one.calls + one.callees.values().stream().mapToDouble(callee -> callee.allCalls).sum();
		}
	}

	private static double known(double nanos) {
		return Double.isNaN(nanos) ? 0 : nanos;
	}

	/** The signature as recorded; empty of the root. */
	public String operation() {
		return operation;
	}

	/** Executions; of the root, traces. */
	public double calls() {
		return calls;
	}

	/** Executions, with those of all that it called; of the root, only the latter. */
	double allCalls() {
		return allCalls;
	}

	/** Time in all executions, with what they called; without those of unknown duration. */
	public double totalNanos() {
		return totalNanos;
	}

	/** Time in all executions without what they called; likewise. */
	public double selfNanos() {
		return selfNanos;
	}

	/** Returns its callees, by signature. */
	public SequencedCollection<MergedCalls> callees() {
		return Collections.unmodifiableSequencedCollection(callees.sequencedValues());
	}

	/** Returns this call, then all below it: each after its caller, and before its next neighbour. */
	public List<MergedCalls> all() {
		List<MergedCalls> all = new ArrayList<>();
		Deque<MergedCalls> next = new ArrayDeque<>(List.of(this));
		while (!next.isEmpty()) {
			MergedCalls one = next.pop();
			all.add(one);
			one.callees.sequencedValues().reversed().forEach(next::push);
		}
		return all;
	}

	/** Returns the number of calls above this one, 0 for the root. */
	public int depth() {
		return depth;
	}
}
