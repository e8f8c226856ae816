/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.laboratory;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.sonde.benchmark.userprogram.ResourceUsage.Figure;
import org.sonde.common.table.Table;
import org.sonde.overhead.statistics.Interval;

class TruthPageTest {

	private static final Table NOTHING = new Table(List.of("program"), List.of());

	/** A unit of 100 µs without probes; estimated at 20 µs (10 … 40). */
	private static Trial trial(String program, boolean heldOut, int threads, double micros) {
		return new Trial(program, heldOut, 0, "2026-11-23T04:09:07Z", "AMD EPYC", 25, "binary", threads, "random", "operation-events", 3,
				20_000, 100_000, 1000 * micros, 1000, Map.of(Basis.WITH_GAPS, new Interval(20_000, 10_000, 40_000)));
	}

	private static String page(List<Trial> trials) {
		return TruthPage.of(Map.of(Figure.APPLICATION_CPU, trials, Figure.PROCESS_CPU, List.of(), Figure.WALL, List.of()), NOTHING,
				List.of(NOTHING, NOTHING));
	}

	/** Errors of 0 %, 50 % and 60 % of what was measured: at 20, 40 and 50 µs. */
	@Test
	void saysHowFarOffEstimatesWere() {
		assertThat(page(List.of(trial("a", false, 1, 20), trial("b", false, 1, 40), trial("b", false, 1, 50), trial("c", false, 1, 4))))
				.contains(
						"| in use | Java 25, binary, AMD EPYC | CPU time of the application's threads | calibrated, with the gaps of a monitoring log "
						+ "| 3 (2) | 50 % | 58 % | 60 % | 2.00 (1.00 … 2.50) | 2 | 4.00 |  |")
				.contains("| b | 0 random | 3 | operation-events | 50 % | 50.0 ± 2 % |  | 20.0 | 2.50 |")
				.contains("| b | 2 |  | 55 % |  |  |  |  | 1 of 2 |")
				.contains("| Java 25, binary, AMD EPYC | 10000 … 100000 | 3 (2) | 50 % | 58 % | 60 % | 2.00 (1.00 … 2.50) | 2 |\n")
				.doesNotContain("| c |");
	}

	@Test
	void keepsWhatCannotBeComparedApart() {
		assertThat(page(List.of(trial("a", false, 1, 20), trial("b", false, 2, 40), trial("c", true, 1, 20))))
				.contains("## Programs in use: Java 25, binary, AMD EPYC\n", "## Programs in use: Java 25, binary, AMD EPYC, 2 threads\n",
						"## Final test: Java 25, binary, AMD EPYC\n");
	}

	/** ± 1 µs are ± 5 % of 20 µs, and more of less. */
	@Test
	void showsThoseMeasuredPreciselyAlsoApart() {
		assertThat(page(List.of(trial("a", false, 1, 20), trial("b", false, 1, 16))))
				.contains(
						"| in use | Java 25, binary, AMD EPYC, measured to ± 5 % | CPU time of the application's threads | calibrated, with the gaps of a monitoring log "
						+ "| 1 (1) | 0 % | 0 % | 0 % |");
	}

	@Test
	void theOrderOfTheDataDoesNotMatter() {
		List<Trial> trials = new ArrayList<>();
		for (int i = 0; i < 30; i++) {
			trials.add(trial("p" + i, i % 3 == 0, 1 + i % 2, 10 + i));
		}
		String page = page(trials);
		Collections.shuffle(trials, new Random(7));
		assertThat(page(trials)).isEqualTo(page);
	}

	/** If trials are added or the model changes, the page must be made again. */
	@Test
	void thePageOfTheDocumentsIsThatOfTheData() throws Exception {
		Path data = Path.of("data");
		assertThat(TruthPage.of(Trial.byFigure(data), InstrumentationTable.of(data), AllocationTable.of(data)))
				.isEqualTo(Files.readString(Path.of("../../docs/dev/truth-plans.md")));
	}
}
