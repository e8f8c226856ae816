/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import java.util.List;
import java.util.concurrent.Callable;

import org.sonde.metrics.measurement.Measurement;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code sonde metrics}: size and complexity of a component. */
@Command(name = "metrics", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
		description = "Measure a component: lines of code, cyclomatic and information complexity, as a whole and by type.")
final class MetricsCommand implements Callable<Integer> {
	@Parameters(paramLabel = "SOURCES", description = Measuring.SOURCES)
	private String source;

	@Mixin
	private Measuring measuring;

	@Mixin
	private Output output;

	@Override
	public Integer call() throws Exception {
		List<Measurement> measured = measuring.measure(List.of(source), output.err());
		switch (output.format()) {
			case json -> output.json(MeasurementView.json(measured.getFirst()));
			case csv -> output.table(MeasurementView.typesCsv(measured.getFirst()));
			case table -> {
				output.table(MeasurementView.types(measured.getFirst()));
				output.print("\n");
				output.table(MeasurementView.table(measured));
				output.print("\n" + MeasurementView.conditions(measured));
			}
		}
		return ExitCode.OK;
	}
}
