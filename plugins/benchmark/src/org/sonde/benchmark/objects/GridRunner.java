/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.objects;

import java.io.File;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.BenchmarkProblem;
import org.sonde.benchmark.machine.BackgroundLoad;
import org.sonde.benchmark.machine.ProcessorPinning;
import org.sonde.benchmark.run.ChildProcess;
import org.sonde.benchmark.run.PrintedFigures;
import org.sonde.benchmark.run.TemporaryFolder;
import org.sonde.benchmark.watched.ClientsMain;
import org.sonde.benchmark.watched.WatchedProgram;
import org.sonde.common.files.TemporaryFiles;
import org.sonde.common.jvm.OwnJar;
import org.sonde.common.progress.Progress;
import org.sonde.objects.ObjectMonitoring;
import org.sonde.objects.jfr.JfrCarrier;
import org.sonde.objects.jmx.JmxCarrier;
import org.sonde.objects.otlp.OtlpCarrier;
import org.sonde.objects.weaving.runtime.WovenObjects;

/** Runs forks of a grid: the watched program in a fresh JVM, and its clients in another. */
final class GridRunner {
	private static final Path HERE = Path.of("").toAbsolutePath();
	private static final String CLASS_PATH = Stream
			.of(WatchedProgram.class, ObjectMonitoring.class, WovenObjects.class, JmxCarrier.class, JfrCarrier.class, OtlpCarrier.class)
			.map(OwnJar::of).map(Path::toString).collect(Collectors.joining(File.pathSeparator));
	private static final Duration START = Duration.ofSeconds(30);
	/** The time for starting, compiling, and delivering what waits in the end. */
	private static final Duration BESIDE_THE_TIME = Duration.ofSeconds(90);
	private static final double MICROS_PER_MILLI = 1000;
	private static final List<String> CLIENTS_JVM = List.of("-XX:+UseSerialGC", "-Xmx256m");
	/** The same collector whatever the number of processors, which would choose it otherwise. */
	static final List<String> JVM = List.of("-Xms1g", "-Xmx1g", "-XX:+UseSerialGC");

	private final GridDesign design;
	private final LongSupplier awakeNanos;
	private final Map<Integer, Optional<ProcessorPinning>> pinnings = new HashMap<>();

	/** The result of a fork. */
	sealed interface Outcome {
		record Valid(GridFork fork) implements Outcome {
		}

		/** @param reason in words */
		record Void(String reason) implements Outcome {
		}
	}

	/** @param awakeNanos CPU time of what keeps processors awake */
	GridRunner(GridDesign design, LongSupplier awakeNanos) {
		this.design = design;
		this.awakeNanos = awakeNanos;
	}

	/**
	 * That of a watched program with so many processors.
	 *
	 * @return empty if it gets all processors of the machine, which it shares with its clients then
	 */
	Optional<ProcessorPinning> pinning(int processors) {
		return pinnings.computeIfAbsent(processors, ProcessorPinning::here);
	}

	/** Whether a watched program can get so many processors, and no more. */
	boolean canHave(int processors) {
		return processors == Runtime.getRuntime().availableProcessors() || pinning(processors).isPresent();
	}

	/** Returns how many steps of computed work the machine does in a millisecond. */
	long stepsPerMilli(Progress progress) throws BenchmarkException {
		PrintedFigures figures = new PrintedFigures();
		try (ChildProcess program = ChildProcess.start(command(List.of(), List.of(), List.of("do=calibrate")), Map.of(), HERE,
				figures::line)) {
			await(program, BESIDE_THE_TIME, progress);
			return figures.find("stepsPerMilli")
					.orElseThrow(() -> new BenchmarkException(BenchmarkProblem.NO_GRID, program.lastWords()));
		}
	}

	/**
	 * Runs one fork to its end.
	 *
	 * @param steps         of computed work in each operation of a test case
	 * @param stepsPerMilli that the machine does
	 * @throws BenchmarkException if a process cannot be started
	 * @throws java.util.concurrent.CancellationException if the user cancels; no process is left
	 */
	Outcome run(GridDesign.Task task, int steps, long stepsPerMilli, Progress progress) throws BenchmarkException {
		BackgroundLoad load = BackgroundLoad.start();
		long awakeBefore = awakeNanos.getAsLong();
		PrintedFigures server = new PrintedFigures();
		PrintedFigures clients = task.cell().load() == GridLoad.LOCAL ? server : new PrintedFigures();
		Optional<String> trouble = clients == server ? runAlone(task, stepsPerMilli, server, progress)
				: runWithClients(task, steps, server, clients, progress);
		return trouble.<Outcome>map(Outcome.Void::new).orElseGet(() -> checked(task, server, clients, load, awakeBefore));
	}

