/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.tradeoff;

import java.util.List;
import java.util.Optional;

import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.ResultSet;

/** Where the overhead of a tuning comes from. */
public sealed interface OverheadSource {

	/**
	 * The response time of one configuration less that of another, in µs per call of the benchmark's method.
	 *
	 * @param base id of the configuration without monitoring
	 * @param monitored id of the configuration with it
	 */
	record Difference(ResultSet results, String base, String monitored) implements OverheadSource {

		/** @throws IllegalArgumentException if the result set lacks one of the configurations; the message lists those it has */
		public Difference {
			for (String id : List.of(base, monitored)) {
				if (results.find(id).isEmpty()) {
					throw new IllegalArgumentException("result set " + results.id() + " has no configuration " + id + "; it has "
							+ results.configurations().stream().map(Configuration::id).toList());
				}
			}
		}
	}

	/** No overhead is known. */
	record Unknown(String reason) implements OverheadSource {
	}

	/**
	 * The monitoring overhead of a writer's run against the run without instrumentation that it builds upon.
	 *
	 * @param writer the run's id; empty for the default writer of the set
	 * @return empty if the set has no such run, or none without instrumentation below it
	 */
	static Optional<Difference> usual(ResultSet results, Optional<String> writer) {
		Optional<Configuration> monitored = writer.isPresent() ? results.find(writer.get()) : CostModel.of(results).writer();
		Optional<Configuration> base = monitored;
		while (base.isPresent() && base.get().phase() != Phase.NONE) {
			base = results.predecessorOf(base.get());
		}
		Optional<Configuration> plain = base;
		return monitored.flatMap(run -> plain.map(none -> new Difference(results, none.id(), run.id())));
	}
}
