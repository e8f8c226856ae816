/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.fuzz;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.io.TempDir;
import org.sonde.common.progress.Progress;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.imports.BenchmarkImport;

import com.code_intelligence.jazzer.junit.FuzzTest;

/** Results of MooBench, JMH and github-action-benchmark. */
class ImportFuzzTest {

	@TempDir
	static Path folder;

	/** A file that begins like JSON is a JSON file, any other a CSV file. */
	@FuzzTest(maxDuration = "1m")
	void areReadOrRefused(byte[] file) throws IOException {
		boolean json = file.length > 0 && (file[0] == '{' || file[0] == '[');
		Path path = folder.resolve(json ? "results.json" : "results.csv");
		Files.write(path, file);
		try {
			BenchmarkImport.look(List.of(path), Progress.NONE);
		} catch (OverheadException e) {
			// refused
		}
	}
}
