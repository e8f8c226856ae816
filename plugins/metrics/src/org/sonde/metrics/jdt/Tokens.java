/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.jdt;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.jdt.core.JavaCore;
import org.eclipse.jdt.core.ToolFactory;
import org.eclipse.jdt.core.compiler.IScanner;
import org.eclipse.jdt.core.compiler.ITerminalSymbols;
import org.eclipse.jdt.core.compiler.InvalidInputException;
import org.sonde.metrics.lines.TokenLines;

/**
 * What the tokens of a file tell without parsing it: its lines of code, its package, the names of its top-level types. Text that
 * is not Java at all gives some result too.
 *
 * @param lines         the lines of its tokens
 * @param hashes        what they are
 * @param packageName   empty for the default package
 * @param topLevelTypes in the order of the file
 */
record Tokens(TokenLines lines, TokenHashes hashes, String packageName, List<String> topLevelTypes) {

	private static final String LEVEL = JavaCore.latestSupportedJavaVersion();

	static Tokens of(char[] source) {
		return new Reader(source).read();
	}

	// A scanner may take a restricted keyword for an identifier, hence the deprecation; where that matters, both are accepted.
	@SuppressWarnings("deprecation")
	private static final class Reader {
		private final char[] source;
		private final IScanner scanner = ToolFactory.createScanner(false, false, true, LEVEL, LEVEL, true);
		private final TokenLines lines = new TokenLines();
		private final TokenHashes hashes = new TokenHashes();
		private final List<String> types = new ArrayList<>();
		private String packageName = "";
		/** How many brackets of any kind are open. */
		private int depth;
		/** Line ends seen, and the next character to look for one. */
		private int line = 1;
		private int next;

		Reader(char[] source) {
			this.source = source;
		}

		Tokens read() {
			scanner.setSource(source);
			int before = ITerminalSymbols.TokenNameSEMICOLON;
			boolean namesType = false;
			for (int token; (token = token()) != ITerminalSymbols.TokenNameEOF;) {
				switch (token) {
					case ITerminalSymbols.TokenNameLBRACE, ITerminalSymbols.TokenNameLPAREN -> depth++;
					case ITerminalSymbols.TokenNameRBRACE, ITerminalSymbols.TokenNameRPAREN -> depth = Math.max(0, depth - 1);
					case ITerminalSymbols.TokenNamepackage -> {
						if (depth == 0 && packageName.isEmpty() && types.isEmpty()) {
							token = readPackage();
						}
					}
					default -> {
						if (namesType && isName(token)) {
							types.add(new String(scanner.getCurrentTokenSource()));
						}
					}
				}
				// In a class literal at this depth (in an annotation there are brackets around it) a dot stands before "class".
				namesType = depth == 0 && before != ITerminalSymbols.TokenNameDOT && isTypeKeyword(token);
				before = token;
			}
			return new Tokens(lines, hashes, packageName, List.copyOf(types));
		}

		private static boolean isName(int token) {
			return token == ITerminalSymbols.TokenNameIdentifier || token == ITerminalSymbols.TokenNameRestrictedIdentifierrecord;
		}

		private boolean isTypeKeyword(int token) {
			return switch (token) {
				case ITerminalSymbols.TokenNameclass, ITerminalSymbols.TokenNameinterface, ITerminalSymbols.TokenNameenum,
						ITerminalSymbols.TokenNameRestrictedIdentifierrecord ->
					true;
				case ITerminalSymbols.TokenNameIdentifier -> "record".contentEquals(new String(scanner.getCurrentTokenSource()));
				default -> false;
			};
		}

		/** Reads the name behind the word package, up to its semicolon. */
		private int readPackage() {
			StringBuilder name = new StringBuilder();
			int token;
			while ((token = token()) == ITerminalSymbols.TokenNameDOT || token == ITerminalSymbols.TokenNameIdentifier) {
				name.append(scanner.getCurrentTokenSource());
			}
			packageName = name.toString();
			return token;
		}

		/** The next token, counted; what is none (an unclosed string) counts as one. */
		private int token() {
			int begin = scanner.getCurrentTokenEndPosition() + 1;
			int token;
			try {
				token = scanner.getNextToken();
			} catch (InvalidInputException e) {
				token = ITerminalSymbols.TokenNameERROR;
				if (scanner.getCurrentTokenEndPosition() < begin) {
					scanner.resetTo(begin + 1, source.length - 1);
				}
			}
			if (token != ITerminalSymbols.TokenNameEOF) {
				int start = Math.clamp(scanner.getCurrentTokenStartPosition(), next, source.length);
				int first = lineOf(start);
				lines.add(start, first, lineOf(Math.max(start, scanner.getCurrentTokenEndPosition())));
				hashes.add(source, start, Math.clamp(scanner.getCurrentTokenEndPosition() + 1, start, source.length));
			}
			return token;
		}

		/** The line of a place behind all those asked for before. */
		private int lineOf(int place) {
			for (int end = Math.min(place, source.length); next < end; next++) {
				char c = source[next];
				if (c == '\n' || c == '\r' && (next + 1 == source.length || source[next + 1] != '\n')) {
					line++;
				}
			}
			return line;
		}
	}
}
