/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.plan;

import java.io.File;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.sonde.benchmark.jdk.JavaHome;
import org.sonde.cli.shared.ClassesOption;
import org.sonde.cli.objects.ObjectsText;
import org.sonde.cli.shared.CommandProblem;
import org.sonde.cli.shared.ExitCode;
import org.sonde.cli.shared.Failures;
import org.sonde.cli.shared.Format;
import org.sonde.cli.shared.Interruption;
import org.sonde.cli.shared.Logs;
import org.sonde.cli.shared.ObservedText;
import org.sonde.cli.shared.PlannedProgramArguments;
import org.sonde.cli.shared.PrintingCommand;
import org.sonde.cli.shared.ProgramOptions;
import org.sonde.cli.shared.ResultSets;
import org.sonde.common.files.TemporaryFiles;
import org.sonde.instrumentation.export.KiekerAgents;
import org.sonde.instrumentation.export.CaughtThrows;
import org.sonde.instrumentation.export.ProgramClasses;
import org.sonde.instrumentation.pattern.PlanMatches;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.RecordTo;
import org.sonde.instrumentation.run.CountedMethods;
import org.sonde.instrumentation.run.JavaCommand;
import org.sonde.instrumentation.run.ObjectLog;
import org.sonde.instrumentation.run.RunAgent;
import org.sonde.instrumentation.run.SwitchedMethods;
import org.sonde.instrumentation.run.WeavingReport;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.ShellWords;
import org.sonde.overhead.results.ResultSet;
import org.sonde.report.agents.AgentPrice;
import org.sonde.instrumentation.plan.WriterChoice;
import org.sonde.report.guard.GuardJson;
import org.sonde.report.guard.GuardPrices;
import org.sonde.report.objects.ObjectsJson;
import org.sonde.report.observed.ObservedCalls;
import org.sonde.report.traces.LogResults;
import org.sonde.report.traces.RunJson;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import tools.jackson.databind.node.ObjectNode;

/** {@code sonde run}: any Java program with the probes of a plan, and the plan compared with what was recorded. */
@Command(name = "run", mixinStandardHelpOptions = true, usageHelpAutoWidth = true, sortOptions = false,
		customSynopsis = "sonde run PLAN [--agent AGENT] [--java FOLDER] [--switchable] [--guard RECORDS] [--record-to WRITER] [--keep-log FOLDER] [--classes PATH] [--sources FOLDER] [-f FORMAT] -- java [JVM OPTIONS] -cp CLASSPATH MAIN [ARGUMENTS]",
		description = "Run a Java program with the probes of a plan, and compare the plan with what was recorded. Uses Kieker "
		+ KiekerAgents.KIEKER_VERSION
				+ " unless --agent names another. The program keeps its own arguments, agents, input and output; with --format json or csv, its output goes to standard error. Ctrl-C ends it and prints the result.",
		footer = "The plan's patterns are matched against the command's class path and module path, or --classes. Ends with the program's exit code. "
				+ "If that is 0, ends with " + ExitCode.FAILED
				+ " if nothing was recorded, Kieker's writer failed, or agents counted differently without a known reason.")
public final class RunCommand extends PrintingCommand {
	@Mixin
	private PlannedProgramArguments program;

	@Mixin
	private RunAgentOptions chosen;

	@Option(names = "--switchable",
			description = "Let the probes follow the plan's file while the program runs: see sonde plan activate and deactivate. Kieker with AspectJ only.")
	private boolean switchable;

	@Mixin
	private GuardOptions guarding;

	@Option(names = "--keep-log", paramLabel = "FOLDER",
			description = "A new or empty folder for the log, the plan's export and the weaver's messages. Default: they are deleted.")
	private Path keep;

	@Mixin
	private RecordToOption recordTo;

	@Mixin
	private ProgramOptions named;

