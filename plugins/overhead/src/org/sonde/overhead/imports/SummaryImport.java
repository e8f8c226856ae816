/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.sonde.common.digits.Digits;
import org.sonde.common.keyword.Keyword;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.OverheadProblem;
import org.sonde.overhead.imports.format.ImportFormat;
import org.sonde.overhead.imports.format.ImportWarning;
import org.sonde.overhead.imports.format.Repair;
import org.sonde.overhead.imports.summary.ConfigurationText;
import org.sonde.overhead.imports.summary.Summary;
import org.sonde.overhead.imports.summary.Summary.Experiment;
import org.sonde.overhead.imports.summary.Summary.Figures;
import org.sonde.overhead.imports.summary.Summary.ForkFigures;
import org.sonde.overhead.imports.summary.Summary.Row;
import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Conditions;
import org.sonde.overhead.results.Fork;
import org.sonde.overhead.results.Measurement;
import org.sonde.overhead.results.PooledForks;
import org.sonde.overhead.results.Precision;
import org.sonde.overhead.results.QuantityKind;
import org.sonde.overhead.results.SamplingUnit;
import org.sonde.overhead.results.Scope;
import org.sonde.overhead.results.Statistic;
import org.sonde.overhead.results.Unit;
import org.sonde.overhead.results.WarmUp;
import org.sonde.overhead.results.WarmUpRule;
import org.sonde.overhead.statistics.ForkSummary;

/** Makes a result set, or a history, of a file of summaries. */
final class SummaryImport {

	private static final int DIGITS = 7;

	private final ImportSource.OfSummary material;
	private final Summary summary;
	private final Answers answers;
	private final SetParts parts;
	private final List<String> notes = new ArrayList<>();

	SummaryImport(ImportSource.OfSummary material, Answers answers) {
		this.material = material;
		this.answers = answers;
		summary = material.source().summary();
		parts = new SetParts(material, answers);
	}

	ImportResult make() throws OverheadException {
		material.warnings().forEach(warning -> notes.add(warning.text()));
		String choice = parts.answer(QuestionKind.EXPERIMENT).orElse(SummaryPreview.ALL);
		if (choice.equals(SummaryPreview.HISTORY)) {
			return HistoryImport.make(new ImportSource.OfHistory(material.shown(), material.source().file(),
					HistoryPreview.ofExperiments(material.source())), answers);
		}
		List<Experiment> chosen = summary.experiments().stream()
				.filter(experiment -> choice.equals(SummaryPreview.ALL) || experiment.name().equals(choice)).toList();
		Map<ConditionName, Condition> found = new EnumMap<>(ConditionName.class);
		material.configuration().map(ConfigurationText::conditions).ifPresent(conditions -> found.putAll(conditions.values()));
		if (chosen.size() == 1) {
			found.putAll(chosen.getFirst().conditions().values());
		}
		for (Experiment experiment : chosen) {
			for (Row row : experiment.rows()) {
				add(row, chosen.size() > 1 ? experiment.conditions() : Conditions.NONE);
			}
		}
		if (summary.warnings().stream().anyMatch(warning -> warning.kind() == ImportWarning.Kind.ONE_JVM
				&& summary.format() != ImportFormat.JMH_JSON)) {
			found.put(ConditionName.JVMS, new Condition.Assumed("1", "MooBench's scripts keep only one loop"));
		}
		String place = material.source().file() + (summary.experiments().size() > 1 && chosen.size() == 1 ? ", " + choice : "");
		return new ImportResult.Results(parts.set(found, place, "Imported: " + summary.format().label(), notes));
	}

	private void add(Row row, Conditions ofExperiment) throws OverheadException {
		List<Measurement> measurements = new ArrayList<>();
		List<Fork> forks = new ArrayList<>();
		for (Figures figures : row.figures()) {
			Unit unit = figures.unit().orElseGet(() -> Keyword.of(Unit.class, parts.answer(QuestionKind.UNIT).orElseThrow()));
			if (row.forks().isEmpty()) {
				measurements.add(measurement(row, figures, unit));
			} else {
				row.forks().forEach(fork -> forks.add(fork(fork, unit)));
				measurements.add(figures.kind() == QuantityKind.THROUGHPUT ? throughput(row.forks(), unit)
						: PooledForks.measurement(forks));
			}
		}
		Conditions conditions = ofExperiment.overriddenBy(row.conditions());
		String label = SummaryPreview.name(row) + ofExperiment.find(ConditionName.RECURSION_DEPTH)
				.map(depth -> ", depth " + depth.value()).orElse("");
		parts.add(new SetParts.Part(row.key(), label, parts.phase(row.kind()), conditions, row.parameters(), measurements, forks,
				row.after()));
	}

	private Measurement measurement(Row row, Figures figures, Unit unit) throws OverheadException {
		Figures right = figures.swapped() && answers.repairs().contains(Repair.SWAPPED_EXTREMES) ? figures.unswapped() : figures;
		Map<Statistic, BigDecimal> values = new EnumMap<>(Statistic.class);
		values.putAll(right.values());
		if (figures.kind() == QuantityKind.THROUGHPUT) {
			// A second in which no call ended says nothing about the time of a call.
			values.values().removeIf(value -> value.signum() == 0);
		}
		boolean interval = values.containsKey(Statistic.CI95_HALF_WIDTH);
		try {
			return new Measurement(figures.kind(), unit, Scope.TRACE, Precision.EXACT, values, Optional.empty(),
					interval ? Optional.of(SamplingUnit.CALLS) : Optional.empty());
		} catch (IllegalArgumentException e) {
			throw OverheadException.causedBy(e, OverheadProblem.IMPORT_VALUE, material.source().file(), "configuration \""
					+ SummaryPreview.name(row) + "\"", "the figures contradict each other: " + e.getMessage());
		}
	}

	private static Fork fork(ForkFigures figures, Unit unit) {
		Map<Statistic, Double> nanos = new EnumMap<>(Statistic.class);
		figures.values().forEach((statistic, value) -> nanos.put(statistic, nanos(value, unit)));
		return new Fork(figures.number(), figures.threads(), 0, new WarmUp(0, WarmUpRule.GIVEN), nanos, figures.distribution(),
				Optional.empty(), Set.of(), Optional.empty());
	}

	/** Returns nanoseconds. For a throughput, it is the reciprocal. */
	private static double nanos(BigDecimal value, Unit unit) {
		double factor = unit.factor();
		return unit.isRate() ? 1e9 / (value.doubleValue() * factor) : value.multiply(BigDecimal.valueOf(factor)).doubleValue();
	}

	private static Measurement throughput(List<ForkFigures> forks, Unit unit) {
		ForkSummary summary = ForkSummary.of(forks.stream().mapToDouble(fork -> fork.values().get(Statistic.MEAN).doubleValue())
				.toArray());
		Map<Statistic, BigDecimal> values = new LinkedHashMap<>();
		values.put(Statistic.MEAN, Digits.rounded(summary.mean(), DIGITS));
		summary.interval().known().ifPresent(known -> values.put(Statistic.CI95_HALF_WIDTH,
				Digits.rounded(known.high() - known.value(), DIGITS)));
		return new Measurement(QuantityKind.THROUGHPUT, unit, Scope.TRACE, Precision.EXACT, values, Optional.empty(),
				summary.interval().known().map(any -> SamplingUnit.FORKS));
	}
}
