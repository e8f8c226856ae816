/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan;

/** A place that the code names: it follows refactorings, and is stale once the code does not have it any more. */
public sealed interface CodePlace extends ProbePlace permits MethodSignature, FieldSignature, WatchedType {
	/** Binary name of the type that declares it, or of the type itself. */
	String declaringType();

	@Override
	CodePlace key();
}
