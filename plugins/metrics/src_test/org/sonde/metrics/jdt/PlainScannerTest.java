/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.jdt;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import org.eclipse.jdt.core.compiler.ITerminalSymbols;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sonde.tests.seeded.RandomInput;
import org.sonde.tests.seeded.Seeded;

/** JDT's scanner is the oracle: what {@link PlainScanner} does not call odd, it reads alike. */
class PlainScannerTest {

	private static final Set<Integer> KINDS = Set.of(ITerminalSymbols.TokenNameLBRACE, ITerminalSymbols.TokenNameRBRACE,
			ITerminalSymbols.TokenNameLPAREN, ITerminalSymbols.TokenNameRPAREN, ITerminalSymbols.TokenNameSEMICOLON,
			ITerminalSymbols.TokenNameCOMMA, ITerminalSymbols.TokenNameDOT, ITerminalSymbols.TokenNameARROW,
			ITerminalSymbols.TokenNamepackage, ITerminalSymbols.TokenNameclass, ITerminalSymbols.TokenNameinterface,
			ITerminalSymbols.TokenNameenum, ITerminalSymbols.TokenNamecase, ITerminalSymbols.TokenNamedefault);
	private static final int OTHER = -1;

	/** @param kind of those that matter */
	private record Token(int start, int end, int kind) {
	}

	private static List<Token> read(TokenScanner scanner) {
		List<Token> tokens = new ArrayList<>();
		for (int kind; (kind = scanner.next()) != ITerminalSymbols.TokenNameEOF;) {
			tokens.add(new Token(scanner.start(), scanner.end(), KINDS.contains(kind) ? kind : OTHER));
		}
		return tokens;
	}

	private static boolean isOdd(String text) {
		PlainScanner scanner = new PlainScanner(text.toCharArray());
		read(scanner);
		return scanner.isOdd();
	}

	private static void assertReadAlike(String text) {
		PlainScanner plain = new PlainScanner(text.toCharArray());
		List<Token> tokens = read(plain);
		if (!plain.isOdd()) {
			assertThat(tokens).as(text).isEqualTo(read(new JdtScanner(text.toCharArray())));
		}
	}

	@Test
	void readsOurOwnSourcesAlike() throws IOException {
		List<Path> files;
		try (Stream<Path> all = Stream.of("src", "src_test", "fixtures").flatMap(PlainScannerTest::below)) {
			files = all.toList();
		}
		int odd = 0;
		for (Path file : files) {
			String text = Files.readString(file);
			assertReadAlike(text);
			odd += isOdd(text) ? 1 : 0;
		}
		assertThat(odd).as("odd ones of %d files", files.size()).isLessThan(files.size() / 10);
	}

	private static Stream<Path> below(String folder) {
		try {
			return Files.walk(Path.of(folder)).filter(file -> file.toString().endsWith(".java"));
		} catch (IOException e) {
			throw new IllegalStateException(e);
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { "", " ", "a", "a.b...c", ".5+1.e3-0xCAFEL*1e-9f/2.5d%7L", "x->y::z", "a>>>=b>>>c>>=d>>e", "i+++ ++j",
			"\"\\\"\\\\u\\0\"", "'\\''", "'a'", "\"\"\"\n a \"\" \\\"\"\" \\\n b\"\"\"", "/**/ a /* * / */ b // c\n", "// \\\\u a\n b",
			"@interface A{}", "non - sealed", "\"ä\" // ö\n", "a\r\nb\rc", "package a.record.b; class C{}" })
	void readsPlainTextsAlike(String text) {
		assertThat(isOdd(text)).isFalse();
		assertReadAlike(text);
	}

	@ParameterizedTest
	@ValueSource(strings = { "\\u0061", "\"\\u0061\"", "/* \\u002a/ */", "// \\u000a a", "ä", "a\u0000b", "1_000", "0b1", "017", "0x",
			"0x1p3",
			"1x", "1e", "\"a", "\"a\nb\"", "'", "''", "'ab'", "'\\u0041'", "\"\\q\"", "\"\\12\"", "/* a", "/*", "// a", "\"\"\"\ra\"\"\"",
			"\"\"\"a\"\"\"", "\"\"\"\na\"\"", "\"\"\"\na\"\"\"\"", "non-sealed class A {}", "#", "`", "\u001a" })
	void leavesOddTextsToJdt(String text) {
		assertThat(isOdd(text)).isTrue();
	}

	@ParameterizedTest
	@ValueSource(strings = { "this", "extends", "sealed", "true", "_" })
	void takesNoWordOfTheLanguageForAName(String word) {
		PlainScanner scanner = new PlainScanner(word.toCharArray());
		scanner.next();
		scanner.text();
		assertThat(scanner.isOdd()).isTrue();
	}

	@Test
	void readsAnyTextAlike() {
		Seeded.tries(3000, in -> {
			String text = text(in);
			assertReadAlike(text);
		});
	}

	private static final List<String> PIECES = List.of("class", "record", "package", "default", "a", "b1", "_", "$", "non", "-sealed", "0",
			"7", "12",
			"1.5", ".", "..", "...", "e3", "f", "L", "0x", "FF", "\"", "\"\"\"", "'", "\\", "\\\\", "\\u0041", "\\n", "\\\"", "//", "/*",
			"*/", "/", "*",
			" ", "\n", "\r", "\r\n", "\t", "\f", "<", ">", "=", "->", "::", ":", "?", "+", "-", "&", "|", "!", "^", "%", "~", "@", "{", "}",
			"(", ")", "[", "]", ";", ",", "ä", "\u0000", "#");

	private static String text(RandomInput in) {
		return String.join("", in.list(0, 12, () -> in.oneOf(PIECES)));
	}
}
