/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;

import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFiles;
import org.sonde.overhead.calls.CallRatesCsv;
import org.sonde.report.observed.ObservedCalls;
import org.sonde.traces.operations.OperationCounts;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code sonde calls}: how often a plan's methods were executed, for {@code sonde estimate --calls}. */
@Command(name = "calls", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
		description = "Take the calls per second of a plan's methods from a monitoring log, as CSV for 'sonde estimate --calls', and hold "
				+ "the plan against what was recorded.")
final class CallsCommand implements Callable<Integer> {
	@Parameters(index = "0", paramLabel = "PLAN", description = "The plan, a *.probes file.")
	private Path planFile;

	@Parameters(index = "1", paramLabel = "LOG", description = "A folder that Kieker wrote, or one that holds such folders.")
	private Path log;

	@Option(names = { "-o", "--output" }, paramLabel = "FILE.csv", description = "Where to write the CSV. Default: to standard output.")
	private Path file;

	@Spec
	private CommandSpec command;

	@Override
	public Integer call() throws Exception {
		Plan plan = PlanFiles.load(planFile);
		OperationCounts counts = OperationCounts.read(log);
		ObservedCalls observed = ObservedCalls.of(plan, counts, log.getFileName() == null ? log.toString() : log.getFileName().toString());
		PrintWriter err = command.commandLine().getErr();
		counts.problems().forEach(problem -> err.println("sonde: " + problem));
		observed.neverFired().forEach(method -> err.println("never recorded: " + method + " (not executed, or not woven)"));
		observed.notPlanned().forEach(operation -> err.println("recorded but not planned: " + operation));
		if (file == null) {
			PrintWriter out = command.commandLine().getOut();
			out.print(CallRatesCsv.toCsv(observed.rates()));
			out.flush();
		} else {
			CallRatesCsv.write(observed.rates(), file);
		}
		return counts.recordsRead() == 0 ? ExitCode.FAILED : ExitCode.OK;
	}
}
