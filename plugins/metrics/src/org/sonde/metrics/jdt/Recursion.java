/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.jdt;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Finds the methods that call themselves, directly or by way of others, by name and number of parameters alone: a call that could mean
 * several methods of the type is not followed. (R. Tarjan, Depth-first search and linear graph algorithms, 1972.)
 *
 * @param <M> a method
 */
final class Recursion<M> {

	/** A method of a type as calls name it. */
	record Name(String type, String method, int parameters) {
	}

	/** A null value for what several methods are named. */
	private final Map<Name, M> methods = new HashMap<>();
	private final Map<M, Set<Name>> calls = new HashMap<>();

	private final Map<M, Integer> numbers = new HashMap<>();
	private final Deque<M> path = new ArrayDeque<>();
	private final Set<M> open = new HashSet<>();
	private final Set<M> found = new HashSet<>();

	void declare(M method, Name name) {
		methods.put(name, methods.containsKey(name) ? null : method);
	}

	void call(M caller, Name called) {
		calls.computeIfAbsent(caller, method -> new HashSet<>()).add(called);
	}

	/** To be asked once. It recurses as deep as the calls do. */
	Set<M> found() {
		for (M method : calls.keySet()) {
			if (!numbers.containsKey(method)) {
				visit(method);
			}
		}
		return found;
	}

	/** @return the smallest number of a method on the path that this one leads to */
	private int visit(M method) {
		int number = numbers.size();
		numbers.put(method, number);
		path.push(method);
		open.add(method);
		int smallest = number;
		for (Name name : calls.getOrDefault(method, Set.of())) {
			M called = methods.get(name);
			if (called == method) {
				found.add(method);
			} else if (called != null && !numbers.containsKey(called)) {
				smallest = Math.min(smallest, visit(called));
			} else if (called != null && open.contains(called)) {
				smallest = Math.min(smallest, numbers.get(called));
			}
		}
		if (smallest == number) {
			closeAt(method);
		}
		return smallest;
	}

	private void closeAt(M method) {
		List<M> cycle = new ArrayList<>();
		M last;
		do {
			last = path.pop();
			open.remove(last);
			cycle.add(last);
		} while (last != method);
		if (cycle.size() > 1) {
			found.addAll(cycle);
		}
	}
}
