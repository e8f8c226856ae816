/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.refine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

import org.sonde.common.progress.Progress;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.overhead.statistics.Interval;
import org.sonde.report.placement.LoggedProgram;
import org.sonde.report.traces.LogResults;
import org.sonde.report.traces.MonitoringLogs;
import org.sonde.traces.reduction.LogAnalysis;

/**
 * A program that does the same traces again and again, 10 ms apart. Its probes record what they would, and cost what is known beforehand:
 * so much percent for each call in all of its traces.
 *
 * @param folder for its logs
 * @param traces method and its calls, each with the name of a method of p.A
 * @param costs  percent by name
 * @param half   of the interval, as a share of what is measured; below 0 for none
 * @param whole  whether its logs count as whole
 */
record SimulatedProgram(Path folder, List<Call> traces, Map<String, Double> costs, double half, boolean whole) implements Refinement.Trial {
	private static final long APART = 10_000_000;
	private static final double NANOS_PER_PERCENT = 1e5;

	SimulatedProgram(Path folder, List<Call> traces, Map<String, Double> costs, double half) {
		this(folder, traces, costs, half, true);
	}

	/** A call and those that it makes. */
	record Call(String method, List<Call> calls) {
		static Call of(String method, Call... calls) {
			return new Call(method, List.of(calls));
		}
	}

	static MethodSignature signature(String name) {
		return new MethodSignature("p.A", name, List.of(), "void", false, false);
	}

	static Set<String> active(Plan plan) {
		return Probes.methodProbes(plan).stream().filter(MethodProbe::isActive).map(probe -> probe.signature().name())
				.collect(Collectors.toCollection(TreeSet::new));
	}

	private double cost(Call call, Set<String> probed) {
		return (probed.contains(call.method()) ? costs.get(call.method()) : 0)
				+ call.calls().stream().mapToDouble(one -> cost(one, probed)).sum();
	}

	/** What the probes cost in truth, in percent. */
	double cost(Set<String> probed) {
		return traces.stream().mapToDouble(trace -> cost(trace, probed)).sum();
	}

	@Override
	public TriedPlan run(Plan plan, int round) throws IOException {
		Set<String> probed = active(plan);
		Path log = Files.createDirectories(Files.createTempDirectory(folder, "log"));
		Files.writeString(log.resolve("kieker.map"), "$0=kieker.common.record.controlflow.OperationExecutionRecord\n");
		Log written = new Log(probed);
		traces.forEach(written::trace);
		Files.writeString(log.resolve("kieker-1.dat"), written.text);
		LogResults results = MonitoringLogs.read(List.of(log), LogAnalysis.Options.DEFAULT.keepingOrder(), Progress.NONE,
				MonitoringLogs.WhenCancelled.NOTHING);
		double percent = cost(probed);
		return new TriedPlan(LoggedProgram.of(results, "a simulation", method -> true, Optional.empty()), APART / 1e9,
				new MeasuredOverhead(percent, half < 0 ? Optional.empty() : Optional.of(Interval.symmetric(percent, percent * half)),
						NANOS_PER_PERCENT, APART - percent * NANOS_PER_PERCENT, false, 3),
				whole);
	}

	/** A log that grows. */
	private static final class Log {
		private final StringBuilder text = new StringBuilder();
		private final Set<String> probed;
		private int number;
		private int eoi;
		private long clock;

		Log(Set<String> probed) {
			this.probed = probed;
		}

		/** A call outside of the probed ones makes those below it traces of their own. */
		void trace(Call trace) {
			clock = 1_000_000_000 + number * APART;
			for (Call entry : entries(trace)) {
				eoi = 0;
				execution(entry, 0);
				number++;
			}
		}

		private List<Call> entries(Call call) {
			List<Call> entries = new ArrayList<>();
			if (probed.contains(call.method())) {
				return List.of(call);
			}
			call.calls().forEach(one -> entries.addAll(entries(one)));
			return entries;
		}

		private void execution(Call call, int ess) {
			int own = eoi++;
			long start = clock += 100;
			call.calls().stream().flatMap(one -> entries(one).stream()).forEach(one -> execution(one, ess + 1));
			clock += 100;
			text.append("$0;").append(clock).append(";public void p.A.").append(call.method()).append("();none;").append(number).append(';')
					.append(start).append(';').append(clock)
					.append(";host;").append(own).append(';').append(ess).append('\n');
		}
	}
}
