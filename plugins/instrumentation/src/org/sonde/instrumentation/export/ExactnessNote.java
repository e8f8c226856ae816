/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

import java.util.Objects;

import org.sonde.instrumentation.plan.MethodSignature;

/**
 * Where an export differs from the plan, or may differ.
 *
 * @param method the planned method
 * @param woven  whether the agent is told to weave the method; if not, the exported files leave it out
 * @param reason why, in a sentence for the user
 */
public record ExactnessNote(MethodSignature method, boolean woven, String reason) {
	/** All parts are required. */
	public ExactnessNote {
		Objects.requireNonNull(method, "method");
		Objects.requireNonNull(reason, "reason");
	}
}
