/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.userprogram;

import java.util.OptionalDouble;
import java.util.OptionalLong;

/** A figure of a JVM as a whole, from its start to its end. */
public enum RunFigure {

	/** Until the first unit of work, in nanoseconds; with probes also weaving. */
	START_UP("startUp", "ns", false),
	/** From the JVM's start until it turns to the main class, in nanoseconds; with probes also the start of the weaver. */
	BEFORE_MAIN("beforeMain", "ns", false),
	/** Of Kieker's monitoring, in nanoseconds. */
	KIEKER_START("kiekerStart", "ns", false),
	/** Elapsed in the weaver until the program's end, in nanoseconds. */
	WEAVING("weaving", "ns", false),
	/** In nanoseconds. */
	ELAPSED("elapsed", "ns", true),
	/** Of the application's threads, in nanoseconds. */
	APPLICATION_CPU("threadCpu", "ns", true),
	/** In nanoseconds. */
	PROCESS_CPU("processCpu", "ns", true),
	/** Of the application's threads, in bytes. */
	ALLOCATION("allocation", "bytes", true),
	/** Of garbage. */
	COLLECTIONS("collections", "collections", true),
	/** Elapsed, in nanoseconds. */
	COLLECTION_TIME("collectionTime", "ns", true),
	/** Of the process in real memory, in bytes. */
	PEAK_RESIDENT("peakResidentMemory", "bytes", false),
	/** In bytes. */
	PEAK_HEAP("peakHeap", "bytes", false),
	/** That Kieker wrote. */
	RECORDS("records", "records", true),
	/** That were made and are not in Kieker's log. */
	LOST_RECORDS("lostRecords", "records", true),
	/** Of Kieker's log. */
	LOG_BYTES("logSize", "bytes", true);

	private static final double NANOS_PER_MILLI = 1e6;

	private final String keyword;
	private final String unit;
	private final boolean needsOwnEnd;

	RunFigure(String keyword, String unit, boolean needsOwnEnd) {
		this.keyword = keyword;
		this.unit = unit;
		this.needsOwnEnd = needsOwnEnd;
	}

	/** As in JSON. */
	public String keyword() {
		return keyword;
	}

	/** Of the number. */
	public String unit() {
		return unit;
	}

	/** Whether it says nothing of a program that was ended after some time. */
	boolean needsOwnEnd() {
		return needsOwnEnd;
	}

	OptionalDouble of(Observation jvm) {
		Used all = jvm.whole();
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
