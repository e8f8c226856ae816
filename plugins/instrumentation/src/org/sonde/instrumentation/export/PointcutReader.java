/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;

/**
 * Reads AspectJ's pointcuts as far as they select executions: disjunctions of {@code execution(…)}, each perhaps bound to
 * {@code within(…)}. What else there is, is named.
 */
final class PointcutReader {
	private static final int MAX_DEPTH = 50;
	private static final List<String> MODIFIERS = List.of("public", "protected", "private", "static", "final", "synchronized", "native", "strictfp");

	private final String text;
	private final String place;
	private final ImportDraft draft;
	private final Consumer<MethodProbe> found;
	private int position;

	private PointcutReader(String text, String place, ImportDraft draft, Consumer<MethodProbe> found) {
		this.text = text;
		this.place = place;
		this.draft = draft;
		this.found = found;
	}

	/** @param found told each exact method's probe */
	static void read(String pointcut, String place, ImportDraft draft, Consumer<MethodProbe> found) throws AgentConfigException {
		PointcutReader reader = new PointcutReader(pointcut, place, draft, found);
		Group whole = reader.disjunction(0);
		if (reader.position < pointcut.length()) {
			throw reader.unreadable("something follows the pointcut");
		}
		reader.take(whole, List.of());
	}

	/** A part of a pointcut: a primitive one, or alternatives of conjunctions of such. */
	private record Group(String primitive, String argument, boolean negated, List<List<Group>> alternatives) {
		static Group of(List<List<Group>> alternatives) {
			return new Group("", "", false, alternatives);
		}

		Group negation() {
			return new Group(primitive, argument, !negated, alternatives);
		}
	}

	private Group disjunction(int depth) throws AgentConfigException {
		List<List<Group>> alternatives = new ArrayList<>();
		do {
			List<Group> all = new ArrayList<>();
			do {
				all.add(operand(depth));
			} while (skip("&&") || skipWord("and"));
			alternatives.add(all);
		} while (skip("||") || skipWord("or"));
		return alternatives.size() == 1 && alternatives.getFirst().size() == 1 ? alternatives.getFirst().getFirst() : Group.of(alternatives);
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

	/** @param within types that all around binds the selection to */
	private void take(Group group, List<String> within) {
		if (group.primitive().isEmpty() && !group.negated()) {
			for (List<Group> all : group.alternatives()) {
				List<String> bound = new ArrayList<>(within);
				all.stream().filter(part -> part.primitive().equals("within") && !part.negated()).map(Group::argument).forEach(bound::add);
				List<Group> rest = all.stream().filter(part -> !part.primitive().equals("within")).toList();
				if (rest.size() == 1) {
					take(rest.getFirst(), bound);
				} else {
					draft.leftOut(place, shown(all), "only executions bound to types can be read");
				}
			}
		} else if (group.primitive().equals("execution") && !group.negated()) {
			execution(group.argument(), within);
		} else {
			draft.leftOut(place, shown(List.of(group)), "only executions can be read");
		}
	}

	private static String shown(List<Group> all) {
		return String.join(" && ", all.stream().map(part -> (part.negated() ? "!" : "")
				+ (part.primitive().isEmpty() ? "(…)" : part.primitive() + "(" + part.argument() + ")")).toList());
	}

	private void execution(String signature, List<String> within) {
		if (signature.matches("[^*+!@<]*") && !signature.contains("..") || onlyEllipsis(signature)) {
			try {
				MethodSignature method = exact(signature);
				found.accept(draft.method(method, true, place));
				if (!within.contains(method.declaringType())) {
					draft.care(place, signature, "the pointcut took overrides in subtypes, too; the plan has the method alone");
				}
				return;
			} catch (IllegalArgumentException e) {
				draft.leftOut(place, signature, e.getMessage());
				return;
			}
		}
		if (within.isEmpty()) {
			draft.pattern(signature, place, "execution(" + signature + ")", "it has wildcards");
		} else {
			draft.leftOut(place, "execution(" + signature + ")", "it has wildcards and is bound to types, for which plans have no pattern");
		}
	}

	/** Whether the only dots in a row are those of a variable last parameter. */
	private static boolean onlyEllipsis(String signature) {
		return signature.matches("[^*+!@<]*[^.(,]\\.\\.\\.\\s*\\)") && !signature.substring(0, signature.lastIndexOf("...")).contains("..");
	}

	private static MethodSignature exact(String signature) {
		int open = signature.indexOf('(');
		if (open < 0 || !signature.endsWith(")")) {
			throw new IllegalArgumentException("it has no list of parameters");
		}
		List<String> words = new ArrayList<>(Arrays.asList(signature.substring(0, open).strip().split("\\s+")));
		words.removeIf(MODIFIERS::contains);
		String list = Arrays.stream(signature.substring(open + 1, signature.length() - 1).split(",")).map(String::strip).map(PointcutReader::type)
				.reduce((a, b) -> a + "," + b).orElse("");
		String name = words.getLast();
		if (name.endsWith(".new") && words.size() == 1) {
			return MethodSignature.parse(name.substring(0, name.length() - "new".length()) + MethodSignature.CONSTRUCTOR_NAME + "(" + list + ")");
		}
		return MethodSignature.parse(type(words.getFirst()) + " " + name + "(" + list + ")");
	}

	/** AspectJ finds a simple name in {@code java.lang}, as Java does. */
	private static String type(String name) {
		int end = 0;
		while (end < name.length() && Character.isJavaIdentifierPart(name.charAt(end))) {
			end++;
		}
		boolean simple = !name.contains(".") || name.indexOf('.') == end && name.endsWith("...");
		if (simple && end > 0 && Character.isUpperCase(name.charAt(0))) {
			try {
				Class.forName("java.lang." + name.substring(0, end), false, null);
				return "java.lang." + name;
			} catch (ClassNotFoundException e) {
				return name;
			}
		}
		return name;
	}
}
