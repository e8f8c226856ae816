/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * New names of types and packages in the text of patterns, where the old ones stand there in full. A name that a pattern has in part,
 * or not from its beginning on, is left alone.
 */
final class PatternNames {
	private final Map<String, String> types = new HashMap<>();
	private final Map<String, String> packages;
	private final Set<String> trees;

	/**
	 * @param types    as patterns may spell them: nested types behind a dot or a dollar sign
	 * @param packages new names by the old ones
	 * @param trees    those of the packages that are renamed with all packages in them
	 */
	PatternNames(TypeRenames types, Map<String, String> packages, Set<String> trees) {
		types.newNames().forEach((old, now) -> {
			this.types.put(old, now);
			this.types.put(old.replace('$', '.'), now.replace('$', '.'));
		});
		this.packages = packages;
		this.trees = trees;
	}

	/** All identifiers in a pattern, such as simple names of types and methods. */
	static Set<String> words(String pattern) {
		return new HashSet<>(Arrays.asList(pattern.split("[^\\p{javaJavaIdentifierPart}]+|\\$")));
	}

	/** The pattern with the new names. */
	String renamed(String pattern) {
		StringBuilder result = new StringBuilder();
		int at = 0;
		while (at < pattern.length()) {
			int end = at;
			while (end < pattern.length() && (Character.isJavaIdentifierPart(pattern.charAt(end)) || isInside(pattern, at, end))) {
				end++;
			}
			if (end == at) {
				result.append(pattern.charAt(at++));
				continue;
			}
			String name = pattern.substring(at, end);
			boolean begins = at == 0 || (pattern.charAt(at - 1) != '.' && pattern.charAt(at - 1) != '*');
			result.append(begins ? renamed(name, pattern.substring(end)) : name);
			at = end;
		}
		return result.toString();
	}

	/** @param rest what follows the name in the pattern */
	private String renamed(String name, String rest) {
		boolean cut = rest.startsWith("*");
		for (int end = cut ? name.lastIndexOf('.') : name.length(); end > 0; end = name.lastIndexOf('.', end - 1)) {
			String renamed = types.get(name.substring(0, end));
			if (renamed != null) {
				return renamed + name.substring(end);
			}
		}
		String whole = cut ? name.substring(0, Math.max(0, name.lastIndexOf('.'))) : name;
		boolean deep = !cut && rest.startsWith("..");
		boolean holds = cut || deep || rest.startsWith(".");
		return holds && packages.containsKey(whole) && (!deep || trees.contains(whole))
				? packages.get(whole) + name.substring(whole.length())
				: name;
	}

	/** Whether a single dot stands there between two identifiers. */
	private static boolean isInside(String pattern, int begin, int dot) {
		return dot > begin && pattern.charAt(dot) == '.' && dot + 1 < pattern.length() && pattern.charAt(dot - 1) != '.'
				&& Character.isJavaIdentifierPart(pattern.charAt(dot + 1));
	}
}
