/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.html;

import java.util.ArrayList;
import java.util.List;

import org.sonde.report.comparison.ComparisonTable;

/** All that the template shows; its accessors' names are the template's names. Null stands for a part that is not there. */
record ReportModel(String title, String generated, SummaryModel summary, PlanModel plan, List<ComparisonModel> comparisons,
		ComparisonModel.TableModel published, List<TradeOffModel> series, CallsModel calls, List<Command> commands,
		List<Sources.Entry> sources) {

	static ReportModel of(ReportContent content) {
		Sources sources = new Sources();
		PlanModel plan = content.plan().map(section -> PlanModel.of(section, sources)).orElse(null);
		List<ComparisonModel> comparisons = content.comparisons().stream()
				.map(comparison -> ComparisonModel.of(comparison, content.steps().stream()
						.filter(step -> comparison.versions().stream().anyMatch(version -> version == step.after())).toList(), sources))
				.toList();
		boolean ofKieker = content.comparisons().stream().anyMatch(ComparisonTable::isOfPublishedComponent);
		ComparisonModel.TableModel published = ofKieker ? ComparisonModel.published(sources).orElse(null) : null;
		List<TradeOffModel> series = content.series().stream().map(tunings -> TradeOffModel.of(tunings, sources)).toList();
		CallsModel calls = content.calls().map(section -> CallsModel.of(section, sources)).orElse(null);
		return new ReportModel(content.title(), content.generated().orElse(null),
				SummaryModel.of(plan, comparisons, content.series(), calls), plan,
				comparisons, published, series, calls, content.commands(), sources.entries());
	}

	List<ChartModel> charts() {
		List<ChartModel> charts = new ArrayList<>();
		if (plan != null && plan.chart() != null) {
			charts.add(plan.chart());
		}
		series.forEach(tunings -> charts.addAll(tunings.charts()));
		return charts;
	}

	boolean hasSeries() {
		return !series.isEmpty();
	}

	boolean hasComparisons() {
		return !comparisons.isEmpty();
	}

	boolean hasCommands() {
		return !commands.isEmpty();
	}
}
