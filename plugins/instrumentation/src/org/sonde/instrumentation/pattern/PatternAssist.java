/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.pattern;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;

/**
 * What may be typed next in a pattern: modifiers, result types, packages, types, annotations, the parameters of any method.
 *
 * @param types       names of the types that can be named, nested ones with dots
 * @param annotations names of the annotation types that can be named
 */
public record PatternAssist(Collection<String> types, Collection<String> annotations) {
	/** No more are offered; whoever sees so many types on. */
	static final int MOST = 60;
	private static final List<String> MODIFIERS = List.of("public", "protected", "private", "static", "final", "synchronized");
	private static final List<String> SIMPLE_TYPES = List.of("*", "void", "boolean", "byte", "char", "double", "float", "int", "long",
			"short", "String",
			"Object");

	/**
	 * Something to be put into the text in place of the word before the caret.
	 *
	 * @param start  where that word begins
	 * @param text   what stands there instead
	 * @param label  what is shown
	 */
	public record Proposal(int start, String text, String label) {
	}

	/** Returns the proposals at the caret, the likeliest first. */
	public List<Proposal> at(String pattern, int caret) {
		int start = caret;
		while (start > 0 && isWord(pattern.charAt(start - 1))) {
			start--;
		}
		String word = pattern.substring(start, caret);
		String before = pattern.substring(0, start).stripTrailing();
		List<Proposal> proposals = new ArrayList<>();
		if (before.endsWith("@(") || before.endsWith("@")) {
			names(annotations, word)
					.forEach(name -> proposals.add(before.endsWith("(") ? new Proposal(caret - word.length(), name + ") ", name)
							: new Proposal(caret - word.length(), "(" + name + ") ", name)));
			return first(proposals);
		}
		if (word.isEmpty() && isComplete(before)) {
			return List.of();
		}
		boolean inParameters = before.lastIndexOf('(') > before.lastIndexOf(')');
		boolean atResult = !inParameters && (before.isEmpty() || before.endsWith(")") || endsWithModifier(before));
		if (atResult) {
			MODIFIERS.stream().filter(modifier -> modifier.startsWith(word))
					.forEach(modifier -> proposals.add(new Proposal(caret - word.length(), modifier + " ", modifier)));
			if (before.isEmpty() && word.isEmpty()) {
				proposals.add(new Proposal(caret, "@(", "@( an annotation"));
			}
		}
		if (inParameters && word.isEmpty()) {
			proposals.add(new Proposal(caret, "..)", "..) any parameters"));
			proposals.add(new Proposal(caret, ")", ") no parameters"));
		}
		SIMPLE_TYPES.stream().filter(type -> atResult || inParameters)
				.filter(type -> !word.isEmpty() && type.startsWith(word) || word.isEmpty() && !inParameters && type.equals("*"))
				.forEach(type -> proposals.add(new Proposal(caret - word.length(), inParameters ? type : type + " ", type)));
		if (word.endsWith(".") && !inParameters) {
			proposals.add(new Proposal(caret, "*(..)", word + "*(..) all methods"));
			proposals.add(new Proposal(caret, ".*.*(..)", word + ".*.*(..) all methods in the package and below"));
			proposals.add(new Proposal(caret, "new(..)", word + "new(..) all constructors"));
		}
		packages(word).forEach(name -> proposals.add(new Proposal(caret - word.length(), name + ".", name + " – package")));
		names(types, word).forEach(name -> proposals.add(new Proposal(caret - word.length(), name + (inParameters ? "" : "."), name)));
		return first(proposals);
	}

	/** Whether it ends with the parameters of a method, after which nothing follows; not with an annotation. */
	private static boolean isComplete(String text) {
		if (!text.endsWith(")")) {
			return false;
		}
		int open = text.length() - 1;
		for (int depth = 1; depth > 0 && open > 0;) {
			open--;
			depth += text.charAt(open) == ')' ? 1 : text.charAt(open) == '(' ? -1 : 0;
		}
		return open > 0 && text.charAt(open - 1) != '@';
	}

	private static List<Proposal> first(List<Proposal> proposals) {
		return proposals.stream().distinct().limit(MOST).toList();
	}

	private static boolean isWord(char c) {
		return Character.isJavaIdentifierPart(c) || c == '.';
	}

	private static boolean endsWithModifier(String text) {
		return MODIFIERS.contains(text.substring(Math.max(text.lastIndexOf(' '), text.lastIndexOf('!')) + 1));
	}

	/** Names that begin with the word, then those whose simple name does. */
	private static List<String> names(Collection<String> all, String word) {
		String wanted = word.toLowerCase(Locale.ROOT);
		List<String> names = new ArrayList<>(
				all.stream().filter(name -> !word.isEmpty() && name.toLowerCase(Locale.ROOT).startsWith(wanted)).sorted().toList());
		all.stream().filter(name -> !names.contains(name) && simpleName(name).toLowerCase(Locale.ROOT).startsWith(wanted)).sorted()
				.limit(MOST)
				.forEach(names::add);
		return names;
	}

	private Set<String> packages(String word) {
		Set<String> packages = new TreeSet<>();
		for (String type : types) {
			for (int end = type.indexOf('.', word.length()); end > 0; end = type.indexOf('.', end + 1)) {
				String name = type.substring(0, end);
				if (name.startsWith(word) && !word.isEmpty() && Character.isLowerCase(name.charAt(name.lastIndexOf('.') + 1))) {
					packages.add(name);
				}
			}
		}
		return packages;
	}

	private static String simpleName(String name) {
		return name.substring(name.lastIndexOf('.') + 1);
	}
}
