/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.sink;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class KiekerReceiverTest {

	private static final String METADATA = "kieker.common.record.misc.KiekerMetadataRecord";
	private static final String EXECUTION = "kieker.common.record.controlflow.OperationExecutionRecord";
	private static final String TRACE = "kieker.common.record.flow.trace.ApplicationTraceMetadata";
	private static final String BEFORE = "kieker.common.record.flow.trace.operation.BeforeOperationEvent";

	private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
	private final DataOutputStream stream = new DataOutputStream(bytes);
	private int named;

	@BeforeEach
	void names() throws IOException {
		string(0, METADATA);
		string(1, EXECUTION);
		string(2, TRACE);
		string(3, BEFORE);
		string(4, "org.others.Record");
		string(5, "public void p.C.m(int)");
		named = bytes.size();
	}

	@Test
	void countsAllButMetadata() throws IOException {
		record(0, 37);
		record(1, 44);
		record(2, 40);
		string(6, "a string in between");
		record(3, 28);
		record(1, 44);

		assertThat(counted(bytes.toByteArray())).isEqualTo(4);
	}

	@Test
	void readsNoFurtherThanAnUnknownClass() throws IOException {
		record(1, 44);
		record(4, 10);
		record(1, 44);

		assertThat(counted(bytes.toByteArray())).isEqualTo(1);
	}

	@Test
	void readsNoFurtherThanAHostileString() throws IOException {
		record(1, 44);
		stream.writeInt(-1);
		stream.writeInt(9);
		stream.writeInt(Integer.MAX_VALUE);
		record(1, 44);

		assertThat(counted(bytes.toByteArray())).isEqualTo(1);
	}

	@Test
	void doesNotCountHalfARecord() throws IOException {
		record(1, 44);
		record(1, 44);
		byte[] whole = bytes.toByteArray();

		assertThat(counted(Arrays.copyOf(whole, whole.length - 1))).isEqualTo(1);
	}

	@Test
	void countsTheBytesOfTheRecordsThatItCounts() throws IOException {
		record(0, 37);
		record(1, 44);
		record(2, 40);

		try (KiekerReceiver receiver = KiekerReceiver.start()) {
			send(bytes.toByteArray(), receiver.port());
			assertThat(receiver.records()).isEqualTo(2);
			assertThat(receiver.bytes()).isEqualTo(4 + 8 + 44 + 4 + 8 + 40);
		}
	}

	/** As with Kieker up to 1.12: strings are not marked, and may arrive behind the records that need them. */
	@Test
	void takesStringsFromAPortOfTheirOwn() throws Exception {
		record(1, 36);
		record(2, 28);
		record(2, 28);
		ByteArrayOutputStream strings = new ByteArrayOutputStream();
		DataOutputStream out = new DataOutputStream(strings);
		string(out, 0, "p.C.m()");
		string(out, 1, "kieker.common.record.flow.trace.TraceMetadata");
		string(out, 2, BEFORE);
		byte[] records = Arrays.copyOfRange(bytes.toByteArray(), named, bytes.size());

		try (KiekerReceiver receiver = KiekerReceiver.startWithStringPort()) {
			send(records, receiver.port());
			Thread.sleep(50);
			send(strings.toByteArray(), receiver.stringPort().orElseThrow());
			assertThat(receiver.records()).isEqualTo(3);
			assertThat(receiver.bytes()).isEqualTo(3 * 12 + 36 + 2 * 28);
		}
	}

	/** More than what is read at once, so that records are cut anywhere. */
	@Test
	void countsManyRecords() throws IOException {
		for (int i = 0; i < 10_000; i++) {
			record(1, 44);
			record(3, 28);
			string(6, "a string in between");
		}

		assertThat(counted(bytes.toByteArray())).isEqualTo(20_000);
	}

	@Test
	void nobodyCame() throws IOException {
		try (KiekerReceiver receiver = KiekerReceiver.start()) {
			assertThat(receiver.records()).isZero();
		}
	}

	@Test
	void countsAStreamThatKiekerSent() throws IOException {
		Path file = Path.of(System.getProperty("sonde.data", "../../../shared/data"))
				.resolve("kieker-logs/generated-kieker-2.0.2/single-socket-tcp-stream.bin");
		assumeThat(Files.exists(file))
				.as("%s is not there: logs written by Kieker are not part of the repository; -Dsonde.data=FOLDER names them",
				file).isTrue();

		assertThat(counted(Files.readAllBytes(file))).isEqualTo(14);
	}

	private void string(int id, String text) throws IOException {
		stream.writeInt(-1);
		string(stream, id, text);
	}

	private static void string(DataOutputStream out, int id, String text) throws IOException {
		out.writeInt(id);
		out.writeInt(text.length());
		out.write(text.getBytes(StandardCharsets.UTF_8));
	}

	private void record(int classId, int fields) throws IOException {
		stream.writeInt(classId);
		stream.writeLong(17);
		stream.write(new byte[fields]);
	}

	private static long counted(byte[] sent) throws IOException {
		try (KiekerReceiver receiver = KiekerReceiver.start()) {
			send(sent, receiver.port());
			return receiver.records();
		}
	}

	private static void send(byte[] sent, int port) throws IOException {
		try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
			socket.getOutputStream().write(sent);
		}
	}
}
