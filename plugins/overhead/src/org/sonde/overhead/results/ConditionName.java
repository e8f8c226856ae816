/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.results;

import org.sonde.common.keyword.Keyword;

/** The conditions under which a result set was measured, in the order in which they are written and shown. */
public enum ConditionName implements Keyword {

	MACHINE("Machine", false),
	OPERATING_SYSTEM("Operating system", false),
	NETWORK("Network", false),
	VIRTUAL_MACHINE("Java virtual machine", false),
	HEAP("Heap", false),
	/** Flags the JVM was started with. */
	JVM_FLAGS("JVM flags", false),
	/** The collectors of the virtual machine, which picks them by the machine it runs on, unless told. */
	GARBAGE_COLLECTORS("Garbage collectors", false),
	/** When the measurement began: date and time in UTC as ISO 8601 writes them, such as {@code 2026-11-21T18:12:51Z}. */
	MEASURED_AT("Measured at", false),
	/** Load average of the machine over one minute, before the first fork. */
	LOAD_AVERAGE_BEFORE("Load average before", true),
	/** The same after the last fork. */
	LOAD_AVERAGE_AFTER("Load average after", true),
	/** Name and version or commit of the benchmark. */
	BENCHMARK("Benchmark", false),
	FRAMEWORK("Monitoring framework", false),
	WEAVER("Weaver", false),
	/** A {@link ProbeKind}'s keyword. */
	PROBE_KIND("Probe kind", false),
	WRITER("Writer", false),
	QUEUE("Queue", false),
	QUEUE_CAPACITY_RECORDS("Queue capacity [records]", true),
	RECURSION_DEPTH("Recursion depth", true),
	/** A {@link CallShape}'s keyword. */
	CALL_SHAPE("Shape of the calls", false),
	METHOD_TIME_MICROS("Method time [µs]", true),
	/** A {@link Clock}'s keyword. */
	CLOCK("Clock", false),
	THREADS("Application threads", true),
	CALLS_PER_JVM("Calls per JVM", true),
	/** What ends a fork of Sonde's benchmark, such as {@code 2000000 calls of each thread or 5 s}: whatever comes first. */
	FORK_LENGTH("Length of a fork", false),
	WARM_UP_CALLS_PER_JVM("Warm-up calls per JVM", true),
	/** JVMs (forks) per configuration: the sampling unit. */
	JVMS("JVMs per configuration", true),
	REPETITIONS("Repetitions", true),
	RECORDS_PER_TRACE("Records per trace", true),
	BYTES_PER_TRACE("Bytes per trace", true);

	private final String label;
	private final boolean number;

	ConditionName(String label, boolean number) {
		this.label = label;
		this.number = number;
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
		return number;
	}
}
