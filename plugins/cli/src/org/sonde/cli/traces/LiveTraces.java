/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.traces;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BooleanSupplier;

import org.sonde.cli.shared.CommandProblem;
import org.sonde.cli.shared.Failures;
import org.sonde.cli.shared.OutputOptions;
import org.sonde.common.digits.Counted;
import org.sonde.common.digits.Digits;
import org.sonde.common.table.Table;
import org.sonde.report.traces.LiveReading;
import org.sonde.report.traces.LogJson;
import org.sonde.report.traces.LogResults;
import org.sonde.report.traces.LogTables;
import org.sonde.traces.live.LogReceiver;
import org.sonde.traces.log.RecordTypes;
import org.sonde.traces.otlp.OtlpReceiver;
import org.sonde.traces.reduction.LogAnalysis;
import org.sonde.traces.reduction.TraceClass;

/** Watches traces as they come, from a log that grows or from programs that send: prints the classes of each window of time. */
public final class LiveTraces implements LiveReading.Watcher {
	private final OutputOptions output;
	private final BooleanSupplier ended;
	private final double endSeconds;
	private final int top;
	private final LiveReading reading;
	private boolean headed;

	/**
	 * @param types         the classes of records that are known
	 * @param windowSeconds how long a window is
	 * @param endSeconds    when to stop, after the start; infinite for never
	 * @param top           classes of a window that a table lists
	 * @param ended         whether it is enough; asked between two rounds of reading
	 */
	LiveTraces(RecordTypes types, LogAnalysis.Options options, double windowSeconds, double endSeconds, int top, OutputOptions output,
			BooleanSupplier ended) {
		this.output = output;
		this.ended = ended;
		this.endSeconds = endSeconds;
		this.top = top;
		reading = new LiveReading(types, options, windowSeconds, this);
	}

	/** Reads until it is interrupted or the time is over. */
	LogResults follow(Path log) throws Failures.Failed {
		try {
			return reading.follow(log);
		} catch (IOException e) {
			throw Failures.Failed.unreadable(log, e);
		} catch (InterruptedException e) {
			throw new AssertionError("nobody interrupts the thread of the command", e);
		}
	}

	/**
	 * Until it is interrupted or the time is over.
	 *
	 * @param ratio of the traces that were kept, of spans that do not state it
	 */
	LogResults listenOtlp(InetSocketAddress address, double ratio) throws Failures.Failed {
		try (OtlpReceiver receiver = OtlpReceiver.at(address)) {
			listening(address, receiver.port(), "OTLP by HTTP and gRPC");
			LogResults received = reading.listen(receiver, ratio);
			if (received.counts().recordsRead() == 0) {
				output.err()
						.println("sonde: " + CommandProblem.NO_SPAN_RECEIVED.message(receiver.port(),
								receiver.requests() == 0 ? "no program sent anything"
										: Counted.of(receiver.requests(), "request") + " without a span that could be read"));
			}
			return received;
		} catch (IOException e) {
			throw new Failures.Failed(CommandProblem.CANNOT_LISTEN, address.getPort(), e.getMessage());
		}
	}

	private void listening(InetSocketAddress address, int port, String what) {
		output.err().println("Listening on " + address.getAddress().getHostAddress() + ", port " + port + ", for " + what
				+ ". Ctrl-C stops it and prints the figures of the whole time.");
	}

	/** Reads until it is interrupted or the time is over. */
	LogResults listen(InetSocketAddress address) throws Failures.Failed {
		try (LogReceiver receiver = LogReceiver.at(address)) {
			listening(address, receiver.port(), "Kieker's SingleSocketTcpWriter");
			LogResults received = reading.listen(receiver);
			if (received.counts().recordsRead() == 0) {
				output.err().println("sonde: " + CommandProblem.NOTHING_RECEIVED.message(receiver.port(),
						receiver.senders() == 0 ? "no program connected"
								: Counted.of(receiver.senders(), "program") + " connected and sent no record"));
			}
			return received;
		} catch (IOException e) {
			throw new Failures.Failed(CommandProblem.CANNOT_LISTEN, address.getPort(), e.getMessage());
		}
	}

	/** The reader of the output may have seen enough. */
	@Override
	public boolean goesOn(double seconds) {
		return seconds < endSeconds && !ended.getAsBoolean() && !output.out().checkError();
	}

	@Override
	public void window(LiveReading.Window window) {
		List<TraceClass> classes = window.classes();
		switch (output.format()) {
			case json -> output.line(LogJson.window(window.startSeconds(), window.endSeconds(), classes));
			case csv -> csv(window, LogTables.classesCsv(classes));
			case table -> {
				if (!classes.isEmpty()) {
					output.print(Digits.fixed(window.startSeconds(), 1) + " s to " + Digits.fixed(window.endSeconds(), 1) + " s: "
							+ Counted.of(window.traces(), "trace") + " of "
							+ (classes.size() == 1 ? "1 class" : classes.size() + " classes") + "\n");
					output.table(LogTables.classes(classes, top));
					output.print("\n");
				}
			}
		}
	}

	/** The window stands in front of each row; the headings stand once. */
	private void csv(LiveReading.Window window, Table classes) {
		Table windows = classes.withFirst(List.of("startSeconds", "endSeconds"), List.of(
				Digits.fixed(window.startSeconds(), 3), Digits.fixed(window.endSeconds(), 3)));
		String text = windows.csv();
		output.print(headed ? text.substring(text.indexOf('\n') + 1) : text);
		headed = true;
	}
}
