/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CancellationException;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sonde.cli.shared.ExitCode;
import org.sonde.cli.shared.Failures;

import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/** The rule of docs/dev/command-line.md: 2 where the command is wrong by itself, 1 where what it names is, 74 where printing failed. */
class ExitCodesTest {
	@TempDir
	Path folder;

	private String plan;

	@BeforeEach
	void aPlan() throws IOException {
		plan = Files.writeString(folder.resolve("a.probes"), Sonde.PLAN).toString();
		Files.createDirectories(folder.resolve("src"));
	}

	/** PLAN and SRC stand for a plan and a folder that are there. */
	@ParameterizedTest
	@ValueSource(strings = { "estimate PLAN --threads 0", "estimate PLAN --threads many", "estimate PLAN --format xml",
			"metrics SRC --release 5",
			"metrics SRC --release x", "metrics SRC --include a...b", "metrics maven:a:b", "metrics", "compare SRC",
			"export PLAN -o out --to foo",
			"export PLAN -o out --to kieker_aspectj", "report -o r.html --compare SRC", "report -o r.html --threads 2",
			"report -o r.html --calls c.csv",
			"report -o r.html --include a.*", "report -o r.html --title=", "nosuch", "tradeoff --no-such-option" })
	void whatIsWrongByItselfIsAUsageError(String line) {
		Sonde run = Sonde.run(line.replace("PLAN", plan).replace("SRC", folder.resolve("src").toString()).split(" "));
		assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.USAGE);
		assertThat(run.err()).startsWith("sonde: ").contains("--help").doesNotContain("kieker_aspectj]", "\tat ");
		assertThat(run.out()).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "estimate nosuch.probes", "estimate PLAN --results nosuch", "estimate PLAN --results nosuch.json",
			"estimate PLAN --results waller-2014-base --writer nosuch", "estimate PLAN --results waller-2014-base --calls nosuch.csv",
			"estimate SRC --results waller-2014-base", "results show nosuch.json", "results show nosuch", "tradeoff nosuch",
			"traces nosuch",
			"calls PLAN nosuch", "metrics nosuch", "metrics SRC --class-path nosuch.jar", "report -o nosuch/r.html", "report -o /",
			"report -o SRC", "report --plan nosuch.probes -o r.html" })
	void whereSomethingNamedIsNotThereThereIsNoAnswer(String line) {
		Sonde run = Sonde.run(line.replace("PLAN", plan).replace("SRC", folder.resolve("src").toString()).split(" "));
		assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.FAILED);
		assertThat(run.err()).startsWith("sonde: ").doesNotContain("Exception", "java.", "\tat ", ".tmp", "null").endsWith(".\n");
		String named = line.contains("nosuch") ? "nosuch" : line.contains("SRC") ? "src" : "/";
		assertThat(run.err()).contains(named);
	}

	/** A disk without room. */
	private static OutputStream full(String reason) {
		return new OutputStream() {
			@Override
			public void write(int b) throws IOException {
				throw new IOException(reason);
			}
		};
	}

	@Test
	void anAnswerThatCouldNotBePrintedIsNoSuccess() {
		ByteArrayOutputStream err = new ByteArrayOutputStream();
		assertThat(Main.run(full("No space left on device"), err, "results", "list")).isEqualTo(ExitCode.OUTPUT_LOST);
		assertThat(err.toString(StandardCharsets.UTF_8))
				.startsWith("sonde: SC101: standard output cannot be written: no space left on device. ");
		assertThat(Main.run(full("No space left on device"), err, "--help")).isEqualTo(ExitCode.OUTPUT_LOST);
		assertThat(Main.run(full("No space left on device"), err, "traces", folder.toString())).as("no answer either way")
				.isEqualTo(ExitCode.FAILED);
	}

	@Test
	void aReaderThatHasSeenEnoughIsNoNews() {
		ByteArrayOutputStream err = new ByteArrayOutputStream();
		assertThat(Main.run(full("Broken pipe"), err, "results", "list")).isEqualTo(ExitCode.OUTPUT_LOST);
		assertThat(err.size()).isZero();
	}

	@Test
	void theHelpListsTheCodes() {
		assertThat(Sonde.run("--help").out()).contains("Exit codes:", "the output could not be written", "130");
	}

	/** Ctrl-C while a benchmark is prepared is not a bug. */
	@Test
	void whoInterruptsBeforeThereIsAResultIsToldSo() {
		StringWriter err = new StringWriter();
		CommandLine command = new CommandLine(CommandSpec.create()).setErr(new PrintWriter(err, true));
		assertThat(new Failures().handleExecutionException(new CancellationException("cancelled"), command, null))
				.isEqualTo(ExitCode.INTERRUPTED);
		assertThat(err.toString()).isEqualToIgnoringNewLines("sonde: interrupted before there was a result");
	}
}