	@Override
	public Integer call() throws Exception {
		JavaCommand command = program.command(output.command());
		List<RunAgent> agents = chosen.agents(output.command());
		check(agents);
		Plan plan = program.plan().load();
		recordTo.applyTo(plan);
		if (guarding.isGiven() && plan.getRecordTo() == RecordTo.DISCARD) {
			throw new ParameterException(output.command(),
					"--guard counts the records in the log, and the records are discarded. Use --record-to binary");
		}
		Optional<PlanMatches> matches = named.matches(plan, command.places(), output.err());
		// Counts are compared by method, because some agents do not know patterns.
		Plan compared = agents.size() > 1 && matches.isPresent() ? matches.get().methodsOf(plan) : plan;
		List<AgentRun> runs = new ArrayList<>();
		for (RunAgent agent : agents) {
			AgentRun run = new AgentRun(agent, compared, compared == plan ? matches : Optional.empty(),
					classes(agent, plan, matches, command), command);
			if (agents.size() == 1) {
				ProgramOptions.printNotes(run.export(), output.err()); // with several, the table has the reasons
			}
			run.check(program.plan().file());
			runs.add(run);
		}
		JavaHome home = program.home(command);
		// Until the folder is removed, too: where the process is asked to end, it ends with the interruption.
		try (Interruption untilRemoved = new Interruption()) {
			Path folder = folder();
			try {
				if (runs.size() > 1) {
					return new AgentComparison(runs, home, chosen, caught(runs, command), output).run(folder, keep != null);
				}
				AgentRun run = runs.getFirst();
				if (run.agent() != RunAgent.KIEKER_ASPECTJ) {
					output.err().println(
							AgentPrice.sentence(matches.map(known -> known.methodsOf(plan)).orElse(plan), resultSet(plan), run.agent()));
				}
				Optional<Path> follow = switchable ? Optional.of(program.plan().file()) : Optional.empty();
				Optional<ProgramGuard> guard = guarding.guard(() -> prices(plan), output.err());
				int code = print(run, run.start(home, chosen.jar(run.agent()), folder, follow, guard, output), guard, command, matches,
						folder);
				if (guard.isPresent()) {
					guarding.keep(guard.get().methods(), program.plan().file(), output.err());
				}
				return code;
			} finally {
				if (keep == null) {
					TemporaryFiles.delete(folder);
				}
			}
		}
	}

	private GuardPrices prices(Plan plan) {
		return new GuardPrices(resultSet(plan).map(results -> WriterChoice.usual(plan, results)), plan.getThreads());
	}

	/** Returns the plan's result set. A run does not need it, so it may be unreadable. */
	private Optional<ResultSet> resultSet(Plan plan) {
		try {
			return plan.getResultSet() == null ? Optional.empty() : Optional.of(ResultSets.open(plan.getResultSet(), output.err()));
		} catch (OverheadException e) {
			output.err().println("sonde: " + e.getMessage());
			return Optional.empty();
		}
	}

	private void check(List<RunAgent> agents) throws IOException, Failures.Failed {
		guarding.check(output.command(), program.plan().file());
		if (guarding.isGiven() && !agents.equals(List.of(RunAgent.KIEKER_ASPECTJ))) {
			throw new ParameterException(output.command(),
					"--guard is for the agent " + RunAgent.KIEKER_ASPECTJ.keyword()
							+ " alone: the probes of others cannot be switched while the program runs");
		}
		if (switchable && !agents.stream().allMatch(RunAgent::isSwitchable) || switchable && agents.size() > 1) {
			throw new ParameterException(output.command(), "--switchable is for the agent " + RunAgent.KIEKER_ASPECTJ.keyword() + " alone");
		}
		if (recordTo.isGiven() && agents.stream().noneMatch(RunAgent::isKieker)) {
			throw new ParameterException(output.command(), "--record-to is for the agents of Kieker; the others have no choice of writers");
		}
		if (agents.size() > 1 && recordTo.isDiscard()) {
			throw new ParameterException(output.command(), "--record-to discard leaves nothing to compare");
		}
	}

