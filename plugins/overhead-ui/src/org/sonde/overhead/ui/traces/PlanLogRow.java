/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.Set;

import org.eclipse.osgi.util.NLS;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.ui.view.FewLines;
import org.sonde.overhead.ui.view.MethodLabel;
import org.sonde.report.observed.Match;
import org.sonde.report.observed.ObservedCalls;
import org.sonde.report.observed.Reason;

/**
 * A probe of the plan, or an operation of the log that nobody planned.
 *
 * @param signature as planned, else as recorded
 * @param label     short
 * @param recorded  a spelling in the log; empty if it was not recorded
 * @param state     how the two agree
 * @param calls     empty if they are unknown, as it has no record and may have been called
 * @param coverage  of a pattern, how many of its methods were recorded; empty if that is not known
 * @param silent    of a pattern, its methods without a record
 * @param reason    the likely one why they do not
 */
public record PlanLogRow(String signature, String label, Optional<String> recorded, State state, OptionalLong calls, OptionalDouble rate,
		Optional<Match.NotFound> reason, Optional<String> coverage, List<MethodSignature> silent) {

	private static final int MOST_NAMED = 20;
	/** The log has another overload, an overriding method, or a span of the same name. */
	private static final Set<Reason> SIMILAR = EnumSet.of(Reason.CHANGED, Reason.OVERRIDDEN, Reason.AMBIGUOUS);

	/**
	 * How plan and log agree on a method. What needs attention comes first, and what never fired last, because a plan may have hundreds of
	 * these.
	 */
	public enum State {
		THOUGH_DEACTIVATED(Messages.PlanLogRow_thoughDeactivated),
		NOT_PLANNED(Messages.PlanLogRow_notPlanned),
		/** Never recorded, but a method that it may have been mistaken for was. */
		SIMILAR_RECORDED(Messages.PlanLogRow_similarRecorded),
		RECORDED(Messages.PlanLogRow_recorded),
		/** Never recorded, though each call would have been. */
		NOT_CALLED(Messages.PlanLogRow_notCalled),
		NEVER_RECORDED(Messages.PlanLogRow_neverRecorded),
		SILENT(Messages.PlanLogRow_silent);

		private final String text;

		State(String text) {
			this.text = text;
		}

		/** Returns the state of a probe. */
		private static State of(boolean active, boolean recorded, Optional<Match.NotFound> difference) {
			if (recorded) {
				return active ? RECORDED : THOUGH_DEACTIVATED;
			}
			if (!active) {
				return SILENT;
			}
			return difference.filter(Match.NotFound::isNotCalled).isPresent() ? NOT_CALLED
					: difference.filter(why -> SIMILAR.contains(why.reason())).isPresent() ? SIMILAR_RECORDED : NEVER_RECORDED;
		}

		/** Whether nothing was recorded, and nothing in its place. */
		boolean isWithoutRecord() {
			return this == NOT_CALLED || this == NEVER_RECORDED || this == SILENT;
		}

		/** For the user. */
		public String text() {
			return text;
		}
	}

	/** The signature; of a pattern, with the methods that were not recorded. */
	String details() {
		if (silent.isEmpty()) {
			return signature;
		}
		return NLS.bind(Messages.PlanLogRow_details, signature,
				FewLines.of(silent.stream().map(MethodSignature::toString).toList(), MOST_NAMED));
	}

	/** How plan and log agree, in words. */
	String stateWords() {
		return state == State.RECORDED && !silent.isEmpty() ? coverage.orElse(state.text()) : state.text();
	}

	/** In the order of their states. */
	static List<PlanLogRow> of(ObservedCalls observed) {
		List<PlanLogRow> rows = new ArrayList<>();
		for (ObservedCalls.Planned one : observed.planned()) {
			rows.add(new PlanLogRow(one.method().toString(), MethodLabel.of(one.method()), one.recordedAs().stream().findFirst(),
					State.of(one.active(), !one.recordedAs().isEmpty(), one.difference()), calls(one.areCallsKnown(), one.calls()),
					perSecond(one.rate(), one.difference()), one.difference(), Optional.empty(), List.of()));
		}
		for (ObservedCalls.OfPattern one : observed.patterns()) {
			rows.add(new PlanLogRow(one.name(), one.pattern(), one.recordedAs().stream().findFirst(),
					State.of(one.active(), !one.recordedAs().isEmpty(), one.difference()), calls(one.areCallsKnown(), one.calls()),
					perSecond(one.rate(), one.difference()), one.difference(), one.coverage(), one.silent()));
		}
		observed.notPlanned().forEach(one -> rows.add(new PlanLogRow(one.signature(), MethodLabel.of(one.signature()),
				Optional.of(one.signature()), State.NOT_PLANNED, OptionalLong.of(one.calls()), one.callsPerSecond(),
				Optional.of(one.reason()), Optional.empty(), List.of())));
		rows.sort(Comparator.comparing(PlanLogRow::state));
		return rows;
	}

	private static OptionalLong calls(boolean known, long calls) {
		return known ? OptionalLong.of(calls) : OptionalLong.empty();
	}

	private static OptionalDouble perSecond(Optional<CallRate> rate, Optional<Match.NotFound> difference) {
		return rate.map(known -> OptionalDouble.of(known.callsPerSecond()))
				.orElse(difference.filter(Match.NotFound::isNotCalled).isPresent() ? OptionalDouble.of(0) : OptionalDouble.empty());
	}
}
