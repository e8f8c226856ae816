/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.benchmark;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.PaintEvent;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swtchart.IAxis;
import org.eclipse.swtchart.IBarSeries;
import org.eclipse.swtchart.ICustomPaintListener;
import org.eclipse.swtchart.ISeries.SeriesType;
import org.eclipse.swtchart.Range;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.statistics.Interval;
import org.sonde.overhead.ui.results.PhaseColors;
import org.sonde.overhead.ui.view.ThemedChart;

/** The mean response times of the runs under one workload: a bar each, with the 95 % interval as a whisker. A run that waits has no bar yet. */
final class MeansChart implements ICustomPaintListener {

	/** More would be too thin to tell apart. */
	static final int MOST_BARS = 24;

	private static final double NANOS_PER_MICRO = 1_000;
	private static final double MARGIN = 0.06;
	private static final int CAP = 4;
	private static final int LONGEST_NAME = 36;
	private static final int PADDING = 45;

	private final ThemedChart chart;
	/** From the bottom up. */
	private List<RunRow> bars = List.of();

	MeansChart(Composite parent) {
		chart = new ThemedChart(parent);
		chart.control().setOrientation(SWT.VERTICAL);
		chart.x().getGrid().setVisible(false);
		chart.x().getTitle().setVisible(false);
		chart.y().getTitle().setVisible(true);
		chart.control().getPlotArea().addCustomPaintListener(this);
		chart.control().getPlotArea().addMouseMoveListener(event -> chart.control().getPlotArea().setToolTipText(toolTip(event.y)));
	}

	Control control() {
		return chart.control();
	}

	/** What is drawn, from the bottom up. */
	List<RunRow> bars() {
		return bars;
	}

	void setColorsOf(Control control) {
		chart.setColorsOf(control);
	}

	/** @param runs under one workload, the first at the top */
	void show(List<RunRow> runs) {
		// A chart with lying bars counts its categories from the bottom.
		bars = runs.stream().limit(MOST_BARS).toList().reversed();
		chart.show(this::draw);
	}

	private void draw() {
		if (bars.isEmpty()) {
			return;
		}
		chart.control().getTitle().setText(NLS.bind(Messages.MeansChart_title, bars.getFirst().workloadText()));
		IAxis names = chart.x();
		names.setCategorySeries(bars.stream().map(this::name).toArray(String[]::new));
		names.enableCategory(true);
		chart.y().getTitle().setText(Messages.MeansChart_means);
		for (Phase phase : phases()) {
			IBarSeries<?> series = (IBarSeries<?>) chart.control().getSeriesSet().createSeries(SeriesType.BAR, phase.keyword());
			series.setYSeries(bars.stream().mapToDouble(bar -> bar.run().configuration().phase() == phase ? micros(bar.mean()) : 0).toArray());
			series.setBarColor(PhaseColors.of(phase));
			series.setBarPadding(PADDING);
			series.enableStack(true);
		}
		names.adjustRange();
		double longest = bars.stream().flatMap(bar -> bar.mean().stream()).mapToDouble(Interval::high).max().orElse(NANOS_PER_MICRO);
		chart.y().setRange(new Range(0, longest * (1 + MARGIN) / NANOS_PER_MICRO));
	}

	private List<Phase> phases() {
		List<Phase> phases = new ArrayList<>();
		for (Phase phase : Phase.values()) {
			if (bars.stream().anyMatch(bar -> bar.run().configuration().phase() == phase)) {
				phases.add(phase);
			}
		}
		return phases;
	}

	private static double micros(Optional<Interval> nanos) {
		return nanos.map(mean -> mean.value() / NANOS_PER_MICRO).orElse(0.0);
	}

	/** Of several subjects, the framework stands before the run. */
	private String name(RunRow bar) {
		boolean several = bars.stream().map(other -> other.run().subject().id()).distinct().count() > 1;
		String name = several ? bar.run().subject().id() + ": " + bar.run().configuration().label() : bar.run().configuration().label();
		return name.length() <= LONGEST_NAME ? name : name.substring(0, LONGEST_NAME - 1) + "…";
	}

	@Override
	public void paintControl(PaintEvent event) {
		event.gc.setForeground(chart.control().getTitle().getForeground());
		for (int i = 0; i < bars.size(); i++) {
			if (bars.get(i).hasInterval()) {
				Interval mean = bars.get(i).mean().orElseThrow();
				int y = chart.x().getPixelCoordinate(i);
				int low = chart.y().getPixelCoordinate(mean.low() / NANOS_PER_MICRO);
				int high = chart.y().getPixelCoordinate(mean.high() / NANOS_PER_MICRO);
				event.gc.drawLine(low, y, high, y);
				event.gc.drawLine(low, y - CAP, low, y + CAP);
				event.gc.drawLine(high, y - CAP, high, y + CAP);
			}
		}
	}

	@Override
	public boolean drawBehindSeries() {
		return false;
	}

	private String toolTip(int y) {
		for (int i = 0; i < bars.size(); i++) {
			int above = chart.x().getPixelCoordinate(i - 0.5);
			int below = chart.x().getPixelCoordinate(i + 0.5);
			if (y >= Math.min(above, below) && y <= Math.max(above, below)) {
				RunRow bar = bars.get(i);
				return bar.run() + "\n" + (bar.meanText().isEmpty() ? Messages.MeansChart_notMeasured : bar.meanText());
			}
		}
		return null;
	}
}
