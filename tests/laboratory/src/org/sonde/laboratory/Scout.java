/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.laboratory;

import java.io.IOException;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.userprogram.Observation;
import org.sonde.benchmark.userprogram.ProbedPlan;
import org.sonde.benchmark.userprogram.ProgramEffort;
import org.sonde.benchmark.userprogram.ProgramStudy;
import org.sonde.benchmark.userprogram.UserProgram;
import org.sonde.common.progress.Progress;
import org.sonde.instrumentation.export.KiekerAspectJ;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.plan.RecordedSignature;
import org.sonde.instrumentation.run.LaunchException;
import org.sonde.report.traces.LogResults;
import org.sonde.report.traces.MonitoringLogs;
import org.sonde.report.traces.MonitoringLogs.WhenCancelled;
import org.sonde.traces.reduction.LogAnalysis;

/**
 * A method of a library that a program calls.
 *
 * @param callsPerUnit executions per unit of work
 */
record Scout(MethodSignature method, double callsPerUnit) {

	/** Runs the program with a probe in every method of its library, and counts. */
	static List<Scout> run(LabProgram program, UserProgram start, ProgramEffort look)
			throws BenchmarkException, LaunchException, IOException {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		for (String root : program.packages()) {
			plan.getProbes().add(Probes.createPattern("* " + root + "..*.*(..)"));
		}
		ProbedPlan probed = new ProbedPlan(KiekerAspectJ.export(plan), true, plan.getRecordTo());
		try (ProgramStudy study = new ProgramStudy(start, LabProgram.UNIT, probed, List.of(), look)) {
			Observation observed = study.record(Progress.NONE);
			LogResults log = MonitoringLogs.read(List.of(study.recording()), LogAnalysis.Options.DEFAULT, Progress.NONE,
					WhenCancelled.RESULT_SO_FAR);
			double units = observed.whole().units();
			return log.operations().stream().filter(operation -> operation.calls() > 0)
					.flatMap(
							operation -> method(operation.signature()).map(method -> new Scout(method, operation.calls() / units)).stream())
					.sorted(Comparator.comparing(Scout::method, MethodSignature.FILE_ORDER)).toList();
		}
	}

	/** Empty for what no plan can name. */
	private static Optional<MethodSignature> method(String recorded) {
		try {
			MethodSignature method = RecordedSignature.parse(recorded);
			return method.constructor() || method.toString().contains("lambda$") ? Optional.empty() : Optional.of(method);
		} catch (IllegalArgumentException e) {
			return Optional.empty();
		}
	}
}
