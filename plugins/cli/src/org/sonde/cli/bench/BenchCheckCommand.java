/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.bench;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.experiment.Effort;
import org.sonde.benchmark.experiment.MeasuredRun;
import org.sonde.benchmark.study.Benchmark;
import org.sonde.benchmark.study.CheckDesign;
import org.sonde.benchmark.subject.Subject;
import org.sonde.benchmark.validity.SetUpCheck;
import org.sonde.benchmark.validity.SetUpCheckText;
import org.sonde.benchmark.workload.RunLength;
import org.sonde.benchmark.workload.Shape;
import org.sonde.benchmark.workload.Workload;
import org.sonde.cli.shared.CommandProblem;
import org.sonde.cli.shared.Diagnostics;
import org.sonde.cli.shared.Failures;
import org.sonde.common.digits.Counted;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.results.Clock;
import org.sonde.report.results.SetUpCheckJson;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** {@code sonde bench check}: an A/A test of the benchmark on this machine. */
@Command(name = "check", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
		description = "Check the benchmark on this machine: compare one configuration with itself many times (A/A test). "
		+ "Prints how often it reports a difference where there is none, and what size of change it detects in five minutes.")
public final class BenchCheckCommand extends BenchmarkingCommand {

	@Option(names = "--subject", paramLabel = "SUBJECT", defaultValue = "kieker-2.0.2-aspectj",
			description = "The subject that has the configuration." + DEFAULT)
	private String subject;

	@Option(names = "--configuration", paramLabel = "ID", defaultValue = "no-instrumentation",
			description = "The configuration to compare with itself." + DEFAULT)
	private String configuration;

	@Option(names = "--pairs", paramLabel = "N", defaultValue = "200", description = "The minimum number of comparisons." + DEFAULT)
	private int pairs;

	@Option(names = "--forks", paramLabel = "N[..M]", defaultValue = "3",
			description = "Forks on each side of a comparison, 3 or more. With a range, as many as 'bench run' would measure." + DEFAULT)
	private String forks;

	@Option(names = "--precision", paramLabel = "PERCENT", defaultValue = "1",
			description = "With --forks N..M, the precision as in 'bench run'." + DEFAULT)
	private double precision;

	@Option(names = "--depth", paramLabel = "N", defaultValue = "10", description = "Method executions per trace." + DEFAULT)
	private int depth;

	@Option(names = "--seconds", paramLabel = "S", defaultValue = "0.2", description = "For how many seconds a fork makes calls." + DEFAULT)
	private double seconds;

	@Option(names = "--clock", paramLabel = "CLOCK", defaultValue = "wall", description = "The clock to compare by: wall or thread-cpu."
			+ DEFAULT)
	private String clock;

	@Override
	public Integer call() throws OverheadException, BenchmarkException, Failures.Failed {
		CheckDesign check = check();
		long began = System.nanoTime();
		return options.measure(design(check), network.isOffline(), output, "check", outcome -> {
			MeasuredRun measured = outcome.runs().getFirst();
			SetUpCheck answer = check.answer(measured, Duration.ofNanos(System.nanoTime() - began)).orElseThrow(
					() -> new Failures.Failed(CommandProblem.TOO_FEW_FORKS, Counted.of(measured.forks(check.clock()).size(), "fork"),
							SetUpCheck.leastForks(check.side()), check.side().mostForks()));
			List<String> words = SetUpCheckText.of(answer);
			switch (output.format()) {
				case json -> output.json(SetUpCheckJson.of(answer));
				case csv -> output.table(SetUpCheckJson.csv(answer));
				case table -> output.print(String.join("\n", words) + "\n");
			}
			return words;
		});
	}

	/** Returns the check that the user asks for, if it is possible. */
	CheckDesign check() throws OverheadException, BenchmarkException {
		Subject checked = BenchOptions.subject(subject, output.err());
		CommandLine command = output.command();
		Clock compared = Diagnostics.valid(command, "--clock", () -> BenchOptions.clock(clock));
		Diagnostics.valid(command, "--depth", () -> Workload.of(Shape.NESTED, depth));
		Duration time = Duration.ofNanos(Math.round(seconds * 1e9));
		Diagnostics.valid(command, "--seconds", () -> new RunLength(1, time));
		Effort side = side();
		return Diagnostics.valid(command, pairs < 2 ? "--pairs" : "--forks",
				() -> new CheckDesign(checked, subject, configuration, pairs, side, depth, time, compared));
	}

	/** Returns the design of the measurement for the check. */
	Benchmark.Design design(CheckDesign check) throws BenchmarkException {
		try {
			return check.design(options.javas(), options.jvmArguments(), options.raw());
		} catch (IllegalArgumentException e) {
			throw new ParameterException(output.command(), e.getMessage(), e);
		}
	}

	private Effort side() {
		Effort side = ForkRange.effort(output.command(), forks);
		return Diagnostics.valid(output.command(), "--precision",
				() -> new Effort(side.leastForks(), side.mostForks(), OptionalDouble.of(precision / 100), Optional.empty()));
	}
}
