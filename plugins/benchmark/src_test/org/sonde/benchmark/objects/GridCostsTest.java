/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.objects;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.sonde.overhead.objects.EventCosts;
import org.sonde.overhead.objects.GapCurve;
import org.sonde.overhead.objects.ObjectCosts;
import org.sonde.overhead.statistics.Interval;

/** That the sets of stages and gaps are what an estimate reads. */
class GridCostsTest {

	/**
	 * Stages of 100, 110, 150 and 230 ns, or by woven code of 115 and 245, or 104, 200 and 260; after any gap 400 ns more than without a
	 * sensor, and with the log 900, or 300 without a gap.
	 */
	private static double nanos(String cell) {
		return switch (cell.replaceAll("^(attribute|lifecycle)-", "")) {
			case "none" -> 100;
			case "idle" -> 110;
			case "created" -> 150;
			case "queued" -> 230;
			case "woven-idle" -> 115;
			case "woven-queued" -> 245;
			case "collected-suspended" -> 104;
			case "collected-idle" -> 200;
			case "collected-queued" -> 260;
			case "gap-0-us-logged" -> 400;
			default -> cell.endsWith("-logged") ? 5900 : cell.endsWith("-delivered") ? 5400 : 5000;
		};
	}

	@Test
	void stagesAndGapsBecomeCostsOfEvents() {
		ObjectCosts costs = ObjectCosts.of(GridSets.of(
				Grids.result(List.of(GridPart.STAGES, GridPart.GAPS, GridPart.JMX), GridCostsTest::nanos, id -> 0), "sonde bench objects"));
		EventCosts change = costs.change().orElseThrow();
		assertThat(List.of(change.idle(), change.created(), change.handedOver())).extracting(Interval::value)
				.usingElementComparator((a, b) -> Math.abs(a - b) < 0.1 ? 0 : 1)
				.containsExactly(15.0, 50.0, 80.0);
		EventCosts life = costs.life().orElseThrow();
		assertThat(life.isWoven()).isTrue();
		assertThat(life.idle().value()).as("of two events, suspended").isCloseTo(2, within(0.1));
		// 260 - 104 - 80 for two events
		assertThat(life.created().value()).isCloseTo(38, within(0.1));
		List<GapCurve.Point> byGap = costs.handOver().orElseThrow().application().points();
		assertThat(byGap).extracting(GapCurve.Point::gapNanos).containsExactly(0.0, 1000.0, 3000.0, 10_000.0, 30_000.0, 100_000.0,
				300_000.0, 1_000_000.0);
		assertThat(byGap.getFirst().nanos().value()).as("at once").isCloseTo(300 - 65, within(0.1));
		assertThat(byGap.subList(1, byGap.size())).allSatisfy(point -> assertThat(point.nanos().value()).isCloseTo(900 - 65, within(0.1)));
		assertThat(costs.results()).extracting(set -> set.id()).containsExactly("objects-attribute-1-processor",
				"objects-lifecycle-1-processor");
	}

	@Test
	void testCasesOfTheGridAreNoStages() {
		assertThat(
				ObjectCosts.of(GridSets.of(Grids.result(List.of(GridPart.PAPER), id -> 100_000, id -> 0), "sonde bench objects")).results())
				.isEmpty();
	}
}
