/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.costs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.eclipse.core.resources.IFile;
import org.junit.jupiter.api.Test;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.overhead.published.PublishedResults;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.ui.Fake;
import org.sonde.overhead.ui.results.AvailableResultSets;

class MeasuredKindsTest {
	private static final ResultSet BASE = Samples.published(Samples.BASE);

	private static MeasuredKinds kinds(Set<ProbeKind> planned, ProbeKind... measured) {
		return new MeasuredKinds(planned, Map.of(Samples.BASE, Set.of(measured)));
	}

	@Test
	void aSetSuitsIfItHasCostsForAKindOfThePlan() {
		assertThat(kinds(Set.of(ProbeKind.OPERATION_EVENTS), ProbeKind.OPERATION_EVENTS).suits(BASE)).isTrue();
		assertThat(kinds(Set.of(ProbeKind.values()), ProbeKind.OPERATION_EXECUTION).suits(BASE)).isTrue();
		assertThat(kinds(Set.of(ProbeKind.OPERATION_EVENTS), ProbeKind.OPERATION_EXECUTION).suits(BASE)).isFalse();
		assertThat(kinds(Set.of(), ProbeKind.OPERATION_EXECUTION).suits(BASE)).isFalse();
		assertThat(new MeasuredKinds(Set.of(ProbeKind.OPERATION_EVENTS), Map.of()).suits(BASE)).as("a set that came since").isFalse();
	}

	@Test
	void anotherKindIsNamedOnlyIfThePlanHasNoneThatWasMeasured() {
		assertThat(kinds(Set.of(ProbeKind.OPERATION_EVENTS), ProbeKind.OPERATION_EXECUTION).instead(BASE))
				.contains(ProbeKind.OPERATION_EXECUTION);
		assertThat(kinds(Set.of(ProbeKind.OPERATION_EVENTS), ProbeKind.values()).instead(BASE)).isEmpty();
		assertThat(kinds(Set.of(ProbeKind.OPERATION_EVENTS)).instead(BASE)).as("it has no costs").isEmpty();
		assertThat(kinds(Set.of(), ProbeKind.OPERATION_EXECUTION).instead(BASE)).as("the plan has no probes").isEmpty();
	}

	/** The base of 2014 was measured with probes for operation events. */
	@Test
	void kindsAreThoseThatCostsAreKnownFor() {
		Plan plan = Samples.plan(Samples.BASE);
		Samples.probe(plan, "void a.A.a()", 1);
		MeasuredKinds found = MeasuredKinds.of(plan, Samples.PUBLISHED);
		assertThat(found.planned()).containsExactly(ProbeKind.OPERATION_EVENTS);
		assertThat(found.measured().get(Samples.BASE)).contains(ProbeKind.OPERATION_EVENTS);
		assertThat(found.measured()).hasSize(PublishedResults.list().size());
	}

	/** One's own sets are never history, however old. */
	@Test
	void everySetIsInOneGroupAndTheNewestComesFirst() {
		List<ResultSet> sets = PublishedResults.list();
		ResultSet oldest = sets.stream().min(Comparator.comparing(set -> set.source().year())).orElseThrow();
		int newest = sets.stream().mapToInt(set -> set.source().year()).max().orElseThrow();
		assertThat(newest - oldest.source().year()).isGreaterThan(5);
		AvailableResultSets choices = new AvailableResultSets(sets, List.of(), Map.of(oldest.id(), Fake.of(IFile.class, Map.of())),
				List.of());
		ResultSet suitable = sets.stream().filter(set -> set.source().year() == newest).findFirst().orElseThrow();
		Map<ResultSetGroup, List<ResultSet>> groups = new MeasuredKinds(Set.of(ProbeKind.OPERATION_EVENTS),
				Map.of(suitable.id(), Set.of(ProbeKind.OPERATION_EVENTS))).grouped(choices);
		assertThat(groups.values().stream().flatMap(List::stream)).containsExactlyInAnyOrderElementsOf(sets);
		assertThat(groups.get(ResultSetGroup.FOR_PLAN)).containsExactly(suitable);
		assertThat(groups.get(ResultSetGroup.OTHER)).contains(oldest);
		assertThat(groups.get(ResultSetGroup.HISTORY)).isNotEmpty()
				.allSatisfy(set -> assertThat(set.source().year()).isLessThan(newest - 5));
		assertThat(groups.get(ResultSetGroup.OTHER)).filteredOn(set -> set != oldest)
				.allSatisfy(set -> assertThat(set.source().year()).isGreaterThanOrEqualTo(newest - 5));
		assertThat(groups.get(ResultSetGroup.HISTORY)).extracting(set -> set.source().year())
				.isSortedAccordingTo(Comparator.reverseOrder());
	}
}
