/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.pattern;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipFile;

/**
 * Where the classes of a program lie: folders of class files, and jars.
 *
 * @param classes   what patterns are compared with
 * @param libraries what these classes need besides: supertypes and annotations are looked up there, matches are not
 */
public record ClassPath(List<Path> classes, List<Path> libraries) {
	/** The lists are copied. */
	public ClassPath {
		classes = List.copyOf(classes);
		libraries = List.copyOf(libraries);
	}

	/** Whether it is a folder or a jar; a JVM passes over what is neither. Opens the file. */
	public static boolean isEntry(Path path) {
		if (Files.isDirectory(path)) {
			return true;
		}
		try (ZipFile jar = new ZipFile(path.toFile())) {
			return jar.size() >= 0;
		} catch (IOException e) {
			return false;
		}
	}
}
