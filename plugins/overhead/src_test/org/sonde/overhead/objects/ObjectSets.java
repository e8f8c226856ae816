/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.objects;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.sonde.overhead.results.Clock;
import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Conditions;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.Measurement;
import org.sonde.overhead.results.Parameter;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.Precision;
import org.sonde.overhead.results.QuantityKind;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.SamplingUnit;
import org.sonde.overhead.results.Scope;
import org.sonde.overhead.results.Source;
import org.sonde.overhead.results.Statistic;
import org.sonde.overhead.results.Unit;

/**
 * Sets of the benchmark of objects that are made up. Without observers, a change takes 2 ns and an object 10; events cost, in nanoseconds:
 * <pre>
 *            idle  created  handed over        delivered
 * change        3       40           60              249
 * object      100       50           70                -
 * change after a gap of 10 µs      3060             4000
 *              after 100 µs       10000             9000
 * written to the log, by woven code, which takes 18 ns idle and 170 created
 *              after 10 µs         4000            20000    (10000 for all events, of which half are written)
 *              after 100 µs       11000            16000
 * objects, two events after 10 µs   4600           17000
 * </pre>
 */
public final class ObjectSets {
	static final String SHORT = "attribute-gap-10-us-logged";
	static final String LONG = "attribute-gap-100-us-logged";
	private static final String DAY = "2026-11-29T02:00:00Z";

	private ObjectSets() {
	}

	/** With all stages and gaps. */
	public static ResultSet changes() {
		return set("attribute-1", DAY, with(stages(), gaps()));
	}

	/** The same with the log. */
	public static ResultSet loggedChanges() {
		return set("logged-1", DAY, with(with(stages(), gaps()), with(woven(), logged())), Map.of(SHORT, "0.5", LONG, "1"));
	}

	/** The same; the thread allocates so many bytes per operation. */
	public static ResultSet allocating(ResultSet set, Map<String, String> bytes) {
		List<Configuration> cells = new ArrayList<>();
		Set<String> left = new LinkedHashSet<>(bytes.keySet());
		for (Configuration cell : set.configurations()) {
			cells.add(left.remove(cell.id()) ? allocating(cell, bytes.get(cell.id())) : cell);
		}
		left.forEach(cell -> cells.add(allocating(
				new Configuration(cell, cell, Phase.OTHER, Optional.empty(), Conditions.NONE, List.of(), List.of(), List.of()),
				bytes.get(cell))));
		return new ResultSet(set.id(), set.title(), set.tags(), set.source(), set.series(), set.maintainability(), set.conditions(), cells);
	}

	private static Configuration allocating(Configuration cell, String bytes) {
		return new Configuration(cell.id(), cell.label(), cell.phase(), cell.predecessor(), cell.conditions(),
				List.of(Parameter.number(Parameter.ALLOCATED_BYTES, new BigDecimal(bytes))), cell.measurements(), cell.forks());
	}

	/** Without gaps. */
	public static ResultSet stagesOfChanges() {
		return set("stages-1", DAY, stages());
	}

	/** By elapsed time alone. */
	public static ResultSet lives() {
		return set("lifecycle-1", DAY, lifeStages());
	}

	static Map<String, Double> lifeStages() {
		Map<String, Double> times = new LinkedHashMap<>();
		times.put("lifecycle-none", 10.0);
		times.put("lifecycle-idle", 210.0);
		times.put("lifecycle-created", 310.0);
		times.put("lifecycle-queued", 450.0);
		return times;
	}

	/** With the log at one gap. */
	public static ResultSet loggedLives() {
		Map<String, Double> times = lifeStages();
		times.put("lifecycle-gap-10-us-thread-cpu", 10_000.0);
		times.put("lifecycle-gap-10-us-process-cpu", 10_010.0);
		times.put("lifecycle-gap-10-us-collected-logged-thread-cpu", 10_000 + 300 + 2 * 4600.0);
		times.put("lifecycle-gap-10-us-collected-logged-process-cpu", 10_010 + 300 + 2 * 4600 + 2 * 17_000.0);
		return set("lifecycle-1", DAY, times);
	}

	public static ObjectCosts all() {
		return ObjectCosts.of(List.of(changes(), lives()));
	}

