/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.jdt;

import java.util.EnumMap;
import java.util.Map;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.BodyDeclaration;
import org.eclipse.jdt.core.dom.CompilationUnit;
import org.sonde.metrics.lines.LinesProfile;
import org.sonde.metrics.lines.TokenLines;
import org.sonde.metrics.figures.TokenFingerprint;

/** Counts the lines of declarations in a file, and distinguishes their code. */
final class DeclarationLines {

	private final char[] source;
	private final CompilationUnit file;
	private final TokenLines tokens;
	private final TokenHashes hashes;

	DeclarationLines(char[] source, CompilationUnit file, Tokens tokens) {
		this.source = source;
		this.file = file;
		this.tokens = tokens.lines();
		hashes = tokens.hashes();
	}

	/** The line a place is on, from 1. */
	int line(int place) {
		return Math.max(1, file.getLineNumber(Math.max(0, place)));
	}

	/** Returns the lines by every profile that counts lines. */
	Map<LinesProfile, Integer> of(BodyDeclaration node) {
		Map<LinesProfile, Integer> lines = new EnumMap<>(LinesProfile.class);
		int physical = span(node);
		lines.put(LinesProfile.SLOC, tokens.between(node.getStartPosition(), node.getStartPosition() + node.getLength()));
		lines.put(LinesProfile.PHYSICAL, physical);
		lines.put(LinesProfile.KIEL_2016, physical - linesOfJavadoc(node));
		return lines;
	}

	/** The same less the lines that a declaration before it, which is counted with it, has as well. */
	Map<LinesProfile, Integer> beyond(BodyDeclaration before, BodyDeclaration node) {
		Map<LinesProfile, Integer> lines = of(node);
		int start = node.getStartPosition();
		int beforeEnd = before.getStartPosition() + before.getLength();
		int lastLine = line(beforeEnd - 1);
		subtractIf(lastLine == line(start), lines, LinesProfile.PHYSICAL);
		subtractIf(lastLine == line(start) + linesOfJavadoc(node), lines, LinesProfile.KIEL_2016);
		subtractIf(tokens.lastLineBefore(beforeEnd) == line(tokens.next(start)), lines, LinesProfile.SLOC);
		return lines;
	}

	private static void subtractIf(boolean shared, Map<LinesProfile, Integer> lines, LinesProfile profile) {
		lines.merge(profile, shared ? 1 : 0, (all, twice) -> Math.max(0, all - twice));
	}

	TokenFingerprint code(BodyDeclaration node) {
		return hashes.between(node.getStartPosition(), node.getStartPosition() + node.getLength());
	}

	private int span(ASTNode node) {
		return node.getLength() == 0 ? 0 : line(node.getStartPosition() + node.getLength() - 1) - line(node.getStartPosition()) + 1;
	}

	/**
	 * The lines of its own Javadoc that nothing else of the declaration stands on. The parser leaves no node of it, but lets the
	 * declaration begin there.
	 */
	private int linesOfJavadoc(BodyDeclaration node) {
		int start = node.getStartPosition();
		if (start < 0 || !isAt(start, '/', '*') || !isAt(start + 1, '*', '*') || isAt(start + 2, '*', '/')) {
			return 0;
		}
		int end = start + 3;
		while (end < source.length && !isAt(end, '*', '/')) {
			end++;
		}
		int code = tokens.next(end);
		boolean shared = code < start + node.getLength() && line(code) == line(end);
		return line(end) - line(start) + (shared ? 0 : 1);
	}

	private boolean isAt(int place, char first, char second) {
		return place + 1 < source.length && source[place] == first && source[place + 1] == second;
	}
}
