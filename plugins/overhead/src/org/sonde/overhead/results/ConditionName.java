/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.results;

import java.util.regex.Pattern;

import org.sonde.common.keyword.Keyword;

/** The conditions under which a result set was measured, in the order in which they are written and shown. */
public enum ConditionName implements Keyword {

	MACHINE("Machine", Form.TEXT),
	OPERATING_SYSTEM("Operating system", Form.TEXT),
	/** What processors without work do: it is cheaper to wake a polling processor than a halted one. */
	IDLE_PROCESSORS("Idle processors", Form.TEXT),
	NETWORK("Network", Form.TEXT),
	VIRTUAL_MACHINE("Java virtual machine", Form.TEXT),
	HEAP("Heap", Form.TEXT),
	/** Flags the JVM was started with. */
	JVM_FLAGS("JVM flags", Form.TEXT),
	/** The collectors of the virtual machine, which chooses them by the machine it runs on unless they are named. */
	GARBAGE_COLLECTORS("Garbage collectors", Form.TEXT),
	/** When the measurement began: date and time in UTC as ISO 8601 writes them, such as {@code 2026-11-21T18:12:51Z}. */
	MEASURED_AT("Measured at", Form.TEXT),
	/** Load average of the machine over one minute, before the first fork. */
	LOAD_AVERAGE_BEFORE("Load average before", Form.NUMBER),
	/** The same after the last fork. */
	LOAD_AVERAGE_AFTER("Load average after", Form.NUMBER),
	/** Name and version or commit of the benchmark. */
	BENCHMARK("Benchmark", Form.TEXT),
	FRAMEWORK("Monitoring framework", Form.TEXT),
	WEAVER("Weaver", Form.TEXT),
	/** A {@link ProbeKind}'s keyword. */
	PROBE_KIND("Probe kind", Form.TEXT),
	WRITER("Writer", Form.TEXT),
	QUEUE("Queue", Form.TEXT),
	QUEUE_CAPACITY_RECORDS("Queue capacity [records]", Form.NUMBER),
	RECURSION_DEPTH("Recursion depth", Form.COUNT),
	/** A {@link CallShape}'s keyword. */
	CALL_SHAPE("Shape of the calls", Form.TEXT),
	METHOD_TIME_MICROS("Method time [µs]", Form.NUMBER),
	/** A {@link Clock}'s keyword. */
	CLOCK("Clock", Form.TEXT),
	THREADS("Application threads", Form.COUNT),
	CALLS_PER_JVM("Calls per JVM", Form.NUMBER),
	/** The end of a fork of Sonde's benchmark, such as {@code 2000000 calls of each thread or 5 s}, whichever comes first. */
	FORK_LENGTH("Length of a fork", Form.TEXT),
	WARM_UP_CALLS_PER_JVM("Warm-up calls per JVM", Form.NUMBER),
	/** JVMs (forks) per configuration: the sampling unit. */
	JVMS("JVMs per configuration", Form.COUNT),
	REPETITIONS("Repetitions", Form.NUMBER),
	RECORDS_PER_TRACE("Records per trace", Form.NUMBER),
	BYTES_PER_TRACE("Bytes per trace", Form.NUMBER);

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

	private final String label;
	private final Form form;

	ConditionName(String label, Form form) {
		this.label = label;
		this.form = form;
	}

	@Override
	public String keyword() {
		return Keyword.camelCase(this);
	}

	/** Returns the label for tables, with the unit in brackets. */
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
			throw new IllegalArgumentException(keyword() + " must be " + form.words + ", found " + value);
		}
	}
}
