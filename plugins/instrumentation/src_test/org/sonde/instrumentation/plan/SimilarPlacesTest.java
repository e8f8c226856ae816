/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.junit.jupiter.api.Test;

/** What a watched field or type may have become. */
class SimilarPlacesTest {
	@Test
	void aFieldBecomesAFieldOfAnotherNameOrType() {
		FieldSignature gone = field("p.Cart", "count", "int");
		FieldSignature otherType = field("p.Cart", "count", "long");
		FieldSignature otherName = field("p.Cart", "counter", "int");
		FieldSignature elsewhere = field("q.Cart", "count", "int");
		assertThat(
				SimilarPlaces.of(gone, List.of(otherName, MethodSignature.parse("int p.Cart.count()"), otherType, new WatchedType("p.Cart"),
				elsewhere, field("r.Till", "money", "int")), Set.of())).containsExactly(otherType, otherName, elsewhere);
		assertThat(SimilarPlaces.of(gone, List.of(otherName, elsewhere), Set.of(elsewhere))).startsWith(elsewhere);
	}

	@Test
	void aTypeBecomesOneOfTheSameNameElsewhereOrLosesItsDisposalMethod() {
		WatchedType gone = new WatchedType("p.Cart", Optional.of(DisposalMethod.parse("close()")));
		WatchedType moved = new WatchedType("q.Cart");
		assertThat(SimilarPlaces.of(gone, List.of(new WatchedType("p.Till"), moved, MethodSignature.constructor("q.Cart")), Set.of()))
				.containsExactly(moved);
		assertThat(SimilarPlaces.of(gone, List.of(moved, new WatchedType("p.Cart")), Set.of())).containsExactly(new WatchedType("p.Cart"));
	}

	private static FieldSignature field(String type, String name, String fieldType) {
		return new FieldSignature(type, name, fieldType, false);
	}
}
