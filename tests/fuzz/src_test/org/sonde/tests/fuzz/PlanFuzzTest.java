/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;

import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFiles;

import com.code_intelligence.jazzer.junit.FuzzTest;

class PlanFuzzTest {

	@FuzzTest(maxDuration = "1m")
	void isReadOrRefused(byte[] file) throws IOException {
		Plan plan;
		try {
			plan = PlanFiles.load(new ByteArrayInputStream(file), "plan.probes");
		} catch (IOException e) {
			return;
		}
		byte[] written = PlanFiles.toBytes(plan);
		assertThat(PlanFiles.toBytes(PlanFiles.load(new ByteArrayInputStream(written), "written.probes"))).isEqualTo(written);
	}
}
