/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view;

import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Table;

/**
 * A viewer of a virtual table that gets its lines, and gives them up, some at a time: adding and removing 100,000 at once takes GTK half a second of
 * processor time, in which the user interface stands still.
 */
final class SlicedTableViewer extends TableViewer {

	/** Lines that are added or removed within a frame. */
	static final int SLICE = 500;

	private int wanted;
	private boolean underWay;

	SlicedTableViewer(Composite parent, int style) {
		super(parent, style);
	}

	@Override
	protected void doSetItemCount(int count) {
		wanted = count;
		step();
	}

	/** Lines that are shown and stand for nothing any more, until they are given up. */
	int surplus(int lines) {
		return Math.max(0, getTable().getItemCount() - lines - SLICE);
	}

	/** Takes the table's lines down, or up, to so many. */
	void settleAt(int lines) {
		wanted = lines;
		later();
	}

	private void step() {
		Table table = getTable();
		int now = table.getItemCount();
		table.setItemCount(wanted > now ? Math.min(wanted, now + SLICE) : Math.max(wanted, now - SLICE));
		later();
	}

	private void later() {
		if (!underWay && getTable().getItemCount() != wanted) {
			underWay = true;
			getTable().getDisplay().asyncExec(() -> {
				underWay = false;
				if (!getTable().isDisposed()) {
					step();
				}
			});
		}
	}
}
