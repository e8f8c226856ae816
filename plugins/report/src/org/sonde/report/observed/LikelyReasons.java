/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.observed;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.RecordedSignature;
import org.sonde.report.observed.Match.NotFound;

/**
 * Why plan and log differ, most likely: guessed from what else stands in both and from what is known of the agents. A log does
 * not say what was woven, so each of these may be wrong.
 */
final class LikelyReasons {
	/** Longest string in a class file, in bytes (JVMS 4.4.7): AspectJ weaves nothing at all when a pointcut is longer. */
	private static final int MAX_POINTCUT = 65_535;
	/** The characters that a method adds to a pointcut beside its signature: {@code execution()} and the “or”. */
	private static final int POINTCUT_OVERHEAD = 15;

	private final MethodIndex plan;
	private final Set<MethodSignature> planned;
	private final Map<String, Set<MethodSignature>> plannedByCall = new HashMap<>();
	private final Map<String, Set<MethodSignature>> recordedByCall = new HashMap<>();
	private final Map<String, Set<MethodSignature>> recordedByName = new HashMap<>();
	private final Set<String> recordedTypes;
	private final Set<String> spans = new HashSet<>();
	private final int operations;
	private final boolean flight;
	private final boolean anyConstructor;
	private final boolean anyLambda;
	private boolean byteBuddy;

	/**
	 * @param plan     the methods of the plan
	 * @param recorded the signatures of the log
	 * @param flight   whether the JVM recorded them, without an agent
	 */
	LikelyReasons(MethodIndex plan, List<MethodSignature> planned, Collection<String> recorded, boolean flight) {
		this.flight = flight;
		this.plan = plan;
		this.planned = planned.stream().map(method -> method.withVarargs(false)).collect(Collectors.toSet());
		this.planned.forEach(method -> add(plannedByCall, call(method), method));
		operations = recorded.size();
		List<MethodSignature> readable = new ArrayList<>();
		for (String signature : recorded) {
			if (MethodIndex.isName(signature)) {
				spans.add(MethodIndex.ofSpan(signature));
				continue;
			}
			try {
				RecordedSignature read = RecordedSignature.read(signature);
				byteBuddy |= !read.named() && !read.modifiers().isEmpty();
				readable.add(read.method());
			} catch (IllegalArgumentException e) {
				// It is listed as what it is; for others follows from it only that Byte Buddy names class initialisers.
				byteBuddy |= MethodIndex.unreadable(e).reason() == Reason.CLASS_INITIALISER;
			}
		}
		recordedTypes = readable.stream().map(method -> MethodIndex.dotted(method.declaringType())).collect(Collectors.toSet());
		anyConstructor = readable.stream().anyMatch(MethodSignature::constructor);
		anyLambda = readable.stream().anyMatch(MethodSignature::isNamedByCompiler);
		for (MethodSignature method : readable) {
			add(recordedByCall, call(method), method.withVarargs(false));
			add(recordedByName, MethodIndex.name(method), method.withVarargs(false));
		}
	}

	/** Why an operation of the log is not in the plan; what the index found out goes before guesses at what agents do. */
	NotFound recorded(String signature, NotFound found) {
		if (found.reason() != Reason.WHOLE_TYPE && found.reason() != Reason.OTHER_TYPE || MethodIndex.isName(signature)) {
			return found;
		}
		MethodSignature method = RecordedSignature.parse(signature);
		boolean typePlanned = found.reason() == Reason.WHOLE_TYPE;
		if (flight) {
			return typePlanned
					? new NotFound(method.constructor() ? Reason.CONSTRUCTOR : Reason.WHOLE_TYPE,
							"the recording's filter selects its whole type, or names it")
					: new NotFound(Reason.OTHER_TYPE, "the plan has no method of this type, but the recording's filter selects it");
		}
		if (method.constructor() && typePlanned) {
			return new NotFound(Reason.CONSTRUCTOR, byteBuddy ? "Byte Buddy always instruments the constructors of a class, too"
					: "a pointcut for the whole class includes its constructors");
		}
		List<MethodSignature> overridden = method.constructor() || typePlanned && byteBuddy ? List.of()
				: List.copyOf(plannedByCall.getOrDefault(call(method), Set.of()));
		if (!overridden.isEmpty()) {
			return new NotFound(Reason.OVERRIDE, "it may override " + MethodIndex.named(overridden)
					+ ": a pointcut without within(" + overridden.getFirst().declaringType() + ") includes overriding methods");
		}
		if (typePlanned) {
			return new NotFound(Reason.WHOLE_TYPE, byteBuddy ? "Byte Buddy instruments all methods of a class"
					: "a pointcut for the whole class included it, or the run did not use this plan");
		}
		for (String around = enclosing(method.declaringType()); !around.isEmpty(); around = enclosing(around)) {
			if (plan.hasType(around)) {
				return new NotFound(Reason.NESTED_TYPE, "its type is nested in " + around
						+ ", and the plan has methods of " + around + ": within("
						+ around + ") includes nested types");
			}
		}
		return new NotFound(Reason.OTHER_TYPE,
				"the plan has no method of this type: a pointcut for the package included it, or the run did not use this plan");
	}

