/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.results;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.PaintEvent;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swtchart.IAxis;
import org.eclipse.swtchart.IBarSeries;
import org.eclipse.swtchart.ICustomPaintListener;
import org.eclipse.swtchart.ISeries.SeriesType;
import org.eclipse.swtchart.Range;
import org.sonde.overhead.digits.Digits;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.ui.view.ThemedChart;
import org.sonde.report.results.PortionBar;
import org.sonde.report.results.ResultComparisonTable;

/**
 * Response times made up of T, I, C and W, as the papers stack them, each run's end with the interval of its source. The bars
 * lie, so that their names can be read.
 */
final class PortionsChart implements ICustomPaintListener {

	/** More bars than these could not be told apart. */
	static final int MAX_BARS = 24;

	private static final double NANOS_PER_MICRO = 1_000;
	private static final double MARGIN = 0.06;
	private static final int CAP = 4;
	private static final int LONGEST_NAME = 42;

	private final ThemedChart chart;
	private List<PortionBar> bars = List.of();

	PortionsChart(Composite parent) {
		chart = new ThemedChart(parent);
		chart.control().setOrientation(SWT.VERTICAL);
		chart.control().getLegend().setVisible(true);
		chart.control().getLegend().setPosition(SWT.TOP);
		chart.x().getGrid().setVisible(false);
		chart.x().getTitle().setVisible(false);
		chart.y().getTitle().setVisible(true);
		chart.control().getTitle().setVisible(false);
		chart.control().getPlotArea().addCustomPaintListener(this);
		chart.control().getPlotArea().addMouseMoveListener(event -> chart.control().getPlotArea().setToolTipText(toolTip(event.x, event.y)));
	}

	Control control() {
		return chart.control();
	}

	/** What is drawn, from the bottom up. */
	List<PortionBar> bars() {
		return bars;
	}

	void setColorsOf(Control control) {
		chart.setColorsOf(control);
	}

	/** @param all the first of them are drawn, {@link #MAX_BARS} at most */
	void show(List<PortionBar> all) {
		// A chart with lying bars counts its categories from the bottom.
		bars = all.stream().limit(MAX_BARS).toList().reversed();
		chart.show(this::draw);
	}

	private void draw() {
		if (bars.isEmpty()) {
			return;
		}
		IAxis names = chart.x();
		names.setCategorySeries(bars.stream().map(this::name).toArray(String[]::new));
		names.enableCategory(true);
		chart.y().getTitle().setText(Messages.PortionsChart_responseTime);
		for (Phase phase : phases()) {
			IBarSeries<?> series = (IBarSeries<?>) chart.control().getSeriesSet().createSeries(SeriesType.BAR, label(phase));
			series.setYSeries(bars.stream().mapToDouble(bar -> micros(bar, phase)).toArray());
			series.setBarColor(PhaseColors.of(phase));
			series.setBarPadding(35);
			series.enableStack(true);
		}
		names.adjustRange();
		double longest = bars.stream().flatMap(bar -> bar.parts().stream()).mapToDouble(part -> part.responseTime().high()).max()
				.orElse(1);
		chart.y().setRange(new Range(0, longest * (1 + MARGIN) / NANOS_PER_MICRO));
	}

	private List<Phase> phases() {
		List<Phase> phases = new ArrayList<>();
		for (Phase phase : Phase.values()) {
			if (bars.stream().anyMatch(bar -> bar.parts().stream().anyMatch(part -> part.run().phase() == phase))) {
				phases.add(phase);
			}
		}
		return phases;
	}

	/** With several sets the name says which one. */
	private String name(PortionBar bar) {
		boolean several = bars.stream().map(other -> other.set().id()).distinct().count() > 1;
		boolean alone = bars.stream().filter(other -> other.set().id().equals(bar.set().id())).count() == 1;
		String name = !several ? bar.run().label() : alone ? bar.set().title() : bar.set().title() + ": " + bar.run().label();
		return name.length() <= LONGEST_NAME ? name : name.substring(0, LONGEST_NAME - 1) + "…";
	}

