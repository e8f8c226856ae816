/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.userprogram;

/**
 * What a program used between two readings of the clocks, or since its start.
 *
 * @param nanos               elapsed
 * @param units               of work begun
 * @param applicationCpuNanos of the application's threads
 * @param writerCpuNanos      of the monitoring's writer thread
 * @param processCpuNanos     of the whole process: also the compiler, the collector of garbage and the observer
 * @param allocatedBytes      of the application's threads
 * @param collections         of garbage
 * @param collectionMillis    elapsed time of these
 * @param collectorCpuNanos   of the threads that collect garbage, in ticks of 10 ms; {@value #UNKNOWN} where the system does not tell
 * @param compilerCpuNanos    of the compiler's threads, likewise
 */
public record Used(long nanos, long units, long applicationCpuNanos, long writerCpuNanos, long processCpuNanos, long allocatedBytes,
		long collections, long collectionMillis, long collectorCpuNanos, long compilerCpuNanos) {

	private static final long UNKNOWN = -1;

	/** Without the JVM's own threads. */
	public Used(long nanos, long units, long applicationCpuNanos, long writerCpuNanos, long processCpuNanos, long allocatedBytes,
			long collections, long collectionMillis) {
		this(nanos, units, applicationCpuNanos, writerCpuNanos, processCpuNanos, allocatedBytes, collections, collectionMillis, UNKNOWN,
				UNKNOWN);
	}

	Used minus(Used earlier) {
		return new Used(nanos - earlier.nanos, units - earlier.units, applicationCpuNanos - earlier.applicationCpuNanos,
				writerCpuNanos - earlier.writerCpuNanos, processCpuNanos - earlier.processCpuNanos,
				allocatedBytes - earlier.allocatedBytes, collections - earlier.collections, collectionMillis - earlier.collectionMillis,
				since(collectorCpuNanos, earlier.collectorCpuNanos), since(compilerCpuNanos, earlier.compilerCpuNanos));
	}

	private static long since(long now, long earlier) {
		return now == UNKNOWN || earlier == UNKNOWN ? UNKNOWN : now - earlier;
	}

	/** Whether it was read. */
	boolean knows(Figure figure) {
		return figure.of(this) != UNKNOWN;
	}

	/** Of a unit of work; 0 units have none. */
	double perUnit(Figure figure) {
		return figure.of(this) / units;
	}

	/** A figure of a program's use, per unit of work. */
	public enum Figure {

		/** CPU time of the application's threads, in nanoseconds. */
		APPLICATION_CPU("threadCpu", "CPU time of the application's threads", "ns"),
		/** CPU time of the process, in nanoseconds. */
		PROCESS_CPU("processCpu", "CPU time of the process", "ns"),
		/** Elapsed time, in nanoseconds; of a program with several threads, of all of them together. */
		WALL("wall", "Elapsed time", "ns"),
		/** Allocation of the application's threads, in bytes. */
		ALLOCATION("allocation", "Allocation", "bytes"),
		/** Part of the process's CPU time: the thread that writes the records. */
		WRITER_CPU("writerCpu", "CPU time of the writer", "ns"),
		/** Part of the process's CPU time; unknown for windows, which are too short for the system's clock. */
		COLLECTOR_CPU("collectorCpu", "CPU time of the garbage collector", "ns"),
		/** Part of the process's CPU time; likewise. */
		COMPILER_CPU("compilerCpu", "CPU time of the compiler", "ns");

		private final String keyword;
		private final String label;
		private final String unit;

		Figure(String keyword, String label, String unit) {
			this.keyword = keyword;
			this.label = label;
			this.unit = unit;
		}

		/** As in JSON. */
		public String keyword() {
			return keyword;
		}

		/** For people. */
		public String label() {
			return label;
		}

		/** Whether windows of a tenth of a second are long enough for it. */
		boolean isReadInWindows() {
			return this != COLLECTOR_CPU && this != COMPILER_CPU;
		}

		/** {@code ns} or {@code bytes}. */
		public String unit() {
			return unit;
		}

		private double of(Used used) {
			return switch (this) {
				case APPLICATION_CPU -> used.applicationCpuNanos;
				case PROCESS_CPU -> used.processCpuNanos;
				case WALL -> used.nanos;
				case ALLOCATION -> used.allocatedBytes;
				case WRITER_CPU -> used.writerCpuNanos;
				case COLLECTOR_CPU -> used.collectorCpuNanos;
				case COMPILER_CPU -> used.compilerCpuNanos;
			};
		}
	}
}
