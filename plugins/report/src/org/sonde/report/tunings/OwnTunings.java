/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.tunings;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Conditions;
import org.sonde.overhead.results.ResultSet;
import org.sonde.report.tradeoff.ComplexitySource;
import org.sonde.report.tradeoff.OverheadSource;
import org.sonde.report.tradeoff.SeriesOrigin;
import org.sonde.report.tradeoff.Tuning;
import org.sonde.report.tradeoff.TuningSeries;

/**
 * A series of tunings of one's own, as it is kept in a file, {@code NAME.tunings}.
 *
 * @param id lower-case letters, digits, dots and hyphens, as those of result sets
 * @param notes what must be known of the series as a whole
 * @param tunings in the order in which they were made; may be empty
 */
public record OwnTunings(String id, String title, List<String> notes, List<OwnTuning> tunings) {

	/** The ending of the names of such files. */
	public static final String ENDING = ".tunings";

	/** If these conditions differ, they may cause a difference of overheads, not the tuning. */
	static final List<ConditionName> SAME = List.of(ConditionName.MACHINE, ConditionName.OPERATING_SYSTEM,
			ConditionName.VIRTUAL_MACHINE,
			ConditionName.HEAP, ConditionName.BENCHMARK, ConditionName.PROBE_KIND, ConditionName.WRITER, ConditionName.RECURSION_DEPTH,
			ConditionName.METHOD_TIME_MICROS, ConditionName.THREADS);

	/** @throws IllegalArgumentException if the id is none, the title is empty, or two tunings have one name */
	public OwnTunings {
		notes = List.copyOf(notes);
		tunings = List.copyOf(tunings);
		if (!ResultSet.isId(id)) {
			throw new IllegalArgumentException("an id has lower-case letters, digits, dots and hyphens, found " + id);
		}
		if (title.isBlank()) {
			throw new IllegalArgumentException("a series needs a title");
		}
		if (tunings.stream().map(OwnTuning::name).distinct().count() < tunings.size()) {
			throw new IllegalArgumentException("two tunings have one name");
		}
	}

	/** Without notes. */
	public OwnTunings(String id, String title, List<OwnTuning> tunings) {
		this(id, title, List.of(), tunings);
	}

	/**
	 * A series without tunings, named by its file.
	 *
	 * @param fileName without folders; ends with {@link #ENDING}
	 */
	public static OwnTunings ofFile(String fileName) {
		String name = fileName.substring(0, fileName.length() - ENDING.length());
		String id = name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9.-]+", "-").replaceAll("^[^a-z0-9]+", "");
		return new OwnTunings(ResultSet.isId(id) ? id : "tunings", name, List.of());
	}

	/** The series with one more tuning at its end. */
	public OwnTunings with(OwnTuning tuning) {
		List<OwnTuning> longer = new ArrayList<>(tunings);
		longer.add(tuning);
		return new OwnTunings(id, title, notes, longer);
	}

	/** The series without the tuning of this name. */
	public OwnTunings without(String name) {
		return new OwnTunings(id, title, notes, tunings.stream().filter(tuning -> !tuning.name().equals(name)).toList());
	}

	/** The tuning of this name; empty if there is none. */
	public Optional<OwnTuning> find(String name) {
		return tunings.stream().filter(tuning -> tuning.name().equals(name)).findFirst();
	}

	/**
	 * The series with another tuning in the place of one.
	 *
	 * @param before as the series has it
	 * @throws IllegalArgumentException if it has none that equals it, or a second one of the new name
	 */
	public OwnTunings replaced(OwnTuning before, OwnTuning tuning) {
		if (!tunings.contains(before)) {
			throw new IllegalArgumentException("there is no such tuning " + before.name());
		}
		return new OwnTunings(id, title, notes, tunings.stream().map(each -> each.equals(before) ? tuning : each).toList());
	}

	/**
	 * The series with its figures; empty if it has no tuning yet. A result set that is not found makes the overhead unknown.
	 *
	 * @param results finds a result set by its id
	 */
	public Optional<TuningSeries> series(Function<String, Optional<ResultSet>> results) {
		return series(SeriesOrigin.OWN, results);
	}

	/** The same of others. */
	Optional<TuningSeries> series(SeriesOrigin origin, Function<String, Optional<ResultSet>> results) {
		if (tunings.isEmpty()) {
			return Optional.empty();
		}
		List<Tuning> all = tunings.stream().map(tuning -> new Tuning(tuning.name(), tuning.change(), overhead(tuning.overhead(), results),
				code(tuning.code()), tuning.verdict(), tuning.consequences())).toList();
		List<OverheadSource.Difference> measured = all.stream().map(Tuning::overhead).filter(OverheadSource.Difference.class::isInstance)
				.map(OverheadSource.Difference.class::cast).toList();
		String citation = measured.isEmpty() ? "No overhead is known yet"
				: measured.stream().map(one -> one.results().source().citation()).distinct().collect(Collectors.joining("; "));
		List<String> known = new ArrayList<>(notes);
		known.addAll(differences(measured));
		return Optional.of(new TuningSeries(id, title, origin, citation, known, all));
	}

	private static OverheadSource overhead(OwnTuning.Overhead overhead, Function<String, Optional<ResultSet>> results) {
		return switch (overhead) {
			case OwnTuning.Overhead.Unknown(String reason) -> new OverheadSource.Unknown(reason);
			case OwnTuning.Overhead.Runs(String id, String base, String monitored) -> {
				Optional<ResultSet> found = results.apply(id);
				if (found.isEmpty()) {
					yield new OverheadSource.Unknown("no result set with the id " + id + " is built in or in the folder of the tunings");
				}
				try {
					yield new OverheadSource.Difference(found.get(), base, monitored);
				} catch (IllegalArgumentException e) {
					yield new OverheadSource.Unknown(e.getMessage());
				}
			}
		};
	}

	private static ComplexitySource code(OwnTuning.Code code) {
		return switch (code) {
			case OwnTuning.Code.BuiltIn builtIn -> builtIn.code().of(builtIn.version());
			case OwnTuning.Code.Figures figures -> figures.measured();
			case OwnTuning.Code.Unknown unknown -> new ComplexitySource.Unknown(unknown.reason());
		};
	}

	/** Returns the conditions that differ, which must be reported before overheads are compared. */
	private static List<String> differences(List<OverheadSource.Difference> measured) {
		List<String> notes = new ArrayList<>();
		List<Conditions> conditions = measured.stream()
				.map(one -> one.results().conditionsOf(one.results().find(one.monitored()).orElseThrow())).toList();
		for (ConditionName name : SAME) {
			List<String> values = conditions.stream().map(each -> each.find(name).map(Condition::value).orElse("unknown")).distinct()
					.toList();
			if (values.size() > 1) {
				notes.add(name.label() + " differs: " + String.join("; ", values)
						+ ". This may cause a difference of the overheads.");
			}
		}
		return notes;
	}
}
