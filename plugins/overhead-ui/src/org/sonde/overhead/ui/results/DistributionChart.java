/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.results;

import java.util.List;
import java.util.Optional;

import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.PaintEvent;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swtchart.ICustomPaintListener;
import org.eclipse.swtchart.ILineSeries;
import org.eclipse.swtchart.ILineSeries.PlotSymbolType;
import org.eclipse.swtchart.ISeries.SeriesType;
import org.eclipse.swtchart.Range;
import org.sonde.common.digits.Digits;
import org.sonde.overhead.results.Distribution;
import org.sonde.overhead.results.Distribution.Bucket;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.ui.view.chart.ThemedChart;

/** The distribution of response times up to the 99 % quantile. Beyond are few calls over a wide range. */
final class DistributionChart implements ICustomPaintListener {

	private static final double NANOS_PER_MICRO = 1_000;
	private static final double SHOWN_SHARE = 0.99;
	private static final double[] QUARTILES = { 0.25, 0.5, 0.75 };
	private static final int BINS = 200;
	private static final double MARGIN = 0.08;

	private final ThemedChart chart;
	private Optional<Distribution> shown = Optional.empty();

	DistributionChart(Composite parent) {
		chart = new ThemedChart(parent);
		chart.setAxes(Messages.DistributionChart_responseTime, Messages.DistributionChart_share);
		chart.control().getPlotArea().addCustomPaintListener(this);
		chart.describe(() -> shown.map(distribution -> List.of(words(distribution))).orElse(List.of()));
	}

	Control control() {
		return chart.control();
	}

	void setColorsOf(Control control) {
		chart.setColorsOf(control);
	}

	void show(Distribution distribution, Phase phase) {
		shown = Optional.of(distribution);
		chart.show(() -> draw(distribution, phase));
	}

	void clear() {
		shown = Optional.empty();
		chart.clear();
	}

	private void draw(Distribution distribution, Phase phase) {
		List<Bucket> buckets = distribution.buckets();
		double low = buckets.getFirst().lowNanos();
		double high = Math.max(low + 1, distribution.quantileNanos(SHOWN_SHARE) + 1);
		// Bins narrower than a nanosecond would be empty: the clock has no finer steps.
		int bins = (int) Math.clamp(high - low, 1, BINS);
		double width = (high - low) / bins;
		double[] shares = new double[bins];
		for (Bucket bucket : buckets) {
			spread(bucket, low, width, shares);
		}
		for (int bin = 0; bin < bins; bin++) {
			shares[bin] *= 100.0 / distribution.count();
		}
		double[] x = new double[2 * bins + 2];
		double[] y = new double[2 * bins + 2];
		double highest = 0;
		for (int bin = 0; bin < bins; bin++) {
			x[2 * bin + 1] = (low + bin * width) / NANOS_PER_MICRO;
			x[2 * bin + 2] = (low + (bin + 1) * width) / NANOS_PER_MICRO;
			y[2 * bin + 1] = shares[bin];
			y[2 * bin + 2] = shares[bin];
			highest = Math.max(highest, shares[bin]);
		}
		x[0] = low / NANOS_PER_MICRO;
		x[2 * bins + 1] = high / NANOS_PER_MICRO;
		ILineSeries<?> line = (ILineSeries<?>) chart.control().getSeriesSet().createSeries(SeriesType.LINE, "share");
		line.setXSeries(x);
		line.setYSeries(y);
		line.setSymbolType(PlotSymbolType.NONE);
		line.setLineColor(PhaseColors.of(phase));
		line.enableArea(true);
		chart.x().setRange(new Range(Math.max(0, low - width) / NANOS_PER_MICRO, (high + width) / NANOS_PER_MICRO));
		chart.y().setRange(new Range(0, highest * (1 + MARGIN)));
	}

	/** Over the bins that a bucket lies in: counted into one of them alone, neighbours would differ where the calls do not. */
	private static void spread(Bucket bucket, double low, double width, double[] counts) {
		double from = bucket.lowNanos();
		double end = bucket.highNanos() + 1.0;
		for (int bin = (int) ((from - low) / width); bin < counts.length && low + bin * width < end; bin++) {
			double overlap = Math.min(end, low + (bin + 1) * width) - Math.max(from, low + bin * width);
			counts[bin] += bucket.count() * Math.max(0, overlap) / (end - from);
		}
	}

	/** In words: quartiles, and what lies beyond the chart. */
	static String words(Distribution distribution) {
		return NLS.bind(Messages.DistributionChart_words, new Object[] { Digits.grouped(Long.toString(distribution.count())),
				micros(distribution, 0.25), micros(distribution, 0.5), micros(distribution, 0.75), micros(distribution, SHOWN_SHARE),
				micros(distribution, 1) });
	}

	private static String micros(Distribution distribution, double quantile) {
		double micros = distribution.quantileNanos(quantile) / NANOS_PER_MICRO;
		return Digits.atLeast(micros, Distribution.DIGITS);
	}

	@Override
	public void paintControl(PaintEvent event) {
		shown.ifPresent(distribution -> {
			event.gc.setForeground(chart.control().getTitle().getForeground());
			event.gc.setLineStyle(SWT.LINE_DASH);
			for (double quartile : QUARTILES) {
				int x = chart.x().getPixelCoordinate(distribution.quantileNanos(quartile) / NANOS_PER_MICRO);
				event.gc.drawLine(x, 0, x, event.height);
			}
			event.gc.setLineStyle(SWT.LINE_SOLID);
		});
	}

	@Override
	public boolean drawBehindSeries() {
		return false;
	}
}
