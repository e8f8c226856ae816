/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.published.PublishedResults;
import org.sonde.overhead.results.GapSweep;
import org.sonde.overhead.results.InProgram;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.statistics.Interval;

class PlanResultsTest {
	/** Of event probes. */
	private static final String OLD_EVENTS = "waller-2014-base";
	private static final String NEW_EVENTS = "moobench-github-2025-kieker";
	private static final String EXECUTIONS = "moobench-github-2025-opentelemetry";
	/** It has no overhead of a kind. */
	private static final String UNKNOWN_KIND = "moobench-github-2025-pinpoint";

	private static Plan plan(ProbeKind... kinds) {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		for (ProbeKind kind : kinds) {
			MethodProbe probe = Probes.create(MethodSignature.method("void", "p.A", "m" + plan.getProbes().size()));
			probe.setKind(kind);
			plan.getProbes().add(probe);
		}
		return plan;
	}

	private static ResultSet swept(ResultSet set, Optional<InProgram> program) {
		GapSweep sweep = new GapSweep(CostModel.writers(set).getFirst().id(), 5, List.of(new GapSweep.Cell("library", 0, 1, 1, 0, 1,
				Interval.exactly(1), Interval.exactly(2), Interval.exactly(1), 0)));
		return new ResultSet("swept", set.title(), set.tags(), set.source(), set.series(), set.maintainability(), set.conditions(),
				set.configurations(), List.of(program.map(sweep::in).orElse(sweep)));
	}

	/** The same whatever the order. */
	private static Optional<String> best(Plan plan, List<ResultSet> sets) {
		List<ResultSet> reversed = new ArrayList<>(sets);
		Collections.reverse(reversed);
		List<Optional<String>> found = Stream.of(sets, reversed)
				.map(order -> PlanResults.best(plan, order, Function.identity()).map(ResultSet::id)).distinct().toList();
		assertThat(found).hasSize(1);
		return found.getFirst();
	}

	private static List<ResultSet> sets(String... ids) throws OverheadException {
		List<ResultSet> sets = new ArrayList<>();
		for (String id : ids) {
			sets.add(PublishedResults.get(id));
		}
		return sets;
	}

	@Test
	void theNewestOfTheKind() throws OverheadException {
		List<ResultSet> sets = sets(UNKNOWN_KIND, NEW_EVENTS, EXECUTIONS, OLD_EVENTS);
		assertThat(best(plan(ProbeKind.OPERATION_EVENTS), sets)).contains(NEW_EVENTS);
		assertThat(best(plan(ProbeKind.OPERATION_EXECUTION), sets)).contains(EXECUTIONS);
		assertThat(best(plan(ProbeKind.OPERATION_EXECUTION), sets(UNKNOWN_KIND, OLD_EVENTS))).isEmpty();
		assertThat(best(plan(), sets(UNKNOWN_KIND, OLD_EVENTS))).as("any kind").contains(OLD_EVENTS);
		assertThat(best(plan(ProbeKind.OPERATION_EXECUTION, ProbeKind.OPERATION_EVENTS), sets(OLD_EVENTS))).as("better than none")
				.contains(OLD_EVENTS);
	}

	@Test
	void aCalibrationComesFirstUnlessItIsOfAnotherProgram() throws OverheadException {
		List<ResultSet> sets = new ArrayList<>(sets(NEW_EVENTS));
		sets.add(swept(PublishedResults.get(OLD_EVENTS), Optional.empty()));
		assertThat(best(plan(ProbeKind.OPERATION_EVENTS), sets)).contains("swept");
		InProgram program = new InProgram("p.Main",
				List.of(new InProgram.Measured("a.probes", "2026-11-23", Interval.symmetric(1.25, 0.1), Optional.empty())));
		sets.set(1, swept(PublishedResults.get(OLD_EVENTS), Optional.of(program)));
		assertThat(best(plan(ProbeKind.OPERATION_EVENTS), sets)).contains(NEW_EVENTS);
	}

	@Test
	void kindsOfAPlanAndOfASet() throws OverheadException {
		assertThat(PlanResults.plannedKinds(plan(ProbeKind.OPERATION_EVENTS, ProbeKind.OPERATION_EVENTS)))
				.containsExactly(ProbeKind.OPERATION_EVENTS);
		assertThat(PlanResults.measuredKinds(plan(), PublishedResults.get(OLD_EVENTS))).isEqualTo(Set.of(ProbeKind.OPERATION_EVENTS));
		assertThat(PlanResults.measuredKinds(plan(), PublishedResults.get(UNKNOWN_KIND))).isEmpty();
	}
}
