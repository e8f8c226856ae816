/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.jdt;

import java.util.Map;
import java.util.Set;

import org.eclipse.jdt.core.compiler.ITerminalSymbols;

/**
 * Reads the tokens of a text as {@link JdtScanner} does, in a fraction of the time, as long as the text is plain: beyond ASCII only in
 * comments and strings, without Unicode escapes, with numbers of the usual forms and nothing unclosed. Where it is not, {@link #isOdd} is
 * true in the end, and what was read is void.
 */
final class PlainScanner implements TokenScanner {

	/** The words that have a kind of their own. */
	private static final Map<String, Integer> WORDS = Map.of("class", ITerminalSymbols.TokenNameclass, "interface",
			ITerminalSymbols.TokenNameinterface, "enum", ITerminalSymbols.TokenNameenum, "package", ITerminalSymbols.TokenNamepackage,
			"case", ITerminalSymbols.TokenNamecase, "default", ITerminalSymbols.TokenNamedefault);
	private static final int SHORTEST_WORD = 4;
	private static final int LONGEST_WORD = 9;
	private static final Set<String> OPERATORS = Set.of(">>>=", ">>>", ">>=", "<<=", "...", "->", "::", "++", "--", "&&", "||", "==", "!=",
			"<=", ">=", "+=", "-=", "*=", "/=", "&=", "|=", "^=", "%=", "<<", ">>");
	/** Words that are not names, or not everywhere. */
	private static final Set<String> RESERVED = Set.of("_", "abstract", "assert", "boolean", "break", "byte", "catch", "char", "const",
			"continue", "do", "double", "else", "exports", "extends", "false", "final", "finally", "float", "for", "goto", "if",
			"implements",
			"import", "instanceof", "int", "long", "module", "native", "new", "non", "null", "open", "opens", "permits", "private",
			"protected", "provides", "public", "requires", "return", "sealed", "short", "static", "strictfp", "super", "switch",
			"synchronized", "this", "throw", "throws", "to", "transient", "transitive", "true", "try", "uses", "void", "volatile", "when",
			"while", "with", "yield");
	private static final int OTHER = ITerminalSymbols.TokenNameERROR;
	private static final String ESCAPES = "btnfrs\"'\\";

	/** The class of each character. */
	private static final byte[] CLASSES = new byte[128];
	private static final byte BLANK = 1;
	private static final byte LETTER = 2;
	private static final byte DIGIT = 3;
	private static final byte OPERATOR = 4;
	/** A token by itself. */
	private static final byte ALONE = 5;

	static {
		mark(" \t\n\f\r", BLANK);
		mark("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_$", LETTER);
		mark("0123456789", DIGIT);
		mark("<>.-:+&|=!*/^%", OPERATOR);
		mark("{}()[];,@~?", ALONE);
	}

	private final char[] source;
	private int start;
	private int end;
	private boolean odd;

	PlainScanner(char[] source) {
		this.source = source;
	}

	private static void mark(String characters, byte kind) {
		for (char c : characters.toCharArray()) {
			CLASSES[c] = kind;
		}
	}

	/** Whether the text is not plain, as far as it was read. */
	boolean isOdd() {
		return odd;
	}

	@Override
	public int start() {
		return start;
	}

	@Override
	public int end() {
		return end;
	}

	@Override
	public String text() {
		String text = new String(source, start, end - start);
		odd |= RESERVED.contains(text);
		return text;
	}

	@Override
	public int next() {
		skip();
		start = end;
		char c = at(end);
		switch (classOf(c)) {
			case LETTER -> {
				return word();
			}
			case ALONE -> {
				end++;
				return alone(c);
			}
			case OPERATOR -> {
				return c == '.' && classOf(at(end + 1)) == DIGIT ? number() : operator(c);
			}
			case DIGIT -> {
				return number();
			}
			default -> {
				if (end >= source.length) {
					return ITerminalSymbols.TokenNameEOF;
				}
				return c == '"' ? string() : c == '\'' ? character() : odd();
			}
		}
	}

	/** The character at a place, NUL behind the last. */
	private char at(int place) {
		return place < source.length ? source[place] : 0;
	}

	private static byte classOf(char c) {
		return c < CLASSES.length ? CLASSES[c] : 0;
	}

	/** Ends the reading. */
	private int odd() {
		odd = true;
		end = source.length;
		return ITerminalSymbols.TokenNameEOF;
	}

	// --- what is not a token -------------------------------------------------------------------------------------------------

	private void skip() {
		while (true) {
			while (classOf(at(end)) == BLANK) {
				end++;
			}
			if (at(end) != '/' || at(end + 1) != '/' && at(end + 1) != '*') {
				return;
			}
			boolean block = at(end + 1) == '*';
			end += 2;
			skipComment(block);
		}
	}

	private void skipComment(boolean block) {
		for (; end < source.length; end++) {
			char c = source[end];
			if (block ? c == '*' && at(end + 1) == '/' : c == '\n' || c == '\r') {
				end += block ? 2 : 0;
				return;
			}
			if (c == '\\') {
				if (at(end + 1) == 'u') {
					odd();
				} else if (at(end + 1) == '\\') {
					end++;
				}
			}
		}
		// JDT's scanner makes tokens of some comments that end with the text.
		odd = true;
	}

