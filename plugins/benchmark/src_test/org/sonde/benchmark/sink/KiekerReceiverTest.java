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

	@BeforeEach
	void names() throws IOException {
		string(0, METADATA);
		string(1, EXECUTION);
		string(2, TRACE);
		string(3, BEFORE);
		string(4, "org.others.Record");
		string(5, "public void p.C.m(int)");
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
		byte[] encoded = text.getBytes(StandardCharsets.UTF_8);
		stream.writeInt(-1);
		stream.writeInt(id);
		stream.writeInt(text.length());
		stream.write(encoded);
	}

	private void record(int classId, int fields) throws IOException {
		stream.writeInt(classId);
		stream.writeLong(17);
		stream.write(new byte[fields]);
	}

	private static long counted(byte[] sent) throws IOException {
		try (KiekerReceiver receiver = KiekerReceiver.start()) {
			try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), receiver.port())) {
				socket.getOutputStream().write(sent);
			}
			return receiver.records();
		}
	}
}
