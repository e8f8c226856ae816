/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.common.progress.Progress;
import org.sonde.overhead.CancelAfter;
import org.sonde.overhead.imports.format.ImportWarning;
import org.sonde.overhead.imports.format.PreviewItem;
import org.sonde.overhead.imports.format.Repair;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.Fork;
import org.sonde.overhead.results.ForkFlag;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.Statistic;
import org.sonde.overhead.results.WarmUpRule;
import org.sonde.overhead.results.json.ResultSetDocument;

/** Raw files made here: 1,000 calls of {@code slow} ns, then 3,000 of {@code steady} and {@code steady} + 2 ns in turns. */
class RawImportTest {
	private static final int WARM_UP = 1000;
	private static final int CALLS = 4000;

	@TempDir
	Path folder;

	private static String raw(int slow, int steady) {
		StringBuilder text = new StringBuilder();
		for (int call = 0; call < CALLS; call++) {
			text.append("1;").append(call < WARM_UP ? slow : steady + 2 * (call % 2)).append(";55496704;0\n");
		}
		return text.toString();
	}

	private Path write(String name, String text) {
		return Imports.file(folder, name, text);
	}

	private Path[] threeLoopsOfTwo() {
		return Stream.of(write("raw-1-10-0.csv", raw(900, 100)), write("raw-2-10-0.csv", raw(900, 110)),
				write("raw-3-10-0.csv", raw(900, 120)),
				write("raw-1-10-1.csv", raw(900, 400)), write("raw-2-10-1.csv", raw(900, 400)),
				write("raw-3-10-1.csv", raw(900, 430)))
				.toArray(Path[]::new);
	}

	@Test
	void forksAreLoopsAndTheSteadyPartIsDetected() throws Exception {
		Preview preview = Imports.look(threeLoopsOfTwo());
		assertThat(preview.configurations()).extracting(PreviewItem.Configuration::key).containsExactly("0", "1");
		assertThat(preview.facts()).anyMatch(fact -> fact.name().equals("Recursion depth") && fact.value().equals("10"));
		ResultSet set = Imports.set(preview, Answers.NONE);
		assertThat(set.conditions().number(ConditionName.RECURSION_DEPTH)).hasValue(10);
		assertThat(set.conditions().number(ConditionName.JVMS)).hasValue(3);
		assertThat(set.conditions().number(ConditionName.CALLS_PER_JVM)).hasValue(CALLS);
		Configuration none = set.configurations().getFirst();
		assertThat(none.phase()).isEqualTo(Phase.NONE);
		assertThat(none.forks()).hasSize(3).allSatisfy(fork -> {
			assertThat(fork.warmUp().rule()).isEqualTo(WarmUpRule.DETECTED);
			// Bins of eight calls; the warm-up is not a multiple of every place where changes are looked for.
			assertThat(fork.warmUp().calls()).isBetween((long) WARM_UP, WARM_UP + 100L);
			assertThat(fork.distribution().orElseThrow().count()).isEqualTo(fork.steadyCalls());
			assertThat(fork.series().orElseThrow().meanNanos()).hasSize(500);
		});
		assertThat(none.forks()).extracting(Fork::meanNanos).containsExactly(101.0, 111.0, 121.0);
		ResultSet exactly = Imports.set(preview, Imports.keeping(RawFileRetention.SUMMARY, new WarmUpChoice.Calls(WARM_UP)));
		// t(2) = 4.302653 × 10 / √3; of 1,500 calls each of 100, 102, 110, 112, 120 and 122 the two in the middle are 110 and 112
		assertThat(Imports.values(Imports.measurement(exactly, "Configuration 0"))).startsWith("111", "24.84138")
				.endsWith("100", "102", "111", "120", "122");
		assertThat(set.configurations().getLast().predecessor()).contains("configuration-0");
	}

