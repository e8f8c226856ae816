/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;

import org.sonde.instrumentation.plan.Plan;
import org.sonde.report.observed.ObservedCalls;
import org.sonde.report.traces.LogJson;
import org.sonde.report.traces.LogResults;
import org.sonde.report.traces.LogTables;
import org.sonde.traces.reconstruction.TraceLimits;
import org.sonde.traces.reduction.LogAnalysis;
import org.sonde.traces.reduction.TraceClass;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ObjectNode;

/** {@code sonde traces}: what monitoring logs say was executed. */
@Command(name = "traces", mixinStandardHelpOptions = true, usageHelpAutoWidth = true, sortOptions = false,
		description = "Read Kieker logs: calls, failures and durations of each operation, traces and their classes. "
				+ "What cannot be read is listed, never dropped. Ctrl-C prints the result so far.")
final class TracesCommand implements Callable<Integer> {
	private static final double NANOS_PER_SECOND = 1e9;

	@Parameters(paramLabel = "LOG", arity = "1..*", description = Logs.DESCRIPTION)
	private List<Path> paths;

	@Option(names = "--operations", description = "The operations; this is what is printed without --reduce. With it, both. "
			+ "In JSON: with callers, callees and calls over time.")
	private boolean operations;

	@Option(names = "--reduce", description = "Traces with equal call trees as one class each, the most expensive first, with their call trees.")
	private boolean reduce;

	@Option(names = "--top", paramLabel = "N", defaultValue = "10",
			description = "How many classes to list in a table; CSV and JSON have all. Default: ${DEFAULT-VALUE}.")
	private int top;

	@Option(names = "--by-host", description = "Traces are equal only if the same hosts executed the same calls.")
	private boolean byHost;

	@Option(names = "--timeout", paramLabel = "SECONDS",
			description = "A trace that is not complete after so long is invalid. Default: none.")
	private Double timeout;

	@Option(names = "--plan", paramLabel = "PLAN", description = "Hold this plan against what was recorded.")
	private Path planFile;

	@Mixin
	private Output output;

	@Override
	public Integer call() throws Exception {
		check();
		Logs log = new Logs(paths);
		Plan plan = planFile == null ? null : PlanArgument.load(planFile);
		try (Interruption interruption = new Interruption()) {
			LogResults results = log.read(options(), interruption, output.err());
			print(results, plan == null ? null : ObservedCalls.of(plan, results.recorded(), results.source(log.name())));
			Logs.warn(results, output.err());
			return Logs.code(results);
		}
	}

	private void check() {
		require(top >= 1, "--top takes a number from 1 on");
		require(timeout == null || timeout > 0 && timeout < Long.MAX_VALUE / NANOS_PER_SECOND, "--timeout takes seconds above 0");
		require(output.format() != Format.csv || !(operations && reduce) && planFile == null,
				"CSV is one table: --operations, --reduce or, for a plan, 'sonde calls'");
	}

	private void require(boolean condition, String rule) {
		if (!condition) {
			throw new ParameterException(output.command(), rule);
		}
	}

	private LogAnalysis.Options options() {
		return new LogAnalysis.Options(byHost,
				timeout == null ? TraceLimits.DEFAULT : TraceLimits.DEFAULT.withMaxTraceNanos(Math.round(timeout * NANOS_PER_SECOND)));
	}

	private void print(LogResults results, ObservedCalls observed) {
		switch (output.format()) {
			case json -> {
				ObjectNode json = LogJson.of(results, operations, reduce);
				if (observed != null) {
					json.set("plan", ObservedView.json(observed));
				}
				output.json(json);
			}
			case csv -> output.table(reduce ? LogTables.classesCsv(results.classes().classes()) : LogTables.operationsCsv(results));
			case table -> {
				if ((operations || !reduce) && !results.operations().isEmpty()) {
					output.table(LogTables.operations(results));
					output.print("\n");
				}
				if (reduce && !results.classes().classes().isEmpty()) {
					printClasses(results.classes().classes());
				}
				if (observed != null) {
					output.table(ObservedView.table(observed));
					output.print("\n");
				}
				output.print(results.summary() + "\n");
				if (observed != null) {
					ObservedView.lines(observed).forEach(output.err()::println);
				}
			}
		}
	}

	private void printClasses(List<TraceClass> classes) {
		List<TraceClass> shown = classes.stream().limit(top).toList();
		output.table(LogTables.classes(classes, top));
		for (int i = 0; i < shown.size(); i++) {
			output.print("\n" + LogTables.title(i + 1, shown.get(i)) + "\n");
			output.table(LogTables.tree(shown.get(i)));
		}
		if (classes.size() > top) {
			output.print("\nAnd " + (classes.size() - top) + " less expensive; --top " + classes.size() + " lists all.\n");
		}
		output.print("\n");
	}
}
