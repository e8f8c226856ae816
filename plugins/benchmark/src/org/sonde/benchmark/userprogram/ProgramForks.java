/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.userprogram;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Properties;

import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.BenchmarkProblem;
import org.sonde.benchmark.machine.BackgroundLoad;
import org.sonde.benchmark.run.ArgumentFile;
import org.sonde.benchmark.run.ChildProcess;
import org.sonde.common.files.IoErrorText;
import org.sonde.common.progress.Progress;
import org.sonde.instrumentation.export.KiekerAgents;
import org.sonde.instrumentation.plan.RecordTo;
import org.sonde.instrumentation.run.LaunchException;
import org.sonde.overhead.results.Phase;
import org.sonde.traces.live.ReceivedLog;

/** Starts the user's program in fresh JVMs, without probes and with them in each state, and observes it from within. */
final class ProgramForks {

	/** The log in the folder of a JVM. */
	static final String LOG = "log";
	private static final String OBSERVATION = "observation.csv";
	private static final String SETTINGS = "observer.properties";
	/** A probe of Kieker that loses the trace when monitoring is switched on between its two events. */
	private static final String CONSTRUCTOR_EVENTS = "kieker.monitoring.probe.aspectj.flow.constructorExecution";

	/**
	 * How the observer goes about it.
	 *
	 * @param windowMillis of a window; 0 to observe without switching
	 * @param warmUpMillis after the first unit of work
	 * @param pairs        of windows, after which the program is ended
	 * @param steadyMillis without windows, after the warm-up, after which the program is ended; 0 to let it run to its own end
	 * @param most         time the program may take, after which it is killed
	 */
	record Course(long windowMillis, long warmUpMillis, int pairs, long steadyMillis, Duration most) {

		/** Whether the program ends by itself. */
		private boolean toItsEnd() {
			return windowMillis == 0 && steadyMillis == 0;
		}
	}

	/**
	 * What came of a JVM.
	 *
	 * @param observation empty if it is void
	 * @param trouble     why it is void; empty if it is not
	 */
	record Outcome(Optional<Observation> observation, String trouble) {

		private static Outcome failed(String trouble) {
			return new Outcome(Optional.empty(), trouble);
		}
	}

	private final UserProgram program;
	private final UnitOfWork unit;
	private final MeasuredProbes probes;
	private final ObserverJars observer;
	private final ForkCommand commands;

	/**
	 * @param folder   an existing, empty one for the export and the agents
	 */
	ProgramForks(UserProgram program, UnitOfWork unit, MeasuredProbes probes, Path folder) throws BenchmarkException {
		this.program = program;
		this.unit = unit;
		this.probes = probes;
		try {
			Path export = Files.createDirectory(folder.resolve("export"));
			probes.files().write(export);
			KiekerAgents agents = KiekerAgents.unpack(folder.resolve("lib"));
			observer = ObserverJars.make(folder.resolve("lib"));
			commands = new ForkCommand(program, probes, export, agents, observer.agent());
		} catch (IOException e) {
			throw BenchmarkException.causedBy(e, BenchmarkProblem.UNWRITABLE, folder, IoErrorText.inWords(e));
		}
	}

	/**
	 * Runs the program once.
	 *
	 * @param phase  up to {@link Phase#WRITING}
	 * @param folder an existing, empty one for the log and what the observer writes
	 * @throws BenchmarkException if it cannot be started at all
	 * @throws LaunchException    if it cannot be started with probes
	 */
	Outcome run(Phase phase, Course course, Path folder, Progress progress) throws BenchmarkException, LaunchException {
		Path log = folder.resolve(LOG);
		try {
			Files.createDirectories(log);
			settings(phase, course, folder.resolve(OBSERVATION), folder.resolve(SETTINGS));
		} catch (IOException e) {
			throw BenchmarkException.causedBy(e, BenchmarkProblem.UNWRITABLE, folder, IoErrorText.inWords(e));
		}
		Outcome outcome = started(phase, course, folder, progress);
		// Counted after the receiver, if there is one, has stored everything.
		return phase == Phase.WRITING && !isTo(RecordTo.DISCARD) ? withLog(outcome, log, course.toItsEnd()) : outcome;
	}

	/** Events have a log in any case. */
	private boolean isTo(RecordTo writer) {
		return probes instanceof ProbedPlan methods && methods.recordTo() == writer;
	}

	private Outcome started(Phase phase, Course course, Path folder, Progress progress) throws BenchmarkException, LaunchException {
		if (phase != Phase.WRITING || !isTo(RecordTo.TCP)) {
			return run(phase, course, folder, Optional.empty(), progress);
		}
		Path log = folder.resolve(LOG);
		try (ReceivedLog received = ReceivedLog.below(log)) {
			return run(phase, course, folder, Optional.of(received.port()), progress);
		} catch (IOException e) {
			throw BenchmarkException.causedBy(e, BenchmarkProblem.UNWRITABLE, log, IoErrorText.inWords(e));
		}
	}

