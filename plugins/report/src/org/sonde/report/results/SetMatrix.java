/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.results;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import org.sonde.overhead.results.Clock;
import org.sonde.overhead.results.ComparisonMatrix;
import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Conditions;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.Fork;
import org.sonde.overhead.results.Parameter;
import org.sonde.overhead.results.ResultSet;

/**
 * The final runs of stored result sets, compared pair by pair: frameworks, versions, writers and JVMs. Only runs
 * whose forks are known one by one.
 */
public final class SetMatrix {

	/** The conditions that may cause a difference, beside what is compared. */
	private static final List<ConditionName> SURROUNDINGS = List.of(ConditionName.MACHINE, ConditionName.OPERATING_SYSTEM,
			ConditionName.VIRTUAL_MACHINE,
			ConditionName.HEAP, ConditionName.JVM_FLAGS, ConditionName.GARBAGE_COLLECTORS, ConditionName.FORK_LENGTH,
			ConditionName.CALLS_PER_JVM,
			ConditionName.BENCHMARK);

	private SetMatrix() {
	}

	/** One for each load, and clock, under which two runs or more were measured; those of elapsed time first. */
	public static List<ComparisonMatrix> of(List<ResultSet> sets) {
		Map<String, List<ComparisonMatrix.Entry>> byLoad = new LinkedHashMap<>();
		for (Clock clock : Clock.values()) {
			for (ResultSet set : sets) {
				Set<String> names = new HashSet<>();
				for (Configuration run : ends(set)) {
					Conditions conditions = set.conditionsOf(run);
					if (conditions.clock().orElse(Clock.WALL) == clock && !run.forks().isEmpty()) {
						String label = Curves.labelWithoutLoad(set, run);
						String name = (sets.size() > 1 ? set.id() + " " : "") + label;
						byLoad.computeIfAbsent(load(conditions, run, clock), any -> new ArrayList<>()).add(new ComparisonMatrix.Entry(
								names.add(load(conditions, run, clock) + label) ? name : name + " (" + run.id() + ")",
								run.forks().stream().map(Fork::meanNanos).toList()));
					}
				}
			}
		}
		return byLoad.entrySet().stream().filter(load -> load.getValue().size() > 1)
				.map(load -> ComparisonMatrix.of(load.getKey(), load.getValue())).toList();
	}

	private static List<Configuration> ends(ResultSet set) {
		Set<String> before = set.configurations().stream().flatMap(run -> run.predecessor().stream()).collect(Collectors.toSet());
		return set.configurations().stream().filter(run -> !before.contains(run.id())).toList();
	}

	/** Returns the load in the words of the benchmark, as far as the set states it. */
	private static String load(Conditions conditions, Configuration run, Clock clock) {
		List<String> words = new ArrayList<>();
		String calls = value(conditions, ConditionName.RECURSION_DEPTH).orElse("")
				+ value(conditions, ConditionName.CALL_SHAPE).map(shape -> " " + shape).orElse("");
		if (!calls.isBlank()) {
			words.add(calls.strip());
		}
		value(conditions, ConditionName.METHOD_TIME_MICROS).filter(time -> !time.equals("0")).ifPresent(time -> words.add(time + " µs"));
		value(conditions, ConditionName.THREADS).filter(number -> !number.equals("1")).ifPresent(number -> words.add(number + " threads"));
		run.parameters().stream().filter(Parameter::isLoad).forEach(parameter -> words.add(parameter.name() + " " + parameter.value()));
		switch (clock) {
			case WALL -> words.add("elapsed time");
			case THREAD_CPU -> words.add("CPU time of the thread");
			case PROCESS_CPU -> words.add("CPU time of the process");
		}
		return String.join(", ", words);
	}

	private static Optional<String> value(Conditions conditions, ConditionName name) {
		return conditions.find(name).map(Condition::value);
	}

	/** Returns what the sets do not share, beside what is compared. One sentence per line. */
	public static List<String> notes(List<ResultSet> sets) {
		List<String> notes = new ArrayList<>();
		List<String> differing = SURROUNDINGS.stream().map(name -> difference(name, sets)).flatMap(Optional::stream).toList();
		if (!differing.isEmpty()) {
			notes.add("Measured under different conditions, which may cause a difference: " + String.join("; ", differing) + ".");
		}
		if (sets.stream().map(set -> value(set.conditions(), ConditionName.MEASURED_AT)).distinct().count() > 1) {
			notes.add(
					"Not all were measured in turns in one benchmark, so changes of the machine in between are part of the difference.");
		}
		return notes;
	}

	private static Optional<String> difference(ConditionName name, List<ResultSet> sets) {
		List<String> values = sets.stream().map(set -> value(set.conditions(), name).orElse("not stated")).distinct().toList();
		return values.size() > 1 ? Optional.of(name.label() + " (" + String.join(" / ", values) + ")") : Optional.empty();
	}
}
