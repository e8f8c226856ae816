/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.BooleanSupplier;

import org.sonde.overhead.digits.Counted;
import org.sonde.report.code.Table;
import org.sonde.report.traces.LogJson;
import org.sonde.report.traces.LogResults;
import org.sonde.report.traces.LogTables;
import org.sonde.traces.live.LogReceiver;
import org.sonde.traces.log.LogFollower;
import org.sonde.traces.log.LogProblems;
import org.sonde.traces.log.RecordTypes;
import org.sonde.traces.log.Tally;
import org.sonde.traces.record.Names;
import org.sonde.traces.reduction.LogAnalysis;
import org.sonde.traces.reduction.TraceClass;

/** Watches traces as they come, from a log that grows or from programs that send: prints the classes of each window of time. */
final class LiveTraces {
	private static final double NANOS_PER_SECOND = 1e9;

	private final Output output;
	private final BooleanSupplier ended;
	private final double windowSeconds;
	private final double endSeconds;
	private final int top;
	private final Names names = new Names();
	private final LogProblems problems = new LogProblems();
	private final RecordTypes types;
	private final LogAnalysis analysis;
	private final long startNanos = System.nanoTime();
	private double windowStart;
	private boolean headed;

	/**
	 * @param types         the classes of records that are known
	 * @param windowSeconds how long a window is
	 * @param endSeconds    when to stop, after the start; infinite for never
	 * @param top           classes of a window that a table lists
	 * @param ended         whether it is enough; asked between two rounds of reading
	 */
	LiveTraces(RecordTypes types, LogAnalysis.Options options, double windowSeconds, double endSeconds, int top, Output output,
			BooleanSupplier ended) {
		this.types = types;
		this.output = output;
		this.ended = ended;
		this.windowSeconds = windowSeconds;
		this.endSeconds = endSeconds;
		this.top = top;
		analysis = new LogAnalysis(names, problems, options);
	}

	/** Until it is interrupted or the time is over. */
	LogResults follow(Path log) throws Failures.Failed {
		try {
			return ended(new LogFollower(names, analysis, problems, types).follow(log, this::goOn));
		} catch (IOException e) {
			throw Failures.Failed.unreadable(log, e);
		} catch (InterruptedException e) {
			throw new AssertionError("nobody interrupts the thread of the command", e);
		}
	}

	/** Until it is interrupted or the time is over. */
	LogResults listen(InetSocketAddress address) throws Failures.Failed {
		try (LogReceiver receiver = LogReceiver.at(address)) {
			output.err().println("Listening on " + address.getAddress().getHostAddress() + ", port " + receiver.port()
					+ ", for Kieker's SingleSocketTcpWriter. Ctrl-C ends it and prints the whole.");
			return ended(receiver.receive(names, analysis, problems, types, this::goOn));
		} catch (IOException e) {
			throw new Failures.Failed(CommandProblem.CANNOT_LISTEN, address.getPort(), e.getMessage());
		}
	}

	private LogResults ended(Tally tally) {
		analysis.end();
		window(seconds());
		return LogResults.of(analysis, tally, true);
	}

	/** Between two rounds of reading, by the thread that reads. */
	private boolean goOn() {
		double now = seconds();
		if (now - windowStart >= windowSeconds) {
			window(now);
		}
		// Whoever reads the output may have seen enough.
		return now < endSeconds && !ended.getAsBoolean() && !output.out().checkError();
	}

	private double seconds() {
		return (System.nanoTime() - startNanos) / NANOS_PER_SECOND;
	}

	private void window(double now) {
		List<TraceClass> classes = analysis.takeWindow().classes();
		switch (output.format()) {
			case json -> output.line(LogJson.window(windowStart, now, classes));
			case csv -> csv(now, LogTables.classesCsv(classes));
			case table -> {
				if (!classes.isEmpty()) {
					long traces = classes.stream().mapToLong(TraceClass::traces).sum();
					output.print(String.format(Locale.ROOT, "%.1f s to %.1f s: %s of %s%n", windowStart, now,
							Counted.of(traces, "trace"),
							classes.size() == 1 ? "1 class" : classes.size() + " classes"));
					output.table(LogTables.classes(classes, top));
					output.print("\n");
				}
			}
		}
		windowStart = now;
	}

	/** The window stands in front of each row; the headings stand once. */
	private void csv(double now, Table classes) {
		Table windows = classes.withFirst(List.of("startSeconds", "endSeconds"),
				List.of(String.format(Locale.ROOT, "%.3f", windowStart), String.format(Locale.ROOT, "%.3f", now)));
		String text = windows.csv();
		output.print(headed ? text.substring(text.indexOf('\n') + 1) : text);
		headed = true;
	}
}
