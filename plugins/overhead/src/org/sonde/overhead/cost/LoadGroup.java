/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.sonde.overhead.handover.GapCosts;
import org.sonde.overhead.results.ProbeKind;
import org.sonde.overhead.statistics.ExactSum;

/**
 * The probes of a plan that cost the same per call and per trace, summed up.
 *
 * @param callsPerSecond of the probes whose call rate is known
 * @param entriesPerSecond of these, executions that open a trace, where known
 * @param gaps what is known of the gaps between their records
 */
record LoadGroup(ProbeKind kind, boolean active, CallContext context, double callsPerSecond, double entriesPerSecond, int withRate,
		int withoutRate, Gaps gaps) {

	/**
	 * Sums over probes whose gaps are known; all 0 for a cost model that does not use them.
	 *
	 * @param wakeUpsPerSecond  records that find the writer asleep
	 * @param callsPerSecond    of these probes
	 * @param entriesPerSecond  of these probes
	 * @param ofOtherProbes     whether some were recorded with other probes than the plan has
	 */
	record Gaps(double wakeUpsPerSecond, double callsPerSecond, double entriesPerSecond, boolean ofOtherProbes) {

		/** Returns the gaps of one probe in a plan with this number of records per second. */
		static Gaps of(Optional<GapCosts> costs, ProbeLoad load, double recordsPerSecond) {
			if (costs.isEmpty() || load.callRate().isEmpty() || load.callRate().get().gaps().isEmpty()) {
				return new Gaps(0, 0, 0, false);
			}
			double calls = load.callRate().get().callsPerSecond();
			double entries = load.callRate().get().traceEntriesPerSecond().orElse(0);
			return new Gaps(
					costs.get().wakeUpsPerRecord(load.callRate().get().gaps().get(), recordsPerSecond)
							* costs.get().records(calls, entries),
					calls,
					entries, load.gapsOfOtherProbes());
		}
	}

	int probes() {
		return withRate + withoutRate;
	}

	/** The groups of a plan, to which probes are added without any rounding on the way. */
	static final class Sums {

		private final Optional<GapCosts> costs;
		private final double recordsPerSecond;
		private final Sum[] sums = new Sum[ProbeKind.values().length * 2 * CallContext.values().length];

		/**
		 * @param costs            by the gaps between records; empty if the model has none, or gaps are not asked for
		 * @param recordsPerSecond of the whole plan; means nothing without such costs
		 */
		Sums(Optional<GapCosts> costs, double recordsPerSecond) {
			this.costs = costs;
			this.recordsPerSecond = recordsPerSecond;
		}

		void add(ProbeLoad load, CallContext context) {
			int index = index(load, context);
			if (sums[index] == null) {
				sums[index] = new Sum();
			}
			sums[index].add(load, Gaps.of(costs, load, recordsPerSecond));
		}

		private static int index(ProbeLoad load, CallContext context) {
			return (2 * load.kind().ordinal() + (load.active() ? 1 : 0)) * CallContext.values().length + context.ordinal();
		}

		/** Returns the groups that have probes, in a fixed order. */
		List<LoadGroup> groups() {
			List<LoadGroup> groups = new ArrayList<>();
			int contexts = CallContext.values().length;
			for (int i = 0; i < sums.length; i++) {
				if (sums[i] != null) {
					groups.add(sums[i].group(ProbeKind.values()[i / contexts / 2], i / contexts % 2 == 1,
							CallContext.values()[i % contexts]));
				}
			}
			return groups;
		}
	}

	private static final class Sum {

		private final ExactSum calls = new ExactSum();
		private final ExactSum entries = new ExactSum();
		private final ExactSum wakeUps = new ExactSum();
		private final ExactSum callsWithGaps = new ExactSum();
		private final ExactSum entriesWithGaps = new ExactSum();
		private boolean ofOtherProbes;
		private int withRate;
		private int withoutRate;

		private void add(ProbeLoad load, Gaps gaps) {
			load.callRate().ifPresentOrElse(rate -> {
				withRate++;
				calls.add(rate.callsPerSecond());
				entries.add(rate.traceEntriesPerSecond().orElse(0));
			}, () -> withoutRate++);
			wakeUps.add(gaps.wakeUpsPerSecond());
			callsWithGaps.add(gaps.callsPerSecond());
			entriesWithGaps.add(gaps.entriesPerSecond());
			ofOtherProbes |= gaps.ofOtherProbes();
		}

		private LoadGroup group(ProbeKind kind, boolean active, CallContext context) {
			return new LoadGroup(kind, active, context, calls.value(), entries.value(), withRate, withoutRate,
					new Gaps(wakeUps.value(), callsWithGaps.value(), entriesWithGaps.value(), ofOtherProbes));
		}
	}
}
