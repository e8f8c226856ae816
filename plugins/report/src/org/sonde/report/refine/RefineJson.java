/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.refine;

import java.util.List;
import java.util.Optional;

import org.sonde.common.digits.Digits;
import org.sonde.overhead.statistics.Interval;
import org.sonde.placement.Placement.Choice;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** A refinement as JSON. */
public final class RefineJson {
	private RefineJson() {
	}

	/**
	 * Rounds as JSON.
	 *
	 * @param end       empty if it did not come to one
	 * @param round     in which the result ran, or the plan kept so far; 0 if it did not run
	 * @param ofProgram whether percentages are of the program's own time; else of one processor
	 */
	public static ObjectNode of(List<RefinedRound> rounds, Optional<Refinement.End> end, int round, RefineSettings settings,
			boolean ofProgram) {
		ObjectNode node = JsonNodeFactory.instance.objectNode().put("objective", settings.objective().keyword())
				.put("unit", settings.objective().unit())
				.put("budget", Digits.withoutNoise(settings.budget())).put("percentOf", ofProgram ? "program" : "processor")
				.put("end", end.map(Refinement.End::keyword).orElse(null)).put("round", round);
		ArrayNode written = node.putArray("rounds");
		rounds.forEach(one -> write(one, written.addObject()));
		return node;
	}

	private static void write(RefinedRound round, ObjectNode node) {
		MeasuredOverhead measured = round.measured();
		node.put("number", round.number()).put("probes", round.probes()).put("recordedNothing", round.unjudged());
		ObjectNode figure = node.putObject("measured").put("value", Digits.withoutNoise(measured.percent())).put("jvms", measured.jvms())
				.put("withInstrumentation", measured.instrumentation());
		ends(measured.interval(), figure);
		round.predicted().ifPresentOrElse(
				cost -> ends(Optional.of(cost), node.putObject("predicted").put("value", Digits.withoutNoise(cost.value()))),
				() -> node.putNull("predicted"));
		node.put("verdict", round.verdict().keyword()).put("value", Digits.withoutNoise(round.value())).put("valueOfAll",
				Digits.withoutNoise(round.valueOfAll()));
		ArrayNode changes = node.putArray("changes");
		round.changes().forEach(change -> write(change, changes.addObject()));
	}

	private static void ends(Optional<Interval> interval, ObjectNode figure) {
		interval.ifPresent(known -> figure.put("low", Digits.withoutNoise(known.low())).put("high", Digits.withoutNoise(known.high())));
	}

	private static void write(ProbeChange change, ObjectNode node) {
		node.put("signature", change.method().toString()).put("change", change.kind().keyword())
				.put("percentNow", Digits.withoutNoise(change.now())).put("percentNext", Digits.withoutNoise(change.next()));
		switch (change.why()) {
			case ProbeChange.RecordedNothing nothing -> node.put("reason", "recorded-nothing");
			case ProbeChange.Placed(Choice choice, boolean intoRoom) -> write(choice, intoRoom, node);
		}
	}

	private static void write(Choice choice, boolean intoRoom, ObjectNode node) {
		node.put("reason", intoRoom ? "room" : choice.reason().keyword()).put("value", Digits.withoutNoise(choice.value()));
		choice.redundant().ifPresent(
				one -> node.putObject("countFollows").put("caller", one.caller()).put("times", one.times()).put("traces", one.traces()));
	}
}
