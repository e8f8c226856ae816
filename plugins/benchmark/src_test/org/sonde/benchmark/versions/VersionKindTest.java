/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.versions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

import javax.tools.ToolProvider;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.subject.Arrival;
import org.sonde.benchmark.subject.Subject;
import org.sonde.benchmark.subject.SubjectConfiguration;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.ProbeKind;

class VersionKindTest {

	private static final String DESCRIPTOR = """
			{
				"format": "sonde-benchmark-subject", "version": 1, "id": "own", "title": "Own", "framework": "Own",
				"artifacts": {%s},
				"common": {"classPath": ["${program}", "%s", "last.jar"]},
				"configurations": [
					{"id": "none", "label": "None", "phase": "none"},
					{"id": "on", "label": "On", "phase": "collecting", "predecessor": "none"}
				]
			}
			""";

	@TempDir
	Path folder;

	private VersionKind kind(String artifacts, String classPath) throws Exception {
		List<String> warnings = new ArrayList<>();
		VersionKind kind = VersionKinds.find(Files.writeString(folder.resolve("own.json"), DESCRIPTOR.formatted(artifacts,
				classPath)).toString(), warnings);
		assertThat(warnings).isEmpty();
		return kind;
	}

	private ComponentVersion version(String name, Path... libraries) {
		return new ComponentVersion(name, "where it is from", folder.resolve("classes"), List.of(libraries));
	}

	/** A jar with empty files of these names. */
	private Path jar(String... classes) throws IOException {
		Path jar = folder.resolve("component.jar");
		try (OutputStream out = Files.newOutputStream(jar); ZipOutputStream zip = new ZipOutputStream(out)) {
			for (String name : classes) {
				zip.putNextEntry(new ZipEntry(name.replace('.', '/') + ".class"));
			}
		}
		return jar;
	}

	@Test
	void aVersionIsASubjectWithItsLibrariesBehindIt() throws Exception {
		Subject subject = kind("\"weaver\": \"org.example:weaver:1\"", "${component}").subject(version("1.12 RC", Path.of("/a.jar"),
				Path.of("/b.jar")));
		assertThat(subject.id()).isEqualTo("own-1.12-rc");
		assertThat(subject.framework()).isEqualTo("Own 1.12 RC");
		assertThat(subject.notes()).contains("Version: where it is from.");
		assertThat(subject.artifacts()).containsEntry("component", "file:" + folder.resolve("classes")).containsEntry("weaver",
				"org.example:weaver:1");
		assertThat(subject.configurations().get(1).classPath()).containsExactly("${program}", "${component}", "${library-1}",
				"${library-2}", "last.jar");
		assertThat(subject.artifacts().get("library-2")).isEqualTo("file:" + Path.of("/b.jar").toAbsolutePath());
	}

	@Test
	void theDescriptorSaysWhichArtifactIsRun() throws Exception {
		assertThat(kind("\"component\": \"g:a:jar:aspectj:1\"", "x").classifier()).contains("aspectj");
		assertThat(kind("\"component\": \"g:a:1\"", "x").classifier()).isEmpty();
		assertThat(kind("", "${component}").classifier()).isEmpty();
	}

	/** Of Kieker it depends on the version. */
	@Test
	void theArtifactsOfAnOwnDescriptorAreKnownBeforeItsVersionIs() throws Exception {
		assertThat(kind("\"component\": \"g:a:1\", \"weaver\": \"org.example:weaver:1\"", "${component}").artifacts())
				.containsExactly("org.example:weaver:1");
		assertThat(VersionKinds.find(VersionKinds.KIEKER, new ArrayList<>()).artifacts()).isEmpty();
	}

	@Test
	void aDescriptorNeedsAPlaceForTheVersion() {
		assertThatThrownBy(() -> kind("", "x")).isInstanceOf(BenchmarkException.class).hasMessageStartingWith("SB110: ");
		assertThatThrownBy(() -> VersionKinds.find("no-such-kind", new ArrayList<>())).isInstanceOf(BenchmarkException.class)
				.hasMessageStartingWith("SB109: ");
	}

