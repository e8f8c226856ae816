/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sonde.cli.shared.ExitCode;

/** The one rule of docs/dev/command-line.md for files that are there: no command takes away what it did not make. */
class OverwritingTest {
	private static final String NOTES = "# Notes\n\nWritten by hand.\n";

	@TempDir
	Path folder;

	@BeforeEach
	void input() throws IOException {
		Files.writeString(folder.resolve("a.probes"), Sonde.PLAN);
		Files.writeString(folder.resolve("b.probes"), Sonde.PLAN.replace("hot", "other"));
		Files.createDirectories(folder.resolve("src"));
		Files.writeString(folder.resolve("src/A.java"), "class A { int x; int x() { return x; } }\n");
		Path log = Files.createDirectories(folder.resolve("log"));
		Files.writeString(log.resolve("kieker.map"), "$0=kieker.common.record.controlflow.OperationExecutionRecord\n");
		Files.writeString(log.resolve("kieker-1.dat"),
				"$0;1;public void p.A.hot(int);<no-session-id>;1;1000000000;1500000000;host;0;0\n");
		Sonde.run("results", "duplicate", "fittkau-2013-kieker-1.8", "--id", "mine", "-o", folder.resolve("mine.json").toString());
		Sonde.run("export", folder.resolve("a.probes").toString(), "--to", "kieker-aspectj", "-o", folder.resolve("agent").toString());
	}

	/** DIR stands for the folder of the test. */
	private Sonde run(String line, String... more) {
		String[] words = (line.replace("DIR", folder.toString()) + (more.length == 0 ? "" : " " + String.join(" ", more))).split(" ");
		return Sonde.run(words);
	}

	@ParameterizedTest
	@ValueSource(strings = { "report --tradeoff waller-2014 -o DIR/out.html", "report --tradeoff waller-2014 -o DIR/out.md",
			"results figures waller-2014-base -o DIR/out.html", "tradeoff waller-2014 --svg DIR/out.svg",
			"metrics DIR/src --graph DIR/out.json", "metrics DIR/src --graph DIR/out.graphml", "calls DIR/a.probes DIR/log -o DIR/out.csv",
			"check --plan DIR/a.probes --results waller-2014-base --calls DIR/rates.csv --budget-cpu 99 --sarif DIR/out.sarif",
			"check --plan DIR/a.probes --results waller-2014-base --calls DIR/rates.csv --budget-cpu 99 --junit DIR/out.xml" })
	void whatIsComputedAnewReplacesAnEarlierOneOfItsKindAndNothingElse(String line) throws IOException {
		Files.writeString(folder.resolve("rates.csv"), "signature,callsPerSecond\nvoid p.A.hot(int),1\nvoid p.A.off(),0\n");
		Path out = Path.of(line.replaceAll(".*DIR/(out\\.\\w+)$", folder + "/$1"));
		Files.createFile(out);
		Sonde first = run(line);
		assertThat(first.err()).as("over an empty file").doesNotContain("SC115");
		assertThat(out).isNotEmptyFile();
		byte[] content = Files.readAllBytes(out);
		Sonde again = run(line);
		assertThat(again.code()).as(again.err()).isEqualTo(first.code());

		String set = Files.readString(folder.resolve("mine.json"));
		for (String others : new String[] { NOTES, Sonde.PLAN, set, "<svg xmlns=\"\"><rect/></svg>" }) {
			Files.writeString(out, others);
			Sonde refused = run(line);
			assertThat(refused.code()).isEqualTo(ExitCode.FAILED);
			assertThat(refused.err()).isEqualTo("sonde: SC115: " + out + " already exists and is not an earlier output of this kind, "
					+ "so nothing was written. Choose another place, or replace it with --overwrite.\n");
			assertThat(refused.out()).isEmpty();
			assertThat(out).hasContent(others);
		}
		assertThat(run(line, "--overwrite").code()).isEqualTo(first.code());
		assertThat(out).hasBinaryContent(content);
	}

	@ParameterizedTest
	@ValueSource(strings = { "results history create DIR/mine.json --id h -o DIR/out",
			"results duplicate waller-2014-base --id d -o DIR/out",
			"results merge waller-2014-base waller-2014-pt1 --id m -o DIR/out", "plan merge DIR/a.probes DIR/b.probes -o DIR/out",
			"import-config DIR/agent -o DIR/out" })
	void whatPeopleKeepIsNeverReplaced(String line) throws IOException {
		Files.writeString(folder.resolve("mine.json"), Files.readString(folder.resolve("mine.json"))
				.replaceFirst("\"conditions\" : \\{", "\"conditions\" : { \"measuredAt\" : { \"stated\" : \"2026-11-01T03:00:00Z\" },"));
		Path out = Files.writeString(folder.resolve("out"), Sonde.PLAN);
		Sonde refused = run(line);
		assertThat(refused.code()).as(refused.err()).isEqualTo(ExitCode.FAILED);
		assertThat(refused.err()).contains(out.toString()).contains("another name");
		assertThat(out).hasContent(Sonde.PLAN);
		Files.write(out, new byte[0]);
		assertThat(run(line).code()).as("nothing is lost with an empty file").isEqualTo(ExitCode.OK);
		assertThat(out).isNotEmptyFile();
	}

	@Test
	void aPlanIsMergedIntoItselfByEitherWay() {
		assertThat(run("plan merge DIR/a.probes DIR/b.probes -o DIR/a.probes").err()).startsWith("1 probe added");
		assertThat(run("plan merge DIR/b.probes DIR/a.probes").code()).isEqualTo(ExitCode.OK);
	}

	@Test
	void whatIsSaidForNothingIsAnErrorOfUsage() {
		assertThat(run("tradeoff waller-2014 --overwrite").err())
				.startsWith("sonde: --overwrite has no effect here: the command writes no file. Leave it out\n");
		Sonde twice = run("check --plan DIR/a.probes --budget-cpu 9 --sarif DIR/out --junit DIR/./out");
		assertThat(twice.code()).isEqualTo(ExitCode.USAGE);
		assertThat(twice.err()).contains("two outputs have the same file").contains("give each its own");
	}

	/** A shell's {@code >>}: what is there stays there, and the file's name does not end the page. */
	@Test
	void standardOutputIsWrittenIntoWhereverAShellHasSentIt() throws Exception {
		assumeThat(Path.of("/proc/self/fd/1")).exists();
		Path log = Files.writeString(folder.resolve("build.log"), "before\n");
		Object inode = Files.getAttribute(log, "unix:ino");
		Process sonde = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp",
				System.getProperty("java.class.path"), "org.sonde.cli.Main", "report", "--tradeoff", "waller-2014", "--title", "Mine", "-o",
				"/dev/stdout")
				.redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile())).redirectError(folder.resolve("err").toFile()).start();
		assertThat(sonde.waitFor(1, TimeUnit.MINUTES)).isTrue();
		assertThat(sonde.exitValue()).isZero();
		assertThat(log).content().startsWith("before\n<!DOCTYPE html>\n").endsWith("</html>\n");
		assertThat(Files.getAttribute(log, "unix:ino")).isEqualTo(inode);
	}
}
