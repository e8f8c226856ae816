/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.source;

import java.nio.file.Path;
import java.util.Objects;

/**
 * A source file.
 *
 * @param name relative to the source's folder or jar, with {@code /} between the parts
 * @param path where it can be read
 */
public record SourceFile(String name, Path path) implements Comparable<SourceFile> {

	public SourceFile {
		Objects.requireNonNull(name, "name");
		Objects.requireNonNull(path, "path");
	}

	/** Compares by name, so that no order depends on the file system. */
	@Override
	public int compareTo(SourceFile other) {
		return name.compareTo(other.name);
	}
}
