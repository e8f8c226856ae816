/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.traces;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import org.sonde.traces.operations.CallEdge;

/**
 * Where the operations of a call graph are drawn: in columns, callers left of what they call, so ordered within each that few
 * lines cross (by the mean place of the neighbours; Sugiyama, Tagawa and Toda 1981). Calls that close a cycle lead back to the
 * left.
 *
 * @param boxes    the operations with the most calls, column by column from the top
 * @param lines    the calls between them, by the places of their ends in {@code boxes}
 * @param columns  how many there are
 * @param notShown operations that would be too many
 */
public record CallGraphLayout(List<Box> boxes, List<Line> lines, int columns, int notShown) {
	private static final int SWEEPS = 8;

	public CallGraphLayout {
		boxes = List.copyOf(boxes);
		lines = List.copyOf(lines);
	}

	/**
	 * An operation.
	 *
	 * @param signature as recorded
	 * @param calls     of it, in valid traces
	 * @param entries   of these, those from outside of what was recorded
	 * @param column    from 0
	 * @param row       within the column, from 0
	 */
	public record Box(String signature, long calls, long entries, int column, int row) {
	}

	/** Calls from one operation to another. */
	public record Line(int from, int to, long calls) {
	}

	/**
	 * Lays out a call graph.
	 *
	 * @param most operations to be drawn
	 */
	public static CallGraphLayout of(List<CallEdge> graph, int most) {
		Map<String, Long> calls = new HashMap<>();
		Map<String, Long> entries = new HashMap<>();
		for (CallEdge edge : graph) {
			calls.merge(edge.callee(), edge.calls(), Long::sum);
			if (edge.isEntry()) {
				entries.merge(edge.callee(), edge.calls(), Long::sum);
			} else {
				calls.merge(edge.caller(), 0L, Long::sum);
			}
		}
		List<String> shown = calls.keySet().stream()
				.sorted(Comparator.comparing((String name) -> -calls.get(name)).thenComparing(Comparator.naturalOrder()))
				.limit(most).toList();
		List<CallEdge> drawn = graph.stream()
				.filter(edge -> !edge.isEntry() && shown.contains(edge.caller()) && shown.contains(edge.callee())).toList();
		Map<String, Integer> columns = columns(shown, drawn, entries);
		List<List<String>> order = ordered(columns, drawn);
		List<Box> boxes = new ArrayList<>();
		Map<String, Integer> places = new HashMap<>();
		for (int column = 0; column < order.size(); column++) {
			for (String name : order.get(column)) {
				places.put(name, boxes.size());
				boxes.add(new Box(name, calls.get(name), entries.getOrDefault(name, 0L), column, order.get(column)
						.indexOf(name)));
			}
		}
		return new CallGraphLayout(boxes,
				drawn.stream().map(edge -> new Line(places.get(edge.caller()), places.get(edge.callee()), edge.calls())).toList(),
				order.size(), calls.size() - shown.size());
	}

	/** The longest way from an entry, without the calls that close a cycle. */
	private static Map<String, Integer> columns(List<String> names, List<CallEdge> edges, Map<String, Long> entries) {
		Map<String, List<String>> callees = edges.stream().collect(
				Collectors.groupingBy(CallEdge::caller, Collectors.mapping(CallEdge::callee, Collectors.toList())));
		Set<String> called = edges.stream().filter(edge -> !edge.caller().equals(edge.callee())).map(CallEdge::callee)
				.collect(Collectors.toSet());
		List<String> roots = names.stream().sorted(Comparator
				.comparing((String name) -> !entries.containsKey(name)).thenComparing(called::contains)).toList();
		List<String> finished = new ArrayList<>();
		Map<String, Set<String>> forward = new HashMap<>();
		Set<String> seen = new HashSet<>();
		for (String root : roots) {
			visit(root, callees, seen, new HashSet<>(), forward, finished);
		}
		Map<String, Integer> columns = new LinkedHashMap<>();
		names.forEach(name -> columns.put(name, 0));
		for (String name : finished.reversed()) {
			forward.getOrDefault(name, Set.of()).forEach(callee -> columns.merge(callee, columns.get(name) + 1, Math::max));
		}
		return columns;
	}

	/** Depth first; a call to what is being visited closes a cycle. No deeper than there are operations to draw. */
	private static void visit(String name, Map<String, List<String>> callees, Set<String> seen, Set<String> open,
			Map<String, Set<String>> forward, List<String> finished) {
		if (!seen.add(name)) {
			return;
		}
		open.add(name);
		for (String callee : callees.getOrDefault(name, List.of())) {
			if (!open.contains(callee)) {
				forward.computeIfAbsent(name, none -> new HashSet<>()).add(callee);
				visit(callee, callees, seen, open, forward, finished);
			}
		}
		open.remove(name);
		finished.add(name);
	}

	private static List<List<String>> ordered(Map<String, Integer> columns, List<CallEdge> edges) {
		int width = columns.values().stream().mapToInt(Integer::intValue).max().orElse(-1) + 1;
		List<List<String>> order = new ArrayList<>();
		for (int column = 0; column < width; column++) {
			int here = column;
			order.add(new ArrayList<>(columns.keySet().stream().filter(name -> columns.get(name) == here).toList()));
		}
		for (int sweep = 0; sweep < SWEEPS; sweep++) {
			boolean fromLeft = sweep % 2 == 0;
			Map<String, Double> places = new HashMap<>();
			for (int i = 0; i < width; i++) {
				List<String> column = order.get(fromLeft ? i : width - 1 - i);
				Map<String, Double> wanted = new HashMap<>();
				for (String name : column) {
					double mean = edges.stream().filter(edge -> (fromLeft ? edge.callee() : edge.caller()).equals(name))
							.map(edge -> fromLeft ? edge.caller() : edge.callee()).filter(places::containsKey)
							.mapToDouble(places::get)
							.average().orElse((column.indexOf(name) + 0.5) / column.size());
					wanted.put(name, mean);
				}
				column.sort(Comparator.comparing((String name) -> wanted.get(name)));
				for (int row = 0; row < column.size(); row++) {
					places.put(column.get(row), (row + 0.5) / column.size());
				}
			}
		}
		return order;
	}
}
