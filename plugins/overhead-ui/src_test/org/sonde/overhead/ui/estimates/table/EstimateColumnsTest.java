/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;

import org.eclipse.swt.graphics.Image;
import org.junit.jupiter.api.Test;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.PatternProbe;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.Probe;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.workspace.StaleProbe;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.cost.PortionShares;
import org.sonde.overhead.cost.Provenance;
import org.sonde.overhead.statistics.Interval;
import org.sonde.overhead.ui.view.table.Column;

class EstimateColumnsTest {

	private static final EstimateColumns.Images NONE = new EstimateColumns.Images() {

		@Override
		public Image of(EstimateLine line) {
			return null;
		}

		@Override
		public Image ofState(EstimateRow row) {
			return null;
		}

		@Override
		public Image warning() {
			return null;
		}
	};
	private static final Estimate UNKNOWN = new Estimate.Unknown("no rate");

	private final Plan plan = PlanFactory.eINSTANCE.createPlan();

	private static Column<EstimateLine> column(String id) {
		return EstimateColumns.all(NONE, EstimateColumns.Painters.create()).stream().filter(one -> one.id().equals(id)).findFirst()
				.orElseThrow();
	}

	private static String text(String id, EstimateLine line) {
		return column(id).text().apply(line);
	}

	private static String toolTip(String id, EstimateLine line) {
		return column(id).toolTip().apply(line);
	}

	private static Estimate cost(double value) {
		return new Estimate.Extrapolated(Optional.empty(), new Interval(value, value / 2, value * 1.5), Provenance.NONE);
	}

	private EstimateRow row(Probe probe, Estimate cost) {
		plan.getProbes().add(probe);
		ProbeShares shares = cost instanceof Estimate.Known
				? new ProbeShares(OptionalDouble.of(0.25), OptionalDouble.of(0.5), Optional.empty(), PortionShares.of(0, 0, 1))
				: ProbeShares.UNKNOWN;
		return new EstimateRow(plan.getProbes().size() - 1, Probes.name(probe), probe, cost, cost, shares, Optional.empty());
	}

	private EstimateRow method(String signature, Estimate cost) {
		return row(Probes.create(MethodSignature.parse(signature)), cost);
	}

	private static EstimateGroup group(EstimateRow... rows) {
		Arrangement byType = new Arrangement(Grouping.TYPE, "", Optional.empty(), Set.of());
		return (EstimateGroup) byType.of(List.of(rows)).lines().getFirst();
	}

	@Test
	void everyColumnIsThereOnce() {
		assertThat(EstimateColumns.all(NONE, EstimateColumns.Painters.create()).stream().map(Column::id)).doesNotHaveDuplicates()
				.contains(EstimateColumns.METHOD, EstimateColumns.CALLS, EstimateColumns.PER_SECOND, EstimateColumns.NOTE);
	}

	@Test
	void aProbeHasItsKindStateAndCalls() {
		Probe probe = Probes.create(MethodSignature.parse("void a.A.a()"));
		EstimateRow row = row(probe, UNKNOWN);
		assertThat(text(EstimateColumns.KIND, row)).isEqualTo(EstimateColumns.KINDS.get(0));
		assertThat(text(EstimateColumns.STATE, row)).isEqualTo(EstimateColumns.STATES.get(0));
		String unset = text(EstimateColumns.CALLS, row);
		assertThat(column(EstimateColumns.CALLS).muted().apply(row)).isTrue();
		probe.setKind(ProbeKind.OPERATION_EVENTS);
		probe.setActive(false);
		probe.setCallsPerSecond(12.5);
		assertThat(text(EstimateColumns.KIND, row)).isEqualTo(EstimateColumns.KINDS.get(1));
		assertThat(text(EstimateColumns.STATE, row)).isEqualTo(EstimateColumns.STATES.get(1));
		assertThat(text(EstimateColumns.CALLS, row)).isEqualTo("12.5").isNotEqualTo(unset);
		assertThat(column(EstimateColumns.CALLS).muted().apply(row)).isFalse();
	}

	@Test
	void whatIsStaleIsNeitherActiveNorDeactivatedAndSaysWhy() {
		EstimateRow row = method("void a.A.a()", UNKNOWN);
		StaleProbe stale = new StaleProbe(MethodSignature.parse("void a.A.a()"), "has no method a", List.of(), Optional.empty());
		EstimateRow gone = row.with(Optional.of(stale), Optional.empty());
		assertThat(text(EstimateColumns.STATE, gone)).isEqualTo(EstimateColumns.STALE);
		assertThat(toolTip(EstimateColumns.STATE, gone)).startsWith(stale.message());
	}

