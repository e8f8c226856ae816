/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces;

import java.util.Optional;

import org.sonde.report.traces.LogResults;

/**
 * Monitoring logs that were read.
 *
 * @param name    what people and plans call them, without the folders of this machine
 * @param request to read them again; empty if programs sent them
 */
public record LogReading(String name, Optional<LogRequest> request, LogResults results) {

	static LogReading of(LogRequest request, LogResults results) {
		return new LogReading(request.name(), Optional.of(request), results);
	}

	/** What rates from the logs have as their source. */
	String source() {
		return results.source(name);
	}
}
