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
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.jdk.JavaHome;
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
import org.sonde.cli.shared.TerminalProgress;
import org.sonde.common.files.TemporaryFiles;
import org.sonde.instrumentation.export.AgentFiles;
import org.sonde.instrumentation.export.KiekerAgents;
import org.sonde.instrumentation.export.KiekerAspectJ;
import org.sonde.instrumentation.export.KiekerWriter;
import org.sonde.instrumentation.pattern.PlanMatches;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.plan.RecordTo;
import org.sonde.instrumentation.run.JavaCommand;
import org.sonde.instrumentation.run.KiekerLaunch;
import org.sonde.instrumentation.run.LaunchException;
import org.sonde.instrumentation.run.LaunchProblem;
import org.sonde.instrumentation.run.ProgramStart;
import org.sonde.overhead.ShellWords;
import org.sonde.report.observed.ObservedCalls;
import org.sonde.report.traces.LogResults;
import org.sonde.report.traces.LogResults.WhenCancelled;
import org.sonde.report.traces.RunJson;
import org.sonde.traces.live.ReceivedLog;
import org.sonde.traces.reduction.LogAnalysis;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code sonde run}: any Java program with the probes of a plan, and the plan compared with what was recorded. */
@Command(name = "run", mixinStandardHelpOptions = true, usageHelpAutoWidth = true, sortOptions = false,
		customSynopsis = "sonde run PLAN [--java DIR] [--record-to WRITER] [--keep-log DIR] [--classes PATH] [--sources FOLDER] [-f FORMAT] -- java [JVM OPTIONS] -cp CLASSPATH MAIN [ARGUMENTS]",
		description = "Run a Java program with the probes of a plan, and compare the plan with what was recorded. Uses Kieker " + KiekerAgents.KIEKER_VERSION
				+ ". The program keeps its own arguments, agents, input and output. Ctrl-C ends it and prints the result.",
		footer = "The plan's patterns are matched against the command's class path and module path, or --classes. Ends with the program's exit code, or with "
				+ ExitCode.FAILED + " if that is 0 and nothing was recorded.")
public final class RunCommand extends PrintingCommand {
	@Mixin
	private PlannedProgramArguments program;

	@Option(names = "--keep-log", paramLabel = "DIR",
			description = "A new or empty folder for the log, the plan's export and the weaver's messages. Default: they are deleted.")
	private Path keep;

	@Mixin
	private RecordToOption recordTo;

	@Mixin
	private ProgramOptions named;

	@Override
	public Integer call() throws Exception {
		JavaCommand command = program.command(output.command());
		Plan plan = program.plan().load();
		recordTo.applyTo(plan);
		Optional<PlanMatches> matches = named.matches(plan, command.places(), output.err());
		AgentFiles files = KiekerAspectJ.export(plan, named.read(plan, matches, command.places()), matches);
		List<MethodSignature> woven = Stream.concat(files.collecting().stream(), files.deactivated().stream()).toList();
		if (woven.isEmpty() && Probes.patternProbes(plan).isEmpty()) {
			throw new LaunchException(LaunchProblem.NOTHING_TO_WEAVE, program.plan().file());
		}
		ProgramOptions.printNotes(files, output.err());
		// Until the folder is removed, too: where the process is told to end, it ends with the interruption.
		try (Interruption untilRemoved = new Interruption()) {
			Path folder = folder();
			try {
				files.write(folder);
				return print(command, run(command, woven, plan, matches.isPresent(), folder), plan, matches, files, folder);
			} finally {
				if (keep == null) {
					TemporaryFiles.delete(folder);
				}
			}
		}
	}

	private ProgramRun run(JavaCommand command, List<MethodSignature> woven, Plan plan, boolean patterns, Path folder)
			throws IOException, InterruptedException, BenchmarkException, LaunchException, Failures.Failed {
		JavaHome home = program.home(command);
		KiekerAgents agents = KiekerAgents.unpack(folder.resolve("lib"));
		Path log = Files.createDirectory(folder.resolve("log"));
		KiekerLaunch launch = new KiekerLaunch(folder, agents.weaver(), log);
		List<String> additions = new ArrayList<>(launch.additions(
				new ProgramStart(home.feature(), command.options(), command.modulePath()),
				woven.stream().map(MethodSignature::declaringType).distinct().toList(), patterns));
		List<Path> classPath = agents.classPath(command.classPath());
		if (plan.getRecordTo() != RecordTo.TCP) {
			return ProgramRun.of(command.with(home.java(), additions, classPath), output.out(), output.err());
		}
		ReceivedLog received = ReceivedLog.below(log);
		ProgramRun run;
		try (received) {
			additions.add(KiekerWriter.port(received.port()));
			run = ProgramRun.of(command.with(home.java(), additions, classPath), output.out(), output.err());
		}
		received.problems().forEach(problem -> output.err().println("sonde: " + problem));
		return run;
	}

