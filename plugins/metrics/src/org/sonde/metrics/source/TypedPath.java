/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.source;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;

import org.sonde.metrics.MetricsException;

/** A path as somebody typed it. */
final class TypedPath {

	private TypedPath() {
	}

	/** @throws MetricsException if it is none on this system */
	static Path of(String text) throws MetricsException {
		try {
			return Path.of(text);
		} catch (InvalidPathException e) {
			throw new MetricsException("'%s' is not a path: %s.".formatted(text, e.getReason()), e);
		}
	}
}
