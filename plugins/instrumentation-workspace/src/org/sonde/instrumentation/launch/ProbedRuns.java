/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.launch;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.debug.core.DebugEvent;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.model.IProcess;
import org.osgi.framework.FrameworkUtil;
import org.sonde.common.files.IoErrorText;
import org.sonde.common.files.TemporaryFiles;
import org.sonde.instrumentation.export.AgentFiles;
import org.sonde.instrumentation.pattern.PlanMatches;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.run.AgentLaunch;
import org.sonde.instrumentation.run.RunAgent;
import org.sonde.instrumentation.workspace.EventSource;
import org.sonde.instrumentation.workspace.PlanEvent;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.objects.client.ObjectsException;

/**
 * The programs that run with probes: follows each until it ends, and lets the probes of running programs follow their plans. Listeners
 * are notified in a job.
 */
public final class ProbedRuns extends EventSource<RunEvent> {
	/** The launch mode. */
	public static final String MODE = "org.sonde.launch.probes";

	/** The folder belongs to the plan's bundle, which had the runs before this bundle existed. The runs of users are kept there. */
	private final Path state = Platform.getStateLocation(FrameworkUtil.getBundle(Plan.class)).toPath();
	private final RunFolders folders = new RunFolders(state.resolve("runs"));
	private final Map<IProcess, ActiveRun> active = new ConcurrentHashMap<>();

	/** Made when first asked for, as it listens from then on. */
	private static final class Holder {
		static final ProbedRuns WORKSPACE = new ProbedRuns();
	}

	private ProbedRuns() {
		DebugPlugin.getDefault().addDebugEventListener(this::ended);
		PlanStore.ofWorkspace().addListener(this::planChanged);
	}

	/** Returns the runs of this workspace. */
	public static ProbedRuns ofWorkspace() {
		return Holder.WORKSPACE;
	}

	/** The runs whose program has not ended. */
	public List<ProbedRun> active() {
		return active.values().stream().map(ActiveRun::run).toList();
	}

	/** The process id of the program of a run whose fields or objects are watched; empty if none are, and if it has ended. */
	public Optional<String> watchedProcess(ProbedRun run) {
		return active.entrySet().stream().filter(one -> one.getValue().run().equals(run) && one.getValue().watchesObjects())
				.flatMap(one -> Stream.ofNullable(one.getKey().getAttribute(IProcess.ATTR_PROCESS_ID))).findFirst();
	}

	/** The folder for the jars that programs with probes need. */
	Path agents() {
		return state.resolve("agents");
	}

	/** Records per second that the program of a run may make; empty for any number, and if it has ended. */
	public OptionalDouble limit(ProbedRun run) {
		return active.values().stream().filter(one -> one.run().equals(run)).map(ActiveRun::limit).findFirst()
				.orElse(OptionalDouble.empty());
	}

	/**
	 * Switches probes of a running program off, whatever its plan says; if it has ended, does nothing.
	 *
	 * @throws IOException if the program cannot be reached
	 */
	public void switchOff(ProbedRun run, Set<MethodSignature> methods) throws IOException {
		for (ActiveRun one : active.values()) {
			if (one.run().equals(run)) {
				one.switchOff(methods);
			}
		}
	}

	/** Makes the folder of a run that is to be started: exports the plan and keeps it. Writes files; old runs are deleted. */
	ActiveRun prepare(String name, RunAgent agent, OptionalDouble limit, PlanState.Loaded plan, RunProgram program,
			IProgressMonitor monitor)
			throws IOException, CoreException {
		Instant now = Instant.now();
		String project = plan.project().getName();
		ProbedRun run = new ProbedRun(folders.next(project, now), name, project, plan.file().getFullPath().makeRelative().toString(),
				agent, plan.plan().getRecordTo(), now);
		Optional<PlanMatches> matches = program.match(plan.plan(), monitor);
		run.save(plan.plan(), matches);
		AgentFiles files = agent.export(plan.plan(), program.classes(agent, monitor), matches);
		launch(run, Optional.empty()).files(files).write(run.folder());
		Set<Path> kept = active.values().stream().map(other -> other.run().folder()).collect(Collectors.toSet());
		kept.add(run.folder());
		folders.tidy(project, kept);
		return new ActiveRun(run, plan, program, matches, files, limit);
	}

	/** Returns how the agent of a run is started. */
	static AgentLaunch launch(ProbedRun run, Optional<Path> jar) {
		return new AgentLaunch(run.agent(), run.folder(), jar, run.log());
	}

	/** The program was not started. */
	void forget(ActiveRun run) throws IOException {
		run.stopReceiving();
		TemporaryFiles.delete(run.run().folder());
	}

	/** Follows a process that was just started. */
	void follow(ActiveRun run, IProcess process) {
		run.listen(process);
		active.put(process, run);
		later("Program with probes started", monitor -> tellListeners(new RunEvent.Started(run.run())));
		if (process.isTerminated()) {
			end(process);
		}
	}

	private void ended(DebugEvent[] events) {
		for (DebugEvent event : events) {
			if (event.getKind() == DebugEvent.TERMINATE && event.getSource() instanceof IProcess process) {
				end(process);
			}
		}
	}

	/** Once for each process, whoever notices first. */
	private void end(IProcess process) {
		Optional.ofNullable(active.remove(process)).ifPresent(run -> later("Program with probes ended", monitor -> {
			try {
				run.stopReceiving();
				run.skipped().forEach(problem -> ILog.of(ProbedRuns.class).warn("Records received from the program: " + problem));
			} catch (IOException e) {
				ILog.of(ProbedRuns.class)
						.log(Status.warning("Cannot store the records received from the program: " + IoErrorText.inWords(e), e));
			}
			try {
				run.end();
			} catch (IOException e) {
				ILog.of(ProbedRuns.class).log(Status.warning("Cannot store AspectJ's weaver messages: " + IoErrorText.inWords(e), e));
			}
			tellListeners(new RunEvent.Ended(run.run()));
		}));
	}

	private void planChanged(PlanEvent event) {
		if (event.after() instanceof PlanState.Loaded now) {
			active.forEach((process, run) -> {
				if (run.isSwitchable() && run.planFile().equals(now.file())) {
					later("Switching probes of a running program", monitor -> switchProbes(run, now, monitor));
					later("Watching fields and objects of a running program", monitor -> switchSensors(run, process, now, monitor));
				}
			});
		}
	}

	private void switchProbes(ActiveRun run, PlanState.Loaded plan, IProgressMonitor monitor) {
		try {
			run.follow(plan.plan(), monitor).ifPresent(this::tellListeners);
		} catch (IOException | CoreException | IllegalArgumentException e) {
			tellListeners(new RunEvent.NotSwitched(run.run(), e instanceof IOException io ? IoErrorText.inWords(io) : e.getMessage()));
		}
	}

	private void switchSensors(ActiveRun run, IProcess process, PlanState.Loaded plan, IProgressMonitor monitor) {
		try {
			run.followObjects(plan.plan(), process, monitor).ifPresent(this::tellListeners);
		} catch (ObjectsException e) {
			if (!process.isTerminated()) {
				tellListeners(new RunEvent.NotSwitched(run.run(), e.getMessage()));
			}
		} catch (InterruptedException e) {
			// The program has ended.
		}
	}

	/** Runs the tasks of one run one after the other, so that the program gets the plan's last state last. */
	private void later(String what, ICoreRunnable task) {
		Job job = Job.createSystem(what, task);
		job.setRule(SerialJobRule.RULE);
		job.schedule();
	}
}
