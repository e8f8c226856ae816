/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.costs;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.sonde.overhead.ui.estimates.table.EstimateRow;

/**
 * What the view shows of a plan.
 *
 * @param planned what the plan costs as it stands in its file
 * @param tried what it costs with changes that are tried out; empty without such
 * @param edits these changes
 * @param stale how many of the probes shown are stale
 * @param rated whether the calls per second of any are set
 */
public record ShownCosts(PlanCosts planned, Optional<PlanCosts> tried, List<WhatIf.Edit> edits, long stale, boolean rated) {

	/** Searches all probes; not for the user interface's thread. */
	public static ShownCosts of(PlanCosts planned, Optional<PlanCosts> tried, List<WhatIf.Edit> edits) {
		List<EstimateRow> rows = tried.orElse(planned).rows();
		return new ShownCosts(planned, tried, edits, rows.stream().filter(row -> row.stale().isPresent()).count(),
				rows.stream().anyMatch(row -> row.callsPerSecond().isPresent()));
	}

	/** A row per probe; those that are dropped for a trial stay where they are, marked as such. */
	public List<EstimateRow> rows() {
		if (tried.isEmpty()) {
			return planned.rows();
		}
		Map<String, EstimateRow> added = new LinkedHashMap<>();
		tried.get().rows().forEach(row -> added.put(row.name(), row));
		List<EstimateRow> rows = new ArrayList<>();
		for (EstimateRow row : planned.rows()) {
			rows.add(Optional.ofNullable(added.remove(row.name())).orElseGet(row::drop));
		}
		rows.addAll(added.values());
		return rows;
	}

	/** Returns the costs with what is tried out, if anything. */
	public PlanCosts costs() {
		return tried.orElse(planned);
	}
}
