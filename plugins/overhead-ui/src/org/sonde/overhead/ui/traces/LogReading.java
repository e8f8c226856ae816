/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.sonde.report.traces.LogResults;

/**
 * Monitoring logs that were read.
 *
 * @param paths where they are
 */
public record LogReading(List<Path> paths, LogResults results) {

	public LogReading {
		paths = List.copyOf(paths);
	}

	/** What people and plans call the logs, without the folders of this machine. */
	String name() {
		return name(paths);
	}

	static String name(List<Path> paths) {
		Path first = paths.getFirst();
		return Optional.ofNullable(first.getFileName()).orElse(first) + (paths.size() == 1 ? "" : " and " + (paths.size() - 1)
				+ " more");
	}

	/** What rates from the logs have as their source. */
	String source() {
		return results.source(name());
	}
}
