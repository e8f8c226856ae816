/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.experiment.Effort;
import org.sonde.benchmark.study.Benchmark;
import org.sonde.benchmark.study.BenchmarkCommand;
import org.sonde.benchmark.study.Calibration;
import org.sonde.benchmark.subject.BuiltInSubjects;
import org.sonde.benchmark.subject.Subject;
import org.sonde.benchmark.workload.RunLength;
import org.sonde.benchmark.workload.Workload;
import org.sonde.cli.shared.Diagnostics;
import org.sonde.cli.shared.ExitCode;
import org.sonde.cli.shared.Failures;
import org.sonde.cli.shared.PlanArgument;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.ProbeLoads;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.results.Phase;

import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** {@code sonde bench calibrate}: what estimates for this machine need. */
@Command(name = "calibrate", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
		description = "Calibrate the estimates of plans for this machine. With Kieker, measures how the cost of the hand-over depends on the gap between records. "
		+ "Also measures probes at several depths, for nested and sibling calls, and for two method times.")
public final class BenchCalibrateCommand extends BenchmarkingCommand {

	/** The options for the subject: one of the two, or neither. */
	private static final class Choice {
		@Option(names = "--subject", paramLabel = "SUBJECT", description = "The monitoring framework that the program will use. "
				+ "Default: Kieker with AspectJ, and the probe kind of a new plan.")
		private String subject;

		@Option(names = "--plan", paramLabel = "PLAN",
				description = "The plan to estimate. Measures Kieker with the probe kind that most of the plan's probes have, "
				+ "and with the plan's writer.")
		private Path plan;
	}

	@ArgGroup
	private Choice choice = new Choice();

	@Option(names = "--writer", paramLabel = "ID", split = ",",
			description = "The writers to measure: ids of configurations of phase writing. Default: the plan's writer with --plan, else "
			+ "binary-file, else the subject's first writer.")
	private List<String> writers = new ArrayList<>();

	@Option(names = "--minutes", paramLabel = "M", defaultValue = "10", description = "How many minutes it may take." + DEFAULT)
	private double minutes;

	@Override
	public Integer call() throws IOException, OverheadException, BenchmarkException, Failures.Failed {
		int code = options.measure(design(), network.isOffline(), output);
		if (code == ExitCode.OK) {
			output.err().println("Next: sonde estimate " + (choice.plan == null ? "PLAN" : choice.plan) + " --results " + options.folder());
		}
		return code;
	}

	/** Returns the design that the user asks for. */
	Benchmark.Design design() throws IOException, OverheadException, BenchmarkException, Failures.Failed {
		Optional<Plan> plan = choice.plan == null ? Optional.empty() : Optional.of(PlanArgument.load(choice.plan));
		Subject calibrated = choice.subject == null
				? Calibration.proposed(BuiltInSubjects.all(),
						ProbeLoads.kind(Probes.usualKind(plan.orElseGet(PlanFactory.eINSTANCE::createPlan))))
				: BenchOptions.subject(choice.subject, output.err());
		for (String writer : writers) {
			if (calibrated.configuration(writer).phase() != Phase.WRITING) {
				throw new ParameterException(output.command(), "--writer takes ids of configurations of phase writing, found " + writer);
			}
		}
		List<String> used = writers.isEmpty() ? Calibration.proposedWriters(calibrated, plan.map(Plan::getRecordTo)) : writers;
		plan.flatMap(one -> Calibration.otherWriter(calibrated, used, one.getRecordTo()))
				.ifPresent(text -> output.err().println("sonde: " + text));
		Duration timeBox = Duration.ofMillis(Math.round(minutes * 60_000));
		// By the number that the user typed; a part of it is for the sweep.
		Diagnostics.valid(output.command(), "--minutes", () -> new Effort(1, 1, OptionalDouble.empty(), Optional.of(timeBox)));
		Effort effort = Calibration.effort(calibrated, timeBox);
		Benchmark.Chosen chosen = Calibration.configurations(calibrated, used);
		List<Workload> workloads = Calibration.workloads();
		RunLength length = Calibration.length(calibrated, timeBox, workloads.size() * chosen.configurations().size());
		return options
				.design(List.of(chosen), workloads, length, effort, BenchmarkCommand.calibrate(choice.subject == null ? calibrated.id()
				: choice.subject, used, timeBox, options.jvmArguments())).withSweep(Calibration.sweepTime(calibrated, timeBox));
	}
}