	/** Agents that name methods by less than their signature may catch more, in any class of the program. */
	private ProgramClasses classes(RunAgent agent, Plan plan, Optional<PlanMatches> matches, JavaCommand command)
			throws IOException, Failures.Failed {
		return agent == RunAgent.KIEKER_ASPECTJ ? named.read(plan, matches, command.places())
				: ClassesOption.read(named.entries(command.places()), Optional.empty());
	}

	/** Only the Flight Recorder counts them. */
	private Map<String, Integer> caught(List<AgentRun> runs, JavaCommand command) throws IOException {
		boolean recorder = runs.stream().anyMatch(run -> run.agent() == RunAgent.JFR || run.agent() == RunAgent.JFR_TIMING);
		return recorder ? CaughtThrows.read(named.entries(command.places()), runs.getFirst().planned()) : Map.of();
	}

	/** @return the exit code */
	private int print(AgentRun planned, ProgramRun run, Optional<ProgramGuard> guard, JavaCommand command, Optional<PlanMatches> matches,
			Path folder) throws IOException {
		if (planned.agent() == RunAgent.KIEKER_ASPECTJ) {
			Files.write(folder.resolve("weaver.txt"), run.messages().lines());
		}
		Optional<WeavingReport> weaving = WeavingReport.of(folder);
		if (planned.recordsMethods()) {
			weaving.ifPresent(report -> report.lines(planned.planned()).forEach(output.err()::println));
		}
		Optional<ObjectLog> objects = planned.watchesObjects() ? ObjectLog.of(folder) : Optional.empty();
		boolean watched = objects.filter(log -> log.total() > 0).isPresent();
		boolean discarded = planned.recordsMethods() && planned.recordTo().filter(RecordTo.DISCARD::equals).isPresent();
		if (!planned.recordsMethods() || discarded) {
			printWithoutLog(planned, run, weaving, objects);
			printKept(folder, false, watched, command, matches);
			return run.exitCode() == 0 && !watched && !discarded ? ExitCode.FAILED : run.exitCode();
		}
		CountedMethods counted = planned.counted(weaving);
		counted.write(folder);
		LogResults log = planned.read(folder, output.err());
		print(planned, run, log, counted, SwitchedMethods.ofLogs(List.of(folder)), guard, weaving, objects);
		printKept(folder, log.counts().recordsRead() > 0, watched, command, matches);
		int code = run.exitCode() == 0 ? Logs.code(log) : run.exitCode();
		return code == ExitCode.OK && run.messages().writerFailed() ? ExitCode.FAILED : code;
	}

	private Path folder() throws Failures.Failed {
		if (keep == null) {
			try {
				return TemporaryFiles.newFolder("sonde-run");
			} catch (FileSystemException e) {
				throw Failures.Failed.unwritable(e.getFile(), e);
			}
		}
		try {
			Files.createDirectories(keep);
			try (Stream<Path> entries = Files.list(keep)) {
				if (entries.findAny().isPresent()) {
					throw new Failures.Failed(CommandProblem.NOT_EMPTY, keep);
				}
			}
			return keep;
		} catch (IOException e) {
			throw Failures.Failed.unwritable(keep, e);
		}
	}

	/** There is no log of methods: the plan has none, or says that the records are discarded. */
	private void printWithoutLog(AgentRun planned, ProgramRun run, Optional<WeavingReport> weaving, Optional<ObjectLog> objects) {
		if (output.format() == Format.json) {
			ObjectNode json = json(planned, run, weaving).withoutLog();
			objects.ifPresent(log -> json.set("objects", ObjectsJson.of(log)));
			output.json(json);
		} else {
			objects.filter(log -> log.total() > 0).ifPresent(log -> output.table(ObjectsText.events(log)));
		}
		if (planned.recordsMethods()) {
			output.err().println("The records were discarded, so there is nothing to compare with the plan. "
					+ "For a log, run with --record-to binary or text.");
		}
		printEnd(planned, objects);
		printEnd(run);
	}

