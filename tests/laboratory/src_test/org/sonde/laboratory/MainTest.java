/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.laboratory;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import picocli.CommandLine;

class MainTest {

	/** Nothing is measured, and the page is written only if the options are right. */
	@ParameterizedTest
	@CsvSource({ "-1, 2", "0, 2", "1, 0", "9, 0", "10, 2" })
	void copiesAreOneToNine(String copies, int code, @TempDir Path folder) {
		StringWriter err = new StringWriter();
		Path page = folder.resolve("page.md");
		assertThat(new CommandLine(new Main()).setErr(new PrintWriter(err))
				.execute("--copies", copies, "--minutes", "0", "--programs-folder", folder.toString(), "--calibrations-folder",
						folder.toString(), "--data", folder.toString(), "--page", page.toString()))
				.as(err.toString()).isEqualTo(code);
		assertThat(page.toFile().exists()).isEqualTo(code == 0);
		assertThat(err.toString().contains("--copies")).isEqualTo(code == 2);
	}
}
