/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.Callable;

import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.experiment.Effort;
import org.sonde.benchmark.experiment.MeasuredRun;
import org.sonde.benchmark.study.Benchmark;
import org.sonde.benchmark.study.BenchmarkCommand;
import org.sonde.benchmark.subject.Subject;
import org.sonde.benchmark.validity.SetUpCheck;
import org.sonde.benchmark.workload.RunLength;
import org.sonde.benchmark.workload.Shape;
import org.sonde.benchmark.workload.Workload;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.digits.Counted;
import org.sonde.overhead.digits.Digits;
import org.sonde.overhead.results.Clock;
import org.sonde.overhead.results.Keyword;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** {@code sonde bench check}: an A/A test of the benchmark on this machine. */
@Command(name = "check", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
		description = "Check the benchmark itself on this machine: measure one configuration against itself many times (A/A test). Says how often it sees a "
				+ "difference where there is none, and what size of change it finds in five minutes.")
final class BenchCheckCommand implements Callable<Integer> {

	@Option(names = "--subject", paramLabel = "SUBJECT", defaultValue = "kieker-2.0.2-aspectj", description = "Whose configuration. Default: ${DEFAULT-VALUE}.")
	private String subject;

	@Option(names = "--configuration", paramLabel = "ID", defaultValue = "no-instrumentation", description = "What is measured against itself. Default: ${DEFAULT-VALUE}.")
	private String configuration;

	@Option(names = "--pairs", paramLabel = "N", defaultValue = "200", description = "How many comparisons, at least. Default: ${DEFAULT-VALUE}.")
	private int pairs;

	@Option(names = "--forks", paramLabel = "N[..M]", defaultValue = "3", description = "Forks on either side of a comparison, 3 or more; of a range as many as "
			+ "'bench run' would make. Default: ${DEFAULT-VALUE}.")
	private String forks;

	@Option(names = "--precision", paramLabel = "PERCENT", defaultValue = "1", description = "With --forks N..M: as of 'bench run'. Default: ${DEFAULT-VALUE}.")
	private double precision;

	@Option(names = "--depth", paramLabel = "N", defaultValue = "10", description = "Executions of methods in a trace. Default: ${DEFAULT-VALUE}.")
	private int depth;

	@Option(names = "--seconds", paramLabel = "S", defaultValue = "0.2", description = "Seconds that a fork calls. Default: ${DEFAULT-VALUE}.")
	private double seconds;

	@Option(names = "--clock", paramLabel = "CLOCK", defaultValue = "wall", description = "What is compared: wall or thread-cpu. Default: ${DEFAULT-VALUE}.")
	private String clock;

	@Mixin
	private BenchOptions options;

	@Mixin
	private Output output;

	@Override
	public Integer call() throws OverheadException, BenchmarkException, Failures.Failed {
		Benchmark.Order order = order();
		Clock compared = Keyword.of(Clock.class, clock);
		Effort side = side();
		long began = System.nanoTime();
		return options.measure(order, output, "check", outcome -> {
			MeasuredRun measured = outcome.runs().getFirst();
			int usable = measured.forks(compared).size();
			if (usable < SetUpCheck.leastForks(side)) {
				throw new Failures.Failed(CommandProblem.TOO_FEW_FORKS, Counted.of(usable, "fork"), SetUpCheck.leastForks(side), side.mostForks());
			}
			Duration perFork = Duration.ofNanos((System.nanoTime() - began) / usable);
			SetUpCheck check = SetUpCheck.of(measured, compared, side, perFork);
			if (output.format() == Format.json) {
				output.json(json(check));
			} else {
				output.print(words(check));
			}
		});
	}

	/** What is asked for, if a check can be made of it. */
	Benchmark.Order order() throws OverheadException, BenchmarkException {
		Effort effort = Diagnostics.valid(output.command(), this::effort);
		Subject checked = BenchOptions.subject(subject, output.err());
		Benchmark.Chosen chosen = new Benchmark.Chosen(checked, List.of(checked.configuration(configuration)));
		return options.order(List.of(chosen), Diagnostics.valid(output.command(), () -> List.of(Workload.of(Shape.NESTED, depth))),
				Diagnostics.valid(output.command(), () -> new RunLength(2_000_000, Duration.ofNanos(Math.round(seconds * 1e9)))), effort,
				BenchmarkCommand.check(subject, said(), options.jvmArguments()));
	}

	/** Under the load that there is: repeating the disturbed forks would check another benchmark. */
	private Effort effort() {
		Effort side = side();
		SetUpCheck.require(pairs, side, Keyword.of(Clock.class, clock));
		int all = SetUpCheck.forks(pairs, side);
		return new Effort(all, all, OptionalDouble.empty(), Optional.empty(), 1);
	}

	private Effort side() {
		ForkRange range = ForkRange.of(forks);
		return new Effort(range.least(), range.most(), OptionalDouble.of(precision / 100), Optional.empty());
	}

	private Map<String, String> said() {
		Map<String, String> said = new LinkedHashMap<>();
		said.put("configuration", configuration);
		said.put("pairs", Integer.toString(pairs));
		said.put("forks", forks);
		said.put("precision", Digits.plain(precision));
		said.put("depth", Integer.toString(depth));
		said.put("seconds", Digits.plain(seconds));
		said.put("clock", clock);
		return said;
	}

	private static String words(SetUpCheck check) {
		return String.format(Locale.ROOT, """
				%d comparisons of the same with itself, %s forks on either side, mean %.4g µs per trace
				False alarms: %d, that is %.1f %% (%.1f … %.1f); promised are 5 %%: %s
				Standard deviation between forks: %.2f %% of the mean
				In five minutes, with %d forks on either side, a change of %.2f %% is found with a probability of 80 %%
				  (of such changes put into these forks, %.0f %% were found, %.0f … %.0f)
				The interval over forks is %.1f times as wide as one over calls as if they were independent (median)
				""", check.pairs(), check.forks() == check.mostForks() ? check.forks() : check.forks() + " to " + check.mostForks(), check.meanNanos() / 1000, check.falseAlarms(), 100 * check.falseAlarmShare().value(),
				100 * check.falseAlarmShare().low(), 100 * check.falseAlarmShare().high(),
				check.keepsItsPromise() ? "kept" : "not kept, so differences on this machine mean less than they say", 100 * check.betweenForks(),
				check.forksInFiveMinutes(), 100 * check.detectable(), 100 * check.found().value(), 100 * check.found().low(),
				100 * check.found().high(), check.naive());
	}

	private static ObjectNode json(SetUpCheck check) {
		ObjectNode node = JsonNodeFactory.instance.objectNode();
		node.put("pairs", check.pairs()).put("forks", check.forks()).put("mostForks", check.mostForks()).put("falseAlarms", check.falseAlarms())
				.put("falseAlarmShare", check.falseAlarmShare().value()).put("falseAlarmShareLow", check.falseAlarmShare().low())
				.put("falseAlarmShareHigh", check.falseAlarmShare().high()).put("meanNanos", check.meanNanos())
				.put("betweenForks", check.betweenForks()).put("forksInFiveMinutes", check.forksInFiveMinutes())
				.put("detectableShare", check.detectable()).put("found", check.found().value()).put("foundLow", check.found().low())
				.put("foundHigh", check.found().high()).put("timesNaiveInterval", check.naive());
		return node;
	}
}