	/** The largest first, as a click on the title sorts; as texts, 9 would stand before 10. */
	@Test
	void numbersSortByValueAndUnknownOnesStandLast() {
		List<EstimateRow> rows = new ArrayList<>(List.of(method("void a.A.a()", UNKNOWN), method("void a.A.b()", cost(10)),
				method("void a.A.c()", cost(9)), method("void a.A.d()", cost(2000))));
		for (String id : List.of(EstimateColumns.PER_CALL, EstimateColumns.PER_SECOND)) {
			rows.sort(column(id).order().reversed());
			assertThat(rows.stream().map(EstimateRow::label)).as(id).containsExactly("A.d()", "A.b()", "A.c()", "A.a()");
		}
		double[] rates = { 0, 10, 9, 2000 };
		for (EstimateRow row : rows) {
			row.probe().setCallsPerSecond(row.place() == 0 ? null : rates[row.place()]);
		}
		rows.sort(column(EstimateColumns.CALLS).order().reversed());
		assertThat(rows.stream().map(EstimateRow::label)).containsExactly("A.d()", "A.b()", "A.c()", "A.a()");
	}

	@Test
	void anUnknownCostSaysWhyAndAKnownOneItsPortions() {
		EstimateRow unknown = method("void a.A.a()", UNKNOWN);
		assertThat(column(EstimateColumns.PER_CALL).muted().apply(unknown)).isTrue();
		assertThat(toolTip(EstimateColumns.PER_CALL, unknown)).contains("no rate");
		EstimateRow known = method("void a.A.b()", cost(100));
		assertThat(column(EstimateColumns.PER_CALL).muted().apply(known)).isFalse();
		assertThat(toolTip(EstimateColumns.PER_CALL, known)).contains(Quantities.percent(1));
	}

	@Test
	void aGroupCostsAtLeastWhatIsKnown() {
		EstimateRow known = method("void a.A.a()", cost(100));
		assertThat(text(EstimateColumns.PER_SECOND, group(known))).isEqualTo(text(EstimateColumns.PER_SECOND, known));
		EstimateGroup partly = group(known, method("void a.A.b()", UNKNOWN));
		assertThat(text(EstimateColumns.PER_SECOND, partly)).isEqualTo(Quantities.atLeast(text(EstimateColumns.PER_SECOND, known)));
		assertThat(text(EstimateColumns.PER_CALL, partly)).as("only of a probe").isEmpty();
		for (String id : List.of(EstimateColumns.KIND, EstimateColumns.STATE, EstimateColumns.VALUE, EstimateColumns.NOTE)) {
			assertThat(text(id, partly)).as(id).isEmpty();
		}
		assertThat(toolTip(EstimateColumns.METHOD, partly)).startsWith(partly.label() + "\n");
	}

	@Test
	void aSourceOfCallsAndANoteAreShownInOneLine() {
		EstimateRow row = method("void a.A.a()", UNKNOWN);
		assertThat(text(EstimateColumns.NOTE, row)).isEmpty();
		assertThat(text(EstimateColumns.SOURCE, row)).isEmpty();
		row.probe().setNote("why\n\tnot");
		row.probe().setCallsPerSecond(1.0);
		row.probe().setCallsSource("kieker-log");
		assertThat(text(EstimateColumns.NOTE, row)).isEqualTo("why not");
		assertThat(toolTip(EstimateColumns.NOTE, row)).isEqualTo("why\n\tnot");
		assertThat(text(EstimateColumns.SOURCE, row)).isEqualTo("kieker-log");
		assertThat(toolTip(EstimateColumns.CALLS, row)).contains("kieker-log");
	}

	@Test
	void ofSeveralPatternsTheOrderCounts() {
		PatternProbe first = Probes.createPattern("void a.*.*(..)");
		EstimateRow row = row(first, UNKNOWN);
		assertThat(toolTip(EstimateColumns.METHOD, row)).contains("void a.*.*(..)").doesNotContain("\n");
		first.setExclusions(List.of("* a.B.*(..)", "* a.C.*(..)"));
		first.setLongerThan(7);
		row(Probes.createPattern("void b.*.*(..)"), UNKNOWN);
		assertThat(toolTip(EstimateColumns.METHOD, row).lines().skip(1).toList()).satisfiesExactly(
				line -> assertThat(line).contains("* a.B.*(..); * a.C.*(..)"), line -> assertThat(line).contains("7"),
				line -> assertThat(line).contains("1", "2"));
	}

	@Test
	void sharesArePercentOrUnknown() {
		EstimateRow known = method("void a.A.a()", cost(100));
		assertThat(text(EstimateColumns.PLAN_SHARE, known)).isEqualTo(Quantities.percent(0.25));
		assertThat(text(EstimateColumns.WRITER_SHARE, known)).isEqualTo(Quantities.percent(0.5));
		EstimateRow unknown = method("void a.A.b()", UNKNOWN);
		assertThat(text(EstimateColumns.PLAN_SHARE, unknown)).isEqualTo(Quantities.UNKNOWN);
		assertThat(column(EstimateColumns.WRITER_SHARE).muted().apply(unknown)).isTrue();
		assertThat(text(EstimateColumns.DURATION_SHARE, known)).isEmpty();
	}
}
