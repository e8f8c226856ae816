/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;

import org.apache.commons.compress.compressors.bzip2.BZip2CompressorOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.common.progress.Progress;
import org.sonde.traces.record.StringPool;
import org.tukaani.xz.LZMA2Options;
import org.tukaani.xz.XZOutputStream;

/**
 * Logs of every format, damaged at random: no exception escapes, and every line counts. {@code -Dsonde.fuzz=10000000} says how
 * many; the logs are those written here, and Kieker's own where they are.
 */
class DamagedLogsTest {
	private static final long INPUTS = Long.getLong("sonde.fuzz", 20_000);
	private static final int MAX_LENGTH = 1 << 12;
	/** Of so many inputs one goes through the file system, as archives do. */
	private static final int ON_DISK = 500;
	/** Of so many one has a large dictionary, whose memory takes its time. */
	private static final int LARGE = 50;

	@TempDir
	Path folder;

	private final List<Seed> seeds = new ArrayList<>();
	private final RecordCounter sink = new RecordCounter();
	private final SplittableRandom random = new SplittableRandom(Long.getLong("sonde.fuzz.seed", 42));
	private final Mutation mutation = new Mutation(random);

	/** A log of one file. */
	private record Seed(String name, byte[] map, byte[] file) {
		boolean isLarge() {
			return name.endsWith(".xz") || name.endsWith(".bz2");
		}
	}

	@Test
	void survivesDamage() throws IOException {
		ownSeeds();
		kiekersSeeds();
		long read = 0;
		for (long i = 0; i < INPUTS; i++) {
			Seed seed = seeds.get(random.nextInt(seeds.size()));
			while (seed.isLarge() && random.nextInt(LARGE) > 0) {
				seed = seeds.get(random.nextInt(seeds.size()));
			}
			byte[] other = seeds.get(random.nextInt(seeds.size())).file();
			byte[] map = random.nextInt(4) == 0 ? mutation.of(seed.map(), other) : seed.map();
			byte[] file = mutation.of(seed.file(), other);
			try {
				read += check(seed.name(), map, file, i % ON_DISK == 0);
			} catch (RuntimeException | Error e) {
				throw new AssertionError("input %d, from %s".formatted(i, seed.name()), e);
			}
		}
		assertThat(read).as("records that were read all the same").isPositive();
		assertThat(sink.records).isEqualTo(read);
	}

	private long check(String name, byte[] map, byte[] file, boolean onDisk) throws IOException {
		LogProblems problems = new LogProblems();
		StringPool names = new StringPool();
		if (name.endsWith(".stream")) {
			LiveReader reader = new LiveReader(names, sink, problems, RecordTypes.OF_KIEKER);
			LiveReader.Sender sender = reader.sender(Path.of(name));
			int block = 1 + random.nextInt(file.length + 1);
			for (int from = 0; from < file.length; from += block) {
				sender.take(ByteBuffer.wrap(file, from, Math.min(block, file.length - from)));
			}
			sender.end();
			assertThat(reader.tally().read() * 24).isLessThanOrEqualTo(file.length);
			return reader.tally().read();
		}
		List<KiekerLog> logs = onDisk ? onDisk(name, map, file, problems) : List.of(inMemory(name, map, file));
		LogReader reader = new LogReader(names, sink, problems, Progress.NONE);
		Tally tally = random.nextBoolean() ? reader.read(logs) : reader.merge(logs);
		if (name.endsWith(".dat") && !onDisk && !isCompressed(file)) {
			assertThat(tally.read() + tally.skipped()).as(() -> new String(file, StandardCharsets.ISO_8859_1)).isEqualTo(linesOf(file));
		}
		if (tally.skipped() > 0) {
			assertThat(problems.list()).isNotEmpty();
		}
		return tally.read();
	}

	private static KiekerLog inMemory(String name, byte[] map, byte[] file) {
		return new KiekerLog(Path.of("log"), new LogFile(Path.of("log", "kieker.map"), map.length, () -> new ByteArrayInputStream(map)),
				List.of(new LogFile(Path.of("log", name), file.length, () -> new ByteArrayInputStream(file))));
	}

	private List<KiekerLog> onDisk(String name, byte[] map, byte[] file, LogProblems problems) throws IOException {
		try (Stream<Path> old = Files.list(folder)) {
			for (Path path : old.toList()) {
				Files.delete(path);
			}
		}
		Files.write(folder.resolve("kieker.map"), map);
		Files.write(folder.resolve(name), file);
		return KiekerLog.find(List.of(folder), problems, Progress.NONE);
	}

