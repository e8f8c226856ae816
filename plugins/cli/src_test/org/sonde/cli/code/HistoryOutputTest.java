/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.code;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.cli.Sonde;
import org.sonde.cli.shared.ExitCode;

/** Ranges and figures are tested in the metrics bundle; here, that the command takes and prints them. */
class HistoryOutputTest {

	@TempDir
	Path folder;

	private void git(String... arguments) throws IOException, InterruptedException {
		List<String> command = new ArrayList<>(
				List.of("git", "-c", "user.name=S", "-c", "user.email=s@example.org", "-c", "commit.gpgsign=false"));
		command.addAll(List.of(arguments));
		ProcessBuilder git = new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
		git.environment().put("GIT_COMMITTER_DATE", "2020-01-01T00:00:00+05:00");
		Process process = git.start();
		String said = new String(process.getInputStream().readAllBytes());
		assertThat(process.waitFor()).as(said).isZero();
	}

	private void commit(String text, String tag) throws IOException, InterruptedException {
		Files.createDirectories(folder.resolve("src"));
		Files.writeString(folder.resolve("src/A.java"), text);
		git("add", ".");
		git("commit", "-q", "-m", tag);
		git("tag", tag);
	}

	private static boolean gitIsThere() {
		try {
			return new ProcessBuilder("git", "--version").start().waitFor() == 0;
		} catch (IOException | InterruptedException e) {
			return false;
		}
	}

	@Test
	void aRangeIsATableAndAPage() throws Exception {
		assumeTrue(gitIsThere(), "the git program makes the repository of this test");
		git("init", "-q");
		commit("class A { }", "v1");
		commit("class A {\n\tint x;\n}\n", "v2");
		commit("class A {\n\tint x;\n\tint y;\n}\n", "v3");
		Path page = folder.resolve("history.html");
		Sonde run = Sonde.run("history", "git:" + folder + ":src", "v1..v3", "-o", page.toString());
		assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.OK);
		assertThat(run.out()).containsPattern("(?m)^ *v1 +[0-9a-f]{10}  2019-12-31 +1 +1 +none ")
				.containsPattern("(?m)^ *v3 +[0-9a-f]{10}  2019-12-31 +1 +4 ")
				.contains("\nComponent: types *; data types: primitive, java.lang..*, java.util..*.\nLines sloc; cyclomatic mccabe, ")
				.endsWith("information size, complexity and coupling allen.\nAPI of Java 8. Problems: none.\n");
		assertThat(page).content().contains("*, v1..v3");
		assertThat(Sonde.run("history", "git:" + folder + ":src", "v1..v3", "-o", page.toString()).code()).as("a page of its own").isZero();
		Path source = folder.resolve("src/A.java");
		assertThat(Sonde.run("history", "git:" + folder + ":src", "v1..v3", "-o", source.toString()).err())
				.startsWith("sonde: SC115: " + source);
		assertThat(
				Sonde.run("history", "git:" + folder + ":src", "v1..v3", "--tags", "--match", "v?", "--every", "2", "--format", "csv").out()
				.lines().map(line -> line.replaceAll(",.*", ""))).containsExactly("revision", "v1", "v3");
		assertThat(Sonde.run("history", "git:" + folder + ":src", "v1..v3", "-n", "1", "--format", "json").json().get("revisions"))
				.hasSize(1);
		Sonde cited = Sonde.run("history", "git:" + folder + ":src", "v1..v3", "--cite");
		assertThat(cited.out()).startsWith("@software{sonde,\n").contains("Maintainability of *", "v3 (")
				.doesNotContain(folder.getParent().toString());
		assertThat(Sonde.run("history", "git:" + folder + ":src", "v1..v3", "--format", "json").json().at("/citation/bibtex").asString())
				.isEqualTo(cited.out());
		assertThat(Sonde.run("history", "git:" + folder, "v1..v3", "--cite", "--format", "csv").code()).isEqualTo(ExitCode.USAGE);
		assertThat(Sonde.run("history", "git:" + folder + ":src", "v3..v1").err()).contains("Did you mean v1..v3?");
	}

	@Test
	void optionsThatSayNothingAreRefused() {
		assertThat(Sonde.run("history", "git:" + folder, "a..b", "--match", "v*").err()).contains("--match needs --tags");
		assertThat(Sonde.run("history", "git:" + folder, "a..b", "--every", "0").code()).isEqualTo(ExitCode.USAGE);
		Sonde run = Sonde.run("history", "git:" + folder, "a");
		assertThat(run.code()).isEqualTo(ExitCode.FAILED);
		assertThat(run.err()).contains("'a' is not a range of revisions");
		assertThat(Sonde.run("history", "git:" + folder, "a..b").err()).contains("is not in a git repository");
	}
}