	@Test
	void theWarmUpMayBeGiven() throws Exception {
		Preview preview = Imports.look(write("raw-1-10-0.csv", raw(900, 100)));
		Fork half = Imports.set(preview, Imports.keeping(RawFileRetention.SUMMARY, new WarmUpChoice.FirstHalf())).configurations()
				.getFirst().forks()
				.getFirst();
		assertThat(half.warmUp().calls()).isEqualTo(CALLS / 2);
		assertThat(half.warmUp().rule()).isEqualTo(WarmUpRule.FIRST_HALF);
		assertThat(half.distribution()).isEmpty();
		assertThat(half.series()).isEmpty();
		Fork given = Imports.set(preview, Imports.keeping(RawFileRetention.HISTOGRAM, new WarmUpChoice.Calls(0))).configurations()
				.getFirst().forks()
				.getFirst();
		assertThat(given.meanNanos()).isEqualTo((900 * 1000 + 101 * 3000) / 4000.0);
		assertThatThrownBy(() -> Imports.set(preview, Imports.keeping(RawFileRetention.SUMMARY, new WarmUpChoice.Calls(CALLS))))
				.hasMessageContainingAll("SO409", "leaves none");
	}

	@Test
	void foldersZipsAndPackedFilesAreTheSame() throws Exception {
		ResultSet plain = Imports.set(Imports.look(threeLoopsOfTwo()), Answers.NONE);
		assertThat(Imports.set(Imports.look(folder), Answers.NONE)).isEqualTo(plain);
		Path zip = folder.resolveSibling(folder.getFileName() + ".zip");
		Path packed = Files.createDirectory(folder.resolveSibling(folder.getFileName() + "-packed"));
		try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(zip)); Stream<Path> files = Files.list(folder)) {
			for (Path file : files.sorted().toList()) {
				out.putNextEntry(new ZipEntry("results/" + file.getFileName()));
				out.write(Files.readAllBytes(file));
				try (OutputStream gz = new GZIPOutputStream(Files.newOutputStream(packed.resolve(file.getFileName() + ".gz")))) {
					gz.write(Files.readAllBytes(file));
				}
			}
		}
		assertThat(Imports.set(Imports.look(zip), Answers.NONE)).isEqualTo(plain);
		assertThat(Imports.set(Imports.look(packed), Answers.NONE)).isEqualTo(plain);
	}

	@Test
	void truncatedForksAreMarkedOrLeftOut() throws Exception {
		Path[] files = threeLoopsOfTwo();
		Files.writeString(files[1], raw(900, 110).substring(0, 30_000));
		Preview preview = Imports.look(files);
		assertThat(preview.warnings()).anyMatch(warning -> warning.kind() == ImportWarning.Kind.TRUNCATED && warning.text()
				.contains("raw-2-10-0.csv"));
		List<Fork> marked = Imports.set(preview, Answers.NONE).configurations().getFirst().forks();
		assertThat(marked).extracting(Fork::flags).extracting(flags -> flags.contains(ForkFlag.TRUNCATED))
				.containsExactly(false, true, false);
		List<Fork> left = Imports.set(preview, Imports.repairing(Repair.LEAVE_OUT_TRUNCATED)).configurations().getFirst()
				.forks();
		assertThat(left).extracting(Fork::number).containsExactly(1, 3);
	}

	@Test
	void fewerCallsThanOthersAndOddNumbersAreTruncated() throws Exception {
		String shorter = raw(900, 110).substring(0, raw(900, 110).indexOf("1;112;") + "1;112;55496704;0\n".length());
		Preview fewer = Imports.look(write("raw-1-10-0.csv", raw(900, 100)), write("raw-2-10-0.csv", shorter));
		assertThat(fewer.warnings()).anyMatch(warning -> warning.kind() == ImportWarning.Kind.TRUNCATED && warning.text()
				.contains("other files 4000"));
		Preview odd = Imports.look(write("raw-2-10-0.csv", shorter));
		assertThat(odd.warnings()).anyMatch(warning -> warning.kind() == ImportWarning.Kind.TRUNCATED && warning.text().contains("round"));
		assertThatThrownBy(() -> Imports.set(odd, Imports.repairing(Repair.LEAVE_OUT_TRUNCATED)))
				.hasMessageContaining("SO403");
		Answers meant = new Answers(Optional.empty(), Optional.empty(), Map.of(),
				Map.of(ConditionName.CALLS_PER_JVM, "1002"), Set.of(), new WarmUpChoice.Detected(), RawFileRetention.SUMMARY);
		assertThat(Imports.set(odd, meant).configurations().getFirst().forks().getFirst().flags())
				.doesNotContain(ForkFlag.TRUNCATED);
	}

	@Test
	void numbersFromOneAreAskedFor() throws Exception {
		Preview unclear = Imports.look(write("raw-1-10-1.csv", raw(900, 100)), write("raw-1-10-2.csv", raw(900, 100)));
		assertThat(Imports.warnings(unclear)).containsKey(ImportWarning.Kind.INDEX_BASE);
		assertThat(unclear.questions()).filteredOn(question -> question.key().topic() == QuestionKind.PHASE)
				.extracting(Question::proposal)
				.allMatch(Optional::isEmpty);
		Preview old = Imports.look(write("results.csv-1-10-1.csv", raw(900, 100)),
				write("results.csv-1-10-2.csv", raw(900, 100)));
		assertThat(Imports.warnings(old)).doesNotContainKey(ImportWarning.Kind.INDEX_BASE);
		assertThat(old.questions()).filteredOn(question -> question.key().topic() == QuestionKind.PHASE)
				.extracting(question -> question.proposal().orElseThrow()).containsExactly("none", "deactivated");
	}

	@Test
	void severalThreadsAndPythonAreTold() throws Exception {
		Preview threads = Imports.look(write("raw-1-10-0.csv", raw(900, 100) + raw(900, 100).replace("1;", "2;")));
		assertThat(Imports.warnings(threads)).containsKey(ImportWarning.Kind.WARM_UP_OF_THREADS);
		Path python = write("raw-1-10-0.csv", raw(900, 100).replace("1;", "0;").replace(";55496704;0", ""));
		Path configuration = write("configuration.txt", """
				Linux secret-host 6.8.0 #1 SMP x86_64 GNU/Linux
				openjdk version "21.0.4" 2024-07-16
				OpenJDK Runtime Environment Temurin-21.0.4+7 (build 21.0.4+7-LTS)
				JAVA_ARGS: -Xms1G -Xmx2G
				NUM_OF_LOOPS=1
				TOTAL_NUM_OF_CALLS=2000000
				METHOD_TIME=500000
				THREADS=1
				RECURSION_DEPTH=10
				""");
		Preview preview = Imports.look(python, configuration);
		assertThat(preview.warnings()).anyMatch(warning -> warning.kind() == ImportWarning.Kind.CONFIGURATION_DIFFERS && warning.text()
				.contains("2000000 calls"));
		ResultSet set = Imports.set(preview, Answers.NONE);
		assertThat(set.conditions().number(ConditionName.METHOD_TIME_MICROS)).hasValue(500);
		assertThat(set.conditions().find(ConditionName.OPERATING_SYSTEM).orElseThrow().value()).startsWith("Linux 6.8.0")
				.doesNotContain("secret");
		assertThat(set.conditions().find(ConditionName.JVM_FLAGS).orElseThrow().value()).isEqualTo("-Xms1G -Xmx2G");
	}

	/** A summary beside the raw files: the mean of its second column is that of loop 2's second half. */
	@Test
	void summariesBesideAreComparedAndGiveLabels() throws Exception {
		threeLoopsOfTwo();
		write("R.txt",
				"> configs.labels=c(\"No Probe\", \"Inactive probe\")\n      1          2         \nmean  \"  0.1110\" \"  0.4310\"\n");
		Preview preview = Imports.look(folder);
		assertThat(preview.configurations()).extracting(PreviewItem.Configuration::label).containsExactly("No Probe", "Inactive probe");
		assertThat(preview.unanswered(Answers.NONE)).extracting(question -> question.key().topic())
				.containsExactlyInAnyOrder(QuestionKind.FRAMEWORK,
						QuestionKind.PROBE_KIND);
		assertThat(Imports.set(preview, Answers.NONE).source().notes()).anyMatch(note ->
				note.startsWith("2 of the 2 means in R.txt")
				&& note.contains("(loop 2, loop 3)"));
	}

	/** R's columns count from 0, files of Kieker 1.8 from 1. */
	@Test
	void labelsFollowTheNumbersOfOldFiles() throws Exception {
		write("R.txt",
				"> configs.labels=c(\"No Probe\", \"Inactive probe\")\n      1          2         \nmean  \"  0.1010\" \"  0.4010\"\n");
		write("results.csv-1-10-1.csv", raw(900, 100));
		write("results.csv-1-10-2.csv", raw(900, 400));
		assertThat(Imports.look(folder).configurations()).extracting(seen -> seen.key() + " " + seen.label())
				.containsExactly("1 No Probe", "2 Inactive probe");
	}

	@Test
	void rawFilesAreKeptBesideTheSetOrNothingIsWritten() throws Exception {
		Path[] files = threeLoopsOfTwo();
		Path target = Files.createDirectory(folder.resolve("out")).resolve("mine.json");
		Preview preview = Imports.look(files);
		Answers answers = Imports.completed(preview,
				Imports.keeping(RawFileRetention.RAW, new WarmUpChoice.FirstHalf()).named("mine", "Mine"));
		ImportTarget.write(preview, answers, target, Progress.NONE);
		ResultSet read = ResultSetDocument.read(target).resultSet();
		assertThat(read).isEqualTo(((ImportResult.Results) BenchmarkImport.make(preview, answers, Optional.of(
				Files.createTempDirectory(folder, "raw")), Progress.NONE)).resultSet());
		Fork fork = read.configurations().getFirst().forks().getFirst();
		try (InputStream in = new GZIPInputStream(Files.newInputStream(target.resolveSibling("mine.raw")
				.resolve(fork.raw().orElseThrow().name())))) {
			assertThat(new String(in.readAllBytes(), StandardCharsets.UTF_8)).isEqualTo(Files.readString(files[0]));
		}
		assertThat(names(target.getParent())).containsExactly("mine.json", "mine.raw");
		assertThatThrownBy(() -> ImportTarget.write(preview, answers, target, Progress.NONE))
				.hasMessageContainingAll("SO109", "mine.json");

		Path second = target.resolveSibling("second.json");
		Files.writeString(files[3], "1;64;1;0\n");
		assertThatThrownBy(() -> ImportTarget.write(preview, answers.named("second", "Second"), second, Progress.NONE))
				.hasMessageContaining("SO405");
		assertThat(names(target.getParent())).as("nothing half-imported").containsExactly("mine.json", "mine.raw");
	}

	@Test
	void cancellingLeavesNothingBehind() throws Exception {
		Path target = Files.createDirectory(folder.resolve("out")).resolve("mine.json");
		Preview preview = Imports.look(threeLoopsOfTwo());
		assertThatThrownBy(() -> ImportTarget.write(preview, Imports.completed(preview, Imports.keeping(RawFileRetention.RAW,
				new WarmUpChoice.FirstHalf())), target, new CancelAfter(8))).isInstanceOf(CancellationException.class);
		assertThat(names(target.getParent())).isEmpty();
	}

	private static List<String> names(Path directory) throws IOException {
		try (Stream<Path> files = Files.list(directory)) {
			return files.map(file -> file.getFileName().toString()).sorted().toList();
		}
	}

	@Test
	void badRawFilesAreNamedWithTheirLine() {
		assertThatThrownBy(() -> Imports.look(write("raw-1-10-0.csv", "1,64,1,0\n")))
				.hasMessageContainingAll("SO402", "raw-1-10-0.csv, line 1",
						"commas");
		assertThatThrownBy(() -> Imports.look(write("raw-1-10-0.csv", "1;64;1;0\n1;NaN;1;0\n")))
				.hasMessageContainingAll("SO402", "line 2", "NaN");
		assertThatThrownBy(() -> Imports.look(write("raw-1-10-0.csv", ""))).hasMessageContainingAll("SO403", "raw-1-10-0.csv");
		assertThatThrownBy(() -> Imports.look(write("raw-1-10-0.csv", raw(9, 1)), write("x-raw-1-10-0.csv", raw(9, 1))))
				.hasMessageContainingAll("SO408", "same loop");
		assertThatThrownBy(() -> Imports.look(folder.resolve("missing.csv"))).hasMessageContainingAll("SO101", "missing.csv",
				"no such file");
	}

	@Test
	void progressReachesTheWhole() throws Exception {
		Path[] files = threeLoopsOfTwo();
		long[] totalAndDone = new long[2];
		Progress counting = new Progress() {
			@Override
			public void begin(String task, long total) {
				assertThat(totalAndDone[1]).as("all of the work before").isEqualTo(totalAndDone[0]);
				totalAndDone[0] = total;
				totalAndDone[1] = 0;
			}

			@Override
			public void worked(long units) {
				totalAndDone[1] += units;
			}

			@Override
			public boolean isCancelled() {
				return false;
			}
		};
		Preview preview = BenchmarkImport.look(List.of(files), counting);
		BenchmarkImport.make(preview, Imports.completed(preview, Answers.NONE), Optional.empty(), counting);
		assertThat(totalAndDone[1]).isEqualTo(totalAndDone[0]).isPositive();
	}

	/** From 100 to 119 ns and from 300 to 319 ns in turns. */
	private static String twoModes() {
		StringBuilder text = new StringBuilder();
		for (int call = 0; call < CALLS; call++) {
			text.append("1;").append(100 + call % 2 * 200 + call / 2 % 20).append(";55496704;0\n");
		}
		return text.toString();
	}

	@Test
	void outliersAmongForksAndSeveralModesAreFlagged() throws Exception {
		Path[] files = new Path[5];
		for (int loop = 1; loop <= 5; loop++) {
			files[loop - 1] = write("raw-" + loop + "-10-0.csv", loop == 2 ? twoModes() : raw(900, loop == 4 ? 300 : 100 + loop));
		}
		List<Fork> forks = Imports.set(Imports.look(files), Answers.NONE).configurations().getFirst().forks();
		assertThat(forks).extracting(fork -> fork.flags().contains(ForkFlag.OUTLIER))
				.containsExactly(false, true, false, true, false);
		assertThat(forks).extracting(fork -> fork.flags().contains(ForkFlag.SEVERAL_MODES))
				.containsExactly(false, true, false, false, false);
	}

	@Test
	void quartilesBeyondTheWindowAreMarked() throws Exception {
		StringBuilder text = new StringBuilder();
		for (int call = 0; call < 100; call++) {
			text.append("1;").append(call < 50 ? 100 : 50_000_000).append('\n');
		}
		ResultSet set = Imports.set(Imports.look(write("raw-1-10-0.csv", text.toString())), Imports.keeping(RawFileRetention.SUMMARY,
				new WarmUpChoice.Calls(0)));
		assertThat(set.source().notes()).anyMatch(note -> note.contains("upper quartiles of "));
		assertThat(set.configurations().getFirst().forks().getFirst().nanos().get(Statistic.Q3)).isCloseTo(50_000_000.0,
				Percentage.withPercentage(0.1));
	}
}
