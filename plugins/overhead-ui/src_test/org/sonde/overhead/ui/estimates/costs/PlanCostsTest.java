/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.costs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

import org.eclipse.core.resources.IFile;
import org.junit.jupiter.api.Test;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.published.PublishedResults;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.json.ResultSetDocument;
import org.sonde.overhead.results.json.ResultSetWriter;
import org.sonde.overhead.ui.Fake;
import org.sonde.overhead.ui.estimates.table.EstimateRow;
import org.sonde.overhead.ui.estimates.table.Quantities;
import org.sonde.overhead.ui.results.AvailableResultSets;

class PlanCostsTest {

	private static double value(Estimate estimate) {
		return ((Estimate.Known) estimate).value();
	}

	/** 1000 × 5.9391 µs and 3000 × 5.9391 µs; the deactivated probe 10,000 × 47.0 ns. */
	@Test
	void everyProbeHasARowWithItsCostAndItsSharesOfPlanAndWriter() {
		Plan plan = Samples.plan(Samples.BASE);
		Samples.probe(plan, "void a.A.a()", 1000);
		Samples.probe(plan, "void a.A.b()", 3000);
		Samples.probe(plan, "void a.A.c()", 10_000).setActive(false);
		List<EstimateRow> rows = Samples.costs(plan).rows();
		assertThat(rows.stream().map(EstimateRow::label)).containsExactly("A.a()", "A.b()", "A.c()");
		assertThat(value(rows.get(0).nanosPerCall())).isCloseTo(5939.1, within(0.1));
		assertThat(value(rows.get(1).millisPerSecond())).isCloseTo(3 * 5.9391, within(1e-3));
		assertThat(value(rows.get(2).millisPerSecond())).isCloseTo(0.470, within(1e-3));
		double total = 4 * 5.9391 + 0.470;
		assertThat(rows.get(1).shares().ofPlan().getAsDouble()).isCloseTo(3 * 5.9391 / total, within(1e-4));
		assertThat(rows.stream().mapToDouble(row -> row.shares().ofPlan().getAsDouble()).sum()).isCloseTo(1, within(1e-9));
		assertThat(rows.get(0).shares().ofWriter().getAsDouble()).isCloseTo(0.25, within(1e-9));
		assertThat(rows.get(1).shares().ofWriter().getAsDouble()).isCloseTo(0.75, within(1e-9));
		assertThat(rows.get(0).shares().portions().orElseThrow().collecting()).isCloseTo(1450.3 / 5939.1, within(1e-4));
		assertThat(rows.get(2).shares().portions().orElseThrow().instrumentation()).as("deactivated").isEqualTo(1);
	}

	@Test
	void aCalibrationOfTheProjectLendsItsHandOverToASetMeasuredAtOneGap() throws Exception {
		ResultSet calibration = ResultSetDocument
				.read(Path.of("../../tests/laboratory/data/calibrations/kieker-2.0.2-aspectj-events-java-25-d.json")).resultSet();
		List<ResultSet> sets = new ArrayList<>(PublishedResults.list());
		sets.add(calibration);
		Plan plan = Samples.plan("moobench-github-2025-kieker");
		Samples.probe(plan, "void a.A.a()", 1000);
		PlanCosts costs = PlanCosts.of(Samples.loaded(plan), new AvailableResultSets(sets, List.of(), Map.of(), List.of()));
		assertThat(costs.estimate().orElseThrow().model().calibration().orElseThrow().results().id()).isEqualTo(calibration.id());
		assertThat(Samples.costs(plan).estimate().orElseThrow().model().calibration()).as("without one").isEmpty();
	}

	@Test
	void withoutAResultSetAllRowsAreThereAndUnknown() {
		for (String chosen : new String[] { null, "no-such-set" }) {
			Plan plan = Samples.plan(chosen);
			Samples.probe(plan, "void a.A.a()", 1000);
			PlanCosts costs = Samples.costs(plan);
			assertThat(costs.estimate()).isEmpty();
			assertThat(costs.obstacle()).isNotEmpty();
			assertThat(costs.rows()).singleElement().satisfies(row -> {
				assertThat(row.nanosPerCall()).isInstanceOf(Estimate.Unknown.class);
				assertThat(Quantities.perSecond(row.millisPerSecond())).isEqualTo("unknown");
			});
			assertThat(costs.choices().sets().stream().filter(costs.kinds()::suits).map(ResultSet::id)).as("by probe kind")
					.contains(Samples.BASE)
					.doesNotContain("waller-2013-kieker-1.8-ascii");
		}
		Plan nowhere = Samples.plan("no-such-set");
		assertThat(Samples.costs(nowhere).obstacle()).contains("no-such-set");
	}

