/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.objects;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sonde.overhead.published.PublishedResults;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.statistics.Interval;

/** The figures of {@link ObjectSets}. */
class ObjectCostsTest {

	/** Of times ± 1 ns: differences ± √2 ns, and below 0 nothing. */
	@Test
	void stagesAreDifferencesOfCpuTime() {
		EventCosts change = ObjectSets.all().change().orElseThrow();
		assertThat(change.idle().value()).isEqualTo(3);
		assertThat(change.idle().low()).isCloseTo(3 - Math.sqrt(2), within(1e-9));
		assertThat(change.created().value()).isEqualTo(40);
		assertThat(change.handedOver().value()).isEqualTo(60);
		assertThat(change.delivered().orElseThrow().value()).isEqualTo(249);
		assertThat(change.threads()).isEqualTo(1);
	}

	/** An operation has two events, and elapsed times do where there are no others. */
	@Test
	void anObjectIsTwoEvents() {
		EventCosts life = ObjectSets.all().life().orElseThrow();
		assertThat(List.of(life.idle().value(), life.created().value(), life.handedOver().value())).containsExactly(100.0, 50.0, 70.0);
		assertThat(life.created().high()).isCloseTo(50 + Math.sqrt(2) / 2, within(1e-9));
		assertThat(life.delivered()).isEmpty();
	}

	/**
	 * Woven, an object that is left to the collector takes 20 − 10 ns suspended and 250 more, one that is disposed of 550 more; of both,
	 * 140 are the hand-over. Each is two events.
	 */
	@Test
	void anObjectThatIsDisposedOfCostsMore() {
		Map<String, Double> times = ObjectSets.lifeStages();
		times.putAll(Map.of("lifecycle-collected-suspended", 20.0, "lifecycle-collected-queued", 270.0, "lifecycle-woven-queued", 570.0));
		ObjectCosts costs = ObjectCosts.of(List.of(ObjectSets.set("a", "2026-01-01T00:00:00Z", times)));
		EventCosts left = costs.of(EventKind.LIFECYCLE).orElseThrow();
		EventCosts disposed = costs.of(EventKind.DISPOSAL).orElseThrow();
		assertThat(List.of(left.idle().value(), left.created().value(), left.handedOver().value())).containsExactly(5.0, 55.0, 70.0);
		assertThat(List.of(disposed.idle().value(), disposed.created().value(), disposed.handedOver().value())).containsExactly(5.0, 205.0,
				70.0);
		assertThat(ObjectSets.all().of(EventKind.DISPOSAL).orElseThrow().made()).as("without woven code")
				.isEqualTo(ObjectSets.all().of(EventKind.LIFECYCLE).orElseThrow().made());
	}

	/** Woven, idle takes 20 − 2 ns, and an event 250 − 20 of which 60 are the hand-over; the gaps are measured without. */
	@Test
	void wovenCodeCountsWhereItWasMeasured() {
		Map<String, Double> times = ObjectSets.with(ObjectSets.stages(), ObjectSets.gaps());
		times.put("attribute-woven-idle-thread-cpu", 20.0);
		assertThat(ObjectCosts.of(List.of(ObjectSets.set("a", "2026-01-01T00:00:00Z", times))).change().orElseThrow().isWoven()).isFalse();
		times.put("attribute-woven-queued-thread-cpu", 250.0);
		ObjectCosts costs = ObjectCosts.of(List.of(ObjectSets.set("a", "2026-01-01T00:00:00Z", times)));
		EventCosts change = costs.change().orElseThrow();
		assertThat(change.isWoven()).isTrue();
		assertThat(List.of(change.idle().value(), change.created().value(), change.handedOver().value())).containsExactly(18.0, 170.0,
				60.0);
		assertThat(costs.handOver()).isEqualTo(ObjectSets.all().handOver());
	}

	/** Beside what a deactivated probe allocates: 704 − 4 by a change; woven 1104 − 4, and (1210 − 10) ÷ 2 by an end of an object. */
	@Test
	void bytesAreThoseOfAnEventThatIsHandedOver() {
		assertThat(ObjectSets.all().change().orElseThrow().bytes()).isEmpty();
		Map<String, String> bytes = Map.of("attribute-none", "900", "attribute-idle", "4", "attribute-queued", "704", "lifecycle-idle",
				"10", "lifecycle-queued", "1210");
		assertThat(bytes(ObjectSets.changes(), bytes, EventKind.ATTRIBUTE)).hasValue(700);
		assertThat(bytes(ObjectSets.lives(), bytes, EventKind.LIFECYCLE)).hasValue(600);
		assertThat(bytes(ObjectSets.loggedChanges(), bytes, EventKind.ATTRIBUTE)).as("of woven code").isEmpty();
		assertThat(bytes(ObjectSets.loggedChanges(), Map.of("attribute-woven-idle", "4", "attribute-woven-queued", "1104"),
				EventKind.ATTRIBUTE)).hasValue(1100);
	}