	private void printEnd(AgentRun planned, Optional<ObjectLog> objects) {
		objects.map(planned::silent).filter(silent -> !silent.isEmpty())
				.ifPresent(silent -> output.err().println("No event of: " + String.join(", ", silent)));
		objects.flatMap(ObjectLog::end)
				.ifPresent(end -> ObjectsText.problems(end.problems(), end.problemCount()).forEach(output.err()::println));
		objects.ifPresent(log -> output.err().println(log.summary()
				+ (keep == null ? "" : " Their log is " + log.file() + ".")));
	}

	private static RunJson json(AgentRun planned, ProgramRun run, Optional<WeavingReport> weaving) {
		return new RunJson(planned.agent(), run.exitCode(), planned.recordTo(), run.messages().lines(), weaving, planned.planned());
	}

	private void print(AgentRun planned, ProgramRun run, LogResults log, CountedMethods counted, SwitchedMethods switched,
			Optional<ProgramGuard> guard, Optional<WeavingReport> weaving, Optional<ObjectLog> objects) {
		ObservedCalls observed = planned.observed(log, counted).withSwitched(switched.methods());
		switch (output.format()) {
			case json -> {
				ObjectNode json = json(planned, run, weaving).with(log, observed);
				guard.ifPresent(one -> json.set("guard", GuardJson.of(one.limit(), one.switchedOff())));
				objects.ifPresent(one -> json.set("objects", ObjectsJson.of(one)));
				output.json(json);
			}
			case csv, table -> {
				output.table(ObservedText.table(observed));
				if (output.format() == Format.table) {
					output.print("\n" + log.summary() + "\n");
				}
				ObservedText.lines(observed).forEach(output.err()::println);
				objects.ifPresent(one -> output.print("\n"));
				objects.ifPresent(one -> output.table(ObjectsText.events(one)));
			}
		}
		switched.sentence().ifPresent(output.err()::println);
		Logs.warn(log, output.err());
		printEnd(planned, objects);
		printEnd(run);
	}

	/**
	 * Where the user finds what was to be kept, and how to go on with it; patterns need the classes again.
	 *
	 * @param recorded whether methods were
	 * @param watched  whether events of fields or objects were
	 */
	private void printKept(Path folder, boolean recorded, boolean watched, JavaCommand command, Optional<PlanMatches> matches)
			throws IOException {
		if (keep == null) {
			if (recorded || watched) {
				output.err().println("The log was not kept. To estimate from a run, add --keep-log FOLDER.");
			}
			return;
		}
		if (!recorded && !watched) {
			output.err().println("The export and the weaver's messages are in " + folder + ".");
			return;
		}
		// The log of objects is beside the other.
		Path log = watched ? folder : folder.resolve("log");
		List<String> words = new ArrayList<>(List.of("sonde", "calls", program.plan().file().toString(), log.toString(), "--update-plan"));
		if (matches.isPresent()) {
			words.addAll(List.of("--classes",
					named.entries(command.places()).stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator))));
		}
		output.err().println("The log is in " + log + ". To estimate from it: " + ShellWords.line(words));
	}

	private void printEnd(ProgramRun run) {
		run.messages().trouble().ifPresent(trouble -> {
			output.err()
					.println("sonde: " + (trouble.isOfProgram() ? "the program did not run: " : "weaving failed: ") + trouble.text() + " "
							+ trouble.remedy());
			String from = trouble.isOfProgram() ? "Java" : "AspectJ";
			run.messages().lines().stream().limit(1).forEach(line -> output.err().println("sonde: message of " + from + ": " + line));
		});
		if (run.exitCode() != 0) {
			output.err().println("sonde: the program ended with exit code " + run.exitCode());
		}
	}
}
