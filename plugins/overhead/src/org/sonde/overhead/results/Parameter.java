/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.results;

import java.math.BigDecimal;

/**
 * What distinguishes one configuration from its siblings and is not a {@link ConditionName}, such as {@code batchSizeEvents} = 10.
 *
 * @param name camel case, with the unit in it where there is one
 * @param value as text
 * @param number whether the value is a number
 */
public record Parameter(String name, String value, boolean number) {

	/** The share of the records made that arrived, of a framework that drops some: known only after the measurement. */
	public static final String SHARE_OF_RECORDS_THAT_ARRIVED = "shareOfRecordsThatArrived";
	/** Of a trace: executions of methods without probes between those with probes. */
	public static final String EXECUTIONS_WITHOUT_PROBES = "executionsWithoutProbes";
	/** The clock of the method time, where it is another than that of elapsed time. */
	public static final String METHOD_TIME_BY = "methodTimeBy";

	/** @throws IllegalArgumentException if name or value is empty, or a number is not one */
	public Parameter {
		if (name.isBlank() || value.isBlank()) {
			throw new IllegalArgumentException("a parameter needs a name and a value");
		}
		if (number && !value.matches("-?\\d{1,18}(\\.\\d{1,9})?")) {
			throw new IllegalArgumentException("parameter " + name + " must be a plain number, found " + value);
		}
	}

	/** Whether runs of the same configuration may differ in it: a {@code tag} is a label, and what arrived was measured, not chosen. */
	public boolean mayDiffer() {
		return name.equals("tag") || name.equals(SHARE_OF_RECORDS_THAT_ARRIVED);
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
