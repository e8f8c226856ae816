/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.subject;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.sonde.benchmark.BenchmarkException;
import org.sonde.tests.seeded.Seeded;

class VariablesTest {

	private static final Subject SUBJECT = BuiltInSubjects.all().getFirst();

	@Test
	void replacesEach() throws BenchmarkException {
		Variables variables = new Variables(Map.of("log", "C:\\temp\\$1", "port", "4711"));

		assertThat(variables.replaced("-Da=${log}/x,b=${port}${port}", SUBJECT, "tcp")).isEqualTo("-Da=C:\\temp\\$1/x,b=47114711");
	}

	@Test
	void othersTakePrecedence() throws BenchmarkException {
		Variables variables = new Variables(Map.of("log", "old", "port", "1")).with(Map.of("log", "new"));

		assertThat(variables.replaced("${log} ${port}", SUBJECT, "tcp")).isEqualTo("new 1");
	}

	@Test
	void namesWhatStandsForNothing() {
		Variables variables = new Variables(Map.of("log", "x", "port", "1"));

		assertThatThrownBy(() -> variables.replaced("${nothing}", SUBJECT, "tcp")).isInstanceOf(BenchmarkException.class)
				.hasMessage("SB105: kieker-2.0.2-aspectj, configuration tcp: ${nothing} is not defined. Choose one of: log, port.");
	}

	/** What a variable stands for is not looked at again. */
	@Test
	void replacesOnce() {
		Seeded.tries(100, in -> {
			String value = in.anyText(40);
			Variables variables = new Variables(Map.of("a", value + "${b}", "b", "never"));

			assertThat(variables.replaced("<${a}>", SUBJECT, "tcp")).isEqualTo("<" + value + "${b}>");
		});
	}
}
