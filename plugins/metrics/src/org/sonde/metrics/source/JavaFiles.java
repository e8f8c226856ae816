/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.source;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;

/** Which files of a folder, a jar or a revision are sources. */
final class JavaFiles {

	/** Messages about a link. */
	static final String LINK = "a symbolic link is not followed";

	/** Messages about a name that has characters which the locale's encoding does not know. */
	static final String UNKNOWN_NAME = "the locale cannot represent its name, so it is not measured."
			+ " Choose a UTF-8 locale, such as LC_ALL=C.UTF-8";

	private JavaFiles() {
	}

	static boolean isJava(String name) {
		return name.toLowerCase(Locale.ROOT).endsWith(".java");
	}

	/** such as .git and .metadata: not sources, and huge. */
	static boolean isHidden(String folderName) {
		return folderName.startsWith(".");
	}

	/** Whether a file can be found by the text of its path: in a POSIX locale it cannot if there are letters beyond ASCII in it. */
	static boolean canBeNamed(Path file) {
		try {
			return file.getFileSystem().getPath(file.toString()).equals(file);
		} catch (InvalidPathException e) {
			return false;
		}
	}
}
