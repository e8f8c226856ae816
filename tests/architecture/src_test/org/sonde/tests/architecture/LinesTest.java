/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

import org.junit.jupiter.api.Test;

/** Lines of Java are as long as CONTRIBUTING.md says. Generated code, text blocks and input of tests do not count. */
class LinesTest {
	private static final int MOST_COLUMNS = 140;
	private static final int TAB = 4;
	/** A string that is as long may be the reason of a line that is too long: only words can be broken. */
	private static final Pattern LONG_STRING = Pattern.compile("\"(?:[^\"\\\\]|\\\\.){70,}\"");

	private static final Pattern DELIMITER = Pattern.compile("(?<!\\\\)\"\"\"");

	@Test
	void noneIsTooLong() throws IOException {
		List<String> tooLong = new ArrayList<>();
		List<Path> sources = JavaSources.all();
		assertThat(sources).hasSizeGreaterThan(2_000);
		for (Path file : sources) {
			int number = 0;
			boolean inTextBlock = false;
			for (String line : Files.readAllLines(JavaSources.ROOT.resolve(file))) {
				number++;
				boolean text = inTextBlock;
				inTextBlock ^= DELIMITER.matcher(line).results().count() % 2 == 1;
				if (!text && !inTextBlock && columns(line) > MOST_COLUMNS && !LONG_STRING.matcher(line).find()) {
					tooLong.add(file + ":" + number);
				}
			}
		}
		assertThat(tooLong).isEmpty();
	}

	@Test
	void aTabReachesToTheNextFourthColumn() {
		assertThat(columns("\t\tab\tc")).isEqualTo(13);
	}

	private static int columns(String line) {
		int columns = 0;
		for (char character : line.toCharArray()) {
			columns += character == '\t' ? TAB - columns % TAB : 1;
		}
		return columns;
	}
}
