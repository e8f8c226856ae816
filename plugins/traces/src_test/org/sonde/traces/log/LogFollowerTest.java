/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.function.BooleanSupplier;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.traces.record.StringPool;

/** Logs that are written while they are read. */
class LogFollowerTest {
	private static final String SPLIT = "$8=kieker.common.record.flow.trace.concurrency.SplitEvent\n";

	@TempDir
	Path folder;

	private final RecordLines sink = new RecordLines();
	private final LogProblems problems = new LogProblems();
	/** What happens between two rounds; a step that says false is tried again. */
	private final Deque<BooleanSupplier> steps = new ArrayDeque<>();
	private int rounds;

	@Test
	void waitsForTheRestOfALine() throws Exception {
		write("kieker.map", SPLIT);
		steps.add(() -> write("kieker-001.dat", "$8;1;1;1;0\n$8;2;2"));
		steps.add(() -> came("SPLIT 1 1 0 - -"));
		steps.add(() -> write("kieker-001.dat", "2;1;0\n"));
		steps.add(() -> came("SPLIT 1 1 0 - -", "SPLIT 22 1 0 - -"));
		steps.add(() -> write("kieker-001.dat", "$8;3;3;1;0\n$8;4;4"));

		assertThat(follow()).isEqualTo(new Tally(3, 1));
		assertThat(sink.lines).containsExactly("SPLIT 1 1 0 - -", "SPLIT 22 1 0 - -", "SPLIT 3 1 0 - -");
		assertThat(problems.list()).extracting(LogProblem::toString).containsExactly(
				folder.resolve("kieker-001.dat") + ", line 4: skipped SplitEvent: the record has too few fields");
	}

	@Test
	void keepsWhatItHasWhenTheFolderGoes() throws Exception {
		write("kieker.map", SPLIT);
		steps.add(() -> write("kieker-001.dat", "$8;1;1;1;0\n"));
		steps.add(() -> came("SPLIT 1 1 0 - -"));
		steps.add(() -> delete("kieker.map", "kieker-001.dat", ""));

		assertThat(follow()).isEqualTo(new Tally(1, 0));
		assertThat(problems.list()).extracting(LogProblem::toString)
				.containsExactly(folder + ": it can no longer be listed; open files are still read");
	}

	@Test
	void takesTextsThatCome() throws Exception {
		write("kieker.map", "$2=kieker.common.record.flow.trace.operation.BeforeOperationEvent\n");
		steps.add(() -> write("kieker-001.bin", before(1, 3, 4), before(2, 3, 5)));
		steps.add(this::came);
		steps.add(() -> write("kieker.map", "$3=a()\n$4=A\n$5="));
		steps.add(() -> came("BEFORE 1 1 0 a() A"));
		steps.add(() -> write("kieker-002.bin", before(3, 3, 4)));
		steps.add(looked());
		steps.add(() -> came("BEFORE 1 1 0 a() A"));
		steps.add(() -> write("kieker.map", "B\n"));
		steps.add(() -> came("BEFORE 1 1 0 a() A", "BEFORE 2 1 0 a() B", "BEFORE 3 1 0 a() A"));

		assertThat(follow()).isEqualTo(new Tally(3, 0));
		assertThat(problems.list()).isEmpty();
	}

	/** Kieker deletes the oldest file when there are as many as it shall keep. */
	@Test
	void readsAFileToItsEndThatIsDeletedForALaterOne() throws Exception {
		write("kieker.map", SPLIT);
		write("kieker-001.dat", "$8;1;1;1;0\n");
		steps.add(() -> came("SPLIT 1 1 0 - -"));
		steps.add(() -> write("kieker-001.dat", "$8;2;2;1;0\n") && delete("kieker-001.dat") && write("kieker-002.dat", "$8;3;3;1;0\n"));
		steps.add(() -> came("SPLIT 1 1 0 - -", "SPLIT 2 1 0 - -", "SPLIT 3 1 0 - -"));
		steps.add(() -> write("kieker-002.dat", "$8;4;4;1;0\n") && delete("kieker-002.dat") && write("kieker-003.dat", "$8;5;5;1;0\n"));

		assertThat(follow()).isEqualTo(new Tally(5, 0));
		assertThat(sink.lines.subList(3, 5)).containsExactly("SPLIT 4 1 0 - -", "SPLIT 5 1 0 - -");
		assertThat(problems.list()).isEmpty();
	}

