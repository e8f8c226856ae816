/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan;

/** The place of a probe. Code that depends on the kind of a probe asks for its place ({@link Probes#place}) and has a case for each. */
public sealed interface ProbePlace permits CodePlace, PatternText {
	/** The place without what two probes of a plan cannot differ in alone: a plan has at most one probe for each key. */
	ProbePlace key();

	/** Returns the word for this kind of place in messages, such as {@code method}. */
	String noun();

	/** Returns the probe's name in one line ({@link Probes#name}). */
	String probeName();
}
