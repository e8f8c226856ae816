/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.watched;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.util.ArrayList;
import java.util.List;

import org.sonde.objects.ObjectMonitoring;
import org.sonde.objects.delivery.ThreadModel;

/**
 * The watched program of the experiment of the paper on MOOMS (2004, section 6): a server whose test cases an application client calls from
 * another process, where the monitoring clients are, too ({@link ClientsMain}). It prints what it used up, the delays of events and the
 * balance of its end-points.
 */
public final class WatchedProgram {
	/** Test cases in which everything is compiled before the clients begin. */
	private static final int COMPILED = 30_000;
	private static final int STEPS_WHILE_COMPILING = 50;
	/** One window before the measured one. */
	private static final int PINNED_FROM = ClientsMain.WARM_UP_PARTS - 1;
	private static final long MILLI_NANOS = 1_000_000;

	private final TestCase testCase;
	private final Observers observers;
	private final UrgentLoad urgent;
	/** Test cases so far. */
	private long updates;
	private long creations;
	private ProcessUsage begin;
	/** Processors that this process is to have before the last part of the warm-up; empty if it keeps those it has. */
	private final String processors;
	private int windows;

	private WatchedProgram(TestCase testCase, Observers observers, UrgentLoad urgent, String processors) {
		this.testCase = testCase;
		this.observers = observers;
		this.urgent = urgent;
		this.processors = processors;
	}

	/**
	 * @param arguments {@code do=calibrate}, which prints how much work this machine does; {@code do=local}, see {@link LocalLoop} and
	 *                  {@link JmxLoop}; or {@code do=serve} with {@code port=}, {@code sensors=} (none, idle or watched),
	 *                  {@code observers=}, {@code policy=}, {@code model=}, {@code work=} (steps of each operation), {@code priority=low},
	 *                  {@code pin=} (processors); with {@code load=urgent} two observers, of which one gets urgent events, and
	 *                  {@code flood=}, and {@code silent=true} to report no regular events
	 */
	public static void main(String... arguments) throws IOException, InterruptedException {
		WatchedSettings settings = new WatchedSettings(arguments);
		switch (settings.text("do")) {
			case "calibrate":
				System.out.println("stepsPerMilli=" + ComputedWork.stepsPerMilli());
				break;
			case "local":
				if (settings.is("kind", "jmx")) {
					JmxLoop.run(settings);
				} else {
					LocalLoop.run(settings);
				}
				break;
			default:
				compile(settings);
				serve(settings);
		}
		ProcessUsage.printTotal();
	}

	/** Runs what is measured afterwards, with observers that do nothing. */
	private static void compile(WatchedSettings settings) {
		ComputedWork work = new ComputedWork(STEPS_WHILE_COMPILING);
		UnwatchedCase unwatched = new UnwatchedCase(work);
		try (ObjectMonitoring monitoring = ObjectMonitoring
				.start(settings.is("sensors", "watched") ? settings.model() : ThreadModel.productionThread())) {
			WatchedCase watched = new WatchedCase(monitoring, work);
			Observers none = settings.is("sensors", "watched") ? new Observers(monitoring, settings, List.of()) : null;
			for (int i = 0; i < settings.number("observers"); i++) {
				watched.subscribe(none.attach(events -> { }));
			}
			TestCase testCase = settings.is("sensors", "none") ? unwatched : watched;
			for (int i = 0; i < COMPILED; i++) {
				testCase.updateAttribute(i);
				testCase.createAndDestroy(i);
			}
		}
	}

