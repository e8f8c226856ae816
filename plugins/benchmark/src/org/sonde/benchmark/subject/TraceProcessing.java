/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.subject;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A program that receives Kieker's records over TCP and processes traces, for the phases reconstruction and reduction (Fittkau et al.
 * 2013). It is started with the word {@code reconstruction} or {@code reduction}, prints {@code port=…}, and when its input ends
 * {@code records=…}, the valid traces that came, and {@code cpuNanos=…}. The caller of a benchmark has it, as only the caller knows where
 * its classes lie.
 *
 * @param mainClass its name
 * @param classPath jars and folders
 */
public record TraceProcessing(String mainClass, List<Path> classPath) {

	public TraceProcessing {
		classPath = List.copyOf(classPath);
	}

	/** The class path as JVMs take it. */
	public String path() {
		return classPath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
	}
}
