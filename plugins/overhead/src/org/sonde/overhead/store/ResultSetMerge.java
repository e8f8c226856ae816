/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.store;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Conditions;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.Fork;
import org.sonde.overhead.results.GapSweep;
import org.sonde.overhead.results.OddForks;
import org.sonde.overhead.results.PooledForks;
import org.sonde.overhead.results.QuantityKind;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.Source;

/**
 * Puts result sets together. Forks of one configuration, measured under the same conditions, become forks of one
 * configuration with figures computed again; everything else stands side by side with its own conditions.
 */
public final class ResultSetMerge {

	/** These differ between runs of the same experiment and do not make it another one. */
	private static final Set<ConditionName> OF_THE_DAY = Set.of(ConditionName.MEASURED_AT, ConditionName.LOAD_AVERAGE_BEFORE,
			ConditionName.LOAD_AVERAGE_AFTER, ConditionName.JVMS);

	private final List<ResultSet> sets;
	private final Conditions common;
	/** The configurations by their ids in the merged set. */
	private final Map<String, Configuration> merged = new LinkedHashMap<>();
	/** The sweeps by the id of the writer in the merged set. Two sweeps with one writer cannot be merged, so the first one counts. */
	private final Map<String, GapSweep> sweeps = new LinkedHashMap<>();

	private ResultSetMerge(List<ResultSet> sets) {
		this.sets = sets;
		common = common(sets);
	}

	/**
	 * The merged set; those it was made of stay as they are, and so do their raw measurements.
	 *
	 * @throws IllegalArgumentException for fewer than two sets, if one holds the same forks as another, or if the id is malformed
	 */
	public static ResultSet of(List<ResultSet> sets, String id, String title) {
		if (sets.stream().map(ResultSet::id).distinct().count() < 2) {
			throw new IllegalArgumentException("merging takes at least two different result sets");
		}
		return new ResultSetMerge(sets).merge(id, title);
	}

	private ResultSet merge(String id, String title) {
		sets.forEach(this::add);
		Set<String> tags = sets.stream().flatMap(set -> set.tags().stream()).collect(Collectors.toCollection(TreeSet::new));
		return new ResultSet(id, title, tags, source(), Optional.empty(), Optional.empty(), common, List.copyOf(merged.values()),
				List.copyOf(sweeps.values()));
	}

	private void add(ResultSet set) {
		Map<String, String> newIds = new HashMap<>();
		for (Configuration configuration : set.configurations()) {
			Configuration own = new Configuration(configuration.id(), configuration.label(), configuration.phase(),
					configuration.predecessor().map(newIds::get), own(set.conditionsOf(configuration)), configuration.parameters(),
					configuration.measurements(), configuration.forks().stream().map(ResultSetMerge::withoutRaw).toList());
			Configuration there = merged.get(own.id());
			String newId = there == null || isSameExperiment(there, own) ? own.id() : own.id() + "." + set.id();
			newIds.put(configuration.id(), newId);
			merged.merge(newId, withId(own, newId), ResultSetMerge::together);
		}
		for (GapSweep sweep : set.gapSweeps()) {
			String writer = newIds.get(sweep.writer());
			sweeps.putIfAbsent(writer, sweep.of(writer));
		}
	}

	private static Conditions common(List<ResultSet> sets) {
		Map<ConditionName, Condition> common = new EnumMap<>(ConditionName.class);
		common.putAll(sets.getFirst().conditions().values());
		sets.forEach(set -> common.entrySet().removeIf(entry -> !set.conditions().find(entry.getKey())
				.equals(Optional.of(entry.getValue()))));
		// The number of JVMs in the end, and their load, belongs to each configuration.
		common.keySet().removeAll(OF_THE_DAY);
		return new Conditions(common);
	}

