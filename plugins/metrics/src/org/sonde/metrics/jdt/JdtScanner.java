/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.jdt;

import org.eclipse.jdt.core.JavaCore;
import org.eclipse.jdt.core.ToolFactory;
import org.eclipse.jdt.core.compiler.IScanner;
import org.eclipse.jdt.core.compiler.ITerminalSymbols;
import org.eclipse.jdt.core.compiler.InvalidInputException;

/** Reads the tokens of any text with JDT's scanner. What is not a token (an unclosed string) counts as one. */
final class JdtScanner implements TokenScanner {

	private static final String LEVEL = JavaCore.latestSupportedJavaVersion();

	private final IScanner scanner = ToolFactory.createScanner(false, false, true, LEVEL, LEVEL, true);
	private final int length;

	JdtScanner(char[] source) {
		length = source.length;
		scanner.setSource(source);
	}

	@Override
	public int next() {
		int begin = scanner.getCurrentTokenEndPosition() + 1;
		try {
			return scanner.getNextToken();
		} catch (InvalidInputException e) {
			if (scanner.getCurrentTokenEndPosition() < begin) {
				scanner.resetTo(begin + 1, length - 1);
			}
			return ITerminalSymbols.TokenNameERROR;
		}
	}

	@Override
	public int start() {
		return scanner.getCurrentTokenStartPosition();
	}

	@Override
	public int end() {
		return scanner.getCurrentTokenEndPosition() + 1;
	}

	@Override
	public String text() {
		return new String(scanner.getCurrentTokenSource());
	}
}
