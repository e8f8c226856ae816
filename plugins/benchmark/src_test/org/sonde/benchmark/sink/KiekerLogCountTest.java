/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.sink;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class KiekerLogCountTest {

	private static final String MAP = """
			$0=kieker.common.record.misc.KiekerMetadataRecord
			$1=kieker.common.record.controlflow.OperationExecutionRecord
			$2=public void p.C.m(int)
			$3=kieker.common.record.flow.trace.ApplicationTraceMetadata
			$4=org.others.Record
			a line that is none
			""";

	@TempDir
	Path folder;

	@Test
	void countsAllButMetadataInText() throws IOException {
		write("kieker.map", MAP);
		write("kieker-1.dat", "$0;1;2.0.2;KIEKER\n$1;2;public void p.C.m(int);s;1;2;3;h;0;0\n$4;2;x\n");
		write("kieker-2.dat", "$3;3;1;2;s;h;-1;-1;a\n");

		assertThat(KiekerLogCount.of(folder)).isEqualTo(new KiekerLogCount(3, Files.size(folder.resolve("kieker-1.dat"))
				+ Files.size(folder.resolve("kieker-2.dat"))));
	}

	@Test
	void countsLogsOfEarlyReleases() throws IOException {
		write("1.2/tpmon.map", MAP);
		write("1.2/tpmon.dat", "$1;2;x\n$1;3;x\n");
		write("0.91/tpmon--7-1.dat", "0;p.C.m(long, int);null;1;2;3;host;0;1\n0;p.C.m(long, int);s;1;2;3;host;-1;0\n");

		assertThat(KiekerLogCount.of(folder).records()).isEqualTo(4);
	}

	@ParameterizedTest
	@ValueSource(strings = { "0;p.C.m();null;1;2;3;host;0", "0;p.C.m();null;1;2;3;host;0;1;2", "x;p.C.m();null;1;2;3;host;0;1", "$1;2;x" })
	void refusesLinesOfNoRecordWithoutClasses(String line) throws IOException {
		write("tpmon.dat", line + "\n");

		assertThatThrownBy(() -> KiekerLogCount.of(folder)).isInstanceOf(IOException.class)
				.hasMessage("tpmon.dat has a line of no known record: " + line);
	}

	/** Kieker makes a folder for each log; each has strings of its own. */
	@Test
	void countsEachFolderByItsOwnMap() throws IOException {
		write("a/kieker.map", MAP);
		write("a/kieker.dat", "$1;2;x\n");
		write("b/kieker.map", MAP.replace("$0", "$9").replace("$1", "$0"));
		write("b/kieker.dat", "$0;2;x\n$9;2;x\n");

		assertThat(KiekerLogCount.of(folder).records()).isEqualTo(2);
	}

	@Test
	void nothingIsNoRecord() throws IOException {
		assertThat(KiekerLogCount.of(folder)).isEqualTo(new KiekerLogCount(0, 0));
	}

	@ParameterizedTest
	@ValueSource(strings = { "$7;2;x", "no record", "$;x", "$1x;2", "$99999999999;2", "" })
	void refusesLinesOfNoRecord(String line) throws IOException {
		write("kieker.map", MAP);
		write("kieker.dat", "$1;2;x\n" + line + "\n");

		assertThatThrownBy(() -> KiekerLogCount.of(folder)).isInstanceOf(IOException.class)
				.hasMessage("kieker.dat has a line of no known record: " + line);
	}

	@Test
	void countsBinary() throws IOException {
		write("kieker.map", MAP);
		binary(0, 37, 1, 44, 1, 44, 3, 40);

		assertThat(KiekerLogCount.of(folder)).isEqualTo(new KiekerLogCount(3, 4 * 12 + 37 + 44 + 44 + 40));
	}

	@Test
	void refusesBinaryRecordsOfUnknownLength() throws IOException {
		write("kieker.map", MAP);
		binary(1, 44, 4, 10);

		assertThatThrownBy(() -> KiekerLogCount.of(folder)).isInstanceOf(IOException.class)
				.hasMessage("kieker.bin has a record of the unknown class org.others.Record");
	}

	@Test
	void refusesBinaryThatEndsEarly() throws IOException {
		write("kieker.map", MAP);
		binary(1, 44);
		byte[] whole = Files.readAllBytes(folder.resolve("kieker.bin"));
		for (int length = 1; length < whole.length; length++) {
			Files.write(folder.resolve("kieker.bin"), Arrays.copyOf(whole, length));
			assertThatThrownBy(() -> KiekerLogCount.of(folder)).isInstanceOf(IOException.class)
					.hasMessage("kieker.bin ends in the middle of a record");
		}
	}

	@Test
	void needsTheMap() throws IOException {
		write("kieker.dat", "$1;2;x\n");

		assertThatThrownBy(() -> KiekerLogCount.of(folder)).isInstanceOf(IOException.class);
	}

	/** The files' lines but those of KiekerMetadataRecord, counted with grep. */
	@ParameterizedTest
	@CsvSource({ "bookstore-oer-1.9, 6540", "events-1.9, 12", "constructor-events-1.9, 54", "generated-kieker-2.0.2/mixed-oer-and-flow, 27",
			"generated-kieker-2.0.2/aspectj-oer-text-java17, 14",
			"generated-kieker-2.0.2/aspectj-oer-text-java25, 14", "generated-kieker-2.0.2/binary, 14",
			"generated-kieker-2.0.2/flow-binary-special-chars, 15" })
	void countsLogsThatKiekerWrote(String name, long records) throws IOException {
		Path data = Path.of(System.getProperty("sonde.data", "../../../shared/data"));
		Path log = data.resolve("kieker-logs").resolve(name);
		assumeThat(Files.isDirectory(log))
				.as("%s is not there: logs written by Kieker are not part of the repository; -Dsonde.data=FOLDER names them", log).isTrue();

		assertThat(KiekerLogCount.of(log).records()).isEqualTo(records);
	}

	private void write(String name, String text) throws IOException {
		Path file = folder.resolve(name);
		Files.createDirectories(file.getParent());
		Files.writeString(file, text);
	}

	/** @param records ids of classes, each with the bytes of its fields */
	private void binary(int... records) throws IOException {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		DataOutputStream out = new DataOutputStream(bytes);
		for (int i = 0; i < records.length; i += 2) {
			out.writeInt(records[i]);
			out.writeLong(17);
			out.write(new byte[records[i + 1]]);
		}
		Files.write(folder.resolve("kieker.bin"), bytes.toByteArray());
	}
}
