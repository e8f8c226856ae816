/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.tuple;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.InflaterInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;
import org.apache.commons.compress.archivers.tar.TarConstants;
import org.apache.commons.compress.compressors.bzip2.BZip2CompressorInputStream;
import org.apache.commons.compress.compressors.bzip2.BZip2CompressorOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sonde.common.progress.Progress;
import org.tukaani.xz.LZMA2Options;
import org.tukaani.xz.XZInputStream;
import org.tukaani.xz.XZOutputStream;

/** Where logs are found, and that they read the same wherever they lie. */
class LogFinderTest {
	private static final String MAP = "$8=kieker.common.record.flow.trace.concurrency.SplitEvent\n";

	@TempDir
	Path folder;

	private final RecordLines sink = new RecordLines();
	private final LogProblems problems = new LogProblems();

	@Test
	void findsLogsInNestedFoldersAndArchivesInOrder() throws IOException {
		write("b/deep/kieker-1/kieker.map", MAP);
		write("b/deep/kieker-1/kieker-002.dat", split(4));
		write("b/deep/kieker-1/kieker-001.dat", split(3));
		write("a/tpmon-2/tpmon.map", MAP);
		write("a/tpmon-2/tpmon.dat", split(1));
		write("other/data.dat", "no log");
		write("other/notes.txt", "no log");
		archive("b/archive.zip", logs());

		assertThat(KiekerLog.find(List.of(folder), problems, Progress.NONE)).extracting(KiekerLog::folder).containsExactly(
				folder.resolve("a/tpmon-2"),
				folder.resolve("b/archive.zip/x"), folder.resolve("b/archive.zip/y/z"), folder.resolve("b/deep/kieker-1"));
		assertThat(read()).isEqualTo(new Tally(6, 0));
		assertThat(sink.lines).containsExactly("SPLIT 1 1 0 - -", "SPLIT 11 11 0 - -", "SPLIT 12 12 0 - -", "SPLIT 13 13 0 - -",
				"SPLIT 3 3 0 - -", "SPLIT 4 4 0 - -");
		assertThat(problems.list()).isEmpty();
	}

	/** As the user named it, like the folders of other logs. */
	@Test
	void theFolderOfASingleFileIsNamedByItsPath() throws IOException {
		write("a/kieker.map", MAP);
		write("a/kieker-1.dat", split(1));
		Path relative = Path.of("").toAbsolutePath().relativize(folder.resolve("a"));
		assertThat(KiekerLog.find(List.of(relative.resolve("kieker-1.dat")), problems, Progress.NONE)).extracting(KiekerLog::folder)
				.containsExactly(relative);
	}

	@Test
	void findsFilesThatKiekerNamedThoughTheirMapIsLost() throws IOException {
		write("a/kieker.map", MAP);
		write("a/kieker-1.dat", split(1));
		write("b/kieker-1.dat", split(2));
		write("c/data.dat", "no log");

		assertThat(read()).isEqualTo(new Tally(1, 1));
		assertThat(problems.list()).extracting(LogProblem::file).containsExactly(folder.resolve("b"), folder.resolve("b/kieker-1.dat"));
	}

	/**
	 * A file that was compressed as a whole, and one whose messages the collector compressed, the length before each; the latter starts
	 * like a binary log.
	 */
	@Test
	void saysHowToUnpackWhatIsCompressedByZstd() throws IOException {
		Path whole = Files.write(folder.resolve("spans.json.zst"), new byte[] { 0x28, (byte) 0xB5, 0x2F, (byte) 0xFD, 4, 0, 1 });
		Path messages = Files.write(folder.resolve("spans.json"), new byte[] { 0, 0, 0, 7, 0x28, (byte) 0xB5, 0x2F, (byte) 0xFD, 4, 0, 1 });
		Path cut = Files.write(folder.resolve("cut.json"), new byte[] { 0x28, (byte) 0xB5, 0x2F });
		assertThat(KiekerLog.find(List.of(whole, messages, cut), problems, Progress.NONE)).isEmpty();
		assertThat(problems.list())
				.extracting(problem -> problem.file().getFileName() + ": "
						+ problem.message().replaceFirst(".*(zstd -d \\S+|compression: zstd|no Kieker log).*", "$1"))
				.containsExactlyInAnyOrder("spans.json.zst: zstd -d spans.json.zst", "spans.json: compression: zstd",
						"cut.json: no Kieker log");
	}