	private static OptionalDouble bytes(ResultSet set, Map<String, String> bytes, EventKind kind) {
		return ObjectCosts.of(List.of(ObjectSets.allocating(set, bytes))).of(kind).orElseThrow().bytes();
	}

	@Test
	void theHandOverGoesByTheGap() {
		HandOverByGap byGap = ObjectSets.all().handOver().orElseThrow();
		assertThat(byGap.application().points()).extracting(GapCurve.Point::gapNanos).containsExactly(0.0, 10_000.0, 100_000.0);
		assertThat(byGap.application().points()).extracting(point -> point.nanos().value()).containsExactly(60.0, 3060.0, 10_000.0);
		assertThat(byGap.delivery().orElseThrow().points()).extracting(point -> point.nanos().value()).containsExactly(249.0, 4000.0,
				9000.0);
	}

	/**
	 * Differences without the log: 14,188 − 10,000 − (250 − 2 − 60) and 111,188 − 100,000 − 188; of the process 14,188 − 4,188, and 27,188
	 * − 11,188.
	 */
	@Test
	void theLogGoesBeforeAnObserverThatOnlyCounts() {
		HandOverByGap byLog = ObjectCosts.of(List.of(ObjectSets.loggedChanges())).handOver().orElseThrow();
		assertThat(byLog.isLogged()).isTrue();
		assertThat(byLog.application().points()).extracting(GapCurve.Point::gapNanos).containsExactly(0.0, 10_000.0, 100_000.0);
		assertThat(byLog.application().points()).as("as after the shortest gap").extracting(point -> point.nanos().value())
				.containsExactly(4000.0, 4000.0, 11_000.0);
		// Three differences of two times ± 1 ns.
		assertThat(byLog.application().at(0).high()).isCloseTo(4000 + Math.sqrt(6), within(1e-9));
		assertThat(byLog.delivery().orElseThrow().points()).as("per event that was written").extracting(point -> point.nanos().value())
				.containsExactly(20_000.0, 20_000.0, 16_000.0);
		assertThat(ObjectSets.all().handOver().orElseThrow().isLogged()).isFalse();
	}

	/** Changes take 4000 and 20,000 after 10 µs and at once, objects 600 more and 3000 less. */
	@Test
	void objectsTakeMoreOrLessThanChangesAfterAnyGap() {
		HandOverByGap lives = ObjectCosts.of(List.of(ObjectSets.loggedChanges(), ObjectSets.loggedLives())).handOver(EventKind.LIFECYCLE)
				.orElseThrow();
		assertThat(lives.application().points()).extracting(GapCurve.Point::gapNanos).containsExactly(0.0, 10_000.0, 100_000.0);
		assertThat(lives.application().points()).extracting(point -> point.nanos().value()).containsExactly(4600.0, 4600.0, 11_600.0);
		assertThat(lives.delivery().orElseThrow().points()).extracting(point -> point.nanos().value()).containsExactly(17_000.0, 17_000.0,
				13_000.0);
	}

	/** Of another day, or with another observer. */
	@Test
	void objectsThatWereNotMeasuredWithTheChangesTakeAsMuchAsThese() {
		ResultSet changes = ObjectSets.loggedChanges();
		ResultSet later = ObjectSets.set("later", "2026-11-30T02:00:00Z",
				ObjectSets.with(ObjectSets.stages(), ObjectSets.with(ObjectSets.gaps(), ObjectSets.logged())));
		for (List<ResultSet> sets : List.of(List.of(later, ObjectSets.loggedLives()), List.of(changes, ObjectSets.lives()),
				List.of(ObjectSets.changes(), ObjectSets.loggedLives()))) {
			ObjectCosts costs = ObjectCosts.of(sets);
			assertThat(costs.life()).isPresent();
			assertThat(costs.handOver(EventKind.LIFECYCLE)).isPresent().isEqualTo(costs.handOver(EventKind.ATTRIBUTE));
		}
		assertThat(ObjectCosts.of(List.of(ObjectSets.loggedLives())).handOver(EventKind.LIFECYCLE)).as("alone").isEmpty();
	}

