/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import org.sonde.overhead.statistics.Interval;

/**
 * What active probes cost by portion, in nanoseconds of the application's threads per second or per unit of work, each with the estimate
 * interval of the portion by itself. Together with I they add up to the total, which is known better than its parts: what one of them
 * lacks, another may have.
 *
 * @param collecting C
 * @param handOver   of the records
 * @param records    handed over in that time
 * @param wakeUps    of the writer by these
 */
public record PortionTotals(Interval collecting, Interval handOver, double records, double wakeUps) {

	static final PortionTotals NONE = new PortionTotals(Interval.exactly(0), Interval.exactly(0), 0, 0);

	PortionTotals plus(PortionTotals other) {
		return new PortionTotals(collecting.plusDependent(other.collecting), handOver.plusDependent(other.handOver),
				records + other.records, wakeUps + other.wakeUps);
	}

	/** The same for another time, {@code factor} ≥ 0 times as long. */
	public PortionTotals times(double factor) {
		return new PortionTotals(collecting.times(factor), handOver.times(factor), records * factor, wakeUps * factor);
	}

	/** Returns the totals with a hand-over that may cost up to this much. */
	PortionTotals upTo(double nanos) {
		return new PortionTotals(collecting, handOver.including(nanos), records, wakeUps);
	}
}
