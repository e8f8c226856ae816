/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.run;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ArgumentFileTest {

	private static final String JAVA = Path.of(System.getProperty("java.home"), "bin", "java").toString();

	@TempDir
	private Path folder;

	@Test
	void whatIsShortStaysAsItIs() throws Exception {
		List<String> command = List.of(JAVA, "-version");
		assertThat(ArgumentFile.shortened(command, folder, 21)).isSameAs(command);
		assertThat(folder).isEmptyDirectory();
	}

	/** More than Linux takes as one argument, with all that such files read in their own way. */
	@Test
	void javaReadsWhatIsLong() throws Exception {
		String value = "a b\\c\"d'e#f" + "x".repeat(200_000);
		List<String> command = ArgumentFile.shortened(List.of(JAVA, "-Dlong=" + value, "-XshowSettings:properties", "-version"), folder,
				21);
		assertThat(command).containsExactly(JAVA, "@" + folder.resolve("arguments"));

		Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
		assertThat(new String(process.getInputStream().readAllBytes(), UTF_8)).contains("long = " + value);
		assertThat(process.waitFor()).isZero();
	}

	@Test
	void java8ReadsNoSuchFile() throws Exception {
		List<String> command = List.of(JAVA, "-Dlong=" + "x".repeat(200_000), "-version");
		assertThat(ArgumentFile.shortened(command, folder, 8)).isSameAs(command);
	}
}
