/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.suggestion;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

import org.sonde.common.progress.Progress;
import org.sonde.instrumentation.pattern.MethodPattern;
import org.sonde.instrumentation.pattern.PatternException;
import org.sonde.instrumentation.pattern.PatternTexts;
import org.sonde.instrumentation.pattern.Program;
import org.sonde.instrumentation.plan.MethodSignature;

/**
 * A pattern that says the same as several methods, no more and no less.
 *
 * @param pattern AspectJ's
 * @param methods all that it matches in the program, in the order of a plan's file
 */
public record PatternOffer(String pattern, List<MethodSignature> methods) {
	/** A pattern for one method says no more than the method. */
	private static final int FEWEST = 2;
	/** Patterns that are tried; each is compared with every method of the program. */
	private static final int MOST_TRIED = 500;

	/** The list is copied. */
	public PatternOffer {
		methods = List.copyOf(methods);
	}

	/**
	 * Patterns that match some of the methods and nothing else in the program. Each method is in one of them at most; those for most
	 * methods come first.
	 *
	 * @param progress a cancelled one ends it with {@link java.util.concurrent.CancellationException}
	 */
	public static List<PatternOffer> of(Collection<MethodSignature> methods, Program program, Progress progress) {
		List<MethodPattern> patterns = new ArrayList<>();
		for (String text : texts(methods).stream().limit(MOST_TRIED).toList()) {
			try {
				MethodPattern pattern = MethodPattern.parse(text);
				program.check(pattern);
				patterns.add(pattern);
			} catch (PatternException e) {
				// a name that AspectJ cannot spell
			}
		}
		if (patterns.isEmpty()) {
			return List.of();
		}
		List<PatternOffer> exact = new ArrayList<>();
		Set<MethodSignature> left = methods.stream().map(method -> method.withVarargs(false))
				.collect(Collectors.toCollection(HashSet::new));
		try {
			List<Program.Matches> matches = program.match(patterns, progress);
			for (int i = 0; i < patterns.size(); i++) {
				PatternOffer offer = new PatternOffer(patterns.get(i).text(), matches.get(i).methods());
				if (offer.methods.size() >= FEWEST && offer.isWithin(left)) {
					exact.add(offer);
				}
			}
		} catch (PatternException e) {
			throw new IllegalStateException("each was checked", e);
		}
		// If patterns match equally many methods, the one for a type is first, then the one for a package, then the one for a name.
		exact.sort(Comparator.comparingInt(offer -> -offer.methods.size()));
		List<PatternOffer> offers = new ArrayList<>();
		for (PatternOffer offer : exact) {
			if (offer.isWithin(left)) {
				offers.add(offer);
				offer.methods.forEach(method -> left.remove(method.withVarargs(false)));
			}
		}
		return offers;
	}

	private boolean isWithin(Set<MethodSignature> wanted) {
		return methods.stream().allMatch(method -> wanted.contains(method.withVarargs(false)));
	}

	/** Returns the patterns that people would write for the methods of a type, of a package, or with one name. */
	private static Set<String> texts(Collection<MethodSignature> methods) {
		Set<String> texts = new LinkedHashSet<>();
		groups(methods, MethodSignature::declaringType)
				.forEach((type, group) -> addAll(prefix(PatternTexts.methodsOf(type)), group, texts));
		groups(methods, method -> packageOf(method.declaringType())).forEach((name, group) -> {
			if (!name.isEmpty()) {
				addAll(name + ".*", group, texts);
				addAll(name + "..*", group, texts);
			}
		});
		groups(methods, MethodSignature::name).forEach((name, group) -> texts.add("* " + name + "(..)"));
		return texts;
	}

	private static void addAll(String types, List<MethodSignature> methods, Set<String> texts) {
		texts.add("* " + types + ".*(..)");
		texts.add("public * " + types + ".*(..)");
		groups(methods, MethodSignature::name).keySet().forEach(name -> texts.add("* " + types + "." + name + "(..)"));
	}

	/** Returns groups of at least two methods, without constructors. */
	private static TreeMap<String, List<MethodSignature>> groups(Collection<MethodSignature> methods,
			Function<MethodSignature, String> by) {
		TreeMap<String, List<MethodSignature>> groups = methods.stream().filter(method -> !method.constructor())
				.sorted(MethodSignature.FILE_ORDER)
				.collect(Collectors.groupingBy(by, TreeMap::new, Collectors.toList()));
		groups.values().removeIf(group -> group.size() < FEWEST);
		return groups;
	}

	private static String prefix(String methodsOfType) {
		return methodsOfType.substring("* ".length(), methodsOfType.length() - ".*(..)".length());
	}

	private static String packageOf(String type) {
		return type.substring(0, Math.max(type.lastIndexOf('.'), 0));
	}
}
