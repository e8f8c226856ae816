/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.placement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.IPath;
import org.junit.jupiter.api.Test;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.overhead.ui.Fake;

class PlanObstacleTest {
	private static final IFile MINE = file("mine.probes");
	private static final IFile OTHER = file("more/other.probes");
	private static final IProject PROJECT = Fake.of(IProject.class, Map.of());

	private static IFile file(String path) {
		return Fake.of(IFile.class, Map.of("getProjectRelativePath", IPath.fromPortableString(path)));
	}

	@Test
	void theFilesPlanCanBeChanged() {
		assertThat(PlanObstacle.of(MINE, PlanState.Loaded.of(MINE, PlanFactory.eINSTANCE.createPlan()))).isEmpty();
		assertThat(PlanObstacle.of(MINE, new PlanState.Loading(PROJECT))).as("it will be known soon").isEmpty();
	}

	@Test
	void anotherPlanABrokenOneAndNoneAreNamed() {
		assertThat(PlanObstacle.of(MINE, PlanState.Loaded.of(OTHER, PlanFactory.eINSTANCE.createPlan())).orElseThrow())
				.contains("mine.probes", "more/other.probes");
		assertThat(PlanObstacle.of(MINE, new PlanState.Broken(MINE, 7, "mine.probes:7: no value", false)).orElseThrow())
				.contains("mine.probes:7: no value");
		assertThat(PlanObstacle.of(MINE, new PlanState.NoPlan(PROJECT)).orElseThrow()).contains("mine.probes");
	}
}
