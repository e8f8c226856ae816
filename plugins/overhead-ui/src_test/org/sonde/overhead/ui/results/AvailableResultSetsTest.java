/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.results;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.ProbeKind;
import org.sonde.overhead.results.ResultSet;

class AvailableResultSetsTest {
	private final AvailableResultSets builtIn = AvailableResultSets.builtIn();

	@ParameterizedTest
	@EnumSource(names = { "OPERATION_EVENTS", "OPERATION_EXECUTION" })
	void everyKindOfProbeHasCostsOfTheNewestKieker(ProbeKind kind) {
		assertThat(builtIn.sets())
				.filteredOn(set -> set.conditions().find(ConditionName.FRAMEWORK)
						.filter(framework -> framework.value().startsWith("Kieker 2.0.2")).isPresent())
				.anyMatch(set -> CostModel.of(set).nanosPerCall(kind, true, 1) instanceof Estimate.Known);
	}

	/** As on the command line, although the lists do not have it. */
	@Test
	void aSetThatIsNotOfferedIsFoundByItsId() {
		String id = "sonde-2026-kieker-releases-1.8";
		assertThat(builtIn.sets()).extracting(ResultSet::id).doesNotContain(id).doesNotHaveDuplicates();
		assertThat(builtIn.find(id)).isPresent();
		assertThat(builtIn.find("no-such-set")).isEmpty();
	}
}
