/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.recording;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.sonde.placement.recording.Tree.Branch;
import org.sonde.traces.reduction.CallNode;

/** All different trees of calls so far, each numbered after those within it. */
final class Trees {
	/** A call whose branches are not yet all known. */
	private record Open(int candidate, int depth, boolean failed, long calls, List<Branch> branches) {
		/** Neighbours that are equal become one. */
		private void add(Branch branch) {
			boolean again = !branches.isEmpty() && branches.getLast().tree() == branch.tree();
			branches.add(again ? new Branch(branch.tree(), branches.removeLast().repetitions() + branch.repetitions()) : branch);
		}
	}

	private final Map<String, Integer> candidates;
	private final Map<Tree, Integer> numbers = new LinkedHashMap<>();

	/** @param candidates the place of each candidate, by signature as recorded */
	Trees(Map<String, Integer> candidates) {
		this.candidates = candidates;
	}

	List<Tree> all() {
		return List.copyOf(numbers.keySet());
	}

	/** The number of the tree of a whole trace, which itself is the call of no candidate. */
	int ofTrace(List<CallNode> nodes) {
		return of(nodes, 1);
	}

	/** The same for one call of the first node, which has all others within. */
	int ofUnit(List<CallNode> nodes) {
		return of(nodes, nodes.getFirst().calls());
	}

	/** @param calls of the traces that the nodes are of */
	private int of(List<CallNode> nodes, long calls) {
		Open trace = new Open(TraceForest.NONE, nodes.getFirst().depth() - 1, false, calls, new ArrayList<>());
		Deque<Open> open = new ArrayDeque<>();
		open.push(trace);
		for (CallNode node : nodes) {
			while (open.peek().depth >= node.depth()) {
				close(open);
			}
			int candidate = candidates.getOrDefault(node.operation(), TraceForest.NONE);
			open.push(new Open(candidate, node.depth(), candidate != TraceForest.NONE && node.failed(), node.calls(), new ArrayList<>()));
		}
		while (open.peek() != trace) {
			close(open);
		}
		return number(trace);
	}

	/**
	 * An operation that calls no candidates needs no tree. One that is no candidate needs a tree only if it has several branches and occurs
	 * several times.
	 */
	private void close(Deque<Open> open) {
		Open closed = open.pop();
		Open caller = open.peek();
		long times = closed.calls / caller.calls;
		if (closed.candidate == TraceForest.NONE && (times == 1 || closed.branches.size() < 2)) {
			closed.branches.forEach(branch -> caller.add(new Branch(branch.tree(), times * branch.repetitions())));
		} else {
			caller.add(new Branch(number(closed), times));
		}
	}

	private int number(Open closed) {
		Tree tree = new Tree(closed.candidate, closed.failed, closed.branches);
		Integer known = numbers.putIfAbsent(tree, numbers.size());
		return known == null ? numbers.size() - 1 : known;
	}
}
