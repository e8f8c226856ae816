/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.architecture;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The Java files that are written by hand. Folders that the build changes meanwhile are not entered. */
final class JavaSources {
	/** The repository. */
	static final Path ROOT = Path.of("../..");
	private static final Set<String> OTHERS = Set.of("target", "src-gen", "fixtures");

	private JavaSources() {
	}

	/** Returns the paths in the repository. */
	static List<Path> all() throws IOException {
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
						sources.add(ROOT.relativize(file));
					}
					return FileVisitResult.CONTINUE;
				}
			});
		}
		return sources;
	}
}
