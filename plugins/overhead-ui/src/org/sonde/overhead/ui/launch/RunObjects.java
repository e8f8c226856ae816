/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.launch;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.osgi.util.NLS;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.sonde.common.files.IoErrorText;
import org.sonde.instrumentation.launch.ProbedRun;
import org.sonde.instrumentation.launch.ProbedRuns;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanRecordings;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.run.ObjectLog;
import org.sonde.overhead.calls.CallRates;
import org.sonde.overhead.ui.marking.PlanEdits;
import org.sonde.overhead.ui.objects.LiveObjectsView;
import org.sonde.overhead.ui.objects.ProgramAddress;
import org.sonde.overhead.ui.traces.RunConsole;
import org.sonde.overhead.ui.view.Plural;
import org.sonde.report.objects.EventRates;

/** The watched objects of a program that runs with probes: shown while it runs, and counted when it has ended. */
final class RunObjects {
	private RunObjects() {
	}

	/**
	 * What the plan of a run has probes of.
	 *
	 * @param operations methods, so that there is a monitoring log
	 * @param watched    fields or types
	 */
	record Probed(boolean operations, boolean watched) {
		/** Reads a file. */
		static Probed of(ProbedRun run) {
			try {
				Plan plan = run.launchedPlan();
				return new Probed(!Probes.ofOperations(plan).isEmpty(), !Probes.objectProbes(plan).isEmpty());
			} catch (IOException e) {
				return new Probed(true, false); // Somebody changed the folder: then the log says what there is.
			}
		}
	}

	/**
	 * The program was started: its objects are shown, unless those of another program are.
	 *
	 * @param isWanted whether the user wants to see them without asking for them
	 */
	static void show(ProbedRun run, IWorkbenchPage page, boolean isWanted) {
		ProbedRuns.ofWorkspace().watchedProcess(run).map(process -> ProgramAddress.ofRun(process, run.name(), run.project()))
				.ifPresent(address -> {
					Runnable connect = () -> withView(page, view -> view.connect(address));
					if (!isWanted) {
						RunConsole.write(run, Messages.RunObjects_watched, Messages.RunObjects_show, connect);
					} else {
						withView(page, view -> {
							if (view.isConnected()) {
								RunConsole.write(run, Messages.RunObjects_watched, Messages.RunObjects_show, connect);
							} else {
								view.connect(address);
							}
						});
					}
				});
	}

	/** Does not interrupt typing. */
	private static void withView(IWorkbenchPage page, Consumer<LiveObjectsView> run) {
		try {
			run.accept((LiveObjectsView) page.showView(LiveObjectsView.ID, null, IWorkbenchPage.VIEW_VISIBLE));
		} catch (PartInitException e) {
			ILog.of(RunObjects.class).log(e.getStatus());
		}
	}

	/** The program has ended: how many events its log has, and how often they come. Reads a file. */
	static void end(ProbedRun run) {
		try {
			ObjectLog.of(run.folder()).ifPresent(log -> {
				if (log.total() == 0) {
					RunConsole.say(run, List.of(log.summary()));
				} else {
					RunConsole.say(run, List.of(log.summary() + " " + NLS.bind(Messages.RunObjects_log, log.file()) + "."));
					// In a line of its own: behind the path, nobody would see the link.
					RunConsole.write(run, Messages.RunObjects_rates, Messages.RunObjects_copy, () -> copyRates(run, log.file()));
				}
			});
		} catch (IOException e) {
			unread(run, e);
		}
	}

	private static void unread(ProbedRun run, IOException e) {
		RunConsole.say(run, List.of(NLS.bind(Messages.RunObjects_unread, IoErrorText.withFile(e))));
	}

	/** Applies it to the present plan, in the background; can be undone. */
	private static void copyRates(ProbedRun run, Path log) {
		Job.create(Messages.RunObjects_copying, (IProgressMonitor monitor) -> {
			try {
				Plan launched = run.launchedPlan();
				CallRates rates = EventRates.read(log, launched).rates(run.name(), launched);
				if (rates.rates().isEmpty()) {
					RunConsole.say(run, List.of(Messages.RunObjects_noRates));
					return;
				}
				IFile plan = ResourcesPlugin.getWorkspace().getRoot().getFile(IPath.fromPortableString(run.plan()));
				PlanEdits.run(Messages.RunObjects_copy, plan, changed -> PlanRecordings.take(changed, rates),
						() -> RunConsole.say(run, List.of(Plural.bind(Messages.RunObjects_copied, rates.rates().size(), run.plan()))));
			} catch (IOException e) {
				unread(run, e);
			}
		}).schedule();
	}
}
