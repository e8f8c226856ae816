/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.common.progress.Progress;
import org.sonde.traces.log.KiekerLog;
import org.sonde.traces.log.LogProblems;
import org.sonde.traces.log.LogReader;
import org.sonde.traces.record.LogFormat;
import org.sonde.traces.record.StringPool;
import org.sonde.traces.reduction.LogAnalysis;

class ReceivedLogTest {
	private static final String SPLIT = "kieker.common.record.flow.trace.concurrency.SplitEvent";
	/** Two bytes for one character, of which Kieker tells the length in characters. */
	private static final String NAME = "größe";

	@TempDir
	Path folder;

	@Test
	void eachProgramHasALogOfItsOwnAsKiekerWritesIt() throws IOException {
		int records = 20_000;
		ReceivedLog received = ReceivedLog.below(folder);
		try (received) {
			send(received.port(), 1, records);
			send(received.port(), 2, 3);
		}
		assertThat(received.problems()).isEmpty();
		LogProblems problems = new LogProblems();
		List<KiekerLog> logs = KiekerLog.find(List.of(folder), problems, Progress.NONE);
		assertThat(problems.list()).isEmpty();
		assertThat(logs).extracting(log -> log.folder().getFileName().toString()).containsExactly("kieker-received-1", "kieker-received-2");
		Path first = folder.resolve("kieker-received-1");
		assertThat(first.resolve("kieker.map")).hasContent("$0=" + SPLIT + "\n$1=" + NAME + "\n");
		// The oracle: the records alone, as they stood in the stream.
		ByteArrayOutputStream expected = new ByteArrayOutputStream();
		DataOutputStream out = new DataOutputStream(expected);
		for (int i = 0; i < records; i++) {
			record(out, 1, i);
		}
		assertThat(first.resolve("kieker-received-1-001.bin")).hasBinaryContent(expected.toByteArray());
		StringPool names = new StringPool();
		LogAnalysis analysis = new LogAnalysis(names, problems, LogAnalysis.Options.DEFAULT);
		assertThat(new LogReader(names, analysis, problems, Progress.NONE).read(logs).read()).isEqualTo(records + 3L);
		assertThat(analysis.formats()).containsExactly(LogFormat.STREAM);
	}

	@Test
	void whatCannotBeStoredIsSaidAndTheProgramIsNotHeldUp() throws Exception {
		Files.createDirectory(folder.resolve("kieker-received-1"));
		ReceivedLog received = ReceivedLog.below(folder);
		try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), received.port())) {
			assertThatIOException().isThrownBy(() -> {
				for (int i = 0; i < 10_000; i++) {
					socket.getOutputStream().write(new byte[1 << 16]);
				}
			}).isInstanceOf(SocketException.class);
		}
		assertThatIOException().isThrownBy(() -> new Socket(InetAddress.getLoopbackAddress(), received.port()))
				.isInstanceOf(ConnectException.class);
		assertThatIOException().isThrownBy(received::close).withMessageContaining("kieker-received-1");
	}

	@Test
	void nothingIsMadeIfNobodySends() throws IOException {
		ReceivedLog.below(folder).close();
		assertThat(folder).isEmptyDirectory();
	}

	private static void send(int port, int trace, int records) throws IOException {
		try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
			DataOutputStream out = new DataOutputStream(new BufferedOutputStream(socket.getOutputStream(), 1_000));
			text(out, 0, SPLIT);
			text(out, 1, NAME);
			for (int i = 0; i < records; i++) {
				record(out, trace, i);
			}
			out.flush();
		}
	}

	private static void text(DataOutputStream out, int id, String text) throws IOException {
		out.writeInt(-1);
		out.writeInt(id);
		out.writeInt(text.length());
		out.write(text.getBytes(StandardCharsets.UTF_8));
	}

	private static void record(DataOutputStream out, long trace, int order) throws IOException {
		out.writeInt(0);
		out.writeLong(order);
		out.writeLong(order);
		out.writeLong(trace);
		out.writeInt(order);
	}
}
