/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.benchmark.subject.BuiltInSubjects;
import org.sonde.cli.Sonde;
import org.sonde.cli.shared.ExitCode;

import tools.jackson.databind.JsonNode;

/** Runs real benchmarks, of a probe that only counts and with few calls: what is printed and stored, not how fast anything is. */
class BenchOutputTest {

	private static final String COUNTING = """
			{
				"format": "sonde-benchmark-subject", "version": 1, "id": "counting", "title": "A counter", "framework": "None",
				"probeKind": "operation-execution",
				"sources": {"CountingProbe.java": [
					"public final class CountingProbe implements org.sonde.benchmark.program.Probe {",
					"  private long executions;",
					"  @Override public long before() { return 0; }",
					"  @Override public void after(long token) { executions++; }",
					"  @Override public long records() { return executions; }",
					"}"
				]},
				"configurations": [
					{"id": "none", "label": "Without", "phase": "none"},
					{"id": "counting", "label": "Counting", "phase": "collecting", "predecessor": "none", "classPath": ["${program}", "${classes}"],
						"probe": "CountingProbe", "arrival": {"at": "printed-count", "perExecution": %d}}
				]
			}
			""";

	@TempDir
	private Path folder;
	private Path subject;
	private Path results;

	@BeforeEach
	void layOut() throws IOException {
		subject = Files.writeString(folder.resolve("counting.json"), COUNTING.formatted(1));
		results = Files.createDirectory(folder.resolve("results"));
	}

	private Sonde bench(String command, String... arguments) {
		return Sonde.run(Stream.concat(Stream.of("bench", command, "-o", results.toString(), "--offline"), Stream.of(arguments))
				.toArray(String[]::new));
	}

	@Test
	void runsAndStores() throws IOException {
		Path raw = Files.createDirectory(folder.resolve("raw"));
		Sonde run = bench("run", subject.toString(), "--forks", "3", "--attempts", "1", "--calls", "2000", "--depth", "1,4",
				"--raw", raw.toString(), "--format", "json");
		assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.OK);
		// two runs at two depths by two clocks; that of the process ticks too slowly for so few calls
		assertThat(run.json().get("runs")).hasSize(8);
		assertThat(run.json().get("voids")).isEmpty();
		JsonNode counting = run.json().get("runs").valueStream().filter(one -> one.get("configuration").asString().equals("counting")
				&& one.get("executions").asInt() == 4 && one.get("clock").asString().equals("wall")).findFirst().orElseThrow();
		assertThat(counting.get("addsTo").asString()).isEqualTo("none");
		assertThat(counting.get("meanLow").asDouble()).isLessThan(counting.get("meanNanos").asDouble());
		Path set;
		try (Stream<Path> files = Files.list(results)) {
			set = files.findFirst().orElseThrow();
		}
		Sonde shown = Sonde.run("results", "show", set.toString());
		assertThat(shown.out()).contains("Counting, depth 4, CPU time of the thread", "Measured at", "sonde bench run counting");
		assertThat(shown.out()).doesNotContain(folder.toString());
		try (Stream<Path> files = Files.walk(raw)) {
			assertThat(files.filter(Files::isRegularFile).map(file -> file.getFileName().toString()))
					.contains("raw-1-1-0.csv", "raw-3-4-1.csv").hasSize(12);
		}
		Path ofSubject;
		try (Stream<Path> files = Files.list(raw)) {
			ofSubject = files.findFirst().orElseThrow();
		}
		assertThat(ofSubject.getFileName().toString()).startsWith("counting-java-");
		Sonde estimated = Sonde.run("results", "import", ofSubject.resolve("nested-0ns-1-thread").toString(), "--preview");
		assertThat(estimated.code()).as(estimated.err()).isEqualTo(ExitCode.OK);

