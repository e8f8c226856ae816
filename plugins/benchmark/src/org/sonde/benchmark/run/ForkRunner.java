/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.run;

import java.io.File;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.BenchmarkProblem;
import org.sonde.benchmark.machine.BackgroundLoad;
import org.sonde.benchmark.program.MonitoredProgram;
import org.sonde.benchmark.sink.KiekerLogCount;
import org.sonde.benchmark.subject.Arrival;
import org.sonde.benchmark.subject.Variables;
import org.sonde.benchmark.workload.RunLength;
import org.sonde.benchmark.workload.Workload;
import org.sonde.common.files.IoErrorText;
import org.sonde.common.progress.Progress;

/**
 * Runs forks: each a fresh JVM, alone.
 *
 * @param jvmArguments of every JVM, before those of its configuration
 */
public record ForkRunner(RunPrerequisites prepared, RunLength length, List<String> jvmArguments) {

	/** Memory for everything beside the program's own figures and the monitoring framework's queue. */
	private static final int HEAP_MEGABYTES = 512;
	/** The time for starting, weaving, writing the figures, and emptying the framework's queue at the end. */
	private static final Duration BESIDE_THE_CALLS = Duration.ofSeconds(60);
	/** A fork that was asked for more and made fewer has met something else than its probes. */
	private static final int FEWEST_CALLS = 20;
	private static final String PRINTED_COUNT = "records=";
	private static final Pattern WHOLE_NUMBER = Pattern.compile("\\d{1,18}");

	public ForkRunner {
		jvmArguments = List.copyOf(jvmArguments);
	}

	/**
	 * The heap that each JVM of a run gets.
	 *
	 * @param jvmArguments of every JVM, before those of its configuration
	 */
	public static Heap heap(BenchmarkRun run, RunLength length, List<String> jvmArguments) {
		return Heap.of(HEAP_MEGABYTES + length.megabytes(run.workload().threads()),
				Stream.concat(jvmArguments.stream(), run.configuration().jvm().stream()).toList());
	}

	/**
	 * Runs one fork to its end.
	 *
	 * @param folder an empty one for its files
	 * @throws BenchmarkException if the set-up itself is wrong, so that no fork could run
	 * @throws java.util.concurrent.CancellationException if the user cancels; no process is left
	 */
	public ForkOutcome run(BenchmarkRun run, Path folder, Progress progress) throws BenchmarkException {
		if (run.workload().threads() > run.configuration().mostThreads()) {
			return new ForkOutcome.Void("it supports at most " + run.configuration().mostThreads() + " application thread"
					+ (run.configuration().mostThreads() == 1 ? "" : "s"));
		}
		Path log = folder.resolve("log");
		try {
			Files.createDirectories(log);
		} catch (IOException e) {
			throw BenchmarkException.causedBy(e, BenchmarkProblem.UNWRITABLE, folder, IoErrorText.inWords(e));
		}
		Map<String, String> own = new LinkedHashMap<>(Map.of("run", folder.toString(), "log", log.toString()));
		BackgroundLoad load = BackgroundLoad.start();
		if (run.configuration().arrival() instanceof Arrival.Counted counted && counted.where().needsReceiver()) {
			try (Receiver receiver = Receiver.start(counted.where(), prepared.traceProcessing(), folder)) {
				own.putAll(receiver.variables());
				return run(run, folder, own, load, Optional.of(receiver), progress);
			}
		}
		return run(run, folder, own, load, Optional.empty(), progress);
	}

	/** The variables of the environment that its configuration sets. */
	static Map<String, String> environment(BenchmarkRun run, Variables variables) throws BenchmarkException {
		Map<String, String> environment = new LinkedHashMap<>();
		for (Map.Entry<String, String> variable : run.configuration().environment().entrySet()) {
			environment.put(variable.getKey(), variables.replaced(variable.getValue(), run.subject(), run.configuration().id()));
		}
		return environment;
	}

