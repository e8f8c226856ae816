/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.traces.pictures;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.UnaryOperator;

import org.sonde.common.digits.Digits;
import org.sonde.traces.operations.CallEdge;

/** Who calls whom, as text that other tools draw. */
public final class CallGraphText {
	private static final String OUTSIDE = "(outside)";

	/** A caller, a callee, and how often. */
	private record Edge(String caller, String callee, long calls) {
	}

	private CallGraphText() {
	}

	/** For Graphviz. */
	public static String dot(List<CallEdge> calls, CallPart by) {
		List<Edge> edges = edges(calls, by);
		UnaryOperator<String> quoted = text -> '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
		StringBuilder text = new StringBuilder("digraph calls {\n\trankdir=LR;\n\tnode [shape=box, fontname=\"sans-serif\"];\n\tedge [fontname=\"sans-serif\"];\n");
		parts(edges).forEach(part -> text.append('\t').append(quoted.apply(part)).append(part.equals(OUTSIDE) ? " [shape=plaintext];\n" : ";\n"));
		edges.forEach(edge -> text.append('\t').append(quoted.apply(edge.caller)).append(" -> ").append(quoted.apply(edge.callee)).append(" [label=\"")
				.append(count(edge)).append("\"];\n"));
		return text.append("}\n").toString();
	}

	/** For PlantUML. */
	public static String plantUml(List<CallEdge> calls, CallPart by) {
		List<Edge> edges = edges(calls, by);
		Map<String, Integer> numbers = numbers(edges);
		StringBuilder text = new StringBuilder("@startuml\nleft to right direction\n");
		// Quotation marks have no escape.
		numbers.forEach((part, number) -> text.append("rectangle \"").append(part.replace('"', '\'')).append("\" as n").append(number).append('\n'));
		edges.forEach(edge -> text.append('n').append(numbers.get(edge.caller)).append(" --> n").append(numbers.get(edge.callee)).append(" : ")
				.append(count(edge)).append('\n'));
		return text.append("@enduml\n").toString();
	}

	/** For Mermaid, as Markdown on many sites shows it. */
	public static String mermaid(List<CallEdge> calls, CallPart by) {
		List<Edge> edges = edges(calls, by);
		Map<String, Integer> numbers = numbers(edges);
		StringBuilder text = new StringBuilder("flowchart LR\n");
		numbers.forEach((part, number) -> text.append("\tn").append(number).append("[\"")
				.append(part.replace("#", "#35;").replace("\"", "#quot;").replace("<", "#lt;").replace(">", "#gt;")).append("\"]\n"));
		edges.forEach(edge -> text.append("\tn").append(numbers.get(edge.caller)).append(" -->|").append(count(edge)).append("| n")
				.append(numbers.get(edge.callee)).append('\n'));
		return text.toString();
	}

	private static List<Edge> edges(List<CallEdge> calls, CallPart by) {
		Map<String, Map<String, Long>> sums = new TreeMap<>();
		for (CallEdge call : calls) {
			String caller = call.isEntry() ? OUTSIDE : clean(by.of(call.caller()));
			sums.computeIfAbsent(caller, any -> new TreeMap<>()).merge(clean(by.of(call.callee())), call.calls(), Long::sum);
		}
		List<Edge> edges = new ArrayList<>();
		sums.forEach((caller, callees) -> callees.forEach((callee, count) -> edges.add(new Edge(caller, callee, count))));
		return edges;
	}

	private static SortedSet<String> parts(List<Edge> edges) {
		SortedSet<String> parts = new TreeSet<>();
		edges.forEach(edge -> {
			parts.add(edge.caller);
			parts.add(edge.callee);
		});
		return parts;
	}

	/** By the name of the part, from 0. */
	private static Map<String, Integer> numbers(List<Edge> edges) {
		Map<String, Integer> numbers = new LinkedHashMap<>();
		parts(edges).forEach(part -> numbers.put(part, numbers.size()));
		return numbers;
	}

	private static String count(Edge edge) {
		return Digits.grouped(Long.toString(edge.calls));
	}

	private static String clean(String text) {
		return text.replaceAll("\\p{Cntrl}", " ");
	}
}
