/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.placement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.placement.Objective;

class PlacementSettingsTest {

	private static PlacementSettings settings(String budget, boolean ofProgram, String seconds, String units) {
		return new PlacementSettings(" log ", Objective.TIME, budget, ofProgram, seconds, units, true);
	}

	@Test
	void allButTheRecordingComesBack() {
		PlacementSettings settings = settings(" 2.5 ", true, "12", "shop.Shop.handle");
		Map<String, String> state = new HashMap<>();
		settings.save(state::put);
		assertThat(PlacementSettings.restore(key -> Optional.ofNullable(state.get(key))))
				.isEqualTo(new PlacementSettings("", Objective.TIME, "2.5", true, "12", "shop.Shop.handle", true));
		assertThat(PlacementSettings.restore(key -> Optional.empty())).isEqualTo(PlacementSettings.USUAL);
		state.put("objective", "of a later version");
		assertThat(PlacementSettings.restore(key -> Optional.ofNullable(state.get(key))).objective())
				.isEqualTo(PlacementSettings.USUAL.objective());
	}

	/** Seconds count only for a budget of the program. */
	@ParameterizedTest
	@CsvSource({ "2, false, '', '', true", "'2,5', false, '', '', true", "0, false, '', '', true", "'', false, '', '', false",
			"-1, false, '', '', false",
			"NaN, false, '', '', false", "2, true, '', '', true", "2, true, 12, '', true", "2, true, 0, '', false",
			"2, true, much, '', false", "2, true, Infinity, '', false", "2, false, much, '', true", "2, false, '', shop.Shop.handle, true",
			"2, false, '', shop.Shop.handle(), false" })
	void whatCannotBeMeantIsAProblem(String budget, boolean ofProgram, String seconds, String units, boolean good) {
		assertThat(settings(budget, ofProgram, seconds, units).problem().isEmpty()).isEqualTo(good);
	}

	@Test
	void aDecimalCommaIsAPoint() {
		assertThat(settings("2,5", false, "", "").percent()).isEqualTo(2.5);
	}

	@Test
	void unitsAreCallsOfMethodsWithTheirNames() {
		assertThat(settings("2", false, "", " ").unit()).isEmpty();
		var unit = settings("2", false, "", "shop.Shop.*").unit().orElseThrow();
		assertThat(unit.test(MethodSignature.parse("void shop.Shop.handle(int)"))).isTrue();
		assertThat(unit.test(MethodSignature.parse("void shop.Till.handle(int)"))).isFalse();
	}
}
