/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.userprogram;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sonde.benchmark.userprogram.Observation;
import org.sonde.benchmark.userprogram.ProgramOverhead;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.ui.userprogram.MeasureState.Stage;
import org.sonde.report.userprogram.ProgramReport;

class MeasureStateTest {

	private static final ProgramReport NOTHING = report(Map.of());
	private static final ProgramReport SOMETHING = report(Map.of(Phase.WRITING, List.of()));

	private static ProgramReport report(Map<Phase, List<Observation>> whole) {
		return new ProgramReport("call", new ProgramOverhead(whole, Map.of(), Map.of()), Optional.empty(), Optional.empty());
	}

	private static MeasureState state(Stage stage, Optional<ProgramReport> report) {
		return new MeasureState(null, stage, "now", 3, 10, report, Optional.empty(), List.of("note"));
	}

	@ParameterizedTest
	@EnumSource(Stage.class)
	void itIsOverOnceNothingMoreHappens(Stage stage) {
		assertThat(state(stage, Optional.empty()).isOver()).isEqualTo(Set.of(Stage.DONE, Stage.CANCELLED, Stage.FAILED).contains(stage));
	}

	@Test
	void aFailureAfterTheFirstJvmHasItsReport() {
		assertThat(state(Stage.FAILED, Optional.empty()).failedAtOnce()).isTrue();
		assertThat(state(Stage.FAILED, Optional.of(NOTHING)).failedAtOnce()).isTrue();
		assertThat(state(Stage.FAILED, Optional.of(SOMETHING)).failedAtOnce()).isFalse();
		assertThat(state(Stage.CANCELLED, Optional.empty()).failedAtOnce()).isFalse();
	}

	@Test
	void whileItIsCancelledTheRestStaysAsItIs() {
		MeasureState cancelling = state(Stage.MEASURING, Optional.of(SOMETHING)).cancelling();
		assertThat(cancelling).isEqualTo(new MeasureState(null, Stage.CANCELLING, cancelling.now(), 3, 10, Optional.of(SOMETHING),
				Optional.empty(), List.of("note")));
		assertThat(cancelling.now()).isNotEqualTo("now");
		assertThat(cancelling.isOver()).isFalse();
	}

	@Test
	void notesThatComeLaterBelongToLaterStates() {
		List<String> notes = new ArrayList<>(List.of("first"));
		MeasureState state = new MeasureState(null, Stage.MEASURING, "", 0, 0, Optional.empty(), Optional.empty(), notes);
		notes.add("second");
		assertThat(state.notes()).containsExactly("first");
	}
}
