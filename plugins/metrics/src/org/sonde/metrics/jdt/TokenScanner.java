/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.jdt;

import org.eclipse.jdt.core.compiler.ITerminalSymbols;

/** Reads the tokens of a text one after the other; comments are none. */
interface TokenScanner {

	/**
	 * Goes on to the next token.
	 *
	 * @return its kind in {@link ITerminalSymbols}, {@link ITerminalSymbols#TokenNameEOF} behind the last; of others than round and curly
	 *         brackets, semicolon, comma, dot, arrow, identifiers, {@code package}, {@code class}, {@code interface}, {@code enum},
	 *         {@code case} and {@code default} it may be any but theirs
	 */
	int next();

	/** The place of the token's first character. */
	int start();

	/** The place behind the token's last character. */
	int end();

	/** The token, to be asked of names. */
	String text();
}
