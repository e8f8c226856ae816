/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sonde.overhead.cost.CostModelTest.known;
import static org.sonde.overhead.results.ProbeKind.OPERATION_EVENTS;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

import org.junit.jupiter.api.Test;
import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.calls.GapHistogram;
import org.sonde.overhead.handover.GapCostsTest;

/** One provenance, written as a line and as a tree. */
class ProvenanceTest {

	private static final CostFigure LENGTH = CostFigure.stated("length", "m", 2.5, "ruler");
	private static final CostFigure WIDTH = CostFigure.exactly("width", "m", 4, Optional.empty(),
			Provenance.stated("tape").with(Remark.Note.ABOUT));
	private static final Provenance AREA = Provenance.stated("the garden").by("{0} × {1}", () -> List.of(LENGTH, WIDTH),
			Remark.Note.MEDIAN);

	@Test
	void theLineHasValuesAndTheRemarksOfAllInputs() {
		assertThat(AREA.formula()).isEqualTo("length × width");
		assertThat(AREA.text()).isEqualTo("length 2.5 m × width 4 m. " + Remark.Note.MEDIAN.words() + " " + Remark.Note.ABOUT.words()
				+ " Measured: the garden.");
		assertThat(WIDTH.provenance().text()).isEqualTo("tape. " + Remark.Note.ABOUT.words());
	}

	@Test
	void anInputIsSpelledOutOrListedBehindTheFormula() {
		CostFigure area = CostFigure.exactly("area", "m²", 10, Optional.empty(), AREA);
		Provenance volume = Provenance.NONE.by("{=0} × {1}", () -> List.of(area, CostFigure.stated("height", "m", 3, "guess"), LENGTH));
		assertThat(volume.formula()).isEqualTo("area × height");
		assertThat(volume.text()).startsWith("length 2.5 m × width 4 m × height 3 m, with length 2.5 m. ");
		assertThat(volume.times(CostFigure.stated("factor", "", 0.1, "guess")).formula()).isEqualTo("area × height, × factor");
	}

	@Test
	void whatCameAboutTheSameWayIsEqual() {
		Provenance same = Provenance.stated("the garden").by("{0} × {1}", () -> List.of(LENGTH, WIDTH), Remark.Note.MEDIAN);
		assertThat(same).isEqualTo(AREA).hasSameHashCodeAs(AREA);
		assertThat(same.with(Remark.Note.ABOUT)).isNotEqualTo(AREA);
		assertThat(Provenance.stated("the garden").by("{0} × {1}", () -> List.of(WIDTH, LENGTH), Remark.Note.MEDIAN)).isNotEqualTo(AREA);
	}

	/** A plan may have 100,000 probes. */
	@Test
	void probesThatCostTheSameShareTheirProvenance() {
		ProbeLoad load = new ProbeLoad("void a.A.a()", OPERATION_EVENTS, true, Optional.of(new CallRate(1000, "typed")));
		PlanEstimate plan = PlanEstimate.of(CostModelTest.model("waller-2014-base"), List.of(load, load), 1);
		Provenance first = known(plan.probes().getFirst().nanosPerCall()).provenance();
		assertThat(known(plan.probes().getLast().nanosPerCall()).provenance()).isSameAs(first);
		assertThat(known(plan.probes().getLast().millisPerSecond()).provenance()).isSameAs(first);
	}

	/** I of 2014, C as the calibration has it, two event records. */
	@Test
	void theLineOfACostByGapsHasAllPartsOfTheHandOver() {
		CallRate rate = new CallRate(1000, "log", OptionalDouble.of(0), Optional.empty(), OptionalDouble.empty(),
				Optional.of(GapHistogram.parse("60:3")));
		PlanEstimate plan = PlanEstimate.of(CostModel.of(GapCostsTest.calibrated()),
				List.of(new ProbeLoad("void a.A.a()", OPERATION_EVENTS, true, Optional.of(rate))), 1);
		Estimate.Known cost = known(plan.probes().getFirst().nanosPerCall());
		assertThat(cost.provenance().formula()).isEqualTo("I + C + hand-over");
		assertThat(cost.provenance().remarks()).contains(EstimateUncertainty.CALIBRATED_WITH_GAPS)
				.doesNotContain(Remark.Note.SEVERAL_THREADS);
		assertThat(cost.basis()).matches("I 47 ns \\+ C 150 ns \\+ records per call 2 × \\(awake [\\d.]+ ns per record \\+ wake-up"
				+ " [\\d.]+ ns × share asleep 0\\.\\d+\\)\\.\n(.*\n)*Measured: waller-2014-base, tcp.*");
	}
}
