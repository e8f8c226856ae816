/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import java.util.List;
import java.util.concurrent.Callable;

import org.sonde.metrics.comparison.Comparison;
import org.sonde.metrics.measurement.Measurement;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

/** {@code sonde compare}: versions of a component side by side. */
@Command(name = "compare", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
		description = "Compare versions of a component: lines of code, cyclomatic and information complexity, absolute and relative to the "
				+ "first.")
final class CompareCommand implements Callable<Integer> {
	@Parameters(arity = "1..*", paramLabel = "SOURCES", description = Measuring.SOURCES)
	private List<String> sources;

	@Mixin
	private Measuring measuring;

	@Mixin
	private Output output;

	@Override
	public Integer call() throws Exception {
		if (sources.size() < 2) {
			throw new ParameterException(output.command(), "Give two versions or more to compare, found " + sources.getFirst() + " alone");
		}
		List<Measurement> versions = measuring.measure(sources, output.err());
		switch (output.format()) {
			case json -> output.json(MeasurementView.json(new Comparison(versions)));
			case csv -> output.table(MeasurementView.csv(versions));
			case table -> {
				output.table(MeasurementView.table(versions));
				output.print("\n" + MeasurementView.conditions(versions));
			}
		}
		return ExitCode.OK;
	}
}