	/** The classes are those of released jars; each release has those of its row and not those above. */
	@ParameterizedTest
	@CsvSource({ "kieker.monitoring.writer.dump.DumpQueue, kieker.monitoring.writer.filesystem.FileWriter, tcp",
			"kieker.monitoring.writer.filesystem.FileWriter, kieker.monitoring.writer.filesystem.FileWriter, tcp",
			"kieker.monitoring.writer.filesystem.AsciiFileWriter, kieker.monitoring.writer.filesystem.AsciiFileWriter, tcp",
			"kieker.monitoring.writernew.filesystem.AsciiFileWriter, kieker.monitoring.writernew.filesystem.AsciiFileWriter, tcp",
			"kieker.monitoring.writer.tcp.TCPWriter, kieker.monitoring.writer.filesystem.AsyncFsWriter, tcp",
			"kieker.monitoring.writer.filesystem.AsyncBinaryFsWriter, kieker.monitoring.writer.filesystem.AsyncFsWriter, binary-file" })
	void kiekerIsConfiguredAsItsReleaseIs(String hasClass, String textWriter, String lastConfiguration) throws Exception {
		ComponentVersion version = new ComponentVersion("x", "a jar", jar(hasClass, textWriter.equals(hasClass) ? "p.A" : textWriter),
				List.of());
		Subject subject = VersionKinds.find(VersionKinds.KIEKER, new ArrayList<>()).subject(version);
		assertThat(subject.configuration("text-file").jvm()).contains("-Dkieker.monitoring.writer=" + textWriter);
		assertThat(subject.configurations().getLast().id()).isEqualTo(lastConfiguration);
		assertThat(subject.configuration("binary-file").arrival())
				.isEqualTo(new Arrival.Counted(Arrival.Place.KIEKER_LOG, Optional.empty(), 1, 0, 0, false, 0));
		Subject events = VersionKinds.find(VersionKinds.KIEKER_EVENTS, new ArrayList<>()).subject(version);
		assertThat(events.id()).isEqualTo("kieker-events-x");
		assertThat(events.probeKind()).contains(ProbeKind.OPERATION_EVENTS);
		assertThat(events.parameters().get("aspect")).contains(".flow.");
		assertThat(events.configurations()).filteredOn(one -> one.phase() == Phase.WRITING).extracting(SubjectConfiguration::arrival)
				.allSatisfy(arrival -> assertThat(((Arrival.Counted) arrival).expected(3, 10)).isEqualTo(3 * 21));
	}

	@Test
	void theTuningsWithADisruptorUseItForTcp() throws Exception {
		String plain = "-Dkieker.monitoring.writer=kieker.monitoring.writer.tcp.TCPWriter";
		String disruptor = "-Dkieker.monitoring.writer=kieker.monitoring.writer.tcp.TCPDisruptorWriter";
		VersionKind kind = VersionKinds.find(VersionKinds.KIEKER_EVENTS, new ArrayList<>());
		Subject before = kind.subject(new ComponentVersion("1", "", jar("kieker.monitoring.writer.tcp.TCPWriter"), List.of()));
		assertThat(before.configuration("tcp").jvm()).contains(plain).doesNotContain(disruptor);
		Subject with = kind.subject(new ComponentVersion("2", "", jar("kieker.monitoring.writer.tcp.TCPWriter",
				"kieker.monitoring.writer.tcp.TCPDisruptorWriter"), List.of()));
		assertThat(with.configuration("tcp").jvm()).contains(disruptor).doesNotContain(plain);
	}

