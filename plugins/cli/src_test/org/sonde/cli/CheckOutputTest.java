/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.cli.shared.ExitCode;

import tools.jackson.databind.JsonNode;

/** What stops a build and what does not; figures by hand. */
class CheckOutputTest {
	@TempDir
	Path folder;

	private String plan;
	private String calls;

	@BeforeEach
	void aPlanWithARate() throws IOException {
		plan = Files.writeString(folder.resolve("a.probes"), Sonde.PLAN).toString();
		calls = Files.writeString(folder.resolve("calls.csv"), "signature,callsPerSecond\nvoid p.A.hot(int),1000\nvoid p.A.off(),0\n")
				.toString();
	}

	/**
	 * At least 5.9391 ms a second, estimate interval 0.4 to 48 ms: 0.04 to 4.8 % of a processor; the probe of the other kind is unknown.
	 */
	private Sonde budget(String percent, String... more) {
		return Sonde.run(Stream
				.concat(Stream.of("check", "--plan", plan, "--results", "waller-2014-base", "--calls", calls, "--budget-cpu", percent),
				Stream.of(more)).toArray(String[]::new));
	}

	@Test
	void aBudgetThatIsSurelyBrokenStopsTheBuild() {
		Sonde run = budget("0.04", "--format", "json");
		assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.BROKEN);
		JsonNode result = run.json().get("results").get(0);
		assertThat(result.get("rule").asString()).isEqualTo("budget/cpuPercent");
		assertThat(result.get("answer").asString()).isEqualTo("broken");
		assertThat(result.get("message").asString()).contains("at most 0.04 % of one processor: broken", "the cost of 1 probe is unknown");
		assertThat(result.at("/findings/0/message").asString()).startsWith("void p.A.hot(int) takes 0.594 %");
		assertThat(result.at("/findings/0/line").asInt()).isEqualTo(3);
	}

	/** One probe is unknown, so that no budget is surely kept. */
	@Test
	void whatCannotBeToldStopsTheBuildOnlyIfAsked() {
		assertThat(budget("50").code()).isEqualTo(ExitCode.OK);
		assertThat(budget("50").out()).contains("cannot be decided", "0 kept, 0 broken, 1 cannot be decided.");
		assertThat(budget("50", "--strict").code()).isEqualTo(ExitCode.BROKEN);
	}

	private Sonde growth(String limits) {
		return Sonde.run("check", "--code", folder.resolve("after").toString(), "--base", folder.resolve("before").toString(), "--offline",
				"--growth", limits);
	}

	@Test
	void codeThatGrewBeyondALimitIsNamedWithItsPlace() throws IOException {
		Path before = Files.createDirectories(folder.resolve("before/p"));
		Path after = Files.createDirectories(folder.resolve("after/p"));
		Files.writeString(before.resolve("A.java"), "package p;\nclass A {\n\tint a() {\n\t\treturn 1;\n\t}\n}\n");
		Files.writeString(after.resolve("A.java"),
				"package p;\n\nclass A {\n\tint a(int x) {\n\t\tif (x > 1) {\n\t\t\treturn 2;\n\t\t}\n\t\treturn 1;\n\t}\n}\n");
		// The type's 5 lines of code became 8; a decision more.
		Sonde kept = growth("loc=3,cyclomatic=100%");
		assertThat(kept.code()).as(kept.out() + kept.err()).isEqualTo(ExitCode.OK);
		assertThat(kept.out()).contains("2 kept, 0 broken");
		Sonde broken = growth("loc=2,cyclomatic=99%");
		assertThat(broken.code()).isEqualTo(ExitCode.BROKEN);
		assertThat(broken.out()).contains("It went from 5 lines to 8 lines, +3 lines (+60.0 %)", "from 1 to 2, +1 (+100.0 %)",
				"A.java:3: p.A:");
	}

	@Test
	void aSetThatBecameSlowerStopsTheBuildAndTheFilesSaySo() throws IOException {
		Path sarif = folder.resolve("out.sarif");
		Path junit = folder.resolve("out.xml");
		Sonde run = Sonde.run("check", "--measured", "waller-2014-base", "--against", "waller-2014-pt3", "--sarif", sarif.toString(),
				"--junit",
				junit.toString());
		assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.BROKEN);
		assertThat(Files.readString(sarif)).contains("\"performance/").contains("significantly slower");
		assertThat(Files.readString(junit)).contains("<failure ");
		// The tuning made writing faster, and deactivated probes slower: 1.32 µs became 1.37 µs, 2.7 to 4.8 %.
		assertThat(Sonde.run("check", "--measured", "waller-2014-pt3", "--against", "waller-2014-base").code()).isEqualTo(ExitCode.BROKEN);
		assertThat(Sonde.run("check", "--measured", "waller-2014-pt3", "--against", "waller-2014-base", "--tolerance", "5").code())
				.isEqualTo(ExitCode.OK);
	}

	@Test
	void optionsWithoutWhatTheyAreForAreRefused() {
		assertThat(Sonde.run("check").code()).isEqualTo(ExitCode.USAGE);
		assertThat(Sonde.run("check", "--plan", plan).err()).contains("--plan needs a budget");
		assertThat(Sonde.run("check", "--code", ".").err()).contains("--code, --base and --growth must be given together");
		assertThat(Sonde.run("check", "--measured", "a").err()).contains("--measured and --against must be given together");
		assertThat(Sonde.run("check", "--code", ".", "--base", ".", "--growth", "lines=3").err()).contains("\"lines\" is not one of loc");
		assertThat(budget("1", "--growth", "5%").err()).contains("'5%' is not a limit");
		assertThat(budget("1", "--tolerance", "5").code()).isEqualTo(ExitCode.USAGE);
	}

	/** Nothing may pass because there was nothing to compare. */
	@Test
	void setsWithoutACommonConfigurationAreNoAnswer() {
		Sonde run = Sonde.run("check", "--measured", "mooms-2004-uniprocessor", "--against", "waller-2014-base");
		assertThat(run.code()).as(run.out() + run.err()).isEqualTo(ExitCode.FAILED);
		assertThat(run.err()).contains("SC113", "no configuration in common");
	}
}
