/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces;

import java.io.IOException;
import java.net.BindException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.osgi.util.NLS;
import org.sonde.common.files.IoErrorText;
import org.sonde.overhead.calls.RateSource;
import org.sonde.overhead.calls.RecordingKind;
import org.sonde.overhead.ui.traces.jvm.JvmRecording;
import org.sonde.overhead.ui.traces.jvm.JvmRequest;
import org.sonde.overhead.ui.view.Plural;
import org.sonde.report.observed.ObservedCalls;
import org.sonde.report.observed.RecordedOperation;
import org.sonde.report.traces.LiveReading;
import org.sonde.report.traces.LogResults;
import org.sonde.traces.flight.JvmRecorder;
import org.sonde.traces.live.LogReceiver;
import org.sonde.traces.log.RecordTypes;
import org.sonde.traces.otlp.OtlpReceiver;
import org.sonde.traces.reduction.LogAnalysis;

/** Watches traces as they come. Cancel ends it, and tells the whole. */
final class LiveJob extends Job {

	/** What is to be shown. */
	sealed interface State {

		/**
		 * @param words where traces come from
		 * @param run   that writes them, if it is one with probes
		 */
		record Begun(String words, Optional<RunOfLog> run) implements State {
		}

		/** @param words which methods of which program are recorded */
		record Recording(String words) implements State {
		}

		/**
		 * @param planned the plan whose methods are recorded, compared with what was recorded so far
		 * @param plan    what people call it
		 */
		record Counted(JvmRecording.Counts counts, ObservedCalls planned, String plan) implements State {
		}

		/** @param planned the plan of the run compared with what was recorded so far */
		record Seen(LiveReading.Window window, Optional<ObservedCalls> planned) implements State {
		}

		record Ended(LogReading whole) implements State {
		}

		/** @param recording everything that was recorded, to be read */
		record Stored(Path recording) implements State {
		}

		record Failed(String reason) implements State {
		}
	}

	private static final double WINDOW_SECONDS = 1;

	private final LiveSource source;
	private final Consumer<State> listener;

	/** @param listener called in this job's thread */
	LiveJob(LiveSource source, Consumer<State> listener) {
		super(name(source));
		this.source = source;
		this.listener = listener;
	}

	/**
	 * Not in the constructor call above, because Eclipse's compiler (4.40) would create a class that the JVM refuses for a record pattern
	 * there.
	 */
	private static String name(LiveSource source) {
		return switch (source) {
			case LiveSource.Port port -> NLS.bind(Messages.LiveJob_watchingPort, port.number());
			case LiveSource.RunningJvm jvm -> NLS.bind(Messages.LiveJob_recordingJvm, jvm.name());
			case LiveSource.GrowingLog log -> NLS.bind(Messages.LiveJob_watching, log.name());
		};
	}

	@Override
	protected IStatus run(IProgressMonitor monitor) {
		monitor.beginTask(getName(), IProgressMonitor.UNKNOWN);
		try {
			listener.accept(watch(monitor));
		} catch (BindException e) { // only of a port
			listener.accept(new State.Failed(NLS.bind(Messages.LiveJob_portTaken, ((LiveSource.Port) source).number())));
		} catch (IOException e) {
			listener.accept(new State.Failed(IoErrorText.withFile(e)));
		} catch (InterruptedException e) {
			listener.accept(new State.Failed(Messages.LiveJob_interrupted));
		} catch (RuntimeException e) {
			String reason = NLS.bind(Messages.LiveJob_broken, getName());
			listener.accept(new State.Failed(reason));
			return Status.warning(reason, e); // which the platform logs
		}
		return Status.OK_STATUS;
	}

	private State record(JvmRequest request, IProgressMonitor monitor) throws InterruptedException {
		listener.accept(new State.Recording(
				Plural.bind(request.detail() == JvmRecorder.Detail.TRACE ? Messages.LiveJob_tracing : Messages.LiveJob_timing,
						request.methods(), request.program(), request.most().toSeconds())));
		JvmRecording recording = new JvmRecording(request,
				counts -> listener.accept(new State.Counted(counts, planned(request, counts), request.planName())));
		try {
			return new State.Stored(recording.record(() -> !monitor.isCanceled()));
		} catch (IOException e) {
			return new State.Failed(NLS.bind(Messages.LiveJob_notRecorded, request.program(), IoErrorText.withFile(e)));
		}
	}

	/** The JVM counts only what it traces while it records. */
	static ObservedCalls planned(JvmRequest request, JvmRecording.Counts counts) {
		return ObservedCalls.of(request.plan(), Optional.empty(), RecordedOperation.soFar(counts.calls(), counts.seconds()),
				new RateSource(request.program(), List.of(RecordingKind.JFR_TRACING)), Optional.empty());
	}

	/** Whether it goes on, though something else is shown: a recording is worth its time. */
	boolean goesOnUnseen() {
		return source instanceof LiveSource.RunningJvm;
	}

	private State watch(IProgressMonitor monitor) throws IOException, InterruptedException {
		Optional<RunOfLog> run = source instanceof LiveSource.GrowingLog(LogRequest request) ? RunOfLog.of(request.paths())
				: Optional.empty();
		run.ifPresent(one -> setName(NLS.bind(Messages.LiveJob_watching, one.name())));
		LiveReading.Watcher watcher = new LiveReading.Watcher() {
			@Override
			public void window(LiveReading.Window window) {
				listener.accept(new State.Seen(window,
						run.map(one -> ObservedCalls.of(one.plan(), one.matches(), window.recorded(), source.name()))));
			}

			@Override
			public boolean goesOn(double seconds) {
				return !monitor.isCanceled();
			}
		};
		return switch (source) {
			case LiveSource.GrowingLog(LogRequest request) -> {
				listener.accept(new State.Begun(NLS.bind(Messages.LiveJob_reading, run.map(RunOfLog::name).orElseGet(request::name)), run));
				LogResults whole = new LiveReading(request.reading().types(), request.options(), WINDOW_SECONDS, watcher)
						.follow(request.paths().getFirst());
				yield new State.Ended(LogReading.of(request, whole, RunOfLog.of(request.paths())));
			}
			case LiveSource.Port(int number, LiveSource.Protocol protocol, double ratio) ->
				new State.Ended(new LogReading(source.name(), Optional.empty(), switch (protocol) {
					case KIEKER -> listen(number, watcher);
					case OTLP -> listenOtlp(number, ratio, watcher);
				}));
			case LiveSource.RunningJvm(JvmRequest request) -> record(request, monitor);
		};
	}

	private LogResults listen(int number, LiveReading.Watcher watcher) throws IOException {
		try (LogReceiver receiver = LogReceiver.onThisMachine(number)) {
			listener.accept(new State.Begun(NLS.bind(Messages.LiveJob_listening, receiver.port()), Optional.empty()));
			return reading(watcher).listen(receiver);
		}
	}

	private LogResults listenOtlp(int number, double ratio, LiveReading.Watcher watcher) throws IOException {
		try (OtlpReceiver receiver = OtlpReceiver.onThisMachine(number)) {
			listener.accept(new State.Begun(NLS.bind(Messages.LiveJob_listeningOtlp, receiver.port()), Optional.empty()));
			return reading(watcher).listen(receiver, ratio);
		}
	}

	private static LiveReading reading(LiveReading.Watcher watcher) {
		return new LiveReading(RecordTypes.OF_KIEKER, LogAnalysis.Options.DEFAULT, WINDOW_SECONDS, watcher);
	}
}
