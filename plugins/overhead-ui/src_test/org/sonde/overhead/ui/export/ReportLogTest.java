/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.eclipse.core.runtime.NullProgressMonitor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportLogTest {
	@TempDir
	private Path folder;

	private static ReportLog typed(String text) {
		return new ReportLog(text, Optional.empty());
	}

	@Test
	void noLogIsNoProblem() throws Exception {
		assertThat(typed("  ").problem()).isNull();
		assertThat(typed("").path()).isEmpty();
		assertThat(typed("").calls(new NullProgressMonitor())).isEmpty();
		assertThat(ReportLog.of(Optional.empty()).text()).isEmpty();
	}

	@Test
	void aPathIsAbsoluteAndThere() throws Exception {
		Path file = Files.createFile(folder.resolve("kieker.dat"));
		assertThat(typed(" " + file + " ").problem()).isNull();
		assertThat(typed(" " + file + " ").path()).contains(file);
		for (String wrong : List.of(folder.resolve("gone").toString(), "src", "a\0b")) {
			assertThat(typed(wrong).problem()).as(wrong).isNotNull();
		}
		assertThat(typed("src").problem()).contains("src");
	}
}
