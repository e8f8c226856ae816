/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

import org.junit.jupiter.api.Test;

/** Lines of Java are as long as CONTRIBUTING.md says. Generated code, text blocks and input of tests do not count. */
class LinesTest {
	private static final Path ROOT = Path.of("../..");
	private static final int MOST_COLUMNS = 140;
	private static final int TAB = 4;
	private static final Set<String> OTHERS = Set.of("target", "src-gen", "fixtures");
	/** A string that is as long may be the reason of a line that is too long: only words can be broken. */
	private static final Pattern LONG_STRING = Pattern.compile("\"(?:[^\"\\\\]|\\\\.){70,}\"");

	private static final Pattern DELIMITER = Pattern.compile("(?<!\\\\)\"\"\"");

	@Test
	void noneIsTooLong() throws IOException {
		List<String> tooLong = new ArrayList<>();
		List<Path> sources = sources();
		assertThat(sources).hasSizeGreaterThan(2_000);
		for (Path file : sources) {
			int number = 0;
			boolean inTextBlock = false;
			for (String line : Files.readAllLines(file)) {
				number++;
				boolean text = inTextBlock;
				inTextBlock ^= DELIMITER.matcher(line).results().count() % 2 == 1;
				if (!text && !inTextBlock && columns(line) > MOST_COLUMNS && !LONG_STRING.matcher(line).find()) {
					tooLong.add(ROOT.relativize(file) + ":" + number);
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

	/** Without folders that the build changes meanwhile. */
	private static List<Path> sources() throws IOException {
		List<Path> sources = new ArrayList<>();
		for (String folder : List.of("plugins", "tests", "docs/help")) {
			Files.walkFileTree(ROOT.resolve(folder), new SimpleFileVisitor<>() {
				@Override
				public FileVisitResult preVisitDirectory(Path visited, BasicFileAttributes attributes) {
					return OTHERS.contains(visited.getFileName().toString()) ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
				}

				@Override
				public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
					if (file.toString().endsWith(".java")) {
						sources.add(file);
					}
					return FileVisitResult.CONTINUE;
				}
			});
		}
		return sources;
	}
}
