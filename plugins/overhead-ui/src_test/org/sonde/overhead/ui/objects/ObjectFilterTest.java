/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.objects;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sonde.objects.jmx.AttributeData;
import org.sonde.objects.jmx.ObjectData;
import org.sonde.objects.jmx.TypeData;

class ObjectFilterTest {

	private static ObjectData object(long id, String className, String name) {
		return new ObjectData(id, "p.Shelf", className, name, 0, false);
	}

	private static AttributeData field(String name) {
		return new AttributeData("p.Shelf." + name, name, "int", false, false, false, "regular");
	}

	@ParameterizedTest
	@CsvSource({ "shelf, true", "SHELF, true", "p.*lf, true", "' Shelf ', true", "*, true", "fil*d, true", "p.Sh?lf, false", "crate, false",
			"p.*crate, false",
			"'p[.]Shelf', false", "HÖHE, true" })
	void aTypeIsFoundByItsNameOrThatOfAField(String text, boolean found) {
		TypeData type = new TypeData("p.Shelf", 1, false, false, "regular",
				new AttributeData[] { field("filled"), field("höhe") });
		assertThat(new ObjectFilter(text).matches(type)).isEqualTo(found);
	}

	/** By its own class, which may be a subclass of its type; a number is an id or a part of a name, not of an id. */
	@ParameterizedTest
	@CsvSource({ "tall, true", "shelves[1, true", "17, true", "1, true", "7, false", "'017', true", "170, false", "Depot, false" })
	void anObjectIsFoundByItsClassItsNameOrItsId(String text, boolean found) {
		assertThat(new ObjectFilter(text).matches(object(17, "p.TallShelf", "shelves[1]"))).isEqualTo(found);
	}

	@Test
	void anObjectMayHaveNoName() {
		assertThat(new ObjectFilter("Shelf").matches(object(1, "p.Shelf", null))).isTrue();
		assertThat(new ObjectFilter("null").matches(object(1, "p.Shelf", null))).isFalse();
	}

	@Test
	void blanksAloneShowAll() {
		assertThat(new ObjectFilter("  ").isAll()).isTrue();
		assertThat(ObjectFilter.ALL.matches(object(1, "p.Shelf", null))).isTrue();
	}

	/** Longer numbers are no ids, and must not overflow. */
	@Test
	void anIdHasAtMostEighteenDigits() {
		assertThat(new ObjectFilter("9".repeat(18)).id()).hasValue(999_999_999_999_999_999L);
		assertThat(new ObjectFilter("9".repeat(19)).id()).isEmpty();
		assertThat(new ObjectFilter("-1").id()).isEmpty();
	}
}
