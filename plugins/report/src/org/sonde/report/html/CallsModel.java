/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.html;

import java.util.List;

import org.sonde.common.progress.Progress;
import org.sonde.common.table.Table;
import org.sonde.report.traces.LogTables;
import org.sonde.report.traces.drawing.DrawingSvg;
import org.sonde.report.traces.drawing.TextSize;
import org.sonde.report.traces.graph.CallGraph;
import org.sonde.report.traces.graph.CallGraphText;
import org.sonde.report.traces.graph.CallPart;
import org.sonde.report.traces.graph.GraphDrawing;
import org.sonde.report.traces.graph.GraphFilter;
import org.sonde.report.traces.pictures.IcicleSvg;
import org.sonde.report.traces.pictures.MergedCalls;
import org.sonde.report.traces.pictures.Weight;

/**
 * Recorded calls as pages show them.
 *
 * @param icicle   the call trees as SVG
 * @param graph    who calls whom as SVG; null without a valid trace, as the others are
 * @param mermaid  likewise for Mermaid
 * @param headings of the figures of operations
 * @param rows     of the operations with the most time of their own
 * @param rest     how many more there are; null without any
 */
record CallsModel(String name, String summary, String icicle, String graph, String mermaid, List<String> headings, List<Row> rows, String rest) {
	private static final String SHARE = "self time [%]";
	private static final int MOST_ROWS = 20;
	/** Code hosts draw no larger ones. */
	private static final int MOST_OF_MERMAID = 40;

	/** An operation with its figures. */
	record Row(String operation, List<String> figures) {
	}

	static CallsModel of(CallsSection section) {
		Table operations = LogTables.operations(section.log());
		boolean traced = !section.log().callGraph().isEmpty();
		CallGraph graph = CallGraph.of(section.log(), CallPart.OPERATION);
		int rest = operations.rows().size() - MOST_ROWS;
		return new CallsModel(section.name(), section.log().summary(), traced ? IcicleSvg.of(MergedCalls.of(section.log().classes()), Weight.TIME, section.name()) : null,
				traced ? DrawingSvg.of(GraphDrawing.of(graph, CallPart.OPERATION, GraphFilter.ALL, section.name(), TextSize.USUAL, Progress.NONE).drawing()) : null,
				traced ? CallGraphText.mermaid(GraphFilter.ALL.drawable(graph, CallPart.OPERATION, MOST_OF_MERMAID)) : null, figures(operations.headings()),
				operations.rows().stream().limit(MOST_ROWS).map(row -> new Row(row.getLast(), figures(row))).toList(), rest > 0 ? Integer.toString(rest) : null);
	}

	/** The share of the first operation in the self time of all, in percent; {@code none} if not known. */
	String share() {
		return rows.getFirst().figures().get(headings.indexOf(SHARE));
	}

	/** The operation is in the last column. */
	private static List<String> figures(List<String> row) {
		return row.subList(0, row.size() - 1).stream().map(cell -> cell.replace(" [1]", "")).toList();
	}
}
