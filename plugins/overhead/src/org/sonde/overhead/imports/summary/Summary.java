/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports.summary;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

import org.sonde.overhead.imports.format.ImportFormat;
import org.sonde.overhead.imports.format.ImportWarning;
import org.sonde.overhead.imports.format.PreviewItem.Fact;
import org.sonde.overhead.results.Conditions;
import org.sonde.overhead.results.Distribution;
import org.sonde.overhead.results.Parameter;
import org.sonde.overhead.results.QuantityKind;
import org.sonde.overhead.results.Statistic;
import org.sonde.overhead.results.Unit;

/**
 * What a file of summaries says, whatever its format.
 *
 * @param framework as the file names it, such as {@code Kieker-java}: a benchmark's name, mostly without a version
 * @param experiments at least one
 * @param facts for people
 */
public record Summary(ImportFormat format, Optional<String> framework, List<Experiment> experiments, List<Fact> facts,
		List<ImportWarning> warnings) {

	/**
	 * All configurations measured at one time.
	 *
	 * @param name unique in the file, for people to choose by
	 * @param time if the file says it
	 * @param conditions of all its rows
	 */
	public record Experiment(String name, Optional<Instant> time, Conditions conditions, List<Row> rows) {
		public Experiment {
			rows = List.copyOf(rows);
		}
	}

	/**
	 * One configuration of one experiment.
	 *
	 * @param key unique in its experiment
	 * @param kind that the question for its phase names: the key, or what it has in common with others
	 * @param label as the source has it
	 * @param index its number in the source, if it has one
	 * @param after keys of rows that may be its predecessor: the first whose phase comes right before; empty if any row of the
	 *        experiment may be
	 */
	public record Row(String key, String kind, String label, OptionalInt index, List<Figures> figures, List<ForkFigures> forks,
			Conditions conditions, List<Parameter> parameters, List<String> after) {
		public Row {
			figures = List.copyOf(figures);
			forks = List.copyOf(forks);
			parameters = List.copyOf(parameters);
			after = List.copyOf(after);
		}

		/** A row of figures and nothing else. */
		public static Row of(String key, String label, OptionalInt index, List<Figures> figures) {
			return new Row(key, key, label, index, figures, List.of(), Conditions.NONE, List.of(), List.of());
		}
	}

	/** @param unit empty if the file does not say it */
	public record Figures(QuantityKind kind, Optional<Unit> unit, Map<Statistic, BigDecimal> values) {
		public Figures {
			EnumMap<Statistic, BigDecimal> copy = new EnumMap<>(Statistic.class);
			copy.putAll(values);
			values = Collections.unmodifiableMap(copy);
		}

		/** Whether the greater of minimum and maximum stands in the place of the other. */
		public boolean swapped() {
			return values.containsKey(Statistic.MIN) && values.containsKey(Statistic.MAX)
					&& values.get(Statistic.MIN).compareTo(values.get(Statistic.MAX)) > 0;
		}

		/** Returns the figures with minimum and maximum exchanged. */
		public Figures unswapped() {
			EnumMap<Statistic, BigDecimal> copy = new EnumMap<>(values);
			copy.put(Statistic.MIN, values.get(Statistic.MAX));
			copy.put(Statistic.MAX, values.get(Statistic.MIN));
			return new Figures(kind, unit, copy);
		}
	}

	/**
	 * The figures of one JVM.
	 *
	 * @param values in the unit of the row's first figures
	 */
	public record ForkFigures(int number, int threads, Map<Statistic, BigDecimal> values, Optional<Distribution> distribution) {
	}

	public Summary {
		experiments = List.copyOf(experiments);
		facts = List.copyOf(facts);
		warnings = List.copyOf(warnings);
	}
}
