/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.results;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Results of one benchmark experiment with their source and conditions.
 *
 * @param id lower-case words joined by hyphens, such as {@code waller-2014-base}
 * @param tags words a user files the set under, such as {@code baseline}; iterated in alphabetical order
 * @param configurations ordered; a predecessor stands before its successors
 * @param gapSweeps what probes cost by the gap between records, one per writer at most; none in most sets
 */
public record ResultSet(String id, String title, Set<String> tags, Source source, Optional<Series> series,
		Optional<Maintainability> maintainability, Conditions conditions, List<Configuration> configurations,
		List<GapSweep> gapSweeps) {

	private static final String ID = "[a-z0-9]+([.-][a-z0-9]+)*";

	/** @throws IllegalArgumentException if a rule of the format is broken; the message names it */
	public ResultSet {
		requireId(id);
		if (title.isBlank()) {
			throw new IllegalArgumentException("the title of a result set must not be empty");
		}
		tags = Collections.unmodifiableSortedSet(new TreeSet<>(tags));
		if (tags.stream().anyMatch(tag -> tag.isBlank() || !tag.equals(tag.strip()) || tag.contains(","))) {
			throw new IllegalArgumentException("a tag is not empty and has no comma, and no blank at its ends");
		}
		configurations = List.copyOf(configurations);
		if (configurations.isEmpty()) {
			throw new IllegalArgumentException("a result set needs at least one configuration");
		}
		Set<String> seen = new HashSet<>();
		for (Configuration configuration : configurations) {
			configuration.predecessor().ifPresent(predecessor -> {
				if (!seen.contains(predecessor)) {
					throw new IllegalArgumentException("configuration " + configuration.id() + " names the predecessor "
							+ predecessor + ", which does not come before it");
				}
			});
			if (!seen.add(configuration.id())) {
				throw new IllegalArgumentException("two configurations have the id " + configuration.id());
			}
		}
		gapSweeps = List.copyOf(gapSweeps);
		Set<String> writers = new HashSet<>();
		for (GapSweep sweep : gapSweeps) {
			if (!seen.contains(sweep.writer()) || !writers.add(sweep.writer())) {
				throw new IllegalArgumentException(
						"a sweep over gaps names the writer of one configuration, and no other sweep does; found "
								+ sweep.writer());
			}
		}
	}

	/** Without a sweep over gaps. */
	public ResultSet(String id, String title, Set<String> tags, Source source, Optional<Series> series,
			Optional<Maintainability> maintainability, Conditions conditions, List<Configuration> configurations) {
		this(id, title, tags, source, series, maintainability, conditions, configurations, List.of());
	}

	/** The sweep with the same writer as a configuration has, whatever its workload. */
	public Optional<GapSweep> gapSweep(Configuration configuration) {
		Optional<String> writer = writer(configuration);
		return gapSweeps.stream().filter(sweep -> sweep.writer().equals(configuration.id())
				|| writer.isPresent() && find(sweep.writer()).flatMap(this::writer).equals(writer)).findFirst();
	}

	/** The same set for one program, in which the costs of the writer's sweep were checked. */
	public ResultSet in(InProgram program, Configuration writer, String newId, String newTitle) {
		Optional<GapSweep> checked = gapSweep(writer);
		return new ResultSet(newId, newTitle, tags, source, series, maintainability, conditions, configurations,
				gapSweeps.stream().map(sweep -> Optional.of(sweep).equals(checked) ? sweep.in(program) : sweep).toList());
	}

	private Optional<String> writer(Configuration configuration) {
		return conditionsOf(configuration).find(ConditionName.WRITER).map(Condition::value);
	}

	/** Whether this can be the id of a result set, a series or a configuration. */
	public static boolean isId(String id) {
		return id.matches(ID);
	}

	/** @throws IllegalArgumentException if this cannot be the id of a result set, a series, a configuration or a history */
	public static void requireId(String id) {
		if (!isId(id)) {
			throw new IllegalArgumentException("an id is made of lower-case letters, digits, dots and hyphens, found \"" + id
					+ "\"");
		}
	}

	/** The same, with more of what a reader of the figures must know. */
	public ResultSet withNotes(List<String> more) {
		List<String> notes = new ArrayList<>(source.notes());
		notes.addAll(more);
		return new ResultSet(id, title, tags, new Source(source.citation(), source.year(), source.doi(), source.place(), notes), series,
				maintainability, conditions, configurations, gapSweeps);
	}

	/** The same with another citation. */
	public ResultSet cited(String citation) {
		return new ResultSet(id, title, tags, new Source(citation, source.year(), source.doi(), source.place(), source.notes()), series,
				maintainability, conditions, configurations, gapSweeps);
	}

	/** The same figures in a small file: of each fork the statistics, without response times over time and their distribution. */
	public ResultSet brief() {
		return new ResultSet(id, title, tags, source, series, maintainability, conditions,
				configurations.stream().map(Configuration::brief).toList(), gapSweeps);
	}

	public Optional<Configuration> find(String configurationId) {
		return configurations.stream().filter(configuration -> configuration.id().equals(configurationId)).findFirst();
	}

	public Optional<Configuration> predecessorOf(Configuration configuration) {
		return configuration.predecessor().flatMap(this::find);
	}

	/** The conditions of this configuration: those of the set, where the configuration does not state its own. */
	public Conditions conditionsOf(Configuration configuration) {
		return conditions.overriddenBy(configuration.conditions());
	}
}
