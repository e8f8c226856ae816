/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AtomicFileTest {
	@TempDir
	Path folder;

	@Test
	void aFileIsReplacedAsAWholeAndNothingIsLeftBeside() throws IOException {
		Path file = Files.writeString(folder.resolve("mine.json"), "old");
		AtomicFile.write(file, "new".getBytes());
		assertThat(file).hasContent("new");
		assertThat(folder.toFile().list()).containsExactly("mine.json");
	}

	@Test
	void whatCannotBeWrittenIsSaidInWordsWithTheNameThatWasGiven() throws IOException {
		assertThat(trouble(folder.resolve("no/file.json"))).isEqualTo("the folder " + folder.resolve("no") + " does not exist");
		assertThat(trouble(folder)).isEqualTo("it is a folder");
		assertThat(trouble(Path.of("/"))).isEqualTo("it is a folder");
		assertThat(folder.toFile().list()).isEmpty();
	}

	private static String trouble(Path file) {
		IOException trouble = catchThrowableOfType(IOException.class, () -> AtomicFile.write(file, new byte[1]));
		assertThat(trouble.getMessage()).startsWith(file.toString()).doesNotContain(".tmp");
		return FileTrouble.inWords(trouble);
	}
}
