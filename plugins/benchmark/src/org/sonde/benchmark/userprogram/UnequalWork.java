/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.userprogram;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

import org.sonde.overhead.results.Phase;

/**
 * What JVMs did differently that should have done the same work.
 *
 * @param least of a JVM
 * @param most  of another
 */
public record UnequalWork(double least, double most) {

	/** Counted figures agree to this share if the work is the same. */
	private static final double COUNTED = 0.01;
	/** JVMs that do the same work differ by less in its time, or in what it allocates. */
	private static final double MEASURED = 0.2;

	/** Units of work of runs to the program's own end; empty if these are about the same. */
	public static Optional<UnequalWork> units(ProgramOverhead overhead) {
		return beyond(COUNTED, overhead.whole().values().stream().flatMap(List::stream)
				.filter(one -> one.jvm().ownEnd() && !one.isOneUnit())
				.mapToDouble(one -> one.whole().units()).toArray());
	}

	/** Records per unit of work of such runs, the lost ones included, so calls of probed methods; empty likewise. */
	public static Optional<UnequalWork> recordsPerUnit(ProgramOverhead overhead) {
		return beyond(COUNTED, overhead.whole().getOrDefault(Phase.WRITING, List.of()).stream().filter(one -> one.jvm().ownEnd())
				.flatMap(one -> one.process().log().flatMap(LogSize::records).stream()
						.map(log -> log.ofProbes() + one.lostRecords().orElse(0))
						.map(made -> (double) made / one.whole().units()))
				.mapToDouble(Double::doubleValue).toArray());
	}

	/**
	 * Bytes that a unit allocates, in JVMs with the probes in the same state; empty unless its CPU time differs, too: a compiler that does
	 * without some objects in one JVM alone makes no such difference.
	 */
	public static Optional<UnequalWork> allocationPerUnit(ProgramOverhead overhead) {
		return Stream.concat(overhead.whole().values().stream().map(UnequalWork::steady),
				Stream.of(switchedOff(overhead.switched().values().stream().flatMap(List::stream).toList())))
				.filter(units -> of(units, Unit::cpuNanos).isPresent()).flatMap(units -> of(units, Unit::bytes).stream()).findFirst();
	}

	/** A unit of work of one JVM. */
	private record Unit(double cpuNanos, double bytes) {
	}

	private static List<Unit> steady(Collection<Observation> jvms) {
		return jvms.stream().flatMap(one -> one.steady().stream())
				.map(used -> new Unit(used.perUnit(ResourceUsage.Figure.APPLICATION_CPU),
						used.perUnit(ResourceUsage.Figure.ALLOCATION))).toList();
	}

	private static List<Unit> switchedOff(Collection<Observation> jvms) {
		List<Unit> units = new ArrayList<>();
		for (Observation one : jvms) {
			OptionalDouble cpu = WindowPairs.switchedOff(one.windows(), ResourceUsage.Figure.APPLICATION_CPU);
			OptionalDouble bytes = WindowPairs.switchedOff(one.windows(), ResourceUsage.Figure.ALLOCATION);
			if (cpu.isPresent() && bytes.isPresent()) {
				units.add(new Unit(cpu.getAsDouble(), bytes.getAsDouble()));
			}
		}
		return units;
	}

	private static Optional<UnequalWork> of(List<Unit> units, ToDoubleFunction<Unit> figure) {
		return beyond(MEASURED, units.stream().mapToDouble(figure).toArray());
	}

	private static Optional<UnequalWork> beyond(double share, double[] jvms) {
		double least = Double.POSITIVE_INFINITY;
		double most = 0;
		for (double jvm : jvms) {
			least = Math.min(least, jvm);
			most = Math.max(most, jvm);
		}
		return most - least > share * most ? Optional.of(new UnequalWork(least, most)) : Optional.empty();
	}
}
