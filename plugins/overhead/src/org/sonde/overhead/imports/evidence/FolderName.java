/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports.evidence;

import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.sonde.overhead.results.ConditionName;

/** Reads the names of folders in which people keep results. */
final class FolderName {

	/** The number of folders above a file with names that still refer to it. */
	private static final int LEVELS = 3;
	private static final Pattern KIEKER = Pattern.compile("(?i)(?<![a-z])kieker(?:-java)?[-_ ]?v?(\\d+\\.\\d+(?:\\.\\d+)*(?:-SNAPSHOT)?)");

	private FolderName() {
	}

	/** The framework and version in the nearest folder, or archive, that has them in its name. */
	static Optional<Clue> framework(Path file) {
		Path folder = file.toAbsolutePath();
		for (int level = 0; level <= LEVELS && folder != null && folder.getFileName() != null; level++, folder = folder.getParent()) {
			Matcher found = KIEKER.matcher(folder.getFileName().toString());
			if (found.find()) {
				return Optional.of(new Clue(ConditionName.FRAMEWORK, "Kieker " + found.group(1), "the name of " + folder.getFileName()));
			}
		}
		return Optional.empty();
	}
}
