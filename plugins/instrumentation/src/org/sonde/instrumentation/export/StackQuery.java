/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

/**
 * How a method asks who called it, as the first of its calls that do so.
 *
 * @param call as people write it: {@code StackWalker.getCallerClass}
 * @param line in the source; 0 if the class file has no line numbers
 */
public record StackQuery(String call, int line) {
	/** Call and line, as a message puts them in brackets. */
	@Override
	public String toString() {
		return line == 0 ? call : call + " in line " + line;
	}
}
