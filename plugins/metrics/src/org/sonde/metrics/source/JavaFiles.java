/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.source;

import java.util.Locale;

/** Which files of a folder, a jar or a revision are sources. */
final class JavaFiles {

	/** What is said of a link. */
	static final String LINK = "a symbolic link is not followed";

	private JavaFiles() {
	}

	static boolean isJava(String name) {
		return name.toLowerCase(Locale.ROOT).endsWith(".java");
	}

	/** .git, .metadata and the like: not sources, and huge. */
	static boolean isHidden(String folderName) {
		return folderName.startsWith(".");
	}
}
