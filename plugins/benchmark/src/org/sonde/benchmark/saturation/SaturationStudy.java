/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.saturation;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;

import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.BenchmarkProblem;
import org.sonde.benchmark.machine.BackgroundLoad;
import org.sonde.benchmark.machine.ProcessorPinning;
import org.sonde.benchmark.run.ChildProcess;
import org.sonde.benchmark.run.PrintedFigures;
import org.sonde.benchmark.run.Receiver;
import org.sonde.benchmark.subject.Arrival;
import org.sonde.benchmark.subject.TraceProcessing;
import org.sonde.common.progress.Progress;
import org.sonde.overhead.results.Phase;

/**
 * Measures how much a receiver takes: senders replay a stream as fast as it is taken, and the receiver has one processor (the live
 * processing of Fittkau et al. 2013, section 4, without a monitored program). All of them are on one machine, so the loopback interface is
 * between them, not a network.
 */
public final class SaturationStudy {

	private static final Path HERE = Path.of("").toAbsolutePath();
	/** The time for starting and for reading logs. */
	private static final Duration BESIDE_THE_SENDING = Duration.ofSeconds(60);

	private final SaturationDesign design;
	private final TraceProcessing program;
	private final Progress progress;
	private final Optional<ProcessorPinning> pinning = ProcessorPinning.here(1);
	private Optional<Saturation.Replayed> replayed = Optional.empty();

	private SaturationStudy(SaturationDesign design, TraceProcessing program, Progress progress) {
		this.design = design;
		this.program = program;
		this.progress = progress;
	}

	/**
	 * Measures, one fork of each phase and number of senders after the other, so that what changes on the machine concerns all alike.
	 *
	 * @param program  what receives and sends: its class path has this bundle, too
	 * @param progress cancelling it ends this with what is measured so far
	 * @throws CancellationException if the user cancels before a fork was measured
	 */
	public static Saturation measure(SaturationDesign design, TraceProcessing program, Progress progress) throws BenchmarkException {
		return new SaturationStudy(design, program, progress).measure();
	}

	private Saturation measure() throws BenchmarkException {
		List<SaturationPoint> points = new ArrayList<>();
		design.phases().forEach(phase -> design.senders().forEach(senders -> points.add(new SaturationPoint(phase, senders, List.of()))));
		progress.begin("Measuring the receiver", (long) points.size() * design.forks());
		try {
			for (int fork = 0; fork < design.forks(); fork++) {
				for (int i = 0; i < points.size(); i++) {
					points.set(i, points.get(i).with(fork(points.get(i))));
					progress.worked(1);
				}
			}
		} catch (CancellationException e) {
			if (replayed.isEmpty()) {
				throw e;
			}
		}
		return new Saturation(replayed.orElseThrow(), pinning.isPresent(),
				points.stream().filter(point -> !point.forks().isEmpty()).toList());
	}

	private SaturationFork fork(SaturationPoint point) throws BenchmarkException {
		BackgroundLoad load = BackgroundLoad.start();
		PrintedFigures sent = new PrintedFigures();
		Arrival.Place place = point.phase() == Phase.REDUCTION ? Arrival.Place.TRACE_REDUCTION : Arrival.Place.TRACE_RECONSTRUCTION;
		List<String> launcher = pinning.map(ProcessorPinning::measuredLauncher).orElse(List.of());
		try (Receiver receiver = Receiver.ofTraces(place, program, launcher, HERE)) {
			try (ChildProcess senders = ChildProcess.start(senderCommand(point.senders(), receiver), Map.of(), HERE, sent::line)) {
				Duration most = BESIDE_THE_SENDING.plus(design.warmUp()).plus(design.measured());
				if (senders.await(most, progress).filter(code -> code == 0).isEmpty()) {
					throw new BenchmarkException(BenchmarkProblem.NOT_SENT, senders.lastWords());
				}
			}
			receiver.end();
			replayed = Optional.of(replayed(sent));
			return fork(sent, receiver, load);
		}
	}

	private List<String> senderCommand(int senders, Receiver receiver) throws BenchmarkException {
		return Stream.of(pinning.map(ProcessorPinning::othersLauncher).orElse(List.of()),
				List.of(ChildProcess.JAVA, "-XX:+UseSerialGC", "-Xmx1g", "-cp", program.path(), SenderMain.class.getName(),
						Long.toString(receiver.port()),
						Long.toString(receiver.pid()), Integer.toString(senders), Long.toString(design.warmUp().toMillis()),
						Long.toString(design.measured().toMillis())),
				design.source().arguments()).flatMap(List::stream).toList();
	}

	private static Saturation.Replayed replayed(PrintedFigures sent) throws BenchmarkException {
		long traces = figure(sent, "streamTraces");
		if (traces == 0) {
			throw new BenchmarkException(BenchmarkProblem.NOTHING_TO_REPLAY);
		}
		return new Saturation.Replayed(figure(sent, "streamBytes"), figure(sent, "streamRecords"), traces, figure(sent, "leftOut"));
	}

	private SaturationFork fork(PrintedFigures sent, Receiver receiver, BackgroundLoad load) throws BenchmarkException {
		double nanos = figure(sent, "nanos");
		double traces = figure(sent, "records") / replayed.orElseThrow().recordsPerTrace();
		double cpuNanos = figure(sent, "receiverNanos");
		return new SaturationFork(traces / nanos * 1e9, cpuNanos / traces, cpuNanos / nanos, figure(sent, "senderNanos") / nanos,
				figure(sent, "traces"), receiver.records(), sent.find("peakBytes"),
				load.processors(figure(sent, "cpuNanos") + receiver.cpuNanos()));
	}

	private static long figure(PrintedFigures sent, String name) throws BenchmarkException {
		return sent.find(name).orElseThrow(() -> new BenchmarkException(BenchmarkProblem.NOT_SENT, "they did not print " + name));
	}
}
