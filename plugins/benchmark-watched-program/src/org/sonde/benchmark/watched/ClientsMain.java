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
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.ArrayList;
import java.util.List;

/**
 * The application client and the monitoring clients of a {@link WatchedProgram}. Prints the port at which it waits for that, and in the end
 * how long test cases took and how many events arrived.
 */
public final class ClientsMain {
	private static final long MILLI_NANOS = 1_000_000;
	/**
	 * Windows begin several times, so that the program has compiled that, too: otherwise it throws away its code when the measured one
	 * begins.
	 */
	static final int WARM_UP_PARTS = 5;

	private final SocketChannel server;
	private final ByteBuffer request = ByteBuffer.allocateDirect(Protocol.REQUEST_BYTES);
	private final ByteBuffer reply = ByteBuffer.allocateDirect(Integer.BYTES);
	private final DelayHistogram times = new DelayHistogram();

	private ClientsMain(SocketChannel server) {
		this.server = server;
	}

	/**
	 * @param arguments {@code links=} (connections to monitoring clients), {@code warmUp=} and {@code measured=} (milliseconds),
	 *                  {@code load=} (requests: a request for each operation; run: test cases without a pause; urgent: urgent events)
	 */
	public static void main(String... arguments) throws IOException, InterruptedException {
		WatchedSettings settings = new WatchedSettings(arguments);
		List<MonitoringClient> observers = new ArrayList<>();
		SocketChannel requests = null;
		try (ServerSocketChannel port = ServerSocketChannel.open().bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0))) {
			System.out.println("port=" + ((InetSocketAddress) port.getLocalAddress()).getPort());
			while (requests == null || observers.size() < settings.number("links")) {
				SocketChannel channel = port.accept();
				channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
				ByteBuffer purpose = ByteBuffer.allocate(1);
				channel.read(purpose);
				if (purpose.get(0) == Protocol.REQUESTS) {
					requests = channel;
				} else {
					observers.add(MonitoringClient.start(channel));
				}
			}
		}
		try (SocketChannel server = requests) {
			new ClientsMain(server).measure(settings);
		}
		long arrived = 0;
		for (MonitoringClient observer : observers) {
			arrived += observer.awaitEvents();
		}
		System.out.println("arrived=" + arrived);
		ProcessUsage.printTotal();
	}

	/** The measured time has two halves, so that a test that is not steady yet shows. */
	private void measure(WatchedSettings settings) throws IOException {
		int measured = settings.number("measured");
		long warmUpCases = 0;
		for (int i = 0; i < WARM_UP_PARTS; i++) {
			warmUpCases += run(settings, settings.number("warmUp") / WARM_UP_PARTS);
			ask(Protocol.BEGIN_WINDOW, 0);
		}
		times.clear();
		long begin = System.nanoTime();
		long firstCases = run(settings, measured / 2);
		long middle = System.nanoTime();
		long cases = firstCases + run(settings, measured - measured / 2);
		long end = System.nanoTime();
		ask(Protocol.END_WINDOW, 0);
		System.out.println("warmUpCases=" + warmUpCases);
		System.out.println("cases=" + cases);
		System.out.println("nanos=" + (end - begin));
		System.out.println("firstCases=" + firstCases);
		System.out.println("firstNanos=" + (middle - begin));
		if (times.count() > 0) {
			System.out.println("caseMedian=" + times.quantile(0.5));
			System.out.println("casePNinetyNine=" + times.quantile(0.99));
		}
	}

	private long run(WatchedSettings settings, int millis) throws IOException {
		switch (settings.text("load")) {
			case "run":
				return ask(Protocol.RUN, millis);
			case "urgent":
				return ask(Protocol.RUN_URGENT, millis);
			default:
				return request(millis);
		}
	}

	private long request(int millis) throws IOException {
		long begin = System.nanoTime();
		long now = begin;
		long cases = 0;
		while (now - begin < millis * MILLI_NANOS) {
			ask(Protocol.UPDATE_ATTRIBUTE, (int) cases);
			ask(Protocol.CREATE_AND_DESTROY, (int) cases);
			long after = System.nanoTime();
			times.add(after - now);
			now = after;
			cases++;
		}
		return cases;
	}

	private int ask(byte what, int argument) throws IOException {
		request.clear();
		request.put(what).putInt(argument).flip();
		server.write(request);
		reply.clear();
		while (reply.hasRemaining()) {
			if (server.read(reply) < 0) {
				throw new IOException("The watched program has ended.");
			}
		}
		return reply.getInt(0);
	}
}
