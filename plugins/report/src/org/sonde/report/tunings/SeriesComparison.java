/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.tunings;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Conditions;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.ResultSet;
import org.sonde.report.results.ResultComparison;
import org.sonde.report.tradeoff.OverheadSource;
import org.sonde.report.tradeoff.Tuning;
import org.sonde.report.tradeoff.TuningSeries;

/**
 * Two series with the same tunings, such as a published one and its repetition. Machines differ, so times are not compared, but ratios:
 * the response time of a run with a tuning ÷ that of the same run of the first tuning.
 *
 * @param base the first tuning that both series have
 * @param rows by tuning, then by run
 * @param onlyInOne tunings whose overhead only the one series has; {@code onlyInOther} likewise
 */
public record SeriesComparison(TuningSeries one, TuningSeries other, String base, List<Row> rows, List<String> onlyInOne,
		List<String> onlyInOther) {

	/**
	 * A run of a tuning.
	 *
	 * @param run   its id, the same in all four result sets
	 * @param label as the one series has it
	 * @param one   ratio in the one series; {@code other} likewise
	 */
	public record Row(String tuning, String run, String label, ResultComparison.Row one, ResultComparison.Row other) {

		public RatioAgreement agreement() {
			return RatioAgreement.of(one.ratioInterval(), other.ratioInterval());
		}
	}

	private record Pair(String name, ResultSet one, ResultSet other) {
	}

	public SeriesComparison {
		rows = List.copyOf(rows);
		onlyInOne = List.copyOf(onlyInOne);
		onlyInOther = List.copyOf(onlyInOther);
	}

	/**
	 * Tunings are the same if they have the same name, but for its case and a remark in parentheses at its end.
	 *
	 * @throws IllegalArgumentException unless the overhead of two tunings is known in both series
	 */
	public static SeriesComparison of(TuningSeries one, TuningSeries other) {
		List<String> common = known(one).stream().filter(tuning -> partner(tuning, one, other).isPresent()).map(Tuning::name).toList();
		return find(one, other)
				.orElseThrow(() -> new IllegalArgumentException("ratios need two tunings whose overhead both have; they have "
						+ (common.isEmpty() ? "none" : "only " + common.getFirst())));
	}

	/** Empty unless the overhead of two tunings is known in both series. */
	public static Optional<SeriesComparison> find(TuningSeries one, TuningSeries other) {
		List<Pair> pairs = new ArrayList<>();
		List<String> onlyInOne = new ArrayList<>();
		List<String> onlyInOther = new ArrayList<>(known(other).stream().map(Tuning::name).toList());
		for (Tuning tuning : known(one)) {
			partner(tuning, one, other).ifPresentOrElse(same -> {
				pairs.add(new Pair(TuningName.withRemark(tuning.name(), same.name()), results(tuning), results(same)));
				onlyInOther.remove(same.name());
			}, () -> onlyInOne.add(tuning.name()));
		}
		if (pairs.size() < 2) {
			return Optional.empty();
		}
		List<Row> rows = new ArrayList<>();
		pairs.stream().skip(1).forEach(pair -> rows.addAll(rows(pairs.getFirst(), pair)));
		return Optional.of(new SeriesComparison(one, other, pairs.getFirst().name(), rows, onlyInOne, onlyInOther));
	}

	/** Each is the partner of the other, so none has two. */
	private static Optional<Tuning> partner(Tuning tuning, TuningSeries one, TuningSeries other) {
		return TuningName.find(tuning.name(), known(other), Tuning::name)
				.filter(same -> TuningName.find(same.name(), known(one), Tuning::name).equals(Optional.of(tuning)));
	}

	/** Those whose overhead is known. */
	private static List<Tuning> known(TuningSeries series) {
		return series.tunings().stream().filter(tuning -> tuning.overhead() instanceof OverheadSource.Difference).toList();
	}

	private static ResultSet results(Tuning tuning) {
		return ((OverheadSource.Difference) tuning.overhead()).results();
	}

	private static List<Row> rows(Pair base, Pair tuning) {
		List<ResultComparison.Row> others = ResultComparison.of(base.other(), tuning.other()).rows();
		List<Row> rows = new ArrayList<>();
		for (ResultComparison.Row row : ResultComparison.of(base.one(), tuning.one()).rows()) {
			others.stream().filter(other -> row.baseline().phase() != Phase.NONE && other.baseline().id().equals(row.baseline().id())
					&& other.baseline().phase() == row.baseline().phase()).findFirst()
					.ifPresent(other -> rows.add(new Row(tuning.name(), row.baseline().id(), row.baseline().label(), row, other)));
		}
		return rows;
	}

	/**
	 * A condition that may change a ratio.
	 *
	 * @param one   its value in the one series, by the set of the base; {@code other} likewise
	 */
	public record Difference(ConditionName name, String one, String other) {
	}

	/** Conditions that differ between the series. */
	public List<Difference> differences() {
		Conditions here = conditions(one);
		Conditions there = conditions(other);
		return OwnTunings.SAME.stream().map(name -> new Difference(name, value(here, name), value(there, name)))
				.filter(difference -> !difference.one().equals(difference.other())).toList();
	}

	private static String value(Conditions conditions, ConditionName name) {
		return conditions.find(name).map(Condition::value).orElse("not stated");
	}

	private Conditions conditions(TuningSeries series) {
		OverheadSource.Difference overhead = ofBase(series);
		return overhead.results().conditionsOf(overhead.results().find(overhead.monitored()).orElseThrow());
	}

	private OverheadSource.Difference ofBase(TuningSeries series) {
		return (OverheadSource.Difference) TuningName.find(base, known(series), Tuning::name).orElseThrow().overhead();
	}
}
