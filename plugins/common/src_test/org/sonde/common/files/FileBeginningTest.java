/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.common.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileBeginningTest {

	@TempDir
	private Path folder;

	@Test
	void onlyTheBeginningCounts() throws IOException {
		Path file = Files.writeString(folder.resolve("a"), "one two");
		assertThat(FileBeginning.matches(file, Pattern.compile("one"))).isTrue();
		assertThat(FileBeginning.matches(file, Pattern.compile("two"))).isFalse();
		Files.writeString(file, "x".repeat(4096) + "end");
		assertThat(FileBeginning.matches(file, Pattern.compile("x*end"))).isFalse();
		assertThat(FileBeginning.matches(Files.writeString(file, ""), Pattern.compile("x"))).isFalse();
	}

	@Test
	void whatIsMissingIsAnError() {
		assertThatThrownBy(() -> FileBeginning.matches(folder.resolve("none"), Pattern.compile("x"))).isInstanceOf(IOException.class);
	}
}
