/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.shared;

import java.io.File;
import java.nio.file.Path;

/** Files as others may read of them, who have other folders. */
public final class FileNames {
	private FileNames() {
	}

	/** The name without its folder; a root, which has no name, as it is. */
	public static String of(Path file) {
		Path name = file.toAbsolutePath().normalize().getFileName();
		return name == null ? file.toString() : name.toString();
	}

	/** The way to a file from the folder that the command runs in, with {@code /} between the parts; the whole path on another drive. */
	public static String fromHere(Path file) {
		Path here = Path.of("").toAbsolutePath().normalize();
		Path absolute = file.toAbsolutePath().normalize();
		Path way = here.getRoot().equals(absolute.getRoot()) ? here.relativize(absolute) : absolute;
		return way.toString().replace(File.separatorChar, '/');
	}
}