	@Test
	void saysWhichFilesWereDeletedBeforeTheyWereRead() throws Exception {
		write("kieker.map", SPLIT);
		write("kieker-001.dat", "$9;1;1;1;0\n"); // waits for its class
		write("kieker-002.dat", "$8;2;2;1;0\n");
		write("kieker-003.dat", "$8;3;3;1;0\n");
		steps.add(this::came);
		steps.add(() -> delete("kieker-001.dat", "kieker-002.dat"));
		steps.add(looked());
		steps.add(() -> came() && write("kieker.map", SPLIT.replace('8', '9')));

		assertThat(follow()).isEqualTo(new Tally(2, 0));
		assertThat(sink.lines).containsExactly("SPLIT 1 1 0 - -", "SPLIT 3 1 0 - -");
		assertThat(problems.list()).extracting(LogProblem::toString)
				.containsExactly(folder.resolve("kieker-002.dat") + ": it was deleted before it was read");
	}

	@Test
	void saysAtTheEndWhatDidNotCome() throws Exception {
		write("kieker.map", SPLIT + "$9=x");
		write("kieker-001.dat", "$10;1;1;1;0\n$8;1;1;1;0\n".repeat(40_000));
		steps.add(this::came);

		assertThat(follow()).isEqualTo(new Tally(40_000, 40_000));
		assertThat(problems.list()).extracting(LogProblem::message)
				.containsExactly("skipped: the record class of number 10 is not in kieker.map");
	}

	@Test
	void findsNewLogsAndFiles() throws Exception {
		write("kieker-a/kieker.map", SPLIT);
		write("kieker-a/kieker-001.dat", "$8;1;1;1;0\n");
		steps.add(this::came);
		steps.add(() -> write("kieker-b/kieker.map", SPLIT) && write("kieker-b/kieker-001.dat", "$8;2;2;1;0\n")
				&& write("kieker-a/kieker-002.dat", "$8;3;3;1;0\n"));

		assertThat(follow()).isEqualTo(new Tally(3, 0));
		assertThat(sink.lines).containsExactly("SPLIT 1 1 0 - -", "SPLIT 3 1 0 - -", "SPLIT 2 1 0 - -");
	}

	@Test
	void stopsInTheMiddleOfWhatWasThereBefore() throws Exception {
		write("kieker.map", SPLIT);
		int records = 1_000_000;
		write("kieker-001.dat", "$8;1;1;1;0\n".repeat(records));
		int[] calls = new int[1];
		RecordCounter counted = new RecordCounter();
		Tally tally = new LogFollower(new StringPool(), counted, problems, RecordTypes.OF_KIEKER).follow(folder, () -> calls[0]++ == 0);

		assertThat(tally.read()).isEqualTo(counted.records).isBetween(1L, records - 1L);
		assertThat(tally.skipped()).isZero();
		assertThat(problems.list()).extracting(LogProblem::message)
				.containsExactly("the rest was not read, because reading was stopped here");
		counted.records = 0;
		calls[0] = 0;
		tally = new LogFollower(new StringPool(), counted, problems, RecordTypes.OF_KIEKER).follow(folder, () -> calls[0]++ < 10);
		assertThat(tally).isEqualTo(new Tally(records, 0));
	}

	private Tally follow() throws IOException, InterruptedException {
		return new LogFollower(sink.names, sink, problems, RecordTypes.OF_KIEKER).follow(folder, () -> {
			assertThat(rounds++).as("rounds until %s came", sink.lines).isLessThan(200);
			if (!steps.isEmpty() && steps.peek().getAsBoolean()) {
				steps.remove();
			}
			return !steps.isEmpty();
		});
	}

	/** When it has looked for new files since, which it does every half second. */
	private static BooleanSupplier looked() {
		long[] since = new long[1];
		return () -> {
			since[0] = since[0] == 0 ? System.nanoTime() : since[0];
			return System.nanoTime() - since[0] > 800_000_000;
		};
	}

	private boolean came(String... lines) {
		return sink.lines.equals(List.of(lines));
	}

	private boolean delete(String... files) {
		try {
			for (String file : files) {
				Files.delete(folder.resolve(file));
			}
			return true;
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	private static byte[] before(long time, int operation, int type) {
		return ByteBuffer.allocate(40).putInt(2).putLong(time).putLong(time).putLong(1).putInt(0).putInt(operation).putInt(type)
				.array();
	}

	private boolean write(String name, String text) {
		return write(name, text.getBytes(StandardCharsets.UTF_8));
	}

	private boolean write(String name, byte[]... parts) {
		try {
			Path file = folder.resolve(name);
			Files.createDirectories(file.getParent());
			for (byte[] part : Arrays.asList(parts)) {
				Files.write(file, part, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
			}
			return true;
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}
}