	/** 4,188 and 11,188 without 3 + 40 ns. */
	@Test
	void withoutWovenStagesTheLogHasWhatWovenCodeAdds() {
		Map<String, Double> times = ObjectSets.with(ObjectSets.stages(), ObjectSets.with(ObjectSets.gaps(), ObjectSets.logged()));
		HandOverByGap byLog = ObjectCosts.of(List.of(ObjectSets.set("a", "2026-01-01T00:00:00Z", times))).handOver().orElseThrow();
		assertThat(byLog.application().points()).extracting(point -> point.nanos().value()).containsExactly(4145.0, 4145.0, 11_145.0);
		assertThat(byLog.delivery().orElseThrow().points()).as("none was dropped").extracting(point -> point.nanos().value())
				.containsExactly(10_000.0, 10_000.0, 16_000.0);
	}

	@Test
	void aLogThatLacksAGapDoesNotCount() {
		Map<String, Double> times = ObjectSets.with(ObjectSets.stages(), ObjectSets.with(ObjectSets.gaps(), ObjectSets.logged()));
		times.remove(ObjectSets.LONG + "-thread-cpu");
		times.remove(ObjectSets.LONG + "-process-cpu");
		assertThat(ObjectCosts.of(List.of(ObjectSets.set("a", "2026-01-01T00:00:00Z", times))).handOver())
				.isEqualTo(ObjectSets.all().handOver());
		ObjectSets.gaps().keySet().stream().filter(cell -> cell.contains("delivered")).forEach(times::remove);
		HandOverByGap byLog = ObjectCosts.of(List.of(ObjectSets.set("a", "2026-01-01T00:00:00Z", times))).handOver().orElseThrow();
		assertThat(byLog.isLogged()).as("nothing else was measured").isTrue();
		assertThat(byLog.application().points()).extracting(point -> point.nanos().value()).containsExactly(4145.0, 4145.0);
	}

	@ParameterizedTest
	@ValueSource(strings = { "0", "-0.5", "1.0001" })
	void aShareThatCannotBeMakesTheDeliveryUnknown(String share) {
		Map<String, Double> times = ObjectSets.with(ObjectSets.stages(), ObjectSets.with(ObjectSets.gaps(), ObjectSets.logged()));
		HandOverByGap byLog = ObjectCosts.of(List.of(ObjectSets.set("a", "2026-01-01T00:00:00Z", times, Map.of(ObjectSets.SHORT, share))))
				.handOver().orElseThrow();
		assertThat(byLog.isLogged()).isTrue();
		assertThat(byLog.delivery()).isEmpty();
	}

	@Test
	void aCostIsNotNegative() {
		Map<String, Double> times = new LinkedHashMap<>(ObjectSets.stages());
		times.put("attribute-idle-thread-cpu", 1.5);
		EventCosts costs = ObjectCosts.of(List.of(ObjectSets.set("a", "2026-01-01T00:00:00Z", times))).change().orElseThrow();
		assertThat(costs.idle()).isEqualTo(new Interval(0, 0, -0.5 + Math.sqrt(2)));
	}

	@Test
	void theNewestSetWithAllStagesCounts() {
		Map<String, Double> incomplete = new LinkedHashMap<>(ObjectSets.stages());
		incomplete.remove("attribute-created-thread-cpu");
		ResultSet old = ObjectSets.set("old", "2026-11-28T02:00:00Z", ObjectSets.stages());
		ResultSet newer = ObjectSets.set("newer", "2026-11-30T02:00:00Z", ObjectSets.stages());
		ResultSet broken = ObjectSets.set("broken", "2026-12-01T02:00:00Z", incomplete);
		ResultSet last = ObjectSets.set("last", "2026-11-30T02:00:00Z", ObjectSets.stages());
		assertThat(ObjectCosts.of(List.of(newer, old, broken)).results()).containsExactly(newer);
		assertThat(ObjectCosts.of(List.of(newer, last)).results()).as("measured together").containsExactly(last);
		assertThat(ObjectCosts.of(List.of(newer, ObjectSets.changes())).handOver()).as("of another set").isEmpty();
		assertThat(ObjectCosts.of(List.of(broken)).results()).isEmpty();
		assertThat(ObjectCosts.of(PublishedResults.list()).results()).isEmpty();
	}

	@Test
	void aProbeIsOfAFieldOrOfAType() {
		assertThat(EventKind.ofProbe("field int p.A.lifecycle", false)).isEqualTo(EventKind.ATTRIBUTE);
		assertThat(EventKind.ofProbe("lifecycle p.A", false)).isEqualTo(EventKind.LIFECYCLE);
		assertThat(EventKind.ofProbe("lifecycle p.A", true)).isEqualTo(EventKind.DISPOSAL);
	}
}
