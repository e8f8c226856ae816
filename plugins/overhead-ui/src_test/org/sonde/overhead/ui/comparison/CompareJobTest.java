/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.comparison;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.eclipse.jdt.core.IJavaProject;
import org.junit.jupiter.api.Test;
import org.sonde.metrics.component.Component;
import org.sonde.overhead.ui.Fake;

class CompareJobTest {
	private static final IJavaProject PROJECT = Fake.of(IJavaProject.class, Map.of("getElementName", "shop"));

	private final List<CompareOutcome> outcomes = new ArrayList<>();
	private final CompareRequest request = new CompareRequest(new ComparedVersion.Project(PROJECT),
			new SelectedTypes(PROJECT, List.of()), Component.of("all", "shop..*"));

	@Test
	void cancelledBeforeItBeganItSaysSoOnce() throws Exception {
		CompareJob job = new CompareJob(request, outcomes::add);
		assertThat(job.getName()).contains("shop");
		job.schedule(60_000);
		job.cancel();
		job.join();
		assertThat(outcomes).containsExactly(new CompareOutcome.Cancelled(request));
	}
}
