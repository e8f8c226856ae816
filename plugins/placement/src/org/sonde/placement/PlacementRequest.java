/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement;

import java.util.BitSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToDoubleFunction;

import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.results.ProbeKind;
import org.sonde.placement.cost.SetCosts;
import org.sonde.placement.recording.Candidate;
import org.sonde.placement.recording.CandidateSets;
import org.sonde.placement.recording.RecordedProgram;
import org.sonde.placement.value.Distinguishability;
import org.sonde.placement.value.SetValue;
import org.sonde.placement.value.SummedValues;

/**
 * What to place probes for.
 *
 * @param threads  of the application, from 1
 * @param kind     of the probes
 * @param upperEnd whether the budget must hold at the upper end of the estimate interval; else at its value
 * @param wishes   value of methods by name, for {@link Objective#WISH}; 0 for others
 * @param pinned   names of the methods that have a probe in any case; those that are not candidates are ignored
 */
public record PlacementRequest(RecordedProgram program, CostModel model, int threads, ProbeKind kind, boolean upperEnd, Objective objective,
		Map<String, Integer> wishes, Set<String> pinned) {
	private static final double PERCENT = 100;

	/** Why there is nothing to choose; empty if there is. */
	public Optional<Obstacle> obstacle() {
		if (program.candidates().isEmpty()) {
			return Optional.of(Obstacle.NO_CANDIDATE);
		}
		if (objective == Objective.DISTINGUISH && program.units().size() == 0) {
			return Optional.of(Obstacle.NO_TRACE);
		}
		return objective == Objective.TIME && !(program.selfNanos() > 0) ? Optional.of(Obstacle.NO_DURATION) : Optional.empty();
	}

	/** What is missing in a recording. */
	public enum Obstacle {
		/** No method to choose from was called. */
		NO_CANDIDATE,
		/** There is nothing to distinguish: counts have no traces, and units may not have been called. */
		NO_TRACE,
		NO_DURATION
	}

	/** Whether all traces to be distinguished are alike, so that no plan shows anything. */
	public boolean isAlike() {
		return objective == Objective.DISTINGUISH && program.units().size() == 1;
	}

	SetCosts costs() {
		return new SetCosts(program, model, threads, kind, upperEnd);
	}

	BitSet pinnedCandidates() {
		BitSet set = new BitSet();
		for (int candidate = 0; candidate < size(); candidate++) {
			set.set(candidate, pinned.contains(program.candidates().get(candidate).method()));
		}
		return set;
	}

	BitSet all() {
		return CandidateSets.all(size());
	}

	int size() {
		return program.candidates().size();
	}

	SetValue value() {
		return switch (objective) {
			case DISTINGUISH -> new Distinguishability(program.units(), size());
			case TIME -> shares(program.selfNanos(), Candidate::selfNanos);
			case CALLS -> shares(program.calls(), Candidate::calls);
			case WISH -> new SummedValues(program.candidates().stream().mapToDouble(one -> wishes.getOrDefault(one.method(), 0)).toArray());
		};
	}

	private SummedValues shares(double all, ToDoubleFunction<Candidate> amount) {
		return new SummedValues(
				program.candidates().stream().mapToDouble(one -> all == 0 ? 0 : PERCENT * amount.applyAsDouble(one) / all).toArray());
	}
}