	@Test
	void saysThatAFileIsEmpty() throws IOException {
		assertThat(KiekerLog.find(List.of(Files.createFile(folder.resolve("run.jfr"))), problems, Progress.NONE)).isEmpty();
		assertThat(problems.list()).singleElement().extracting(LogProblem::message).asString().contains("empty").doesNotContain("jfr");
	}

	@Test
	void saysWhatItDoesNotLookInto() throws IOException {
		write("a/kieker.map", MAP);
		write("a/tpmon.map", MAP);
		write("a/kieker-1.dat", split(1));
		Files.createSymbolicLink(Files.createDirectories(folder.resolve("links")).resolve("a"), folder.resolve("a"));
		Files.createDirectories(folder.resolve("1/2/3/4/5/6/7/8/9/10/11/12/13/14/15/16"));

		assertThat(read()).isEqualTo(new Tally(1, 0));
		assertThat(problems.list()).extracting(LogProblem::file, LogProblem::place).containsExactly(
				tuple(folder.resolve("1/2/3/4/5/6/7/8/9/10/11/12/13/14/15/16"), ""), tuple(folder.resolve("links/a"), ""),
				tuple(folder.resolve("a"), ""));
		assertThat(problems.list()).extracting(LogProblem::message).satisfiesExactly(message -> assertThat(message).contains("16"),
				message -> assertThat(message).contains("link"), message -> assertThat(message).contains("kieker.map"));
	}

	@Test
	void ofAFileThatIsInAnArchiveTwiceTheLastCounts() throws IOException {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		try (TarArchiveOutputStream tar = new TarArchiveOutputStream(bytes)) {
			put(tar, "x/kieker.map", MAP);
			put(tar, "x/kieker-1.dat", split(1));
			put(tar, "x/kieker-1.dat", split(1) + split(2));
		}
		Files.write(folder.resolve("logs.tar"), bytes.toByteArray());

		assertThat(read()).isEqualTo(new Tally(2, 0));
		assertThat(problems.list()).extracting(LogProblem::message).singleElement().asString().contains("last");
	}

	@ParameterizedTest
	@ValueSource(strings = { "logs.zip", "logs.tar", "logs.tar.gz", "logs.tgz", "logs.tar.xz", "logs.tar.bz2" })
	void readsArchives(String name) throws IOException {
		archive(name, logs());
		for (Path path : List.of(folder, folder.resolve(name))) {
			sink.lines.clear();
			List<KiekerLog> logs = KiekerLog.find(List.of(path), problems, Progress.NONE);

			assertThat(logs).extracting(KiekerLog::folder).containsExactly(folder.resolve(name).resolve("x"),
					folder.resolve(name).resolve("y/z"));
			LogReader reader = new LogReader(sink.names, sink, problems, Progress.NONE);
			assertThat(reader.read(logs)).isEqualTo(new Tally(3, 0));
			assertThat(sink.lines).containsExactly("SPLIT 11 11 0 - -", "SPLIT 12 12 0 - -", "SPLIT 13 13 0 - -");
			sink.lines.clear();
			assertThat(reader.merge(logs)).isEqualTo(new Tally(3, 0));
			assertThat(sink.lines).hasSize(3);
		}
		assertThat(problems.list()).isEmpty();
	}

