/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.refinement;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

import org.eclipse.core.resources.IFile;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.sonde.benchmark.userprogram.ProgramEffort;
import org.sonde.benchmark.userprogram.UnitOfWork;
import org.sonde.common.progress.Progress;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.results.json.ResultSetDocument;
import org.sonde.overhead.statistics.Interval;
import org.sonde.overhead.ui.Fake;
import org.sonde.overhead.ui.userprogram.MeasureRequest;
import org.sonde.overhead.ui.userprogram.MeasureSettings;
import org.sonde.placement.Objective;
import org.sonde.report.placement.LoggedProgram;
import org.sonde.report.refine.MeasuredOverhead;
import org.sonde.report.refine.Refinement;
import org.sonde.report.refine.TriedPlan;
import org.sonde.report.traces.LogResults;
import org.sonde.report.traces.MonitoringLogs;
import org.sonde.traces.reduction.LogAnalysis;

/**
 * A program that calls hot() 200 times, warm() 60 times and rare() 20 times, 10 ms apart. Each record costs 0.005 %, so all probes cost 1.4
 * %: 1 %, 0.3 % and 0.1 %.
 */
final class SimulatedRefinement {
	private static final Map<String, Integer> CALLS = Map.of("hot", 200, "warm", 60, "rare", 20);
	private static final double PERCENT = 0.005;
	private static final long APART = 10_000_000;

	final Plan plan = PlanFactory.eINSTANCE.createPlan();
	/** What was told, the first first. */
	final List<RefinementState> states = new ArrayList<>();
	private final Path folder;
	private final RefinementRun run;
	private final RefineRequest request;

	/** What was logged. */
	final List<Exception> logged = new ArrayList<>();

	SimulatedRefinement(Path folder, String budget, int rounds) {
		this(folder, budget, rounds, false);
	}

	SimulatedRefinement(Path folder, String budget, int rounds, boolean deactivate) {
		this.folder = folder;
		for (String name : new TreeSet<>(CALLS.keySet())) {
			MethodProbe probe = Probes.create(method(name));
			probe.setKind(ProbeKind.OPERATION_EXECUTION);
			probe.setNote("note of " + name);
			plan.getProbes().add(probe);
		}
		ProgramEffort effort = ProgramEffort.DEFAULT;
		request = new RefineRequest(new MeasureRequest(Fake.of(ILaunchConfiguration.class, Map.of("getName", "Shop")),
				PlanState.Loaded.of(Fake.of(IFile.class, Map.of("getName", "shop.probes")), plan), new UnitOfWork.WholeRun(), effort,
				Optional.empty()),
				new RefineChoices(MeasureSettings.DEFAULT, budget, true, true, Objective.CALLS, rounds, deactivate, "", ""));
		run = new RefinementRun(request, states::add);
	}

	static MethodSignature method(String name) {
		return new MethodSignature("p.A", name, List.of(), "void", false, false);
	}

	static Set<String> active(Plan plan) {
		return Probes.methodProbes(plan).stream().filter(MethodProbe::isActive).map(probe -> probe.signature().name())
				.collect(Collectors.toCollection(TreeSet::new));
	}

	/** @param told changes the trial */
	RefinementState refine(UnaryOperator<Refinement.Trial> told) {
		return refine(plan, told);
	}

	/**
	 * Likewise.
	 *
	 * @param first what runs first: the plan, maybe with probes of candidates
	 */
	RefinementState refine(Plan first, UnaryOperator<Refinement.Trial> told) {
		run.run(notes -> {
			List.of("once", "again", "once").forEach(notes);
			Progress progress = run.telling(Progress.NONE);
			progress.begin("Recording", 1);
			return new RefinementRun.Prepared(plan, first, request.choices().settings(first, model(), method -> true),
					told.apply((tried, round) -> tried(tried, 1)),
					rated -> Probes.methodProbes(rated).forEach(probe -> probe.setCallsPerSecond(7.0)), progress, () -> { });
		}, logged::add);
		return states.getLast();
	}

	private static CostModel model() throws OverheadException {
		return CostModel.of(
				ResultSetDocument.read(Path.of("../../tests/laboratory/data/calibrations/kieker-2.0.2-aspectj-java-25.json")).resultSet());
	}

	/** @param factor by which the probes cost more than usual */
	TriedPlan tried(Plan tried, double factor) throws IOException {
		Set<String> probed = active(tried);
		StringBuilder text = new StringBuilder();
		int number = 0;
		for (String name : probed) {
			for (int call = 0; call < CALLS.getOrDefault(name, 0); call++, number++) {
				long start = 1_000_000_000 + number * APART;
				text.append("$0;" + start + ";public void p.A." + name + "();none;" + number + ";" + start + ";" + (start + 100)
						+ ";host;0;0\n");
			}
		}
		Path log = Files.createTempDirectory(folder, "log");
		Files.writeString(log.resolve("kieker.map"), "$0=kieker.common.record.controlflow.OperationExecutionRecord\n");
		Files.writeString(log.resolve("kieker-1.dat"), text);
		LogResults results = MonitoringLogs.read(List.of(log), LogAnalysis.Options.DEFAULT.keepingOrder(), Progress.NONE,
				MonitoringLogs.WhenCancelled.NOTHING);
		double percent = factor * PERCENT * number;
		return new TriedPlan(LoggedProgram.of(results, "a simulation", method -> true, Optional.empty()), APART / 1e9,
				new MeasuredOverhead(percent, Optional.of(Interval.symmetric(percent, percent * 0.01)), 1e5, 0, false, 3), true);
	}
}
