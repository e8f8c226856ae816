/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.objects;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sonde.objects.jmx.AttributeValue;
import org.sonde.objects.jmx.ValueData;

/** Values as people read them. */
class ValueTextTest {
	private static String text(String kind, String text, String type, int length) {
		return ValueText.of(new ValueData(kind, text, type, length));
	}

	@Test
	void eachKindOfValue() {
		assertThat(text("number", "-12", null, 0)).isEqualTo("-12");
		assertThat(text("boolean", "true", null, 0)).isEqualTo("true");
		assertThat(text("null", null, null, 0)).isEqualTo("null");
		assertThat(text("masked", null, null, 0)).isEqualTo("***");
		assertThat(text("character", "c", null, 0)).isEqualTo("'c'");
		assertThat(text("text", "null", null, 4)).isEqualTo("\"null\"");
		assertThat(text("text", "ab", null, 300)).startsWith("\"ab\"").contains("300");
		assertThat(text("enumeration", "RED", "p.Color", 0)).isEqualTo("RED");
		assertThat(text("reference", "1f", "p.Order", 0)).isEqualTo("p.Order@1f");
	}

	/** It would look like another line of the output. */
	@Test
	void aValueStaysInItsLine() {
		assertThat(text("text", "a\nb", null, 3)).isEqualTo("\"a\\nb\"");
		assertThat(text("character", "\n", null, 0)).isEqualTo("'\\n'");
	}

	@Test
	void aValueThatCannotBeRead() {
		assertThat(ValueText.of(new AttributeValue("p.Order.price", "price", null, "It threw."))).isEqualTo("It threw.");
	}
}
