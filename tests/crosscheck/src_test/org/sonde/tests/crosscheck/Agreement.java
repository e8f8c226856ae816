/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.crosscheck;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Counts how many figures Sonde and another tool agree on. Where they do not, that is listed in a file of the folder
 * {@code differences}, which says why in lines that begin with {@code #}; without one, all must be equal.
 */
final class Agreement {

	private final String name;
	private int compared;
	private int equal;
	private final List<String> differences = new ArrayList<>();

	Agreement(Corpus corpus, String what) {
		name = corpus + "-" + what;
	}

	void compare(String method, int ours, int theirs) {
		compared++;
		equal += ours == theirs ? 1 : 0;
		if (ours != theirs) {
			differences.add("%s: %d, theirs %d".formatted(method, ours, theirs));
		}
	}

	/** Notes a file that the other tool cannot parse. */
	void unread(String file) {
		differences.add(file + ": not parsed by it");
	}

	/** Notes a file in which the other tool does not find the methods that there are; they are not compared. */
	void otherMethods(String file) {
		differences.add(file + ": it finds other methods");
	}

	/** Prints how far they agree, and fails where they differ otherwise than listed. */
	void check() throws IOException {
		System.out.printf("%s: %d of %d equal%n", name, equal, compared);
		Path listed = Path.of("differences", name + ".txt");
		List<String> expected = Files.exists(listed)
				? Files.readAllLines(listed).stream().filter(line -> !line.startsWith("#")).toList()
				: List.of();
		Files.write(Path.of("target", name + ".txt"), differences);
		assertThat(compared).as(name).isPositive();
		assertThat(differences).as("%s; those there are lie in target", name).isEqualTo(expected);
	}
}
