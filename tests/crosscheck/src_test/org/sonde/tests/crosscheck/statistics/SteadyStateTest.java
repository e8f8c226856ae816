/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.crosscheck.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.sonde.common.table.Table;
import org.sonde.overhead.statistics.Quantiles;
import org.sonde.overhead.statistics.SteadyState;
import org.sonde.overhead.statistics.SteadyStateDetection;

/**
 * The steady states of 586 JMH benchmarks with 10 forks of 3,000 iterations each, next to labels by another technique of change points, and
 * next to MooBench's rule that the second half is steady. The labels are no truth: this says how far techniques agree. It needs a clone of
 * https://github.com/SEALABQualityGroup/steady-state, {@code -Dsteady-state.folder=PATH}, and is skipped without.
 */
class SteadyStateTest {

	@Test
	void detectionAgreesWithTheLabelsBetterThanTheSecondHalf() throws Exception {
		String folder = System.getProperty("steady-state.folder", "");
		assumeTrue(!folder.isEmpty(),
				"no clone of SEALABQualityGroup/steady-state given with -Dsteady-state.folder=PATH, so no fork is compared");
		TechniqueAgreement sonde = new TechniqueAgreement("Sonde");
		TechniqueAgreement half = new TechniqueAgreement("second half");
		LateDrift onlySonde = new LateDrift("never: Sonde alone");
		LateDrift onlyLabels = new LateDrift("never: labels alone");
		LateDrift both = new LateDrift("never: both");
		LateDrift neither = new LateDrift("never: neither");
		List<Double> starts = new ArrayList<>();
		int[] never = { 0 };
		int benchmarks = LabelledFork.read(Path.of(folder), fork -> {
			if (fork.isSteady()) {
				starts.add((double) fork.start());
			} else {
				never[0]++;
			}
			int start = switch (SteadyStateDetection.detect(fork.seconds())) {
				case SteadyState.Settled settled -> settled.firstSteadyBin();
				case SteadyState.NeverSettled unsettled -> -1;
			};
			sonde.add(fork, start);
			(fork.isSteady() ? start < 0 ? onlySonde : neither : start < 0 ? both : onlyLabels).add(fork.seconds());
			half.add(fork, fork.seconds().length / 2);
		});
		String table = new Table(TechniqueAgreement.HEADINGS, List.of(sonde.row(), half.row())).aligned() + "\n"
				+ new Table(LateDrift.HEADINGS, List.of(onlySonde.row(), onlyLabels.row(), both.row(), neither.row())).aligned();
		System.out.println(table);
		Files.writeString(Files.createDirectories(Path.of("target")).resolve("steady-state.txt"), table);

		// As published with the data; so they were read as they are meant.
		assertThat(benchmarks).isEqualTo(586);
		assertThat(starts.size() + never[0]).isEqualTo(5860);
		assertThat(never[0]).isEqualTo(641);
		double[] ascending = starts.stream().mapToDouble(Double::doubleValue).sorted().toArray();
		assertThat(Quantiles.ofSorted(ascending, 0.25)).isEqualTo(1);
		assertThat(Quantiles.ofSorted(ascending, 0.5)).isEqualTo(37);
		assertThat(Quantiles.ofSorted(ascending, 0.75)).isEqualTo(394.5);

		assertThat(sonde.kappa()).isGreaterThan(0.25);
		assertThat(sonde.medianDistance()).isLessThan(50);
		assertThat(sonde.meanWithin(0.01)).isGreaterThan(half.meanWithin(0.01));
		assertThat(sonde.meanWithin(0.05)).isGreaterThan(half.meanWithin(0.05));
		assertThat(onlySonde.shareInQuarter()).as("where the classes differ").isGreaterThan(2 * onlyLabels.shareInQuarter());
	}
}
