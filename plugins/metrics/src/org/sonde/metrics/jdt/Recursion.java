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
 * Finds the methods that call themselves, directly or by way of others, by name and number of arguments alone: a call that could mean
 * several methods of the type is not followed. (R. Tarjan, Depth-first search and linear graph algorithms, 1972.)
 *
 * @param <M> a method
 */
final class Recursion<M> {

	/** The methods of a type that have one name. */
	record Name(String type, String method) {
	}

	private record Declared<M>(M method, int parameters, boolean variableArity) {
	}

	private record Call(Name name, int arguments) {
	}

	private final Map<Name, List<Declared<M>>> methods = new HashMap<>();
	private final Map<M, Set<Call>> calls = new HashMap<>();

	private final Map<M, Integer> numbers = new HashMap<>();
	private final Deque<M> path = new ArrayDeque<>();
	private final Set<M> open = new HashSet<>();
	private final Set<M> found = new HashSet<>();

	void declare(M method, Name name, int parameters, boolean variableArity) {
		methods.computeIfAbsent(name, missing -> new ArrayList<>()).add(new Declared<>(method, parameters, variableArity));
	}

	void call(M caller, Name called, int arguments) {
		calls.computeIfAbsent(caller, method -> new HashSet<>()).add(new Call(called, arguments));
	}

	/** May be called once. It recurses as deep as the calls do. */
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
		for (Call call : calls.getOrDefault(method, Set.of())) {
			M called = called(call);
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

	/**
	 * The only method that a call can mean; null where there is none, or several. As the language does, it takes a list of arguments
	 * for those of a method of variable arity only where no method has so many parameters.
	 */
	private M called(Call call) {
		List<Declared<M>> named = methods.getOrDefault(call.name, List.of());
		List<Declared<M>> fitting = named.stream().filter(method -> method.parameters == call.arguments).toList();
		if (fitting.isEmpty()) {
			fitting = named.stream().filter(method -> method.variableArity && method.parameters - 1 <= call.arguments).toList();
		}
		return fitting.size() == 1 ? fitting.getFirst().method : null;
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
