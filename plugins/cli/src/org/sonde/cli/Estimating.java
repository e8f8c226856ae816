/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFiles;
import org.sonde.instrumentation.plan.ProbeLoads;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.calls.CallRates;
import org.sonde.overhead.calls.CallRatesCsv;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.cost.PlanEstimate;
import org.sonde.overhead.cost.ProbeLoad;
import org.sonde.overhead.results.ResultSet;

import picocli.CommandLine.Option;

/** The options that say what an estimate is made from, shared by the commands that estimate. */
final class Estimating {
	@Option(names = { "-r", "--results" }, paramLabel = "ID|FILE",
			description = "The result set: the id of a built-in one (see: sonde results list) or a file. Default: the one the plan names.")
	private String results;

	@Option(names = { "-w", "--writer" }, paramLabel = "ID",
			description = "The run of the result set whose writer is used. Default: the one the plan names, else the set's last one.")
	private String writer;

	@Option(names = { "-c", "--calls" }, paramLabel = "FILE.csv",
			description = "Calls per second by method, in two columns: signature,callsPerSecond. They replace those in the plan.")
	private Path calls;

	@Option(names = { "-t", "--threads" }, paramLabel = "N", description = "Application threads. Default: the plan's.")
	private Integer threads;

	/** What the plan in a file costs; hints go to {@code err}. */
	PlanEstimate estimate(Path planFile, PrintWriter err) throws Exception {
		Plan plan = PlanFiles.load(planFile);
		CallRates rates = calls == null ? new CallRates(Map.of()) : CallRatesCsv.read(calls);
		List<ProbeLoad> loads = ProbeLoads.of(plan, rates);
		int count = threads == null ? plan.getThreads() : threads;
		if (count < 1) {
			throw new Failures.Failed("--threads: a program has at least 1 application thread, found " + count + ".");
		}
		Set<String> unplanned = new TreeSet<>(rates.rates().keySet());
		loads.forEach(load -> unplanned.remove(CallRates.normalise(load.signature())));
		unplanned.forEach(signature -> err.println("sonde: " + calls + ": no probe of the plan is in " + signature));
		return PlanEstimate.of(model(plan.getResultSet(), plan.getWriter(), planFile, err), loads, count);
	}

	private CostModel model(String plannedResults, String plannedWriter, Path planFile, PrintWriter err)
			throws OverheadException, Failures.Failed {
		String set = results == null ? plannedResults : results;
		if (set == null) {
			throw new Failures.Failed(planFile + " names no result set. Choose one with --results; 'sonde results list' shows the built-in ones.");
		}
		ResultSet resultSet = ResultSets.open(set, err);
		// The plan's writer is one of the plan's result set and means nothing in another.
		String run = writer != null || !set.equals(plannedResults) ? writer : plannedWriter;
		return run == null ? CostModel.of(resultSet) : CostModel.of(resultSet, run);
	}

	/** The options that were given, as they would be typed again elsewhere: files by their names alone. */
	String asTyped() {
		return (results == null ? "" : " --results " + Path.of(results).getFileName()) + (writer == null ? "" : " --writer " + writer)
				+ (calls == null ? "" : " --calls " + calls.getFileName()) + (threads == null ? "" : " --threads " + threads);
	}
}
