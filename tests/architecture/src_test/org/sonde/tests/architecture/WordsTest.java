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
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;

/** Words that readers stumble over do not come back: into texts, comments and documents. */
class WordsTest {
	private static final Pattern AVOIDED = Pattern.compile("\\bmend(s|ed|ing)?\\b|\\banew\\b|\\bin vain\\b|\\bbe had\\b|\\bthe like\\b"
			+ "|\\b(tell|tells|told) apart\\b|\\btakes? back\\b|\\bheld against\\b|\\b[Hh]old(s|ing)? ([\\w']+ ){1,6}against\\b");
	/** The page that shows how texts were before, and the licence. */
	private static final Set<Path> OTHERS = Set.of(Path.of("docs/dev/house.md"), Path.of("LICENSE.md"));

	@Test
	void noneIsUsed() throws IOException {
		List<String> found = new ArrayList<>();
		for (Path file : texts()) {
			int number = 0;
			for (String line : Files.readAllLines(JavaSources.ROOT.resolve(file))) {
				number++;
				if (AVOIDED.matcher(line).find()) {
					found.add(file + ":" + number);
				}
			}
		}
		assertThat(found).isEmpty();
	}

	private static List<Path> texts() throws IOException {
		List<Path> texts = new ArrayList<>(JavaSources.all());
		JavaSources.all().stream().map(file -> file.resolveSibling("messages.properties")).distinct()
				.filter(file -> Files.exists(JavaSources.ROOT.resolve(file))).forEach(texts::add);
		for (String folder : List.of(".", "docs", "docs/dev")) {
			try (Stream<Path> files = Files.list(JavaSources.ROOT.resolve(folder))) {
				files.map(Path::normalize).map(JavaSources.ROOT::relativize).filter(file -> file.toString().endsWith(".md"))
						.forEach(texts::add);
			}
		}
		texts.removeAll(OTHERS);
		return texts;
	}
}
