/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.run;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.BenchmarkProblem;
import org.sonde.benchmark.program.GapSweep;
import org.sonde.benchmark.subject.Arrival;
import org.sonde.benchmark.subject.Variables;
import org.sonde.common.files.IoErrorText;
import org.sonde.common.progress.Progress;

/** Runs the sweep over gaps in JVMs of its own. */
public final class SweepRunner {

	private static final Heap HEAP = Heap.of(512, List.of());
	private static final Duration BESIDE_THE_CELLS = Duration.ofSeconds(60);
	private static final String COMPLETE = "complete";

	private final RunPrerequisites prepared;
	private final List<String> jvmArguments;

	/** @param jvmArguments of every JVM, before those of its configuration */
	public SweepRunner(RunPrerequisites prepared, List<String> jvmArguments) {
		this.prepared = prepared;
		this.jvmArguments = List.copyOf(jvmArguments);
	}

	/**
	 * Runs all cells in one JVM.
	 *
	 * @param run          names the configuration and the Java; its workload has no meaning here
	 * @param windowMillis of a window, with the probes on or off
	 * @param pairs        of windows in each cell
	 * @param cells        as {@link GapSweep} takes them
	 * @param folder       an empty one for its files
	 * @return the lines that {@link GapSweep} writes
	 * @throws BenchmarkException if it cannot be started, or does not run to its end
	 * @throws java.util.concurrent.CancellationException if the user cancels; no process is left
	 */
	public List<String> run(BenchmarkRun run, long windowMillis, int pairs, List<String> cells, Path folder, Progress progress)
			throws BenchmarkException {
		Path log = folder.resolve("log");
		try {
			Files.createDirectories(log);
			Map<String, String> own = new LinkedHashMap<>(
					Map.of("run", folder.toString(), "log", log.toString(), "files", folder.resolve("files").toString()));
			if (run.configuration().arrival() instanceof Arrival.Counted counted && counted.where().needsReceiver()) {
				try (Receiver receiver = Receiver.start(counted.where(), prepared.traceProcessing(), folder)) {
					own.putAll(receiver.variables());
					return run(run, own, windowMillis, pairs, cells, folder, progress);
				}
			}
			return run(run, own, windowMillis, pairs, cells, folder, progress);
		} catch (IOException e) {
			throw BenchmarkException.causedBy(e, BenchmarkProblem.UNWRITABLE, folder, IoErrorText.inWords(e));
		}
	}

	private List<String> run(BenchmarkRun run, Map<String, String> own, long windowMillis, int pairs, List<String> cells, Path folder,
			Progress progress) throws BenchmarkException, IOException {
		Variables variables = prepared.variables(run).with(own);
		ForkRunner.write(run, folder.resolve("files"), variables);
		Path file = folder.resolve("sweep.csv");
		List<String> command = new ArrayList<>(ForkRunner.jvm(run, HEAP, jvmArguments, prepared, variables));
		command.addAll(List.of(GapSweep.class.getName(), file.toString(), Long.toString(windowMillis), Integer.toString(pairs)));
		command.addAll(cells);
		Duration most = BESIDE_THE_CELLS.plusMillis(4 * windowMillis * (pairs + 4) * cells.size());
		try (ChildProcess program = ChildProcess.start(command, ForkRunner.environment(run, variables), folder, line -> {
			// Its last lines are kept, and shown if it fails.
		})) {
			Optional<Integer> exit = program.await(most, progress);
			List<String> lines = Files.exists(file) ? Files.readAllLines(file, StandardCharsets.US_ASCII) : List.of();
			if (!exit.equals(Optional.of(0)) || lines.isEmpty() || !lines.getLast().equals(COMPLETE)) {
				throw new BenchmarkException(BenchmarkProblem.NOTHING_MEASURED, "The sweep over gaps",
						(exit.isEmpty() ? "it had not ended after " + most.toSeconds() + " s" : "it ended with exit value " + exit.get())
								+ "; "
								+ program.lastWords());
			}
			return lines.subList(0, lines.size() - 1);
		}
	}
}
