/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;

import org.sonde.overhead.OverheadException;
import org.sonde.overhead.calls.CallRates;
import org.sonde.overhead.calls.CallRatesCsv;

import com.code_intelligence.jazzer.junit.FuzzTest;

class CallRatesFuzzTest {

	@FuzzTest(maxDuration = "1m")
	void areReadOrRefused(byte[] file) throws OverheadException {
		CallRates rates;
		try {
			rates = CallRatesCsv.read(new ByteArrayInputStream(file), "rates.csv");
		} catch (OverheadException e) {
			return;
		}
		String written = CallRatesCsv.toCsv(rates);
		CallRates again = CallRatesCsv.read(new ByteArrayInputStream(written.getBytes(StandardCharsets.UTF_8)), "written.csv");
		assertThat(CallRatesCsv.toCsv(again)).isEqualTo(written);
	}
}
