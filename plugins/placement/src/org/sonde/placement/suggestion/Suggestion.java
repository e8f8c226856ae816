/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.suggestion;

import java.util.List;

import org.sonde.instrumentation.plan.MethodSignature;

/**
 * A method that may be worth a probe.
 *
 * @param reasons at least one, in the order of the kinds
 */
public record Suggestion(MethodSignature method, List<Reason> reasons) {
	/**
	 * Why.
	 *
	 * @param figure by the kind: calling packages, places of calls out, complexity, calls of the shortest path; 1 for entry points
	 * @param text   the same in words, with the figure
	 */
	public record Reason(SuggestionKind kind, int figure, String text) {
	}

	/** @throws IllegalArgumentException without a reason */
	public Suggestion {
		reasons = List.copyOf(reasons);
		if (reasons.isEmpty()) {
			throw new IllegalArgumentException("a suggestion has a reason; found none for " + method);
		}
	}

	/** Whether one of the reasons is of this kind. */
	public boolean has(SuggestionKind kind) {
		return reasons.stream().anyMatch(reason -> reason.kind() == kind);
	}

	/** Whether the whole run would be one trace: the program starts there. */
	public boolean isWholeRun() {
		return has(SuggestionKind.MAIN);
	}
}
