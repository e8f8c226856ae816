/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export.reading;

import java.util.ArrayList;
import java.util.List;

/** Reads the text of AspectJ's pointcuts; {@link PointcutProbes} finds what they select. */
public final class PointcutReader {
	private static final int MAX_DEPTH = 50;

	private final String text;
	private final String place;
	private int position;

	private PointcutReader(String text, String place) {
		this.text = text;
		this.place = place;
	}

	/** @param place what messages call the place of the pointcut */
	static Group read(String pointcut, String place) throws AgentConfigException {
		PointcutReader reader = new PointcutReader(pointcut, place);
		Group whole = reader.disjunction(0);
		if (reader.position < pointcut.length()) {
			throw reader.unreadable("something follows the pointcut");
		}
		return whole;
	}

	/** A part of a pointcut: a primitive one, or alternatives of conjunctions of such. */
	record Group(String primitive, String argument, boolean negated, List<List<Group>> alternatives) {
		private static Group of(List<List<Group>> alternatives) {
			return new Group("", "", false, alternatives);
		}

		/** Reads {@code (!a && !b)} as {@code a || b}: the export writes alternatives in this way, because the weaver handles it faster. */
		private Group negation() {
			boolean none = !negated && alternatives.size() == 1 && alternatives.getFirst().stream().allMatch(Group::negated);
			return none ? Group.of(alternatives.getFirst().stream().map(part -> List.of(part.negation())).toList())
					: new Group(primitive, argument, !negated, alternatives);
		}

		/** Whether it is all methods, or all constructors, which says nothing beside one of them. */
		private boolean isAny() {
			return is("execution") && (argument.equals("* *(..)") || argument.equals("new(..)"));
		}

		/** Whether it is this primitive pointcut, not negated. */
		boolean is(String name) {
			return primitive.equals(name) && !negated;
		}

		/** Returns the text as written, shortened. */
		@Override
		public String toString() {
			return (negated ? "!" : "") + (primitive.isEmpty() ? "(…)" : primitive + "(" + argument + ")");
		}
	}

	private Group disjunction(int depth) throws AgentConfigException {
		List<List<Group>> alternatives = new ArrayList<>();
		do {
			List<Group> all = new ArrayList<>();
			do {
				all.add(operand(depth));
			} while (skip("&&") || skipWord("and"));
			if (all.stream().anyMatch(part -> !part.negated() && !part.is("within") && !part.isAny())) {
				all.removeIf(Group::isAny);
			}
			alternatives.add(all);
		} while (skip("||") || skipWord("or"));
		return alternatives.size() == 1 && alternatives.getFirst().size() == 1 ? alternatives.getFirst().getFirst()
				: Group.of(alternatives);
	}

	private Group operand(int depth) throws AgentConfigException {
		if (depth > MAX_DEPTH) {
			throw unreadable("it is nested too deeply");
		}
		if (skip("!") || skipWord("not")) {
			return operand(depth + 1).negation();
		}
		if (skip("(")) {
			Group group = disjunction(depth + 1);
			if (!skip(")")) {
				throw unreadable("a parenthesis is not closed");
			}
			return group;
		}
		int open = text.indexOf('(', position);
		String name = open < 0 ? "" : text.substring(position, open).strip();
		if (name.isEmpty() || !name.chars().allMatch(c -> Character.isJavaIdentifierPart(c) || c == '@' || c == '.')) {
			throw unreadable("expected a pointcut such as execution(void p.A.m())");
		}
		int level = 0;
		for (int i = open; i < text.length(); i++) {
			level += text.charAt(i) == '(' ? 1 : text.charAt(i) == ')' ? -1 : 0;
			if (level == 0) {
				position = i + 1;
				return new Group(name, text.substring(open + 1, i).strip(), false, List.of());
			}
		}
		throw unreadable("a parenthesis is not closed");
	}

	private boolean skip(String token) {
		blank();
		boolean there = text.startsWith(token, position);
		position += there ? token.length() : 0;
		blank();
		return there;
	}

	private boolean skipWord(String word) {
		int end = position + word.length();
		return end < text.length() && !Character.isJavaIdentifierPart(text.charAt(end)) && skip(word);
	}

	private void blank() {
		while (position < text.length() && Character.isWhitespace(text.charAt(position))) {
			position++;
		}
	}

	private AgentConfigException unreadable(String reason) {
		return new AgentConfigException(place, "the pointcut cannot be read at its character " + (position + 1) + ": " + reason);
	}
}
