/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.traces.graph;

import java.util.BitSet;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.sonde.report.traces.graph.CallGraph.Node;

/**
 * What of a call graph is shown, so that it can be read.
 *
 * @param leastCalls parts and edges with fewer are left out
 * @param around     only the parts with this text in their names, and their neighbours; empty for all
 * @param exactly    whether that text is the whole name of a part, or of a package that stands for its parts
 * @param steps      how many calls away neighbours may be
 * @param expanded   packages whose parts are always shown by themselves
 */
public record GraphFilter(long leastCalls, String around, boolean exactly, int steps, Set<String> expanded) {
	/** Shows all. */
	public static final GraphFilter ALL = new GraphFilter(1, "", false, 1, Set.of());
	/** Lines of a drawing; more cannot be followed. */
	static final int MOST_LINES = 200;
	/** Ends the name of a package that stands for its parts. */
	public static final String ALL_OF = ".*";
	/** The name for all parts that are not shown. */
	public static final String OTHERS = "(others)";

	public GraphFilter {
		expanded = Set.copyOf(expanded);
		if (leastCalls < 1 || steps < 0) {
			throw new IllegalArgumentException("at least 1 call and 0 steps; found " + leastCalls + " and " + steps);
		}
	}

	/** Returns the wanted part of the graph. */
	public CallGraph of(CallGraph graph, CallPart by) {
		BitSet often = places(graph, node -> node.calls() >= leastCalls);
		// An operation without a recorded caller still calls others.
		graph.edges().stream().filter(edge -> edge.from() != CallGraph.OUTSIDE && edge.calls() >= leastCalls)
				.forEach(edge -> often.set(edge.from()));
		CallGraph frequent = graph.among(often, edge -> edge.calls() >= leastCalls);
		return around.isBlank() ? frequent
				: frequent.among(frequent.around(places(frequent, node -> isAround(node.name(), by)), steps), edge -> true);
	}

	private boolean isAround(String name, CallPart by) {
		return exactly ? names(name, by).anyMatch(around::equals) : hasText(name, around);
	}

	/** Whether a text that somebody typed is in a name. */
	static boolean hasText(String name, String text) {
		return name.toLowerCase(Locale.ROOT).contains(text.strip().toLowerCase(Locale.ROOT));
	}

	/** The name of a part, then those of the boxes that may stand for it, from the innermost package on. */
	static Stream<String> names(String name, CallPart by) {
		return Stream.iterate(name, each -> !each.equals(ALL_OF), each -> group(each, by) + ALL_OF);
	}

	private static BitSet places(CallGraph graph, Predicate<Node> wanted) {
		return IntStream.range(0, graph.nodes().size()).filter(node -> wanted.test(graph.nodes().get(node))).collect(BitSet::new,
				BitSet::set, BitSet::or);
	}

	/**
	 * A graph with so few nodes and lines that it can be drawn: packages with few calls stand for their parts, then those that they are in.
	 * If there are still too many, the parts with the fewest calls become one. Lines with the fewest calls are left out.
	 *
	 * @param most nodes, 2 or more; the parts of expanded packages are there in any case
	 */
	public CallGraph drawable(CallGraph graph, CallPart by, int most) {
		CallGraph packed = graph;
		boolean fewer = true;
		while (fewer && packed.nodes().size() > most) {
			CallGraph next = packed(packed, by, most);
			fewer = next.nodes().size() < packed.nodes().size();
			packed = next;
		}
		return withoutRareLines(packed.nodes().size() <= most ? packed : withOthers(packed, by, most));
	}

	private CallGraph packed(CallGraph graph, CallPart by, int most) {
		Map<String, List<Node>> groups = graph.nodes().stream().collect(Collectors.groupingBy(node -> group(node.name(), by)));
		List<String> fewestFirst = groups.keySet().stream()
				.filter(group -> !group.isEmpty() && groups.get(group).size() > 1 && !expanded.contains(group))
				.sorted(Comparator.comparingLong((String group) -> groups.get(group).stream().mapToLong(Node::calls).sum())
						.thenComparing(Comparator.naturalOrder()))
				.toList();
		int left = graph.nodes().size();
		Set<String> closed = new HashSet<>();
		for (String group : fewestFirst) {
			if (left > most) {
				closed.add(group);
				left -= groups.get(group).size() - 1;
			}
		}
		return graph.joined(name -> closed.contains(group(name, by)) ? group(name, by) + ALL_OF : name);
	}

	/** The package of a node, or that in which the package is for which the node stands; empty if there is none. */
	public static String group(String name, CallPart by) {
		if (name.endsWith(ALL_OF)) {
			String inner = name.substring(0, name.length() - ALL_OF.length());
			return inner.contains(".") ? inner.substring(0, inner.lastIndexOf('.')) : "";
		}
		return by.group(name);
	}

	private CallGraph withOthers(CallGraph graph, CallPart by, int most) {
		Set<String> kept = graph.nodes().stream().map(Node::name).filter(name -> expanded.contains(group(name, by)))
				.collect(Collectors.toCollection(HashSet::new));
		graph.nodes().stream().sorted(Comparator.comparingLong((Node node) -> -node.calls()).thenComparing(Node::name))
				.limit(Math.max(0, most - 1 - kept.size())).forEach(node -> kept.add(node.name()));
		return graph.joined(name -> kept.contains(name) ? name : OTHERS);
	}

	private static CallGraph withoutRareLines(CallGraph graph) {
		Set<CallGraph.Edge> lines = graph.edges().stream().filter(GraphFilter::isLine)
				.sorted(Comparator.comparingLong((CallGraph.Edge edge) -> -edge.calls())).limit(MOST_LINES)
				.collect(Collectors.toSet());
		BitSet all = new BitSet();
		all.set(0, graph.nodes().size());
		return graph.among(all, edge -> !isLine(edge) || lines.contains(edge));
	}

	/** Whether an edge is drawn as a line. Calls within a node and from outside are numbers in its box instead. */
	static boolean isLine(CallGraph.Edge edge) {
		return edge.from() != CallGraph.OUTSIDE && edge.from() != edge.to();
	}
}