	/** Returns the conditions that are not shared by all. */
	private Conditions own(Conditions conditions) {
		Map<ConditionName, Condition> own = new EnumMap<>(ConditionName.class);
		own.putAll(conditions.values());
		own.entrySet().removeIf(entry -> common.find(entry.getKey()).equals(Optional.of(entry.getValue())));
		return new Conditions(own);
	}

	private static boolean isSameExperiment(Configuration one, Configuration other) {
		return one.phase() == other.phase() && one.predecessor().equals(other.predecessor())
				&& one.parameters().equals(other.parameters()) && lasting(one.conditions()).equals(lasting(other.conditions()))
				&& isOfForks(one) && isOfForks(other);
	}

	/** Whether its figures are those of its forks and nothing else. */
	private static boolean isOfForks(Configuration configuration) {
		return !configuration.forks().isEmpty()
				&& configuration.measurements().stream().allMatch(measurement -> measurement.kind() == QuantityKind.RESPONSE_TIME);
	}

	private static Conditions lasting(Conditions conditions) {
		Map<ConditionName, Condition> lasting = new EnumMap<>(ConditionName.class);
		lasting.putAll(conditions.values());
		lasting.keySet().removeAll(OF_THE_DAY);
		return new Conditions(lasting);
	}

	private static Configuration together(Configuration one, Configuration other) {
		if (one.forks().size() > 1 || other.forks().size() > 1 || saysMuch(one.forks().getFirst())) {
			List<Fork> first = one.forks().stream().map(ResultSetMerge::unnumbered).toList();
			List<Fork> second = other.forks().stream().map(ResultSetMerge::unnumbered).toList();
			if (first.containsAll(second) || second.containsAll(first)) {
				throw new IllegalArgumentException("the forks of " + one.id()
						+ " are the same in two of the sets: the same JVMs must not count twice. Leave one of these sets out");
			}
		}
		List<Fork> forks = new ArrayList<>(one.forks());
		int number = forks.getLast().number();
		for (Fork fork : other.forks()) {
			forks.add(fork.numbered(++number));
		}
		Map<ConditionName, Condition> conditions = new EnumMap<>(ConditionName.class);
		conditions.putAll(lasting(one.conditions()).values());
		conditions.put(ConditionName.JVMS, new Condition.Stated(Integer.toString(forks.size())));
		return new Configuration(one.id(), one.label(), one.phase(), one.predecessor(), new Conditions(conditions),
				one.parameters(), List.of(PooledForks.measurement(forks)), OddForks.withOutliers(forks));
	}

	/** Two JVMs may have the same mean to the digits of their file, but not more than that. */
	private static boolean saysMuch(Fork fork) {
		return fork.nanos().size() > 1 || fork.distribution().isPresent();
	}

	private static Fork unnumbered(Fork fork) {
		return withoutRaw(fork).numbered(1);
	}

	private static Configuration withId(Configuration configuration, String id) {
		return new Configuration(id, configuration.label(), configuration.phase(), configuration.predecessor(),
				configuration.conditions(), configuration.parameters(), configuration.measurements(), configuration.forks());
	}

	/** The files lie beside the sets that were merged. */
	private static Fork withoutRaw(Fork fork) {
		return new Fork(fork.number(), fork.threads(), fork.calls(), fork.warmUp(), fork.nanos(), fork.distribution(),
				fork.series(), fork.flags(), Optional.empty(), fork.callsPerSecond());
	}

	private Source source() {
		List<String> notes = new ArrayList<>();
		for (ResultSet set : sets) {
			Source source = set.source();
			notes.add(set.id() + ": " + source.citation() + "; " + source.place()
					+ source.doi().map(doi -> "; doi " + doi).orElse(""));
			source.notes().forEach(note -> notes.add(set.id() + ": " + note));
		}
		return new Source("Merged from " + sets.stream().map(ResultSet::id).collect(Collectors.joining(", ")),
				sets.stream().mapToInt(set -> set.source().year()).max().orElseThrow(), Optional.empty(), "see the notes", notes);
	}
}
