/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.experiment;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.sonde.benchmark.run.BenchmarkRun;
import org.sonde.benchmark.workload.Workload;

/**
 * Keeps raw measurements as MooBench names them, {@code raw-LOOP-DEPTH-INDEX.csv}, so that its scripts and those for it read them: a folder
 * for each subject and Java, in it one for each workload, the index being the place of the configuration in its subject, from 0. What an
 * earlier experiment left stays: a folder that is there is never written into, the next gets a number.
 */
public final class RawFiles {

	private final Path folder;
	private final Map<BenchmarkRun, List<BenchmarkRun>> places;
	private final Map<String, Path> chosen = new HashMap<>();

	/**
	 * @param folder an existing one
	 * @param places the runs in whose place one is measured: it is kept for each of them
	 */
	public RawFiles(Path folder, Map<BenchmarkRun, List<BenchmarkRun>> places) {
		this.folder = folder;
		this.places = places;
	}

	/**
	 * Copies the file of a fork; that of an earlier attempt is replaced.
	 *
	 * @param measured the folder in which the program left them
	 */
	void keep(BenchmarkRun run, int fork, Path measured) throws IOException {
		for (BenchmarkRun place : places.getOrDefault(run, List.of(run))) {
			Workload workload = place.workload();
			Path target = folder(place).resolve(name(workload));
			Files.createDirectories(target);
			int index = place.subject().configurations().indexOf(place.configuration());
			Files.copy(measured.resolve("wall.csv"), target.resolve("raw-" + fork + "-" + workload.executions() + "-" + index + ".csv"),
					StandardCopyOption.REPLACE_EXISTING);
		}
	}

	/** Returns the folder of this experiment alone. */
	private Path folder(BenchmarkRun run) {
		return chosen.computeIfAbsent(run.subject().id() + "-java-" + run.java().feature(), name -> {
			Path free = folder.resolve(name);
			for (int number = 2; Files.exists(free); number++) {
				free = folder.resolve(name + "-" + number);
			}
			return free;
		});
	}

	/** All that tells workloads apart but the number of executions, which stands in the name of the file. */
	private static String name(Workload workload) {
		return workload.shape().keyword() + (workload.unmonitored() == 0 ? "" : "-" + workload.unmonitored() + "-unmonitored") + "-"
				+ workload.methodTimeNanos() + "ns" + (workload.byThreadTime() ? "-thread-cpu" : "") + "-" + workload.threads()
				+ (workload.threads() == 1 ? "-thread" : "-threads");
	}
}
