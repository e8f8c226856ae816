/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.export;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.osgi.util.NLS;
import org.sonde.overhead.ui.traces.LogProgress;
import org.sonde.overhead.ui.traces.LogReading;
import org.sonde.overhead.ui.traces.LogRequest;
import org.sonde.report.html.CallsSection;
import org.sonde.report.traces.LogResults;
import org.sonde.report.traces.MonitoringLogs;
import org.sonde.report.traces.MonitoringLogs.WhenCancelled;
import org.sonde.traces.reduction.LogAnalysis;
import org.sonde.traces.reduction.TraceChoice;

/**
 * The monitoring log of a report.
 *
 * @param text  its path as typed, or what the shown one is called; blank for none
 * @param shown what <i>Monitoring Log</i> shows, which need not be read again
 */
record ReportLog(String text, Optional<LogReading> shown) {
	ReportLog {
		text = text.strip();
	}

	/** The one that is shown, as it is called where paths are typed: by its path, if it has just one. */
	static ReportLog of(Optional<LogReading> shown) {
		return new ReportLog(shown.map(ReportLog::name).orElse(""), shown);
	}

	private static String name(LogReading log) {
		return log.request().map(LogRequest::paths).filter(paths -> paths.size() == 1).map(paths -> paths.getFirst().toString())
				.orElse(log.name());
	}

	private Optional<LogReading> chosen() {
		return shown.filter(log -> name(log).equals(text));
	}

	/** What is wrong with it; null if nothing is. */
	String problem() {
		try {
			return text.isEmpty() || chosen().isPresent() || Path.of(text).isAbsolute() && Files.exists(Path.of(text)) ? null
					: NLS.bind(Messages.ReportLog_missing, text);
		} catch (InvalidPathException e) {
			return NLS.bind(Messages.ExportPage_noPath, e.getMessage());
		}
	}

	/** The file or folder; empty if there is none, or it has several. */
	Optional<Path> path() {
		return text.isEmpty() || chosen().isPresent() && chosen().get().request().filter(request -> request.paths().size() == 1).isEmpty()
				? Optional.empty() : Optional.of(Path.of(text));
	}

	/**
	 * Its calls, read in this thread unless they are shown.
	 *
	 * @throws CoreException if nothing was recorded
	 */
	Optional<CallsSection> calls(IProgressMonitor monitor) throws IOException, CoreException {
		if (text.isEmpty()) {
			return Optional.empty();
		}
		if (chosen().isPresent()) {
			return Optional.of(new CallsSection(chosen().get().name(), chosen().get().results()));
		}
		LogResults read = MonitoringLogs.read(List.of(Path.of(text)), LogAnalysis.Options.DEFAULT.keeping(new TraceChoice.Slowest()),
				new LogProgress(monitor), WhenCancelled.NOTHING);
		if (read.operations().isEmpty()) {
			throw new CoreException(Status.error(NLS.bind(Messages.ReportLog_empty, text)));
		}
		return Optional.of(new CallsSection(Path.of(text).getFileName().toString(), read));
	}
}
