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
	 */
	record Gaps(double wakeUpsPerSecond, double callsPerSecond, double entriesPerSecond) {

		/** Of one probe of a plan with so many records per second. */
		static Gaps of(Optional<GapCosts> costs, ProbeLoad load, double recordsPerSecond) {
			if (costs.isEmpty() || load.callRate().isEmpty() || load.callRate().get().gaps().isEmpty()) {
				return new Gaps(0, 0, 0);
			}
			double calls = load.callRate().get().callsPerSecond();
			double entries = load.callRate().get().traceEntriesPerSecond().orElse(0);
			return new Gaps(costs.get().wakeUpsPerRecord(load.callRate().get().gaps().get(), recordsPerSecond) * costs.get().records(calls, entries), calls,
					entries);
		}
	}

	int probes() {
		return withRate + withoutRate;
	}

	/** The groups of a plan, to which probes can be added and from which they can be taken, without any rounding on the way. */
	static final class Sums {

		private final Optional<GapCosts> costs;
		private final double recordsPerSecond;
		private final Sum[] sums;

		/**
		 * @param costs            by the gaps between records; empty if the model has none, or gaps are not asked for
		 * @param recordsPerSecond of the whole plan; means nothing without such costs
		 */
		Sums(Optional<GapCosts> costs, double recordsPerSecond) {
			this(costs, recordsPerSecond, new Sum[ProbeKind.values().length * 2 * CallContext.values().length]);
		}

		private Sums(Optional<GapCosts> costs, double recordsPerSecond, Sum[] sums) {
			this.costs = costs;
			this.recordsPerSecond = recordsPerSecond;
			this.sums = sums;
		}

		Sums copy() {
			Sum[] copies = new Sum[sums.length];
			for (int i = 0; i < sums.length; i++) {
				copies[i] = sums[i] == null ? null : sums[i].copy();
			}
			return new Sums(costs, recordsPerSecond, copies);
		}

		void add(ProbeLoad load, CallContext context) {
			int index = index(load, context);
			if (sums[index] == null) {
				sums[index] = new Sum();
			}
			sums[index].count(load, 1);
			load.callRate().ifPresent(rate -> {
				sums[index].calls.add(rate.callsPerSecond());
				sums[index].entries.add(rate.traceEntriesPerSecond().orElse(0));
			});
			Gaps gaps = Gaps.of(costs, load, recordsPerSecond);
			sums[index].wakeUps.add(gaps.wakeUpsPerSecond());
			sums[index].callsWithGaps.add(gaps.callsPerSecond());
			sums[index].entriesWithGaps.add(gaps.entriesPerSecond());
		}

		/** Only what was added. */
		void remove(ProbeLoad load, CallContext context) {
			Sum sum = sums[index(load, context)];
			sum.count(load, -1);
			load.callRate().ifPresent(rate -> {
				sum.calls.subtract(rate.callsPerSecond());
				sum.entries.subtract(rate.traceEntriesPerSecond().orElse(0));
			});
			Gaps gaps = Gaps.of(costs, load, recordsPerSecond);
			sum.wakeUps.subtract(gaps.wakeUpsPerSecond());
			sum.callsWithGaps.subtract(gaps.callsPerSecond());
			sum.entriesWithGaps.subtract(gaps.entriesPerSecond());
		}

		private static int index(ProbeLoad load, CallContext context) {
			return (2 * load.kind().ordinal() + (load.active() ? 1 : 0)) * CallContext.values().length + context.ordinal();
		}

		/** Those that have probes, in a fixed order. */
		List<LoadGroup> groups() {
			List<LoadGroup> groups = new ArrayList<>();
			int contexts = CallContext.values().length;
			for (int i = 0; i < sums.length; i++) {
				if (sums[i] != null && sums[i].withRate + sums[i].withoutRate > 0) {
					groups.add(
							new LoadGroup(ProbeKind.values()[i / contexts / 2], i / contexts % 2 == 1, CallContext.values()[i % contexts],
							sums[i].calls.value(), sums[i].entries.value(), sums[i].withRate, sums[i].withoutRate,
							new Gaps(sums[i].wakeUps.value(), sums[i].callsWithGaps.value(), sums[i].entriesWithGaps.value())));
				}
			}
			return groups;
		}
	}

	private static final class Sum {

		private ExactSum calls = new ExactSum();
		private ExactSum entries = new ExactSum();
		private ExactSum wakeUps = new ExactSum();
		private ExactSum callsWithGaps = new ExactSum();
		private ExactSum entriesWithGaps = new ExactSum();
		private int withRate;
		private int withoutRate;

		private void count(ProbeLoad load, int probes) {
			if (load.callRate().isPresent()) {
				withRate += probes;
			} else {
				withoutRate += probes;
			}
		}

		private Sum copy() {
			Sum copy = new Sum();
			copy.calls = calls.copy();
			copy.entries = entries.copy();
			copy.wakeUps = wakeUps.copy();
			copy.callsWithGaps = callsWithGaps.copy();
			copy.entriesWithGaps = entriesWithGaps.copy();
			copy.withRate = withRate;
			copy.withoutRate = withoutRate;
			return copy;
		}
	}
}
