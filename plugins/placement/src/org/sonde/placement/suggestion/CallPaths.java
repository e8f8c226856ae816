/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.suggestion;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.sonde.common.progress.Progress;
import org.sonde.placement.suggestion.program.Call;
import org.sonde.placement.suggestion.program.ProgramCallGraph;
import org.sonde.placement.suggestion.program.ScannedMethod;

/** The methods between two sets of methods: called, directly or not, from one, and calling the other. */
final class CallPaths {
	/**
	 * Where a method is on its shortest path.
	 *
	 * @param before calls from the start to it
	 * @param after  calls from it to the end
	 */
	record Place(int before, int after) {
		/** Calls of the path. */
		int length() {
			return before + after;
		}
	}

	private final ProgramCallGraph graph;
	private final Map<ScannedMethod, Integer> before = new LinkedHashMap<>();
	private final Map<Call, List<ScannedMethod>> callers = new HashMap<>();
	private final Map<ScannedMethod, List<Call>> calledBy = new HashMap<>();

	private CallPaths(ProgramCallGraph graph) {
		this.graph = graph;
	}

	/** Returns the place of each method. Empty if no path leads from any start to any end. */
	static Map<ScannedMethod, Place> between(Collection<ScannedMethod> starts, Collection<ScannedMethod> ends, ProgramCallGraph graph,
			Progress progress) {
		CallPaths paths = new CallPaths(graph);
		paths.forwards(starts, progress);
		return paths.backwards(ends);
	}

	private void forwards(Collection<ScannedMethod> starts, Progress progress) {
		Deque<ScannedMethod> open = new ArrayDeque<>(starts);
		starts.forEach(start -> before.put(start, 0));
		while (!open.isEmpty()) {
			progress.checkCancelled();
			ScannedMethod method = open.remove();
			Set<Call> calls = new LinkedHashSet<>(graph.calls(method));
			for (Call call : calls) {
				List<ScannedMethod> others = callers.get(call);
				if (others != null) {
					others.add(method);
					continue;
				}
				callers.put(call, new ArrayList<>(List.of(method)));
				for (ScannedMethod target : graph.targets(call)) {
					calledBy.computeIfAbsent(target, none -> new ArrayList<>()).add(call);
					if (before.putIfAbsent(target, before.get(method) + 1) == null) {
						open.add(target);
					}
				}
			}
		}
	}

	private Map<ScannedMethod, Place> backwards(Collection<ScannedMethod> ends) {
		Map<ScannedMethod, Place> places = new LinkedHashMap<>();
		Deque<ScannedMethod> open = new ArrayDeque<>();
		for (ScannedMethod end : ends) {
			if (before.containsKey(end)) {
				places.put(end, new Place(before.get(end), 0));
				open.add(end);
			}
		}
		while (!open.isEmpty()) {
			ScannedMethod method = open.remove();
			int after = places.get(method).after() + 1;
			for (Call call : calledBy.getOrDefault(method, List.of())) {
				for (ScannedMethod caller : callers.get(call)) {
					if (places.putIfAbsent(caller, new Place(before.get(caller), after)) == null) {
						open.add(caller);
					}
				}
			}
		}
		return places;
	}
}
