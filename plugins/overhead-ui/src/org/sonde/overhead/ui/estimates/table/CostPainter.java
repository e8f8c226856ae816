/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.table;

import java.util.Optional;
import java.util.function.Function;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Rectangle;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.cost.PortionShares;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.statistics.Interval;
import org.sonde.overhead.ui.results.PhaseColors;
import org.sonde.overhead.ui.view.table.CellPainter;

/**
 * Paints a cost: its text, and below it a bar of its portions I, C and W with the estimate interval drawn across. All bars of a column have
 * one scale.
 */
public final class CostPainter<R> implements CellPainter<R> {

	private static final int MARGIN = 5;
	private static final int BAR_HEIGHT = 4;
	private static final int BELOW_BAR = 2;
	private static final int EXTRA_HEIGHT = 12;
	/** The opacity of a bar of unknown portions, which has no portion's colour. */
	private static final int ALPHA_WHOLE = 110;
	/** The interval lies over the bar, which must stay visible. */
	private static final int ALPHA_INTERVAL = 190;
	private static final int OPAQUE = 255;

	private final Function<R, Optional<Estimate>> cost;
	private final Function<R, Optional<PortionShares>> portions;
	private double most;

	/**
	 * @param cost of a line; empty if there is none
	 * @param portions of the cost; empty if unknown
	 */
	public CostPainter(Function<R, Optional<Estimate>> cost, Function<R, Optional<PortionShares>> portions) {
		this.cost = cost;
		this.portions = portions;
	}

	/** The cost whose bar fills the column. */
	public void setMost(double newMost) {
		most = newMost;
	}

	@Override
	public Written paint(Cell cell, R row) {
		GC gc = cell.gc();
		Rectangle bounds = cell.bounds();
		Written written = cell.writeRight(bounds.x + MARGIN, bounds.x + bounds.width - MARGIN);
		if (most > 0 && cost.apply(row).orElse(null) instanceof Estimate.Known known) {
			Rectangle strip = new Rectangle(bounds.x + MARGIN, bounds.y + bounds.height - BAR_HEIGHT - BELOW_BAR,
					bounds.width - 2 * MARGIN, BAR_HEIGHT);
			if (cell.selected()) {
				// The bars' colours are chosen for the table's background, and would be invisible on that of the selection.
				gc.setForeground(cell.table().getForeground());
				gc.setBackground(cell.table().getBackground());
				gc.fillRoundRectangle(strip.x - 2, strip.y - 2, strip.width + 4, strip.height + 4, BAR_HEIGHT, BAR_HEIGHT);
			}
			bar(gc, strip, known.value(), portions.apply(row));
			whisker(gc, strip, known.estimate());
		}
		return written;
	}

	/** For the bar below the text. */
	@Override
	public int extraHeight() {
		return EXTRA_HEIGHT;
	}

	private void bar(GC gc, Rectangle strip, double value, Optional<PortionShares> shares) {
		int end = at(strip, value);
		if (shares.isEmpty()) {
			gc.setAlpha(ALPHA_WHOLE);
			fill(gc, strip, strip.x, end, gc.getForeground());
			gc.setAlpha(OPAQUE);
			return;
		}
		int collecting = at(strip, value * shares.get().instrumentation());
		int writing = at(strip, value * (shares.get().instrumentation() + shares.get().collecting()));
		fill(gc, strip, strip.x, collecting, PhaseColors.of(Phase.DEACTIVATED));
		fill(gc, strip, collecting, writing, PhaseColors.of(Phase.COLLECTING));
		fill(gc, strip, writing, end, PhaseColors.of(Phase.WRITING));
	}

	private static void fill(GC gc, Rectangle strip, int from, int to, Color color) {
		Color background = gc.getBackground();
		gc.setBackground(color);
		gc.fillRectangle(from, strip.y, to - from, strip.height);
		gc.setBackground(background);
	}

	/** The interval, from end to end; an end that lies outside is not marked. */
	private void whisker(GC gc, Rectangle strip, Interval interval) {
		int low = at(strip, interval.low());
		int high = at(strip, interval.high());
		if (low < high) {
			gc.setAntialias(SWT.OFF);
			gc.setAlpha(ALPHA_INTERVAL);
			int middle = strip.y + strip.height / 2;
			gc.drawLine(low, middle, high, middle);
			gc.drawLine(low, strip.y - 1, low, strip.y + strip.height);
			if (interval.high() <= most) {
				gc.drawLine(high, strip.y - 1, high, strip.y + strip.height);
			}
			gc.setAlpha(OPAQUE);
			gc.setAntialias(SWT.ON);
		}
	}

	private int at(Rectangle strip, double value) {
		return strip.x + (int) Math.round(Math.min(1, value / most) * (strip.width - 1));
	}
}
