/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.tradeoff;

import java.nio.file.Path;

import org.sonde.cli.shared.Failures;
import org.sonde.cli.shared.OverwriteOption;

import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** A chart as a picture. */
final class SvgOption {
	@Option(names = "--svg", paramLabel = "FILE", description = "Write the chart of one series as an SVG picture.")
	private Path svg;

	@Mixin
	private OverwriteOption replacing;

	boolean isWanted() {
		return svg != null;
	}

	/** Before the work. */
	void check() throws Failures.Failed {
		replacing.check(new OverwriteOption.Wanted(svg, OverwriteOption.Kind.PICTURE));
	}

	void write(String picture) throws Failures.Failed {
		OverwriteOption.write(svg, picture);
	}
}
