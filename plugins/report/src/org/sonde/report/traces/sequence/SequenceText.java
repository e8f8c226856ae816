/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.traces.sequence;

import java.util.List;
import java.util.function.UnaryOperator;

import org.sonde.common.digits.Counted;
import org.sonde.common.digits.Digits;
import org.sonde.report.traces.DurationFormat;
import org.sonde.report.traces.OperationNames;
import org.sonde.report.traces.drawing.EscapedText;
import org.sonde.report.traces.sequence.SequenceDiagram.Lifeline;

/** Sequence diagrams as text that other tools draw. */
public final class SequenceText {

	private SequenceText() {
	}

	/** For PlantUML. */
	public static String plantUml(SequenceDiagram diagram) {
		StringBuilder text = new StringBuilder("@startuml\nheader\n").append(EscapedText.plantUml(diagram.title())).append('\n');
		diagram.details().forEach(detail -> text.append(EscapedText.plantUml(detail)).append('\n'));
		text.append("endheader\n");
		participants(text, diagram, "participant \"%2$s\" as p%1$d\n", EscapedText::plantUml);
		for (SequenceStep step : diagram.steps()) {
			switch (step) {
				case SequenceStep.Call call -> text.append(call.from() == SequenceStep.OUTSIDE ? "[-> " : "p" + call.from() + " -> ")
						.append('p').append(call.to()).append(" : ")
						.append(EscapedText.plantUml(words(call))).append("\nactivate p").append(call.to()).append('\n');
				case SequenceStep.Return end ->
					text.append(end.to() == SequenceStep.OUTSIDE ? "[<-- p" + end.from() : "p" + end.from() + " --> p" + end.to())
							.append(end.failed() ? " : failed" : "")
							.append("\ndeactivate p").append(end.from()).append('\n');
				case SequenceStep.LoopStart loop -> text.append("loop ").append(times(loop.times())).append('\n');
				case SequenceStep.LoopEnd() -> text.append("end\n");
				case SequenceStep.LeftOut left -> text.append("... ").append(words(left)).append(" ...\n");
			}
		}
		return text.append("@enduml\n").toString();
	}

	/** For Mermaid, as Markdown on many sites shows it. */
	public static String mermaid(SequenceDiagram diagram) {
		StringBuilder text = new StringBuilder("sequenceDiagram\n");
		text.append("\taccTitle: ").append(EscapedText.mermaid(diagram.title())).append('\n');
		text.append("\tparticipant outside as (outside)\n");
		participants(text, diagram, "\tparticipant p%1$d as %2$s\n", EscapedText::mermaid);
		text.append("\tNote left of outside: ").append(EscapedText.mermaid(diagram.title())).append("<br/>")
				.append(String.join("<br/>", diagram.details().stream().map(EscapedText::mermaid).toList())).append('\n');
		for (SequenceStep step : diagram.steps()) {
			switch (step) {
				case SequenceStep.Call call -> text.append('\t').append(name(call.from())).append("->>+p").append(call.to()).append(": ")
						.append(EscapedText.mermaid(words(call))).append('\n');
				case SequenceStep.Return end -> text.append("\tp").append(end.from()).append(end.failed() ? "--x-" : "-->>-")
						.append(name(end.to())).append(": ").append(end.failed() ? "failed" : "").append('\n');
				case SequenceStep.LoopStart loop -> text.append("\tloop ").append(times(loop.times())).append('\n');
				case SequenceStep.LoopEnd() -> text.append("\tend\n");
				case SequenceStep.LeftOut left ->
					text.append("\tNote over ").append(name(left.at())).append(": ").append(words(left)).append('\n');
			}
		}
		return text.toString();
	}

	private static String name(int lifeline) {
		return lifeline == SequenceStep.OUTSIDE ? "outside" : "p" + lifeline;
	}

	private static void participants(StringBuilder text, SequenceDiagram diagram, String form, UnaryOperator<String> escaped) {
		boolean hosts = diagram.severalHosts();
		List<Lifeline> lifelines = diagram.lifelines();
		for (int i = 0; i < lifelines.size(); i++) {
			text.append(form.formatted(i, escaped.apply(name(lifelines.get(i), hosts))));
		}
	}

	/** Returns the name of a lifeline in one line. */
	static String name(Lifeline lifeline, boolean withHost) {
		return lifeline.label() + (withHost && !lifeline.host().isEmpty() ? " on " + lifeline.host() : "");
	}

	/** For instance {@code add(String) × 3, each 1.20 ms}. */
	static String words(SequenceStep.Call call) {
		return named(OperationNames.method(call.operation())) + (call.times() == 1 ? "" : " " + times(call.times()))
				+ (Double.isNaN(call.nanos()) ? "" : (call.times() == 1 ? ", " : ", each ") + DurationFormat.text(call.nanos()));
	}

	/** A name that people see. */
	static String named(String name) {
		return name.isBlank() ? "(no name)" : name;
	}

	static String words(SequenceStep.LeftOut left) {
		return Counted.of(left.calls(), "call") + " left out";
	}

	static String times(long times) {
		return "× " + Digits.grouped(Long.toString(times));
	}
}
