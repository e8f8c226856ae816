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
import java.util.Set;
import java.util.stream.Collectors;

import org.eclipse.core.resources.IFile;
import org.eclipse.debug.core.IStreamListener;
import org.eclipse.debug.core.model.IProcess;
import org.eclipse.debug.core.model.IStreamMonitor;
import org.eclipse.debug.core.model.IStreamsProxy;
import org.sonde.instrumentation.export.AgentFiles;
import org.sonde.instrumentation.export.KiekerAspectJ;
import org.sonde.instrumentation.export.KiekerLaunch;
import org.sonde.instrumentation.export.ProbeSwitch;
import org.sonde.instrumentation.export.WeaverMessages;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;

/** A program that is running with probes: what it says of the weaving is kept, and its probes follow the plan. */
final class ActiveRun {
	private final ProbedRun run;
	private final IFile planFile;
	private final Set<MethodSignature> woven;
	private final WeaverMessages messages = new WeaverMessages();
	private Set<MethodSignature> on;
	private Set<MethodSignature> said = Set.of();

	/** @param files the export that the program was started with */
	ActiveRun(ProbedRun run, IFile planFile, AgentFiles files) {
		this.run = run;
		this.planFile = planFile;
		on = Set.copyOf(files.collecting());
		woven = new LinkedHashSet<>(files.collecting());
		woven.addAll(files.deactivated());
	}

	ProbedRun run() {
		return run;
	}

	Set<MethodSignature> woven() {
		return woven;
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
			// Where the configuration merges both streams, all comes as output.
			listen(streams.getOutputStreamMonitor());
		}
	}

	private void listen(IStreamMonitor monitor) {
		if (monitor != null) {
			IStreamListener listener = (text, from) -> messages.append(text);
			synchronized (monitor) {
				messages.append(monitor.getContents());
				monitor.addListener(listener);
			}
		}
	}

	/** The program has ended. */
	void end() throws IOException {
		run.saveMessages(messages.lines());
	}

	/** Switches the probes of the program to what the plan says now; tells what was switched, if anything. */
	synchronized Optional<RunEvent.Switched> follow(Plan plan) throws IOException {
		Set<MethodSignature> planned = new LinkedHashSet<>(KiekerAspectJ.export(plan).collecting());
		List<MethodSignature> notWoven = planned.stream().filter(method -> !woven.contains(method)).toList();
		Set<MethodSignature> nowOn = new LinkedHashSet<>(planned);
		nowOn.retainAll(woven);
		boolean newlyPlanned = !said.containsAll(notWoven);
		said = Set.copyOf(notWoven);
		if (nowOn.equals(on)) {
			return newlyPlanned ? Optional.of(switched(List.of(), List.of(), notWoven)) : Optional.empty();
		}
		List<MethodSignature> off = woven.stream().filter(method -> !nowOn.contains(method)).toList();
		new ProbeSwitch(run.folder()).switchOff(off);
		Optional<RunEvent.Switched> event = Optional.of(switched(without(nowOn, on), without(on, nowOn), notWoven));
		on = Set.copyOf(nowOn);
		return event;
	}

	private RunEvent.Switched switched(List<MethodSignature> switchedOn, List<MethodSignature> switchedOff, List<MethodSignature> notWoven) {
		return new RunEvent.Switched(run, switchedOn, switchedOff, notWoven, KiekerLaunch.SWITCHING_SECONDS + 1);
	}

	private static List<MethodSignature> without(Set<MethodSignature> all, Set<MethodSignature> others) {
		List<MethodSignature> rest = new ArrayList<>(all);
		rest.removeAll(others);
		rest.sort((one, other) -> one.toString().compareTo(other.toString()));
		return rest;
	}
}
