/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The page of faults and frictions: each has its line, and the tests that it names are there. */
class FrictionsTest {
	private static final Path PAGE = JavaSources.ROOT.resolve("docs/dev/frictions.md");
	private static final int FAULTS = 11;
	private static final int SCREENS = 14;
	private static final Pattern LINE = Pattern.compile("(?m)^\\| (\\w+) \\|.*\\|$");
	private static final Pattern TEST = Pattern.compile("`(\\w+Test)\\.(\\w+)`");

	@Test
	void eachPointHasItsLineWithATest() throws IOException {
		Map<String, String> lines = new TreeMap<>();
		LINE.matcher(Files.readString(PAGE)).results().forEach(line -> lines.merge(line.group(1), line.group(), String::concat));
		lines.remove("point");
		assertThat(lines.keySet()).containsExactlyInAnyOrderElementsOf(
				Stream.concat(numbered("F", FAULTS), numbered("U", SCREENS)).toList());
		assertThat(lines.values()).allSatisfy(line -> assertThat(line).containsPattern(TEST));
	}

	private static Stream<String> numbered(String letter, int last) {
		return IntStream.rangeClosed(1, last).mapToObj(number -> letter + number);
	}

	@TestFactory
	Stream<DynamicTest> eachTestIsThere() throws IOException {
		Map<String, Path> sources = new TreeMap<>();
		JavaSources.all().forEach(file -> sources.put(file.getFileName().toString(), JavaSources.ROOT.resolve(file)));
		return TEST.matcher(Files.readString(PAGE)).results().map(MatchResult::group).distinct()
				.map(name -> DynamicTest.dynamicTest(name, () -> {
			MatchResult test = TEST.matcher(name).results().findFirst().orElseThrow();
			assertThat(sources).containsKey(test.group(1) + ".java");
			assertThat(Files.readString(sources.get(test.group(1) + ".java")))
					.containsPattern("(void|Stream<DynamicTest>) " + test.group(2) + "\\(");
		}));
	}
}
