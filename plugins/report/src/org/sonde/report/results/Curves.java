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
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Conditions;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.Parameter;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.ResponseTime;
import org.sonde.overhead.results.ResultSet;

/**
 * How response times depend on one condition of the load, everything else being the same: depth, method time or threads (as figures 4 to 8
 * of Waller &amp; Hasselbring 2012 draw them).
 *
 * @param condition on the horizontal axis
 * @param same what all curves have in common beside the conditions of the set, such as the clock
 * @param lines one for each configuration that was measured at two values or more, once at each
 */
public record Curves(ResultSet set, ConditionName condition, Conditions same, List<Line> lines) {

	private static final List<ConditionName> AXES = List.of(ConditionName.RECURSION_DEPTH, ConditionName.METHOD_TIME_MICROS,
			ConditionName.THREADS);
	/**
	 * The conditions that distinguish loads, beside the one on the axis. All others belong to the configuration or follow from the load.
	 */
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

	/** Returns the curves of the set, by axis. */
	public static List<Curves> of(ResultSet set) {
		List<Curves> all = new ArrayList<>();
		for (ConditionName axis : AXES) {
			Map<Conditions, Map<Kind, List<Run>>> byLoad = new LinkedHashMap<>();
			for (Configuration run : set.configurations()) {
				Conditions conditions = set.conditionsOf(run);
				Optional<ResponseTime> time = ResponseTime.of(run);
				if (conditions.number(axis).isPresent() && time.isPresent()) {
					byLoad.computeIfAbsent(only(run.conditions(), axis), any -> new LinkedHashMap<>())
							.computeIfAbsent(Kind.of(run, conditions), any -> new ArrayList<>())
							.add(new Run(labelWithoutLoad(set, run), new Point(conditions.number(axis).getAsDouble(), time.get())));
				}
			}
			byLoad.forEach((same, lines) -> {
				List<Line> drawn = lines.entrySet().stream().flatMap(line -> lines(line.getKey(), line.getValue())).toList();
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

	/** Distinguishes configurations with the same label. */
	private record Kind(Phase phase, Optional<String> writer, List<Parameter> parameters) {

		static Kind of(Configuration run, Conditions conditions) {
			return new Kind(run.phase(), conditions.find(ConditionName.WRITER).map(Condition::value),
					run.parameters().stream().filter(parameter -> !parameter.mayDiffer()).toList());
		}

		String name() {
			return switch (phase) {
				case NONE -> "no instrumentation";
				case WRITING, RECONSTRUCTION, REDUCTION -> phase.keyword() + writer.map(one -> ", " + one).orElse("");
				case DEACTIVATED, COLLECTING, OTHER -> phase.keyword();
			};
		}

		/** A name, with the parameters behind it. */
		String withParameters(String name) {
			return name
					+ parameters.stream().map(parameter -> ", " + parameter.name() + " " + parameter.value()).collect(Collectors.joining());
		}
	}

	private record Run(String label, Point point) {
	}

	/**
	 * One line of all runs, or, where several were measured at the same value, one of each label; of runs that this does not distinguish
	 * none.
	 */
	private static Stream<Line> lines(Kind kind, List<Run> runs) {
		Map<String, List<Run>> byLabel = runs.stream().collect(Collectors.groupingBy(Run::label, LinkedHashMap::new, Collectors.toList()));
		if (byLabel.size() > 1 && values(runs) == runs.size()) {
			return Stream.of(line(kind.withParameters(kind.name()), runs)).filter(line -> line.points().size() > 1);
		}
		return byLabel.entrySet().stream().filter(one -> one.getValue().size() > 1 && values(one.getValue()) == one.getValue().size())
				.map(one -> line(kind.withParameters(one.getKey()), one.getValue()));
	}

	private static long values(List<Run> runs) {
		return runs.stream().map(run -> run.point().at()).distinct().count();
	}

	private static Line line(String name, List<Run> runs) {
		return new Line(name, runs.stream().map(Run::point).sorted(Comparator.comparingDouble(Point::at)).toList());
	}

	/** The label of a run without those of its words, from the first comma on, that say under which load it was measured. */
	public static String labelWithoutLoad(ResultSet set, Configuration run) {
		Conditions conditions = set.conditionsOf(run);
		Set<String> load = LOAD.stream().flatMap(name -> conditions.find(name).stream()).map(Condition::value).collect(Collectors.toSet());
		String[] parts = run.label().split(", ");
		return IntStream.range(0, parts.length).filter(i -> i == 0 || Stream.of(parts[i].split(" ")).noneMatch(load::contains))
				.mapToObj(i -> parts[i]).collect(Collectors.joining(", "));
	}

	/** Returns in words what all curves share. Empty if the whole set shares it. */
	public String inWords() {
		return String.join(", ", LOAD.stream().filter(name -> same.find(name).isPresent()).map(name -> name.label() + " "
				+ same.find(name).get().value()).toList());
	}
}
