/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.costs;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.eclipse.osgi.util.NLS;
import org.sonde.common.keyword.Keyword;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.cost.scenario.Scenario;
import org.sonde.overhead.cost.scenario.ScenarioText;
import org.sonde.overhead.cost.scenario.ScenarioText.Key;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.ResultSet;

/** The name of a scenario for people; it is stored in the notation of the command line. */
public final class ScenarioName {

	private ScenarioName() {
	}

	/** Such as {@code All probes active, 4 threads}; titles of result sets, which are long, last. */
	static String of(ScenarioText scenario, PlanCosts planned) {
		List<String> parts = new ArrayList<>();
		scenario.value(Key.PROBES).ifPresent(probes -> parts.add(of(Keyword.of(Scenario.Probes.class, probes))));
		scenario.value(Key.THREADS)
				.ifPresent(threads -> parts
						.add(threads.equals("1") ? Messages.ScenarioName_thread : NLS.bind(Messages.ScenarioName_threads, threads)));
		Optional<ResultSet> set = scenario.value(Key.RESULTS).flatMap(planned.choices()::find);
		scenario.value(Key.WRITER)
				.ifPresent(writer -> parts.add(set.or(planned::results).stream().flatMap(from -> CostModel.writers(from).stream())
						.filter(one -> one.id().equals(writer)).map(Configuration::label).findFirst().orElse(writer)));
		scenario.value(Key.RESULTS).ifPresent(results -> parts.add(set.map(ResultSet::title).orElse(results)));
		return String.join(", ", parts);
	}

	/** The probes and whether they are active. */
	public static String of(Scenario.Probes probes) {
		return switch (probes) {
			case AS_PLANNED -> Messages.ScenarioName_asPlanned;
			case ALL_ACTIVE -> Messages.ScenarioName_allActive;
			case ALL_DEACTIVATED -> Messages.ScenarioName_allDeactivated;
			case ONLY_ENTRY_POINTS -> Messages.ScenarioName_entryPoints;
		};
	}
}
