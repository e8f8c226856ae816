/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.jdt;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import org.eclipse.jdt.core.compiler.ITerminalSymbols;
import org.sonde.metrics.lines.TokenLines;

/**
 * What the tokens of a file tell without parsing it: its lines of code, its package, the names of its top-level types. Text that
 * is not Java at all gives some result too.
 *
 * @param lines         the lines of its tokens
 * @param hashes        what they are
 * @param packageName   empty for the default package
 * @param topLevelTypes in the order of the file
 * @param unclosed      how many brackets are never closed
 * @param lambdaText    the characters of all lambdas' bodies together, those of a lambda in a lambda twice
 */
record Tokens(TokenLines lines, TokenHashes hashes, String packageName, List<String> topLevelTypes, int unclosed, long lambdaText) {

	/** The parser's recovery takes time by the square of them: 3,000 a second or two, 10,000 a minute. */
	private static final int MAX_UNCLOSED = 3000;
	/** The parser keeps the text of every lambda, two bytes a character. */
	private static final long MAX_LAMBDA_TEXT = 100_000_000;

	static Tokens of(char[] source) {
		PlainScanner plain = new PlainScanner(source);
		Tokens tokens = of(source, plain);
		return plain.isOdd() ? of(source, new JdtScanner(source)) : tokens;
	}

	private static Tokens of(char[] source, TokenScanner scanner) {
		return new Reader(source, scanner).read();
	}

	/** Says what is nested too deeply to be parsed in bounded time and memory. Empty if nothing is. */
	Optional<String> tooDeepToParse() {
		if (unclosed > MAX_UNCLOSED) {
			return Optional.of("%d brackets are never closed, more than %d".formatted(unclosed, MAX_UNCLOSED));
		}
		return lambdaText <= MAX_LAMBDA_TEXT ? Optional.empty()
				: Optional.of("its lambdas nested in each other have %d characters together, more than %d".formatted(lambdaText,
						MAX_LAMBDA_TEXT));
	}

	// A scanner may take a restricted keyword for an identifier, hence the deprecation; where that matters, both are accepted.
	@SuppressWarnings("deprecation")
	private static final class Reader {
		private static final String RECORD = "record";

		private final char[] source;
		private final TokenScanner scanner;
		private final TokenLines lines = new TokenLines();
		private final TokenHashes hashes = new TokenHashes();
		private final List<String> types = new ArrayList<>();
		private String packageName = "";
		/** The number of open brackets of any kind. */
		private int depth;
		/** For each number of brackets around them, the number of open lambdas and the sum of the places of their arrows. */
		private int[] lambdas = new int[64];
		private long[] arrows = new long[64];
		private long lambdaText;
		/** Whether the next arrow is that of a case. */
		private boolean rule;
		/** Line ends seen, and the next character to look for one. */
		private int line = 1;
		private int next;

		Reader(char[] source, TokenScanner scanner) {
			this.source = source;
			this.scanner = scanner;
		}

		Tokens read() {
			int before = ITerminalSymbols.TokenNameSEMICOLON;
			boolean namesType = false;
			for (int token; (token = token()) != ITerminalSymbols.TokenNameEOF;) {
				switch (token) {
					case ITerminalSymbols.TokenNameLBRACE, ITerminalSymbols.TokenNameLPAREN -> open();
					case ITerminalSymbols.TokenNameRBRACE, ITerminalSymbols.TokenNameRPAREN -> close();
					case ITerminalSymbols.TokenNameSEMICOLON, ITerminalSymbols.TokenNameCOMMA -> endLambdas();
					case ITerminalSymbols.TokenNameARROW -> arrow();
					case ITerminalSymbols.TokenNamecase, ITerminalSymbols.TokenNamedefault -> rule = true;
					case ITerminalSymbols.TokenNamepackage -> {
						if (depth == 0 && packageName.isEmpty() && types.isEmpty()) {
							token = readPackage();
						}
					}
					default -> {
						if (namesType && isName(token)) {
							types.add(scanner.text());
						}
					}
				}
				// A class literal at this depth has a dot before "class". In an annotation, there are brackets around it.
				namesType = depth == 0 && before != ITerminalSymbols.TokenNameDOT && isTypeKeyword(token);
				before = token;
			}
			int unclosed = depth;
			while (depth > 0) {
				close();
			}
			return new Tokens(lines, hashes, packageName, List.copyOf(types), unclosed, lambdaText);
		}

		private void open() {
			depth++;
			if (depth == lambdas.length) {
				lambdas = Arrays.copyOf(lambdas, 2 * depth);
				arrows = Arrays.copyOf(arrows, 2 * depth);
			}
		}

		private void close() {
			endLambdas();
			depth = Math.max(0, depth - 1);
		}

		private void arrow() {
			if (!rule) {
				lambdas[depth]++;
				arrows[depth] += next;
			}
			rule = false;
		}

		/** A lambda without brackets around it ends with what ends its expression. */
		private void endLambdas() {
			lambdaText += (long) lambdas[depth] * next - arrows[depth];
			lambdas[depth] = 0;
			arrows[depth] = 0;
		}

		private static boolean isName(int token) {
			return token == ITerminalSymbols.TokenNameIdentifier || token == ITerminalSymbols.TokenNameRestrictedIdentifierrecord;
		}

		private boolean isTypeKeyword(int token) {
			return switch (token) {
				case ITerminalSymbols.TokenNameclass, ITerminalSymbols.TokenNameinterface, ITerminalSymbols.TokenNameenum,
						ITerminalSymbols.TokenNameRestrictedIdentifierrecord ->
					true;
				case ITerminalSymbols.TokenNameIdentifier -> isRecord();
				default -> false;
			};
		}

		private boolean isRecord() {
			// The length first, because the text of every token would be a copy.
			return scanner.end() - scanner.start() == RECORD.length() && source[scanner.start()] == 'r' && scanner.text().equals(RECORD);
		}

		/** Reads the name behind the word package, up to its semicolon. */
		private int readPackage() {
			StringBuilder name = new StringBuilder();
			int token;
			while ((token = token()) == ITerminalSymbols.TokenNameDOT || token == ITerminalSymbols.TokenNameIdentifier) {
				name.append(scanner.text());
			}
			packageName = name.toString();
			return token;
		}

		/** The next token, counted. */
		private int token() {
			int token = scanner.next();
			if (token != ITerminalSymbols.TokenNameEOF) {
				int start = Math.clamp(scanner.start(), next, source.length);
				int first = lineOf(start);
				lines.add(start, first, lineOf(Math.max(start, scanner.end() - 1)));
				hashes.add(source, start, Math.clamp(scanner.end(), start, source.length));
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