	/** Why an active probe recorded nothing. */
	NotFound silent(MethodSignature method, boolean othersFired) {
		if (flight && method.isNamedByCompiler()) {
			return new NotFound(Reason.LEFT_OUT, "the flight recorder leaves out what the compiler makes: lambdas, accessors");
		}
		if (operations == 0 && flight) {
			return new NotFound(Reason.NOTHING_RECORDED,
					"nothing was recorded at all: the recording has no filter, or it selects other methods");
		}
		if (operations == 0) {
			return new NotFound(Reason.NOTHING_RECORDED,
					"nothing was recorded at all: the program did not run, it called none of these methods, monitoring was off, "
							+ "or the weaving failed, which does not stop the program"
							+ pointcut());
		}
		if (!othersFired) {
			return new NotFound(Reason.NOTHING_OF_THE_PLAN,
					"no method of the plan was recorded, but other operations were: the run used another configuration, or the log is of another program"
							+ pointcut());
		}
		if (!spans.isEmpty()) {
			return withoutSpan(method);
		}
		List<MethodSignature> elsewhere = recordedByCall.getOrDefault(call(method), Set.of()).stream()
				.filter(other -> !method.constructor() && !MethodIndex.dotted(other.declaringType())
						.equals(MethodIndex.dotted(method.declaringType())) && !planned.contains(other))
				.toList();
		if (!elsewhere.isEmpty()) {
			return new NotFound(Reason.OVERRIDDEN, "the log has " + MethodIndex.named(elsewhere)
					+ ": if a subclass overrides the method, a probe in " + method.declaringType() + " does not record it");
		}
		List<MethodSignature> alike = recordedByName.getOrDefault(MethodIndex.name(method), Set.of()).stream()
				.filter(other -> !planned.contains(other)).toList();
		if (!alike.isEmpty()) {
			return new NotFound(Reason.CHANGED, "the log has " + MethodIndex.named(alike)
					+ ", which is not planned: was the method changed since, or is another overload called?");
		}
		if (!recordedTypes.contains(MethodIndex.dotted(method.declaringType()))) {
			return new NotFound(Reason.TYPE_SILENT,
					"no method of its type was recorded. It was not executed, or its class was not woven: "
							+ "loaded before the agent, or by a class loader that is left out");
		}
		if (flight) {
			return new NotFound(Reason.LOST_BY_EXCEPTION,
					"not in the filter, not executed, or each call ended by an exception of a method that it called: Java 25 does not record such calls");
		}
		if (method.constructor() && !anyConstructor || method.isNamedByCompiler() && !anyLambda) {
			return new NotFound(Reason.LEFT_OUT, method.constructor()
					? "no constructor was recorded: not executed, or Kieker's Byte Buddy agent recorded, which leaves them out"
					: "no method made by the compiler was recorded: not executed, or Kieker's Byte Buddy agent recorded, which leaves them out");
		}
		return byteBuddy ? new NotFound(Reason.LOST_BY_EXCEPTION,
				"not executed, or each call ended by an exception: Kieker's Byte Buddy agent loses such calls")
				: new NotFound(Reason.NOT_EXECUTED,
						"most likely not executed, as other methods of its type were recorded; or the type has no such method");
	}

	private NotFound withoutSpan(MethodSignature method) {
		if (method.constructor()) {
			return new NotFound(Reason.RECORDS_NOTHING, "OpenTelemetry's agent makes no spans of constructors");
		}
		return spans.contains(MethodIndex.name(method))
				? new NotFound(Reason.AMBIGUOUS, "there are spans of its name, but not of its parameters: they may be of an overload")
				: new NotFound(Reason.NO_SPAN, "no span has its name: not executed, not selected by the agent, or not in the sample");
	}

	/** Why a deactivated probe recorded. */
	static NotFound switchedOn(MethodSignature method) {
		return method.varargs() ? new NotFound(Reason.ADAPTIVE_VARARGS,
				"Kieker's patterns match no method with an ellipsis, so it cannot be switched off")
				: new NotFound(Reason.ADAPTIVE_DEFAULT,
						"methods that no pattern matches are on: the run did not use this plan's pattern file, or the probe was switched on");
	}

	/** Returns one pointcut for all probes, as people write it by hand. Sonde's export splits it. */
	private String pointcut() {
		long bytes = planned.stream().mapToLong(method -> method.toString().length() + POINTCUT_OVERHEAD).sum();
		return bytes <= MAX_POINTCUT ? ""
				: "; all " + planned.size() + " probes in one pointcut would be more than the " + MAX_POINTCUT
						+ " bytes beyond which AspectJ weaves nothing (Sonde's export splits it)";
	}

	private static String call(MethodSignature method) {
		return method.name() + "(" + MethodIndex.dotted(String.join(",", method.parameterTypes())) + ")";
	}

	/** The type around a nested one; empty if there is none. */
	private static String enclosing(String type) {
		int dollar = type.lastIndexOf('$');
		return dollar < 0 ? "" : type.substring(0, dollar);
	}

	private static void add(Map<String, Set<MethodSignature>> map, String key, MethodSignature method) {
		map.computeIfAbsent(key, none -> new TreeSet<>(Comparator.comparing(MethodSignature::toString))).add(method);
	}
}
