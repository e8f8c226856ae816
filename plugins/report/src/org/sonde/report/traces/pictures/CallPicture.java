/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.traces.pictures;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;

import org.sonde.report.traces.LogResults;

/** The forms in which calls are drawn, or written for tools that draw them; told by the ending of the file's name. */
public enum CallPicture {
	/** The call trees of all traces as an icicle graph. */
	ICICLE("svg", "call trees, icicle graph"),
	/** The same as collapsed stacks. */
	STACKS("collapsed", "call trees, collapsed stacks"),
	/** The same as a profile of speedscope. */
	SPEEDSCOPE("speedscope.json", "call trees, speedscope"),
	/** Who calls whom, for Graphviz. */
	DOT("dot", "who calls whom, Graphviz"),
	/** Who calls whom, for PlantUML. */
	PLANT_UML("puml", "who calls whom, PlantUML"),
	/** Who calls whom, for Mermaid. */
	MERMAID("mmd", "who calls whom, Mermaid");

	private final String ending;
	private final String label;

	CallPicture(String ending, String label) {
		this.ending = ending;
		this.label = label;
	}

	/** Of the file's name, without the dot. */
	public String ending() {
		return ending;
	}

	/** What it shows and for what, for people. */
	public String label() {
		return label;
	}

	/** The form that the file's name asks for; empty if it is none. */
	public static Optional<CallPicture> of(Path file) {
		return Arrays.stream(values()).filter(form -> file.getFileName().toString().endsWith("." + form.ending)).findFirst();
	}

	/** The endings, for people. */
	public static String endings() {
		return Arrays.stream(values()).map(form -> "." + form.ending).collect(Collectors.joining(", "));
	}

	/**
	 * What the file holds.
	 *
	 * @param name   of the log, for people
	 * @param weight of call trees
	 * @param by     what graphs put together
	 */
	public String text(LogResults log, String name, Weight weight, CallPart by) {
		return switch (this) {
			case ICICLE -> IcicleSvg.of(MergedCalls.of(log.classes()), weight, name);
			case STACKS -> CallStacks.collapsed(MergedCalls.of(log.classes()), weight);
			case SPEEDSCOPE -> CallStacks.speedscope(MergedCalls.of(log.classes()), weight, name).toString() + "\n";
			case DOT -> CallGraphText.dot(log.callGraph(), by);
			case PLANT_UML -> CallGraphText.plantUml(log.callGraph(), by);
			case MERMAID -> CallGraphText.mermaid(log.callGraph(), by);
		};
	}
}
