/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.launch;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;

import org.sonde.instrumentation.run.JavaCommand;

/** Takes what JDT's test runner tells the IDE, run after run, and drops it: without anybody who listens, the runner does not start. */
public final class TestResults implements Closeable {

	private static final String RUNNER = "org.eclipse.jdt.internal.junit.runner.RemoteTestRunner";
	private static final String PORT = "-port";

	/** The socket is not bound if the program runs no tests. */
	private final ServerSocket socket;

	private TestResults(ServerSocket socket) {
		this.socket = socket;
	}

	/**
	 * Listens where the runner will tell it; nowhere if the program is not a runner of tests.
	 *
	 * @throws IOException if something else listens there by now
	 */
	public static TestResults await(JavaCommand command) throws IOException {
		TestResults results = new TestResults(new ServerSocket());
		List<String> arguments = command.program();
		int port = arguments.indexOf(PORT) + 1;
		if (arguments.getFirst().equals(RUNNER) && port > 0) {
			results.socket.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), Integer.parseInt(arguments.get(port))));
			Thread.startVirtualThread(results::listen);
		}
		return results;
	}

	private void listen() {
		try {
			while (true) {
				Socket runner = socket.accept();
				Thread.startVirtualThread(() -> drop(runner));
			}
		} catch (IOException e) {
			// closed: nothing runs any more
		}
	}

	private static void drop(Socket runner) {
		try (runner) {
			runner.getInputStream().transferTo(OutputStream.nullOutputStream());
		} catch (IOException e) {
			// the runner was ended
		}
	}

	@Override
	public void close() throws IOException {
		socket.close();
	}
}
