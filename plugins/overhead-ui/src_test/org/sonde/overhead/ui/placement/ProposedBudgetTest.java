/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.placement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalDouble;

import org.junit.jupiter.api.Test;
import org.sonde.placement.Objective;

class ProposedBudgetTest {
	private static final OptionalDouble ONE = OptionalDouble.of(1);
	private static final OptionalDouble HALF = OptionalDouble.of(0.5);

	private final ProposedBudget proposed = new ProposedBudget();
	private String field = PlacementSettings.USUAL.budget();

	private PlacementSettings shown(boolean ofProgram) {
		return new PlacementSettings("", Objective.DISTINGUISH, field, ofProgram, "", "", false);
	}

	private String of(OptionalDouble project) {
		field = proposed.propose(project, shown(false).budget(), false);
		return field;
	}

	@Test
	void theBudgetIsThatOfTheProject() {
		assertThat(of(ONE)).isEqualTo("1");
		assertThat(of(HALF)).isEqualTo("0.5");
		assertThat(of(OptionalDouble.empty())).isEqualTo(PlacementSettings.USUAL.budget());
	}

	@Test
	void whatWasTypedStays() {
		of(ONE);
		field = "3";
		assertThat(of(HALF)).isEqualTo("3");
		assertThat(proposed.kept(shown(false)).budget()).isEqualTo("3");
	}

	/** It is a percentage of one processor. */
	@Test
	void aBudgetOfTheProgramIsAnother() {
		assertThat(proposed.propose(ONE, shown(true).budget(), true)).isEqualTo("2");
	}

	/** Else the view would take it for one that was typed. */
	@Test
	void whatWasProposedIsNotKept() {
		of(ONE);
		assertThat(proposed.kept(shown(false)).budget()).isEqualTo(PlacementSettings.USUAL.budget());
	}
}
