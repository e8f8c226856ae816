/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.io.TempDir;
import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.subject.SubjectReader;
import org.sonde.overhead.OverheadException;

import com.code_intelligence.jazzer.junit.FuzzTest;

/** Descriptors of what is measured. */
class SubjectFuzzTest {

	@TempDir
	static Path folder;

	@FuzzTest(maxDuration = "1m")
	void isReadOrRefused(byte[] file) throws IOException {
		Path path = Files.write(folder.resolve("subject.json"), file);
		List<String> warnings = new ArrayList<>();
		try {
			SubjectReader.read(path, warnings);
		} catch (OverheadException | BenchmarkException e) {
			assertThat(e.getMessage()).contains(path.toString());
		}
		assertThat(warnings).allSatisfy(warning -> assertThat(warning).startsWith(path + ", /"));
	}
}
