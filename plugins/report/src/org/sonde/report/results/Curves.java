/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.results;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.sonde.overhead.cost.ResponseTime;
import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Conditions;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.ResultSet;

/**
 * How response times depend on one condition of the load, everything else being the same: depth, method time or threads (as figures 4 to 8 of Waller
 * &amp; Hasselbring 2012 draw them).
 *
 * @param condition on the horizontal axis
 * @param same what all curves have in common beside the conditions of the set, such as the clock
 * @param lines one for each configuration that was measured at two values or more
 */
public record Curves(ResultSet set, ConditionName condition, Conditions same, List<Line> lines) {

	private static final List<ConditionName> AXES = List.of(ConditionName.RECURSION_DEPTH, ConditionName.METHOD_TIME_MICROS,
			ConditionName.THREADS);
	/** What tells one load from another, beside the condition on the axis; the rest is of the configuration or follows from the load. */
	private static final List<ConditionName> LOAD = List.of(ConditionName.RECURSION_DEPTH, ConditionName.CALL_SHAPE,
			ConditionName.METHOD_TIME_MICROS, ConditionName.CLOCK, ConditionName.THREADS);
	private static final Set<ConditionName> LOADS = Set.copyOf(LOAD);

	/** @param points ascending */
	public record Line(String name, List<Point> points) {
		public Line {
			points = List.copyOf(points);
		}
	}

	/** @param responseTime per trace */
	public record Point(double at, ResponseTime responseTime) {
	}

	public Curves {
		lines = List.copyOf(lines);
	}

	/** Those that the set has, by axis. */
	public static List<Curves> of(ResultSet set) {
		List<Curves> all = new ArrayList<>();
		for (ConditionName axis : AXES) {
			Map<Conditions, Map<String, List<Point>>> byLoad = new LinkedHashMap<>();
			for (Configuration run : set.configurations()) {
				Conditions conditions = set.conditionsOf(run);
				Optional<ResponseTime> time = ResponseTime.of(run);
				if (conditions.number(axis).isPresent() && time.isPresent()) {
					byLoad.computeIfAbsent(only(run.conditions(), axis), any -> new LinkedHashMap<>())
							.computeIfAbsent(name(run, conditions), any -> new ArrayList<>())
							.add(new Point(conditions.number(axis).getAsDouble(), time.get()));
				}
			}
			byLoad.forEach((same, lines) -> {
				List<Line> drawn = lines.entrySet().stream().filter(line -> line.getValue().stream().map(Point::at).distinct().count() > 1)
						.map(line -> new Line(line.getKey(), line.getValue().stream().sorted(Comparator.comparingDouble(Point::at)).toList())).toList();
				if (!drawn.isEmpty()) {
					all.add(new Curves(set, axis, same, drawn));
				}
			});
		}
		return all;
	}

	private static Conditions only(Conditions own, ConditionName axis) {
		Map<ConditionName, Condition> load = new EnumMap<>(ConditionName.class);
		own.values().forEach((name, condition) -> {
			if (LOADS.contains(name) && name != axis) {
				load.put(name, condition);
			}
		});
		return new Conditions(load);
	}

	/** The configuration without its load: its phase, and its writer if it has one. */
	private static String name(Configuration run, Conditions conditions) {
		return switch (run.phase()) {
			case NONE -> "no instrumentation";
			case WRITING, RECONSTRUCTION, REDUCTION -> run.phase().keyword() + conditions.find(ConditionName.WRITER).map(writer -> ", " + writer.value())
					.orElse("");
			case DEACTIVATED, COLLECTING, OTHER -> run.phase().keyword();
		};
	}

	/** What all have in common, in words; empty if that is all the same in the whole set. */
	public String inWords() {
		return String.join(", ", LOAD.stream().filter(name -> same.find(name).isPresent()).map(name -> name.label() + " "
				+ same.find(name).get().value()).toList());
	}
}
