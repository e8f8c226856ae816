/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.traces.graph;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;

import org.eclipse.elk.alg.layered.LayeredLayoutProvider;
import org.eclipse.elk.alg.layered.options.LayeredMetaDataProvider;
import org.eclipse.elk.alg.layered.options.LayeredOptions;
import org.eclipse.elk.core.data.LayoutMetaDataService;
import org.eclipse.elk.core.math.ElkPadding;
import org.eclipse.elk.core.options.CoreOptions;
import org.eclipse.elk.core.options.Direction;
import org.eclipse.elk.core.options.EdgeRouting;
import org.eclipse.elk.graph.ElkEdge;
import org.eclipse.elk.graph.ElkEdgeSection;
import org.eclipse.elk.graph.ElkLabel;
import org.eclipse.elk.graph.ElkNode;
import org.eclipse.elk.graph.util.ElkGraphUtil;
import org.sonde.common.progress.Progress;
import org.sonde.report.traces.drawing.DrawnShape.Point;

/**
 * Where the parts of a call graph are drawn: callers left of what they call, with few lines that cross, as the Eclipse Layout Kernel puts
 * them. Calls within a part, and from outside, have no line.
 *
 * @param boxes in the order of the nodes
 * @param lines the edges between different nodes
 */
public record GraphLayout(List<Box> boxes, List<Line> lines, double width, double height) {
	private static final int BETWEEN_NODES = 18;
	private static final int BETWEEN_COLUMNS = 36;
	private static final int BETWEEN_LINES = 8;
	private static final int MARGIN = 16;

	static {
		LayoutMetaDataService.getInstance().registerLayoutMetaDataProviders(new LayeredMetaDataProvider());
	}

	public GraphLayout {
		boxes = List.copyOf(boxes);
		lines = List.copyOf(lines);
	}

	/** The place of a node. */
	public record Box(double x, double y, double width, double height) {
	}

	/**
	 * The way of an edge.
	 *
	 * @param label where its label starts, at the top; null without one
	 */
	public record Line(CallGraph.Edge edge, List<Point> points, Point label) {
		public Line {
			points = List.copyOf(points);
		}
	}

	/** The size of a node, or of an edge's label. */
	record Size(double width, double height) {
	}

	/**
	 * Lays out a graph. It takes about a second for 400 nodes.
	 *
	 * @param nodes  their sizes
	 * @param labels of the edges between different nodes; empty if they have none
	 * @throws CancellationException if the progress says so
	 */
	static GraphLayout of(CallGraph graph, List<Size> nodes, Map<CallGraph.Edge, Size> labels, Progress progress) {
		if (nodes.isEmpty()) {
			return new GraphLayout(List.of(), List.of(), 0, 0);
		}
		ElkNode root = ElkGraphUtil.createGraph();
		root.setProperty(CoreOptions.DIRECTION, Direction.RIGHT);
		root.setProperty(CoreOptions.EDGE_ROUTING, EdgeRouting.ORTHOGONAL);
		root.setProperty(CoreOptions.PADDING, new ElkPadding(MARGIN));
		root.setProperty(CoreOptions.SPACING_NODE_NODE, (double) BETWEEN_NODES);
		root.setProperty(CoreOptions.SPACING_EDGE_EDGE, (double) BETWEEN_LINES);
		root.setProperty(CoreOptions.SPACING_EDGE_NODE, (double) BETWEEN_LINES);
		root.setProperty(LayeredOptions.SPACING_NODE_NODE_BETWEEN_LAYERS, (double) BETWEEN_COLUMNS);
		root.setProperty(LayeredOptions.SPACING_EDGE_NODE_BETWEEN_LAYERS, (double) BETWEEN_LINES);
		root.setProperty(LayeredOptions.SPACING_EDGE_EDGE_BETWEEN_LAYERS, (double) BETWEEN_LINES);
		List<ElkNode> placed = new ArrayList<>();
		for (Size size : nodes) {
			ElkNode node = ElkGraphUtil.createNode(root);
			node.setDimensions(size.width, size.height);
			placed.add(node);
		}
		Map<CallGraph.Edge, ElkEdge> routed = new HashMap<>();
		graph.edges().stream().filter(GraphFilter::isLine).forEach(edge -> {
			ElkEdge line = ElkGraphUtil.createSimpleEdge(placed.get(edge.from()), placed.get(edge.to()));
			Size size = labels.get(edge);
			if (size != null) {
				ElkLabel label = ElkGraphUtil.createLabel("calls", line); // one without text would have no place
				label.setDimensions(size.width, size.height);
			}
			routed.put(edge, line);
		});
		new LayeredLayoutProvider().layout(root, new LayoutProgress(progress));
		if (progress.isCancelled()) {
			throw new CancellationException();
		}
		List<Line> lines = new ArrayList<>();
		routed.forEach((edge, line) -> lines.add(line(edge, line)));
		lines.sort(Comparator.comparingInt((Line line) -> line.edge.from()).thenComparingInt(line -> line.edge.to()));
		return new GraphLayout(placed.stream().map(node -> new Box(node.getX(), node.getY(), node.getWidth(), node.getHeight())).toList(),
				lines, root.getWidth(), root.getHeight());
	}

	private static Line line(CallGraph.Edge edge, ElkEdge line) {
		ElkEdgeSection section = line.getSections().getFirst();
		List<Point> points = new ArrayList<>(List.of(new Point(section.getStartX(), section.getStartY())));
		section.getBendPoints().forEach(bend -> points.add(new Point(bend.getX(), bend.getY())));
		points.add(new Point(section.getEndX(), section.getEndY()));
		Point label = line.getLabels().isEmpty() ? null : new Point(line.getLabels().getFirst().getX(), line.getLabels().getFirst().getY());
		return new Line(edge, points, label);
	}
}