	private static void serve(WatchedSettings settings) throws IOException, InterruptedException {
		ComputedWork work = new ComputedWork(settings.number("work"));
		boolean watched = settings.is("sensors", "watched");
		int port = settings.number("port");
		try (SocketChannel requests = connect(port, Protocol.REQUESTS);
				ObjectMonitoring monitoring = ObjectMonitoring.start(watched ? settings.model() : ThreadModel.productionThread())) {
			if (!watched) {
				new WatchedProgram(settings.is("sensors", "idle") ? new WatchedCase(monitoring, work) : new UnwatchedCase(work), null, null,
						settings.optional("pin"))
						.serve(requests);
				return;
			}
			List<SocketChannel> channels = new ArrayList<>();
			for (int i = 0; i < settings.number("observers"); i++) {
				channels.add(connect(port, Protocol.EVENTS));
			}
			Observers observers = new Observers(monitoring, settings, channels);
			WatchedCase testCase = new WatchedCase(monitoring, work);
			UrgentLoad urgent = null;
			if (settings.is("load", "urgent")) {
				urgent = new UrgentLoad(monitoring, settings.number("flood"), settings.is("silent", "true"));
				urgent.subscribe(observers.attach(new UrgentOrRegular(urgent.urgentSensor(), observers.remote(),
						// Its delays do not count.
						new RemoteObserver(channels.get(1), false))));
			} else {
				for (int i = 0; i < channels.size(); i++) {
					testCase.subscribe(observers.attach(observers.remote()));
				}
			}
			new WatchedProgram(testCase, observers, urgent, settings.optional("pin")).serve(requests);
			observers.close();
		}
	}

	private static SocketChannel connect(int port, byte purpose) throws IOException {
		SocketChannel channel = SocketChannel.open(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
		channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
		channel.write(ByteBuffer.wrap(new byte[] { purpose }));
		return channel;
	}

	/** Serves requests until the application client ends the connection. */
	private void serve(SocketChannel channel) throws IOException, InterruptedException {
		ByteBuffer request = ByteBuffer.allocateDirect(Protocol.REQUEST_BYTES);
		ByteBuffer reply = ByteBuffer.allocateDirect(Integer.BYTES);
		while (channel.read(request) >= 0) {
			if (!request.hasRemaining()) {
				request.flip();
				reply.clear();
				reply.putInt(answer(request.get(), request.getInt()));
				reply.flip();
				channel.write(reply);
				request.clear();
			}
		}
	}

	private int answer(byte what, int argument) throws IOException, InterruptedException {
		switch (what) {
			case Protocol.UPDATE_ATTRIBUTE:
				updates++;
				return testCase.updateAttribute(argument);
			case Protocol.CREATE_AND_DESTROY:
				creations++;
				return testCase.createAndDestroy(argument);
			case Protocol.RUN:
				return runFor(argument);
			case Protocol.RUN_URGENT:
				return urgent.run(argument);
			case Protocol.BEGIN_WINDOW:
				pin();
				if (observers != null) {
					observers.beginWindow();
				}
				begin = ProcessUsage.now();
				return 0;
			default:
				begin.printUntilNow();
				if (observers != null) {
					observers.endWindow(urgent != null ? urgent.events() : updates + (WatchedCase.EVENTS - 1) * creations);
				}
				return 0;
		}
	}

	/**
	 * In the first windows all processors of the machine compile the program; on one alone it would take several seconds until compiling
	 * does not disturb it any more.
	 */
	private void pin() throws IOException, InterruptedException {
		windows++;
		if (windows == PINNED_FROM && !processors.isEmpty()) {
			Process taskset = new ProcessBuilder("taskset", "-a", "-c", "-p", processors, Long.toString(ProcessHandle.current().pid()))
					.start();
			if (taskset.waitFor() != 0) {
				throw new IOException("taskset cannot give this process the processors " + processors + ".");
			}
		}
	}

	/** Test cases without a pause. */
	private int runFor(int millis) {
		long start = System.nanoTime();
		int cases = 0;
		while (System.nanoTime() - start < millis * MILLI_NANOS) {
			testCase.updateAttribute(cases);
			testCase.createAndDestroy(cases);
			cases++;
		}
		updates += cases;
		creations += cases;
		return cases;
	}
}
