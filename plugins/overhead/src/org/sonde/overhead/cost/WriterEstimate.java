/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * What a plan asks of the writer.
 *
 * @param recordsPerSecond records that the active probes with known call rates hand over
 * @param bytesPerSecond volume of these records
 * @param gigabytesPerDay the same in 10⁹ bytes per day, if the program runs like this all day
 * @param nanosPerRecord the writer's service time
 * @param utilisation ρ = records per second × service time; 1 and more is more than the writer can do
 * @param regime at the value of ρ, or {@link Regime#UNKNOWN}
 * @param possibleRegimes those within the interval of ρ, never empty; without {@link Regime#UNKNOWN}
 * @param probesLeftOut active probes whose call rate or cost is not known; above 0 all of these figures are lower bounds
 * @param meaning what it means for the program, for the user
 */
public record WriterEstimate(Estimate recordsPerSecond, Estimate bytesPerSecond, Estimate gigabytesPerDay,
		Estimate nanosPerRecord, Estimate utilisation,
		Regime regime, SortedSet<Regime> possibleRegimes, int probesLeftOut, String meaning) {

	public WriterEstimate {
		possibleRegimes = Collections.unmodifiableSortedSet(new TreeSet<>(possibleRegimes));
	}

	/** Whether threads wait for the writer, or may. */
	public boolean makesThreadsWait() {
		return regime == Regime.SATURATED || regime == Regime.UNKNOWN
				|| utilisation instanceof Estimate.Known busy && busy.value() >= PlanEstimate.PERHAPS_SATURATED;
	}
}
