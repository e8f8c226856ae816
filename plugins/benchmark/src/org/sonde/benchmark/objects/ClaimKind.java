/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.objects;

import java.util.function.DoubleFunction;

import org.sonde.benchmark.objects.Claim.Verdict;
import org.sonde.common.keyword.Keyword;

/** The claims of the paper on MOOMS (2004), and one of ours; each is about one figure. */
public enum ClaimKind implements Keyword {
	/** Time that idle sensors add, as a share of the time without sensors. At most what the paper found on one processor. */
	IDLE_SENSORS_COST_LITTLE(Unit.SHARE, share -> atMost(share, 0.157)),
	/** Share of all pairs of a batch size and a period, for each number of observers, in which the period is faster. */
	PERIODS_BEAT_BATCHES(Unit.SHARE_OF_PAIRS, ClaimKind::ofPairs),
	/** The least size of a batch that is no slower than the production thread, with one observer; infinite if none is. */
	BATCHES_NEED_20_TO_30_EVENTS(Unit.EVENTS, size -> size >= 20 && size <= 30 ? Verdict.CONFIRMED : Verdict.NOT_CONFIRMED),
	/** Share of all batch sizes from 3 on and numbers of observers in which batches are faster than the production thread. */
	BATCHES_OF_3_BEAT_THE_PRODUCTION_THREAD(Unit.SHARE_OF_PAIRS, ClaimKind::ofPairs),
	/** The slowest period above 3 ms with five observers, divided by the production thread with one. */
	FIVE_OBSERVERS_BEAT_ONE_OF_THE_PRODUCTION_THREAD(Unit.RATIO, ratio -> below(ratio, 1)),
	/** The cost of periods from 10 ms on with one observer, divided by that of the production thread. */
	PERIODS_COST_LESS_THAN_HALF(Unit.RATIO, ratio -> below(ratio, 0.5)),
	/** The cost of one more observer with periods from 10 ms on, divided by that with the production thread. */
	ANOTHER_OBSERVER_COSTS_A_TENTH(Unit.RATIO, ratio -> atMost(ratio, 0.1)),
	/** Context switches per test case with batches of 1, divided by those with a period of 10 ms, with one observer. */
	BATCHES_SWITCH_MORE_OFTEN(Unit.RATIO, ratio -> ratio > 1 ? Verdict.CONFIRMED : Verdict.NOT_CONFIRMED),
	/** The time of the fastest policy without idle time, divided by that of the production thread, with one observer. */
	BUSY_PROGRAMS_NEED_THE_PRODUCTION_THREAD(Unit.RATIO, ratio -> ratio > 1 ? Verdict.CONFIRMED : Verdict.NOT_CONFIRMED),
	/** The 99th percentile of the delay without idle time, with the worse of two lower priorities, divided by that with equal priority. */
	LOWER_PRIORITIES_STARVE_DELIVERY(Unit.RATIO, ratio -> ratio >= 2 ? Verdict.CONFIRMED : Verdict.NOT_CONFIRMED),
	/** Ours: the 99th percentile of the delay of urgent events under the worse of two floods of regular ones, divided by that without. */
	URGENT_EVENTS_OVERTAKE_A_FLOOD(Unit.RATIO, ratio -> atMost(ratio, 2));

	/** The unit of the figure. */
	public enum Unit {
		SHARE, SHARE_OF_PAIRS, EVENTS, RATIO
	}

	private final Unit unit;
	private final DoubleFunction<Verdict> rule;

	ClaimKind(Unit unit, DoubleFunction<Verdict> rule) {
		this.unit = unit;
		this.rule = rule;
	}

	public Unit unit() {
		return unit;
	}

	/** Whether the figure is computed from switches and delays, which result sets have for all JVMs of a cell together. */
	boolean isOfParameters() {
		return switch (this) {
			case BATCHES_SWITCH_MORE_OFTEN, LOWER_PRIORITIES_STARVE_DELIVERY, URGENT_EVENTS_OVERTAKE_A_FLOOD -> true;
			default -> false;
		};
	}

	Verdict verdict(double figure) {
		return rule.apply(figure);
	}

	private static Verdict ofPairs(double share) {
		return share == 1 ? Verdict.CONFIRMED : share > 0.5 ? Verdict.IN_PART : Verdict.NOT_CONFIRMED;
	}

	private static Verdict atMost(double figure, double most) {
		return figure <= most ? Verdict.CONFIRMED : Verdict.NOT_CONFIRMED;
	}

	private static Verdict below(double figure, double limit) {
		return figure < limit ? Verdict.CONFIRMED : Verdict.NOT_CONFIRMED;
	}
}
