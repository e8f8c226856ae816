/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement;

import java.util.List;
import java.util.Optional;

import org.sonde.common.keyword.Keyword;
import org.sonde.overhead.cost.PlanEstimate;
import org.sonde.placement.recording.Candidate;

/**
 * The probes that show most within a budget.
 *
 * @param objective  what is shown
 * @param budget     in milliseconds per second
 * @param upperEnd   whether costs are the upper ends of estimate intervals, which are compared with the budget; else the values
 * @param methods    every candidate with what becomes of it: first the chosen ones by what they cost, the costliest first, then the others
 *                   by what they would add, the most first
 * @param estimate   of the chosen probes, in the order of their names
 * @param value      in the unit of the objective
 * @param bound      what no set of probes within the budget exceeds, in the same unit; {@code value} if the set is the best
 * @param valueOfAll with a probe in every candidate
 * @param curve      what other budgets give, from the least to the cost of all candidates
 */
public record Placement(Objective objective, double budget, boolean upperEnd, List<Choice> methods, PlanEstimate estimate, double value,
		double bound, double valueOfAll, List<Point> curve) {
	/** Milliseconds per second in one percent of one processor. */
	public static final double MILLIS_PER_PERCENT = 10;

	public Placement {
		methods = List.copyOf(methods);
		curve = List.copyOf(curve);
	}

	/**
	 * What becomes of a candidate.
	 *
	 * @param cost     in milliseconds per second, at the end of the interval that the budget is compared with; of one that is not chosen,
	 *                 if it was added
	 * @param value    of a chosen one, what the set loses without it; of another, what it would add; in the unit of the objective
	 * @param evidence of a chosen one, two classes of traces that only it distinguishes; empty if there are none
	 * @param spare    of a chosen one without which the set loses nothing
	 */
	public record Choice(Candidate candidate, Reason reason, double cost, double value, Optional<Redundant> redundant,
			Optional<Evidence> evidence, Optional<Spare> spare) {
		/** Whether the method gets a probe. */
		public boolean isChosen() {
			return reason == Reason.PINNED || reason == Reason.CHOSEN;
		}
	}

	/** Why a candidate is chosen or not. */
	public enum Reason implements Keyword {
		/** The user wants it in any case. */
		PINNED,
		CHOSEN,
		/** A probe adds nothing to what the chosen probes show. */
		ADDS_NOTHING,
		/** A probe costs more than the budget by itself. */
		ALONE_TOO_COSTLY,
		/** A probe costs more than the rest of the budget. */
		NO_ROOM
	}

	/**
	 * A count that follows from another: in every trace seen, each execution of the caller makes as many calls.
	 *
	 * @param caller the nearest chosen method above
	 * @param times  calls for each of its executions
	 * @param traces in which that was seen: all that have the method
	 */
	public record Redundant(String caller, long times, long traces) {
	}

	/**
	 * What a chosen probe is good for although the set loses nothing without it.
	 *
	 * @param instead  a chosen method that shows the same: without the probes of both, the set loses something; empty if none is known
	 * @param saves    whether the set costs less without the probe
	 */
	public record Spare(Optional<String> instead, boolean saves) {
	}

	/**
	 * Two classes of traces that are recorded alike without a probe.
	 *
	 * @param one           its place among the classes, from 1
	 * @param traces        of it
	 * @param other         likewise
	 * @param tracesOfOther likewise
	 */
	public record Evidence(int one, long traces, int other, long tracesOfOther) {
	}

	/**
	 * A point of the curve.
	 *
	 * @param cost    what the plan costs, in milliseconds per second, at the end of the interval that budgets are compared with
	 * @param value   in the unit of the objective
	 * @param probes  names of its methods, sorted
	 * @param knee    whether more budget buys much less from here on
	 */
	public record Point(double cost, double value, List<String> probes, boolean knee) {
		public Point {
			probes = List.copyOf(probes);
		}
	}

	/** The chosen methods, sorted by name. */
	public List<Choice> chosen() {
		return methods.stream().filter(Choice::isChosen).toList();
	}

	/** The names of the chosen methods, sorted; as those of a {@link Point}. */
	public List<String> probes() {
		return chosen().stream().map(choice -> choice.candidate().method()).sorted().toList();
	}

	/** Returns how far the value may be below the best possible one, as a share of it. 0 if it is the best. */
	public double gap() {
		return bound == 0 ? 0 : Math.max(0, 1 - value / bound);
	}
}
