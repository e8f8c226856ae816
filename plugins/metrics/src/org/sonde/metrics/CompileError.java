/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics;

import java.util.Objects;
import java.util.Optional;

/**
 * Why a source file does not compile.
 *
 * @param file    relative to its folder or jar, with {@code /} between the parts
 * @param line    from 1
 * @param message of the compiler
 * @param missing the package or type that neither the sources nor their libraries have; empty for any other error
 */
public record CompileError(String file, int line, String message, Optional<String> missing) {

	public CompileError {
		Objects.requireNonNull(file, "file");
		Objects.requireNonNull(message, "message");
		Objects.requireNonNull(missing, "missing");
	}

	/** Returns the error as compilers print it. */
	@Override
	public String toString() {
		return file + ":" + line + ": " + message;
	}
}
