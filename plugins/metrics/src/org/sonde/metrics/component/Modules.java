/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.component;

import org.sonde.common.keyword.Keyword;

/**
 * Which types are modules of the hypergraph: coupling lies between modules, cohesion within them. Size and complexity do not depend on it.
 */
public enum Modules implements Keyword {
	/** The top-level types; what is nested in one belongs to it. */
	TOP_LEVEL,
	/** Every type by itself, also member, local and anonymous ones: what the compiler makes a class file of. */
	EVERY_TYPE;

	/** Returns words for people. */
	public String words() {
		return this == TOP_LEVEL ? "top-level types" : "every type, nested ones too";
	}
}
