/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.results;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.OptionalDouble;

import org.sonde.common.keyword.Keyword;
import org.sonde.overhead.statistics.Interval;

/**
 * What the probes of a plan added to a program, as it was measured there. Intervals are 95 %, over JVMs.
 *
 * @param unitOfWork     what counts as one, in words
 * @param callsPerUnit   recorded executions of active probes, 0 or more
 * @param recordsPerUnit of these, 0 or more
 * @param wakeUpsPerUnit of the writer, estimated from the recorded gaps, 0 or more
 * @param perUnit        what was measured
 * @param conditions     of the measurement
 */
public record ProgramFigures(String unitOfWork, double callsPerUnit, double recordsPerUnit, double wakeUpsPerUnit,
		Map<Kind, Interval> perUnit, Conditions conditions) {

	/** What is known of a unit of work. Times are in nanoseconds. The time of a portion is CPU time of the application's threads. */
	public enum Kind implements Keyword {

		/** What deactivated probes add. */
		INSTRUMENTATION("I"),
		COLLECTING("collecting"),
		HAND_OVER("hand-over"),
		/** Collecting and hand-over together, which are known better than either. */
		ACTIVE("collecting and hand-over"),
		/** What active probes add to the CPU time of the process. */
		ACTIVE_PROCESS("active probes, CPU of the process"),
		/** What active probes add to the elapsed time. */
		ACTIVE_ELAPSED("active probes, elapsed"),
		/** What active probes allocate, in bytes. */
		ACTIVE_ALLOCATED("active probes, allocated");

		private final String label;

		Kind(String label) {
			this.label = label;
		}

		/** Returns the name with its unit: {@code activeElapsedNanos}. */
		@Override
		public String keyword() {
			return Keyword.camelCase(this) + (this == ACTIVE_ALLOCATED ? "Bytes" : "Nanos");
		}

		/** Returns the label for people. */
		public String label() {
			return label;
		}

		/** Returns the unit of the figure. */
		public String unit() {
			return this == ACTIVE_ALLOCATED ? "bytes" : "ns";
		}
	}

	/** @throws IllegalArgumentException naming the rule that is broken */
	public ProgramFigures {
		EnumMap<Kind, Interval> copy = new EnumMap<>(Kind.class);
		copy.putAll(perUnit);
		perUnit = Collections.unmodifiableMap(copy);
		if (unitOfWork.isBlank() || !(callsPerUnit >= 0) || !(recordsPerUnit >= 0) || !(wakeUpsPerUnit >= 0)
				|| Double.isInfinite(callsPerUnit + recordsPerUnit + wakeUpsPerUnit)) {
			throw new IllegalArgumentException("the figures of a program have a unit of work, with 0 or more calls, records and wake-ups");
		}
	}

	/**
	 * How many of what a portion costs are in a unit of work: records for the hand-over, calls else; empty for figures that are no portion,
	 * or if there is none.
	 */
	public OptionalDouble number(Kind kind) {
		double number = switch (kind) {
			case INSTRUMENTATION, COLLECTING, ACTIVE -> callsPerUnit;
			case HAND_OVER -> recordsPerUnit;
			case ACTIVE_PROCESS, ACTIVE_ELAPSED, ACTIVE_ALLOCATED -> 0;
		};
		return number > 0 ? OptionalDouble.of(number) : OptionalDouble.empty();
	}
}
