/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.traces.sequence;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.sonde.common.digits.Counted;
import org.sonde.common.digits.Digits;
import org.sonde.report.traces.DurationFormat;
import org.sonde.report.traces.RecordedTime;
import org.sonde.traces.reconstruction.TraceKind;
import org.sonde.traces.reduction.CallNode;
import org.sonde.traces.reduction.SingleTrace;
import org.sonde.traces.reduction.TraceClass;

/**
 * Which types call each other in a trace, one after the other. Calls that are repeated are drawn once; of a trace with many calls those
 * with the most time are.
 *
 * @param title     the log and the trace
 * @param details   of the trace, and what is left out
 * @param lifelines from the left
 * @param steps     from the top
 */
public record SequenceDiagram(String title, List<String> details, List<Lifeline> lifelines, List<SequenceStep> steps) {
	public SequenceDiagram {
		details = List.copyOf(details);
		lifelines = List.copyOf(lifelines);
		steps = List.copyOf(steps);
	}

	/**
	 * Where operations are.
	 *
	 * @param type  of the operations, qualified; empty if there is none
	 * @param host  that runs them; empty if not known, or if hosts are not distinguished
	 * @param label for people, without the host
	 */
	public record Lifeline(String type, String host, String label) {
	}

	/** @param log name of the log, for people */
	public static SequenceDiagram of(SingleTrace trace, String log) {
		List<String> hosts = trace.nodes().stream().map(CallNode::host).filter(host -> !host.isEmpty()).distinct().sorted().toList();
		List<String> facts = new ArrayList<>();
		facts.add(Counted.of(trace.nodes().stream().mapToLong(CallNode::calls).sum(), "call"));
		trace.nanos().ifPresent(nanos -> facts.add(DurationFormat.text(nanos)));
		if (!hosts.isEmpty()) {
			facts.add((hosts.size() == 1 ? "host " : "hosts ") + String.join(", ", hosts));
		}
		trace.thread().ifPresent(thread -> facts.add("thread " + thread));
		RecordedTime.text(trace.startNanos()).ifPresent(time -> facts.add("began " + time));
		return of(log + ": trace " + trace.id() + (trace.kind() == TraceKind.EVENTS ? " of events" : " of executions"),
				String.join(", ", facts), trace.nodes());
	}

	/**
	 * Of a class of equal traces.
	 *
	 * @param number of the class, from 1
	 * @param log    name of the log, for people
	 */
	public static SequenceDiagram of(TraceClass traces, int number, String log) {
		String facts = Counted.of(traces.traces(), "trace") + " of " + Counted.of(traces.calls(), "call")
				+ (traces.traces() == 1 ? "" : "; times are means");
		return of(log + ": class " + number, facts, traces.nodes());
	}

	private static SequenceDiagram of(String title, String facts, List<CallNode> nodes) {
		SequenceBuilder builder = new SequenceBuilder(new FoldedCalls(nodes));
		builder.build();
		List<String> leftOut = builder.leftOut() == 0 ? List.of()
				: List.of("Left out: " + Digits.grouped(Long.toString(builder.leftOut())) + " of "
						+ Counted.of(nodes.stream().mapToLong(CallNode::calls).sum(), "call")
						+ ": the deepest, those with the least time, and those of types beyond " + SequenceBuilder.MOST_LIFELINES + ".");
		return new SequenceDiagram(title, Stream.concat(Stream.of(facts), leftOut.stream()).toList(), builder.lifelines(), builder.steps());
	}

	/** Whether the lifelines have to say on which hosts they are. */
	public boolean severalHosts() {
		return lifelines.stream().map(Lifeline::host).distinct().count() > 1;
	}
}
