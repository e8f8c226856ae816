/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sonde.benchmark.experiment.Effort;
import org.sonde.benchmark.jdk.JavaHomes;
import org.sonde.benchmark.objects.GridCalibration;
import org.sonde.benchmark.objects.GridDesign;
import org.sonde.benchmark.study.Benchmark;
import org.sonde.benchmark.study.BenchmarkCommand;
import org.sonde.benchmark.subject.SubjectConfiguration;
import org.sonde.cli.Sonde;
import org.sonde.cli.shared.ExitCode;

import picocli.CommandLine;

/** The command that a result set keeps measures the same again. */
class BenchmarkCommandTest {

	private static final Pattern WORD = Pattern.compile("'([^']*)'|[^ ']+");

	@TempDir
	private Path folder;

	private BenchRunCommand run(String... words) {
		return parsed(new BenchRunCommand(), words);
	}

	private <T> T parsed(T command, String... words) {
		new CommandLine(command).parseArgs(Stream.concat(Stream.of(words), Stream.of("-o", folder.toString())).toArray(String[]::new));
		return command;
	}

	/** What follows {@code sonde bench COMMAND}; no word is quoted in part. */
	private static String[] words(String line) {
		return WORD.matcher(line).results().map(BenchmarkCommandTest::unquoted).skip(3).toArray(String[]::new);
	}

	private static String unquoted(MatchResult word) {
		return word.group(1) == null ? word.group() : word.group(1);
	}

	private static List<String> configurations(Benchmark.Design design) {
		return design.subjects().stream().flatMap(chosen -> chosen.configurations().stream().map(SubjectConfiguration::id)
				.map(id -> chosen.subject().id() + ":" + id)).toList();
	}

	private static void assertSame(Benchmark.Design again, Benchmark.Design design) {
		assertThat(again.command()).isEqualTo(design.command());
		assertThat(configurations(again)).isEqualTo(configurations(design));
		assertThat(again.workloads()).isEqualTo(design.workloads());
		assertThat(again.length()).isEqualTo(design.length());
		assertThat(again.effort()).isEqualTo(design.effort());
		assertThat(again.jvmArguments()).isEqualTo(design.jvmArguments());
	}

	@Test
	void aRunIsRepeated() throws Exception {
		Benchmark.Design design = run("nano-time", "jfr-event", "--configurations", "nano-time:collecting,recording", "--shape",
				"nested,tree", "--depth",
				"1,8", "--method-time", "0,0.5", "--busy-by", "thread-cpu", "--threads", "1,2", "--calls", "5000", "--seconds", "0.25",
				"--forks", "3..7",
				"--precision", "0.3", "--minutes", "1.5", "--attempts", "2", "--jvm-argument=-XX:OnOutOfMemoryError=kill -9 %p",
				"--jvm-argument", "-Dx=a,b").design();
		assertThat(configurations(design)).containsExactly("nano-time:no-instrumentation", "nano-time:deactivated", "nano-time:collecting",
				"jfr-event:no-instrumentation", "jfr-event:deactivated", "jfr-event:recording");
		assertThat(design.workloads()).hasSize(16);
		assertSame(run(words(design.command())).design(), design);
	}

	@Test
	void defaultsAreWritten() throws Exception {
		Benchmark.Design design = run("nano-time").design();
		assertThat(design.command())
				.isEqualTo("sonde bench run nano-time --shape nested --depth 10 --method-time 0 --busy-by wall --threads 1 --calls 2000000"
						+ " --seconds 5 --forks 5..10 --precision 1 --attempts 3");
		assertSame(run(words(design.command())).design(), design);
	}

	/** The IDE writes it. */
	@Test
	void theCalibrationOfWatchedFieldsIsRepeated() throws Exception {
		GridDesign design = GridCalibration.design(JavaHomes.find().getLast(), Duration.ofMinutes(7));
		BenchObjectsCommand command = new BenchObjectsCommand();
		new CommandLine(command).parseArgs(words(GridCalibration.command(design)));
		assertThat(command.design()).isEqualTo(design);
	}

	/** As the IDE may ask for it: without a precision each run has the most forks. */
	@Test
	void withoutAPrecisionAllForksAreMade() throws Exception {
		Benchmark.Design design = run("nano-time").design();
		String command = BenchmarkCommand.run(List.of("nano-time"), design.subjects(), design.workloads(), design.length(),
				new Effort(5, 8, OptionalDouble.empty(), Optional.empty()), List.of());
		Effort again = run(words(command)).design().effort();
		assertThat(again.leastForks()).isEqualTo(8);
		assertThat(again.mostForks()).isEqualTo(8);
	}

	@Test
	void aDescriptorIsNamedByItsFileAndNoFolderByItsName() throws Exception {
		Path file = folder.resolve("my own.json");
		try (var in = Benchmark.class.getResourceAsStream("/org/sonde/benchmark/subject/nano-time.json")) {
			Files.copy(in, file);
		}
		assertThat(run(file.toString()).design().command()).startsWith("sonde bench run 'my own.json' --shape")
				.doesNotContain(folder.toString());
		assertThat(design(parsed(new BenchCheckCommand(), "--subject", file.toString(), "--configuration", "collecting")).command())
				.startsWith("sonde bench check --subject 'my own.json' --configuration collecting").doesNotContain(folder.toString());
	}

