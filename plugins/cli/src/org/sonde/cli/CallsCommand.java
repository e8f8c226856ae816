/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;

import org.sonde.instrumentation.plan.Plan;
import org.sonde.overhead.calls.CallRatesCsv;
import org.sonde.report.observed.ObservedCalls;
import org.sonde.traces.operations.OperationCounts;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code sonde calls}: how often a plan's methods were executed, for {@code sonde estimate --calls}. */
@Command(name = "calls", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
		description = "Take the calls per second of a plan's methods from a monitoring log and hold the plan against what was recorded. "
				+ "'sonde estimate --calls' reads the CSV.")
final class CallsCommand implements Callable<Integer> {
	@Mixin
	private PlanArgument planArgument;

	@Mixin
	private LogArgument log;

	@Option(names = { "-o", "--output" }, paramLabel = "FILE.csv",
			description = "Also write the CSV to this file, for 'sonde estimate --calls'.")
	private Path file;

	@Mixin
	private Output output;

	@Override
	public Integer call() throws Exception {
		Plan plan = planArgument.load();
		OperationCounts counts = log.read();
		ObservedCalls observed = ObservedCalls.of(plan, LogArgument.recorded(counts), log.name());
		LogArgument.warn(counts, output.err());
		ObservedView.lines(observed).forEach(output.err()::println);
		if (file != null) {
			CallRatesCsv.write(observed.rates(), file);
		}
		switch (output.format()) {
			case json -> output.json(ObservedView.json(observed));
			case csv -> output.print(CallRatesCsv.toCsv(observed.rates()));
			case table -> output.table(ObservedView.table(observed));
		}
		return LogArgument.code(counts);
	}
}