	/** Up to 1.4, the probe is woven into all methods, and only text is written. */
	@Test
	void kieker13And14WriteTextAndHaveNoEvents() throws Exception {
		String aspect = "kieker.monitoring.probe.aspectJ.operationExecution.OperationExecutionAspectFull";
		ComponentVersion version = new ComponentVersion("1.4", "", jar(aspect), List.of());
		Subject subject = VersionKinds.find(VersionKinds.KIEKER, new ArrayList<>()).subject(version);
		assertThat(subject.configurations()).extracting(SubjectConfiguration::id).containsExactly("no-instrumentation", "deactivated",
				"collecting", "text-file");
		assertThat(subject.parameters()).containsEntry("aspect", aspect).containsEntry("aop", "aop-full.xml");
		assertThat(subject.configuration("text-file").files().get("aop-full.xml")).contains("${aspect}", ".NestedCalls");
		VersionKind events = VersionKinds.find(VersionKinds.KIEKER_EVENTS, new ArrayList<>());
		assertThatThrownBy(() -> events.subject(version)).isInstanceOf(BenchmarkException.class).hasMessageStartingWith("SB111: ");
	}

	/** What a writer must have, as in the tags of Kieker's repository; from 0.95a to 1.1 also the classes of records. */
	private static final List<String> WRITER = List.of("boolean init(String text)", "java.util.Vector<Thread> getWorkers()",
			"String getInfoString()");
	private static final List<String> WITH_CLASSES = List.of("boolean isWriteRecordTypeIds()", "void setWriteRecordTypeIds(boolean write)",
			"void registerMonitoringRecordType(int id, String name)");

