/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.results;

import java.util.EnumSet;
import java.util.Set;

import org.sonde.common.keyword.Keyword;

/** The conditions under which a result set was measured, in the order in which they are written and shown. */
public enum ConditionName implements Keyword {

	MACHINE("Machine"),
	OPERATING_SYSTEM("Operating system"),
	NETWORK("Network"),
	VIRTUAL_MACHINE("Java virtual machine"),
	HEAP("Heap"),
	/** Flags the JVM was started with. */
	JVM_FLAGS("JVM flags"),
	/** The collectors of the virtual machine, which picks them by the machine it runs on, unless told. */
	GARBAGE_COLLECTORS("Garbage collectors"),
	/** When the measurement began: date and time in UTC as ISO 8601 writes them, such as {@code 2026-11-21T18:12:51Z}. */
	MEASURED_AT("Measured at"),
	/** Load average of the machine over one minute, before the first fork. */
	LOAD_AVERAGE_BEFORE("Load average before"),
	/** The same after the last fork. */
	LOAD_AVERAGE_AFTER("Load average after"),
	/** Name and version or commit of the benchmark. */
	BENCHMARK("Benchmark"),
	FRAMEWORK("Monitoring framework"),
	WEAVER("Weaver"),
	/** A {@link ProbeKind}'s keyword. */
	PROBE_KIND("Probe kind"),
	WRITER("Writer"),
	QUEUE("Queue"),
	QUEUE_CAPACITY_RECORDS("Queue capacity [records]"),
	RECURSION_DEPTH("Recursion depth"),
	/** A {@link CallShape}'s keyword. */
	CALL_SHAPE("Shape of the calls"),
	METHOD_TIME_MICROS("Method time [µs]"),
	/** A {@link Clock}'s keyword. */
	CLOCK("Clock"),
	THREADS("Application threads"),
	CALLS_PER_JVM("Calls per JVM"),
	/** What ends a fork of Sonde's benchmark, such as {@code 2000000 calls of each thread or 5 s}: whatever comes first. */
	FORK_LENGTH("Length of a fork"),
	WARM_UP_CALLS_PER_JVM("Warm-up calls per JVM"),
	/** JVMs (forks) per configuration: the sampling unit. */
	JVMS("JVMs per configuration"),
	REPETITIONS("Repetitions"),
	RECORDS_PER_TRACE("Records per trace"),
	BYTES_PER_TRACE("Bytes per trace");

	private static final Set<ConditionName> NUMBERS = EnumSet.of(LOAD_AVERAGE_BEFORE, LOAD_AVERAGE_AFTER, QUEUE_CAPACITY_RECORDS,
			RECURSION_DEPTH, METHOD_TIME_MICROS, THREADS, CALLS_PER_JVM, WARM_UP_CALLS_PER_JVM, JVMS, REPETITIONS, RECORDS_PER_TRACE,
			BYTES_PER_TRACE);

	private final String label;

	ConditionName(String label) {
		this.label = label;
	}

	@Override
	public String keyword() {
		return Keyword.camelCase(this);
	}

	/** For tables; with the unit in brackets. */
	public String label() {
		return label;
	}

	/** Whether the value is a number ≥ 0 (else text). */
	public boolean isNumber() {
		return NUMBERS.contains(this);
	}
}
