/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.traces.graph;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.sonde.common.digits.Counted;
import org.sonde.common.digits.Digits;
import org.sonde.common.progress.Progress;
import org.sonde.report.traces.DurationFormat;
import org.sonde.report.traces.OperationNames;
import org.sonde.report.traces.drawing.ColorRole;
import org.sonde.report.traces.drawing.Drawing;
import org.sonde.report.traces.drawing.DrawnShape;
import org.sonde.report.traces.drawing.DrawnShape.Point;
import org.sonde.report.traces.drawing.TextSize;

/**
 * A call graph as it is drawn: a box for each part with its calls and self time, the thicker a line the more calls.
 *
 * @param nodes   the graph that is drawn: packages may stand for their parts
 * @param boxes   where its nodes are
 * @param drawing boxes in the order of the nodes, then lines, then all else
 * @param boxOf   the name of the box that stands for a part, by the part's name
 */
public record GraphDrawing(CallGraph nodes, List<GraphLayout.Box> boxes, Drawing drawing, Map<String, String> boxOf) {
	/** Nodes of a drawing; more cannot be read. */
	public static final int MOST = 80;
	/** Further edges would hide each other's labels. */
	private static final int MOST_LABELS = 120;
	private static final int PADDING = 8;
	private static final int LONGEST_NAME = 48;
	private static final double THICKEST = 3;
	private static final double HEADLINE = 2.6;

	public GraphDrawing {
		boxes = List.copyOf(boxes);
		boxOf = Map.copyOf(boxOf);
	}

	/** The names of the boxes with a text in their names, or in that of a part that they stand for. */
	public Set<String> boxesWith(String text) {
		return text.isBlank() ? Set.of()
				: boxOf.entrySet().stream()
						.filter(one -> GraphFilter.hasText(one.getKey(), text) || GraphFilter.hasText(one.getValue(), text))
						.map(Map.Entry::getValue).collect(Collectors.toSet());
	}

	/** The names of the parts that boxes stand for, by the names of these boxes; in the order of the alphabet. */
	public Map<String, List<String>> members() {
		return boxOf.entrySet().stream().filter(one -> !one.getKey().equals(one.getValue())).sorted(Map.Entry.comparingByKey())
				.collect(Collectors.groupingBy(Map.Entry::getValue, Collectors.mapping(Map.Entry::getKey, Collectors.toList())));
	}

	private static Map<String, String> boxOf(CallGraph wanted, CallGraph drawn, CallPart by) {
		Set<String> boxes = drawn.nodes().stream().map(CallGraph.Node::name).collect(Collectors.toSet());
		return wanted.nodes().stream().map(CallGraph.Node::name).collect(Collectors.toMap(name -> name,
				name -> GraphFilter.names(name, by).filter(boxes::contains).findFirst().orElse(GraphFilter.OTHERS)));
	}

	/**
	 * Draws a graph, or what is wanted of it.
	 *
	 * @param title of the picture, for people
	 * @throws CancellationException if the progress says so
	 */
	public static GraphDrawing of(CallGraph graph, CallPart by, GraphFilter filter, String title, TextSize size, Progress progress) {
		CallGraph wanted = filter.of(graph, by);
		CallGraph drawn = filter.drawable(wanted, by, MOST);
		List<Lines> texts = IntStream.range(0, drawn.nodes().size()).mapToObj(node -> Lines.of(drawn, node, by)).toList();
		boolean labelled = drawn.edges().size() <= MOST_LABELS;
		Map<CallGraph.Edge, GraphLayout.Size> labels = new HashMap<>();
		if (labelled) {
			drawn.edges().forEach(edge -> labels.put(edge, new GraphLayout.Size(size.width(label(edge)), size.height())));
		}
		GraphLayout layout = GraphLayout.of(drawn, texts.stream().map(text -> text.size(size)).toList(), labels, progress);
		String note = note(graph, wanted, drawn, by, labelled);
		double top = HEADLINE * size.height();
		List<GraphLayout.Box> boxes = layout.boxes().stream()
				.map(box -> new GraphLayout.Box(box.x(), box.y() + top, box.width(), box.height())).toList();
		List<Drawing.Part> parts = new ArrayList<>();
		for (int node = 0; node < boxes.size(); node++) {
			parts.add(node(drawn, node, texts.get(node), boxes.get(node), size));
		}
		long most = layout.lines().stream().mapToLong(line -> line.edge().calls()).max().orElse(1);
		layout.lines().forEach(line -> parts.add(line(drawn, line, most, top, size)));
		parts.add(Drawing.Part.of(new DrawnShape.Text(PADDING * 2, size.height() + 2, title, ColorRole.INK),
				new DrawnShape.Text(PADDING * 2, 2 * size.height() + 2, note, ColorRole.MUTED)));
		double width = Math.max(layout.width(), PADDING * 4 + Math.max(size.width(title), size.width(note)));
		return new GraphDrawing(drawn, boxes, new Drawing(Math.ceil(width), Math.ceil(layout.height() + top), title, note, parts),
				boxOf(wanted, drawn, by));
	}

	/** The text in a box. */
	private record Lines(String name, String calls, String more) {
		static Lines of(CallGraph graph, int node, CallPart by) {
			CallGraph.Node one = graph.nodes().get(node);
			long outside = callsBetween(graph, CallGraph.OUTSIDE, node);
			long within = callsBetween(graph, node, node);
			String more = (outside == 0 ? "" : grouped(outside) + " from outside") + (outside > 0 && within > 0 ? ", " : "")
					+ (within == 0 ? "" : grouped(within) + " within");
			return new Lines(cut(label(one, by)), counted(one.calls()) + ", self " + DurationFormat.text(selfNanos(graph, node)), more);
		}

