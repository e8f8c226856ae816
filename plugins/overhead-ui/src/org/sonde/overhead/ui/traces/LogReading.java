/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.osgi.util.NLS;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.run.SwitchedMethods;
import org.sonde.overhead.calls.RateSource;
import org.sonde.report.observed.ActiveProbes;
import org.sonde.report.traces.LogResults;

/**
 * Monitoring logs that were read.
 *
 * @param name    what people and plans call them, without the folders of this machine
 * @param request to read them again; empty if programs sent them
 * @param run     the run with probes that wrote them, if it was one
 */
public record LogReading(String name, Optional<LogRequest> request, LogResults results, Optional<RunOfLog> run) {

	/** Logs that came from elsewhere. */
	public LogReading(String name, Optional<LogRequest> request, LogResults results) {
		this(name, request, results, Optional.empty());
	}

	/** @param run that wrote the logs, if it was one */
	static LogReading of(LogRequest request, LogResults results, Optional<RunOfLog> run) {
		return new LogReading(run.map(RunOfLog::name).orElseGet(() -> results.name(request.paths())), Optional.of(request), results, run);
	}

	/**
	 * The methods of which the log has each call, as a run with probes wrote all of it; without the ellipsis. Reads a file: not for the UI
	 * thread.
	 */
	Set<MethodSignature> counted() {
		return run.filter(one -> results.hasAllRecords())
				.flatMap(one -> one.weaving().map(report -> report.counted(one.plan(), one.matches())))
				.orElse(Set.of());
	}

	/** Whose probes were switched while the program ran; of none if somebody changed the folder. Reads files: not for the UI thread. */
	public SwitchedMethods switched() {
		try {
			return request.isEmpty() ? SwitchedMethods.NONE : SwitchedMethods.ofLogs(request.get().paths());
		} catch (IOException e) {
			ILog.of(LogReading.class).warn(NLS.bind(Messages.LogReading_switchedUnread, name), e);
			return SwitchedMethods.NONE;
		}
	}

	/** The logs with the order of their records, read again in this thread; as they are if programs sent them. */
	public LogReading inOrder(IProgressMonitor monitor) throws IOException {
		return request.isEmpty() ? this : new LogReading(name, request, LogJob.inOrder(request.get(), monitor), run);
	}

	/**
	 * Reads logs with the order of their records, in this thread.
	 *
	 * @throws java.util.concurrent.CancellationException if the monitor says so
	 */
	public static LogReading inOrder(LogRequest request, IProgressMonitor monitor) throws IOException {
		LogResults results = LogJob.inOrder(request, monitor);
		return new LogReading(results.name(request.paths()), Optional.of(request), results);
	}

	/**
	 * What the logs contain about the active probes of a plan; read again in this thread if they hold other operations.
	 *
	 * @throws java.util.concurrent.CancellationException if the monitor says so
	 */
	public LogResults among(ActiveProbes probes, IProgressMonitor monitor) {
		return LogJob.among(this, probes, monitor);
	}

	/** What could not be read, and which traces are not whole. */
	List<String> problems() {
		return Stream.of(results.counts().problems(), results.traces().problems()).flatMap(List::stream).map(Object::toString).toList();
	}

	/** Where the logs lie; empty if they are several, or were sent. */
	Optional<Path> folder() {
		return request.flatMap(LogRequest::folder);
	}

	/** The source of rates from these logs. */
	RateSource source() {
		return results.source(name);
	}
}
