/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.results;

import java.util.List;
import java.util.OptionalDouble;

import org.eclipse.swt.SWT;
import org.eclipse.swt.events.MouseEvent;
import org.eclipse.swt.events.PaintEvent;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swtchart.IBarSeries;
import org.eclipse.swtchart.ICustomPaintListener;
import org.eclipse.swtchart.ISeries.SeriesType;
import org.eclipse.swtchart.Range;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.statistics.Interval;
import org.sonde.overhead.ui.view.chart.ThemedChart;

/**
 * Response times as bars in the colours of their phases, with 95 % intervals as whiskers. The bars lie, so that their names can be read.
 *
 * @param <B> what a bar stands for
 */
public abstract class PhaseBars<B> implements ICustomPaintListener {

	protected static final double NANOS_PER_MICRO = 1_000;

	/** More could not be distinguished. */
	private static final int MOST_BARS = 24;
	private static final int LONGEST_NAME = 40;
	private static final int SHORTEST_NAME = 12;
	/** Names take at most about half of the chart: so many of its pixels for each of their letters. */
	private static final int PIXELS_OF_LETTER = 15;
	/** Percent of a bar's room that stay free. */
	private static final int PADDING = 40;
	/** Beyond the longest bar, as a share of it. */
	private static final double MARGIN = 0.06;
	/** Half the width of a whisker's ends, in pixels. */
	private static final int CAP = 4;

	private final ThemedChart chart;
	/** From the bottom up. */
	private List<B> bars = List.of();
	/** Letters of the longest name that is drawn whole. */
	private int drawnFor = LONGEST_NAME;

	/** @param quantity that the bars show, with its unit */
	protected PhaseBars(Composite parent, String quantity) {
		chart = new ThemedChart(parent);
		chart.control().setOrientation(SWT.VERTICAL);
		chart.x().getGrid().setVisible(false);
		chart.x().getTitle().setVisible(false);
		chart.y().getTitle().setVisible(true);
		chart.y().getTitle().setText(quantity);
		chart.control().addListener(SWT.Resize, event -> {
			if (longestName() != drawnFor) {
				chart.show(this::draw);
			}
		});
		chart.control().getPlotArea().addCustomPaintListener(this);
		chart.control().getPlotArea().addMouseMoveListener(event -> chart.control().getPlotArea().setToolTipText(toolTip(event)));
		chart.setQuantity(quantity);
		chart.describe(() -> bars.reversed().stream().map(this::figures).toList());
	}

	/** The name of a bar, which is cut off where it is too long. */
	protected abstract String name(B bar);

	/** The name of a phase in the legend. */
	protected abstract String name(Phase phase);

	/** The part of a bar for a phase; empty if it has none. */
	protected abstract OptionalDouble nanos(B bar, Phase phase);

	/** The intervals that are drawn on a bar, in ns. */
	protected abstract List<Interval> intervals(B bar);

	/** Where a bar ends with all that is drawn on it, in ns. */
	protected abstract double end(B bar);

	/** The text of a bar. */
	protected abstract String figures(B bar);

	/** @param x of the pointer on the bar; may give null */
	protected abstract String toolTip(B bar, int x);

	/** The chart, for its titles and legend. */
	protected final ThemedChart chart() {
		return chart;
	}

	public final Control control() {
		return chart.control();
	}

	/** What is drawn, from the bottom up. */
	final List<B> bars() {
		return bars;
	}

	/** Takes the colours of a widget that the theme has coloured. */
	public final void setColorsOf(Control control) {
		chart.setColorsOf(control);
	}

	/** @param all the first of them are drawn, from the top down */
	public void show(List<B> all) {
		// A chart with lying bars counts its categories from the bottom.
		bars = all.stream().limit(MOST_BARS).toList().reversed();
		chart.show(this::draw);
	}

	private void draw() {
		drawnFor = longestName();
		if (bars.isEmpty()) {
			return;
		}
		chart.x().setCategorySeries(bars.stream().map(this::name).map(this::shortened).toArray(String[]::new));
		chart.x().enableCategory(true);
		for (Phase phase : Phase.values()) {
			if (bars.stream().anyMatch(bar -> nanos(bar, phase).isPresent())) {
				IBarSeries<?> series = (IBarSeries<?>) chart.control().getSeriesSet().createSeries(SeriesType.BAR, name(phase));
				series.setYSeries(bars.stream().mapToDouble(bar -> nanos(bar, phase).orElse(0) / NANOS_PER_MICRO).toArray());
				series.setBarColor(PhaseColors.of(phase));
				series.setBarPadding(PADDING);
				series.enableStack(true);
			}
		}
		chart.x().adjustRange();
		double longest = bars.stream().mapToDouble(this::end).filter(end -> end > 0).max().orElse(NANOS_PER_MICRO);
		chart.y().setRange(new Range(0, longest * (1 + MARGIN) / NANOS_PER_MICRO));
	}

	private String shortened(String name) {
		return name.length() <= drawnFor ? name : name.substring(0, drawnFor - 1) + "…";
	}

	private int longestName() {
		return Math.clamp(chart.control().getSize().x / PIXELS_OF_LETTER, SHORTEST_NAME, LONGEST_NAME);
	}

	/** The pixel where a value lies. */
	protected final int pixel(double nanos) {
		return chart.y().getPixelCoordinate(nanos / NANOS_PER_MICRO);
	}

	@Override
	public final void paintControl(PaintEvent event) {
		event.gc.setForeground(chart.control().getTitle().getForeground());
		for (int i = 0; i < bars.size(); i++) {
			int y = chart.x().getPixelCoordinate(i);
			paint(event.gc, bars.get(i), y);
			for (Interval interval : intervals(bars.get(i))) {
				int low = pixel(interval.low());
				int high = pixel(interval.high());
				event.gc.drawLine(low, y, high, y);
				event.gc.drawLine(low, y - CAP, low, y + CAP);
				event.gc.drawLine(high, y - CAP, high, y + CAP);
			}
		}
	}

	/** Paints what else stands on a bar; nothing by itself. */
	protected void paint(GC gc, B bar, int y) {
		// most bars have nothing else
	}

	@Override
	public final boolean drawBehindSeries() {
		return false;
	}

	private String toolTip(MouseEvent event) {
		for (int i = 0; i < bars.size(); i++) {
			int above = chart.x().getPixelCoordinate(i - 0.5);
			int below = chart.x().getPixelCoordinate(i + 0.5);
			if (event.y >= Math.min(above, below) && event.y <= Math.max(above, below)) {
				return toolTip(bars.get(i), event.x);
			}
		}
		return null;
	}
}
