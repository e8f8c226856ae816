/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import java.util.Optional;

import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Conditions;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.ProbeKind;
import org.sonde.overhead.results.ResultSet;

/** Why a cost is unknown for a result set and its writer: in words for the user, which say what would help. */
record Obstacles(ResultSet results, Optional<Configuration> writer) {

	/** Why there are no portions I, C and W at all; empty if there are. */
	Optional<String> toPortions() {
		if (writer.isEmpty()) {
			return Optional.of(results.id() + " has no run of phase writing: its figures are not portions I, C and W.");
		}
		RunChain chain = RunChain.to(results, writer.get());
		if (chain.executions().isEmpty()) {
			return Optional.of(results.id() + " does not state the recursion depth, so the cost per execution is unknown.");
		}
		if (!chain.shape().isModelled()) {
			return Optional.of(writer.get().label() + " of " + results.id() + " was measured with calls of shape " + chain.shape().keyword()
					+ "; costs are known only for nested and sibling calls.");
		}
		return chain.first().phase() == Phase.NONE ? Optional.empty()
				: Optional.of(results.id() + " has no run without probes to compare " + writer.get().label() + " with.");
	}

	/** Why the cost of probes of this kind with so many application threads is unknown; empty if this is no reason. */
	Optional<Estimate> to(ProbeKind kind, int threads) {
		if (!kind.isOfOperations()) {
			return Optional.of(ObjectEstimates.NOT_MEASURED);
		}
		if (writer.isEmpty()) {
			return Optional.empty();
		}
		Conditions conditions = results.conditionsOf(writer.get());
		Optional<ProbeKind> measured = conditions.probeKind();
		if (measured.isEmpty()) {
			return Optional.of(new Estimate.Unknown(results.id() + " does not state its probe kind."));
		}
		if (measured.get() != kind) {
			return Optional.of(new Estimate.Unknown(results.id() + " was measured with probes of kind " + measured.get().keyword()
					+ "; costs of kind " + kind.keyword()
					+ " cannot be converted from it. Choose another result set, or calibrate this machine."));
		}
		return threads <= threads(conditions) ? Optional.empty()
				: Optional.of(new Estimate.Unknown("The writer " + writer.get().id() + " of " + results.id()
						+ " was measured with fewer application threads than the plan's "
						+ threads + ", and what more threads cost cannot be computed from it." + choiceFor(threads)));
	}

	private String choiceFor(int threads) {
		return CostModel.writers(results).stream().filter(other -> threads(results.conditionsOf(other)) >= threads).findFirst()
				.map(other -> " Choose the writer " + other.id() + ".").orElse("");
	}

	/** Returns the number of application threads, or 1 if the source does not say it. */
	static int threads(Conditions conditions) {
		return (int) conditions.number(ConditionName.THREADS).orElse(1);
	}
}
