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

/** AspectJ pointcuts that select the executions of exactly the methods given. */
final class Pointcuts {
	/**
	 * Longest pointcut, in bytes of UTF-8. A class file holds no string of more than 65,535 bytes (JVMS 4.4.7), and the weaver,
	 * when it meets one, goes on without weaving anything; pointcuts of 52 KB were seen to work.
	 */
	static final int MAX_BYTES = 52_000;

	private Pointcuts() {
	}

	/** As few pointcuts as stay below {@link #MAX_BYTES}, in the order of the methods. The weaver is faster on few large ones. */
	static List<String> select(List<MethodSignature> methods) {
		Map<String, List<MethodSignature>> byType = methods.stream()
				.collect(Collectors.groupingBy(MethodSignature::declaringType, LinkedHashMap::new, Collectors.toList()));
		List<String> pointcuts = new ArrayList<>();
		StringBuilder pointcut = new StringBuilder();
		for (Map.Entry<String, List<MethodSignature>> type : byType.entrySet()) {
			for (String group : groups(type.getKey(), type.getValue())) {
				if (!pointcut.isEmpty() && bytes(pointcut) + bytes(group) + " || ".length() > MAX_BYTES) {
					pointcuts.add(pointcut.toString());
					pointcut.setLength(0);
				}
				pointcut.append(pointcut.isEmpty() ? "" : " || ").append(group);
			}
		}
		if (!pointcut.isEmpty()) {
			pointcuts.add(pointcut.toString());
		}
		return pointcuts;
	}

	/** Whether the method alone is small enough for a pointcut. */
	static boolean fits(MethodSignature method) {
		return bytes(group(method.declaringType(), execution(method))) <= MAX_BYTES;
	}

	/** The methods of one type, in one group unless they are too many. */
	private static List<String> groups(String type, List<MethodSignature> methods) {
		List<String> groups = new ArrayList<>();
		StringBuilder executions = new StringBuilder();
		for (MethodSignature method : methods) {
			String execution = execution(method);
			if (!executions.isEmpty() && bytes(group(type, executions + " || " + execution)) > MAX_BYTES) {
				groups.add(group(type, executions.toString()));
				executions.setLength(0);
			}
			executions.append(executions.isEmpty() ? "" : " || ").append(execution);
		}
		groups.add(group(type, executions.toString()));
		return groups;
	}

	/**
	 * {@code execution(void p.A.m())} also selects an override in a subclass, so the place is fixed by {@code within(p.A)}; that
	 * includes the nested types, which may override too, so these are taken out again.
	 */
	private static String group(String type, String executions) {
		return "(within(" + type + ") && !within(" + nestedTypes(type) + ") && (" + executions + "))";
	}

	/**
	 * A pattern for the types nested in one. In patterns with wildcards a nested type's name is split at its dollars. A part that
	 * is empty, or starts with a digit as the name of a local class does, is no name to AspectJ: any name will do there, since
	 * {@code within} has the type exactly.
	 */
	private static String nestedTypes(String type) {
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
