/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.marking;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.sonde.instrumentation.plan.DisposalMethod;
import org.sonde.instrumentation.plan.FieldSignature;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.PatternText;
import org.sonde.instrumentation.plan.WatchedType;

class PlaceLabelTest {

	@Test
	void aPlaceHasSimpleNamesAndAPatternIsAsItIs() {
		assertThat(PlaceLabel.of(MethodSignature.parse("void shop.Cart.add(java.lang.String,int[])"))).isEqualTo("Cart.add(String, int[])");
		assertThat(PlaceLabel.of(new FieldSignature("shop.Cart", "total", "java.lang.String", false))).isEqualTo("Cart.total");
		assertThat(PlaceLabel.of(new FieldSignature("Cart", "total", "int", true))).isEqualTo("Cart.total");
		assertThat(PlaceLabel.of(new WatchedType("shop.Cart", Optional.of(DisposalMethod.parse("close(int)"))))).isEqualTo("Cart");
		assertThat(PlaceLabel.of(new PatternText("* shop..*.get*(..)", List.of("* shop.Cart.*(..)")))).isEqualTo("* shop..*.get*(..)");
	}
}
