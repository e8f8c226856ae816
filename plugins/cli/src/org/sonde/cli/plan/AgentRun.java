/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.plan;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.sonde.benchmark.jdk.JavaHome;
import org.sonde.cli.shared.Failures;
import org.sonde.cli.shared.Format;
import org.sonde.cli.shared.OutputOptions;
import org.sonde.cli.shared.TerminalProgress;
import org.sonde.instrumentation.export.AgentFiles;
import org.sonde.instrumentation.export.KiekerWriter;
import org.sonde.instrumentation.export.ProgramClasses;
import org.sonde.instrumentation.pattern.PlanMatches;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.plan.RecordTo;
import org.sonde.instrumentation.run.AgentLaunch;
import org.sonde.instrumentation.run.CountedMethods;
import org.sonde.instrumentation.run.GuardedSwitch;
import org.sonde.instrumentation.run.JavaCommand;
import org.sonde.instrumentation.run.KiekerLaunch;
import org.sonde.instrumentation.run.LaunchException;
import org.sonde.instrumentation.run.ObjectLog;
import org.sonde.instrumentation.run.ProbeSwitch;
import org.sonde.instrumentation.run.ProgramStart;
import org.sonde.instrumentation.run.RunAgent;
import org.sonde.instrumentation.run.SensorSwitch;
import org.sonde.instrumentation.run.WeavingReport;
import org.sonde.report.observed.ObservedCalls;
import org.sonde.report.traces.LogResults;
import org.sonde.report.traces.MonitoringLogs;
import org.sonde.report.traces.MonitoringLogs.WhenCancelled;
import org.sonde.traces.live.ReceivedLog;
import org.sonde.traces.reduction.LogAnalysis;

/** A program with the probes of a plan under one agent: started, and what it recorded. */
final class AgentRun {
	private final RunAgent agent;
	private final Plan plan;
	private final Optional<PlanMatches> matches;
	private final JavaCommand command;
	private final AgentFiles export;

	/** @param matches what the plan's patterns match in the program */
	AgentRun(RunAgent agent, Plan plan, Optional<PlanMatches> matches, ProgramClasses classes, JavaCommand command) {
		this.agent = agent;
		this.plan = plan;
		this.matches = matches;
		this.command = command;
		export = agent.export(plan, classes, matches);
	}

	/**
	 * Checks that there is something to run for.
	 *
	 * @param file of the plan, for the message
	 * @throws LaunchException if the agent can do nothing for the plan
	 */
	void check(Path file) throws LaunchException {
		if (!recordsMethods() && !watchesObjects()) {
			throw agent.nothing(file);
		}
	}

	RunAgent agent() {
		return agent;
	}

	AgentFiles export() {
		return export;
	}

	/** The methods that have a probe, also a deactivated one; without those that only a pattern names. */
	Set<MethodSignature> woven() {
		return Stream.concat(export.collecting().stream(), export.deactivated().stream()).collect(Collectors.toSet());
	}

	/** Whether any method has a probe, or may have one because of a pattern. */
	boolean recordsMethods() {
		return !woven().isEmpty() || agent == RunAgent.KIEKER_ASPECTJ && !Probes.patternProbes(plan).isEmpty();
	}

	/** Whether fields or objects are watched. */
	boolean watchesObjects() {
		return export.watchesObjects();
	}

	/** Returns where Kieker's records go. Empty for other agents, which have no choice. */
	Optional<RecordTo> recordTo() {
		return agent.isKieker() ? Optional.of(plan.getRecordTo()) : Optional.empty();
	}