		Sonde history = Sonde.run("results", "history", "create", set.toString(), "--id", "mine", "-o",
				folder.resolve("history.json").toString());
		assertThat(history.code()).as(history.err()).isEqualTo(ExitCode.OK);
		assertThat(Sonde.run("results", "history", "changes", folder.resolve("history.json").toString()).out())
				.contains("too few runs: 8 are needed");
	}

	@Test
	void aRunWhoseCountIsOffIsVoid() throws IOException {
		Files.writeString(subject, COUNTING.formatted(2));
		Sonde run = bench("run", subject.toString(), "--forks", "1", "--attempts", "1", "--calls", "100", "--depth", "3");
		assertThat(run.code()).isEqualTo(ExitCode.OK);
		assertThat(run.err()).contains("300 of 600 records arrived");
		assertThat(run.out()).contains("Without").doesNotContain("Counting");
	}

	@Test
	void whatCannotBeToldHasAReason() {
		Sonde run = bench("run", subject.toString(), "--forks", "2", "--attempts", "1", "--calls", "100");
		assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.OK);
		assertThat(run.out()).containsOnlyOnce("at least 3 forks on each side, there are 2");
	}

	/** The folder goes while the benchmark runs: the measured program deletes it. */
	@Test
	void whatCannotBeStoredIsPrintedAndKeptElsewhere() throws IOException {
		Files.writeString(subject, COUNTING.formatted(1).replace("private long executions;", "private long executions; "
				+ "static { new java.io.File(System.getProperty(\\\"gone\\\")).delete(); }"));
		Sonde run = bench("run", subject.toString(), "--forks", "1", "--attempts", "1", "--calls", "100", "--depth", "3", "--jvm-argument",
				"-Dgone=" + results,
				"--format", "csv");
		assertThat(run.code()).isEqualTo(ExitCode.FAILED);
		assertThat(run.out()).contains("counting,counting,collecting");
		Matcher kept = Pattern.compile("The measurements are in (\\S+) instead").matcher(run.err());
		assertThat(kept.find()).as(run.err()).isTrue();
		Path set;
		try (Stream<Path> files = Files.list(Path.of(kept.group(1)))) {
			set = files.findFirst().orElseThrow();
		}
		assertThat(Sonde.run("results", "show", set.toString()).out()).contains("Counting");
		Files.delete(set);
		Files.delete(set.getParent());
	}

	@Test
	@EnabledOnOs(value = OS.LINUX, disabledReason = "a folder in which nobody can make a file, whoever the user is")
	void aFolderThatTakesNoFilesIsRefusedBeforeAnythingIsMeasured() {
		Sonde run = Sonde.run("bench", "run", subject.toString(), "-o", "/proc", "--offline", "--forks", "1", "--calls", "100");
		assertThat(run.code()).isEqualTo(ExitCode.FAILED);
		assertThat(run.err()).startsWith("sonde: SC103: /proc cannot be written").doesNotContain("fork");
	}

	@Test
	void checksItself() throws IOException {
		Sonde run = bench("check", "--subject", subject.toString(), "--configuration", "none", "--pairs", "2", "--forks", "3..4",
				"--precision", "0.01",
				"--seconds", "0.05", "--format", "json");
		assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.OK);
		assertThat(run.json().get("pairs").asInt()).isEqualTo(2);
		try (Stream<Path> files = Files.list(results)) {
			assertThat(files).singleElement().satisfies(set -> {
				assertThat(set.toString()).endsWith("-check.json");
				assertThat(Sonde.run("results", "show", set.toString()).out()).as("no repetition of what 'bench run' measures")
						.contains("A counter, check");
				assertThat(Files.readString(set)).as("the answer").contains("\"False alarms: ");
			});
		}
		assertThat(run.json().get("mostForks").asInt()).isEqualTo(4);
		assertThat(run.json().get("falseAlarmShareHigh").asDouble()).isBetween(0.0, 1.0);
	}

	@Test
	void aCheckThatCannotBeIsRefusedBeforeAnythingIsMeasured() throws IOException {
		for (String[] wrong : new String[][] { { "--forks", "2", "--pairs", "9" }, { "--pairs", "1" }, { "--clock", "process-cpu" } }) {
			Sonde run = bench("check",
					Stream.concat(Stream.of("--subject", subject.toString(), "--configuration", "none"), Stream.of(wrong))
							.toArray(String[]::new));
			assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.USAGE);
			assertThat(run.err()).contains("Invalid value for option '" + wrong[0] + "': ", wrong[1]).doesNotContain("fork 1");
		}
		try (Stream<Path> files = Files.list(results)) {
			assertThat(files).isEmpty();
		}
	}

	/** Only the first fork counts right: only it can make the folder. */
	@Test
	void aCheckWithTooFewForksSaysHowManyItNeeds() throws IOException {
		Files.writeString(subject, COUNTING.formatted(1).replace("private long executions;", "private long executions; "
				+ "private static final boolean FIRST = new java.io.File(System.getProperty(\\\"once\\\")).mkdir();")
				.replace("return executions;", "return FIRST ? executions : 0;"));
		Sonde run = bench("check", "--subject", subject.toString(), "--configuration", "counting", "--pairs", "2", "--seconds", "0.1",
				"--jvm-argument", "-Donce=" + folder.resolve("once"));
		assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.FAILED);
		assertThat(run.err()).contains("SC114: 1 fork ", " 12", "Wrote ");
	}

	@Test
	void saysWhatIsWrong() {
		assertThat(bench("run", "no-such-thing")).satisfies(run -> {
			assertThat(run.code()).isEqualTo(ExitCode.FAILED);
			assertThat(run.err()).contains("SB101", "no-such-thing", "kieker-2.0.2-aspectj");
		});
		assertThat(bench("run", subject.toString(), "--configurations", "writing")).satisfies(run -> {
			assertThat(run.code()).isEqualTo(ExitCode.FAILED);
			assertThat(run.err()).contains("SB104", "none, counting");
		});
		assertThat(bench("run", subject.toString(), "--shape", "round").code()).isEqualTo(ExitCode.USAGE);
		assertThat(bench("run", subject.toString(), "--forks", "5..3").err()).contains("found 5 to 3");
		assertThat(bench("run", subject.toString(), "--attempts", "0").err()).contains("a fork is run once or more often, found 0");
		assertThat(bench("run", subject.toString(), "--forks", "many").code()).isEqualTo(ExitCode.USAGE);
		assertThat(bench("run", subject.toString(), "--java", folder.toString()).err()).contains("SB202");
		assertThat(bench("calibrate", "--subject", subject.toString(), "--writer", "binary").err()).contains("SB104");
		assertThat(Sonde.run("bench", "run", subject.toString(), "-o", folder.resolve("missing/deeper").toString()).err())
				.contains("SC103", "there is no folder " + folder.resolve("missing").toAbsolutePath() + ".");
		assertThat(Sonde.run("bench", "run", subject.toString(), "-o", subject.toString()).err()).contains("SC103", "it is not a folder");
		assertThat(bench("run", subject.toString(), "--method-time", "-1").err()).contains("0 to 10000000 µs, found -1");
		assertThat(bench("run", subject.toString(), "--minutes", "0").err()).contains("found 0 minutes");
		assertThat(bench("calibrate", "--subject", subject.toString(), "--minutes", "-3").err()).contains("--minutes", "found -3 minutes");
	}

	@Test
	void listsWhatThereIs() {
		assertThat(Sonde.run("bench", "subjects", subject.toString()).out()).contains(BuiltInSubjects.ids()).contains("counting");
		JsonNode json = Sonde.run("bench", "subjects", "--format", "json").json();
		assertThat(json).extracting(node -> node.get("id").asString()).containsExactlyElementsOf(BuiltInSubjects.ids());
		assertThat(json.get(0).get("configurations").get(0)).hasToString(
				"{\"id\":\"no-instrumentation\",\"phase\":\"none\",\"java\":\"17 to 25\",\"found\":"
						+ json.get(0).get("configurations").get(0).get("found") + "}");
		assertThat(Sonde.run("bench", "javas", "--format", "json").json().get(0).get("release").isInt()).isTrue();
		assertThat(Sonde.run("bench", "javas", "--format", "csv").out()).startsWith("release,version,vendor,folder\n")
				.contains(System.getProperty("java.home").replaceAll("/jre$", ""));
	}
}