	/** @param counted whether the records of the log are counted, too: those of a program that we ended say nothing of all its work */
	private Outcome withLog(Outcome outcome, Path log, boolean counted) {
		if (outcome.observation().isEmpty()) {
			return outcome;
		}
		Observation observation = outcome.observation().get();
		ProcessNotes seen = observation.process();
		try {
			return new Outcome(Optional.of(observation.with(
					new ProcessNotes(seen.foreignProcessors(), seen.startedProcesses(), Optional.of(size(log, counted))))), "");
		} catch (IOException e) {
			return Outcome.failed("the log cannot be read: " + IoErrorText.inWords(e));
		}
	}

	private LogSize size(Path log, boolean counted) throws IOException {
		return switch (probes) {
			case ProbedPlan methods -> LogSize.below(log, counted);
			case WatchedPlan watched -> LogSize.ofObjects(log, counted);
		};
	}

	private Outcome run(Phase phase, Course course, Path folder, Optional<Integer> port, Progress progress)
			throws BenchmarkException, LaunchException {
		List<String> command = ArgumentFile.shortened(commands.of(phase, folder.resolve(SETTINGS), folder.resolve(LOG), port), folder,
				program.java().feature());
		BackgroundLoad load = BackgroundLoad.start();
		try (ChildProcess process = ChildProcess.start(command, program.environment(), program.folder(), line -> {
			// Its last lines are kept, and shown if it fails.
		})) {
			process.endInput();
			Optional<Integer> exit = process.await(course.most(), progress);
			return outcome(exit, course, folder.resolve(OBSERVATION), process, load);
		}
	}

	private Outcome outcome(Optional<Integer> exit, Course course, Path observed, ChildProcess process, BackgroundLoad load) {
		Observation observation;
		try {
			observation = Observation.read(observed);
		} catch (IOException e) {
			return Outcome.failed((exit.isPresent() && exit.get() != 0 ? failed(exit.get())
					: "nothing was observed (" + IoErrorText.inWords(e) + ")") + "; " + process.lastWords());
		}
		boolean noUnit = observation.firstUnit().isEmpty();
		if (exit.isEmpty() || exit.get() != 0 || noUnit) {
			String trouble = exit.isEmpty() ? notEnded(course, noUnit)
					: exit.get() != 0 ? failed(exit.get()) : "the program did no unit of work (" + unit + ")";
			return Outcome.failed(trouble + "; " + process.lastWords() + hint(observation, noUnit, process.lastWords())
					+ (exit.isEmpty() && !noUnit ? remedy(course) : ""));
		}
		ProcessNotes seen = new ProcessNotes(
				load.processors(observation.whole().processCpuNanos() + observation.jvm().childCpuNanos()).orElse(0),
				process.startedOthers() || observation.jvm().childCpuNanos() > 0, Optional.empty());
		return new Outcome(Optional.of((unit instanceof UnitOfWork.WholeRun ? observation.asOneUnit() : observation).with(seen)), "");
	}

	private static String hint(Observation observation, boolean noUnit, String printed) {
		if (printed.contains(CONSTRUCTOR_EVENTS)) {
			return ". Kieker's probe for operation events in a constructor fails if probes are switched on inside it. "
					+ "Choose a unit of work that calls all of these constructors, or use operation execution for them";
		}
		if (observation.jvm().readInput()) {
			return ". It reads from its input, which is empty: it must run without input";
		}
		return noUnit && observation.jvm().childCpuNanos() > 0
				? ". It starts other processes, which are not observed. Let it work in its own JVM, in JMH with -f 0" : "";
	}

	private static String failed(int exit) {
		return "the program ended with exit code " + exit;
	}

	private String notEnded(Course course, boolean noUnit) {
		long seconds = course.most().toSeconds();
		if (noUnit) {
			return "the program did no unit of work (" + unit + ") in " + seconds + " s and was killed";
		}
		return (course.toItsEnd() ? "the program did not end within " + seconds : "the program could not be ended after " + seconds)
				+ " s and was killed";
	}

	/** Behind what the program printed, which is a fact like the time. */
	private static String remedy(Course course) {
		return course.toItsEnd()
				? ". Allow more time. Or choose calls of a method as units of work: then Sonde ends the program when enough is measured"
				: ". Choose a smaller unit of work, or compare whole runs";
	}

	private void settings(Phase phase, Course course, Path observed, Path file) throws IOException {
		Properties settings = new Properties();
		settings.setProperty("output", observed.toAbsolutePath().toString());
		settings.setProperty("windowMillis", Long.toString(course.windowMillis()));
		settings.setProperty("warmUpMillis", Long.toString(course.warmUpMillis()));
		settings.setProperty("pairs", Integer.toString(course.pairs()));
		settings.setProperty("steadyMillis", Long.toString(course.steadyMillis()));
		settings.setProperty("unitJars", observer.unit());
		unit.into(settings);
		// A weaver of the program's own starts before our agents.
		if (phase != Phase.NONE && !commands.start().hasWeaver()) {
			settings.setProperty("weaver", "true");
		}
		if (probes instanceof WatchedPlan watched) {
			settings.setProperty("sensors", String.join(",", watched.active()));
			settings.setProperty("suspendedSensors", String.join(",", watched.suspended()));
		}
		try (Writer writer = Files.newBufferedWriter(file)) {
			settings.store(writer, null);
		}
	}
}