	/** @return what went wrong; empty if nothing did */
	private Optional<String> runAlone(GridDesign.Task task, long stepsPerMilli, PrintedFigures server, Progress progress)
			throws BenchmarkException {
		GridCell cell = task.cell();
		List<String> arguments = new ArrayList<>(List.of("do=local"));
		arguments.addAll(cell.settings());
		arguments.addAll(times(cell));
		arguments.add("work=" + Math.round(cell.gapMicros() * stepsPerMilli / MICROS_PER_MILLI));
		// The program does not delete its files itself, because it may be killed.
		Path files = TemporaryFolder.make("sonde-grid");
		arguments.add("files=" + files);
		try {
			List<String> launcher = pinning(task.processors()).map(ProcessorPinning::measuredLauncher).orElse(List.of());
			return run(command(launcher, cell.jvmArguments(), arguments), server, longest(cell), progress);
		} finally {
			TemporaryFiles.deleteIfPossible(files);
		}
	}

	/** @return what went wrong; empty if nothing did */
	private Optional<String> runWithClients(GridDesign.Task task, int steps, PrintedFigures server, PrintedFigures clients,
			Progress progress) throws BenchmarkException {
		GridCell cell = task.cell();
		Optional<ProcessorPinning> pinning = pinning(task.processors());
		CompletableFuture<Long> port = new CompletableFuture<>();
		List<String> clientsCommand = new ArrayList<>(pinning.map(ProcessorPinning::othersLauncher).orElse(List.of()));
		clientsCommand.add(design.java().java().toString());
		clientsCommand.addAll(CLIENTS_JVM);
		clientsCommand.addAll(
				List.of("-cp", CLASS_PATH, ClientsMain.class.getName(), "links=" + cell.connections(), "load=" + cell.load().keyword()));
		clientsCommand.addAll(times(cell));
		try (ChildProcess clientsProcess = ChildProcess.start(clientsCommand, Map.of(), HERE, line -> {
			clients.line(line);
			clients.find("port").ifPresent(port::complete);
		})) {
			List<String> arguments = new ArrayList<>(List.of("do=serve", "port=" + await(port, clientsProcess), "work=" + steps));
			arguments.addAll(cell.settings());
			pinning.ifPresent(known -> arguments.add("pin=" + known.measured()));
			Optional<String> trouble = run(command(List.of(), cell.jvmArguments(), arguments), server, longest(cell), progress);
			return trouble.isPresent() ? trouble : await(clientsProcess, BESIDE_THE_TIME, progress);
		}
	}

	private int measuredMillis(GridCell cell) {
		return Math.max((int) design.measured().toMillis(), cell.leastMillis());
	}

	private List<String> times(GridCell cell) {
		return List.of("warmUp=" + design.warmUp().toMillis(), "measured=" + measuredMillis(cell));
	}

	/** Longer than a fork takes. */
	private Duration longest(GridCell cell) {
		return BESIDE_THE_TIME.plus(design.warmUp()).plusMillis(measuredMillis(cell));
	}

	private List<String> command(List<String> launcher, List<String> jvmArguments, List<String> arguments) {
		List<String> command = new ArrayList<>(launcher);
		command.add(design.java().java().toString());
		command.addAll(JVM);
		command.addAll(design.jvmArguments());
		command.addAll(jvmArguments);
		command.addAll(List.of("-cp", CLASS_PATH, WatchedProgram.class.getName()));
		command.addAll(arguments);
		return command;
	}

	/** Empty if it ended well. */
	private static Optional<String> run(List<String> command, PrintedFigures figures, Duration most, Progress progress)
			throws BenchmarkException {
		try (ChildProcess program = ChildProcess.start(command, Map.of(), HERE, figures::line)) {
			return await(program, most, progress);
		}
	}

	private static Optional<String> await(ChildProcess process, Duration most, Progress progress) {
		Optional<Integer> exit = process.await(most, progress);
		return exit.equals(Optional.of(0)) ? Optional.empty()
				: Optional.of(
						(exit.isEmpty() ? "it had not ended after " + most.toSeconds() + " s" : "it ended with exit value " + exit.get())
								+ "; "
								+ process.lastWords());
	}

	private static long await(CompletableFuture<Long> port, ChildProcess process) throws BenchmarkException {
		try {
			return port.get(START.toSeconds(), TimeUnit.SECONDS);
		} catch (ExecutionException | TimeoutException e) {
			throw BenchmarkException.causedBy(e, BenchmarkProblem.NOT_STARTED, "the clients of the watched program", process.lastWords());
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
			throw new CancellationException("interrupted");
		}
	}

