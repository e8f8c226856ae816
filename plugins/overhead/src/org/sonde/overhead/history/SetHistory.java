/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.history;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

import org.sonde.common.digits.Counted;
import org.sonde.overhead.history.BenchmarkHistory.Point;
import org.sonde.overhead.history.BenchmarkHistory.Suite;
import org.sonde.overhead.history.BenchmarkHistory.Track;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Conditions;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.DatedTitle;
import org.sonde.overhead.results.Fork;
import org.sonde.overhead.results.Measurement;
import org.sonde.overhead.results.QuantityKind;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.Source;
import org.sonde.overhead.results.Statistic;
import org.sonde.overhead.results.Unit;
import org.sonde.overhead.statistics.ForkSummary;

/**
 * Result sets of the same benchmark, measured again and again, as a history: a suite is a title, without the time behind it, on one machine
 * and one Java virtual machine, a track is a configuration under one load, a point is its mean response time, with the standard deviation
 * between forks.
 */
public final class SetHistory {

	/**
	 * What must be the same in all points of a track, beside title, Java virtual machine and machine: another load is another benchmark.
	 */
	private static final List<ConditionName> LOAD = List.of(ConditionName.HEAP, ConditionName.JVM_FLAGS, ConditionName.GARBAGE_COLLECTORS,
			ConditionName.PROBE_KIND, ConditionName.WRITER, ConditionName.QUEUE, ConditionName.QUEUE_CAPACITY_RECORDS,
			ConditionName.RECURSION_DEPTH,
			ConditionName.CALL_SHAPE, ConditionName.METHOD_TIME_MICROS, ConditionName.CLOCK, ConditionName.THREADS,
			ConditionName.FORK_LENGTH,
			ConditionName.CALLS_PER_JVM);

	private static final Comparator<ResultSet> BY_TIME = Comparator
			.comparing((ResultSet set) -> set.conditions().measuredAt().orElseThrow())
			.thenComparing(ResultSet::id);

	private SetHistory() {
	}

	/**
	 * What several sets hold of one measurement, as copies do, counts once; the notes say so.
	 *
	 * @param sets in any order
	 * @throws IllegalArgumentException if a set does not say when it was measured, or none has a mean response time
	 */
	public static BenchmarkHistory of(List<ResultSet> sets, String id, String title) {
		for (ResultSet set : sets) {
			if (set.conditions().measuredAt().isEmpty()) {
				throw new IllegalArgumentException(set.id() + " does not state when it was measured (the condition measuredAt)");
			}
		}
		List<ResultSet> ascending = new ArrayList<>();
		List<String> notes = new ArrayList<>();
		for (ResultSet set : sets.stream().sorted(BY_TIME).toList()) {
			ascending.stream().filter(other -> sameMeasurement(set, other)).findFirst().ifPresentOrElse(
					other -> notes.add(set.id() + " has the same measurement as " + other.id() + ", which counts once."),
					() -> ascending.add(set));
		}
		Map<String, Map<Key, Row>> suites = new LinkedHashMap<>();
		for (ResultSet set : ascending) {
			for (Configuration configuration : set.configurations()) {
				configuration.find(QuantityKind.RESPONSE_TIME).filter(Measurement::hasMean).ifPresent(measurement -> suites
						.computeIfAbsent(suite(set), any -> new LinkedHashMap<>())
						.computeIfAbsent(Key.of(set, configuration), any -> new Row(measurement.unit()))
						.add(set, configuration, measurement));
			}
		}
		List<Suite> listed = new ArrayList<>();
		suites.forEach((name, tracks) -> listed.add(new Suite(name, tracks.entrySet().stream()
				.map(track -> new Track(track.getKey().name(tracks.keySet()), track.getValue().unit, track.getValue().points)).toList())));
		if (listed.isEmpty()) {
			throw new IllegalArgumentException("none of the result sets has a mean response time");
		}
		String place = Counted.of(ascending.size(), "result set") + ", " + ascending.getFirst().id()
				+ (ascending.size() == 1 ? "" : " to " + ascending.getLast().id());
		int year = ascending.stream().mapToInt(set -> set.source().year()).max().orElseThrow();
		return new BenchmarkHistory(id, title, new Source("Made of result sets", year, Optional.empty(), place, notes), listed);
	}

	private static boolean sameMeasurement(ResultSet set, ResultSet other) {
		return set.conditions().equals(other.conditions()) && figures(set).equals(figures(other));
	}

	private static List<List<Measurement>> figures(ResultSet set) {
		return set.configurations().stream().map(Configuration::measurements).toList();
	}

	/**
	 * The benchmark that a set is of: its title without the time of the measurement, Java virtual machine and machine. Sets of one suite
	 * make a history.
	 */
	public static String suite(ResultSet set) {
		StringBuilder name = new StringBuilder(DatedTitle.undated(set.title()));
		for (ConditionName part : List.of(ConditionName.VIRTUAL_MACHINE, ConditionName.MACHINE)) {
			set.conditions().find(part).ifPresent(condition -> name.append("; ").append(condition.value()));
		}
		return name.toString();
	}

	/**
	 * What makes points those of one track.
	 *
	 * @param properties values by what they are of, in words: the load, the parameters, and the id
	 */
	private record Key(String label, SortedMap<String, String> properties) {

		static Key of(ResultSet set, Configuration configuration) {
			Conditions conditions = set.conditionsOf(configuration);
			SortedMap<String, String> properties = new TreeMap<>();
			LOAD.forEach(name -> conditions.find(name).ifPresent(condition -> properties.put(name.label(), condition.value())));
			configuration.parameters().stream().filter(parameter -> !parameter.mayDiffer())
					.forEach(parameter -> properties.put(parameter.name(), parameter.value()));
			properties.put("id", configuration.id());
			return new Key(configuration.label(), properties);
		}

		/** The label, with whatever distinguishes it from others of that label. */
		String name(Set<Key> tracks) {
			List<Key> alike = tracks.stream().filter(other -> other.label.equals(label)).toList();
			StringBuilder name = new StringBuilder(label);
			alike.stream().flatMap(other -> other.properties.keySet().stream()).sorted().distinct()
					.filter(property -> alike.stream().map(other -> other.value(property)).distinct().count() > 1)
					.forEach(property -> name.append("; ").append(property).append(": ").append(value(property)));
			return name.toString();
		}

		private String value(String property) {
			return properties.getOrDefault(property, "not stated");
		}
	}

	private static final class Row {
		private final Unit unit;
		private final List<Point> points = new ArrayList<>();

		Row(Unit unit) {
			this.unit = unit;
		}

		void add(ResultSet set, Configuration configuration, Measurement measurement) {
			if (measurement.unit() != unit) {
				throw new IllegalArgumentException(configuration.label() + " is in " + measurement.unit().keyword() + " in " + set.id()
						+ ", and in " + unit.keyword() + " before");
			}
			Instant time = set.conditions().measuredAt().orElseThrow();
			points.add(new Point(time, Optional.of(set.id()), measurement.find(Statistic.MEAN).orElseThrow(),
					deviation(configuration.forks()), false));
		}

		/** Between forks, in the unit of their means, which is that of a measurement made of them. */
		private Optional<BigDecimal> deviation(List<Fork> forks) {
			if (unit != Unit.NANOSECONDS || forks.size() < 2) {
				return Optional.empty();
			}
			double deviation = ForkSummary.of(forks.stream().mapToDouble(Fork::meanNanos).toArray()).standardDeviation().orElseThrow();
			return Optional.of(BigDecimal.valueOf(deviation));
		}
	}
}
