/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace;

import java.util.List;
import java.util.Optional;

import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.SimilarMethods;

/**
 * A probe whose method is no longer there, so that it measures nothing.
 *
 * @param method  as the plan names it
 * @param reason  in words that follow the method's name: "is gone: p.A has no such method"
 * @param similar what the method may have become, the most similar first; methods without a probe, at most
 *                {@link SimilarMethods#MOST}
 * @param movedTo the only one of them with the same name that came with the change that removed the method, as pull up and similar refactorings make it
 *                it
 */
public record StaleProbe(MethodSignature method, String reason, List<MethodSignature> similar, Optional<MethodSignature> movedTo) {
	/** The list is copied. */
	public StaleProbe {
		similar = List.copyOf(similar);
	}

	/** A sentence about it. */
	public String message() {
		return "Stale probe: " + method + " " + reason + ". "
				+ (similar.isEmpty() ? "No similar method without a probe was found." : "Most similar: " + similar.getFirst() + ".");
	}
}
