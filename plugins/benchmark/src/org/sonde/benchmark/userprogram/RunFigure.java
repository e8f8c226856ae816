/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.userprogram;

import java.util.OptionalDouble;
import java.util.OptionalLong;

/** A figure of a JVM as a whole, from its start to its end. */
public enum RunFigure {

	/** The time until the first unit of work, in nanoseconds. With probes, weaving is included. */
	START_UP("startUp"),
	/** The time from the JVM's start to the main class, in nanoseconds. With probes, the weaver's start is included. */
	BEFORE_MAIN("beforeMain"),
	/** The start of Kieker's monitoring, in nanoseconds. */
	KIEKER_START("kiekerStart"),
	/** Elapsed in the weaver until the program's end, in nanoseconds. */
	WEAVING("weaving"),
	/** Nanoseconds. */
	ELAPSED("elapsed"),
	/** The CPU time of the application's threads, in nanoseconds. */
	APPLICATION_CPU("threadCpu"),
	/** Nanoseconds. */
	PROCESS_CPU("processCpu"),
	/** The allocation of the application's threads, in bytes. */
	ALLOCATION("allocation"),
	/** Garbage collections. */
	COLLECTIONS("collections"),
	/** Elapsed, in nanoseconds. */
	COLLECTION_TIME("collectionTime"),
	/** The most real memory of the process, in bytes. */
	PEAK_RESIDENT("peakResidentMemory"),
	/** Bytes. */
	PEAK_HEAP("peakHeap"),
	/** The records that Kieker wrote. */
	RECORDS("records"),
	/** The records that were made and are not in Kieker's log. */
	LOST_RECORDS("lostRecords"),
	/** The size of Kieker's log. */
	LOG_BYTES("logSize");

	private static final double NANOS_PER_MILLI = 1e6;

	private final String keyword;

	RunFigure(String keyword) {
		this.keyword = keyword;
	}

	/** Returns the keyword in JSON. */
	public String keyword() {
		return keyword;
	}

	/** Returns the unit of the number. */
	public String unit() {
		return switch (this) {
			case START_UP, BEFORE_MAIN, KIEKER_START, WEAVING, ELAPSED, APPLICATION_CPU, PROCESS_CPU, COLLECTION_TIME -> "ns";
			case ALLOCATION, PEAK_RESIDENT, PEAK_HEAP, LOG_BYTES -> "bytes";
			case COLLECTIONS -> "collections";
			case RECORDS, LOST_RECORDS -> "records";
		};
	}

	/** Whether it says nothing of a program that was ended after some time. */
	boolean needsOwnEnd() {
		return switch (this) {
			case START_UP, BEFORE_MAIN, KIEKER_START, WEAVING, PEAK_RESIDENT, PEAK_HEAP -> false;
			case ELAPSED, APPLICATION_CPU, PROCESS_CPU, ALLOCATION, COLLECTIONS, COLLECTION_TIME, RECORDS, LOST_RECORDS, LOG_BYTES -> true;
		};
	}

	OptionalDouble of(Observation jvm) {
		ResourceUsage all = jvm.whole();
		return switch (this) {
			case START_UP -> jvm.firstUnit().map(unit -> OptionalDouble.of(unit.nanos())).orElse(OptionalDouble.empty());
			case BEFORE_MAIN -> number(jvm.jvm().startUp().beforeMain());
			case KIEKER_START -> number(jvm.jvm().startUp().kiekerStart());
			case WEAVING -> number(jvm.jvm().startUp().weaving());
			case ELAPSED -> OptionalDouble.of(all.nanos());
			case APPLICATION_CPU -> OptionalDouble.of(all.applicationCpuNanos());
			case PROCESS_CPU -> OptionalDouble.of(all.processCpuNanos());
			case ALLOCATION -> OptionalDouble.of(all.allocatedBytes());
			case COLLECTIONS -> OptionalDouble.of(all.collections());
			case COLLECTION_TIME -> OptionalDouble.of(all.collectionMillis() * NANOS_PER_MILLI);
			case PEAK_RESIDENT -> number(jvm.jvm().peakResidentBytes());
			case PEAK_HEAP -> number(jvm.jvm().peakHeapBytes());
			case RECORDS -> jvm.process().log().flatMap(LogSize::records).map(log -> OptionalDouble.of(log.ofProbes()))
					.orElse(OptionalDouble.empty());
			case LOST_RECORDS -> number(jvm.lostRecords());
			case LOG_BYTES -> jvm.process().log().map(log -> OptionalDouble.of(log.bytes())).orElse(OptionalDouble.empty());
		};
	}

	private static OptionalDouble number(OptionalLong known) {
		return known.isPresent() ? OptionalDouble.of(known.getAsLong()) : OptionalDouble.empty();
	}
}
