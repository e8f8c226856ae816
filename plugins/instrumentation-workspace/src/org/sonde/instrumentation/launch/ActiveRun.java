/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.launch;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Collectors;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.debug.core.model.IProcess;
import org.eclipse.debug.core.model.IStreamMonitor;
import org.eclipse.debug.core.model.IStreamsProxy;
import org.sonde.instrumentation.export.AgentFiles;
import org.sonde.instrumentation.export.KiekerAspectJ;
import org.sonde.instrumentation.export.KiekerWriter;
import org.sonde.instrumentation.pattern.PlanMatches;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.plan.RecordTo;
import org.sonde.instrumentation.run.GuardedSwitch;
import org.sonde.instrumentation.run.KiekerLaunch;
import org.sonde.instrumentation.run.ProbeSwitch;
import org.sonde.instrumentation.run.RunAgent;
import org.sonde.instrumentation.run.SensorSwitch;
import org.sonde.instrumentation.run.WeaverMessages;
import org.sonde.instrumentation.workspace.PlanState.Loaded;
import org.sonde.objects.client.ObjectsException;
import org.sonde.traces.live.ReceivedLog;
import org.sonde.traces.log.LogProblem;

/** A program that is running with probes: what it says of the weaving is kept, and its probes follow the plan. */
final class ActiveRun {
	private final ProbedRun run;
	private final IFile planFile;
	private final RunProgram program;
	private final boolean patterns;
	private final AgentFiles files;
	private final Set<MethodSignature> woven;
	private final GuardedSwitch probes;
	private final OptionalDouble limit;
	/** One for each stream, because their lines must not be mixed. */
	private final List<WeaverMessages> messages = new CopyOnWriteArrayList<>();
	/** The receiver of the records if they are sent. Empty if the program writes files, and before it starts. */
	private Optional<ReceivedLog> received = Optional.empty();
	private Set<MethodSignature> on;
	private Set<MethodSignature> told = Set.of();
	private final SensorSwitch sensors;

	/**
	 * @param plan    that the program is started with
	 * @param program that is started
	 * @param matches what the plan's patterns match in the program
	 * @param files   the plan's export
	 * @param limit   of records per second; empty if there is none
	 */
	ActiveRun(ProbedRun run, Loaded plan, RunProgram program, Optional<PlanMatches> matches, AgentFiles files, OptionalDouble limit) {
		this.run = run;
		this.program = program;
		this.files = files;
		planFile = plan.file();
		patterns = !plan.patterns().isEmpty();
		on = Set.copyOf(files.collecting());
		sensors = new SensorSwitch(plan.plan(), files.watched());
		woven = new LinkedHashSet<>(files.collecting());
		woven.addAll(files.deactivated());
		probes = new GuardedSwitch(new ProbeSwitch(run.folder(), woven), plan.plan(), matches);
		this.limit = limit;
	}

	/** Records per second that the program may make; empty for any number, and where nobody could switch probes or count records. */
	OptionalDouble limit() {
		return isSwitchable() && run.isLogged() ? limit : OptionalDouble.empty();
	}

	/** Switches probes off, whatever the plan says. */
	synchronized void switchOff(Set<MethodSignature> methods) throws IOException {
		probes.switchOff(methods);
	}

	/**
	 * Starts the receiver of the program's records, if its plan says that they are sent.
	 *
	 * @return the arguments of the JVM that say where to; none for other plans
	 */
	List<String> receive() throws IOException {
		if (run.recordTo() != RecordTo.TCP || !run.agent().isKieker()) {
			return List.of();
		}
		received = Optional.of(ReceivedLog.below(run.log()));
		return List.of(KiekerWriter.port(received.get().port()));
	}

	/** The program was not started, or has ended: what has arrived is stored. */
	void stopReceiving() throws IOException {
		if (received.isPresent()) {
			received.get().close();
		}
	}

	/** Returns which sent records were skipped, for people. */
	List<LogProblem> skipped() {
		return received.map(ReceivedLog::problems).orElse(List.of());
	}