	/** Whether its first bytes say so. */
	private static boolean isCompressed(byte[] file) {
		try {
			return LogContent.records(new ByteArrayInputStream(file), "kieker.dat").isCompressed();
		} catch (IOException e) {
			return true; // damaged
		}
	}

	private static long linesOf(byte[] file) {
		long lines = 0;
		boolean blank = true;
		for (byte value : file) {
			blank &= value == ' ' || value >= '\t' && value <= '\r';
			if (value == '\n') {
				lines += blank ? 0 : 1;
				blank = true;
			}
		}
		return blank ? lines : lines + 1;
	}

	private void ownSeeds() throws IOException {
		byte[] map = """
				$0=kieker.common.record.misc.KiekerMetadataRecord
				$1=kieker.common.record.controlflow.OperationExecutionRecord
				$2=kieker.common.record.flow.trace.operation.BeforeOperationEvent
				$3=kieker.common.record.flow.trace.operation.object.AfterOperationFailedObjectEvent
				$4=kieker.common.record.flow.trace.TraceMetadata
				$5=void p.Käse.a(java.lang.String)
				$6=two
				lines
				$7=
				""".getBytes(StandardCharsets.UTF_8);
		byte[] text = """
				$0;1;2.0.2;PLAN;host;7;false;0;MICROSECONDS;0
				$4;2;11;3;session;host;-1;-1
				$1;9;-1;void p.Käse.a(java.lang.String);<no-session-id>;-5;100;200;host;3;2
				$2;3;100;11;0;void p.A.a();p.A
				$3;8;106;11;6;void p.A.a();p.A;java.lang.Error: a;b
				c;4711
				""".getBytes(StandardCharsets.UTF_8);
		ByteBuffer binary = ByteBuffer.allocate(200);
		for (int i = 0; i < 2; i++) {
			binary.putInt(1).putLong(9).putInt(5).putInt(7).putLong(1).putLong(100).putLong(200).putInt(6).putInt(0).putInt(0);
			binary.putInt(2).putLong(9).putLong(100).putLong(1).putInt(0).putInt(5).putInt(6);
		}
		ByteBuffer stream = ByteBuffer.allocate(500);
		for (String entry : List.of("kieker.common.record.flow.trace.operation.BeforeOperationEvent", "void p.Käse.a()", "p.Käse")) {
			stream.putInt(-1).putInt(stream.position() / 80).putInt(entry.length()).put(entry.getBytes(StandardCharsets.UTF_8));
		}
		for (int i = 0; i < 5; i++) {
			stream.putInt(0).putLong(1L << 60).putLong(1L << 60).putLong(1).putInt(i).putInt(1).putInt(1);
		}
		seeds.add(new Seed("kieker.dat", map, text));
		seeds.add(new Seed("kieker.bin", map, Arrays.copyOf(binary.array(), binary.position())));
		seeds.add(new Seed("sent.stream", map, Arrays.copyOf(stream.array(), stream.position())));
		seeds.add(new Seed("kieker.gz", map, compressed(text, "gz")));
		seeds.add(new Seed("kieker.xz", map, compressed(text, "xz")));
		seeds.add(new Seed("kieker.bz2", map, compressed(text, "bz2")));
	}

	private static byte[] compressed(byte[] content, String how) throws IOException {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		try (OutputStream out = switch (how) {
			case "gz" -> new GZIPOutputStream(bytes);
			case "xz" -> new XZOutputStream(bytes, new LZMA2Options(0));
			default -> new BZip2CompressorOutputStream(bytes, 1);
		}) {
			out.write(content);
		}
		return bytes.toByteArray();
	}

	private void kiekersSeeds() throws IOException {
		Path data = Path.of(System.getProperty("sonde.data", "../../../shared/data")).resolve("kieker-logs");
		if (!Files.isDirectory(data)) {
			return;
		}
		try (Stream<Path> files = Files.walk(data)) {
			for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
				Path map = file.resolveSibling("kieker.map");
				String name = file.getFileName().toString();
				if (name.equals("single-socket-tcp-stream.bin")) {
					seeds.add(new Seed("sent.stream", new byte[0], Files.readAllBytes(file)));
				} else if (LogFile.holdsRecords(name)) {
					byte[] bytes = Files.readAllBytes(file);
					seeds.add(new Seed(name, Files.exists(map) ? Files.readAllBytes(map) : new byte[0],
							bytes.length > MAX_LENGTH ? Arrays.copyOf(bytes, MAX_LENGTH) : bytes));
				}
			}
		}
	}
}