	/** @return the exit code */
	private int print(JavaCommand command, ProgramRun run, Plan plan, Optional<PlanMatches> matches, AgentFiles files, Path folder)
			throws IOException {
		Files.write(folder.resolve("weaver.txt"), run.messages().lines());
		if (plan.getRecordTo() == RecordTo.DISCARD) {
			printWithoutLog(run);
			printKept(folder, false, command, matches);
			return run.exitCode();
		}
		LogResults log = read(folder.resolve("log"));
		ObservedCalls observed = ObservedCalls.of(plan, matches, log.recorded(), log.source("of this run"),
				Optional.of(plan.getRecordTo().getLiteral())).withExport(files);
		print(run, plan.getRecordTo(), log, observed);
		printKept(folder, log.counts().recordsRead() > 0, command, matches);
		return run.exitCode() == 0 ? Logs.code(log) : run.exitCode();
	}

	/** All of it, also after Ctrl-C: that ended the program, and what it recorded is wanted. */
	private LogResults read(Path log) throws IOException {
		try (TerminalProgress progress = TerminalProgress.of(output.err())) {
			return LogResults.read(List.of(log), LogAnalysis.Options.DEFAULT, progress, WhenCancelled.RESULT_SO_FAR);
		}
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

	/** Nothing was recorded, as the plan says. */
	private void printWithoutLog(ProgramRun run) {
		if (output.format() == Format.json) {
			output.json(json(run, RecordTo.DISCARD).withoutLog());
		}
		output.err().println("The records were discarded, so there is nothing to compare with the plan. "
				+ "For a log, run with --record-to binary or text.");
		printEnd(run);
	}

	private static RunJson json(ProgramRun run, RecordTo recordTo) {
		return new RunJson(run.exitCode(), recordTo, run.messages().lines());
	}

	private void print(ProgramRun run, RecordTo recordTo, LogResults log, ObservedCalls observed) {
		switch (output.format()) {
			case json -> output.json(json(run, recordTo).with(log, observed));
			case csv, table -> {
				output.table(ObservedText.table(observed));
				if (output.format() == Format.table) {
					output.print("\n" + log.summary() + "\n");
				}
				ObservedText.lines(observed).forEach(output.err()::println);
			}
		}
		Logs.warn(log, output.err());
		printEnd(run);
	}

	/** Where the user finds what was to be kept, and how to go on with it; patterns need the classes again. */
	private void printKept(Path folder, boolean recorded, JavaCommand command, Optional<PlanMatches> matches) throws IOException {
		if (keep == null) {
			if (recorded) {
				output.err().println("The log was not kept. To estimate from a run, add --keep-log FOLDER.");
			}
			return;
		}
		if (!recorded) {
			output.err().println("The export and the weaver's messages are in " + folder + ".");
			return;
		}
		Path log = folder.resolve("log");
		List<String> words = new ArrayList<>(List.of("sonde", "calls", program.plan().file().toString(), log.toString(), "--update-plan"));
		if (matches.isPresent()) {
			words.addAll(List.of("--classes",
					named.entries(command.places()).stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator))));
		}
		output.err().println("The log is in " + log + ". To estimate from it: " + ShellWords.line(words));
	}

	private void printEnd(ProgramRun run) {
		run.messages().trouble().ifPresent(trouble -> {
			output.err().println("sonde: " + (trouble.isOfProgram() ? "the program did not run: " : "weaving failed: ") + trouble.text() + " "
					+ trouble.remedy());
			String from = trouble.isOfProgram() ? "Java" : "AspectJ";
			run.messages().lines().stream().limit(1).forEach(line -> output.err().println("sonde: message of " + from + ": " + line));
		});
		if (run.exitCode() != 0) {
			output.err().println("sonde: the program ended with exit code " + run.exitCode());
		}
	}
}
