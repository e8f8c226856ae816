/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.userprogram;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.sonde.benchmark.userprogram.Observation;
import org.sonde.benchmark.userprogram.ProgramOverhead;
import org.sonde.benchmark.userprogram.ResourceUsage;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.cost.PortionTotals;
import org.sonde.overhead.published.PublishedResults;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.GapSweep;
import org.sonde.overhead.results.InProgram;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.ProgramFigures;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.statistics.Interval;

/** Active probes add 4,800, 5,000 and 5,200 ns to a unit, 4,000 ns were estimated. */
class StoredMeasurementTest {

	private final List<String> whyNot = new ArrayList<>();

	private static ResultSet calibrated() {
		ResultSet base = PublishedResults.find("waller-2014-base").orElseThrow();
		List<GapSweep.Cell> cells = new ArrayList<>();
		for (double gap : new double[] {0, 1000, 4000, 12_000, 35_000, 120_000, 300_000}) {
			double handOver = 150 + 10_000 * gap / (gap + 15_000);
			cells.add(new GapSweep.Cell("library", gap, 1, 1, 0, 1, Interval.exactly(250), Interval.exactly(250 + handOver),
					Interval.exactly(handOver), 0.3));
		}
		return new ResultSet(base.id(), base.title(), base.tags(), base.source(), base.series(), base.maintainability(), base.conditions(),
				base.configurations(), List.of(new GapSweep(CostModel.writers(base).getFirst().id(), 5, cells)));
	}

	private static Observation switched(double added) {
		List<Observation.Window> windows = new ArrayList<>();
		for (int i = 0; i < 12; i++) {
			boolean on = i % 2 == 0;
			windows.add(new Observation.Window(on,
					new ResourceUsage(2_000_000, 100, Math.round(100 * (10_000 + (on ? added : 0))), 0, 2_000_000, 6400, 0, 0)));
		}
		return new Observation(Optional.of(windows.getFirst().used()), windows.getFirst().used(), Optional.empty(), windows, true);
	}

	private static ProgramReport report(CostModel model, double... added) {
		List<Observation> jvms = new ArrayList<>();
		for (double one : added) {
			jvms.add(switched(one));
		}
		double factor = model.programFactor();
		return new ProgramReport("call of p.Main.unit", new ProgramOverhead(Map.of(), Map.of(Phase.WRITING, jvms), Map.of()),
				Optional.of(new ProgramPrediction(new Interval(4500, 2000, 9000), Optional.empty(), Optional.of(Interval.exactly(500)),
						Optional.of(new PortionTotals(Interval.exactly(1000 * factor), Interval.exactly(3000 * factor), 24, 2)),
						Optional.empty(), 12, 0, model, List.of())), Optional.empty());
	}

	private Optional<ResultSet> keep(ProgramReport report, String main) {
		return StoredMeasurement.of(report,
				new ProgramConditions("2026-11-23", main, main + " 12", "", "app.jar", "3 JVMs", "Kieker 2.0.2", "first.sonde", "binary",
						"25", "a machine", "Linux"),
				whyNot::add);
	}

	private static InProgram inProgram(ResultSet set) {
		return set.gapSweeps().getFirst().inProgram().orElseThrow();
	}

	/** 5,000 ÷ 4,000 = 1.25; Student's t with 2 degrees of freedom: ± 4.303 × 200 ÷ √3 = 496.8 ns, which is 0.1242. */
	@Test
	void keepsMeasuredByEstimatedWithItsInterval() {
		ResultSet set = keep(report(CostModel.of(calibrated()), 4800, 5000, 5200), "p.Shop$Main").orElseThrow();
		InProgram.Measured one = inProgram(set).measurements().getFirst();
		assertThat(one.ratio().value()).isCloseTo(1.25, within(1e-6));
		assertThat(one.ratio().high()).isCloseTo(1.25 + 0.1242, within(1e-4));
		assertThat(one.plan()).isEqualTo("first.sonde");
		assertThat(set.id()).isEqualTo("waller-2014-base-in-p.shop-main");
		assertThat(CostModel.of(set).programFactor()).isGreaterThan(1.1);
	}

	/** Estimated were 24 records and 2 wake-ups for 12 calls; nothing was measured without probes. */
	@Test
	void keepsWhatWasMeasuredAndUnderWhichConditions() {
		ProgramFigures figures = inProgram(keep(report(CostModel.of(calibrated()), 4800, 5000, 5200), "p.Main").orElseThrow())
				.measurements().getFirst().figures()
				.orElseThrow();
		assertThat(figures.unitOfWork()).isEqualTo("call of p.Main.unit");
		assertThat(List.of(figures.callsPerUnit(), figures.recordsPerUnit(), figures.wakeUpsPerUnit())).containsExactly(12.0, 24.0, 2.0);
		assertThat(figures.perUnit().get(ProgramFigures.Kind.ACTIVE).high()).isCloseTo(5496.8, within(0.1));
		assertThat(figures.perUnit()).as("the same in each JVM: no interval").doesNotContainKeys(ProgramFigures.Kind.ACTIVE_ALLOCATED,
				ProgramFigures.Kind.INSTRUMENTATION);
		assertThat(figures.conditions().find(ConditionName.JVMS).orElseThrow().value()).isEqualTo("3");
		assertThat(figures.conditions().find(ConditionName.VIRTUAL_MACHINE).orElseThrow().value()).isEqualTo("25");
		assertThat(figures.conditions().values().toString()).as("arguments and class path may be secret").doesNotContain("app.jar")
				.doesNotContain(" 12");
	}

	/** The second ratio is that to the sweep alone, too: what the first one made of the estimate is not counted twice. */
	@Test
	void aSecondMeasurementJoinsTheFirst() {
		ResultSet first = keep(report(CostModel.of(calibrated()), 4800, 5000, 5200), "p.Main").orElseThrow();
		ResultSet second = keep(report(CostModel.of(first), 5800, 6000, 6200), "p.Main").orElseThrow();
		assertThat(inProgram(second).measurements()).hasSize(2);
		assertThat(inProgram(second).measurements().getLast().ratio().value()).isCloseTo(1.5, within(1e-6));
		assertThat(second.id()).isEqualTo(first.id());
		assertThat(CostModel.of(second).programFactor()).isGreaterThan(CostModel.of(first).programFactor());
	}

	@Test
	void aNameWithoutLatinLettersHasAnIdToo() {
		ProgramReport report = report(CostModel.of(calibrated()), 4800, 5000, 5200);
		assertThat(keep(report, "店.主").orElseThrow().id()).isEqualTo("waller-2014-base-in-program");
		assertThat(keep(report, "店.Main").orElseThrow().id()).isEqualTo("waller-2014-base-in-main");
	}

	@Test
	void saysWhyThereIsNothingToKeep() {
		CostModel model = CostModel.of(calibrated());
		assertThat(keep(report(model, 4800), "p.Main")).as("one JVM has no interval").isEmpty();
		assertThat(keep(report(model, -3000, 5000, 9000), "p.Main")).as("may be 0").isEmpty();
		assertThat(keep(new ProgramReport("", report(model, 4800, 5000, 5200).overhead(), Optional.empty(), Optional.empty()), "p.Main"))
				.isEmpty();
		ResultSet elsewhere = keep(report(model, 4800, 5000, 5200), "p.Other").orElseThrow();
		assertThat(keep(report(CostModel.of(elsewhere), 4800, 5000, 5200), "p.Main")).isEmpty();
		assertThat(whyNot).hasSize(4).last().asString().contains("p.Other").contains("p.Main");
	}
}
