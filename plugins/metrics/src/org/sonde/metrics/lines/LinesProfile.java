/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.lines;

/** The rules by which lines of code are counted. A number means nothing without its profile. */
public enum LinesProfile {

	/**
	 * The default: lines touched by at least one token that is not a comment; every line of a text block counts. A component's
	 * figure is the sum over its top-level types; lines of the package declaration and of imports belong to the file, not to a
	 * type.
	 */
	SLOC("sloc");

	private final String id;

	LinesProfile(String id) {
		this.id = id;
	}

	/** The name in files and on the command line. */
	public String id() {
		return id;
	}
}
