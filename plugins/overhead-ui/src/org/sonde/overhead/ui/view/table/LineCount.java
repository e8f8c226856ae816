/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view.table;

import org.eclipse.swt.widgets.Table;
import org.sonde.overhead.ui.view.Deferred;

/**
 * How many lines a virtual table has. It gets them, and gives them up, some at a time: adding and removing 100,000 at once takes GTK half a
 * second of processor time, in which the user interface stands still. Until then, lines at the end may stand for nothing.
 */
final class LineCount {
	/** Number of lines that can be added or removed within a frame. */
	static final int SLICE = 500;

	private final Table table;
	private final Runnable stepped;
	private final Runnable continued;
	private int wanted;
	private boolean underWay;

	LineCount(Table table) {
		this(table, () -> { }, () -> { });
	}

	/**
	 * @param stepped   is run after each step
	 * @param continued is run after each step that has an event of its own
	 */
	LineCount(Table table, Runnable stepped, Runnable continued) {
		this.table = table;
		this.stepped = stepped;
		this.continued = continued;
	}

	/** Begins at once, and continues in separate events. */
	void set(int count) {
		wanted = count;
		step();
	}

	/** Begins in a separate event. */
	void setLater(int count) {
		wanted = count;
		later();
	}

	/** Whether the table has its final number of lines. */
	boolean isSettled() {
		return table.getItemCount() == wanted;
	}

	private void step() {
		int now = table.getItemCount();
		table.setItemCount(wanted > now ? Math.min(wanted, now + SLICE) : Math.max(wanted, now - SLICE));
		stepped.run();
		later();
	}

	private void later() {
		if (!underWay && !isSettled()) {
			underWay = true;
			Deferred.run(table, () -> {
				underWay = false;
				step();
				continued.run();
			});
		}
	}
}
