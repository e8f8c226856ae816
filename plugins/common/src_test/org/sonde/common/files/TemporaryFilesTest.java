/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.common.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TemporaryFilesTest {
	@TempDir
	Path folder;

	@Test
	void deletesAFolderWithAllInItAndNothingThatALinkLeadsTo() throws IOException {
		Path kept = Files.writeString(Files.createDirectories(folder.resolve("kept")).resolve("a.txt"), "a");
		Path own = Files.createDirectories(folder.resolve("own/below"));
		Files.writeString(own.resolve("b.txt"), "b");
		Files.createSymbolicLink(own.resolve("link"), kept.getParent());
		TemporaryFiles.delete(folder.resolve("own"));
		assertThat(folder.resolve("own")).doesNotExist();
		assertThat(kept).hasContent("a");
		TemporaryFiles.delete(folder.resolve("own"));
	}
}
