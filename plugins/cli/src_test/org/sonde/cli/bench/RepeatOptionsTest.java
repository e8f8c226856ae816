/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sonde.cli.Sonde;
import org.sonde.cli.shared.ExitCode;

/** The command that {@code --built-in} stands for; it fails before it measures, because there is no clone, or the artifact is not there. */
class RepeatOptionsTest {

	@TempDir
	private Path folder;

	private Sonde versions(String... more) {
		String[] arguments = new String[4 + more.length];
		System.arraycopy(new String[] { "bench", "versions", "-o", folder.resolve("results").toString() }, 0, arguments, 0, 4);
		System.arraycopy(more, 0, arguments, 4, more.length);
		return Sonde.run(arguments);
	}

	@Test
	void theCommandIsPrintedWithTheCloneInIt() {
		Sonde run = versions("--built-in", "refactoring-2016", "--clone", folder.resolve("kieker").toString(), "--forks", "3", "--offline");
		assertThat(run.code()).isEqualTo(ExitCode.FAILED);
		assertThat(run.err().lines().findFirst().orElseThrow()).startsWith("sonde bench versions Current=git:" + folder.resolve("kieker")
				+ "@e8f5b5c46:kieker-common/src,")
				.contains(" Refactored=git:" + folder.resolve("kieker") + "@9598d6837:", " --kind=kieker-events ",
						"--series=own-refactoring-2016.tunings", " --forks=3", " --offline").doesNotContain("--built-in", "--clone");
	}

	@Test
	void earlyReleasesAreTagsOfTheClone() {
		String command = versions("--built-in", "kieker-early-releases", "--clone", folder.toString(), "--offline").err().lines()
				.findFirst().orElseThrow();
		assertThat(command).contains(" 0.91=git:" + folder + "@0.91:src ", " 1.8=git:" + folder + "@1.8:src/common,src/monitoring ",
				" --method-time=200,0 ", " --revision-libraries=lib,0.91=external-libs ");
	}

	/** Figures as docs/dev/kieker-releases.md has them: 2.0.2 in the repository, and its sources jar. */
	@ParameterizedTest
	@CsvSource({ "kieker-releases, '6,672 lines instead of 9,736'", "kieker-releases-events, '6,672 lines instead of 9,736'",
			"tunings-2014, 441 lines",
			"refactoring-2016, 441 lines" })
	void differencesToTheBuiltInFiguresAreSaidAndAreNoArguments(String series, String figures) {
		// Without a kind nothing is measured, even if all releases were downloaded before.
		List<String> lines = versions("--built-in", series, "--clone", folder.toString(), "--offline", "--kind", "nowhere.json").err()
				.lines().toList();
		assertThat(lines.get(0)).startsWith("sonde bench versions ").doesNotContain("#", "lines");
		assertThat(lines.get(1)).startsWith("Figures of the code: ").contains(figures);
	}

	/** What is given takes the place of what was measured with; of an option there are never two. */
	@Test
	void anOptionThatIsGivenReplacesTheOther() {
		String command = versions("--built-in", "refactoring-2016", "--clone", folder.toString(), "--writer", "collecting", "--depth=3,5",
				"--offline").err().lines().findFirst().orElseThrow();
		assertThat(command).contains(" --writer=collecting", " --depth=3,5").doesNotContain("tcp");
	}

	@ParameterizedTest
	@CsvSource({ "--built-in=kieker, is not one of kieker-releases", "--built-in=tunings-2014, needs --clone",
			"--built-in=kieker-early-releases, needs --clone",
			"--built-in=kieker-early-releases-events, not on Maven Central", "--clone=x, needs --built-in",
			"--offline, Missing required parameter" })
	void whatIsMissingIsSaid(String option, String message) {
		Sonde run = versions(option);
		assertThat(run.code()).isEqualTo(ExitCode.USAGE);
		assertThat(run.err()).contains(message);
	}

	@Test
	void versionsAreNotGivenTwice() {
		Sonde run = versions("x", "--built-in", "kieker-releases");
		assertThat(run.code()).isEqualTo(ExitCode.USAGE);
		assertThat(run.err()).contains("found x");
	}
}
