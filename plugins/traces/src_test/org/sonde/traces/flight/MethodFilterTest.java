/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.flight;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MethodFilterTest {
	/** Of the method p.A$B.m. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "p.A$B::m | true | false", "p.A$B | true | false", "q.C; p.A$B::m | true | false",
			"::m | true | false", "p.A$B::n | false | true",
			"p.A::m | false | true", "p.A | false | true", "::<clinit> | false | true", "@p.Timed | false | false",
			"@p.Timed;p.A$B | true | false" })
	void anEntryTakesMethodsByTheirNames(String setting, boolean takes, boolean leavesOut) {
		MethodFilter filter = new MethodFilter(Set.of(setting));
		assertThat(filter.takes("p.A$B", "m")).isEqualTo(takes);
		assertThat(filter.leavesOut("p.A$B", "m")).isEqualTo(leavesOut);
	}

	@ParameterizedTest
	@CsvSource({ "m, true, false", "n, false, false", "o, false, true" })
	void whereTheFilterChangedOnlyWhatItAlwaysTookIsCertain(String method, boolean takes, boolean leavesOut) {
		MethodFilter filter = new MethodFilter(Set.of("p.A::m", "p.A::m;p.A::n"));
		assertThat(filter.takes("p.A", method)).isEqualTo(takes);
		assertThat(filter.leavesOut("p.A", method)).isEqualTo(leavesOut);
	}
}
