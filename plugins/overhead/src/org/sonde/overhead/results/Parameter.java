/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.results;

import java.math.BigDecimal;
import java.util.Set;

/**
 * What distinguishes one configuration from its siblings and is not a {@link ConditionName}, such as {@code batchSizeEvents} = 10.
 *
 * @param name camel case, with the unit in it where there is one
 * @param value as text
 * @param number whether the value is a number
 */
public record Parameter(String name, String value, boolean number) {

	/** The share of the records or events made that arrived, of a framework or log that drops some: known only after the measurement. */
	public static final String SHARE_OF_RECORDS_THAT_ARRIVED = "shareOfRecordsThatArrived";
	/** For a trace: the executions of methods without probes between those with probes. */
	public static final String EXECUTIONS_WITHOUT_PROBES = "executionsWithoutProbes";
	/** For events of objects: the median time until their observers have received them. */
	public static final String DELAY_MEDIAN_MICROS = "delayMedianMicros";
	/** The same for 99 % of the events. */
	public static final String DELAY_P99_MICROS = "delayP99Micros";
	/** Context switches of all threads of the program, per test case. */
	public static final String CONTEXT_SWITCHES = "contextSwitchesPerTestCase";
	/** What the thread that makes the events allocates, per test case or operation. */
	public static final String ALLOCATED_BYTES = "allocatedBytes";
	/** The clock of the method time, where it is another than that of elapsed time. */
	public static final String METHOD_TIME_BY = "methodTimeBy";

	private static final Set<String> MEASURED = Set.of(SHARE_OF_RECORDS_THAT_ARRIVED, DELAY_MEDIAN_MICROS, DELAY_P99_MICROS,
			CONTEXT_SWITCHES, ALLOCATED_BYTES);

	/** @throws IllegalArgumentException if name or value is empty, or a number is not one */
	public Parameter {
		if (name.isBlank() || value.isBlank()) {
			throw new IllegalArgumentException("a parameter needs a name and a value");
		}
		if (number && !value.matches("-?\\d{1,18}(\\.\\d{1,9})?")) {
			throw new IllegalArgumentException("parameter " + name + " must be a plain number, found " + value);
		}
	}

	/** Whether runs of the same configuration may differ in it: a {@code tag} is a label, and some were measured, not chosen. */
	public boolean mayDiffer() {
		return name.equals("tag") || MEASURED.contains(name);
	}

	/** Whether it says what the monitored program does, not what monitors it. */
	public boolean isLoad() {
		return name.equals(EXECUTIONS_WITHOUT_PROBES) || name.equals(METHOD_TIME_BY);
	}

	public static Parameter text(String name, String value) {
		return new Parameter(name, value, false);
	}

	public static Parameter number(String name, BigDecimal value) {
		return new Parameter(name, value.toPlainString(), true);
	}
}
