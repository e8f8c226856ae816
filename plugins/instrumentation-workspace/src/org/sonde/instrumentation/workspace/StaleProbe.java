/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace;

import java.util.List;
import java.util.Optional;

import org.sonde.instrumentation.plan.CodePlace;
import org.sonde.instrumentation.plan.SimilarMethods;

/**
 * A probe whose method, field or type is no longer there, so that it measures nothing.
 *
 * @param place   as the plan names it
 * @param reason  in words that follow its name: "is gone: p.A has no such method"
 * @param similar what it may have become, the most similar first; places without a probe, at most {@link SimilarMethods#MOST}
 * @param movedTo the only one of them with the same name that came with the change that removed it, as pull up and similar refactorings
 *                make it
 */
public record StaleProbe(CodePlace place, String reason, List<CodePlace> similar, Optional<CodePlace> movedTo) {
	/** The list is copied. */
	public StaleProbe {
		similar = List.copyOf(similar);
	}

	/** A sentence about it. */
	public String message() {
		return "Stale probe: " + place.probeName() + " " + reason + ". "
				+ (similar.isEmpty() ? "No similar " + place.noun() + " without a probe was found."
						: "Most similar: " + similar.getFirst() + ".");
	}
}
