/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.fuzz;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.io.TempDir;
import org.sonde.metrics.MetricsException;
import org.sonde.metrics.exchange.HypergraphReader;

import com.code_intelligence.jazzer.junit.FuzzTest;

class HypergraphFuzzTest {

	@TempDir
	static Path folder;

	@FuzzTest(maxDuration = "1m")
	void isReadOrRefused(byte[] file) throws IOException {
		Path path = folder.resolve("graph.xmi");
		Files.write(path, file);
		try {
			HypergraphReader.read(path);
		} catch (MetricsException e) {
			// refused
		}
	}
}
