/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.tradeoff;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

import org.sonde.cli.shared.Failures;
import org.sonde.cli.shared.OverwriteOption;
import org.sonde.common.files.AtomicFile;
import org.sonde.report.tradeoff.TradeOffPlot;
import org.sonde.report.tradeoff.TradeOffSvg;

import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/** The picture of a series of tunings. */
final class PictureOptions {
	@Option(names = "--svg", paramLabel = "FILE", description = "Write the chart of one series as an SVG picture.")
	private Path svg;

	@Option(names = "--log", description = "Use a logarithmic scale for the overhead in the picture.")
	private boolean logarithmic;

	@Mixin
	private OverwriteOption replacing;

	@Spec(Target.MIXEE)
	private CommandSpec command;

	boolean isWanted() {
		return svg != null;
	}

	/**
	 * Before the work.
	 *
	 * @param oneSeries whether there is one series to draw
	 * @throws ParameterException if options lack one another
	 */
	void check(boolean oneSeries) throws Failures.Failed {
		if (isWanted() && !oneSeries) {
			throw new ParameterException(command.commandLine(), "--svg needs the series or file to draw");
		}
		if (logarithmic && !isWanted()) {
			throw new ParameterException(command.commandLine(), "--log needs --svg: it is about the picture");
		}
		replacing.check(new OverwriteOption.Wanted(svg, OverwriteOption.Kind.PICTURE));
	}

	void write(String title, TradeOffPlot plot) throws Failures.Failed {
		try {
			AtomicFile.write(svg, TradeOffSvg.of(title, plot, logarithmic).getBytes(StandardCharsets.UTF_8));
		} catch (IOException e) {
			throw Failures.Failed.unwritable(svg, e);
		}
	}
}
