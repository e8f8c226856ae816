/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.study.Benchmark;
import org.sonde.benchmark.study.Calibration;
import org.sonde.benchmark.subject.BuiltInSubjects;
import org.sonde.benchmark.subject.Subject;
import org.sonde.benchmark.workload.Workload;
import org.sonde.instrumentation.plan.ProbeLoads;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.overhead.OverheadException;

import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code sonde bench calibrate}: what estimates for this machine need. */
@Command(name = "calibrate", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
		description = "Measure what the estimates of plans need, so that they are for this machine: several depths, nested and sibling calls, two method times.")
final class BenchCalibrateCommand implements Callable<Integer> {

	/** What says which subject: one of the two, or neither. */
	private static final class Choice {
		@Option(names = "--subject", paramLabel = "SUBJECT", description = "What the program will be monitored with. Default: " + USUAL + ".")
		private String subject;

		@Option(names = "--plan", paramLabel = "PLAN", description = "The plan that will be estimated: takes Kieker with probes of the kind that most of its probes have.")
		private Path plan;
	}

	private static final String USUAL = "kieker-2.0.2-aspectj";

	@ArgGroup
	private Choice choice = new Choice();

	@Option(names = "--writer", paramLabel = "ID", split = ",", defaultValue = "binary-file", description = "The writers in use: ids of configurations. Default: ${DEFAULT-VALUE}.")
	private List<String> writers = new ArrayList<>();

	@Option(names = "--minutes", paramLabel = "M", defaultValue = "10", description = "How long it may take. Default: ${DEFAULT-VALUE}.")
	private double minutes;

	@Mixin
	private BenchOptions options;

	@Mixin
	private Output output;

	@Override
	public Integer call() throws IOException, OverheadException, BenchmarkException, Failures.Failed {
		Subject calibrated = subject();
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

	private Subject subject() throws IOException, OverheadException, BenchmarkException, Failures.Failed {
		if (choice.plan == null) {
			return BenchOptions.subject(choice.subject == null ? USUAL : choice.subject, output.err());
		}
		return Calibration.proposed(BuiltInSubjects.all(), ProbeLoads.kind(Probes.usualKind(PlanArgument.load(choice.plan))));
	}
}
