/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view;

/** Converts the units of a piece of work into steps of a progress bar. */
public final class ProgressSteps {
	/** The steps of the whole work. */
	public static final int ALL = 1000;

	private final long total;
	private long done;
	private int taken;

	/** @param total units of the piece */
	public ProgressSteps(long total) {
		this.total = Math.max(1, total);
	}

	/** How many steps these units add. */
	public int worked(long units) {
		done += units;
		int before = taken;
		taken = (int) Math.min(ALL, done * ALL / total);
		return taken - before;
	}
}
