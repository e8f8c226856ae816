/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.study.Benchmark;
import org.sonde.benchmark.study.Calibration;
import org.sonde.benchmark.subject.Subject;
import org.sonde.benchmark.workload.Workload;
import org.sonde.overhead.OverheadException;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code sonde bench calibrate}: what estimates for this machine need. */
@Command(name = "calibrate", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
		description = "Measure what the estimates of plans need, so that they are for this machine: several depths, nested and sibling calls, two method times.")
final class BenchCalibrateCommand implements Callable<Integer> {

	@Option(names = "--subject", paramLabel = "SUBJECT", defaultValue = "kieker-2.0.2-aspectj", description = "What the program will be monitored with. Default: ${DEFAULT-VALUE}.")
	private String subject;

	@Option(names = "--writer", paramLabel = "ID", split = ",", defaultValue = "binary-file", description = "The writers in use: ids of configurations. Default: ${DEFAULT-VALUE}.")
	private List<String> writers = new ArrayList<>();

	@Option(names = "--minutes", paramLabel = "M", defaultValue = "10", description = "How long it may take. Default: ${DEFAULT-VALUE}.")
	private double minutes;

	@Mixin
	private BenchOptions options;

	@Mixin
	private Output output;

	@Override
	public Integer call() throws OverheadException, BenchmarkException, Failures.Failed {
		Subject calibrated = BenchOptions.subject(subject, output.err());
		for (String writer : writers) {
			calibrated.configuration(writer);
		}
		Duration timeBox = Diagnostics.valid(output.command(), () -> Duration.ofMillis(Math.round(minutes * 60_000)));
		Benchmark.Chosen chosen = Calibration.configurations(calibrated, writers);
		List<Workload> workloads = Calibration.workloads();
		Benchmark.Order order = options.order(output, List.of(chosen), workloads,
				() -> Calibration.length(timeBox, workloads.size() * chosen.configurations().size()), () -> Calibration.effort(timeBox));
		return options.measure(order, output);
	}
}
