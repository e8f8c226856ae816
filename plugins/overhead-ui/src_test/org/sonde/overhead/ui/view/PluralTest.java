/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;

import org.junit.jupiter.api.Test;

class PluralTest {
	private static final String PROBES = "{0,choice,0#{1} probes|1#{1} probe|1<{1} probes}";

	@Test
	void oneIsSingularAndAllElsePlural() {
		assertThat(Plural.bind(PROBES, 0)).isEqualTo("0 probes");
		assertThat(Plural.bind(PROBES, 1)).isEqualTo("1 probe");
		assertThat(Plural.bind(PROBES, 2)).isEqualTo("2 probes");
	}

	@Test
	void twoNumbersAndANameStandInAnyOrder() {
		assertThat(Plural.bind("in {4}''s {2,choice,0#{3} types|1#{3} type|1<{3} types}: " + PROBES, 1, 2, "a"))
				.isEqualTo("in a's 2 types: 1 probe");
	}

	@Test
	void digitsAreTheSameInAllLanguages() {
		Locale before = Locale.getDefault();
		try {
			Locale.setDefault(Locale.GERMANY);
			assertThat(Plural.bind(PROBES, 1_234_567)).isEqualTo("1\u202f234\u202f567 probes");
		} finally {
			Locale.setDefault(before);
		}
	}
}
