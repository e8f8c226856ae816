/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import java.nio.file.Path;

/** Files as others may read of them, who have other folders. */
final class FileNames {
	private FileNames() {
	}

	/** The name without its folder; a root, which has no name, as it is. */
	static String of(Path file) {
		Path name = file.toAbsolutePath().normalize().getFileName();
		return name == null ? file.toString() : name.toString();
	}
}
