/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.pattern;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.metrics.cyclomatic.CyclomaticProfile;
import org.sonde.metrics.lines.LinesProfile;
import org.sonde.metrics.figures.MethodMeasurement;
import org.sonde.metrics.figures.TypeMeasurement;

/** Figures of methods that are named as in the class file, from sources in which parameter types stand as they were written. */
public final class MethodLines {
	private final Map<String, List<MethodMeasurement>> byType = new HashMap<>();

	/** @param types measured types, with the methods of those nested in them; where a name comes twice, the first stands */
	public MethodLines(Collection<TypeMeasurement> types) {
		for (TypeMeasurement type : types) {
			if (byType.containsKey(type.name())) {
				continue;
			}
			byType.put(type.name(), new ArrayList<>());
			type.methods().forEach(method -> byType.computeIfAbsent(method.type(), none -> new ArrayList<>()).add(method));
		}
	}

	/**
	 * Lines of a method by {@link LinesProfile#SLOC}: 0 for one that the compiler made, which has none of its own; empty if the source of
	 * its type is not known, or has several methods that it may be.
	 */
	public OptionalInt of(MethodSignature method) {
		List<MethodMeasurement> declared = byType.getOrDefault(method.declaringType(), List.of());
		if (declared.isEmpty() && !isKnown(method.declaringType())) {
			return OptionalInt.empty();
		}
		List<MethodMeasurement> likeliest = likeliest(method);
		return likeliest.isEmpty() ? OptionalInt.of(0)
				: likeliest.size() == 1 ? OptionalInt.of(likeliest.getFirst().lines(LinesProfile.SLOC)) : OptionalInt.empty();
	}

	/** Cyclomatic complexity by {@link CyclomaticProfile#MCCABE}; empty if the method is not in the sources, or may be one of several. */
	public OptionalInt complexity(MethodSignature method) {
		List<MethodMeasurement> likeliest = likeliest(method);
		return likeliest.size() == 1 ? likeliest.getFirst().cyclomatic(CyclomaticProfile.MCCABE) : OptionalInt.empty();
	}

	/** Returns the methods that it may be. Empty if it is not in the sources. */
	private List<MethodMeasurement> likeliest(MethodSignature method) {
		List<MethodMeasurement> near = byType.getOrDefault(method.declaringType(), List.of()).stream().filter(one -> isNear(one, method))
				.toList();
		int best = near.stream().mapToInt(one -> agreement(one, method)).max().orElse(0);
		return near.stream().filter(one -> agreement(one, method) == best).toList();
	}

	/** Whether the type or one around it was measured: one without methods is not listed by itself. */
	private boolean isKnown(String type) {
		for (int end = type.length(); end > 0; end = type.lastIndexOf('$', end - 1)) {
			if (byType.containsKey(type.substring(0, end))) {
				return true;
			}
		}
		return false;
	}

	/** Same name and as many parameters; the compiler adds some to constructors. */
	private static boolean isNear(MethodMeasurement declared, MethodSignature method) {
		int written = parameters(declared).size();
		return method.constructor()
				? declared.kind() == MethodMeasurement.Kind.CONSTRUCTOR && written <= method.parameterTypes().size()
				: declared.kind() == MethodMeasurement.Kind.METHOD && written == method.parameterTypes().size()
						&& declared.signature().startsWith(method.name() + "(");
	}

	/**
	 * Returns how many parameters have the same simple name, if the compiler's own come first or last. A higher number makes the method
	 * more likely.
	 */
	private static int agreement(MethodMeasurement declared, MethodSignature method) {
		List<String> written = parameters(declared);
		int best = 0;
		for (int before = 0; before <= method.parameterTypes().size() - written.size(); before++) {
			int same = 0;
			for (int i = 0; i < written.size(); i++) {
				same += simpleName(method.parameterTypes().get(before + i)).equals(simpleName(written.get(i))) ? 1 : 0;
			}
			best = Math.max(best, same);
		}
		return best * 2 - (method.parameterTypes().size() - written.size());
	}

	private static List<String> parameters(MethodMeasurement declared) {
		String text = declared.signature();
		if (text.indexOf('(') < 0) {
			return List.of(); // an initialiser
		}
		String list = withoutTypeArguments(text.substring(text.indexOf('(') + 1, text.lastIndexOf(')')));
		return list.isBlank() ? List.of() : new ArrayList<>(Arrays.asList(list.split(",", -1)));
	}

	private static String withoutTypeArguments(String types) {
		StringBuilder text = new StringBuilder();
		int depth = 0;
		for (char c : types.toCharArray()) {
			depth += c == '<' ? 1 : 0;
			if (depth == 0) {
				text.append(c);
			}
			depth -= c == '>' ? 1 : 0;
		}
		return text.toString();
	}

	private static String simpleName(String type) {
		String name = type.strip().replace("...", "[]");
		return name.substring(Math.max(name.lastIndexOf('.'), Math.max(name.lastIndexOf('$'), name.lastIndexOf(' '))) + 1);
	}
}
