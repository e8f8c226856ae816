/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.results;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.PaintEvent;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swtchart.ICustomPaintListener;
import org.eclipse.swtchart.ILineSeries;
import org.eclipse.swtchart.ILineSeries.PlotSymbolType;
import org.eclipse.swtchart.ISeries.SeriesType;
import org.eclipse.swtchart.Range;
import org.sonde.common.digits.Digits;
import org.sonde.overhead.results.Fork;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.Statistic;
import org.sonde.overhead.results.TimeSeries;
import org.sonde.overhead.ui.view.chart.ThemedChart;

/** Response times over the course of one fork; the warm-up, which the statistics leave out, is shaded. */
final class SeriesChart implements ICustomPaintListener {

	private static final double NANOS_PER_MICRO = 1_000;
	private static final double MARGIN = 0.08;
	private static final int SHADE = 40;

	private final ThemedChart chart;
	private Optional<Fork> shown = Optional.empty();

	SeriesChart(Composite parent) {
		chart = new ThemedChart(parent);
		chart.setAxes(Messages.SeriesChart_calls, Messages.SeriesChart_responseTime);
		chart.control().getPlotArea().addCustomPaintListener(this);
		chart.describe(() -> shown.map(fork -> List.of(words(fork))).orElse(List.of()));
	}

	Control control() {
		return chart.control();
	}

	void setColorsOf(Control control) {
		chart.setColorsOf(control);
	}

	/** @param fork with a time series */
	void show(Fork fork, Phase phase) {
		shown = Optional.of(fork);
		TimeSeries series = fork.series().orElseThrow();
		chart.show(() -> {
			double[] micros = series.meanNanos().stream().mapToDouble(nanos -> nanos / NANOS_PER_MICRO).toArray();
			double[] calls = new double[micros.length];
			for (int bin = 0; bin < calls.length; bin++) {
				calls[bin] = (bin + 0.5) * series.callsPerBin() / 1000;
			}
			ILineSeries<?> line = (ILineSeries<?>) chart.control().getSeriesSet().createSeries(SeriesType.LINE, "fork");
			line.setXSeries(calls);
			line.setYSeries(micros);
			line.setSymbolType(PlotSymbolType.NONE);
			line.setLineColor(PhaseColors.of(phase));
			line.setAntialias(SWT.ON);
			chart.x().setRange(new Range(0, (double) series.callsPerBin() * micros.length / 1000));
			chart.y().setRange(new Range(0, Math.max(1e-3, highest(micros)) * (1 + MARGIN)));
		});
	}

	private static double highest(double[] micros) {
		double highest = 0;
		for (double value : micros) {
			highest = Math.max(highest, value);
		}
		return highest;
	}

	void clear() {
		shown = Optional.empty();
		chart.clear();
	}

	/** In words: where the warm-up ends, and how that was found. */
	static String words(Fork fork) {
		String found = switch (fork.warmUp().rule()) {
			case DETECTED -> Messages.SeriesChart_detected;
			case FIRST_HALF -> Messages.SeriesChart_firstHalf;
			case GIVEN -> Messages.SeriesChart_given;
		};
		List<String> sentences = new ArrayList<>();
		sentences.add(NLS.bind(found, Digits.grouped(Long.toString(fork.warmUp().calls())), Digits.grouped(Long.toString(fork.calls()))));
		fork.flags().forEach(flag -> sentences.add(switch (flag) {
			case NEVER_SETTLED -> Messages.SeriesChart_neverSettled;
			case OUTLIER -> Messages.SeriesChart_outlier;
			case SEVERAL_MODES -> Messages.SeriesChart_severalModes;
			case TRUNCATED -> Messages.SeriesChart_truncated;
			case NOISY -> Messages.SeriesChart_noisy;
		}));
		return String.join(" ", sentences);
	}

	@Override
	public void paintControl(PaintEvent event) {
		shown.ifPresent(fork -> {
			double warmUp = (double) fork.warmUp().calls() / fork.threads() / 1000;
			Rectangle area = chart.control().getPlotArea() instanceof Control control ? control.getBounds() : event.gc.getClipping();
			int end = chart.x().getPixelCoordinate(warmUp);
			event.gc.setAlpha(SHADE);
			event.gc.setBackground(chart.control().getTitle().getForeground());
			event.gc.fillRectangle(0, 0, end, area.height);
			event.gc.setAlpha(255);
			Double mean = fork.nanos().get(Statistic.MEAN);
			int y = chart.y().getPixelCoordinate(mean / NANOS_PER_MICRO);
			event.gc.setForeground(chart.control().getTitle().getForeground());
			event.gc.setLineStyle(SWT.LINE_DASH);
			event.gc.drawLine(end, y, area.width, y);
			event.gc.setLineStyle(SWT.LINE_SOLID);
		});
	}

	@Override
	public boolean drawBehindSeries() {
		return true;
	}
}