	private ForkOutcome run(BenchmarkRun run, Path folder, Map<String, String> own, BackgroundLoad load, Optional<Receiver> receiver,
			Progress progress) throws BenchmarkException {
		Path files = folder.resolve("files");
		own.put("files", files.toString());
		Variables variables = prepared.variables(run).with(own);
		write(run, files, variables);
		Listener listener = new Listener(run.configuration().arrival());
		List<String> command = ArgumentFile.shortened(command(run, folder, variables), folder, run.java().feature());
		try (ChildProcess program = ChildProcess.start(command, environment(run, variables), folder, listener::line)) {
			Duration most = length.time().plus(BESIDE_THE_CALLS);
			Optional<Integer> exit = program.await(most, progress);
			if (exit.isEmpty()) {
				return new ForkOutcome.Void("it had not ended after " + most.toSeconds() + " s and was killed; " + program.lastWords());
			}
			receiver.ifPresent(Receiver::end);
			Properties figures = figures(folder);
			if (exit.get() != 0 || !"true".equals(figures.getProperty("complete"))) {
				return new ForkOutcome.Void("it ended with exit value " + exit.get() + (exit.get() == 0 ? " and without figures; " : "; ")
						+ program.lastWords());
			}
			return checked(run, folder, figures, listener, load, receiver, program.lastWords());
		}
	}

	/** The files that a configuration asks for. */
	static void write(BenchmarkRun run, Path files, Variables variables) throws BenchmarkException {
		try {
			Files.createDirectories(files);
			for (Map.Entry<String, String> file : run.configuration().files().entrySet()) {
				Files.writeString(files.resolve(file.getKey()),
						variables.replaced(file.getValue(), run.subject(), run.configuration().id()));
			}
		} catch (IOException e) {
			throw BenchmarkException.causedBy(e, BenchmarkProblem.UNWRITABLE, files, IoErrorText.inWords(e));
		}
	}

	private List<String> command(BenchmarkRun run, Path folder, Variables variables) throws BenchmarkException {
		Workload workload = run.workload();
		List<String> command = jvm(run, heap(run, length, jvmArguments), jvmArguments, prepared, variables);
		command.add(MonitoredProgram.class.getName());
		command.addAll(List.of("--shape", workload.shape().keyword(), "--executions", Integer.toString(workload.executions()),
				"--method-time", Long.toString(workload.methodTimeNanos()), "--work", workload.byThreadTime() ? "thread-cpu" : "wall",
				"--threads", Integer.toString(workload.threads()), "--calls", Integer.toString(length.calls()),
				"--time-limit", Long.toString(length.time().toNanos()), "--cpu-time", "true", "--output", folder.toString()));
		run.configuration().probe().ifPresent(probe -> command.addAll(List.of("--probe", probe)));
		if (run.configuration().arrival() instanceof Arrival.Counted counted && counted.where().isWrittenMeanwhile()) {
			command.addAll(List.of("--linger", "true"));
		}
		return command;
	}

	/** Returns the command that starts a configuration's JVM, without the main class. */
	static List<String> jvm(BenchmarkRun run, Heap heap, List<String> jvmArguments, RunPrerequisites prepared, Variables variables)
			throws BenchmarkException {
		List<String> command = new ArrayList<>(List.of(run.java().java().toString()));
		command.addAll(heap.arguments());
		command.addAll(jvmArguments);
		for (String argument : run.configuration().jvm()) {
			command.add(variables.replaced(argument, run.subject(), run.configuration().id()));
		}
		List<String> classPath = new ArrayList<>();
		for (String entry : run.configuration().classPath()) {
			classPath.add(variables.replaced(entry, run.subject(), run.configuration().id()));
		}
		command.add("-cp");
		command.add(classPath.isEmpty() ? prepared.program(run) : String.join(File.pathSeparator, classPath));
		return command;
	}

