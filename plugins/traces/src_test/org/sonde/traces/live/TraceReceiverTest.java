/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.BufferedOutputStream;
import java.io.BufferedReader;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TraceReceiverTest {

	private static final String EXECUTION = "kieker.common.record.controlflow.OperationExecutionRecord";

	@ParameterizedTest
	@ValueSource(booleans = { false, true })
	void countsTheValidTraces(boolean reducing) throws Exception {
		try (PipedOutputStream input = new PipedOutputStream(); PipedInputStream output = new PipedInputStream();
				PrintStream out = new PrintStream(new PipedOutputStream(output), true, StandardCharsets.UTF_8);
				BufferedReader lines = new BufferedReader(new InputStreamReader(output, StandardCharsets.UTF_8))) {
			PipedInputStream in = new PipedInputStream(input);
			Thread receiver = new Thread(() -> receive(reducing, in, out));
			receiver.start();
			int port = Integer.parseInt(lines.readLine().substring("port=".length()));
			send(port, 1000);
			input.close();
			receiver.join();
			assertThat(lines.readLine()).isEqualTo("records=1000");
			assertThat(lines.readLine()).matches("cpuNanos=\\d+");
		}
	}

	@Test
	void refusesOtherJobs() {
		assertThatIllegalArgumentException().isThrownBy(() -> TraceReceiver.main(new String[] { "analysis" }));
	}

	private static void receive(boolean reducing, PipedInputStream in, PrintStream out) {
		try {
			TraceReceiver.receive(reducing, in, out);
		} catch (IOException e) {
			throw new IllegalStateException(e);
		}
	}

	/** Traces of two nested executions, the inner one first, as probes write them; and one of which the outer execution is missing. */
	private static void send(int port, int traces) throws IOException {
		try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
				DataOutputStream out = new DataOutputStream(new BufferedOutputStream(socket.getOutputStream()))) {
			int id = 0;
			for (String text : List.of(EXECUTION, "void p.C.outer()", "void p.C.inner()", "<no-session-id>", "host")) {
				byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
				out.writeInt(-1);
				out.writeInt(id++);
				out.writeInt(bytes.length);
				out.write(bytes);
			}
			for (int trace = 0; trace < traces; trace++) {
				execution(out, 2, trace, 1, 1);
				execution(out, 1, trace, 0, 0);
			}
			execution(out, 2, traces, 1, 1);
		}
	}

	private static void execution(DataOutputStream out, int operation, long trace, int eoi, int ess) throws IOException {
		out.writeInt(0);
		out.writeLong(0);
		out.writeInt(operation);
		out.writeInt(3);
		out.writeLong(trace);
		out.writeLong(10 + eoi);
		out.writeLong(20 - eoi);
		out.writeInt(4);
		out.writeInt(eoi);
		out.writeInt(ess);
	}
}