	/** Rows: 0.91, 0.95a, 1.0 and 1.1, 1.2. The writer of ours must be one of theirs. */
	@ParameterizedTest
	@CsvSource({
			"kieker.tpmon.aspects.KiekerTpmonMonitoringFull, kieker.tpmon.aspects, tpmon, "
					+ "kieker.tpmon.AbstractMonitoringDataWriter, false, insertMonitoringDataNow, kieker.tpmon.KiekerExecutionRecord",
			"kieker.tpmon.writer.AbstractMonitoringDataWriter, kieker.tpmon.probe.aspectJ.executions, tpmon, "
					+ "kieker.tpmon.writer.AbstractMonitoringDataWriter, true, "
					+ "writeMonitoringRecord, kieker.tpmon.monitoringRecord.AbstractKiekerMonitoringRecord",
			"kieker.tpmon.writer.AbstractKiekerMonitoringLogWriter, kieker.tpmon.probe.aspectJ.executions, tpmon, "
					+ "kieker.tpmon.writer.AbstractKiekerMonitoringLogWriter, true, "
					+ "writeMonitoringRecord, kieker.tpmon.monitoringRecord.AbstractKiekerMonitoringRecord",
			"kieker.monitoring.probe.aspectJ.executions.OperationExecutionAspectFull, kieker.monitoring.probe.aspectJ, kieker.monitoring, "
					+ "kieker.monitoring.writer.IMonitoringLogWriter, false, newMonitoringRecord, kieker.common.record.IMonitoringRecord" })
	void earlyReleasesDropRecordsByAWriterOfOurs(String ofClass, String probes, String prefix, String writer, boolean hasClasses,
			String put, String record) throws Exception {
		Subject subject = VersionKinds.find(VersionKinds.KIEKER, new ArrayList<>())
				.subject(new ComponentVersion("x", "", jar(ofClass), List.of()));
		assertThat(subject.parameters()).containsEntry("probes", probes).containsEntry("prefix", prefix);
		assertThat(subject.parameters().get("aspect")).startsWith(probes + ".").endsWith("Full");

		List<String> methods = new ArrayList<>(WRITER);
		methods.add("boolean " + put + "(" + record + " record)");
		methods.addAll(hasClasses ? WITH_CLASSES : List.of());
		List<Path> sources = List.of(source(writer, String.join("", methods.stream().map(one -> "public abstract " + one + "; ").toList())),
				source(record, ""), Files.writeString(folder.resolve("DroppingWriter.java"), subject.sources().get("DroppingWriter.java")));
		List<String> command = new ArrayList<>(List.of("-Xlint:none", "-d", folder.toString()));
		sources.forEach(file -> command.add(file.toString()));
		ByteArrayOutputStream said = new ByteArrayOutputStream();
		assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, said, command.toArray(String[]::new))).as("%s", said).isZero();
	}

	/** An interface if its name says so, else an abstract class. */
	private Path source(String className, String members) throws IOException {
		int end = className.lastIndexOf('.');
		Path file = folder.resolve(className.replace('.', '/') + ".java");
		Files.createDirectories(file.getParent());
		String name = className.substring(end + 1);
		return Files.writeString(file, "package " + className.substring(0, end) + "; public abstract "
				+ (name.startsWith("I") ? "interface " : "class ") + name + " { " + members + " }");
	}

	/** A buffer of 131,072 bytes holds 3,276 of the shortest records, of 40 bytes, and some more bytes. */
	@Test
	void theFlatProbeKeepsABufferOfEachThread() throws Exception {
		ComponentVersion version = new ComponentVersion("x", "", jar(
				"kieker.monitoring.probe.aspectj.flow.operationExecutionFlat.AbstractAspect"), List.of());
		Subject flat = VersionKinds.find(VersionKinds.KIEKER_EVENTS_FLAT, new ArrayList<>()).subject(version);
		assertThat(flat.id()).isEqualTo("kieker-events-flat-x");
		assertThat(flat.probeKind()).contains(ProbeKind.OPERATION_EVENTS);
		assertThat(flat.configurations()).extracting(SubjectConfiguration::id)
				.containsExactly("no-instrumentation", "deactivated", "collecting", "tcp");
		Arrival.Counted arrival = (Arrival.Counted) flat.configuration("tcp").arrival();
		long expected = arrival.expected(2000, 10);
		assertThat(expected).isEqualTo(42_000);
		assertThat(arrival.accepts(expected, expected, 1)).isTrue();
		assertThat(arrival.accepts(expected - 3276, expected, 1)).isTrue();
		assertThat(arrival.accepts(expected - 3277, expected, 1)).isFalse();
		assertThat(arrival.accepts(expected - 3277, expected, 2)).isTrue();
		assertThat(arrival.accepts(expected + 1, expected, 1)).isFalse();
		assertThat(arrival.accepts(0, 21, 1)).as("nothing recorded").isFalse();
	}

	/** An extra field of zip64 that ends too early, as of the released jar of Kieker 1.9: JDK 25 refuses to open it. */
	@Test
	void aJarWithABadDirectoryIsRead() throws Exception {
		Path jar = jar("p.A", "p.B");
		byte[] bytes = Files.readAllBytes(jar);
		int directory = new String(bytes, StandardCharsets.ISO_8859_1).indexOf("PK\1\2");
		ByteArrayOutputStream damaged = new ByteArrayOutputStream();
		int nameEnd = directory + 46 + "p/A.class".length();
		damaged.write(bytes, 0, directory + 30);
		damaged.write(4);
		damaged.write(bytes, directory + 31, nameEnd - directory - 31);
		damaged.write(new byte[] { 1, 0, 0, 0 });
		damaged.write(bytes, nameEnd, bytes.length - nameEnd);
		Files.write(jar, damaged.toByteArray());

		assertThat(new ComponentVersion("x", "", jar, List.of()).has("p.B")).isTrue();
		assertThat(new ComponentVersion("x", "", jar, List.of()).has("p.C")).isFalse();
	}

	@Test
	void whatIsNoKiekerIsRefused() throws Exception {
		ComponentVersion version = new ComponentVersion("x", "a jar", jar("p.A"), List.of());
		VersionKind kind = VersionKinds.find(VersionKinds.KIEKER, new ArrayList<>());
		assertThatThrownBy(() -> kind.subject(version)).isInstanceOf(BenchmarkException.class).hasMessageStartingWith("SB111: ");
	}

	@ParameterizedTest
	@CsvSource({ "1.8-pt-first, 1.8-pt-first", "origin/main, origin-main", "HEAD~2, head-2", "a..b, a-b", "-.x-, x" })
	void aNameIsAPartOfAnId(String name, String id) {
		assertThat(version(name).id()).isEqualTo(id);
		assertThatThrownBy(() -> version("…")).isInstanceOf(IllegalArgumentException.class);
	}
}