	private static Properties figures(Path folder) throws BenchmarkException {
		Properties figures = new Properties();
		Path file = folder.resolve("run.properties");
		if (Files.exists(file)) {
			try (Reader reader = Files.newBufferedReader(file)) {
				figures.load(reader);
			} catch (IOException e) {
				throw BenchmarkException.causedBy(e, BenchmarkProblem.UNWRITABLE, file, IoErrorText.inWords(e));
			}
		}
		return figures;
	}

	private ForkOutcome checked(BenchmarkRun run, Path folder, Properties figures, Listener listener, BackgroundLoad load,
			Optional<Receiver> receiver, String lastWords) throws BenchmarkException {
		long calls = Long.parseLong(figures.getProperty("calls"));
		long cpuNanos = Long.parseLong(figures.getProperty("processCpuNanos")) + receiver.map(Receiver::cpuNanos).orElse(0L);
		if (calls < FEWEST_CALLS && calls < (long) length.calls() * run.workload().threads()) {
			return new ForkOutcome.Void(
					"it made only " + calls + (calls == 1 ? " call" : " calls") + " in its time, too few for a figure. "
							+ "Allow more time, or fewer executions in a trace");
		}
		Optional<ForkOutcome.Arrived> arrived = Optional.empty();
		switch (run.configuration().arrival()) {
			case Arrival.Unchecked unchecked -> {
				// nothing that could be
			}
			case Arrival.Printed printed -> {
				if (!listener.seen.get()) {
					return new ForkOutcome.Void("the probes do not work: no line of its output has \"" + printed.pattern() + "\"; "
							+ lastWords);
				}
			}
			case Arrival.Counted counted -> {
				ForkOutcome.Arrived count;
				try {
					count = count(counted, counted.expected(calls, run.workload().executions()), folder.resolve("log"), listener, receiver);
				} catch (IOException e) {
					return new ForkOutcome.Void("its records cannot be counted: " + IoErrorText.inWords(e));
				}
				if (!counted.accepts(count.records(), count.expected(), run.workload().threads())) {
					return new ForkOutcome.Void((count.records() < 0 ? "an unknown number" : count.records()) + " of " + count.expected()
							+ " records arrived" + (count.records() == 0 ? "; " + lastWords : ""));
				}
				arrived = Optional.of(count);
			}
		}
		return new ForkOutcome.Valid(folder, calls, arrived, load.processors(cpuNanos), figures.getProperty("collectors"));
	}

	private static ForkOutcome.Arrived count(Arrival.Counted counted, long expected, Path log, Listener listener,
			Optional<Receiver> receiver) throws IOException {
		return switch (counted.where()) {
			case KIEKER_LOG -> {
				KiekerLogCount count = KiekerLogCount.of(log);
				yield new ForkOutcome.Arrived(count.records(), expected, count.bytes());
			}
			case KIEKER_TCP, KIEKER_TCP_TWO_PORTS, OTLP_HTTP, ELASTIC_INTAKE, TRACE_RECONSTRUCTION, TRACE_REDUCTION ->
				new ForkOutcome.Arrived(receiver.orElseThrow().records(), expected, receiver.orElseThrow().bytes());
			case FLIGHT_RECORDING -> new ForkOutcome.Arrived(FlightRecordings.count(log, counted.event().orElseThrow()), expected, 0);
			case PRINTED_COUNT -> new ForkOutcome.Arrived(listener.count.get(), expected, 0);
		};
	}

	/** Looks at what the program prints. */
	private static final class Listener {
		private final Arrival arrival;
		private final AtomicBoolean seen = new AtomicBoolean();
		private final AtomicLong count = new AtomicLong(-1);

		Listener(Arrival arrival) {
			this.arrival = arrival;
		}

		void line(String line) {
			if (arrival instanceof Arrival.Printed printed && printed.pattern().matcher(line).find()) {
				seen.set(true);
			}
			if (line.startsWith(PRINTED_COUNT) && WHOLE_NUMBER.matcher(line.substring(PRINTED_COUNT.length())).matches()) {
				count.set(Long.parseLong(line.substring(PRINTED_COUNT.length())));
			}
		}
	}
}
