/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view.chart;

import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import java.util.stream.Stream;

import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swtchart.Chart;
import org.eclipse.swtchart.IAxis;
import org.eclipse.swtchart.ISeries;
import org.eclipse.swtchart.ITitle;
import org.eclipse.swtchart.LineStyle;
import org.sonde.overhead.ui.view.AccessiblePicture;

/** A chart in the fonts and colours of the views: the name of the upright axis stands above it, where it is never cut off. */
public final class ThemedChart {

	/** The contrast between grid and background. */
	private static final double GRID = 0.25;

	/** In pixels. */
	private static final int LOW = 190;

	private final Chart chart;
	/** The text that is shown if there is room. */
	private final List<ITitle> titles = new ArrayList<>();
	private boolean legend;
	private String name = Messages.ThemedChart_empty;

	public ThemedChart(Composite parent) {
		chart = new Chart(parent, Chart.NO_AXIS_POSITION_UPDATE);
		// Otherwise, each of the following lines would lay it out.
		chart.suspendUpdate(true);
		chart.getTitle().setFont(chart.getFont());
		chart.getLegend().setVisible(false);
		DecimalFormat plain = new DecimalFormat("0.####", DecimalFormatSymbols.getInstance(Locale.ROOT));
		for (IAxis axis : chart.getAxisSet().getAxes()) {
			axis.getTick().setFormat(plain);
			axis.getTitle().setFont(chart.getFont());
			axis.getGrid().setStyle(LineStyle.DOT);
		}
		chart.getAxisSet().getYAxis(0).getTitle().setVisible(false);
		chart.suspendUpdate(false);
		chart.addListener(SWT.Resize, event -> fit());
	}

	/** In a low view, lines and bars need the room of the texts, which are then hidden, not cut. Tooltips have the same texts. */
	private void fit() {
		if (titles.isEmpty()) {
			// Only titles that are not hidden anyway.
			titles.addAll(Stream.concat(Stream.of(chart.getTitle()), Arrays.stream(chart.getAxisSet().getAxes()).map(IAxis::getTitle))
					.filter(ITitle::isVisible).toList());
			legend = chart.getLegend().isVisible();
		}
		boolean low = chart.getSize().y < LOW;
		GC gc = new GC(chart);
		for (ITitle title : titles) {
			title.setVisible(!low && gc.textExtent(title.getText()).x <= chart.getSize().x);
		}
		gc.dispose();
		chart.getLegend().setVisible(legend && !low);
	}

	public Chart control() {
		return chart;
	}

	public IAxis x() {
		return chart.getAxisSet().getXAxis(0);
	}

	public IAxis y() {
		return chart.getAxisSet().getYAxis(0);
	}

	/** Names of the axes, with their units. */
	public void setAxes(String across, String upright) {
		name = NLS.bind(Messages.ThemedChart_name, upright, across);
		x().getTitle().setText(across + " →");
		chart.getTitle().setText("↑ " + upright);
	}

	/** For screen readers: what the bars show, with its unit. */
	public void setQuantity(String quantity) {
		name = NLS.bind(Messages.ThemedChart_bars, quantity);
	}

	/** @param figures what the chart shows, a sentence for each point or bar; asked for each time */
	public void describe(Supplier<List<String>> figures) {
		AccessiblePicture.describe((Control) chart.getPlotArea(), () -> name, figures);
	}

	/** Draws nothing any more. */
	public void clear() {
		show(() -> {
			// nothing
		});
	}

	/** Replaces what is drawn; {@code draw} adds series and sets ranges. */
	public void show(Runnable draw) {
		chart.suspendUpdate(true);
		for (ISeries<?> series : chart.getSeriesSet().getSeries()) {
			chart.getSeriesSet().deleteSeries(series.getId());
		}
		draw.run();
		if (!titles.isEmpty()) {
			fit();
		}
		chart.suspendUpdate(false);
		chart.redraw();
	}

	/** Takes the colours of a widget that the theme has coloured. */
	public void setColorsOf(Control control) {
		Color background = control.getBackground();
		Color foreground = control.getForeground();
		chart.setBackground(background);
		chart.getPlotArea().setBackground(background);
		chart.getTitle().setForeground(foreground);
		chart.getLegend().setBackground(background);
		chart.getLegend().setForeground(foreground);
		for (IAxis axis : chart.getAxisSet().getAxes()) {
			axis.getTitle().setForeground(foreground);
			axis.getTick().setForeground(foreground);
			axis.getGrid().setForeground(mixed(foreground, background, GRID));
		}
		chart.redraw();
	}

	/** A colour between the two. The share says how far from the second; it is visible on light and dark backgrounds. */
	public static Color mixed(Color one, Color other, double share) {
		return new Color((int) (one.getRed() * share + other.getRed() * (1 - share)),
				(int) (one.getGreen() * share + other.getGreen() * (1 - share)),
				(int) (one.getBlue() * share + other.getBlue() * (1 - share)));
	}

	/** The chart as it is on the screen. */
	public ImageData picture() {
		Point size = chart.getSize();
		Image image = new Image(chart.getDisplay(), size.x, size.y);
		try {
			chart.renderOffscreenImage(image);
			return image.getImageData();
		} finally {
			image.dispose();
		}
	}
}
