/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.bench;

import java.util.ArrayList;
import java.util.List;

import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.experiment.Effort;
import org.sonde.benchmark.study.Benchmark;
import org.sonde.benchmark.study.BenchmarkCommand;
import org.sonde.benchmark.study.ConfigurationSelector;
import org.sonde.benchmark.subject.Subject;
import org.sonde.benchmark.workload.RunLength;
import org.sonde.benchmark.workload.Shape;
import org.sonde.benchmark.workload.Workload;
import org.sonde.cli.shared.Diagnostics;
import org.sonde.cli.shared.Failures;
import org.sonde.common.keyword.Keyword;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.results.Clock;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code sonde bench run}: subjects under workloads. */
@Command(name = "run", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
		description = "Measure subjects: each configuration in fresh JVMs that take turns. Several subjects are compared with each other.")
public final class BenchRunCommand extends BenchmarkingCommand {

	@Parameters(paramLabel = "SUBJECT", arity = "1..*",
			description = "The id of a built-in subject ('sonde bench subjects'), or a descriptor file.")
	private List<String> subjects;

	@Option(names = "--configurations", paramLabel = "[SUBJECT:]ID", split = ",",
			description = "Only these configurations, and those that their overhead is computed from. ID means every subject that has it; "
			+ "SUBJECT:ID means one. Default: all.")
	private List<String> configurations = new ArrayList<>();

	@Option(names = "--depth", paramLabel = "N", split = ",", defaultValue = "10",
			description = "Method executions per trace: the recursion depth." + DEFAULT)
	private List<Integer> depths;

	@Option(names = "--shape", paramLabel = "SHAPE", split = ",", defaultValue = "nested",
			description = "How the executions of a trace call each other: nested, siblings, tree, distinct." + DEFAULT)
	private List<String> shapes;

	@Option(names = "--unmonitored", paramLabel = "N", defaultValue = "0",
			description = "With --shape distinct, executions without probes between those with probes." + DEFAULT)
	private int unmonitored;

	@Option(names = "--method-time", paramLabel = "µs", split = ",", defaultValue = "0",
			description = "How long a trace lasts without probes, in microseconds." + DEFAULT)
	private List<Double> methodTimes;

	@Option(names = "--busy-by", paramLabel = "CLOCK", defaultValue = "wall",
			description = "The clock of the method time: wall, or thread-cpu." + DEFAULT)
	private String busyBy;

	@Option(names = "--threads", paramLabel = "N", split = ",", defaultValue = "1", description = "Application threads." + DEFAULT)
	private List<Integer> threads;

	@Mixin
	private EffortOptions efforts;

	@Override
	public Integer call() throws OverheadException, BenchmarkException, Failures.Failed {
		return options.measure(design(), network.isOffline(), output);
	}

	/** Returns the design that the user asks for. */
	Benchmark.Design design() throws OverheadException, BenchmarkException {
		List<Subject> read = new ArrayList<>();
		for (String subject : subjects) {
			read.add(BenchOptions.subject(subject, output.err()));
		}
		List<Benchmark.Chosen> chosen = ConfigurationSelector.choose(read, configurations.stream().map(ConfigurationSelector::of).toList());
		List<Workload> workloads = workloads();
		RunLength length = efforts.length();
		Effort effort = efforts.effort();
		return options.design(chosen, workloads, length, effort, BenchmarkCommand.run(subjects, chosen, workloads, length, effort,
				options.jvmArguments()));
	}

	private List<Workload> workloads() {
		CommandLine command = output.command();
		boolean byThreadTime = Diagnostics.valid(command, "--busy-by", () -> BenchOptions.clock(busyBy)) == Clock.THREAD_CPU;
		shapes.forEach(shape -> Diagnostics.valid(command, "--shape", () -> Keyword.of(Shape.class, shape)));
		depths.forEach(depth -> Diagnostics.valid(command, "--depth", () -> Workload.of(Shape.NESTED, depth)));
		methodTimes.forEach(micros -> Diagnostics.valid(command, "--method-time", () -> load(nanos(micros), 1, 0)));
		threads.forEach(number -> Diagnostics.valid(command, "--threads", () -> load(0, number, 0)));
		Diagnostics.valid(command, "--unmonitored", () -> load(0, 1, unmonitored));
		return Diagnostics.valid(command, () -> {
			List<Workload> workloads = new ArrayList<>();
			for (String shape : shapes) {
				for (int depth : depths) {
					for (double micros : methodTimes) {
						for (int number : threads) {
							workloads.add(new Workload(Keyword.of(Shape.class, shape), depth, nanos(micros), number,
									byThreadTime, unmonitored));
						}
					}
				}
			}
			return workloads;
		});
	}

	private static Workload load(long methodNanos, int threads, int unmonitored) {
		return new Workload(Shape.NESTED, 1, methodNanos, threads, false, unmonitored);
	}

	private static long nanos(double micros) {
		return Math.round(micros * 1000);
	}
}
