/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.truth.program;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** Class files as sample data. */
final class ClassFiles {

	private ClassFiles() {
	}

	static byte[] read(Class<?> type) {
		try (InputStream bytes = type.getResourceAsStream(type.getSimpleName() + ".class")) {
			return bytes.readAllBytes();
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}
}
