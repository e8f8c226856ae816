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
 * @param records             handed over to Kieker's writer; {@value #UNKNOWN} if nobody counts them
 * @param logBytes            that these take in Kieker's log; {@value #UNKNOWN} if its size is not known
 */
public record ResourceUsage(long nanos, long units, long applicationCpuNanos, long writerCpuNanos, long processCpuNanos,
		long allocatedBytes,
		long collections, long collectionMillis, long collectorCpuNanos, long compilerCpuNanos, long records, long logBytes) {

	static final long UNKNOWN = -1;

	/** Makes a usage without the JVM's own threads, and without records. */
	public ResourceUsage(long nanos, long units, long applicationCpuNanos, long writerCpuNanos, long processCpuNanos, long allocatedBytes,
			long collections, long collectionMillis) {
		this(nanos, units, applicationCpuNanos, writerCpuNanos, processCpuNanos, allocatedBytes, collections, collectionMillis, UNKNOWN,
				UNKNOWN, UNKNOWN, UNKNOWN);
	}

	/** Returns the usage with the size of the log, in bytes per record. */
	ResourceUsage withLog(double bytesPerRecord) {
		return withLog(records, records == UNKNOWN ? UNKNOWN : Math.round(records * bytesPerRecord));
	}

	/** Returns the usage with the content of the log. Either number is {@value #UNKNOWN} if unknown. */
	ResourceUsage withLog(long logged, long bytes) {
		return new ResourceUsage(nanos, units, applicationCpuNanos, writerCpuNanos, processCpuNanos, allocatedBytes, collections,
				collectionMillis,
				collectorCpuNanos, compilerCpuNanos, logged, bytes);
	}

	ResourceUsage minus(ResourceUsage earlier) {
		return new ResourceUsage(nanos - earlier.nanos, units - earlier.units, applicationCpuNanos - earlier.applicationCpuNanos,
				writerCpuNanos - earlier.writerCpuNanos, processCpuNanos - earlier.processCpuNanos,
				allocatedBytes - earlier.allocatedBytes, collections - earlier.collections, collectionMillis - earlier.collectionMillis,
				since(collectorCpuNanos, earlier.collectorCpuNanos), since(compilerCpuNanos, earlier.compilerCpuNanos),
				since(records, earlier.records), since(logBytes, earlier.logBytes));
	}

	private static long since(long now, long earlier) {
		return now == UNKNOWN || earlier == UNKNOWN ? UNKNOWN : now - earlier;
	}

	/** Whether it was read. */
	boolean knows(Figure figure) {
		return figure.of(this) != UNKNOWN;
	}

	/** Returns the figure per unit of work. 0 units have none. */
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
		/** Part of the process's CPU time. */
		COLLECTOR_CPU("collectorCpu", "CPU time of the garbage collector", "ns"),
		/** Part of the process's CPU time. */
		COMPILER_CPU("compilerCpu", "CPU time of the compiler", "ns"),
		/** Garbage collections. */
		COLLECTIONS("collections", "Garbage collections", "collections"),
		/** Elapsed in collections, in nanoseconds. */
		COLLECTION_TIME("collectionTime", "Elapsed time in collections", "ns"),
		/** Handed over to Kieker's writer. */
		RECORDS("records", "Records", "records"),
		/** The bytes of these records in Kieker's log. */
		LOG_BYTES("logSize", "Size of the log", "bytes");

		private static final double NANOS_PER_MILLI = 1e6;

		private final String keyword;
		private final String label;
		private final String unit;

		Figure(String keyword, String label, String unit) {
			this.keyword = keyword;
			this.label = label;
			this.unit = unit;
		}

		/** Returns the keyword in JSON. */
		public String keyword() {
			return keyword;
		}

		/** Returns the label for people. */
		public String label() {
			return label;
		}

		/** Whether a window of a tenth of a second is too short for it, and only all windows together tell it. */
		boolean isRare() {
			return switch (this) {
				case COLLECTOR_CPU, COMPILER_CPU, COLLECTIONS, COLLECTION_TIME -> true;
				case APPLICATION_CPU, PROCESS_CPU, WALL, ALLOCATION, WRITER_CPU, RECORDS, LOG_BYTES -> false;
			};
		}

		/** Whether it is 0 in every state but that which writes. */
		boolean isOfLog() {
			return this == RECORDS || this == LOG_BYTES;
		}

		/** {@code ns} or {@code bytes}, or what is counted. */
		public String unit() {
			return unit;
		}

		private double of(ResourceUsage used) {
			return switch (this) {
				case APPLICATION_CPU -> used.applicationCpuNanos;
				case PROCESS_CPU -> used.processCpuNanos;
				case WALL -> used.nanos;
				case ALLOCATION -> used.allocatedBytes;
				case WRITER_CPU -> used.writerCpuNanos;
				case COLLECTOR_CPU -> used.collectorCpuNanos;
				case COMPILER_CPU -> used.compilerCpuNanos;
				case COLLECTIONS -> used.collections;
				case COLLECTION_TIME -> used.collectionMillis * NANOS_PER_MILLI;
				case RECORDS -> used.records;
				case LOG_BYTES -> used.logBytes;
			};
		}
	}
}
