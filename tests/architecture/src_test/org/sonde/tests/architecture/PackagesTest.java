/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;

import org.junit.jupiter.api.Test;

/** docs/dev/packages.md lists every package, and no other; none is too large to survey. Generated code does not count. */
class PackagesTest {

	private static final Path PAGE = JavaSources.ROOT.resolve("docs/dev/packages.md");
	/** Place of the folder of sources in a path: plugins, bundle, src. */
	private static final int SOURCES = 2;
	private static final int MOST_CLASSES = 40;
	private static final Pattern NAME = Pattern.compile("`([a-z.]+)`");

	@Test
	void thePageListsEveryPackage() throws IOException {
		assertThat(listed(Files.readAllLines(PAGE))).isEqualTo(classesByPackage().keySet());
	}

	/** A larger package is about more than one thing. */
	@Test
	void noPackageHasMoreThan40Classes() throws IOException {
		assertThat(classesByPackage()).allSatisfy((name, classes) -> assertThat(classes).as(name).isLessThanOrEqualTo(MOST_CLASSES));
	}

	/** A name that begins with a dot belongs to the package of the first one in its row. */
	@Test
	void namesOfARowShareItsBeginning() {
		assertThat(listed(List.of("| **`org.sonde.x`** | |", "| `x.a.b`, `.c`, `.d.e` | things |", "| `ui.y` | a view |", "`z`")))
				.containsExactly("org.sonde.overhead.ui.y", "org.sonde.x.a.b", "org.sonde.x.a.c", "org.sonde.x.a.d.e");
	}

	private static Set<String> listed(List<String> page) {
		Set<String> names = new TreeSet<>();
		for (String line : page) {
			List<String> row = line.startsWith("| `") ? NAME.matcher(line.split("\\|")[1]).results().map(match -> match.group(1)).toList()
					: List.of();
			for (String name : row) {
				String first = row.getFirst();
				names.add(full(name.startsWith(".") ? first.substring(0, first.lastIndexOf('.')) + name : name));
			}
		}
		return names;
	}

	private static String full(String name) {
		return "org.sonde." + (name.startsWith("ui.") ? "overhead." : "") + name;
	}

	/** How many classes each package has, those inside of others not counted. */
	private static Map<String, Integer> classesByPackage() throws IOException {
		Map<String, Integer> classes = new TreeMap<>();
		for (Path file : JavaSources.all()) {
			if (file.startsWith("plugins") && file.getName(SOURCES).toString().equals("src")) {
				Path folder = file.subpath(SOURCES + 1, file.getNameCount() - 1);
				classes.merge(folder.toString().replace(File.separatorChar, '.'), 1, Integer::sum);
			}
		}
		return classes;
	}
}
