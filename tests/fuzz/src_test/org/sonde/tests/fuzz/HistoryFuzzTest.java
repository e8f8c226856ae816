/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;

import org.sonde.overhead.OverheadException;
import org.sonde.overhead.history.BenchmarkHistory;
import org.sonde.overhead.history.HistoryFile;

import com.code_intelligence.jazzer.junit.FuzzTest;

class HistoryFuzzTest {

	@FuzzTest(maxDuration = "1m")
	void isReadOrRefused(byte[] file) throws OverheadException {
		BenchmarkHistory history;
		try {
			history = HistoryFile.read(new ByteArrayInputStream(file), "history.json").history();
		} catch (OverheadException e) {
			assertThat(e.getMessage()).contains("history.json");
			return;
		}
		byte[] written = HistoryFile.toJson(history).getBytes(StandardCharsets.UTF_8);
		assertThat(HistoryFile.read(new ByteArrayInputStream(written), "written.json").history()).isEqualTo(history);
	}
}