	/** Of the thread and, where an observer gets the events, of the process. */
	static Map<String, Double> stages() {
		Map<String, Double> times = new LinkedHashMap<>();
		times.put("attribute-none-thread-cpu", 2.0);
		times.put("attribute-none-process-cpu", 3.0);
		times.put("attribute-idle-thread-cpu", 5.0);
		times.put("attribute-created-thread-cpu", 45.0);
		times.put("attribute-queued-thread-cpu", 105.0);
		times.put("attribute-delivered-in-batches-of-30-thread-cpu", 150.0);
		times.put("attribute-delivered-in-batches-of-30-process-cpu", 400.0);
		// Elapsed times are not used if there is CPU time.
		times.put("attribute-none", 1.0);
		times.put("attribute-idle", 1000.0);
		return times;
	}

	static Map<String, Double> gaps() {
		Map<String, Double> times = new LinkedHashMap<>();
		times.put("attribute-gap-100-us-thread-cpu", 100_000.0);
		times.put("attribute-gap-100-us-process-cpu", 100_100.0);
		times.put("attribute-gap-100-us-delivered-thread-cpu", 110_043.0);
		times.put("attribute-gap-100-us-delivered-process-cpu", 119_143.0);
		times.put("attribute-gap-10-us-thread-cpu", 10_000.0);
		times.put("attribute-gap-10-us-process-cpu", 10_010.0);
		times.put("attribute-gap-10-us-delivered-thread-cpu", 13_103.0);
		times.put("attribute-gap-10-us-delivered-process-cpu", 17_113.0);
		return times;
	}

	static Map<String, Double> woven() {
		return Map.of("attribute-woven-idle-thread-cpu", 20.0, "attribute-woven-queued-thread-cpu", 250.0);
	}

	static Map<String, Double> logged() {
		Map<String, Double> times = new LinkedHashMap<>();
		times.put(LONG + "-thread-cpu", 111_188.0);
		times.put(LONG + "-process-cpu", 127_288.0);
		times.put(SHORT + "-thread-cpu", 14_188.0);
		times.put(SHORT + "-process-cpu", 24_198.0);
		return times;
	}

	static Map<String, Double> with(Map<String, Double> some, Map<String, Double> others) {
		Map<String, Double> all = new LinkedHashMap<>(some);
		all.putAll(others);
		return all;
	}

	/** All of them ± 1 ns, over JVMs; a cell stands for elapsed time, or another clock if its id ends with that. */
	static ResultSet set(String id, String measuredAt, Map<String, Double> times) {
		return set(id, measuredAt, times, Map.of());
	}

	/** @param shares of the events that the log wrote, by the cell */
	static ResultSet set(String id, String measuredAt, Map<String, Double> times, Map<String, String> shares) {
		List<Configuration> cells = new ArrayList<>();
		Map<String, Double> all = new LinkedHashMap<>(times);
		times.keySet().stream().filter(cell -> cell.matches(".*-us-(delivered|(collected-)?logged).*"))
				.forEach(cell -> all.putIfAbsent(cell.replaceAll("-(thread|process)-cpu$", ""), 1.0));
		all.forEach((cell, nanos) -> {
			Map<Statistic, BigDecimal> values = new EnumMap<>(
					Map.of(Statistic.MEAN, BigDecimal.valueOf(nanos), Statistic.CI95_HALF_WIDTH, BigDecimal.ONE));
			cells.add(new Configuration(cell, cell, Phase.OTHER, Optional.empty(), Conditions.NONE,
					shares.containsKey(cell)
							? List.of(Parameter.number(Parameter.SHARE_OF_RECORDS_THAT_ARRIVED, new BigDecimal(shares.get(cell))))
							: List.of(),
					List.of(new Measurement(QuantityKind.RESPONSE_TIME, Unit.NANOSECONDS, Scope.TRACE, Precision.EXACT, values,
							Optional.empty(), Optional.of(SamplingUnit.FORKS))),
					List.of()));
		});
		return new ResultSet(id, "Made up", Set.of(), new Source("me", 2026, Optional.empty(), "here", List.of()), Optional.empty(),
				Optional.empty(),
				new Conditions(Map.of(ConditionName.MACHINE, new Condition.Stated("my machine"), ConditionName.MEASURED_AT,
						new Condition.Stated(measuredAt),
						ConditionName.PROBE_KIND, new Condition.Stated("attribute-and-lifecycle"), ConditionName.THREADS,
						new Condition.Stated("1"), ConditionName.CLOCK, new Condition.Stated(Clock.WALL.keyword()))),
				cells, List.of());
	}
}
