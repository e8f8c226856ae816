/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.shared;

import java.io.PrintWriter;

import org.sonde.report.traces.LogResults;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The option for the share of traces that an agent kept. */
public final class SamplingOption {
	@Spec(Spec.Target.MIXEE)
	private CommandSpec command;

	@Option(names = "--sampling-ratio", paramLabel = "R", defaultValue = "1",
			description = "The share of the traces that the agent kept, above 0 and at most 1. Calls per second of spans are divided by it. Only for spans that do not state it themselves (tracestate with ot=th).")
	private double ratio;

	/** Returns the share, above 0 and at most 1. */
	public double ratio() {
		if (!(ratio > 0 && ratio <= 1)) {
			throw new ParameterException(command.commandLine(), "--sampling-ratio must be above 0 and at most 1, found " + ratio);
		}
		return ratio;
	}

	/** Prints that the ratio has no effect, if it has none. */
	public void warnIfUnused(LogResults results, PrintWriter err) {
		if (ratio < 1 && !results.sampling().isScaled() && results.counts().recordsRead() > 0) {
			err.println("sonde: --sampling-ratio has no effect: there are no spans. Calls per second of other recordings are not scaled.");
		}
	}
}