	// --- tokens -----------------------------------------------------------------------------------------------------------

	private int word() {
		byte part;
		do {
			end++;
			part = classOf(at(end));
		} while (part == LETTER || part == DIGIT);
		int length = end - start;
		char first = source[start];
		// JDT's scanner may take "non-sealed" for one token.
		if (first == 'n' && length == 3 && at(end) == '-') {
			return odd();
		}
		if (length < SHORTEST_WORD || length > LONGEST_WORD || "cidep".indexOf(first) < 0) {
			return ITerminalSymbols.TokenNameIdentifier;
		}
		return WORDS.getOrDefault(new String(source, start, length), ITerminalSymbols.TokenNameIdentifier);
	}

	private static int alone(char c) {
		return switch (c) {
			case '{' -> ITerminalSymbols.TokenNameLBRACE;
			case '}' -> ITerminalSymbols.TokenNameRBRACE;
			case '(' -> ITerminalSymbols.TokenNameLPAREN;
			case ')' -> ITerminalSymbols.TokenNameRPAREN;
			case ';' -> ITerminalSymbols.TokenNameSEMICOLON;
			case ',' -> ITerminalSymbols.TokenNameCOMMA;
			default -> OTHER;
		};
	}

	private int operator(char c) {
		end++;
		if (classOf(at(end)) == OPERATOR) {
			for (int length = 4; length > 1; length--) {
				if (start + length <= source.length && OPERATORS.contains(new String(source, start, length))) {
					end = start + length;
					return length == 2 && c == '-' && source[start + 1] == '>' ? ITerminalSymbols.TokenNameARROW : OTHER;
				}
			}
		}
		return c == '.' ? ITerminalSymbols.TokenNameDOT : OTHER;
	}

	/** Reads numbers such as 1, 1L, 1.5, .5, 1e-9f, 0xFFL. */
	private int number() {
		char second = at(end + 1);
		if (at(end) == '0' && (second == 'x' || second == 'X')) {
			end += 2;
			while (Character.digit(at(end), 16) >= 0 && at(end) < CLASSES.length) {
				end++;
			}
			return end - start > 2 && "pP.".indexOf(at(end)) < 0 ? suffixed("lL") : odd();
		}
		if (at(end) == '0' && classOf(second) == DIGIT) {
			return odd();
		}
		digits();
		boolean floating = at(end) == '.';
		if (floating) {
			end++;
			digits();
		}
		if (at(end) == 'e' || at(end) == 'E') {
			floating = true;
			end += at(end + 1) == '+' || at(end + 1) == '-' ? 2 : 1;
			if (classOf(at(end)) != DIGIT) {
				return odd();
			}
			digits();
		}
		return suffixed(floating ? "fFdD" : "lLfFdD");
	}

	private void digits() {
		while (classOf(at(end)) == DIGIT) {
			end++;
		}
	}

	private int suffixed(String suffixes) {
		if (suffixes.indexOf(at(end)) >= 0) {
			end++;
		}
		// Underscores, binary numbers and what is not a number.
		return classOf(at(end)) == LETTER || classOf(at(end)) == DIGIT ? odd() : OTHER;
	}

	private int string() {
		if (at(end + 1) == '"' && at(end + 2) == '"') {
			return textBlock();
		}
		for (end++; end < source.length; end++) {
			char c = source[end];
			if (c == '"') {
				end++;
				return OTHER;
			}
			if (c == '\n' || c == '\r' || c == '\\' && !escape()) {
				break;
			}
		}
		return odd();
	}

	private int textBlock() {
		end += 3;
		while (at(end) == ' ' || at(end) == '\t' || at(end) == '\f') {
			end++;
		}
		if (at(end) != '\n' && (at(end) != '\r' || at(end + 1) != '\n')) {
			return odd();
		}
		for (; end < source.length; end++) {
			char c = source[end];
			if (c == '"' && at(end + 1) == '"' && at(end + 2) == '"') {
				end += 3;
				return at(end) == '"' ? odd() : OTHER;
			}
			boolean continued = c == '\\' && (at(end + 1) == '\n' || at(end + 1) == '\r');
			if (c == '\\' && !continued && !escape()) {
				break;
			}
		}
		return odd();
	}

	private int character() {
		end++;
		char c = at(end);
		if (c == '\n' || c == '\r' || c == '\'' || c == '\\' && !escape()) {
			return odd();
		}
		end++;
		if (at(end) != '\'') {
			return odd();
		}
		end++;
		return OTHER;
	}

	/** Steps from a backslash to what it escapes. */
	private boolean escape() {
		end++;
		char c = at(end);
		// One octal digit; more are odd.
		return ESCAPES.indexOf(c) >= 0 || c >= '0' && c <= '7' && classOf(at(end + 1)) != DIGIT;
	}
}
