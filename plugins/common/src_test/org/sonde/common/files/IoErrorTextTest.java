/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.common.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The words for what the file system really throws. */
class IoErrorTextTest {
	@TempDir
	Path folder;

	private interface Attempt {
		void run() throws IOException;
	}

	private static String words(Attempt attempt) {
		return IoErrorText.inWords(catchThrowableOfType(IOException.class, attempt::run));
	}

	@Test
	void saysWhatTheFileSystemRefused() throws IOException {
		Path file = Files.writeString(folder.resolve("a.txt"), "a");
		assertThat(words(() -> Files.readString(folder.resolve("none")))).isEqualTo("there is no such file");
		assertThat(words(() -> Files.createFile(file))).isEqualTo("a file with that name already exists");
		assertThat(words(() -> Files.list(file))).isEqualTo("it is not a folder");
		assertThat(words(() -> Files.delete(folder))).isEqualTo("the folder is not empty");
		Files.write(file, new byte[] { (byte) 0xC3, 0x28 });
		assertThat(words(() -> Files.readString(file))).isEqualTo("it is not text in UTF-8");
	}

	/** Java says a permission by its class alone; whoever knows a remedy adds it. */
	@Test
	void aMissingPermissionKeepsTheRemedyThatIsKnown() {
		assertThat(IoErrorText.inWords(new AccessDeniedException("a"))).isEqualTo("permission denied");
		assertThat(IoErrorText.inWords(new AccessDeniedException("a", null, "permission denied; make it writable")))
				.isEqualTo("permission denied; make it writable");
	}

	@Test
	void anExceptionWithoutWordsHasSome() {
		assertThat(IoErrorText.inWords(new IOException())).isNotBlank();
		assertThat(IoErrorText.inWords(new IOException(" "))).isNotBlank();
		assertThat(IoErrorText.inWords(new FileSystemException("a", null, ""))).isNotBlank();
	}
}