	private Outcome checked(GridDesign.Task task, PrintedFigures server, PrintedFigures clients, BackgroundLoad load, long awakeBefore) {
		Optional<String> trouble = imbalance(task.cell(), server, clients);
		if (trouble.isPresent()) {
			return new Outcome.Void(trouble.get());
		}
		long own = server.find("totalNanos").orElse(0) + (clients == server ? 0 : clients.find("totalNanos").orElse(0))
				+ awakeNanos.getAsLong() - awakeBefore;
		return new Outcome.Valid(fork(task, server, clients, load.processors(own)));
	}

	/** Says what is wrong with the events of a fork. Empty if none is missing. */
	static Optional<String> imbalance(GridCell cell, PrintedFigures server, PrintedFigures clients) {
		if (clients.find("cases").orElse(0) == 0 || server.find("processNanos").isEmpty()) {
			return Optional.of("it measured nothing");
		}
		long generated = server.find("generated").orElse(0);
		long delivered = server.find("delivered").orElse(0);
		long dropped = server.find("dropped").orElse(0);
		long left = server.find("left").orElse(0);
		String balance = generated + " generated, " + delivered + " delivered, " + dropped + " dropped, " + left + " left";
		if (generated != delivered + dropped + left || left > 0 && !cell.mayLeaveEvents()) {
			return Optional.of("events are missing: " + balance);
		}
		if ((cell.load() != GridLoad.LOCAL || cell.isCarried()) && generated != server.find("expected").orElse(0)) {
			return Optional.of("the sensors made another number of events than " + server.find("expected").orElse(0) + ": " + balance);
		}
		if (cell.load() != GridLoad.LOCAL && delivered != clients.find("arrived").orElse(0)) {
			return Optional.of(clients.find("arrived").orElse(0) + " events arrived at the monitoring clients: " + balance);
		}
		return Optional.empty();
	}

	private static GridFork fork(GridDesign.Task task, PrintedFigures server, PrintedFigures clients, OptionalDouble foreign) {
		Map<GridFigure, Double> figures = new EnumMap<>(GridFigure.class);
		double cases = clients.find("cases").orElseThrow();
		double nanos = clients.find("nanos").orElseThrow();
		double firstCases = clients.find("firstCases").orElseThrow();
		double firstNanos = clients.find("firstNanos").orElseThrow();
		figures.put(GridFigure.CASES, cases);
		figures.put(GridFigure.WARM_UP_CASES, (double) clients.find("warmUpCases").orElse(0));
		if (task.cell().load() != GridLoad.URGENT) {
			figures.put(GridFigure.CASE_NANOS, nanos / cases);
			put(figures, GridFigure.PROCESS_NANOS, server.find("processNanos"), cases);
			put(figures, GridFigure.THREAD_NANOS, server.find("threadNanos"), cases);
			put(figures, GridFigure.SWITCHES, server.find("switches"), cases);
			put(figures, GridFigure.ALLOCATED_BYTES, server.find("threadBytes"), cases);
			if (firstCases > 0 && cases > firstCases) {
				figures.put(GridFigure.SECOND_HALF, (nanos - firstNanos) / (cases - firstCases) / (firstNanos / firstCases));
			}
		}
		put(figures, GridFigure.CASE_MEDIAN, clients.find("caseMedian"), 1);
		put(figures, GridFigure.CASE_P99, clients.find("casePNinetyNine"), 1);
		if (server.find("delays").orElse(0) > 0) {
			put(figures, GridFigure.DELAY_MEDIAN, server.find("delayMedian"), 1);
			put(figures, GridFigure.DELAY_P99, server.find("delayPNinetyNine"), 1);
			put(figures, GridFigure.DELAY_GREATEST, server.find("delayGreatest"), 1);
		}
		put(figures, GridFigure.GENERATED, server.find("generated"), 1);
		put(figures, GridFigure.DELIVERED, server.find("delivered"), 1);
		put(figures, GridFigure.DROPPED, server.find("dropped"), 1);
		foreign.ifPresent(processors -> figures.put(GridFigure.FOREIGN_PROCESSORS, processors));
		return new GridFork(task.cell().id(), task.processors(), task.number(), figures);
	}

	private static void put(Map<GridFigure, Double> figures, GridFigure figure, OptionalLong value, double divisor) {
		value.ifPresent(known -> figures.put(figure, known / divisor));
	}
}
