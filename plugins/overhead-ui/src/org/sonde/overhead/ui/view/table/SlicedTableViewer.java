/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view.table;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Table;
import org.sonde.overhead.ui.view.Deferred;

/**
 * A viewer of a virtual table that gets its lines, and gives them up, some at a time: adding and removing 100,000 at once takes GTK half
 * a second of processor time, in which the user interface stands still. For the same reason it remembers which lines are selected: GTK
 * answers that by walking through all of them, and every action that depends on the selection asks.
 */
public final class SlicedTableViewer extends TableViewer {

	/** The time for clearing lines in one go: GTK takes up to 0.1 ms for a line that was painted, and all may have been. */
	private static final long CLEARING_NANOS = 4_000_000;
	private static final int CLEARED_AT_ONCE = 10;
	/** In pixels; GTK would have to measure a line to know their real height. */
	private static final int LOWEST_LINE = 15;

	private final LineCount lineCount;
	/** The first line that may still show an old row; after the last line if there is none. */
	private int uncleared;
	private boolean clearing;
	/** Null when it has to be asked for. */
	private int[] selectedLines;
	/** Runs when all lines exist. */
	private Optional<Runnable> whenSettled = Optional.empty();

	SlicedTableViewer(Composite parent, int style) {
		super(parent, style);
		lineCount = new LineCount(getTable(), this::stepped, this::settled);
		ReadableLines.of(getTable());
	}

	@Override
	protected void hookControl(Control control) {
		// Before all listeners that react to the selection and then ask for it.
		control.addListener(SWT.Selection, event -> selectedLines = null);
		control.addListener(SWT.DefaultSelection, event -> selectedLines = null);
		super.hookControl(control);
	}

	/** The numbers of the selected lines, in no order. */
	int[] selectedLines() {
		if (selectedLines == null) {
			selectedLines = getTable().getSelectionIndices();
		}
		return selectedLines.clone();
	}

	/** Selects exactly these lines by number: the viewer would compare the elements of all lines with those to select. */
	void selectLines(int[] lines, List<?> elements) {
		if (!Arrays.equals(selectedLines(), lines)) {
			getTable().deselect(selectedLines);
			getTable().select(lines);
			selectedLines = lines.clone();
		}
		updateSelection(new StructuredSelection(elements));
	}

	/**
	 * Selects just these lines and scrolls to the first, so that as much as possible can be seen from there on.
	 *
	 * @param last that is wanted to be seen
	 */
	void revealLines(int[] lines, List<?> elements, int last) {
		Table table = getTable();
		table.setSelection(lines);
		selectedLines = lines.clone();
		int top = table.getTopIndex();
		int room = Math.max(1, (table.getClientArea().height - table.getHeaderHeight()) / table.getItemHeight());
		// GTK scrolls later, and only to what was asked for last.
		table.setTopIndex(Math.min(lines[0], Math.max(top, last - room + 1)));
		updateSelection(new StructuredSelection(elements));
	}

	@Override
	protected int[] doGetSelectionIndices() {
		return selectedLines();
	}

	/**
	 * The lines stay selected by themselves; the viewer would deselect all, look for the old elements among the new ones, and select again.
	 */
	@Override
	protected void preservingSelection(Runnable updateCode) {
		updateCode.run();
	}

	@Override
	@SuppressWarnings("rawtypes")
	protected void setSelectionToWidget(List selection, boolean reveal) {
		super.setSelectionToWidget(selection, reveal);
		selectedLines = null;
	}

	/** Clears visible lines at once, others in separate events. */
	@Override
	protected void doClearAll() {
		Table table = getTable();
		int top = table.getTopIndex();
		clear(top, top + table.getClientArea().height / LOWEST_LINE);
		uncleared = 0;
		if (!clearing) {
			clearOn();
		}
	}

	private void clearOn() {
		long from = System.nanoTime();
		while (uncleared < getTable().getItemCount() && System.nanoTime() - from < CLEARING_NANOS) {
			clear(uncleared, uncleared + CLEARED_AT_ONCE - 1);
			uncleared += CLEARED_AT_ONCE;
		}
		clearing = uncleared < getTable().getItemCount();
		if (clearing) {
			Deferred.run(getTable(), this::clearOn);
		}
	}

	private void clear(int from, int to) {
		int last = Math.min(to, getTable().getItemCount() - 1);
		if (from <= last) {
			getTable().clear(from, last);
			// SWT invalidates a cleared line as if the table were not scrolled to the right.
			getTable().redraw();
		}
	}

	@Override
	protected void doSetItemCount(int count) {
		lineCount.set(count);
	}

	/** Lines that are still shown but have no row; they are removed soon. */
	int surplus(int lines) {
		return Math.max(0, getTable().getItemCount() - lines - LineCount.SLICE);
	}

	/** Changes the number of the table's lines. */
	void settleAt(int count) {
		lineCount.setLater(count);
	}

	/** Runs it as soon as the table has all its lines; if there are several, only the last one. */
	void whenSettled(Runnable then) {
		whenSettled = Optional.of(then);
		settled();
	}

	private void settled() {
		if (lineCount.isSettled()) {
			Optional<Runnable> then = whenSettled;
			whenSettled = Optional.empty();
			then.ifPresent(Runnable::run);
		}
	}

	private void stepped() {
		int count = getTable().getItemCount();
		if (selectedLines != null) {
			selectedLines = Arrays.stream(selectedLines).filter(line -> line < count).toArray();
		}
	}
}
