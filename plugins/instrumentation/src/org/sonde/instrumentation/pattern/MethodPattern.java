/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.pattern;

import java.util.Map;

import org.aspectj.weaver.BCException;
import org.aspectj.weaver.IHasPosition;
import org.aspectj.weaver.Member;
import org.aspectj.weaver.patterns.IToken;
import org.aspectj.weaver.patterns.ParserException;
import org.aspectj.weaver.patterns.PatternParser;
import org.aspectj.weaver.patterns.SignaturePattern;
import org.sonde.instrumentation.plan.MethodSignature;

/**
 * AspectJ's pattern for methods or for constructors, as it stands in {@code execution(…)}: annotations, modifiers, return type,
 * declaring type and name, parameters, exceptions. AspectJ's own parser reads it.
 */
public final class MethodPattern {
	/** Deeper nesting would overflow the parser's stack; far less is written by people. */
	private static final int MAX_NESTING = 100;
	/** Plain words for what AspectJ's parser expects. */
	private static final Map<String, String> EXPECTED = Map.of("name pattern", "a name, such as get* or *",
			"method name (not constructor)", "a method's name; a constructor has no return type: p.A.new(..)",
			"(", "( and the parameters: () for none, (..) for any", ")", ") after the parameters",
			"name pattern cannot finish with ..", "a name after ..", "name pattern cannot finish with .", "a name after the dot",
			"annotation name", "an annotation's type, such as @(p.Timed)");

	private final String text;
	private final boolean constructor;

	private MethodPattern(String text, boolean constructor) {
		this.text = text;
		this.constructor = constructor;
	}

	/**
	 * Reads a pattern.
	 *
	 * @throws PatternException if the text is none; says where, what was found and what is expected
	 */
	public static MethodPattern parse(String text) throws PatternException {
		return new MethodPattern(text, read(text).getKind() == Member.CONSTRUCTOR);
	}

	/** The pattern as it was written. */
	public String text() {
		return text;
	}

	/** Whether it is a pattern for constructors; else it is one for methods. */
	public boolean constructor() {
		return constructor;
	}

	/**
	 * Whether the pattern may match the method, by kind and simple name alone. If not, it does not match it, whatever its class is.
	 */
	public boolean mayMatch(MethodSignature method) {
		return constructor == method.constructor() && (constructor || parsed().getName().matches(method.name()));
	}

	/** The pattern as AspectJ has it, not yet bound to types. A new one each time, as binding changes it. */
	SignaturePattern parsed() {
		try {
			return read(text);
		} catch (PatternException e) {
			throw new IllegalStateException("read before", e);
		}
	}

	private static SignaturePattern read(String text) throws PatternException {
		checkCharacters(text);
		if (text.isBlank()) {
			throw new PatternException(0, "the pattern is empty; * *(..) is all methods, new(..) all constructors");
		}
		PatternParser parser;
		try {
			parser = new PatternParser(text);
			SignaturePattern pattern = parser.parseMethodOrConstructorSignaturePattern();
			parser.checkEof();
			return pattern;
		} catch (ParserException e) {
			throw problem(text, e);
		} catch (BCException | IndexOutOfBoundsException | UnsupportedOperationException e) {
			// AspectJ's parser has no other words for an operator or a quote without its end.
			throw new PatternException(text.length(), "the pattern ends too early");
		}
	}

	/** AspectJ's scanner goes on for ever or says nothing of use where these stand. */
	private static void checkCharacters(String text) throws PatternException {
		int depth = 0;
		for (int i = 0; i < text.length(); i++) {
			char c = text.charAt(i);
			if (c == '&' || c == '|') {
				if (i + 1 == text.length() || text.charAt(i + 1) != c) {
					throw new PatternException(i, "found a single " + c + ", expected " + c + c + " between two types");
				}
				i++;
			} else if (" *()+[],!:@<>=?.\"".indexOf(c) < 0 && !Character.isJavaIdentifierPart(c) || Character.isISOControl(c)) {
				throw new PatternException(i, "found " + (Character.isISOControl(c) ? "a control character" : shown(text, i))
						+ ", which no pattern has");
			}
			depth += c == '(' ? 1 : c == ')' ? -1 : 0;
			if (depth > MAX_NESTING) {
				throw new PatternException(i, "the parentheses are nested too deeply");
			}
		}
	}

	private static String shown(String text, int position) {
		return new String(Character.toChars(text.codePointAt(position)));
	}

	private static PatternException problem(String text, ParserException e) {
		IHasPosition place = e.getLocation();
		boolean end = place == IToken.EOF || place == null;
		int position = end ? text.length() : Math.clamp(place.getStart(), 0, text.length());
		String found = end ? "the end" : text.substring(position, Math.clamp(place.getEnd() + 1, position, text.length()));
		String raw = e.getMessage() == null ? "" : e.getMessage();
		if (end && text.indexOf('(') < 0) {
			return new PatternException(position,
					text.strip().contains(" ") ? "found the end, expected ( and the parameters: () for none, (..) for any"
							: "found the end, expected a return type, a name and parameters, such as * p.A.m(..)");
		}
		if (raw.startsWith("unexpected pointcut element")) {
			return new PatternException(position, "found " + found + ", expected the end of the pattern, or throws and an exception");
		}
		String before = text.substring(0, position).stripTrailing();
		if (raw.equals("name pattern") && (before.endsWith("(") || before.endsWith(","))) {
			return new PatternException(position, "found " + found + ", expected the type of a parameter, .. for any parameters, or )");
		}
		return new PatternException(position, "found " + found + ", expected " + EXPECTED.getOrDefault(raw, raw));
	}

	/** The text. */
	@Override
	public String toString() {
		return text;
	}
}
