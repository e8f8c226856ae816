/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.sonde.common.progress.Progress;
import org.sonde.report.traces.LogResults;
import org.sonde.report.traces.MonitoringLogs;
import org.sonde.traces.reduction.LogAnalysis;

/** A small log of Kieker in a folder. */
record SampleLog(Path folder) {

	/** One call of half a second in one trace. */
	static final String CALL = "$1;1;public int shop.Cart.total();<no-session-id>;0;1790000000000000000;1790000000500000000;host;0;0\n";

	/** @param lines of its file of records */
	static SampleLog in(Path parent, String name, String lines) throws IOException {
		Path folder = Files.createDirectories(parent.resolve(name));
		Files.writeString(folder.resolve("kieker.map"), "$1=kieker.common.record.controlflow.OperationExecutionRecord\n");
		Files.writeString(folder.resolve("kieker-1.dat"), lines);
		return new SampleLog(folder);
	}

	LogRequest request() {
		return LogRequest.of(List.of(folder));
	}

	LogResults results() throws IOException {
		return MonitoringLogs.read(List.of(folder), LogAnalysis.Options.DEFAULT,
				Progress.NONE, MonitoringLogs.WhenCancelled.NOTHING);
	}

	LogReading reading() throws IOException {
		return LogReading.of(request(), results(), Optional.empty());
	}
}