		GraphLayout.Size size(TextSize size) {
			double width = Math.max(size.width(name), Math.max(size.width(calls), size.width(more)));
			return new GraphLayout.Size(Math.ceil(width) + 2 * PADDING, (more.isEmpty() ? 2 : 3) * size.height() + PADDING);
		}
	}

	private static String cut(String name) {
		return name.length() <= LONGEST_NAME ? name : name.substring(0, LONGEST_NAME - 1) + "…";
	}

	/** The name of a node for people. */
	public static String label(CallGraph.Node node, CallPart by) {
		if (node.members() > 1) {
			return node.name() + " (" + node.members() + ")";
		}
		return by == CallPart.OPERATION ? OperationNames.brief(node.name())
				: by == CallPart.TYPE ? OperationNames.type(node.name()) : node.name();
	}

	private static long callsBetween(CallGraph graph, int from, int to) {
		return graph.edges().stream().filter(edge -> edge.from() == from && edge.to() == to).mapToLong(CallGraph.Edge::calls).sum();
	}

	private static long selfNanos(CallGraph graph, int node) {
		return graph.edges().stream().filter(edge -> edge.to() == node).mapToLong(CallGraph.Edge::selfNanos).sum();
	}

	private static Drawing.Part node(CallGraph graph, int node, Lines lines, GraphLayout.Box box, TextSize size) {
		CallGraph.Node one = graph.nodes().get(node);
		List<DrawnShape> shapes = new ArrayList<>(List.of(new DrawnShape.Box(box.x(), box.y(), box.width(), box.height(),
				one.members() > 1 ? ColorRole.STRONG : ColorRole.FILL, ColorRole.MUTED, true)));
		double y = box.y() + size.height();
		shapes.add(new DrawnShape.Text(box.x() + PADDING, y, lines.name, ColorRole.INK));
		shapes.add(new DrawnShape.Text(box.x() + PADDING, y + size.height(), lines.calls, ColorRole.MUTED));
		if (!lines.more.isEmpty()) {
			shapes.add(new DrawnShape.Text(box.x() + PADDING, y + 2 * size.height(), lines.more, ColorRole.MUTED));
		}
		return new Drawing.Part(one.name(), words(graph, node), shapes);
	}

	/** All that is known of a node. */
	public static String words(CallGraph graph, int node) {
		CallGraph.Node one = graph.nodes().get(node);
		long outside = callsBetween(graph, CallGraph.OUTSIDE, node);
		long within = callsBetween(graph, node, node);
		return one.name() + (one.members() > 1 ? " (" + one.members() + " parts)" : "") + ": " + counted(one.calls()) + ", self time "
				+ DurationFormat.text(selfNanos(graph, node))
				+ (outside == 0 ? "" : ", " + grouped(outside) + " from outside") + (within == 0 ? "" : ", " + grouped(within) + " within");
	}

	/** All that is known of the calls from one node to another. */
	public static String words(CallGraph graph, CallGraph.Edge edge) {
		return graph.nodes().get(edge.from()).name() + " → " + graph.nodes().get(edge.to()).name() + ": " + counted(edge.calls())
				+ ", self time " + DurationFormat.text(edge.selfNanos());
	}

	private static Drawing.Part line(CallGraph graph, GraphLayout.Line line, long most, double top, TextSize size) {
		double share = Math.log1p(line.edge().calls()) / Math.log1p(most);
		List<DrawnShape> shapes = new ArrayList<>(
				List.of(new DrawnShape.Line(line.points().stream().map(point -> new Point(point.x(), point.y() + top)).toList(),
						ColorRole.MUTED, 1 + (THICKEST - 1) * share * share * share * share, false, true)));
		if (line.label() != null) {
			shapes.add(new DrawnShape.Text(line.label().x(), line.label().y() + top + size.height() - 3, label(line.edge()),
					ColorRole.INK));
		}
		return new Drawing.Part("", words(graph, line.edge()), shapes,
				Optional.of(new Drawing.Link(graph.nodes().get(line.edge().from()).name(), graph.nodes().get(line.edge().to()).name())));
	}

	/** The calls of an edge and their self time. */
	static String label(CallGraph.Edge edge) {
		return grouped(edge.calls()) + ", " + DurationFormat.text(edge.selfNanos());
	}

	private static String note(CallGraph graph, CallGraph wanted, CallGraph drawn, CallPart by, boolean labelled) {
		int hidden = graph.nodes().size() - wanted.nodes().size();
		List<CallGraph.Node> combined = drawn.nodes().stream().filter(node -> node.members() > 1).toList();
		int packed = combined.stream().mapToInt(CallGraph.Node::members).sum();
		int boxes = combined.size();
		long all = packed == 0 ? wanted.edges().stream().filter(GraphFilter::isLine).count() : 0;
		long lines = drawn.edges().stream().filter(GraphFilter::isLine).count();
		return Counted.of(graph.nodes().size(), by.name().toLowerCase(Locale.ROOT)) + (hidden == 0 ? "" : ", " + hidden + " not shown")
				+ (packed == 0 ? "" : ", " + packed + " of them combined into " + boxes + (boxes == 1 ? " box" : " boxes"))
				+ (all > lines || packed > 0 && lines == GraphFilter.MOST_LINES ? ", only the " + lines + " lines with most calls" : "")
				+ ". " + (labelled ? "Lines: calls, self time." : "The thicker a line, the more calls.");
	}

	private static String counted(long calls) {
		return grouped(calls) + (calls == 1 ? " call" : " calls");
	}

	private static String grouped(long number) {
		return Digits.grouped(Long.toString(number));
	}
}
