/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.html;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

import org.sonde.common.digits.Counted;
import org.sonde.common.progress.Progress;
import org.sonde.common.table.Table;
import org.sonde.report.traces.DurationFormat;
import org.sonde.report.traces.LogResults;
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
import org.sonde.report.traces.sequence.SequenceDiagram;
import org.sonde.report.traces.sequence.SequenceDrawing;
import org.sonde.traces.reduction.TraceClass;
import org.sonde.traces.reduction.TraceRank;

/**
 * Recorded calls as pages show them.
 *
 * @param cut      whether constructors ended traces too early, so that self times are too long
 * @param source   its number in the list of sources
 * @param drawings call trees, who calls whom, and single traces; none without a valid trace
 * @param mermaid  who calls whom, for Mermaid; null without a valid trace
 * @param headings of the figures of operations
 * @param rows     of the operations with the most time of their own
 * @param rest     how many more there are; null without any
 */
record CallsModel(String name, String summary, boolean cut, int source, List<Drawings> drawings, String mermaid, List<String> headings,
		List<Row> rows, String rest) {
	private static final String SHARE = "self time [%]";
	private static final int MOST_ROWS = 20;
	/** Code hosts draw no larger ones. */
	private static final int MOST_OF_MERMAID = 40;
	/** Traces of a class that are drawn, beside their mean. */
	private static final Set<TraceRank> DRAWN = EnumSet.of(TraceRank.FASTEST, TraceRank.MEDIAN, TraceRank.SLOWEST);
	/** Classes of equal traces that are drawn. */
	private static final int MOST_CLASSES = 5;

	private static final String KEYS = " Arrow keys go to the nearest part, Page Up and Page Down to the one before and the next. Click a part or press Enter to dim what is not next to it, and Escape to show all again.";

	/**
	 * Pictures of the same kind, of which one is shown.
	 *
	 * @param name    what all of them show
	 * @param choice  what distinguishes them
	 * @param caption how to read and use them
	 */
	record Drawings(String name, String choice, String caption, List<Picture> pictures) {
	}

	/**
	 * One of several pictures.
	 *
	 *
	 * @param label distinguishes it from the others
	 * @param svg   the whole picture
	 */
	record Picture(String label, String svg) {
	}

	/** An operation with its figures. */
	record Row(String operation, List<String> figures) {
	}

	static CallsModel of(CallsSection section, Sources sources) {
		LogResults log = section.log();
		Table operations = LogTables.operations(log);
		boolean traced = !log.callGraph().isEmpty();
		int rest = operations.rows().size() - MOST_ROWS;
		return new CallsModel(section.name(), log.summary(), log.cutByConstructors(), sources.number(log.source(section.name()).text()),
				traced ? drawings(section) : List.of(), traced ? CallGraphText.mermaid(
						GraphFilter.ALL.drawable(CallGraph.of(log, CallPart.OPERATION), CallPart.OPERATION, MOST_OF_MERMAID)) : null,
				figures(operations.headings()),
				operations.rows().stream().limit(MOST_ROWS).map(row -> new Row(row.getLast(), figures(row))).toList(),
				rest > 0 ? Integer.toString(rest) : null);
	}

	private static List<Drawings> drawings(CallsSection section) {
		return Stream.of(new Drawings("Call trees", "Width",
				"Call trees of all traces: callers above what they called. Point at a call to read its figures. Click it or press Enter to give it the whole width, and click"
				+ " the top or press Escape to go back. The arrow keys go to callers, callees and neighbours.", trees(section)),
				new Drawings("Call graph", "A box is", "Who calls whom. In large logs, a package with few calls is a single box." + KEYS,
						graphs(section)),
				new Drawings("Sequence diagram", "Shown",
						"What happens in a trace, from top to bottom; types from left to right. Traces with equal call trees form a class; the classes with the most time come first."
						+ " Of each class, the means come first, then its fastest, median and slowest trace." + KEYS, traces(section)))
				.filter(drawings -> !drawings.pictures.isEmpty()).toList();
	}

	private static List<Picture> trees(CallsSection section) {
		MergedCalls calls = MergedCalls.of(section.log().classes());
		return Arrays.stream(Weight.values()).map(
				weight -> new Picture("share of " + weight.name().toLowerCase(Locale.ROOT), IcicleSvg.of(calls, weight, section.name())))
				.toList();
	}

	/** A single host calls only itself. */
	private static List<Picture> graphs(CallsSection section) {
		boolean hosts = CallGraph.of(section.log(), CallPart.HOST).nodes().size() > 1;
		return Arrays.stream(CallPart.values()).filter(by -> by != CallPart.HOST || hosts)
				.map(by -> new Picture(by.name().toLowerCase(Locale.ROOT), graph(section, by))).toList();
	}

	private static String graph(CallsSection section, CallPart by) {
		GraphDrawing graph = GraphDrawing.of(CallGraph.of(section.log(), by), by, GraphFilter.ALL, section.name(), TextSize.USUAL,
				Progress.NONE);
		return DrawingSvg.of(graph.drawing(), graph.members());
	}

	/** The single trace that was kept, if any, then the classes with the most time. */
	private static List<Picture> traces(CallsSection section) {
		List<Picture> traces = new ArrayList<>();
		section.log().single()
				.ifPresent(single -> traces.add(
						sequence("slowest trace" + (single.nanos().isEmpty() ? "" : ", " + DurationFormat.text(single.nanos().getAsLong())),
								SequenceDiagram.of(single, section.name()))));
		List<TraceClass> classes = section.log().classes().classes();
		for (int number = 1; number <= Math.min(MOST_CLASSES, classes.size()); number++) {
			TraceClass one = classes.get(number - 1);
			String name = "class " + number + " of " + classes.size() + ": ";
			traces.add(sequence(name + Counted.of(one.traces(), "trace"), SequenceDiagram.of(one, number, section.name())));
			if (one.traces() > 1) {
				one.ranked().entrySet().stream().filter(ranked -> DRAWN.contains(ranked.getKey()))
						.forEach(ranked -> traces.add(sequence(name + ranked.getKey().keyword() + ", "
						+ DurationFormat.text(ranked.getValue().nanos()), SequenceDiagram.of(ranked.getValue().trace(), section.name()))));
			}
		}
		return traces;
	}

	private static Picture sequence(String label, SequenceDiagram diagram) {
		return new Picture(label, DrawingSvg.of(SequenceDrawing.of(diagram, TextSize.USUAL)));
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
