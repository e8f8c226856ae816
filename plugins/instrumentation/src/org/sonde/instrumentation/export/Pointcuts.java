/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import org.sonde.instrumentation.plan.MethodSignature;

/**
 * AspectJ pointcuts that select the executions of exactly the methods given. They say {@code !(!a && !b)} for {@code a || b}: the weaver
 * brings a pointcut with an or below an and into its disjunctive normal form, in a time that grows with the square of the methods, and then
 * asks again for the place of each of them. It takes as it is what has no or.
 */
public final class Pointcuts {
	/**
	 * Longest pointcut, in bytes of UTF-8. A class file holds no string of more than 65,535 bytes (JVMS 4.4.7), and the weaver,
	 * when it meets one, goes on without weaving anything; pointcuts of 52 KB were seen to work.
	 */
	static final int MAX_BYTES = 52_000;
	private static final String ANY_METHOD = "execution(* *(..)) && ";
	private static final String ANY_CONSTRUCTOR = "execution(new(..)) && ";
	/** The length of the text between two alternatives. */
	private static final int AND_NOT = " && !".length();

	private Pointcuts() {
	}

	/**
	 * As few pointcuts as stay below {@link #MAX_BYTES}: first those of methods, then those of constructors, each in the order given. The
	 * weaver is faster on few large ones.
	 */
	static List<String> select(List<MethodSignature> methods) {
		List<String> pointcuts = new ArrayList<>(ofKind(methods.stream().filter(method -> !method.constructor()).toList(), ANY_METHOD));
		pointcuts.addAll(ofKind(methods.stream().filter(MethodSignature::constructor).toList(), ANY_CONSTRUCTOR));
		return pointcuts;
	}

	/** @param any all of the kind: a negation alone would let the weaver look at calls and fields, too */
	private static List<String> ofKind(List<MethodSignature> methods, String any) {
		Map<String, List<MethodSignature>> byType = methods.stream()
				.collect(Collectors.groupingBy(MethodSignature::declaringType, LinkedHashMap::new, Collectors.toList()));
		List<String> pointcuts = new ArrayList<>();
		List<String> groups = new ArrayList<>();
		int length = bytes(any);
		for (Map.Entry<String, List<MethodSignature>> type : byType.entrySet()) {
			for (String group : groups(type.getKey(), type.getValue())) {
				if (!groups.isEmpty() && length + bytes(group) + AND_NOT > MAX_BYTES) {
					pointcuts.add(any + anyOf(groups));
					groups.clear();
					length = bytes(any);
				}
				groups.add(group);
				length += bytes(group) + AND_NOT;
			}
		}
		if (!groups.isEmpty()) {
			pointcuts.add(any + anyOf(groups));
		}
		return pointcuts;
	}

	private static String anyOf(List<String> alternatives) {
		return alternatives.size() == 1 ? alternatives.getFirst() : alternatives.stream().collect(Collectors.joining(" && !", "!(!", ")"));
	}

	/** The pointcut of the method alone, or a longer one. */
	static String alone(MethodSignature method) {
		return ANY_CONSTRUCTOR + group(method.declaringType(), List.of(execution(method)));
	}

	/** The methods of one type, in one group unless they are too many. */
	private static List<String> groups(String type, List<MethodSignature> methods) {
		List<String> groups = new ArrayList<>();
		List<String> executions = new ArrayList<>();
		int around = bytes(ANY_CONSTRUCTOR) + bytes(group(type, List.of(""))) + AND_NOT;
		int length = around;
		for (MethodSignature method : methods) {
			String execution = execution(method);
			if (!executions.isEmpty() && length + bytes(execution) + AND_NOT > MAX_BYTES) {
				groups.add(group(type, executions));
				executions.clear();
				length = around;
			}
			executions.add(execution);
			length += bytes(execution) + AND_NOT;
		}
		groups.add(group(type, executions));
		return groups;
	}

	/**
	 * {@code execution(void p.A.m())} also selects an override in a subclass, so the place is fixed by {@code within(p.A)}; that
	 * includes the nested types, which may override too, so these are taken out again.
	 */
	private static String group(String type, List<String> executions) {
		return "(within(" + type + ") && !within(" + nestedTypes(type) + ") && " + anyOf(executions) + ")";
	}

	/**
	 * A pattern for the types nested in one. In patterns with wildcards a nested type's name is split at its dollars. A part that
	 * is empty, or starts with a digit as the name of a local class does, is no name to AspectJ: any name will do there, since
	 * {@code within} has the type exactly.
	 */
	public static String nestedTypes(String type) {
		return Arrays.stream(type.split("[.$]", -1))
				.map(part -> part.isEmpty() || !Character.isJavaIdentifierStart(part.charAt(0)) ? "*" : part)
				.collect(Collectors.joining(".")) + "..*";
	}

	private static String execution(MethodSignature method) {
		List<String> parameters = new ArrayList<>(method.parameterTypes());
		if (method.varargs()) {
			String last = parameters.removeLast();
			parameters.add(last.substring(0, last.length() - "[]".length()) + "...");
		}
		String list = "(" + String.join(",", parameters) + ")";
		return method.constructor() ? "execution(" + method.declaringType() + ".new" + list + ")"
				: "execution(" + method.returnType() + " " + method.declaringType() + "." + method.name() + list + ")";
	}

	static int bytes(CharSequence text) {
		return text.toString().getBytes(StandardCharsets.UTF_8).length;
	}
}
