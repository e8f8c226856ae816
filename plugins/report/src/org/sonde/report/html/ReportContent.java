/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.html;

import java.util.List;
import java.util.Optional;

import org.sonde.metrics.comparison.Comparison;
import org.sonde.metrics.comparison.TypeComparison;
import org.sonde.report.tradeoff.TuningSeries;

/**
 * What a report is made of. The same content gives the same bytes.
 *
 * @param generated when and by what the report was made, as it is to be shown; empty for a report that must not change from run
 * to run
 * @param comparisons where one is of Kieker's monitoring component, the published table of 2016 follows
 * @param steps what became of types from each version of the comparisons to the next; none where that is not shown
 * @param calls what logs say was called
 * @param commands that give the figures again
 */
public record ReportContent(String title, Optional<String> generated, Optional<PlanSection> plan, List<Comparison> comparisons,
		List<TypeComparison> steps, List<TuningSeries> series, Optional<CallsSection> calls, List<Command> commands) {

	/** @throws IllegalArgumentException without a title */
	public ReportContent {
		comparisons = List.copyOf(comparisons);
		steps = List.copyOf(steps);
		series = List.copyOf(series);
		commands = List.copyOf(commands);
		if (title.isBlank()) {
			throw new IllegalArgumentException("a report needs a title");
		}
	}

	/** Without a log. */
	public ReportContent(String title, Optional<String> generated, Optional<PlanSection> plan, List<Comparison> comparisons,
			List<TypeComparison> steps, List<TuningSeries> series, List<Command> commands) {
		this(title, generated, plan, comparisons, steps, series, Optional.empty(), commands);
	}
}
