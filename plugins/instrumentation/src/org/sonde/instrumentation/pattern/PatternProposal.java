/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.pattern;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

import org.sonde.common.progress.Progress;
import org.sonde.instrumentation.plan.MethodSignature;

/**
 * A pattern in place of methods named one by one.
 *
 * @param pattern    the pattern's text
 * @param exclusions what is taken out of it again
 * @param methods    the given methods that it matches, in the order of a plan's file
 * @param others     the methods that it matches besides; empty if it is exact
 */
public record PatternProposal(String pattern, List<String> exclusions, List<MethodSignature> methods, List<MethodSignature> others) {
	/** With more exclusions, a pattern is no clearer than a list of methods. */
	private static final int MOST_EXCLUSIONS = 3;
	private static final int MOST_TYPES = 3;
	private static final List<String> MODIFIERS = List.of("", "public ", "!private ", "private ", "static ", "!static ", "public !static ",
			"public static ");

	/** The lists are copied. */
	public PatternProposal {
		exclusions = List.copyOf(exclusions);
		methods = List.copyOf(methods);
		others = List.copyOf(others);
	}

	/** Whether it matches the given methods alone. */
	public boolean isExact() {
		return others.isEmpty();
	}

	/**
	 * The fewest patterns that match the methods, exactly if that can be, the nearest to their types and then the shortest: one for methods
	 * and one for constructors; if these are not exact, one per type where that is, and the shortest with what it catches besides where
	 * nothing is. Methods that the program does not have are in none of them.
	 *
	 * @param progress a cancelled one ends it with {@link java.util.concurrent.CancellationException}
	 */
	public static List<PatternProposal> of(Collection<MethodSignature> methods, Program program, Progress progress) {
		List<PatternProposal> proposals = new ArrayList<>();
		Map<Boolean, List<MethodSignature>> byKind = methods.stream().sorted(MethodSignature.FILE_ORDER)
				.collect(Collectors.partitioningBy(MethodSignature::constructor));
		for (List<MethodSignature> group : byKind.values()) {
			if (!group.isEmpty()) {
				proposals.addAll(ofKind(group, program, progress));
			}
		}
		return proposals;
	}

	private static List<PatternProposal> ofKind(List<MethodSignature> methods, Program program, Progress progress) {
		List<PatternProposal> whole = best(methods, program, progress);
		if (whole.isEmpty() || whole.getFirst().isExact()) {
			return whole;
		}
		Map<String, List<MethodSignature>> byType = methods.stream()
				.collect(Collectors.groupingBy(MethodSignature::declaringType, LinkedHashMap::new, Collectors.toList()));
		List<PatternProposal> parts = new ArrayList<>();
		byType.values().forEach(group -> parts.addAll(best(group, program, progress)));
		boolean better = parts.stream().mapToInt(part -> part.others().size()).sum() < whole.getFirst().others().size();
		return byType.size() > 1 && better ? parts : whole;
	}

	/** The best single pattern, or none if the program has none of the methods. */
	private static List<PatternProposal> best(List<MethodSignature> methods, Program program, Progress progress) {
		List<MethodPattern> candidates = new ArrayList<>();
		Map<String, Integer> ranked = candidates(methods);
		for (String text : ranked.keySet()) {
			try {
				MethodPattern pattern = MethodPattern.parse(text);
				program.check(pattern);
				candidates.add(pattern);
			} catch (PatternException e) {
				// A name that AspectJ cannot spell: another candidate has a wildcard there.
			}
		}
		List<Program.Matches> matches;
		try {
			matches = program.match(candidates, progress);
		} catch (PatternException e) {
			throw new IllegalStateException("each was checked", e);
		}
		Set<MethodSignature> wanted = methods.stream().map(method -> method.withVarargs(false))
				.collect(Collectors.toCollection(HashSet::new));
		Set<MethodSignature> known = new HashSet<>();
		matches.forEach(
				one -> one.methods().stream().map(method -> method.withVarargs(false)).filter(wanted::contains).forEach(known::add));
		if (known.isEmpty()) {
			return List.of();
		}
		List<PatternProposal> proposals = new ArrayList<>();
		for (int i = 0; i < candidates.size(); i++) {
			List<MethodSignature> inside = matches.get(i).methods().stream().filter(method -> known.contains(method.withVarargs(false)))
					.toList();
			if (inside.size() == known.size()) {
				List<MethodSignature> others = new ArrayList<>(matches.get(i).methods());
				others.removeAll(inside);
				proposals.add(withExclusions(candidates.get(i).text(), inside, others, program));
			}
		}
		return proposals.stream().min(Comparator.comparingInt((PatternProposal one) -> one.others().size())
				.thenComparingInt(one -> one.exclusions().size()).thenComparingInt(one -> ranked.get(one.pattern()))
				.thenComparingInt(one -> one.pattern().length())
				.thenComparing(PatternProposal::pattern)).stream().toList();
	}

