/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports.summary;

import java.math.BigDecimal;
import java.math.MathContext;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

import org.sonde.overhead.history.BenchmarkHistory.Point;
import org.sonde.overhead.history.BenchmarkHistory.Suite;
import org.sonde.overhead.history.BenchmarkHistory.Track;
import org.sonde.overhead.imports.format.ImportFormat;
import org.sonde.overhead.imports.format.ImportWarning;
import org.sonde.overhead.imports.format.Repair;
import org.sonde.overhead.results.Unit;

/**
 * What a file of figures over time says.
 *
 * @param entries in the order of the file
 * @param shortRuns when runs began that ended long before the others
 */
public record ImportedHistory(ImportFormat format, List<Entry> entries, List<ImportWarning> warnings, Set<Instant> shortRuns) {

	/** Since this day, MooBench's script includes a zero for each loop in the average (commit d99aa140, 07:45 UTC). */
	private static final Instant HALVED_SINCE = Instant.parse("2025-09-18T07:45:00Z");
	/** On this day MooBench's script called its nanoseconds microseconds (corrected by commit f2d2ea45). */
	private static final LocalDate MISLABELLED_ON = LocalDate.of(2024, 5, 8);
	/** Figures of one configuration seldom change by more; those in another unit differ a thousandfold. */
	private static final double SAME_UNIT = 10;
	/** The script prints this number of digits. */
	private static final MathContext DIGITS = new MathContext(6);

	/**
	 * A figure.
	 *
	 * @param unit empty if the file does not say it
	 * @param deviation the standard deviation
	 */
	public record Entry(String suite, String label, Optional<Unit> unit, Instant time, Optional<String> revision,
			BigDecimal value,
			Optional<BigDecimal> deviation) {

		/**
		 * Whether date and values are those of the defect: for every loop of mean x, x and 0 were averaged. Then the deviation
		 * cannot be less than the value; without the defect it would have to be greater than the mean of all loops.
		 */
		public boolean looksHalved() {
			return !time.isBefore(HALVED_SINCE) && unit.filter(Unit::isRate).isEmpty() && value.signum() > 0
					&& deviation.isPresent() && deviation.get().compareTo(value) >= 0;
		}

		/** Whether it is of the day when nanoseconds were called microseconds, and its unit says microseconds. */
		private boolean mayBeMislabelled() {
			return unit.equals(Optional.of(Unit.MICROSECONDS)) && time.atZone(ZoneOffset.UTC).toLocalDate().equals(MISLABELLED_ON);
		}

		private List<String> configuration() {
			return List.of(suite, label);
		}

		Entry inNanoseconds() {
			return new Entry(suite, label, Optional.of(Unit.NANOSECONDS), time, revision, value, deviation);
		}

		/** Computes from the halved value v and its deviation r: mean 2·v, deviation √(2·(r² − v²)). */
		Point repaired() {
			BigDecimal squares = deviation.orElseThrow().pow(2).subtract(value.pow(2)).multiply(BigDecimal.TWO);
			return new Point(time, revision, value.multiply(BigDecimal.TWO), Optional.of(squares.sqrt(DIGITS)), true);
		}

		Point asItStands() {
			return new Point(time, revision, value, deviation, false);
		}
	}

	public ImportedHistory {
		entries = List.copyOf(entries);
		warnings = List.copyOf(warnings);
		shortRuns = Set.copyOf(shortRuns);
	}

	public ImportedHistory(ImportFormat format, List<Entry> entries, List<ImportWarning> warnings) {
		this(format, entries, warnings, Set.of());
	}

	public boolean unitsKnown() {
		return entries.stream().allMatch(entry -> entry.unit().isPresent());
	}

	/** Returns the entries with a wrong unit: other figures of the configuration are in nanoseconds and have the same size. */
	public List<Entry> mislabelled() {
		Map<List<String>, TreeSet<Double>> nanoseconds = new HashMap<>();
		entries.stream().filter(entry -> entry.unit().equals(Optional.of(Unit.NANOSECONDS))).forEach(entry -> nanoseconds
				.computeIfAbsent(entry.configuration(), any -> new TreeSet<>()).add(entry.value().doubleValue()));
		return entries.stream().filter(Entry::mayBeMislabelled).filter(entry -> {
			TreeSet<Double> others = nanoseconds.getOrDefault(entry.configuration(), new TreeSet<>());
			Double nearest = others.higher(entry.value().doubleValue() / SAME_UNIT);
			return nearest != null && nearest < entry.value().doubleValue() * SAME_UNIT;
		}).toList();
	}

	/**
	 * The suites of a history, each with a track for each label, and for each unit where one label has several.
	 *
	 * @param unit of the entries that do not say theirs
	 * @param repairs of halved values and of units, and whether short runs are left out; figures in a wrong unit are left out without
	 *        repair
	 */
	public List<Suite> suites(Unit unit, Set<Repair> repairs) {
		boolean repair = repairs.contains(Repair.HALVED_VALUES);
		List<Entry> mislabelled = mislabelled();
		List<Entry> right = new ArrayList<>(entries);
		right.removeAll(Set.copyOf(mislabelled));
		if (repairs.contains(Repair.WRONG_UNIT)) {
			mislabelled.forEach(entry -> right.add(entry.inNanoseconds()));
		}
		if (repairs.contains(Repair.LEAVE_OUT_SHORT_RUNS)) {
			right.removeIf(entry -> shortRuns.contains(entry.time()));
		}
		Map<String, Map<String, Map<Unit, List<Point>>>> sorted = new LinkedHashMap<>();
		for (Entry entry : right.stream().sorted(Comparator.comparing(Entry::time)).toList()) {
			sorted.computeIfAbsent(entry.suite(), any -> new LinkedHashMap<>())
					.computeIfAbsent(entry.label(), any -> new LinkedHashMap<>())
					.computeIfAbsent(entry.unit().orElse(unit), any -> new ArrayList<>())
					.add(repair && entry.looksHalved() ? entry.repaired() : entry.asItStands());
		}
		List<Suite> suites = new ArrayList<>();
		sorted.forEach((name, tracks) -> {
			List<Track> all = new ArrayList<>();
			tracks.forEach((label, units) -> units.forEach((one, points) -> all.add(
					new Track(units.size() == 1 ? label : label + " [" + one.keyword() + "]", one, points))));
			suites.add(new Suite(name, all));
		});
		return suites;
	}
}
