/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.suggestion;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.sonde.common.digits.Counted;
import org.sonde.placement.suggestion.program.ProgramCallGraph;
import org.sonde.placement.suggestion.program.ScannedMethod;

/**
 * How many other methods a method calls, directly or not. Calls that any of many methods may receive are not followed: they lead
 * everywhere. Methods have numbers here, because thousands of them are counted through hundreds each.
 */
final class MethodsBelow {
	/** Counted up to here; more make no difference to a method's place. */
	private static final int MOST = 1000;
	private static final int NOT_YET = -1;

	private final ProgramCallGraph graph;
	private final Map<ScannedMethod, Integer> numbers = new HashMap<>();
	private final List<ScannedMethod> methods = new ArrayList<>();
	/** The callees of each method, or null until they are requested. */
	private final List<int[]> callees = new ArrayList<>();
	/** The count of each method, or a mark that there is none yet. */
	private final List<Integer> counts = new ArrayList<>();
	/** The last round that reached each method. */
	private int[] seen = new int[MOST];
	private int round;

	MethodsBelow(ProgramCallGraph graph) {
		this.graph = graph;
	}

	/** At most {@value #MOST}. */
	int of(ScannedMethod method) {
		int number = number(method);
		if (counts.get(number) == NOT_YET) {
			counts.set(number, count(number));
		}
		return counts.get(number);
	}

	/** The same in words. */
	String inWords(ScannedMethod method) {
		return (of(method) == MOST ? "at least " : "") + Counted.of(of(method), "method") + " below it";
	}

	private int count(int start) {
		round++;
		int[] found = new int[MOST + 1];
		found[0] = start;
		see(start);
		int size = 1;
		for (int next = 0; next < size; next++) {
			for (int callee : callees(found[next])) {
				if (see(callee)) {
					found[size++] = callee;
					if (size > MOST) {
						return MOST;
					}
				}
			}
		}
		return size - 1;
	}

	/** Whether this round reaches the method for the first time. */
	private boolean see(int number) {
		if (number >= seen.length) {
			seen = Arrays.copyOf(seen, 2 * number);
		}
		boolean first = seen[number] != round;
		seen[number] = round;
		return first;
	}

	private int[] callees(int number) {
		if (callees.get(number) == null) {
			callees.set(number,
					graph.calls(methods.get(number)).stream().distinct().map(graph::targets)
							.filter(targets -> targets.size() <= PackageCalls.MOST_IMPLEMENTATIONS)
							.flatMap(List::stream).mapToInt(this::number).distinct().toArray());
		}
		return callees.get(number);
	}

	private int number(ScannedMethod method) {
		Integer known = numbers.get(method);
		if (known == null) {
			known = methods.size();
			numbers.put(method, known);
			methods.add(method);
			callees.add(null);
			counts.add(NOT_YET);
		}
		return known;
	}
}
