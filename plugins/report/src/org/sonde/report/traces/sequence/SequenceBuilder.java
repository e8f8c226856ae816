/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.traces.sequence;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;

import org.sonde.report.traces.OperationNames;
import org.sonde.report.traces.graph.CallPart;
import org.sonde.report.traces.sequence.SequenceDiagram.Lifeline;
import org.sonde.traces.reduction.CallNode;

/** Chooses the calls that are drawn, and puts them in order. For one trace. */
final class SequenceBuilder {
	/** More nobody reads. */
	static final int MOST_CALLS = 120;
	/** Likewise; more are wider than any screen. */
	static final int MOST_LIFELINES = 20;
	/** Likewise; it also bounds the recursion. */
	static final int DEEPEST = 24;

	private final FoldedCalls calls;
	private final BitSet chosen = new BitSet();
	private final Map<Place, Integer> places = new LinkedHashMap<>();
	private final List<SequenceStep> steps = new ArrayList<>();
	private long leftOut;

	private record Place(String type, String host) {
		static Place of(CallNode node) {
			return new Place(CallPart.TYPE.of(node.operation()), node.host());
		}
	}

	private record Candidate(int call, int depth, double nanos) {
	}

	SequenceBuilder(FoldedCalls calls) {
		this.calls = calls;
	}

	void build() {
		choose();
		emit(FoldedCalls.ROOT, SequenceStep.OUTSIDE);
	}

	/** Chooses the calls with the most time, each after its caller, then further calls among the lifelines that are already there. */
	private void choose() {
		Set<Place> drawn = new HashSet<>();
		PriorityQueue<Candidate> candidates = new PriorityQueue<>(
				Comparator.comparingDouble((Candidate one) -> -one.nanos).thenComparingInt(Candidate::call));
		add(candidates, FoldedCalls.ROOT, 0);
		while (chosen.cardinality() < MOST_CALLS && !candidates.isEmpty()) {
			Candidate next = candidates.poll();
			Place place = Place.of(calls.node(next.call));
			if (drawn.size() == MOST_LIFELINES && !drawn.contains(place)) {
				continue;
			}
			drawn.add(place);
			chosen.set(next.call);
			if (next.depth + 1 < DEEPEST) {
				add(candidates, next.call, next.depth + 1);
			}
		}
	}

	private void add(PriorityQueue<Candidate> candidates, int caller, int depth) {
		for (int child : calls.children(caller)) {
			double nanos = calls.nanos(child);
			candidates.add(new Candidate(child, depth, Double.isNaN(nanos) ? 0 : nanos));
		}
	}

	private void emit(int caller, int from) {
		int[] children = calls.children(caller);
		long missing = 0;
		int open = 0;
		for (int place = 0; place < children.length; place++) {
			int child = children[place];
			if (isDrawnLoop(children, place)) {
				missing = leaveOut(from, missing);
				steps.add(new SequenceStep.LoopStart(calls.groupTimes(child)));
				open = calls.groupSize(child);
			}
			if (chosen.get(child)) {
				missing = leaveOut(from, missing);
				call(child, from);
			} else {
				missing += calls.allCalls(child);
			}
			if (open > 0 && --open == 0) {
				missing = leaveOut(from, missing);
				steps.add(new SequenceStep.LoopEnd());
			}
		}
		leaveOut(from, missing);
	}

	/** A loop of which nothing is drawn is none. */
	private boolean isDrawnLoop(int[] children, int at) {
		return Arrays.stream(children, at, at + calls.groupSize(children[at])).anyMatch(chosen::get);
	}

	private void call(int call, int from) {
		CallNode node = calls.node(call);
		int to = places.computeIfAbsent(Place.of(node), any -> places.size());
		steps.add(new SequenceStep.Call(from, to, node.operation(), calls.times(call), calls.calls(call),
				calls.nanos(call) / calls.calls(call), node.failed()));
		emit(call, to);
		steps.add(new SequenceStep.Return(to, from, node.failed()));
	}

	private long leaveOut(int from, long missing) {
		if (missing > 0) {
			steps.add(new SequenceStep.LeftOut(from, missing));
			leftOut += missing;
		}
		return 0;
	}

	/** The calls that are not drawn. */
	long leftOut() {
		return leftOut;
	}

	List<SequenceStep> steps() {
		return steps;
	}

	/** Types of the same name in several packages are qualified. */
	List<Lifeline> lifelines() {
		return places.keySet().stream().map(place -> {
			boolean clash = places.keySet().stream().anyMatch(
					other -> !other.type.equals(place.type) && OperationNames.type(other.type).equals(OperationNames.type(place.type)));
			return new Lifeline(place.type, place.host,
					SequenceText.named(clash ? OperationNames.nested(place.type) : OperationNames.type(place.type)));
		}).toList();
	}
}
