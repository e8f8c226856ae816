/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.comparison;

import java.util.Optional;

import org.sonde.metrics.comparison.TypeComparison;

/** What the view shows, without its controls: the comparison that was asked for last, and its outcome. For one thread. */
final class ShownComparison {

	private Optional<CompareRequest> asked = Optional.empty();
	private Optional<CompareOutcome> outcome = Optional.empty();

	/** Awaits the outcome of this request, and of no other. */
	void ask(CompareRequest request) {
		asked = Optional.of(request);
		outcome = Optional.empty();
	}

	/** @return false if another comparison was asked for since; then nothing changes */
	boolean take(CompareOutcome ended) {
		if (!asked.equals(Optional.of(ended.request()))) {
			return false;
		}
		outcome = Optional.of(ended);
		return true;
	}

	/** The comparison that can be made again; empty as long as it is being made. */
	Optional<CompareRequest> repeatable() {
		return asked.filter(request -> outcome.isPresent());
	}

	/** What was asked for last. */
	Optional<CompareRequest> asked() {
		return asked;
	}

	/** The comparison that could not be made, and cannot be the next time either. */
	Optional<CompareRequest> failed() {
		return outcome.filter(CompareOutcome.Failed.class::isInstance).map(CompareOutcome::request);
	}

	/** The result; empty while there is a message in its place. */
	Optional<CompareOutcome.Compared> compared() {
		return outcome.filter(CompareOutcome.Compared.class::isInstance).map(CompareOutcome.Compared.class::cast);
	}

	/** What was compared, type by type. */
	Optional<TypeComparison> types() {
		return compared().map(CompareOutcome.Compared::types);
	}

	boolean hasProblems() {
		return types().filter(types -> types.before().problems().size() + types.after().problems().size() > 0).isPresent();
	}
}
