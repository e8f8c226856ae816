/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;

import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.osgi.util.NLS;
import org.sonde.common.files.IoErrorText;
import org.sonde.report.observed.ActiveProbes;
import org.sonde.report.traces.LogResults;
import org.sonde.report.traces.MonitoringLogs;
import org.sonde.report.traces.MonitoringLogs.WhenCancelled;
import org.sonde.traces.reduction.LogAnalysis;
import org.sonde.traces.reduction.SingleTrace;
import org.sonde.traces.reduction.TraceChoice;

/** Reads logs, with progress and cancel. A newer request overtakes an older one. */
final class LogJob extends Job {

	/** The result. */
	sealed interface Outcome {

		/** What was to be read. */
		Optional<LogRequest> request();

		record Read(LogReading reading) implements Outcome {

			@Override
			public Optional<LogRequest> request() {
				return reading.request();
			}
		}

		record Failed(LogRequest failed, String reason) implements Outcome {

			@Override
			public Optional<LogRequest> request() {
				return Optional.of(failed);
			}
		}
	}

	private final Consumer<Outcome> listener;
	private volatile Optional<LogRequest> request = Optional.empty();

	/** @param listener called in this job's thread */
	LogJob(Consumer<Outcome> listener) {
		super(Messages.LogJob_readingLogs);
		this.listener = listener;
		setUser(true);
	}

	void read(LogRequest newRequest) {
		request = Optional.of(newRequest);
		setName(NLS.bind(Messages.LogJob_reading, newRequest.name()));
		cancel();
		schedule();
	}

	@Override
	protected IStatus run(IProgressMonitor monitor) {
		LogRequest now = request.orElseThrow();
		try {
			listener.accept(new Outcome.Read(read(now, monitor)));
			return Status.OK_STATUS;
		} catch (CancellationException e) {
			listener.accept(new Outcome.Failed(now, Messages.LogJob_cancelled));
			return Status.CANCEL_STATUS;
		} catch (IOException e) {
			listener.accept(new Outcome.Failed(now, IoErrorText.withFile(e)));
			return Status.OK_STATUS;
		}
	}

	/**
	 * Reads logs in this thread.
	 *
	 * @throws CancellationException if the monitor says so
	 */
	static LogReading read(LogRequest request, IProgressMonitor monitor) throws IOException {
		return LogReading.of(request, read(request, request.options(), monitor), RunOfLog.of(request.paths()));
	}

	/** The same with the order of the records, which takes more memory. */
	static LogResults inOrder(LogRequest request, IProgressMonitor monitor) throws IOException {
		return read(request, request.options().keepingOrder(), monitor);
	}

	/**
	 * The trace that is wanted, read in this thread; empty if the logs have no such valid one.
	 *
	 * @throws CancellationException if the monitor says so
	 */
	static Optional<SingleTrace> trace(LogRequest request, TraceChoice wanted, IProgressMonitor monitor) throws IOException {
		return read(request, request.options().keeping(wanted), monitor).single();
	}

	private static LogResults read(LogRequest request, LogAnalysis.Options options, IProgressMonitor monitor) throws IOException {
		return MonitoringLogs.read(request.paths(), request.reading(), options, new LogProgress(monitor), WhenCancelled.NOTHING);
	}

	/**
	 * What logs contain about the active probes of a plan. Reads them again in this thread if they hold other operations: gaps, trace
	 * entries and callers depend on which operations are probed.
	 *
	 * @return what was read before, if the logs cannot be read again
	 * @throws CancellationException if the monitor says so
	 */
	static LogResults among(LogReading log, ActiveProbes probes, IProgressMonitor monitor) {
		if (log.request().isEmpty() || log.results().operations().stream().allMatch(operation -> probes.test(operation.signature()))) {
			return log.results();
		}
		LogRequest request = log.request().get();
		try {
			return read(request, request.options().among(probes), monitor);
		} catch (IOException e) {
			ILog.of(LogJob.class).info(NLS.bind(Messages.LogJob_notReadAgain, log.name(), IoErrorText.inWords(e)));
			return log.results();
		}
	}
}
