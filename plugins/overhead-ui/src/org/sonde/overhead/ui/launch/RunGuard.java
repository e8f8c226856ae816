/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.launch;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.osgi.util.NLS;
import org.sonde.common.digits.Digits;
import org.sonde.common.files.IoErrorText;
import org.sonde.instrumentation.launch.ProbedRun;
import org.sonde.instrumentation.launch.ProbedRuns;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.WriterChoice;
import org.sonde.instrumentation.run.GuardedSwitch;
import org.sonde.overhead.ui.marking.PlanEdits;
import org.sonde.overhead.ui.results.AvailableResultSets;
import org.sonde.overhead.ui.traces.RunConsole;
import org.sonde.overhead.ui.view.Plural;
import org.sonde.report.guard.GuardDecision;
import org.sonde.report.guard.GuardPrices;
import org.sonde.report.guard.GuardText;
import org.sonde.report.guard.RecordGuard;

/**
 * The guard of a run with probes: says in the console what it switches off, and offers at the end to deactivate that in the plan.
 *
 * @param prices of probes
 * @param warn   takes a sentence for the status line; from any thread
 */
record RunGuard(ProbedRun run, double limit, GuardPrices prices, Consumer<String> warn) implements RecordGuard.Switch {
	/** The guards of running programs, by the folder of the run. */
	private static final Map<Path, RecordGuard> GUARDS = new ConcurrentHashMap<>();

	/** The program was started. Reads files. */
	static void begin(ProbedRun run, Consumer<String> warn) {
		OptionalDouble limit = ProbedRuns.ofWorkspace().limit(run);
		if (limit.isPresent()) {
			RunGuard guard = new RunGuard(run, limit.getAsDouble(), prices(run), warn);
			RunConsole.say(run, List.of(NLS.bind(Messages.RunGuard_watching, Digits.rate(guard.limit()))));
			GUARDS.put(run.folder(), RecordGuard.start(run.log(), guard.limit(), guard.prices(), guard));
		}
	}

	private static GuardPrices prices(ProbedRun run) {
		IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject(run.project());
		try {
			return project.isAccessible() ? prices(run.launchedPlan(), AvailableResultSets.of(project, new NullProgressMonitor()))
					: GuardPrices.UNKNOWN;
		} catch (IOException e) {
			RunConsole.say(run, List.of(NLS.bind(Messages.RunGuard_noPrices, IoErrorText.inWords(e))));
			return GuardPrices.UNKNOWN;
		}
	}

	/** @param plan as it was when the program started. It may have changed, or another one may be active now */
	static GuardPrices prices(Plan plan, AvailableResultSets sets) {
		return new GuardPrices(Optional.ofNullable(plan.getResultSet()).flatMap(sets::find).map(set -> WriterChoice.usual(plan, set)),
				plan.getThreads());
	}

	/** The program has ended. Waits for the guard. */
	static void end(ProbedRun run) {
		Optional.ofNullable(GUARDS.remove(run.folder())).ifPresent(guard -> {
			guard.close();
			List<MethodSignature> off = guard.methods();
			if (!off.isEmpty()) {
				RunConsole.write(run, Plural.bind(Messages.RunGuard_ended, off.size()), Messages.RunGuard_deactivate,
						() -> deactivate(run, off));
			}
		});
	}

	private static void deactivate(ProbedRun run, List<MethodSignature> off) {
		IFile plan = ResourcesPlugin.getWorkspace().getRoot().getFile(IPath.fromPortableString(run.plan()));
		PlanEdits.run(Messages.RunGuard_deactivate, plan, changed -> GuardedSwitch.deactivate(changed, off));
	}

	@Override
	public boolean canSwitchOff(MethodSignature method) {
		return GuardedSwitch.isPossible(method);
	}

	@Override
	public void switchOff(Set<MethodSignature> methods, GuardDecision decision) throws IOException {
		ProbedRuns.ofWorkspace().switchOff(run, methods);
		List<String> lines = GuardText.lines(decision, limit, prices);
		RunConsole.say(run, lines);
		warn.accept(run.name() + ": " + lines.getFirst());
	}

	@Override
	public void failed(String reason) {
		RunConsole.say(run, List.of(NLS.bind(Messages.RunGuard_failed, reason)));
	}
}
