/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.traces.graph;

import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

import org.sonde.report.traces.drawing.EscapedText;

/** Call graphs as text that other tools draw. */
public final class CallGraphText {
	private static final String OUTSIDE = "(outside)";

	private CallGraphText() {
	}

	/** For Graphviz. */
	public static String dot(CallGraph graph) {
		UnaryOperator<String> quoted = text -> '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
		StringBuilder text = new StringBuilder(
				"digraph calls {\n\trankdir=LR;\n\tnode [shape=box, fontname=\"sans-serif\"];\n\tedge [fontname=\"sans-serif\"];\n");
		if (hasOutside(graph)) {
			text.append('\t').append(quoted.apply(OUTSIDE)).append(" [shape=plaintext];\n");
		}
		graph.nodes().forEach(node -> text.append('\t').append(quoted.apply(node.name())).append(";\n"));
		graph.edges().forEach(edge -> text.append('\t')
				.append(quoted.apply(edge.from() == CallGraph.OUTSIDE ? OUTSIDE : graph.nodes().get(edge.from()).name())).append(" -> ")
				.append(quoted.apply(graph.nodes().get(edge.to()).name())).append(" [label=\"").append(GraphDrawing.label(edge))
				.append("\"];\n"));
		return text.append("}\n").toString();
	}

	/** For PlantUML. */
	public static String plantUml(CallGraph graph) {
		StringBuilder text = new StringBuilder("@startuml\nleft to right direction\n");
		if (hasOutside(graph)) {
			text.append("rectangle \"").append(OUTSIDE).append("\" as outside\n");
		}
		IntStream.range(0, graph.nodes().size()).forEach(node -> text.append("rectangle \"")
				.append(EscapedText.plantUml(graph.nodes().get(node).name())).append("\" as n").append(node).append('\n'));
		graph.edges().forEach(edge -> text.append(id(edge.from())).append(" --> ").append(id(edge.to())).append(" : ")
				.append(GraphDrawing.label(edge)).append('\n'));
		return text.append("@enduml\n").toString();
	}

	/** For Mermaid, as Markdown on many sites shows it. */
	public static String mermaid(CallGraph graph) {
		StringBuilder text = new StringBuilder("flowchart LR\n");
		if (hasOutside(graph)) {
			text.append("\toutside[\"").append(OUTSIDE).append("\"]\n");
		}
		IntStream.range(0, graph.nodes().size()).forEach(node -> text.append("\tn").append(node).append("[\"")
				.append(EscapedText.mermaid(graph.nodes().get(node).name())).append("\"]\n"));
		graph.edges().forEach(edge -> text.append('\t').append(id(edge.from())).append(" -->|\"").append(GraphDrawing.label(edge))
				.append("\"| ").append(id(edge.to())).append('\n'));
		return text.toString();
	}

	private static boolean hasOutside(CallGraph graph) {
		return graph.edges().stream().anyMatch(edge -> edge.from() == CallGraph.OUTSIDE);
	}

	private static String id(int node) {
		return node == CallGraph.OUTSIDE ? "outside" : "n" + node;
	}
}
