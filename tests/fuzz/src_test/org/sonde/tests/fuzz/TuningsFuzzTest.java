/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;

import org.sonde.overhead.OverheadException;
import org.sonde.report.tunings.OwnTunings;
import org.sonde.report.tunings.TuningsReader;
import org.sonde.report.tunings.TuningsWriter;

import com.code_intelligence.jazzer.junit.FuzzTest;

class TuningsFuzzTest {

	@FuzzTest(maxDuration = "1m")
	void areReadOrRefused(byte[] file) throws OverheadException {
		OwnTunings tunings;
		try {
			tunings = TuningsReader.read(new ByteArrayInputStream(file), "own.tunings").tunings();
		} catch (OverheadException e) {
			assertThat(e.getMessage()).contains("own.tunings");
			return;
		}
		String written = TuningsWriter.toJson(tunings);
		OwnTunings again = TuningsReader.read(new ByteArrayInputStream(written.getBytes(StandardCharsets.UTF_8)), "written.tunings")
				.tunings();
		assertThat(TuningsWriter.toJson(again)).isEqualTo(written);
	}
}
