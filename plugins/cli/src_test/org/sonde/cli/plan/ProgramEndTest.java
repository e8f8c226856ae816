/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Duration;
import java.util.concurrent.TimeUnit;

import org.junit.jupiter.api.Test;

class ProgramEndTest {
	private final StringWriter err = new StringWriter();

	/** Ends a shell when it is ready, which takes the patience. */
	private boolean ends(String script, Duration patience) throws IOException, InterruptedException {
		Process program = new ProcessBuilder("sh", "-c", script + "echo ready; exec sleep 600").start();
		try {
			assertThat(program.inputReader().readLine()).isEqualTo("ready");
			new ProgramEnd(program.toHandle(), patience, new PrintWriter(err, true)).run();
			return program.waitFor(10, TimeUnit.SECONDS);
		} finally {
			program.destroyForcibly();
		}
	}

	@Test
	void aProgramEndsByItself() throws Exception {
		assertThat(ends("", Duration.ofMinutes(1))).isTrue();
		assertThat(err.toString()).isEmpty();
	}

	/** As one whose monitoring waits for a full disk. */
	@Test
	void aProgramThatDoesNotEndIsKilled() throws Exception {
		assertThat(ends("trap '' TERM; ", Duration.ofSeconds(1))).isTrue();
		assertThat(err.toString()).startsWith("sonde: ").contains(" 1 s,", "killed").hasLineCount(1);
	}
}