	ProbedRun run() {
		return run;
	}

	/** The plan's export, as it is for a start by hand. */
	AgentFiles files() {
		return files;
	}

	/** Whether the program would run as it does without probes. */
	boolean isEmpty() {
		return woven.isEmpty() && !files.watchesObjects() && !(patterns && run.agent() == RunAgent.KIEKER_ASPECTJ);
	}

	/** Whether AspectJ may weave more types than those that are known, as the plan has patterns. */
	boolean hasPatterns() {
		return patterns;
	}

	/** Whether fields or objects of the program are watched, which can be asked for then. */
	boolean watchesObjects() {
		return files.watchesObjects();
	}

	/** Binary names of the types that have probes. */
	Set<String> wovenTypes() {
		return woven.stream().map(MethodSignature::declaringType).collect(Collectors.toSet());
	}

	IFile planFile() {
		return planFile;
	}

	/** Keeps what the process says of the weaving, from its beginning. */
	void listen(IProcess process) {
		IStreamsProxy streams = process.getStreamsProxy();
		if (streams != null) {
			listen(streams.getErrorStreamMonitor());
			// If the configuration merges both streams, everything is output.
			listen(streams.getOutputStreamMonitor());
		}
	}

	private void listen(IStreamMonitor monitor) {
		if (monitor != null) {
			WeaverMessages picked = new WeaverMessages();
			messages.add(picked);
			synchronized (monitor) {
				picked.append(monitor.getContents());
				monitor.addListener((text, from) -> picked.append(text));
			}
		}
	}

	/** The program has ended. */
	void end() throws IOException {
		run.saveMessages(messages.stream().flatMap(picked -> picked.lines().stream()).distinct().toList());
	}

	/** Whether the probes of the program follow the plan. */
	boolean isSwitchable() {
		return run.agent().isSwitchable();
	}

	/** Switches the probes of the program to what the plan says now; tells what was switched, if anything. */
	synchronized Optional<RunEvent.Switched> follow(Plan plan, IProgressMonitor monitor) throws IOException, CoreException {
		Optional<PlanMatches> matches = program.match(plan, monitor);
		Set<MethodSignature> nowOn = new LinkedHashSet<>(KiekerAspectJ.export(plan, matches).collecting());
		List<MethodSignature> notWoven = nowOn.stream().filter(method -> !woven.contains(method)).toList();
		nowOn.retainAll(woven);
		boolean switched = probes.follow(plan, matches);
		boolean newlyPlanned = !told.containsAll(notWoven);
		// Matches of a pattern in libraries are unknown here, and a new deactivated probe changes nothing in the program.
		boolean noticed = switched && (!nowOn.equals(on) || !Probes.patternProbes(plan).isEmpty());
		Optional<RunEvent.Switched> event = noticed || newlyPlanned
				? Optional
						.of(new RunEvent.Switched(run, noticed, without(nowOn, on), without(on, nowOn), newlyPlanned ? notWoven : List.of(),
								KiekerLaunch.SWITCHING_SECONDS + 1))
				: Optional.empty();
		on = Set.copyOf(nowOn);
		told = Set.copyOf(notWoven);
		return event;
	}

	/** The same for what is watched; waits for the program. */
	Optional<RunEvent.Watching> followObjects(Plan plan, IProcess process, IProgressMonitor monitor)
			throws ObjectsException, InterruptedException {
		if (!watchesObjects()) {
			return Optional.empty();
		}
		return sensors.follow(plan, process.getAttribute(IProcess.ATTR_PROCESS_ID), () -> monitor.isCanceled() || process.isTerminated())
				.map(change -> new RunEvent.Watching(run, change.on(), change.off(), change.late()));
	}

	private static List<MethodSignature> without(Set<MethodSignature> all, Set<MethodSignature> others) {
		List<MethodSignature> rest = new ArrayList<>(all);
		rest.removeAll(others);
		rest.sort((one, other) -> one.toString().compareTo(other.toString()));
		return rest;
	}
}
