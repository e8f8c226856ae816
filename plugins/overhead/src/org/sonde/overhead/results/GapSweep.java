/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.results;

import java.util.List;
import java.util.Optional;

import org.sonde.overhead.statistics.Interval;

/**
 * What probes cost by the gap between their records, measured by switching them on and off within JVMs.
 *
 * @param writer    id of the configuration whose writer was in use
 * @param forks     JVMs per configuration, 1 or more
 * @param cells     in the order in which they were measured
 * @param allocation of the probes; empty in sets that earlier versions measured
 * @param inProgram how true these costs were in one program, to which the set belongs then
 */
public record GapSweep(String writer, int forks, List<Cell> cells, Optional<ProbeAllocation> allocation, Optional<InProgram> inProgram) {

	/** @throws IllegalArgumentException naming the rule that is broken */
	public GapSweep {
		ResultSet.requireId(writer);
		cells = List.copyOf(cells);
		if (forks < 1 || cells.isEmpty()) {
			throw new IllegalArgumentException("a sweep over gaps has a JVM and a cell, found " + forks + " and " + cells.size());
		}
	}

	/** Makes a sweep without a program, and without what the probes allocate. */
	public GapSweep(String writer, int forks, List<Cell> cells) {
		this(writer, forks, cells, Optional.empty(), Optional.empty());
	}

	/** The same with what the probes allocate, where known. */
	public GapSweep allocating(Optional<ProbeAllocation> bytes) {
		return new GapSweep(writer, forks, cells, bytes, inProgram);
	}

	/** The same, of a configuration with another id. */
	public GapSweep of(String configuration) {
		return new GapSweep(configuration, forks, cells, allocation, inProgram);
	}

	/** The same costs, checked in a program. */
	public GapSweep in(InProgram program) {
		return new GapSweep(writer, forks, cells, allocation, Optional.of(program));
	}

	/**
	 * Bursts of traces, with work of the program's own between them. Costs are CPU time in nanoseconds per trace; their intervals are over
	 * JVMs, or the value alone where there are too few.
	 *
	 * @param work         what the program does in the gaps: {@code arithmetic}, or {@code library} for much code of the Java library
	 * @param gapNanos     how long it works before a burst, probes not included
	 * @param traces       of a burst
	 * @param executions   of a trace
	 * @param innerNanos   how long it works before each execution but the first
	 * @param threads      that do this at the same time
	 * @param collecting   of the application's thread, without a hand-over
	 * @param writing      of the application's thread, with the hand-over
	 * @param writerThread of the thread that writes
	 * @param busyShare    of the elapsed time in which the thread that writes used a processor, 0 or more
	 */
	public record Cell(String work, double gapNanos, int traces, int executions, double innerNanos, int threads, Interval collecting,
			Interval writing, Interval writerThread, double busyShare) {

		/** @throws IllegalArgumentException naming the rule that is broken */
		public Cell {
			if (work.isBlank() || !(gapNanos >= 0) || !(innerNanos >= 0) || traces < 1 || executions < 1 || threads < 1
					|| !(busyShare >= 0) || Double.isInfinite(gapNanos + innerNanos + busyShare)) {
				throw new IllegalArgumentException("a cell has gaps of 0 ns or more, and a trace, an execution and a thread");
			}
		}

		/** Returns what the hand-over of the records costs the application's thread, per trace. */
		public Interval handOver() {
			return writing.minus(collecting);
		}
	}
}
