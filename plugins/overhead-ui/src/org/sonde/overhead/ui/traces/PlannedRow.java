/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

import org.sonde.overhead.ui.view.MethodLabel;
import org.sonde.report.observed.Match;
import org.sonde.report.observed.ObservedCalls;

/**
 * A probe of the plan, or an operation of the log that nobody planned.
 *
 * @param signature as planned, else as recorded
 * @param label     short
 * @param recorded  a spelling in the log; empty if it was not recorded
 * @param state     how the two agree
 * @param reason    the likely one why they do not
 */
public record PlannedRow(String signature, String label, Optional<String> recorded, State state, long calls, OptionalDouble rate,
		Optional<Match.NotFound> reason) {

	/** How plan and log agree on a method. What does not comes first. */
	public enum State {
		NEVER_RECORDED("never recorded"),
		THOUGH_DEACTIVATED("recorded though deactivated"),
		NOT_PLANNED("not planned"),
		RECORDED("recorded as planned"),
		SILENT("deactivated, silent");

		private final String text;

		State(String text) {
			this.text = text;
		}

		/** For the user. */
		public String text() {
			return text;
		}
	}

	/** Those that do not agree first. */
	static List<PlannedRow> of(ObservedCalls observed) {
		List<PlannedRow> rows = new ArrayList<>();
		for (ObservedCalls.Planned one : observed.planned()) {
			State state = one.active() ? one.recordedAs().isEmpty() ? State.NEVER_RECORDED : State.RECORDED
					: one.recordedAs().isEmpty() ? State.SILENT : State.THOUGH_DEACTIVATED;
			rows.add(new PlannedRow(one.method().toString(), MethodLabel.of(one.method()), one.recordedAs().stream().findFirst(),
					state, one.calls(),
					one.rate().map(rate -> OptionalDouble.of(rate.callsPerSecond())).orElse(OptionalDouble.empty()),
					one.difference()));
		}
		for (ObservedCalls.OfPattern one : observed.patterns()) {
			State state = one.active() ? one.recordedAs().isEmpty() ? State.NEVER_RECORDED : State.RECORDED
					: one.recordedAs().isEmpty() ? State.SILENT : State.THOUGH_DEACTIVATED;
			rows.add(new PlannedRow(one.name(), one.pattern(), one.recordedAs().stream().findFirst(), state, one.calls(),
					one.rate().map(rate -> OptionalDouble.of(rate.callsPerSecond())).orElse(OptionalDouble.empty()), one.difference()));
		}
		observed.notPlanned().forEach(one -> rows.add(new PlannedRow(one.signature(), MethodLabel.of(one.signature()),
				Optional.of(one.signature()), State.NOT_PLANNED, one.calls(),
				one.callsPerSecond(), Optional.of(one.reason()))));
		rows.sort((one, other) -> one.state.compareTo(other.state));
		return rows;
	}
}
