/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.tradeoff;

import org.sonde.cli.shared.CommandOptions;
import org.sonde.cli.shared.Failures;
import org.sonde.report.tradeoff.TradeOffPlot;
import org.sonde.report.tradeoff.TradeOffSvg;

import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** The picture of a series of tunings. */
final class PictureOptions extends CommandOptions {
	@Mixin
	private SvgOption svg;

	@Option(names = "--log", description = "Use a logarithmic scale for the overhead in the picture.")
	private boolean logarithmic;

	boolean isWanted() {
		return svg.isWanted();
	}

	/**
	 * Before the work.
	 *
	 * @param oneSeries whether there is one series to draw
	 * @throws ParameterException if options lack one another
	 */
	void check(boolean oneSeries) throws Failures.Failed {
		if (isWanted() && !oneSeries) {
			throw new ParameterException(command(), "--svg needs the series or file to draw");
		}
		if (logarithmic && !isWanted()) {
			throw new ParameterException(command(), "--log needs --svg: it is about the picture");
		}
		svg.check();
	}

	void write(String title, TradeOffPlot plot) throws Failures.Failed {
		svg.write(TradeOffSvg.of(title, plot, logarithmic));
	}
}
