/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.EOFException;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

import org.junit.jupiter.api.Test;

class LogProblemsTest {

	/** Java says of a file that it may not open no more than its name. */
	@Test
	void aFileThatCannotBeReadIsSaidInWords() {
		assertThat(LogProblems.unreadable(new AccessDeniedException("/logs/a.dat"))).isEqualTo("it cannot be read: permission denied");
		assertThat(LogProblems.unreadable(new NoSuchFileException("/logs/a.dat"))).isEqualTo("it cannot be read: it is gone");
		assertThat(LogProblems.unreadable(new FileSystemException("/logs/a.dat", null, "Input/output error")))
				.isEqualTo("the rest cannot be read: Input/output error");
		assertThat(LogProblems.unreadable(new IOException("a header is too large")))
				.isEqualTo("the rest cannot be read: a header is too large");
		assertThat(LogProblems.unreadable(new EOFException())).doesNotContain("EOF");
	}
}
