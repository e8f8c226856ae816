/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.live;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.util.concurrent.atomic.AtomicBoolean;

import org.sonde.traces.log.LogProblems;
import org.sonde.traces.log.RecordTypes;
import org.sonde.traces.reconstruction.TraceLimits;
import org.sonde.traces.reconstruction.TraceListener;
import org.sonde.traces.reconstruction.TraceReconstruction;
import org.sonde.traces.record.StringPool;
import org.sonde.traces.reduction.TraceReduction;

import com.sun.management.OperatingSystemMXBean;

/**
 * A process that receives the records of a monitored program and puts them together to traces, or reduces these to classes as well: the
 * last two phases of a benchmark of live trace processing (Fittkau et al. 2013, section 4.1). Prints {@code port=…}; when its input ends,
 * {@code records=…}, the valid traces that came, and {@code cpuNanos=…}.
 */
public final class TraceReceiver {

	/** The argument that asks for classes of traces. */
	public static final String REDUCTION = "reduction";
	/** The argument that asks for traces alone. */
	public static final String RECONSTRUCTION = "reconstruction";

	private TraceReceiver() {
	}

	/** @param arguments {@link #RECONSTRUCTION} or {@link #REDUCTION} */
	public static void main(String[] arguments) throws IOException {
		if (arguments.length != 1 || !arguments[0].equals(RECONSTRUCTION) && !arguments[0].equals(REDUCTION)) {
			throw new IllegalArgumentException("expected " + RECONSTRUCTION + " or " + REDUCTION);
		}
		receive(arguments[0].equals(REDUCTION), System.in, System.out);
	}

	/** Receives until {@code in} ends; what has arrived by then is read. */
	static void receive(boolean reducing, InputStream in, PrintStream out) throws IOException {
		StringPool names = new StringPool();
		TraceReduction reduction = new TraceReduction(names, false);
		TraceListener nobody = tree -> {
			// reconstructed, and that is all
		};
		TraceReconstruction reconstruction = new TraceReconstruction(names, TraceLimits.DEFAULT, reducing ? reduction::valid : nobody,
				null);
		AtomicBoolean ended = new AtomicBoolean();
		Thread end = new Thread(() -> {
			awaitEnd(in);
			ended.set(true);
		}, "end of the input");
		end.setDaemon(true);
		end.start();
		try (LogReceiver receiver = LogReceiver.onThisMachine(0)) {
			out.println("port=" + receiver.port());
			receiver.receive(names, reconstruction, new LogProblems(), RecordTypes.OF_KIEKER, () -> !ended.get());
		}
		reconstruction.end();
		out.println("records=" + reconstruction.counts().valid());
		out.println("cpuNanos=" + ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean()).getProcessCpuTime());
	}

	private static void awaitEnd(InputStream in) {
		try {
			while (in.read() >= 0) {
				// Whoever started this closes the input to end it.
			}
		} catch (IOException e) {
			// This is also an end.
		}
	}
}
