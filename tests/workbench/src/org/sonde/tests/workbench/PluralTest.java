/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Locale;

import org.junit.jupiter.api.Test;
import org.sonde.overhead.ui.view.Plural;

class PluralTest {
	private static final String PROBES = "{0,choice,0#{1} probes|1#{1} probe|1<{1} probes}";

	@Test
	void oneIsSingularAndAllElsePlural() {
		assertEquals("0 probes", Plural.bind(PROBES, 0));
		assertEquals("1 probe", Plural.bind(PROBES, 1));
		assertEquals("2 probes", Plural.bind(PROBES, 2));
	}

	@Test
	void twoNumbersAndANameStandInAnyOrder() {
		assertEquals("in a's 2 types: 1 probe",
				Plural.bind("in {4}''s {2,choice,0#{3} types|1#{3} type|1<{3} types}: " + PROBES, 1, 2, "a"));
	}

	@Test
	void digitsAreTheSameInAllLanguages() {
		Locale before = Locale.getDefault();
		try {
			Locale.setDefault(Locale.GERMANY);
			assertEquals("1234567 probes", Plural.bind(PROBES, 1_234_567));
		} finally {
			Locale.setDefault(before);
		}
	}
}
