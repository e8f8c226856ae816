/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.subject;

import java.nio.file.Path;
import java.util.Optional;

import org.sonde.benchmark.BenchmarkException;

/** Where artifacts come from: the caller knows Maven, and whether the user allows the network. */
@FunctionalInterface
public interface Artifacts {

	/**
	 * @param coordinates {@code GROUP:ARTIFACT[:EXTENSION[:CLASSIFIER]]:VERSION}
	 * @return the file
	 * @throws BenchmarkException if it cannot be had
	 */
	Path find(String coordinates) throws BenchmarkException;

	/** What processes traces, for the phases reconstruction and reduction; empty if the caller has nothing that does. */
	default Optional<TraceProcessing> traceProcessing() {
		return Optional.empty();
	}
}
