/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.DoubleUnaryOperator;

import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Conditions;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.Measurement;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.Precision;
import org.sonde.overhead.results.QuantityKind;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.Scope;
import org.sonde.overhead.results.Source;
import org.sonde.overhead.results.Statistic;
import org.sonde.overhead.results.Unit;

/** Result sets with runs at several depths, made for tests. */
final class ManyDepths {

	/**
	 * Nested, nanoseconds per trace of d executions: T = 50, I = 10 d, C = 100 + 90 d, W = 200 + 100 d, so in all 300 + 200 d; as siblings
	 * 100 + 350 k. One record and 80 bytes per execution.
	 */
	static final ResultSet LINE = new ManyDepths("line").nested("0", 1, d -> 50, d -> 10 * d, d -> 100 + 90 * d, d -> 200 + 100 * d)
			.nested("0", 4, d -> 50, d -> 10 * d, d -> 100 + 90 * d, d -> 200 + 100 * d)
			.siblings("0", 1, d -> 50, d -> 10 * d, d -> 40 + 140 * d, d -> 60 + 200 * d)
			.siblings("0", 8, d -> 50, d -> 10 * d, d -> 40 + 140 * d, d -> 60 + 200 * d)
			.nested("0", 10, d -> 50, d -> 10 * d, d -> 100 + 90 * d, d -> 200 + 100 * d).build();

	private final String id;
	private final List<Configuration> runs = new ArrayList<>();
	private String clock = "wall";

	ManyDepths(String id) {
		this.id = id;
	}

	/** Of the runs that follow. */
	ManyDepths clock(String keyword) {
		clock = keyword;
		return this;
	}

	ManyDepths nested(String methodTimeMicros, int depth, DoubleUnaryOperator... portions) {
		return add("nested", methodTimeMicros, depth, portions);
	}

	ManyDepths siblings(String methodTimeMicros, int depth, DoubleUnaryOperator... portions) {
		return add("siblings", methodTimeMicros, depth, portions);
	}

	/** @param portions T, I, C and W in nanoseconds per trace, by depth */
	ManyDepths add(String shape, String methodTimeMicros, int depth, DoubleUnaryOperator... portions) {
		Phase[] phases = { Phase.NONE, Phase.DEACTIVATED, Phase.COLLECTING, Phase.WRITING };
		Map<ConditionName, Condition> conditions = new EnumMap<>(ConditionName.class);
		conditions.put(ConditionName.RECURSION_DEPTH, new Condition.Stated(Integer.toString(depth)));
		conditions.put(ConditionName.CALL_SHAPE, new Condition.Stated(shape));
		conditions.put(ConditionName.METHOD_TIME_MICROS, new Condition.Stated(methodTimeMicros));
		conditions.put(ConditionName.RECORDS_PER_TRACE, new Condition.Stated(Integer.toString(depth)));
		conditions.put(ConditionName.BYTES_PER_TRACE, new Condition.Stated(Integer.toString(80 * depth)));
		conditions.put(ConditionName.CLOCK, new Condition.Stated(clock));
		double nanos = 0;
		Optional<String> predecessor = Optional.empty();
		for (int i = 0; i < phases.length; i++) {
			nanos += portions[i].applyAsDouble(depth);
			String run = phases[i].keyword() + "-" + shape + "-" + depth + "-" + methodTimeMicros
					+ (clock.equals("wall") ? "" : "-" + clock);
			Measurement time = new Measurement(QuantityKind.RESPONSE_TIME, Unit.NANOSECONDS, Scope.TRACE, Precision.EXACT,
					Map.of(Statistic.MEAN, new BigDecimal(nanos)), Optional.empty(), Optional.empty());
			runs.add(new Configuration(run, run, phases[i], predecessor, new Conditions(conditions), List.of(), List.of(time), List.of()));
			predecessor = Optional.of(run);
		}
		return this;
	}

	ResultSet build() {
		Map<ConditionName, Condition> conditions = new EnumMap<>(ConditionName.class);
		conditions.put(ConditionName.PROBE_KIND, new Condition.Stated("operation-execution"));
		conditions.put(ConditionName.WRITER, new Condition.Stated("binary file"));
		return new ResultSet(id, "Made for a test", Set.of(), new Source("made", 2026, Optional.empty(), "nowhere", List.of()),
				Optional.empty(),
				Optional.empty(), new Conditions(conditions), runs);
	}
}
