/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.subject;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.BenchmarkProblem;

/** The source of artifacts. The caller knows Maven, and whether the user allows the network. */
@FunctionalInterface
public interface Artifacts {

	/** The beginning of a file's name that replaces coordinates. */
	String FILE = "file:";

	/**
	 * @param coordinates {@code GROUP:ARTIFACT[:EXTENSION[:CLASSIFIER]]:VERSION}
	 * @return the file
	 * @throws BenchmarkException if it is not available
	 */
	Path find(String coordinates) throws BenchmarkException;

	/** A file or folder of this machine in the place of coordinates, for {@link #withFiles}. */
	static String file(Path path) {
		return FILE + path.toAbsolutePath();
	}

	/** These, and files of this machine, which must exist. */
	default Artifacts withFiles() {
		Artifacts others = this;
		return new Artifacts() {
			@Override
			public Path find(String coordinates) throws BenchmarkException {
				if (!coordinates.startsWith(FILE)) {
					return others.find(coordinates);
				}
				Path file = Path.of(coordinates.substring(FILE.length())).toAbsolutePath();
				if (!Files.exists(file)) {
					throw new BenchmarkException(BenchmarkProblem.NO_ARTIFACT, file,
							"there is no such file. Correct the path after " + FILE + " in the artifacts of the descriptor.");
				}
				return file;
			}

			@Override
			public Optional<TraceProcessing> traceProcessing() {
				return others.traceProcessing();
			}
		};
	}

	/** Returns what processes traces in the phases reconstruction and reduction. Empty if the caller has no such thing. */
	default Optional<TraceProcessing> traceProcessing() {
		return Optional.empty();
	}
}
