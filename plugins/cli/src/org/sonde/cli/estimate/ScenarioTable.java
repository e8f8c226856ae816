/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.estimate;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

import org.sonde.common.table.Table;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.cost.PlanEstimate;
import org.sonde.overhead.cost.WriterEstimate;
import org.sonde.overhead.cost.impact.CostUnit;
import org.sonde.overhead.cost.impact.WallTime;
import org.sonde.overhead.cost.scenario.Scenario;
import org.sonde.overhead.results.Configuration;

/** Scenarios side by side, for people and for programs. */
public final class ScenarioTable {
	private static final double MICROS_PER_NANO = 1e-3;
	private static final double PERCENT = 100;

	private ScenarioTable() {
	}

	static String table(List<Scenario.Outcome> outcomes) {
		List<List<String>> rows = new ArrayList<>();
		StringBuilder notes = new StringBuilder();
		CostUnit unit = CostUnit.of(outcomes.stream().map(ScenarioTable::total).toList());
		for (Scenario.Outcome outcome : outcomes) {
			Optional<PlanEstimate> estimate = outcome.estimate();
			Estimate total = unit.in(total(outcome));
			Optional<WriterEstimate> writer = estimate.map(PlanEstimate::writer);
			rows.add(List.of(outcome.scenario().name(), outcome.model().writer().map(Configuration::id).orElse("none"),
					estimate.filter(plan -> plan.total().isLowerBound()).isPresent()
					&& total instanceof Estimate.Known ? "at least" : "", EstimateText.value(total), EstimateText.ends(total),
					estimate.map(plan -> EstimateText.value(unit.in(plan.total().processMillisPerSecond()))).orElse("unknown"),
					estimate.map(plan -> micros(WallTime.perTrace(plan))).orElse("unknown"),
					writer.map(load -> load.regime().name().toLowerCase(Locale.ROOT)).orElse("unknown"),
					writer.map(WriterEstimate::utilisation).map(ScenarioTable::percent).map(EstimateText::value).orElse("unknown"),
					writer.map(WriterEstimate::gigabytesPerDay).map(EstimateText::value).orElse("unknown")));
			String reason = !outcome.obstacle().isEmpty() ? outcome.obstacle() : estimate.orElseThrow().total().note();
			if (!reason.isEmpty()) {
				notes.append(outcome.scenario().name()).append(": ").append(reason).append('\n');
			}
		}
		return "\nScenarios\n"
				+ new Table(List.of("scenario", "run", "", "per second [" + unit + "]", "estimate interval [" + unit + "]",
						"process [" + unit + "]",
				"longer per trace [µs]", "writer", "utilisation [%]", "volume [GB/day]"), rows).withoutEmptyColumns().aligned() + notes;
	}

	private static Estimate total(Scenario.Outcome outcome) {
		return outcome.estimate().map(plan -> plan.total().millisPerSecond()).orElse(new Estimate.Unknown(outcome.obstacle()));
	}

	private static Estimate percent(Estimate share) {
		return share instanceof Estimate.Known known ? known.times(PERCENT, known.provenance()) : share;
	}

	private static String micros(Estimate nanos) {
		return EstimateText.value(nanos instanceof Estimate.Known known ? known.times(MICROS_PER_NANO, known.provenance()) : nanos);
	}
}
