/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.results;

import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Collectors;

import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Composite;
import org.sonde.common.digits.Digits;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.statistics.Interval;
import org.sonde.overhead.statistics.IntervalText;
import org.sonde.report.results.PortionBar;
import org.sonde.report.results.ResultComparisonTable;

/** Response times made up of T, I, C and W, as the papers stack them, each run's end with the interval of its source. */
final class PortionsChart extends PhaseBars<PortionBar> {

	/** Half of a bar's height, as a share of its room. */
	private static final double HALF = 0.35;

	PortionsChart(Composite parent) {
		super(parent, Messages.PortionsChart_responseTime);
		chart().control().getLegend().setVisible(true);
		chart().control().getLegend().setPosition(SWT.TOP);
		chart().control().getTitle().setVisible(false);
	}

	/** Returns the name. With several sets, it says which one. */
	@Override
	protected String name(PortionBar bar) {
		boolean several = bars().stream().map(other -> other.set().id()).distinct().count() > 1;
		boolean alone = bars().stream().filter(other -> other.set().id().equals(bar.set().id())).count() == 1;
		return !several ? bar.run().label() : alone ? bar.set().title() : bar.set().title() + ": " + bar.run().label();
	}

	@Override
	protected String name(Phase phase) {
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

	@Override
	protected OptionalDouble nanos(PortionBar bar, Phase phase) {
		return bar.parts().stream().filter(part -> part.run().phase() == phase).mapToDouble(PortionBar.Part::nanos).reduce(Double::sum);
	}

	@Override
	protected List<Interval> intervals(PortionBar bar) {
		return bar.parts().stream().filter(PortionBar.Part::hasInterval).map(PortionBar.Part::responseTime).toList();
	}

	@Override
	protected double end(PortionBar bar) {
		return bar.parts().stream().mapToDouble(part -> part.responseTime().high()).max().orElse(0);
	}

	@Override
	protected void paint(GC gc, PortionBar bar, int y) {
		if (bar.exceedsMeasured()) {
			int measured = pixel(bar.measuredNanos());
			int half = Math.abs(chart().x().getPixelCoordinate(HALF) - chart().x().getPixelCoordinate(0));
			gc.setLineWidth(3);
			gc.drawLine(measured, y - half, measured, y + half);
			gc.setLineWidth(1);
		}
	}

	@Override
	protected String figures(PortionBar bar) {
		return bar.parts().stream().filter(part -> part.nanos() > 0).map(part -> words(bar, part)).collect(Collectors.joining("; "));
	}

	/** The part under the pointer, with its numbers. */
	@Override
	protected String toolTip(PortionBar bar, int x) {
		double end = 0;
		for (PortionBar.Part part : bar.parts()) {
			end += part.nanos();
			if (part.nanos() > 0 && x <= pixel(end)) {
				return words(bar, part);
			}
		}
		return null;
	}

	private static String words(PortionBar bar, PortionBar.Part part) {
		double micros = part.nanos() / NANOS_PER_MICRO;
		String text = NLS.bind(part.derived() ? Messages.PortionsChart_derivedPart : Messages.PortionsChart_part, new Object[] {
				bar.set().title(), part.run().label(), part.letter(), Digits.atLeast(micros, 3),
				IntervalText.of(part.responseTime().times(1 / NANOS_PER_MICRO), "µs") });
		return !bar.exceedsMeasured() ? text
				: text + '\n' + NLS.bind(Messages.PortionsChart_exceeds, ResultComparisonTable.micros(bar.measuredNanos()));
	}
}
