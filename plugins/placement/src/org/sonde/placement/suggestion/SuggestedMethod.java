/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.suggestion;

import java.util.List;

import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.placement.suggestion.Suggestion.Reason;

/**
 * A method that has a reason.
 *
 * @param weight by which the methods of the kind are ordered, highest first
 */
record SuggestedMethod(MethodSignature method, List<Weighted> reasons) {
	record Weighted(Reason reason, double weight) {
	}

	double weight(SuggestionKind kind) {
		return reasons.stream().filter(one -> one.reason.kind() == kind).mapToDouble(Weighted::weight).max()
				.orElse(Double.NEGATIVE_INFINITY);
	}

	Suggestion suggestion() {
		return new Suggestion(method, reasons.stream().map(Weighted::reason).toList());
	}
}
