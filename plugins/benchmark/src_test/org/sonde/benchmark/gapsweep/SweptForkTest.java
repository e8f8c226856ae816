/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.gapsweep;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.sonde.overhead.results.GapSweep;

/** Lines of the monitored program, written by hand. */
class SweptForkTest {

	private static final List<SweptCell> CELLS = List.of(new SweptCell("library", 1000, 1, 1, 1, 0),
			new SweptCell("library", 5000, 2, 3, 2, 100));

	/** In cell 0, 10 traces take 1100 ns without and 1400, 1500, 1700 ns with probes; in cell 1 twice that. */
	private static List<String> lines(int writer) {
		return List.of("0;0;1;10;14000;14000;5240;" + writer, "0;0;0;10;11000;11000;3000;0", "0;1;0;10;11000;11000;3000;0",
				"0;1;1;10;15000;15000;5240;" + writer,
				"0;2;1;10;17000;17000;9000;" + writer, "0;2;0;10;11000;11000;3000;0", "1;0;1;10;28000;28000;0;" + writer,
				"1;0;0;10;22000;22000;0;0");
	}

	@Test
	void takesTheMedianOverPairs() {
		List<SweptFork> forks = SweptFork.of(lines(7000), CELLS);
		assertThat(forks.getFirst().offNanos()).isCloseTo(1100, within(1e-9));
		assertThat(forks.getFirst().addedNanos()).as("median of 300, 400, 600").isCloseTo(400, within(1e-9));
		assertThat(forks.getFirst().addedBytes()).as("median of 224, 224, 600").isCloseTo(224, within(1e-9));
		assertThat(forks.getFirst().writerThreadNanos()).isCloseTo(700, within(1e-9));
		assertThat(forks.getFirst().busyShare()).as("7,000 of 15,000 ns").isCloseTo(0.4667, within(1e-4));
		assertThat(forks.get(1).busyShare()).as("two threads: 7,000 of 14,000 ns elapsed").isCloseTo(0.5, within(1e-9));
	}

	/** Records are objects, so probes that fire allocate. */
	@Test
	void probesThatAllocateNothingRecordNothing() {
		List<String> without = List.of("0;0;1;10;14000;14000;3000;0", "0;0;0;10;11000;11000;3000;0", "1;0;1;10;28000;28000;5;0",
				"1;0;0;10;22000;22000;0;0");
		assertThat(SweepStudy.recordsNothing(SweptFork.of(without, CELLS))).isTrue();
		assertThat(SweepStudy.recordsNothing(SweptFork.of(lines(0), CELLS))).isFalse();
	}

	@Test
	void oneJvmHasNoInterval() {
		List<List<SweptFork>> one = List.of(SweptFork.of(lines(7000), CELLS));
		GapSweep sweep = SweepStudy.sweep("binary-file", CELLS, List.of(SweptFork.of(lines(0), CELLS)), one);
		assertThat(sweep.forks()).isEqualTo(1);
		assertThat(sweep.allocation()).as("no longer trace with one thread").isEmpty();
		GapSweep.Cell cell = sweep.cells().get(1);
		assertThat(cell.gapNanos()).as("2 traces of 2,200 ns, less 2 × 100 ns within").isCloseTo(4200, within(1e-9));
		assertThat(cell.writing().value()).isEqualTo(cell.writing().low()).isCloseTo(600, within(1e-9));
		assertThat(cell.handOver().value()).isZero();
	}

	@Test
	void refusesWhatIsNotWhole() {
		assertThatThrownBy(() -> SweptFork.of(List.of("0;0;1"), CELLS)).isInstanceOf(IllegalArgumentException.class)
				.hasMessageContaining("0;0;1");
		assertThatThrownBy(() -> SweptFork.of(lines(0).subList(0, 6), CELLS)).isInstanceOf(IllegalArgumentException.class)
				.hasMessageContaining("of 2 cells 1");
	}
}
