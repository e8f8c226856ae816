/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.fuzz;

import java.io.ByteArrayInputStream;

import org.sonde.overhead.OverheadException;
import org.sonde.report.tunings.TuningsReader;

import com.code_intelligence.jazzer.junit.FuzzTest;

class TuningsFuzzTest {

	@FuzzTest(maxDuration = "1m")
	void areReadOrRefused(byte[] file) {
		try {
			TuningsReader.read(new ByteArrayInputStream(file), "own.tunings");
		} catch (OverheadException e) {
			// refused
		}
	}
}
