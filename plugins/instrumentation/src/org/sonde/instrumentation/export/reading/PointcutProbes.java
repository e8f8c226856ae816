/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export.reading;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.sonde.instrumentation.export.Pointcuts;
import org.sonde.instrumentation.export.WovenPatterns;
import org.sonde.instrumentation.export.reading.PointcutReader.Group;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.PatternProbe;
import org.sonde.instrumentation.plan.Probe;

/**
 * What AspectJ's pointcuts select, as probes: executions of methods, each perhaps bound to a type by {@code within(…)}, and patterns
 * with what is taken out of them. What else there is, is named.
 */
record PointcutProbes(String place, ImportDraft draft, Consumer<Probe> found) {
	private static final List<String> MODIFIERS = List.of("public", "protected", "private", "static", "final", "synchronized", "native",
			"strictfp");

	/** @param found receives the probe of each exact method and of each pattern */
	static void read(String pointcut, String place, ImportDraft draft, Consumer<Probe> found) throws AgentConfigException {
		new PointcutProbes(place, draft, found).take(PointcutReader.read(pointcut, place), List.of(), List.of());
	}

	/**
	 * @param within   types that all around binds the selection to
	 * @param excluded what all around takes out of it
	 */
	private void take(Group group, List<String> within, List<Group> excluded) {
		if (group.is("execution")) {
			execution(group.argument(), within, excluded);
		} else if (group.is("")) {
			group.alternatives().forEach(all -> takeAll(all, within, excluded));
		} else {
			draft.leftOut(place, group.toString(), "only executions can be read");
		}
	}

	private void takeAll(List<Group> all, List<String> within, List<Group> excluded) {
		List<String> bound = new ArrayList<>(within);
		all.stream().filter(part -> part.is("within")).map(Group::argument).forEach(bound::add);
		List<Group> out = new ArrayList<>(excluded);
		all.stream().filter(Group::negated).forEach(out::add);
		List<Group> rest = all.stream().filter(part -> !part.negated() && !part.is("within")).toList();
		if (rest.size() == 1) {
			take(rest.getFirst(), bound, out);
		} else {
			draft.leftOut(place, shown(all), "only executions bound to types can be read");
		}
	}

	private static String shown(List<Group> all) {
		return all.stream().map(Group::toString).collect(Collectors.joining(" && "));
	}

	private void execution(String signature, List<String> within, List<Group> excluded) {
		if (isExact(signature) && excluded.stream().noneMatch(PointcutProbes::isNotOurs)) {
			method(signature, within, excluded);
		} else if (within.isEmpty()) {
			pattern(signature, excluded);
		} else {
			draft.leftOut(place, "execution(" + signature + ")", "it has wildcards and is bound to types, for which plans have no pattern");
		}
	}

	private void method(String signature, List<String> within, List<Group> excluded) {
		try {
			MethodSignature method = exact(signature);
			found.accept(draft.method(method, true, place));
			if (!within.contains(method.declaringType())) {
				draft.care(place, signature, "the pointcut also matches overrides in subtypes; the plan has only this method");
			}
			String nested = Pointcuts.nestedTypes(method.declaringType());
			excluded.stream().filter(part -> !(part.primitive().equals("within") && part.argument().equals(nested)))
					.forEach(part -> draft.care(place, signature,
							"the exclusion " + part + " is not read; the plan has the method in any case"));
		} catch (IllegalArgumentException e) {
			draft.leftOut(place, signature, e.getMessage());
		}
	}

	private void pattern(String signature, List<Group> excluded) {
		List<String> exclusions = new ArrayList<>();
		List<MethodSignature> others = new ArrayList<>();
		// An export puts the pattern's own exclusions first.
		boolean own = excluded.stream().anyMatch(PointcutProbes::isNotOurs);
		for (Group part : excluded) {
			own &= !isNotOurs(part);
			if (part.primitive().equals("execution")) {
				// Methods of an earlier pattern do not belong to this one.
				if (own || !draft.hasPattern(part.argument())) {
					exclusions.add(part.argument());
				}
			} else if (!isNotOurs(part) && !isEarlierPattern(part)) {
				Optional<List<MethodSignature>> methods = methods(part);
				if (methods.isEmpty()) {
					draft.leftOut(place, "execution(" + signature + ") && " + part,
							"its exclusion cannot be read, so the pattern would match more");
					return;
				}
				others.addAll(methods.get());
			}
		}
		PatternProbe probe = draft.pattern(signature, place, "execution(" + signature + ")",
				isExact(signature) ? "it takes overrides, too" : "it has wildcards");
		probe.setExclusions(exclusions);
		others.forEach(method -> draft.expect(method, place, signature));
		found.accept(probe);
	}

	private static boolean isNotOurs(Group part) {
		return part.toString().equals(WovenPatterns.NOT_OURS);
	}

	/** The methods that a negated part takes out, if it is as an export takes out the methods with a probe of their own. */
	private static Optional<List<MethodSignature>> methods(Group part) {
		List<String> executions = executions(part).toList();
		if (!part.primitive().isEmpty() || executions.isEmpty() || !executions.stream().allMatch(PointcutProbes::isExact)) {
			return Optional.empty();
		}
		try {
			return Optional.of(executions.stream().map(PointcutProbes::exact).toList());
		} catch (IllegalArgumentException e) {
			return Optional.empty();
		}
	}

	/** Whether a negated part takes out what an earlier pattern has, with the exclusions of that. */
	private boolean isEarlierPattern(Group part) {
		return part.alternatives().size() == 1 && part.alternatives().getFirst().stream().filter(inner -> !inner.negated())
				.allMatch(inner -> inner.is("execution") && draft.hasPattern(inner.argument()));
	}

	private static Stream<String> executions(Group group) {
		return group.primitive().equals("execution") ? Stream.of(group.argument())
				: group.alternatives().stream().flatMap(List::stream).filter(part -> !part.negated()).flatMap(PointcutProbes::executions);
	}

	private static boolean isExact(String signature) {
		return signature.matches("[^*+!@<]*") && !signature.contains("..") || onlyEllipsis(signature);
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
		String list = Arrays.stream(signature.substring(open + 1, signature.length() - 1).split(",")).map(String::strip)
				.map(PointcutProbes::type)
				.reduce((a, b) -> a + "," + b).orElse("");
		String name = words.getLast();
		if (name.endsWith(".new") && words.size() == 1) {
			return MethodSignature
					.parse(name.substring(0, name.length() - "new".length()) + MethodSignature.CONSTRUCTOR_NAME + "(" + list + ")");
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
