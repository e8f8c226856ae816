/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.placement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

import org.junit.jupiter.api.Test;
import org.sonde.overhead.ui.view.table.Column;
import org.sonde.placement.Objective;
import org.sonde.placement.Placement.Choice;
import org.sonde.placement.Placement.Evidence;
import org.sonde.placement.Placement.Reason;
import org.sonde.placement.Placement.Redundant;
import org.sonde.placement.recording.Candidate;

class MethodColumnsTest {
	private static final String METHOD = "void shop.Shop.rare()";
	private static final Choice CHOSEN = new Choice(new Candidate(METHOD, List.of(METHOD), 20, 10, OptionalDouble.empty(), 0),
			Reason.CHOSEN, 0.1, 0.46899559,
			Optional.of(new Redundant("void shop.Shop.handle()", 3, 20)), Optional.of(new Evidence(2, 20, 1, 180)), Optional.empty());

	private static Column<MethodRow> column(String id) {
		return MethodColumns.all().stream().filter(one -> one.id().equals(id)).findFirst().orElseThrow();
	}

	private static MethodRow row(Objective objective) {
		return new MethodRow(CHOSEN, objective, Optional.empty(), true);
	}

	private static String value(Objective objective) {
		return column("value").text().apply(row(objective));
	}

	@Test
	void aValueHasItsUnit() {
		assertThat(value(Objective.DISTINGUISH)).isEqualTo("0.469 bits");
		assertThat(value(Objective.TIME)).isEqualTo("0.469 %");
		assertThat(value(Objective.CALLS)).isEqualTo("0.469 %");
		assertThat(value(Objective.WISH)).isEqualTo("0.469");
	}

	/** The column has no room for it in words. */
	@Test
	void theEvidenceIsShortAndInWordsInTheToolTip() {
		MethodRow row = row(Objective.DISTINGUISH);
		assertThat(column("evidence").text().apply(row)).isEqualTo("3 per call of Shop.handle(); 20 of class 2 ≠ 180 of class 1");
		assertThat(column("evidence").toolTip().apply(row)).contains("distinguishes 20 traces of class 2 from 180 of class 1");
	}
}
