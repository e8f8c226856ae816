/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.traces;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

import org.sonde.cli.shared.CommandProblem;
import org.sonde.cli.shared.ExitCode;
import org.sonde.cli.shared.Failures;
import org.sonde.cli.shared.Interruption;
import org.sonde.cli.shared.NewFile;
import org.sonde.cli.shared.PlanArgument;
import org.sonde.cli.shared.ProgramOptions;
import org.sonde.cli.shared.TerminalProgress;
import org.sonde.cli.shared.WritingCommand;
import org.sonde.common.digits.Counted;
import org.sonde.common.digits.Digits;
import org.sonde.common.jvm.RunningJvm;
import org.sonde.instrumentation.export.Agent;
import org.sonde.instrumentation.export.AgentFiles;
import org.sonde.instrumentation.export.FlightRecorder;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.traces.flight.JvmRecorder;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** {@code sonde record}: how often a plan's methods are called in a JVM that is running. */
@Command(name = "record", mixinStandardHelpOptions = true, usageHelpAutoWidth = true, sortOptions = false,
		description = "Record the methods of a plan in a running JVM. Uses the flight recorder of Java 25 or later: the program needs no agent and no restart. "
		+ "Ctrl-C ends the recording and writes it. 'sonde calls' reads it.")
public final class RecordCommand extends WritingCommand {
	private static final double NANOS_PER_SECOND = 1e9;
	private static final long BYTES_PER_MEGABYTE = 1_000_000;

	@Mixin
	private PlanArgument planArgument;

	@Option(names = "--jvm", paramLabel = "PID|HOST:PORT",
			description = "The JVM: the process id of one of yours on this machine, or where it listens for JMX. "
			+ "Without it, the JVMs on this machine are listed.")
	private String jvm;

	@Option(names = { "-o", "--output" }, paramLabel = "FILE.jfr", description = "The recording to write. No file is overwritten.")
	private Path file;

	@Option(names = "--for", paramLabel = "SECONDS", description = "Stop after this time. Default: when the program ends, or by Ctrl-C.")
	private Double seconds;

	@Option(names = "--trace",
			description = "Record each execution, so that callers and traces are known. Default: only how often each method was called, and how long that took.")
	private boolean trace;

	@Option(names = "--max-size", paramLabel = "MB", defaultValue = "1000",
			description = "The most MB that the JVM keeps on its disk. If there is more, it drops the oldest events. Default: ${DEFAULT-VALUE}.")
	private int megabytes;

	@Mixin
	private ProgramOptions program;

	@Override
	public Integer call() throws Exception {
		CommandLine command = diagnostics.command();
		if (jvm == null) {
			throw new ParameterException(command, "--jvm is missing. " + running());
		}
		if (file == null) {
			throw new ParameterException(command, "--output is missing: it names the recording to write, such as -o shop.jfr");
		}
		if (seconds != null && !(seconds > 0)) {
			throw new ParameterException(command, "--for must be above 0 seconds, found " + Digits.plain(seconds));
		}
		if (megabytes < 1) {
			throw new ParameterException(command, "--max-size must be 1 MB or more, found " + megabytes);
		}
		Plan plan = planArgument.load();
		NewFile.require(file);
		AgentFiles files = Agent.JFR.export(plan, program.classes().read(), program.matches(plan, command.getErr()));
		if (files.collecting().isEmpty()) {
			throw new Failures.Failed(CommandProblem.NOTHING_TO_RECORD, planArgument.file());
		}
		record(files);
		diagnostics.done("Wrote " + file + ". Next: sonde calls " + planArgument.file() + " " + file + " --update-plan");
		return ExitCode.OK;
	}

	private void record(AgentFiles files) throws Failures.Failed, InterruptedException {
		try (Interruption interruption = new Interruption(); JvmRecorder recorder = JvmRecorder.connect(jvm)) {
			recorder.start(trace ? JvmRecorder.Detail.TRACE : JvmRecorder.Detail.TIMING, FlightRecorder.filter(files.collecting()),
					megabytes * BYTES_PER_MEGABYTE, file);
			long began = System.nanoTime();
			diagnostics.done("Recording " + Counted.of(files.collecting().size(), "method") + " in " + recorder + ". Ctrl-C ends it.");
			try (TerminalProgress progress = TerminalProgress.of(diagnostics.err())) {
				recorder.await(() -> {
					double elapsed = (System.nanoTime() - began) / NANOS_PER_SECOND;
					progress.begin("%.0f s%s".formatted(elapsed, recorder.calls()
							.map(calls -> ", " + Counted.of(calls.values().stream().mapToLong(Long::longValue).sum(), "call")).orElse("")),
							0);
					return !interruption.isInterrupted() && (seconds == null || elapsed < seconds);
				});
			}
			recorder.store(file);
		} catch (IOException e) {
			throw new Failures.Failed(CommandProblem.NOT_RECORDED, jvm, e.getMessage());
		}
	}

	private static String running() {
		List<RunningJvm> running = RunningJvm.onThisMachine();
		return running.isEmpty() ? "No other JVM of yours runs on this machine" : "Running on this machine: "
						+ running.stream().map(one -> (one.pid() + " " + one.program()).strip()).collect(Collectors.joining("; "));
	}
}
