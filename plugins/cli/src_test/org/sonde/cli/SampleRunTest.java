/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.junit.jupiter.api.Test;

class SampleRunTest {
	/** The demo fetches at run time what the tests of the export take from the build. */
	@Test
	void theDemoRunsWithTheVersionsThatTheBuildTests() throws IOException {
		String pom = Files.readString(Path.of("../../pom.xml"));
		assertThat(SampleRun.KIEKER).endsWith(":" + version(pom, "kieker"));
		assertThat(SampleRun.WEAVER).endsWith(":" + version(pom, "aspectj"));
		assertThat(SampleRun.LOGGING).allMatch(library -> library.endsWith(":" + version(pom, "slf4j")));
	}

	private static String version(String pom, String name) {
		Matcher version = Pattern.compile("<" + name + "\\.version>([^<]+)<").matcher(pom);
		assertThat(version.find()).as(name).isTrue();
		return version.group(1);
	}
}
