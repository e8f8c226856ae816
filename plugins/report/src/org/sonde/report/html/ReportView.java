/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.html;

import java.util.ArrayList;
import java.util.List;

import org.sonde.report.comparison.ComparisonTable;

/** All that the template shows; its accessors' names are the template's names. Null stands for a part that is not there. */
record ReportView(String title, String generated, SummaryView summary, PlanView plan, List<ComparisonView> comparisons,
		ComparisonView.TableView published, List<TradeOffView> series, List<Command> commands, List<Sources.Entry> sources) {

	static ReportView of(ReportContent content) {
		Sources sources = new Sources();
		PlanView plan = content.plan().map(section -> PlanView.of(section, sources)).orElse(null);
		List<ComparisonView> comparisons = content.comparisons().stream()
				.map(comparison -> ComparisonView.of(comparison, content.steps().stream()
						.filter(step -> comparison.versions().stream().anyMatch(version -> version == step.after())).toList(), sources))
				.toList();
		boolean ofKieker = content.comparisons().stream().anyMatch(ComparisonTable::isOfPublishedComponent);
		ComparisonView.TableView published = ofKieker ? ComparisonView.published(sources).orElse(null) : null;
		List<TradeOffView> series = content.series().stream().map(tunings -> TradeOffView.of(tunings, sources)).toList();
		return new ReportView(content.title(), content.generated().orElse(null),
				SummaryView.of(plan, comparisons, content.series()), plan,
				comparisons, published, series, content.commands(), sources.entries());
	}

	List<ChartView> charts() {
		List<ChartView> charts = new ArrayList<>();
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