	/** For event probes: Kieker's set of 2025 is the only one of its age with them; agents that make spans come next. */
	@Test
	void setsForTheProbesStandFirstAndPublishedHistoryLast() {
		Plan plan = Samples.plan(null);
		Samples.probe(plan, "void a.A.a()", 1000);
		PlanCosts costs = Samples.costs(plan);
		Map<ResultSetGroup, List<ResultSet>> groups = costs.kinds().grouped(costs.choices());
		assertThat(groups.keySet()).containsExactly(ResultSetGroup.FOR_PLAN, ResultSetGroup.OTHER, ResultSetGroup.HISTORY);
		assertThat(groups.get(ResultSetGroup.FOR_PLAN)).allMatch(costs.kinds()::suits);
		assertThat(groups.get(ResultSetGroup.OTHER)).noneMatch(costs.kinds()::suits);
		List<String> ids = groups.values().stream().flatMap(List::stream).map(ResultSet::id).toList();
		assertThat(ids).startsWith("moobench-github-2025-kieker", "moobench-github-2025-opentelemetry").endsWith("mooms-2004-uniprocessor",
				"mooms-2004-three-processors");
		assertThat(ids.indexOf("strubel-2016-current")).isGreaterThan(ids.indexOf("moobench-github-2025-scouter"));
		assertThat(ids).hasSameSizeAs(costs.choices().sets());
		groups.forEach((group, sets) -> assertThat(sets).as("%s, newest first", group)
				.isSortedAccordingTo(Comparator.comparingInt(PlanCostsTest::year).reversed()));
		ResultSet execution = Samples.published("moobench-github-2025-opentelemetry");
		assertThat(costs.kinds().instead(execution)).contains(ProbeKind.OPERATION_EXECUTION);
		assertThat(costs.kinds().instead(Samples.published(Samples.BASE))).isEmpty();
	}

	/** As the source states it, else when its results were published. */
	private static int year(ResultSet set) {
		return set.conditions().find(ConditionName.MEASURED_AT).map(at -> Integer.parseInt(at.value().substring(0, 4)))
				.orElse(set.source().year());
	}

	/** However old the framework is that somebody measured. */
	@Test
	void setsOfTheProjectAreNoHistory() throws Exception {
		Plan plan = Samples.plan(null);
		Samples.probe(plan, "void a.A.a()", 1000);
		String json = ResultSetWriter.toJson(Samples.published(Samples.BASE)).replace('"' + Samples.BASE + '"', "\"own\"");
		ResultSet own = ResultSetDocument.read(new ByteArrayInputStream(json.getBytes(StandardCharsets.UTF_8)), "own.json").resultSet();
		List<ResultSet> sets = new ArrayList<>(PublishedResults.list());
		sets.add(own);
		PlanCosts costs = PlanCosts.of(Samples.loaded(plan),
				new AvailableResultSets(sets, List.of(), Map.of("own", Fake.of(IFile.class, Map.of())), List.of()));
		assertThat(costs.kinds().grouped(costs.choices()).get(ResultSetGroup.FOR_PLAN)).contains(own);
	}

	/** In place of its costs: which kind was measured, and which the probe is of. */
	@Test
	void aRowWithoutCostsNamesTheKindThatWasMeasured() {
		Plan plan = Samples.plan("moobench-github-2025-opentelemetry");
		Samples.probe(plan, "void a.A.a()", 1000);
		EstimateRow row = Samples.costs(plan).rows().getFirst();
		assertThat(Quantities.perCall(row.nanosPerCall())).isEqualTo(Quantities.UNKNOWN);
		assertThat(((Estimate.Unknown) row.nanosPerCall()).reason()).contains("of kind operation-execution; ",
				" of kind operation-events ");
	}

	@Test
	void aRowIsFoundWhateverIsKnownOfItsEllipsis() {
		Plan plan = Samples.plan(Samples.BASE);
		Samples.probe(plan, "void a.A.a(int...)", 1000);
		PlanCosts costs = Samples.costs(plan);
		assertThat(costs.row(MethodSignature.parse("void a.A.a(int[])"))).isPresent();
		assertThat(costs.row(MethodSignature.parse("void a.A.a(int)"))).isEmpty();
		assertThat(costs.with(Map.of(), Map.of()).rows()).isEqualTo(costs.rows());
	}

	@Test
	void aSetOfTheSameFrameworkAndMachineIsNearest() {
		Plan plan = Samples.plan(Samples.BASE);
		Samples.probe(plan, "void a.A.a()", 1000);
		PlanCosts costs = Samples.costs(plan);
		String framework = ResultSetChoice.value(Samples.published("waller-2014-pt1"), ConditionName.FRAMEWORK);
		assertThat(ResultSetChoice.nearest(costs, ConditionName.FRAMEWORK, framework).orElseThrow().id())
				.isEqualTo("waller-2014-pt1");
		assertThat(ResultSetChoice.nearest(costs, ConditionName.FRAMEWORK, "none of them")).isEmpty();
		assertThat(ResultSetChoice.values(Samples.PUBLISHED.sets(), ConditionName.FRAMEWORK)).doesNotHaveDuplicates()
				.contains(framework);
	}
}