	@Test
	void calibrationsAndChecksAreRepeated() throws Exception {
		Benchmark.Design calibration = parsed(new BenchCalibrateCommand(), "--subject", "jfr-event", "--minutes", "0.7",
				"--jvm-argument=-Xint").design();
		assertThat(calibration.command()).isEqualTo(
				"sonde bench calibrate --subject jfr-event --writer recording-without-stack --minutes 0.7 --jvm-argument=-Xint");
		assertSame(parsed(new BenchCalibrateCommand(), words(calibration.command())).design(), calibration);

		Benchmark.Design check = design(parsed(new BenchCheckCommand(), "--subject", "nano-time", "--pairs", "7", "--clock", "thread-cpu"));
		assertThat(check.command()).isEqualTo("sonde bench check --subject nano-time --configuration no-instrumentation --pairs 7 --forks 3"
				+ " --precision 1 --depth 10 --seconds 0.2 --clock thread-cpu");
		assertSame(design(parsed(new BenchCheckCommand(), words(check.command()))), check);
	}

	/** Of the plan, which may not be there, what followed from it. */
	@Test
	void aCalibrationForAPlanNamesItsSubject() throws Exception {
		Path plan = Files.writeString(folder.resolve("p.plan"), Sonde.PLAN);
		assertThat(parsed(new BenchCalibrateCommand(), "--plan", plan.toString()).design().command())
				.startsWith("sonde bench calibrate --subject kieker-2.0.2-aspectj");
	}

	/** Whoever calibrates first and marks methods then gets estimates. */
	@Test
	void aCalibrationWithoutAPlanIsForANewOne() throws Exception {
		String command = parsed(new BenchCalibrateCommand()).design().command();
		Path plan = Files.writeString(folder.resolve("new.plan"), Sonde.PLAN.replaceAll("  <probes .*\n", ""));
		assertThat(command).isEqualTo(parsed(new BenchCalibrateCommand(), "--plan", plan.toString()).design().command());
	}

	/** A plan records to binary files unless it says otherwise. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "||binary-file|", "text||text-file|", "tcp||tcp|",
			"tcp|binary-file|binary-file|The plan records over TCP. The calibration uses: Binary file.",
			"discard||binary-file|The plan discards its records.", "discard|tcp,text-file|tcp,text-file|The plan discards its records." })
	void aCalibrationForAPlanHasItsWriter(String recordTo, String asked, String writer, String said) throws Exception {
		Path plan = Files.writeString(folder.resolve("p.plan"),
				recordTo == null ? Sonde.PLAN : Sonde.PLAN.replace("xmi:version", "recordTo=\"" + recordTo + "\" xmi:version"));
		BenchCalibrateCommand command = new BenchCalibrateCommand();
		StringWriter err = new StringWriter();
		new CommandLine(command).setErr(new PrintWriter(err, true)).parseArgs(Stream.concat(
				Stream.of("-o", folder.toString(), "--plan", plan.toString()),
				asked == null ? Stream.empty() : Stream.of("--writer", asked)).toArray(String[]::new));
		assertThat(command.design().command())
				.startsWith("sonde bench calibrate --subject kieker-2.0.2-aspectj-events --writer " + writer + " --minutes");
		assertThat(err.toString()).startsWith(said == null ? "" : "sonde: " + said).hasLineCount(said == null ? 0 : 1);
	}

	@Test
	void whatIsNoChoiceIsRefused() throws IOException {
		Path results = Files.createDirectory(folder.resolve("results"));
		for (String[] wrong : new String[][] { { "--busy-by", "sundial" }, { "--busy-by", "process-cpu" }, { "--forks", "5.." },
				{ "--forks", "..5" },
				{ "--forks", "" } }) {
			Sonde refused = Sonde.run(Stream.concat(Stream.of("bench", "run", "nano-time", "-o", results.toString()), Arrays.stream(wrong))
					.toArray(String[]::new));
			assertThat(refused.code()).as(refused.err()).isEqualTo(ExitCode.USAGE);
			assertThat(refused.err()).contains("Invalid value for option '" + wrong[0]).contains("'" + wrong[1] + "' is ")
					.doesNotContain("input string");
		}
	}

	@Test
	void aConfigurationIsOfAtLeastOneSubject() {
		assertThat(refused("nano-time", "jfr-event", "--configurations", "recording").err()).contains("SB108", "nano-time");
		assertThat(refused("nano-time", "jfr-event", "--configurations", "writing").err()).contains("SB104", "nano-time or jfr-event",
				"recording");
		assertThat(refused("nano-time", "jfr-event", "--configurations", "nano-time:recording").err()).contains("SB104",
				"nano-time has no configuration recording");
	}

	private Sonde refused(String... words) {
		return Sonde.run(Stream.concat(Stream.of("bench", "run", "-o", folder.toString()), Stream.of(words)).toArray(String[]::new));
	}

	@Test
	void onlyWritersAreCalibrated() {
		Sonde refused = Sonde.run("bench", "calibrate", "--subject", "nano-time", "--writer", "collecting", "-o", folder.toString());
		assertThat(refused.code()).isEqualTo(ExitCode.USAGE);
		assertThat(refused.err()).contains("phase writing, found collecting");
	}

	private static Benchmark.Design design(BenchCheckCommand command) throws Exception {
		return command.design(command.check());
	}
}