	/**
	 * Runs the program to its end.
	 *
	 * @param jar    of the agent; empty if Sonde or the JVM brings it along
	 * @param folder existing folder for the export and, in {@code log}, for what is recorded
	 * @param follow the file of the plan, if the probes are to follow its changes
	 * @param guard  of its records
	 */
	ProgramRun start(JavaHome home, Optional<Path> jar, Path folder, Optional<Path> follow, Optional<ProgramGuard> guard,
			OutputOptions output)
			throws IOException, InterruptedException, LaunchException, Failures.Failed {
		Path log = Files.createDirectory(folder.resolve("log"));
		AgentLaunch launch = new AgentLaunch(agent, folder, jar, log);
		AgentFiles files = launch.files(export);
		AgentLaunch.Start start;
		try {
			files.write(folder);
			start = launch.start(new ProgramStart(home.feature(), command.options(), command.modulePath()), command.classPath(), files,
					new AgentLaunch.Weaving(planned().stream().map(MethodSignature::declaringType).distinct().toList(), matches.isPresent(),
							folder.resolve("lib")));
		} catch (FileSystemException e) {
			throw e;
		} catch (IOException e) {
			// Without a file's name, as that of a full disk.
			throw Failures.Failed.unwritable(folder, e);
		}
		List<String> additions = new ArrayList<>(start.arguments());
		if (follow.isPresent() || guard.isPresent()) {
			additions.addAll(KiekerLaunch.switching());
		}
		GuardedSwitch probes = new GuardedSwitch(new ProbeSwitch(folder, woven()), plan, matches);
		SensorSwitch sensors = new SensorSwitch(plan, export.watched());
		try (PlanFollower follower = follow.map(file -> new PlanFollower(file, probes, sensors, woven(), matches, output.err()))
				.orElse(null);
				ProgramGuard watching = guard.map(one -> one.watch(log, probes)).orElse(null)) {
			Consumer<ProcessHandle> started = follower == null ? process -> { } : follower::follow;
			if (recordTo().filter(RecordTo.TCP::equals).isEmpty()) {
				return ProgramRun.of(command.with(home.java(), additions, start.classPath()), start.environment(), started, printed(output),
						output.err());
			}
			ReceivedLog received = ReceivedLog.below(log);
			ProgramRun run;
			try (received) {
				additions.add(KiekerWriter.port(received.port()));
				run = ProgramRun.of(command.with(home.java(), additions, start.classPath()), start.environment(), started, printed(output),
						output.err());
			}
			received.problems().forEach(problem -> output.err().println("sonde: " + problem));
			return run;
		}
	}

	/** Where the program's output goes: what Sonde prints for other programs has no other output in between. */
	private static PrintWriter printed(OutputOptions output) {
		return output.format() == Format.table ? output.out() : output.err();
	}

	/** Reads all that was recorded, also after Ctrl-C: the user ended the program and wants its records. */
	LogResults read(Path folder, PrintWriter err) throws IOException {
		try (TerminalProgress progress = TerminalProgress.of(err)) {
			return MonitoringLogs.read(List.of(folder.resolve("log")), LogAnalysis.Options.DEFAULT, progress, WhenCancelled.RESULT_SO_FAR);
		}
	}

	/** The watched fields and types of which the log has no event. */
	List<String> silent(ObjectLog log) {
		return log.silent(plan);
	}

	/** The methods that are to have a probe, in the order of the plan's file. */
	List<MethodSignature> planned() {
		return woven().stream().sorted(MethodSignature.FILE_ORDER).toList();
	}

	/**
	 * The methods of which the run recorded each call.
	 *
	 * @param weaving what AspectJ did; empty if nobody watched it
	 */
	CountedMethods counted(Optional<WeavingReport> weaving) {
		return new CountedMethods(weaving.map(report -> report.counted(plan, matches)).orElse(Set.of()));
	}

	/**
	 * The plan compared with what was recorded.
	 *
	 * @param all the methods of which the run recorded each call
	 */
	ObservedCalls observed(LogResults log, CountedMethods all) {
		Set<MethodSignature> counted = log.hasAllRecords() ? all.methods() : Set.of();
		return ObservedCalls.of(plan, matches, log.recorded(), log.source("of this run"), recordTo().map(RecordTo::getLiteral))
				.withExport(export).withFilter(log.filter())
				.withCounted(counted);
	}
}