	/** A few methods too many are taken out again, where that takes out none of the wanted. */
	private static PatternProposal withExclusions(String text, List<MethodSignature> inside, List<MethodSignature> others,
			Program program) {
		if (!others.isEmpty() && others.size() <= MOST_EXCLUSIONS) {
			List<String> exclusions = new ArrayList<>();
			try {
				List<MethodPattern> patterns = new ArrayList<>();
				for (MethodSignature other : others) {
					patterns.add(MethodPattern.parse(PatternTexts.methodAndOverrides(other)));
					exclusions.add(patterns.getLast().text());
				}
				Set<MethodSignature> excluded = new HashSet<>();
				program.match(patterns, Progress.NONE).forEach(one -> excluded.addAll(one.methods()));
				if (excluded.containsAll(others) && inside.stream().noneMatch(excluded::contains)) {
					return new PatternProposal(text, exclusions, inside, List.of());
				}
			} catch (PatternException e) {
				// A name that AspectJ cannot spell cannot be excluded either.
			}
		}
		return new PatternProposal(text, List.of(), inside, others);
	}

	/**
	 * Patterns with how far they are from how people would say it: first their type from those of the methods, then by a result, modifiers
	 * or parameters that need be named. Which of them fit is found out by matching.
	 */
	private static Map<String, Integer> candidates(List<MethodSignature> methods) {
		Map<String, Integer> texts = new LinkedHashMap<>();
		Set<String> parameters = new LinkedHashSet<>(List.of("(..)"));
		Set<String> lists = methods.stream().map(PatternTexts::methodAndOverrides).map(text -> text.substring(text.indexOf('(')))
				.collect(Collectors.toSet());
		if (lists.size() == 1) {
			parameters.addAll(lists);
		}
		boolean constructors = methods.getFirst().constructor();
		Set<String> results = new LinkedHashSet<>(List.of("*"));
		Set<String> returned = methods.stream().map(MethodSignature::returnType).collect(Collectors.toSet());
		returned.stream().filter(type -> returned.size() == 1 && !type.contains("$")).forEach(results::add);
		int rank = 0;
		for (String type : types(methods)) {
			for (String modifiers : MODIFIERS) {
				for (String list : parameters) {
					if (constructors) {
						texts.put(modifiers + type + ".new" + list, rank + named(modifiers, "", 2) + named(list, "(..)", 1));
						continue;
					}
					for (String name : names(methods)) {
						for (String result : results) {
							texts.put(modifiers + result + " " + (type.equals("*") ? "" : type + ".") + name + list,
									rank + named(result, "*", 4) + named(modifiers, "", 2) + named(list, "(..)", 1));
						}
					}
				}
			}
			rank += 8; // more than all that is named costs together
		}
		return texts;
	}

	/** The patterns of the types that declare the methods: first each type, then what is common to their packages. */
	private static Set<String> types(List<MethodSignature> methods) {
		Set<String> types = new LinkedHashSet<>();
		Set<String> declaring = methods.stream().map(MethodSignature::declaringType).collect(Collectors.toCollection(TreeSet::new));
		// If one type overrides methods of another, a pattern for the other one may be enough.
		declaring.stream().limit(MOST_TYPES).map(PatternTexts::methodsOf)
				.forEach(text -> types.add(text.substring("* ".length(), text.length() - ".*(..)".length())));
		Set<String> packages = declaring.stream().map(PatternProposal::packageOf).collect(Collectors.toCollection(TreeSet::new));
		String common = commonPackage(packages);
		if (common.isEmpty()) {
			types.add("*");
			return types;
		}
		if (packages.size() == 1) {
			types.add(common + ".*");
		}
		types.add(common + "..*");
		return types;
	}

	private static int named(String part, String any, int cost) {
		return part.equals(any) ? 0 : cost;
	}

	private static Set<String> names(List<MethodSignature> methods) {
		List<String> all = methods.stream().map(MethodSignature::name).distinct().toList();
		if (all.size() == 1) {
			return Set.of(all.getFirst());
		}
		Set<String> names = new LinkedHashSet<>(List.of("*"));
		String prefix = all.stream().reduce(PatternProposal::commonPrefix).orElse("");
		String suffix = reversed(all.stream().map(PatternProposal::reversed).reduce(PatternProposal::commonPrefix).orElse(""));
		if (!prefix.isEmpty()) {
			names.add(prefix + "*");
		}
		if (!suffix.isEmpty() && Character.isJavaIdentifierPart(suffix.charAt(0))) {
			names.add("*" + suffix);
		}
		return names;
	}

	private static String packageOf(String type) {
		return type.substring(0, Math.max(type.lastIndexOf('.'), 0));
	}

	private static String commonPackage(Collection<String> packages) {
		String common = packages.stream().map(name -> name + ".").reduce(PatternProposal::commonPrefix).orElse("");
		return common.substring(0, Math.max(common.lastIndexOf('.'), 0));
	}

	private static String commonPrefix(String a, String b) {
		int end = 0;
		while (end < a.length() && end < b.length() && a.charAt(end) == b.charAt(end)) {
			end++;
		}
		return a.substring(0, end);
	}

	private static String reversed(String text) {
		return new StringBuilder(text).reverse().toString();
	}
}
