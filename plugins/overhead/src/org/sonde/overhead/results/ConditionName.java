/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.results;

import org.sonde.common.keyword.Keyword;

/** The conditions under which a result set was measured, in the order in which they are written and shown. */
public enum ConditionName implements Keyword {

	MACHINE("machine", "Machine", false),
	OPERATING_SYSTEM("operatingSystem", "Operating system", false),
	NETWORK("network", "Network", false),
	VIRTUAL_MACHINE("virtualMachine", "Java virtual machine", false),
	HEAP("heap", "Heap", false),
	/** Flags the JVM was started with. */
	JVM_FLAGS("jvmFlags", "JVM flags", false),
	/** The collectors of the virtual machine, which picks them by the machine it runs on, unless told. */
	GARBAGE_COLLECTORS("garbageCollectors", "Garbage collectors", false),
	/** When the measurement began: date and time in UTC as ISO 8601 writes them, such as {@code 2026-11-21T18:12:51Z}. */
	MEASURED_AT("measuredAt", "Measured at", false),
	/** Load average of the machine over one minute, before the first fork. */
	LOAD_AVERAGE_BEFORE("loadAverageBefore", "Load average before", true),
	/** The same after the last fork. */
	LOAD_AVERAGE_AFTER("loadAverageAfter", "Load average after", true),
	/** Name and version or commit of the benchmark. */
	BENCHMARK("benchmark", "Benchmark", false),
	FRAMEWORK("framework", "Monitoring framework", false),
	WEAVER("weaver", "Weaver", false),
	/** A {@link ProbeKind}'s keyword. */
	PROBE_KIND("probeKind", "Probe kind", false),
	WRITER("writer", "Writer", false),
	QUEUE("queue", "Queue", false),
	QUEUE_CAPACITY_RECORDS("queueCapacityRecords", "Queue capacity [records]", true),
	RECURSION_DEPTH("recursionDepth", "Recursion depth", true),
	/** A {@link CallShape}'s keyword. */
	CALL_SHAPE("callShape", "Shape of the calls", false),
	METHOD_TIME_MICROS("methodTimeMicros", "Method time [µs]", true),
	/** A {@link Clock}'s keyword. */
	CLOCK("clock", "Clock", false),
	THREADS("threads", "Application threads", true),
	CALLS_PER_JVM("callsPerJvm", "Calls per JVM", true),
	/** What ends a fork of Sonde's benchmark, such as {@code 2000000 calls of each thread or 5 s}: whatever comes first. */
	FORK_LENGTH("forkLength", "Length of a fork", false),
	WARM_UP_CALLS_PER_JVM("warmUpCallsPerJvm", "Warm-up calls per JVM", true),
	/** JVMs (forks) per configuration: the sampling unit. */
	JVMS("jvms", "JVMs per configuration", true),
	REPETITIONS("repetitions", "Repetitions", true),
	RECORDS_PER_TRACE("recordsPerTrace", "Records per trace", true),
	BYTES_PER_TRACE("bytesPerTrace", "Bytes per trace", true);

	private final String keyword;
	private final String label;
	private final boolean number;

	ConditionName(String keyword, String label, boolean number) {
		this.keyword = keyword;
		this.label = label;
		this.number = number;
	}

	@Override
	public String keyword() {
		return keyword;
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
