/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.traces.pictures;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.stream.Collectors;

import org.sonde.common.progress.Progress;
import org.sonde.report.traces.LogResults;
import org.sonde.report.traces.drawing.DrawingSvg;
import org.sonde.report.traces.drawing.TextSize;
import org.sonde.report.traces.graph.CallGraph;
import org.sonde.report.traces.graph.CallGraphText;
import org.sonde.report.traces.graph.CallPart;
import org.sonde.report.traces.graph.GraphDrawing;
import org.sonde.report.traces.graph.GraphFilter;
import org.sonde.report.traces.graph.MermaidLimits;
import org.sonde.report.traces.sequence.SequenceDrawing;
import org.sonde.report.traces.sequence.SequenceText;

/** The forms in which calls are drawn, or written for tools that draw them; the ending of the file's name decides. */
public enum CallPicture {
	/** The call trees of all traces as an icicle graph. */
	ICICLE("svg", "call trees, icicle graph"),
	/** The same as collapsed stacks. */
	STACKS("collapsed", "call trees, collapsed stacks"),
	/** The same as a profile of speedscope. */
	SPEEDSCOPE("speedscope.json", "call trees, speedscope"),
	/** Who calls whom. */
	GRAPH("graph.svg", "who calls whom"),
	/** Who calls whom, for Graphviz. */
	DOT("dot", "who calls whom, Graphviz"),
	/** Who calls whom, for PlantUML. */
	PLANT_UML("puml", "who calls whom, PlantUML"),
	/** Who calls whom, for Mermaid. */
	MERMAID("mmd", "who calls whom, Mermaid"),
	/** One trace as a sequence diagram. */
	TRACE("trace.svg", "one trace, sequence diagram"),
	/** The same for PlantUML. */
	TRACE_PLANT_UML("trace.puml", "one trace, sequence diagram, PlantUML"),
	/** The same for Mermaid. */
	TRACE_MERMAID("trace.mmd", "one trace, sequence diagram, Mermaid");

	/**
	 * How calls are drawn.
	 *
	 * @param weight     of call trees
	 * @param by         what graphs put together
	 * @param filter     of graphs
	 * @param trace      as a sequence diagram
	 */
	public record Settings(Weight weight, CallPart by, GraphFilter filter, DrawnTrace trace) {
	}

	private final String ending;
	private final String label;

	CallPicture(String ending, String label) {
		this.ending = ending;
		this.label = label;
	}

	/** Returns the ending of the file's name, without the dot. */
	public String ending() {
		return ending;
	}

	/** Returns what the picture shows and where it is used, for people. */
	public String label() {
		return label;
	}

	/** Whether it shows one trace. */
	public boolean isOfTrace() {
		return this == TRACE || this == TRACE_PLANT_UML || this == TRACE_MERMAID;
	}

	/** Whether it shows who calls whom. */
	public boolean isOfGraph() {
		return this == GRAPH || this == DOT || this == PLANT_UML || this == MERMAID;
	}

	/** The form that the file's name asks for, which may consist of the ending; empty if it is none. */
	public static Optional<CallPicture> of(Path file) {
		String name = "." + file.getFileName();
		return Arrays.stream(values()).filter(form -> name.endsWith("." + form.ending))
				.max(Comparator.comparingInt(form -> form.ending.length()));
	}

	/** The endings, for people. */
	public static String endings() {
		return Arrays.stream(values()).map(form -> "." + form.ending).collect(Collectors.joining(", "));
	}

	/**
	 * What the file holds.
	 *
	 * @param name of the log, for people
	 * @throws NoSuchElementException if there is no such trace; the message says what there is none of
	 */
	public String text(LogResults log, String name, Settings settings) {
		return switch (this) {
			case ICICLE -> IcicleSvg.of(MergedCalls.of(log.classes()), settings.weight, name);
			case STACKS -> CallStacks.collapsed(MergedCalls.of(log.classes()), settings.weight);
			case SPEEDSCOPE -> CallStacks.speedscope(MergedCalls.of(log.classes()), settings.weight, name).toString() + "\n";
			case GRAPH -> DrawingSvg.of(GraphDrawing
					.of(CallGraph.of(log, settings.by), settings.by, settings.filter, name, TextSize.USUAL, Progress.NONE).drawing());
			case DOT -> CallGraphText.dot(graph(log, settings));
			case PLANT_UML -> CallGraphText.plantUml(graph(log, settings));
			case MERMAID -> CallGraphText.mermaid(graph(log, settings));
			case TRACE -> DrawingSvg.of(SequenceDrawing.of(settings.trace.of(log, name), TextSize.USUAL));
			case TRACE_PLANT_UML -> SequenceText.plantUml(settings.trace.of(log, name));
			case TRACE_MERMAID -> SequenceText.mermaid(settings.trace.of(log, name));
		};
	}

	/** Returns why Mermaid does not draw a text of this form, for people; empty if it does, or if the form is another tool's. */
	public Optional<String> tooLargeForMermaid(String text) {
		return this == MERMAID || this == TRACE_MERMAID ? MermaidLimits.exceeded(text) : Optional.empty();
	}

	private static CallGraph graph(LogResults log, Settings settings) {
		return settings.filter.of(CallGraph.of(log, settings.by), settings.by);
	}
}