	@ParameterizedTest
	@CsvSource({ "kieker-001.xz,xz", "kieker-001.bz2,bz2", "kieker-001.gz,bz2", "kieker-001.zip,xz", "kieker-001.df,gz",
			"kieker-001.gz,''" })
	void readsWhatAFileHoldsWhateverItsName(String name, String compression) throws IOException {
		write("kieker.map", MAP);
		Files.write(folder.resolve(name), compress(split(5).getBytes(StandardCharsets.UTF_8), compression));

		assertThat(read()).isEqualTo(new Tally(1, 0));
		assertThat(problems.list()).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "tar", "tar.gz", "zip", "xz", "bz2" })
	void reportsWhatIsCutOff(String extension) throws IOException {
		write("kieker.map", MAP);
		Path file = folder.resolve("kieker-001." + extension);
		if (extension.startsWith("tar") || extension.equals("zip")) {
			archive(file.getFileName().toString(), logs());
		} else {
			Files.write(file, compress(split(5).repeat(100).getBytes(StandardCharsets.UTF_8), extension));
		}
		byte[] whole = Files.readAllBytes(file);
		read();
		List<String> all = List.copyOf(sink.lines);
		assertThat(problems.list()).isEmpty();
		// A multiple of the blocks of tar is among them: there, a whole file may be missing.
		for (int length = 0; length < whole.length; length += whole.length > 4_096 ? 64 : 1) {
			Files.write(file, Arrays.copyOf(whole, length));
			sink.lines.clear();
			LogProblems found = new LogProblems();
			new LogReader(sink.names, sink, found, Progress.NONE).read(KiekerLog.find(List.of(folder), found, Progress.NONE));

			assertThat(sink.lines).as("cut off at byte " + length).isSubsetOf(all).hasSizeLessThanOrEqualTo(all.size());
			assertThat(sink.lines.size() == all.size() || !found.list().isEmpty()).as("said or complete, cut off at byte " + length)
					.isTrue();
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { "gz", "df", "zip", "bz2", "xz" })
	void readsACompressedFileUpToWhereItIsCutOff(String compression) throws IOException {
		write("kieker.map", MAP);
		Random random = new Random(4711);
		String lines = IntStream.range(0, 20_000).mapToObj(line -> split(random.nextInt(1_000_000_000))).collect(Collectors.joining());
		byte[] whole = compress(lines.getBytes(StandardCharsets.UTF_8), compression);
		byte[] part = Arrays.copyOf(whole, whole.length * 2 / 3);
		Files.write(folder.resolve("kieker-001." + compression), part);

		int expected = 0;
		try (InputStream in = decompressed(part, compression)) {
			for (int value; (value = in.read()) >= 0;) {
				expected += value == '\n' ? 1 : 0;
			}
		} catch (IOException e) {
			// it was cut off
		}
		assertThat(expected).isGreaterThan(5_000);
		assertThat(read()).isEqualTo(new Tally(expected, 1));
		assertThat(sink.lines).hasSize(expected);
		assertThat(problems.list()).filteredOn(problem -> !problem.message().equals(LogFinder.NO_DIRECTORY)).singleElement()
				.extracting(LogProblem::place).isEqualTo("line " + (expected + 1));
	}

	@ParameterizedTest
	@ValueSource(strings = { "gz", "df", "zip", "bz2", "xz", "" })
	void readsALogWhoseFirstLineIsBlank(String compression) throws IOException {
		write("kieker.map", MAP);
		Files.write(folder.resolve("kieker-001.gz"), compress(("\r\n\n" + split(5)).getBytes(StandardCharsets.UTF_8), compression));

		assertThat(read()).isEqualTo(new Tally(1, 0));
		assertThat(problems.list()).isEmpty();
	}

	/** The JDK takes what is not a member for the end. */
	@ParameterizedTest
	@ValueSource(strings = { "gz", "df" })
	void saysWhatFollowsCompressedDataAndCannotBeRead(String compression) throws IOException {
		write("kieker.map", MAP);
		byte[] one = compress(split(1).getBytes(StandardCharsets.UTF_8), compression);
		byte[] two = compress(split(2).getBytes(StandardCharsets.UTF_8), compression);
		for (int damaged = 0; damaged < 3; damaged++) {
			byte[] both = Arrays.copyOf(one, one.length + two.length);
			System.arraycopy(two, 0, both, one.length, two.length);
			both[one.length + damaged] ^= 0x55;
			Files.write(folder.resolve("kieker-001." + compression), both);
			assertThat(read()).isEqualTo(new Tally(1, 1));
		}
		assertThat(sink.lines).containsOnly("SPLIT 1 1 0 - -");
		assertThat(problems.list()).singleElement().satisfies(problem -> {
			assertThat(problem.occurrences()).isEqualTo(3);
			assertThat(problem.message()).contains("what follows the compressed data is damaged");
		});
	}

	@ParameterizedTest
	@CsvSource({ "gz, 0", "gz, 1", "gz, 700", "gz, 200000", "df, 0", "df, 1", "df, 700", "df, 200000" })
	void takesZerosBehindCompressedDataForNothing(String compression, int zeros) throws IOException {
		write("kieker.map", MAP);
		byte[] one = compress(split(1).getBytes(StandardCharsets.UTF_8), compression);
		Files.write(folder.resolve("kieker-001." + compression), Arrays.copyOf(one, one.length + zeros));

		assertThat(read()).isEqualTo(new Tally(1, 0));
		assertThat(problems.list()).isEmpty();
	}

	/** Stored, with sizes around that of the buffer, so that parts of headers and trailers lie on both sides of its end. */
	@Test
	void readsAllPartsOfAGzipFileWhereverTheyStart() throws IOException {
		write("kieker.map", MAP);
		byte[] small = compress(split(1).getBytes(StandardCharsets.UTF_8), "gz");
		for (int length = (1 << 16) - 80; length < 1 << 16; length++) {
			ByteArrayOutputStream bytes = new ByteArrayOutputStream();
			try (GZIPOutputStream stored = new GZIPOutputStream(bytes) {
				{
					def.setLevel(Deflater.NO_COMPRESSION);
				}
			}) {
				stored.write(("$8;1;1;" + "0".repeat(length - 30) + "1;0\n").getBytes(StandardCharsets.UTF_8));
			}
			bytes.write(small);
			bytes.write(small);
			Files.write(folder.resolve("kieker-001.gz"), bytes.toByteArray());
			assertThat(read()).isEqualTo(new Tally(3, 0));
		}
		assertThat(problems.list()).isEmpty();
	}

	/** Java 21 calls itself for each of them. */
	@Test
	void endsWithAGzipFileOfPartsWithoutContent() throws IOException {
		write("kieker.map", MAP);
		byte[] empty = compress(new byte[0], "gz");
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		for (int i = 0; i < 100_000; i++) {
			bytes.write(empty);
		}
		Files.write(folder.resolve("kieker-001.gz"), bytes.toByteArray());

		assertThat(read().read()).isZero();
		assertThat(problems.list()).allMatch(problem -> problem.message().contains("parts without content"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "logs.zip", "logs.tar", "logs.tar.gz", "logs.tar.bz2" })
	void readsAnArchiveUpToWhereItIsCutOff(String name) throws IOException {
		Random random = new Random(4711);
		String lines = IntStream.range(0, 20_000).mapToObj(line -> split(random.nextInt(1_000_000_000))).collect(Collectors.joining());
		Map<String, String> files = new LinkedHashMap<>();
		files.put("x/kieker.map", MAP);
		files.put("x/kieker-001.dat", split(11));
		files.put("y/kieker.map", MAP);
		files.put("y/kieker-001.dat", lines);
		archive(name, files);
		byte[] whole = Files.readAllBytes(folder.resolve(name));
		Files.write(folder.resolve(name), Arrays.copyOf(whole, whole.length / 2));

		Tally tally = read();

		assertThat(sink.lines.getFirst()).isEqualTo("SPLIT 11 11 0 - -");
		assertThat(tally.read()).isBetween(6_000L, 14_000L).isEqualTo(sink.lines.size());
		assertThat(problems.list()).extracting(LogProblem::file).contains(folder.resolve(name),
				folder.resolve(name).resolve("y/kieker-001.dat"));
	}

	@Test
	void leavesOutAFileInAnArchiveWhoseNameIsDamaged() throws IOException {
		archive("logs.zip", Map.of("kieker.map", MAP, "kieker-001.dat", split(5), "kieker-\0002.dat", split(6)));

		assertThat(read()).isEqualTo(new Tally(1, 0));
		assertThat(sink.lines).containsExactly("SPLIT 5 5 0 - -");
		assertThat(problems.list()).extracting(LogProblem::message).containsExactly(LogFinder.NO_DIRECTORY,
				"left out, because its name is damaged");
	}

	@ParameterizedTest
	@ValueSource(strings = { "gz", "df", "zip", "bz2", "xz" })
	void aCompressedFileIsNotDamagedWhereReadingItIsCancelled(String compression) throws IOException {
		write("kieker.map", MAP);
		Random random = new Random(4711);
		String lines = IntStream.range(0, 50_000).mapToObj(line -> split(random.nextInt(1_000_000_000))).collect(Collectors.joining());
		Files.write(folder.resolve("kieker-001." + compression), compress(lines.getBytes(StandardCharsets.UTF_8), compression));
		List<KiekerLog> logs = KiekerLog.find(List.of(folder), problems, Progress.NONE);

		LogReader reader = new LogReader(sink.names, sink, problems, new CancelledAfter(50_000));

		assertThatExceptionOfType(CancellationException.class).isThrownBy(() -> reader.read(logs));
		assertThat(problems.list()).isEmpty();
	}

	@Test
	void readsATarArchiveOfManyLogsOnceBesideListingIt() throws IOException {
		Map<String, String> files = new LinkedHashMap<>();
		for (int log = 10; log < 40; log++) {
			files.put("x" + log + "/kieker-001.dat", split(log).repeat(2_000));
			files.put("x" + log + "/kieker.map", MAP);
		}
		archive("logs.tar", files);
		long[] reads = new long[1];
		Progress counting = Progress.cancelledBy(() -> {
			reads[0]++;
			return false;
		});
		List<KiekerLog> logs = KiekerLog.find(List.of(folder), problems, counting);
		long listing = reads[0];

		assertThat(new LogReader(sink.names, sink, problems, Progress.NONE).read(logs)).isEqualTo(new Tally(60_000, 0));
		assertThat(reads[0] - listing).as("blocks of the archive").isLessThan(2 * listing);
	}

	@Test
	void listingAnArchiveCanBeCancelled() throws IOException {
		Random random = new Random(4711);
		byte[] noise = new byte[300_000];
		random.nextBytes(noise);
		archive("logs.tar.gz", Map.of("x/kieker-001.dat", new String(noise, StandardCharsets.ISO_8859_1)));

		assertThatExceptionOfType(CancellationException.class)
				.isThrownBy(() -> KiekerLog.find(List.of(folder), problems, new CancelledAfter(100_000)));
		assertThat(problems.list()).isEmpty();
	}

	/** Cancelled when so many bytes were read. */
	private static final class CancelledAfter implements Progress {
		private long left;

		CancelledAfter(long bytes) {
			left = bytes;
		}

		@Override
		public void begin(String task, long total) {
			// the bytes count
		}

		@Override
		public void worked(long units) {
			left -= units;
		}

		@Override
		public boolean isCancelled() {
			return left < 0;
		}
	}

	@Test
	void refusesHeadersThatFillTheMemory() throws IOException {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		try (TarArchiveOutputStream tar = new TarArchiveOutputStream(new GZIPOutputStream(bytes))) {
			TarArchiveEntry longName = new TarArchiveEntry(TarConstants.GNU_LONGLINK, TarConstants.LF_GNUTYPE_LONGNAME);
			longName.setSize(2 << 20);
			tar.putArchiveEntry(longName);
			tar.write(new byte[2 << 20]);
			tar.closeArchiveEntry();
			put(tar, "x/kieker.map", MAP);
		}
		Files.write(folder.resolve("logs.tar.gz"), bytes.toByteArray());

		assertThat(KiekerLog.find(List.of(folder), problems, Progress.NONE)).isEmpty();
		assertThat(problems.list()).extracting(LogProblem::message)
				.first().asString().contains(" 1048576 bytes");
		assertThat(problems.list()).last().asString().contains("there is no Kieker log");
		assertThat(problems.list()).hasSize(2);
	}

	/** Maps behind the records, files and folders in no order. */
	private static Map<String, String> logs() {
		Map<String, String> files = new LinkedHashMap<>();
		files.put("y/z/kieker.dat", split(13));
		files.put("x/kieker-002.dat", split(12));
		files.put("x/readme.txt", "no log");
		files.put("./x/kieker-001.dat", split(11));
		files.put("y/z/kieker.map", MAP);
		files.put("x/kieker.map", MAP);
		return files;
	}

	private static String split(int number) {
		return "$8;%1$d;%1$d;%1$d;0\n".formatted(number);
	}

	private void archive(String name, Map<String, String> files) throws IOException {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		if (name.endsWith(".zip")) {
			try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
				for (Map.Entry<String, String> file : files.entrySet()) {
					zip.putNextEntry(new ZipEntry(file.getKey()));
					zip.write(file.getValue().getBytes(StandardCharsets.UTF_8));
				}
			}
		} else {
			try (TarArchiveOutputStream tar = new TarArchiveOutputStream(bytes)) {
				for (Map.Entry<String, String> file : files.entrySet()) {
					put(tar, file.getKey(), file.getValue());
				}
			}
		}
		String compression = name.endsWith(".tgz") ? "gz" : name.substring(name.lastIndexOf('.') + 1);
		Files.createDirectories(folder.resolve(name).getParent());
		Files.write(folder.resolve(name),
				compression.equals("zip") ? bytes.toByteArray() : compress(bytes.toByteArray(), compression));
	}

	private static void put(TarArchiveOutputStream tar, String name, String content) throws IOException {
		byte[] bytes = content.getBytes(StandardCharsets.UTF_8);
		TarArchiveEntry entry = new TarArchiveEntry(name);
		entry.setSize(bytes.length);
		tar.putArchiveEntry(entry);
		tar.write(bytes);
		tar.closeArchiveEntry();
	}

	private static byte[] compress(byte[] content, String compression) throws IOException {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		try (OutputStream out = switch (compression) {
			case "gz" -> new GZIPOutputStream(bytes);
			case "xz" -> new XZOutputStream(bytes, new LZMA2Options());
			case "bz2" -> new BZip2CompressorOutputStream(bytes, BZip2CompressorOutputStream.MIN_BLOCKSIZE);
			case "df" -> new DeflaterOutputStream(bytes);
			case "zip" -> {
				ZipOutputStream zip = new ZipOutputStream(bytes);
				zip.putNextEntry(new ZipEntry("kieker.zip.dat"));
				yield zip;
			}
			default -> bytes;
		}) {
			out.write(content);
		}
		return bytes.toByteArray();
	}

	private static InputStream decompressed(byte[] content, String compression) throws IOException {
		ByteArrayInputStream bytes = new ByteArrayInputStream(content);
		return switch (compression) {
			case "gz" -> new GZIPInputStream(bytes);
			case "bz2" -> new BZip2CompressorInputStream(bytes);
			case "df" -> new InflaterInputStream(bytes);
			case "xz" -> new XZInputStream(bytes);
			default -> {
				ZipInputStream zip = new ZipInputStream(bytes);
				zip.getNextEntry();
				yield zip;
			}
		};
	}

	private void write(String name, String content) throws IOException {
		Files.createDirectories(folder.resolve(name).getParent());
		Files.writeString(folder.resolve(name), content);
	}

	private Tally read() throws IOException {
		return new LogReader(sink.names, sink, problems, Progress.NONE)
				.read(new ArrayList<>(KiekerLog.find(List.of(folder), problems, Progress.NONE)));
	}
}
