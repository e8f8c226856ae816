/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.results;

import java.util.regex.Pattern;

/** The conditions under which a result set was measured, in the order in which they are written and shown. */
public enum ConditionName implements Keyword {

	MACHINE("machine", "Machine", Form.TEXT),
	OPERATING_SYSTEM("operatingSystem", "Operating system", Form.TEXT),
	NETWORK("network", "Network", Form.TEXT),
	VIRTUAL_MACHINE("virtualMachine", "Java virtual machine", Form.TEXT),
	HEAP("heap", "Heap", Form.TEXT),
	/** Flags the JVM was started with. */
	JVM_FLAGS("jvmFlags", "JVM flags", Form.TEXT),
	/** The collectors of the virtual machine, which picks them by the machine it runs on, unless told. */
	GARBAGE_COLLECTORS("garbageCollectors", "Garbage collectors", Form.TEXT),
	/** When the measurement began: date and time in UTC as ISO 8601 writes them, such as {@code 2026-11-21T18:12:51Z}. */
	MEASURED_AT("measuredAt", "Measured at", Form.TEXT),
	/** Load average of the machine over one minute, before the first fork. */
	LOAD_AVERAGE_BEFORE("loadAverageBefore", "Load average before", Form.NUMBER),
	/** The same after the last fork. */
	LOAD_AVERAGE_AFTER("loadAverageAfter", "Load average after", Form.NUMBER),
	/** Name and version or commit of the benchmark. */
	BENCHMARK("benchmark", "Benchmark", Form.TEXT),
	FRAMEWORK("framework", "Monitoring framework", Form.TEXT),
	WEAVER("weaver", "Weaver", Form.TEXT),
	/** A {@link ProbeKind}'s keyword. */
	PROBE_KIND("probeKind", "Probe kind", Form.TEXT),
	WRITER("writer", "Writer", Form.TEXT),
	QUEUE("queue", "Queue", Form.TEXT),
	QUEUE_CAPACITY_RECORDS("queueCapacityRecords", "Queue capacity [records]", Form.NUMBER),
	RECURSION_DEPTH("recursionDepth", "Recursion depth", Form.COUNT),
	/** A {@link CallShape}'s keyword. */
	CALL_SHAPE("callShape", "Shape of the calls", Form.TEXT),
	METHOD_TIME_MICROS("methodTimeMicros", "Method time [µs]", Form.NUMBER),
	/** A {@link Clock}'s keyword. */
	CLOCK("clock", "Clock", Form.TEXT),
	THREADS("threads", "Application threads", Form.COUNT),
	CALLS_PER_JVM("callsPerJvm", "Calls per JVM", Form.NUMBER),
	/** What ends a fork of Sonde's benchmark, such as {@code 2000000 calls of each thread or 5 s}: whatever comes first. */
	FORK_LENGTH("forkLength", "Length of a fork", Form.TEXT),
	WARM_UP_CALLS_PER_JVM("warmUpCallsPerJvm", "Warm-up calls per JVM", Form.NUMBER),
	/** JVMs (forks) per configuration: the sampling unit. */
	JVMS("jvms", "JVMs per configuration", Form.COUNT),
	REPETITIONS("repetitions", "Repetitions", Form.NUMBER),
	RECORDS_PER_TRACE("recordsPerTrace", "Records per trace", Form.NUMBER),
	BYTES_PER_TRACE("bytesPerTrace", "Bytes per trace", Form.NUMBER);

	private enum Form {
		TEXT("a text", "(?s).*"), NUMBER("a plain number ≥ 0", "\\d{1,18}(\\.\\d{1,9})?"),
		COUNT("a whole number from 1", "[1-9]\\d{0,17}");

		private final String words;
		private final Pattern pattern;

		Form(String words, String pattern) {
			this.words = words;
			this.pattern = Pattern.compile(pattern);
		}
	}

	private final String keyword;
	private final String label;
	private final Form form;

	ConditionName(String keyword, String label, Form form) {
		this.keyword = keyword;
		this.label = label;
		this.form = form;
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
		return form != Form.TEXT;
	}

	/** @throws IllegalArgumentException if the value is not of the condition's form */
	void check(String value) {
		if (!form.pattern.matcher(value).matches()) {
			throw new IllegalArgumentException(keyword + " must be " + form.words + ", found " + value);
		}
	}
}
