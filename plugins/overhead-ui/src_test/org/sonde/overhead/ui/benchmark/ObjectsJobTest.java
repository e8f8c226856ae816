/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.benchmark;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.sonde.benchmark.objects.GridConditions;
import org.sonde.benchmark.objects.GridResult;

class ObjectsJobTest {
	private static final GridConditions CONDITIONS = new GridConditions("2026-11-29T02:10:00Z", "any machine", "Any Java 25", "-Xmx1g",
			1000, 2000, false, 0, 1);

	private static String voids(String... reasons) {
		return ObjectsJob.voids(new GridResult(CONDITIONS, List.of(), Set.of(), List.of(), List.of(reasons), false));
	}

	@Test
	void voidForksAreCountedWithTheFirstReason() {
		assertThat(voids("attribute-idle on 2 processors: it ended with exit code 1", "another"))
				.isEqualTo("2 forks were void even when repeated. The first: attribute-idle on 2 processors: it ended with exit code 1.");
		assertThat(voids("attribute-idle on 1 processor: no line")).startsWith("One fork was void even when repeated. The first: ");
	}
}
