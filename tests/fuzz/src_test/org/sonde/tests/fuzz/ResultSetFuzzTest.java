/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;

import org.sonde.overhead.OverheadException;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.json.ResultSetDocument;
import org.sonde.overhead.results.json.ResultSetWriter;

import com.code_intelligence.jazzer.junit.FuzzTest;

class ResultSetFuzzTest {

	@FuzzTest(maxDuration = "1m")
	void isReadOrRefused(byte[] file) throws OverheadException {
		ResultSet set;
		try {
			set = ResultSetDocument.read(new ByteArrayInputStream(file), "set.json").resultSet();
		} catch (OverheadException e) {
			return;
		}
		String written = ResultSetWriter.toJson(set);
		ResultSet again = ResultSetDocument.read(new ByteArrayInputStream(written.getBytes(StandardCharsets.UTF_8)), "written.json")
				.resultSet();
		assertThat(ResultSetWriter.toJson(again)).isEqualTo(written);
	}
}
