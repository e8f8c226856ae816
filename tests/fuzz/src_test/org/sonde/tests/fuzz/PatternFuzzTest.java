/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import org.sonde.instrumentation.pattern.MethodPattern;
import org.sonde.instrumentation.pattern.PatternException;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;

class PatternFuzzTest {

	@FuzzTest(maxDuration = "1m")
	void isReadOrRefused(FuzzedDataProvider input) throws PatternException {
		MethodPattern pattern;
		try {
			pattern = MethodPattern.parse(input.consumeRemainingAsString());
		} catch (PatternException e) {
			return;
		}
		assertThat(MethodPattern.parse(pattern.text()).text()).isEqualTo(pattern.text());
	}
}
