/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.refinement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.overhead.statistics.Interval;
import org.sonde.overhead.ui.view.table.Column;
import org.sonde.report.refine.MeasuredOverhead;
import org.sonde.report.refine.MeasuredOverhead.Verdict;
import org.sonde.report.refine.ProbeChange;
import org.sonde.report.refine.RefinedRound;

class RefinementColumnsTest {

	private static RoundRow round(int number, double measured, Optional<Interval> predicted, int probes) {
		return new RoundRow(new RefinedRound(number, PlanFactory.eINSTANCE.createPlan(), probes, 0,
				new MeasuredOverhead(measured, Optional.empty(), 1, 0, false, 3), Verdict.WITHIN, predicted, 1, 2, List.of()), null);
	}

	private static <R> List<R> sorted(List<Column<R>> columns, String id, List<R> rows) {
		return rows.stream().sorted(columns.stream().filter(column -> column.id().equals(id)).findFirst().orElseThrow().order()).toList();
	}

	@Test
	void roundsAreSortedByNumbersAndNotByTexts() {
		RoundRow second = round(2, 10, Optional.of(Interval.exactly(7)), 100);
		RoundRow tenth = round(10, 9, Optional.empty(), 20);
		RoundRow eleventh = round(11, -0.5, Optional.of(Interval.exactly(12)), 3);
		List<RoundRow> rows = List.of(eleventh, tenth, second);
		Map<String, List<RoundRow>> expected = Map.of("number", List.of(second, tenth, eleventh), "measured",
				List.of(eleventh, tenth, second), "probes", List.of(eleventh, tenth, second), "predicted",
				List.of(tenth, second, eleventh));
		expected.forEach((id, order) -> assertThat(sorted(RefinementColumns.rounds(), id, rows)).as(id).isEqualTo(order));
	}

	@Test
	void anUnknownPredictionIsMuted() {
		Column<RoundRow> predicted = RefinementColumns.rounds().stream().filter(column -> column.id().equals("predicted")).findFirst()
				.orElseThrow();
		assertThat(predicted.muted().apply(round(1, 1, Optional.empty(), 1))).isTrue();
		assertThat(predicted.muted().apply(round(1, 1, Optional.of(Interval.exactly(1)), 1))).isFalse();
	}

	/** A probe that goes costs what it did; one that comes, what it will. */
	@Test
	void changesAreSortedByTheCostOfThePlanThatHasTheProbe() {
		ChangeRow removed = change("removed", ProbeChange.Kind.REMOVED, 10, 0);
		ChangeRow added = change("added", ProbeChange.Kind.ADDED, 0, 9);
		ChangeRow deactivated = change("deactivated", ProbeChange.Kind.DEACTIVATED, 2, 0);
		assertThat(sorted(RefinementColumns.changes(), "cost", List.of(removed, added, deactivated)))
				.containsExactly(deactivated, added, removed);
		assertThat(sorted(RefinementColumns.changes(), "method", List.of(removed, added, deactivated)))
				.containsExactly(added, deactivated, removed);
	}

	private static ChangeRow change(String method, ProbeChange.Kind kind, double now, double next) {
		return new ChangeRow(new ProbeChange(MethodSignature.method("void", "p.A", method), kind, null, now, next), null);
	}
}
