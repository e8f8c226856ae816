/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Texts of files and arguments do not command the terminal; data keep their bytes. */
class TerminalOutputTest {
	/** Red, the window's title in one character, and letters from right to left. */
	private static final String HOSTILE = "\u001B[31m\u009D0;x\u202Egnp";
	private static final String HARMLESS = "\uFFFD[31m\uFFFD0;x\uFFFDgnp";
	private static final String COMMAND = "[\\p{Cc}&&[^\\n]]|[\\u202A-\\u202E\\u2066-\\u2069]";

	@TempDir
	Path folder;
	private String set;

	@BeforeEach
	void aSetWithSuchATitle() {
		set = folder.resolve("mine.json").toString();
		Sonde.run("results", "duplicate", "waller-2014-pt3", "--id", "mine", "-o", set);
		Sonde renamed = Sonde.run("results", "rename", set, "--title", HOSTILE);
		assertThat(renamed.err()).contains(HARMLESS).doesNotContainPattern(COMMAND);
	}

	@Test
	void titles() {
		assertThat(Sonde.run("results", "show", set).out()).contains(HARMLESS).doesNotContainPattern(COMMAND);
		assertThat(Sonde.run("results", "list", folder.toString()).out()).contains(HARMLESS).doesNotContainPattern(COMMAND);
	}

	@Test
	void dataAreExact() throws IOException {
		assertThat(Sonde.run("results", "show", set, "--format", "json").out()).isEqualTo(Files.readString(Path.of(set)));
		assertThat(Sonde.run("results", "show", set, "--format", "json").json().get("title").asString()).isEqualTo(HOSTILE);
		assertThat(Sonde.run("results", "list", folder.toString(), "--format", "csv").out()).contains(HOSTILE);
	}

	@Test
	void fileNamesAndSignatures() throws IOException {
		assertThat(Sonde.run("results", "show", folder.resolve(HOSTILE + ".json").toString()).err()).contains(HARMLESS)
				.doesNotContainPattern(COMMAND);
		assertThat(Sonde.run(HOSTILE).err()).contains(HARMLESS).doesNotContainPattern(COMMAND);
		Path plan = Files.writeString(folder.resolve("a.probes"), Sonde.PLAN.replace("hot", "h\u202Eot"));
		assertThat(Sonde.run("estimate", plan.toString(), "--results", set).out()).contains("h\uFFFDot").doesNotContainPattern(COMMAND);
	}

	@Test
	void helpIsExact() {
		assertThat(Sonde.run("help", "results").out()).isEqualTo(Sonde.run("results", "--help").out()).contains("rename");
	}
}
