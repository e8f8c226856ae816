/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.traces;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sonde.cli.Sonde;
import org.sonde.cli.shared.ExitCode;

/** What is recorded is tested with the recorder itself. */
class RecordCommandTest {

	@TempDir
	private Path folder;

	private Path plan;

	@BeforeEach
	void aPlan() throws IOException {
		plan = Files.writeString(folder.resolve("a.probes"), Sonde.PLAN);
	}

	@ParameterizedTest
	@ValueSource(strings = { "-o a.jfr", "--jvm 1", "--jvm 1 -o a.jfr --for 0", "--jvm 1 -o a.jfr --max-size 0" })
	void whatIsWrongByItselfIsAUsageError(String line) {
		Sonde run = Sonde.run(("record " + plan + " " + line).split(" "));
		assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.USAGE);
	}

	@Test
	void aJvmThatIsNotThereIsAFailure() {
		Sonde run = Sonde.run("record", plan.toString(), "--jvm", "999999999", "-o", folder.resolve("a.jfr").toString());
		assertThat(run.code()).isEqualTo(ExitCode.FAILED);
		assertThat(run.err()).contains("SC131", "999999999");
	}

	@Test
	void anExistingFileStays() throws IOException {
		Path kept = Files.writeString(folder.resolve("a.jfr"), "kept");
		Sonde run = Sonde.run("record", plan.toString(), "--jvm", "999999999", "-o", kept.toString());
		assertThat(run.err()).contains("SC119");
		assertThat(kept).hasContent("kept");
	}

	@Test
	void aPlanWithoutMethodsHasNothingToRecord() throws IOException {
		Path none = Files.writeString(folder.resolve("none.probes"), Sonde.PLAN.replaceAll(".*<probes.*\n", ""));
		Sonde run = Sonde.run("record", none.toString(), "--jvm", "999999999", "-o", folder.resolve("a.jfr").toString());
		assertThat(run.err()).contains("SC132", "none.probes");
	}
}
