/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sonde.tests.seeded.Seeded;

class ProgressStepsTest {

	@Test
	void unitsBecomeThousandths() {
		ProgressSteps steps = new ProgressSteps(4);
		assertThat(steps.worked(1)).isEqualTo(250);
		assertThat(steps.worked(2)).isEqualTo(500);
		assertThat(steps.worked(1)).isEqualTo(250);
		assertThat(steps.worked(1)).as("more than there should be").isZero();
	}

	@Test
	void manyUnitsAreOneStepTogether() {
		ProgressSteps steps = new ProgressSteps(2_500);
		assertThat(steps.worked(2)).isZero();
		assertThat(steps.worked(1)).as("3 of 2,500 are 1.2 thousandths").isEqualTo(1);
		assertThat(steps.worked(2)).as("5 of 2,500 are 2").isEqualTo(1);
	}

	@Test
	void unknownWorkIsDoneWithItsFirstUnit() {
		assertThat(new ProgressSteps(0).worked(1)).isEqualTo(ProgressSteps.ALL);
		assertThat(new ProgressSteps(-1).worked(1)).isEqualTo(ProgressSteps.ALL);
	}

	/** However the work is divided. */
	@Test
	void allUnitsAreAllSteps() {
		Seeded.tries(200, in -> {
			int[] parts = new int[in.between(1, 40)];
			long total = 0;
			for (int i = 0; i < parts.length; i++) {
				parts[i] = in.between(1, 1_000_000);
				total += parts[i];
			}
			ProgressSteps steps = new ProgressSteps(total);
			int sum = 0;
			for (int part : parts) {
				int worked = steps.worked(part);
				assertThat(worked).isNotNegative();
				sum += worked;
			}
			assertThat(sum).isEqualTo(1000);
		});
	}
}
