/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.placement;

/** Why there is nothing to place, for the user. */
final class PlacementProblem extends Exception {
	private static final long serialVersionUID = 1L;

	private final String remedy;

	/** @param remedy what to do */
	PlacementProblem(String title, String remedy) {
		super(title);
		this.remedy = remedy;
	}

	String remedy() {
		return remedy;
	}
}
