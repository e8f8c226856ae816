/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.handover;

/**
 * What it costs a thread to hand a record over to a writer that sleeps when it has nothing to do. A record that finds the writer awake
 * costs {@code awakeNanos}. One that comes {@code gap} after the record before it finds the writer asleep with the probability
 * {@code 1 ÷ (1 + (halfAsleepNanos ÷ gap)^steepness)}, and costs {@code wakeUpNanos} more then: the thread must wake the writer.
 *
 * @param awakeNanos      per record, 0 or more
 * @param wakeUpNanos     per wake-up, 0 or more
 * @param halfAsleepNanos gap after which the writer sleeps every other time, above 0
 * @param steepness       how suddenly it falls asleep, above 0
 */
public record HandOver(double awakeNanos, double wakeUpNanos, double halfAsleepNanos, double steepness) {

	/** @throws IllegalArgumentException naming the rule that is broken */
	public HandOver {
		if (!(awakeNanos >= 0 && wakeUpNanos >= 0 && halfAsleepNanos > 0 && steepness > 0)
				|| Double.isInfinite(awakeNanos + wakeUpNanos + halfAsleepNanos + steepness)) {
			throw new IllegalArgumentException(
					"costs of a hand-over are 0 or more, its gap and steepness above 0; found " + awakeNanos + ", "
							+ wakeUpNanos + ", " + halfAsleepNanos + ", " + steepness);
		}
	}

	/** The probability, 0 to 1, that a record finds the writer asleep, so long after the record before it. */
	public double asleep(double gapNanos) {
		return gapNanos <= 0 ? 0 : 1 / (1 + Math.pow(halfAsleepNanos / gapNanos, steepness));
	}

	/**
	 * The most of that over all gaps with a mean: at even distances. Where these are so short that the writer hardly ever sleeps, more
	 * records find it asleep if they come in bursts, after the pauses between which it sleeps most often for their length.
	 *
	 * @param meanNanos above 0
	 */
	double mostAsleep(double meanNanos) {
		double best = halfAsleepNanos * Math.pow(Math.max(0, steepness - 1), 1 / steepness);
		return meanNanos >= best ? asleep(meanNanos) : asleep(best) * meanNanos / best;
	}

	/** Returns {@code factor} ≥ 0 times the costs. */
	HandOver times(double factor) {
		return new HandOver(awakeNanos * factor, wakeUpNanos * factor, halfAsleepNanos, steepness);
	}
}
