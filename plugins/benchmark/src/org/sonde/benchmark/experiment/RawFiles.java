/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.experiment;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

import org.sonde.benchmark.run.BenchmarkRun;
import org.sonde.benchmark.workload.Workload;

/**
 * Keeps raw measurements as MooBench names them, {@code raw-LOOP-DEPTH-INDEX.csv}, so that its scripts and those for it read them: a folder
 * for each subject and workload, the index being the place of the configuration in its subject, from 0.
 */
record RawFiles(Path folder) {

	/** Copies the file of a fork; that of an earlier attempt is replaced. */
	void keep(BenchmarkRun run, int fork, Path file) throws IOException {
		Workload workload = run.workload();
		Path target = folder.resolve(run.subject().id()).resolve(workload.shape().keyword() + "-" + workload.methodTimeNanos() + "ns-"
				+ workload.threads() + (workload.threads() == 1 ? "-thread" : "-threads"));
		Files.createDirectories(target);
		int index = run.subject().configurations().indexOf(run.configuration());
		Files.copy(file, target.resolve("raw-" + fork + "-" + workload.executions() + "-" + index + ".csv"),
				StandardCopyOption.REPLACE_EXISTING);
	}
}
