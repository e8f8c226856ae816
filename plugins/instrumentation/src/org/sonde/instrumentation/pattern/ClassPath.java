/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.pattern;

import java.nio.file.Path;
import java.util.List;

/**
 * Where the classes of a program lie: folders of class files, and jars.
 *
 * @param classes   what patterns are held against
 * @param libraries what these classes need besides: supertypes and annotations are looked up there, matches are not
 */
public record ClassPath(List<Path> classes, List<Path> libraries) {
	/** The lists are copied. */
	public ClassPath {
		classes = List.copyOf(classes);
		libraries = List.copyOf(libraries);
	}
}
