/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.source;

import java.nio.file.Path;
import java.util.Objects;

/**
 * A jar or a folder of classes that sources are bound against.
 *
 * @param name what it is called in results, wherever it lies: {@code GROUP:ARTIFACT:VERSION} of a Maven artifact, the path in the
 *             repository of a jar in a git revision, else the name of the file
 * @param path where it lies
 */
public record Library(String name, Path path) {

	public Library {
		Objects.requireNonNull(name, "name");
		Objects.requireNonNull(path, "path");
	}

	/** A file or folder that the caller has. */
	static Library of(Path path) {
		Path name = path.toAbsolutePath().normalize().getFileName();
		return new Library(name == null ? path.toString() : name.toString(), path);
	}
}
