/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.budget;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

import org.sonde.common.keyword.Keyword;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.cost.PlanEstimate;

/**
 * What monitoring may cost at most. Limits that are not given do not bind.
 *
 * @param microsPerRequest application-thread time per request in µs; needs {@code requestsPerSecond}
 * @param requestsPerSecond that the program answers, above 0
 * @param cpuPercent application-thread time in percent of one processor: 10 ms per second are 1 %; above 100 is more than one
 * processor
 * @param megabytesPerSecond volume of the records, in 10⁶ bytes per second
 */
public record Budget(OptionalDouble microsPerRequest, OptionalDouble requestsPerSecond, OptionalDouble cpuPercent,
		OptionalDouble megabytesPerSecond) {

	private static final double MILLIS_PER_PERCENT = 10;
	private static final double MICROS_PER_MILLI = 1_000;
	private static final double BYTES_PER_MEGABYTE = 1e6;

	/** No limit. */
	public static final Budget NONE = new Budget(OptionalDouble.empty(), OptionalDouble.empty(), OptionalDouble.empty(),
			OptionalDouble.empty());

	/** @throws IllegalArgumentException if a limit is negative or not finite, or one per request lacks the requests per second */
	public Budget {
		for (OptionalDouble limit : List.of(microsPerRequest, requestsPerSecond, cpuPercent, megabytesPerSecond)) {
			if (!(limit.orElse(0) >= 0 && Double.isFinite(limit.orElse(0)))) {
				throw new IllegalArgumentException("a budget is a finite number ≥ 0, found " + limit.getAsDouble());
			}
		}
		if (microsPerRequest.isPresent() != requestsPerSecond.isPresent() || requestsPerSecond.orElse(1) == 0) {
			throw new IllegalArgumentException(
					"a budget per request needs the requests per second, above 0, and they are for nothing else");
		}
	}

	/** Whether nothing is limited. */
	public boolean isEmpty() {
		return limits().isEmpty();
	}

	/** What is limited. */
	public enum Quantity implements Keyword {
		MICROS_PER_REQUEST, CPU_PERCENT, MEGABYTES_PER_SECOND;

		@Override
		public String keyword() {
			return Keyword.camelCase(this);
		}

		/** Returns the unit for people. */
		public String unit() {
			return switch (this) {
				case MICROS_PER_REQUEST -> "µs per request";
				case CPU_PERCENT -> "% of one processor";
				case MEGABYTES_PER_SECOND -> "MB/s";
			};
		}
	}

	/**
	 * One limit.
	 *
	 * @param most in the unit of {@code quantity}
	 * @param perUnit how much of it 1 ms per second makes, or for a volume 1 byte per second
	 */
	public record Limit(Quantity quantity, double most, double perUnit) {

		boolean isVolume() {
			return quantity == Quantity.MEGABYTES_PER_SECOND;
		}

		/** Returns an amount as a share of the limit: 1 is the whole limit, and infinite is more than a limit of 0. */
		double share(double amount) {
			return amount == 0 ? 0 : amount / most;
		}

		/** Returns what the plan uses of the limit, in the unit of {@code quantity}. */
		Estimate spent(PlanEstimate plan) {
			Estimate cost = isVolume() ? plan.writer().bytesPerSecond() : plan.total().millisPerSecond();
			return cost instanceof Estimate.Known known ? known.times(perUnit, known.provenance()) : cost;
		}
	}

	/** Returns the given limits in a fixed order. */
	public List<Limit> limits() {
		List<Limit> limits = new ArrayList<>();
		microsPerRequest.ifPresent(most -> limits
				.add(new Limit(Quantity.MICROS_PER_REQUEST, most, MICROS_PER_MILLI / requestsPerSecond.getAsDouble())));
		cpuPercent.ifPresent(most -> limits.add(new Limit(Quantity.CPU_PERCENT, most, 1 / MILLIS_PER_PERCENT)));
		megabytesPerSecond.ifPresent(most -> limits.add(new Limit(Quantity.MEGABYTES_PER_SECOND, most, 1 / BYTES_PER_MEGABYTE)));
		return limits;
	}
}
