/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

import org.sonde.metrics.MetricsException;
import org.sonde.metrics.component.Component;
import org.sonde.metrics.exchange.ComponentFile;

import com.code_intelligence.jazzer.junit.FuzzTest;

class ComponentFuzzTest {

	@FuzzTest(maxDuration = "1m")
	void isReadOrRefused(byte[] file) throws MetricsException, IOException {
		Component component;
		try {
			component = ComponentFile.read(new ByteArrayInputStream(file), "own.component");
		} catch (MetricsException e) {
			assertThat(e.getMessage()).startsWith("own.component");
			return;
		}
		byte[] written = ComponentFile.text(component).getBytes(StandardCharsets.UTF_8);
		assertThat(ComponentFile.read(new ByteArrayInputStream(written), "written.component")).isEqualTo(component);
	}
}