	private static String label(Phase phase) {
		return switch (phase) {
			case NONE -> Messages.PortionsChart_none;
			case DEACTIVATED -> Messages.PortionsChart_deactivated;
			case COLLECTING -> Messages.PortionsChart_collecting;
			case WRITING -> Messages.PortionsChart_writing;
			case RECONSTRUCTION -> Messages.PortionsChart_reconstruction;
			case REDUCTION -> Messages.PortionsChart_reduction;
			case OTHER -> Messages.PortionsChart_other;
		};
	}

	private static double micros(PortionBar bar, Phase phase) {
		return bar.parts().stream().filter(part -> part.run().phase() == phase).mapToDouble(PortionBar.Part::nanos).sum()
				/ NANOS_PER_MICRO;
	}

	@Override
	public void paintControl(PaintEvent event) {
		event.gc.setForeground(chart.control().getTitle().getForeground());
		event.gc.setLineWidth(1);
		for (int i = 0; i < bars.size(); i++) {
			int y = chart.x().getPixelCoordinate(i);
			if (bars.get(i).exceedsMeasured()) {
				int measured = chart.y().getPixelCoordinate(bars.get(i).measuredNanos() / NANOS_PER_MICRO);
				event.gc.setLineWidth(3);
				event.gc.drawLine(measured, chart.x().getPixelCoordinate(i - 0.35), measured, chart.x().getPixelCoordinate(i + 0.35));
				event.gc.setLineWidth(1);
			}
			for (PortionBar.Part part : bars.get(i).parts()) {
				if (part.hasInterval()) {
					int low = chart.y().getPixelCoordinate(part.responseTime().low() / NANOS_PER_MICRO);
					int high = chart.y().getPixelCoordinate(part.responseTime().high() / NANOS_PER_MICRO);
					event.gc.drawLine(low, y, high, y);
					event.gc.drawLine(low, y - CAP, low, y + CAP);
					event.gc.drawLine(high, y - CAP, high, y + CAP);
				}
			}
		}
	}

	@Override
	public boolean drawBehindSeries() {
		return false;
	}

	/** What lies under the pointer, with its numbers. */
	String toolTip(int x, int y) {
		for (int i = 0; i < bars.size(); i++) {
			int above = chart.x().getPixelCoordinate(i - 0.35);
			int below = chart.x().getPixelCoordinate(i + 0.35);
			if (y < Math.min(above, below) || y > Math.max(above, below)) {
				continue;
			}
			double end = 0;
			for (PortionBar.Part part : bars.get(i).parts()) {
				end += part.nanos();
				if (part.nanos() > 0 && x <= chart.y().getPixelCoordinate(end / NANOS_PER_MICRO)) {
					return words(bars.get(i), part);
				}
			}
		}
		return null;
	}

	private static String words(PortionBar bar, PortionBar.Part part) {
		double micros = part.nanos() / NANOS_PER_MICRO;
		String said = NLS.bind(part.derived() ? Messages.PortionsChart_derivedPart : Messages.PortionsChart_part, new Object[] {
				bar.set().title(), part.run().label(), part.letter(), Digits.fixed(micros, Digits.decimalsFor(micros, 3)),
				Digits.withInterval(part.responseTime().times(1 / NANOS_PER_MICRO), "µs") });
		return !bar.exceedsMeasured() ? said
				: said + '\n' + NLS.bind(Messages.PortionsChart_exceeds, ResultComparisonTable.micros(bar.measuredNanos()));
	}

	/** The pixel in the middle of a part, for tests. */
	Point middle(int bar, int part) {
		List<PortionBar.Part> parts = bars.get(bar).parts();
		double start = parts.subList(0, part).stream().mapToDouble(PortionBar.Part::nanos).sum();
		return new Point(chart.y().getPixelCoordinate((start + parts.get(part).nanos() / 2) / NANOS_PER_MICRO), chart.x().getPixelCoordinate(bar));
	}
}
