/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.objects;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Under what the forks of a grid are measured: only then can they be compared.
 *
 * @param began          when the first of them was, as ISO 8601 writes it in UTC
 * @param machine        in words
 * @param java           in words
 * @param jvmArguments   of all JVMs, in one line
 * @param warmUpMillis   of each fork
 * @param measuredMillis of each fork, except where periods are longer
 * @param keptAwake      whether processors without work were kept from halting
 * @param steps          of computed work in each operation of a test case
 * @param stepsPerMilli  that the machine does
 */
public record GridConditions(String began, String machine, String java, String jvmArguments, int warmUpMillis, int measuredMillis,
		boolean keptAwake, int steps, long stepsPerMilli) {

	/** Microseconds of computed work in each operation. */
	public double workMicros() {
		return 1000.0 * steps / stepsPerMilli;
	}

	/** Names and values that must be the same in forks that are compared. */
	Map<String, String> compared() {
		Map<String, String> values = new LinkedHashMap<>();
		values.put("machine", machine);
		values.put("java", java);
		values.put("jvmArguments", jvmArguments);
		values.put("warmUpMillis", Integer.toString(warmUpMillis));
		values.put("measuredMillis", Integer.toString(measuredMillis));
		values.put("keptAwake", Boolean.toString(keptAwake));
		return values;
	}

	/** Says what differs from other conditions. Empty if nothing does. */
	String differences(GridConditions asked) {
		return compared().entrySet().stream().filter(one -> !one.getValue().equals(asked.compared().get(one.getKey())))
				.map(one -> one.getKey() + " is " + one.getValue() + ", not " + asked.compared().get(one.getKey()))
				.collect(Collectors.joining("; "));
	}
}
