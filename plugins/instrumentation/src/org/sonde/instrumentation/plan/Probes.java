/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The way from a method or a pattern to its probe and back. */
public final class Probes {
	private static final String PATTERN = "pattern ";

	private Probes() {
	}

	/** A new probe for the method, all else as the model's defaults say: active, operation execution, value 3, calls unknown. */
	public static MethodProbe create(MethodSignature method) {
		MethodProbe probe = PlanFactory.eINSTANCE.createMethodProbe();
		setSignature(probe, method);
		return probe;
	}

	/** A new probe for what the pattern matches, all else as the model's defaults say. */
	public static PatternProbe createPattern(String pattern) {
		PatternProbe probe = PlanFactory.eINSTANCE.createPatternProbe();
		probe.setPattern(pattern);
		return probe;
	}

	/** @throws IllegalArgumentException with the rule of the plan's format that the probe breaks */
	public static void check(Probe probe) {
		PlanRules.check(probe);
	}

	/**
	 * What a probe is called wherever it stands in one line: the signature of its method in the exchange spelling, or {@code pattern},
	 * a blank and its pattern. No two probes of a plan are called the same.
	 *
	 * @throws IllegalArgumentException if the probe does not name a method
	 */
	public static String name(Probe probe) {
		return switch (probe) {
			case MethodProbe method -> method.signature().toString();
			case PatternProbe pattern -> PATTERN + pattern.getPattern();
			default -> throw new IllegalArgumentException("a probe of class " + probe.eClass().getName() + " has no name");
		};
	}

	/**
	 * The kind for the next probe: the one that most of the plan's probes have. In an empty plan it is operation events, because the
	 * published results that have all portions of Kieker's cost were measured with these: a first plan can then be estimated.
	 */
	public static ProbeKind usualKind(Plan plan) {
		long events = plan.getProbes().stream().filter(probe -> probe.getKind() == ProbeKind.OPERATION_EVENTS).count();
		return 2 * events >= plan.getProbes().size() ? ProbeKind.OPERATION_EVENTS : ProbeKind.OPERATION_EXECUTION;
	}

	/** The plan's probe for the method, if it has one. Linear in the number of probes. */
	public static Optional<MethodProbe> find(Plan plan, MethodSignature method) {
		return methodProbes(plan).stream().filter(probe -> names(probe, method)).findFirst();
	}

	/** The plan's probes that each sit in one method, in the plan's order. */
	public static List<MethodProbe> methodProbes(Plan plan) {
		return plan.getProbes().stream().filter(MethodProbe.class::isInstance).map(MethodProbe.class::cast).toList();
	}

	/** The plan's probes that sit in what a pattern matches, in the plan's order, which is that of its file: the first has precedence. */
	public static List<PatternProbe> patternProbes(Plan plan) {
		return plan.getProbes().stream().filter(PatternProbe.class::isInstance).map(PatternProbe.class::cast).toList();
	}

	/** The plan's probe for this pattern, if it has one. */
	public static Optional<PatternProbe> findPattern(Plan plan, String pattern) {
		return patternProbes(plan).stream().filter(probe -> pattern.equals(probe.getPattern())).findFirst();
	}

	/**
	 * All probes in the order of the plan's file: those of patterns as the plan has them, then those of methods as
	 * {@link #inFileOrder} has them.
	 *
	 * @throws IllegalArgumentException if a probe's attributes do not name a method
	 */
	public static List<Probe> allInFileOrder(Plan plan) {
		return Stream.concat(patternProbes(plan).stream(), inFileOrder(plan).stream()).toList();
	}

	/**
	 * The plan's probes that each sit in one method, in the order of the plan's file: by declaring type, name, parameters.
	 *
	 * @throws IllegalArgumentException if a probe's attributes do not name a method
	 */
	public static List<MethodProbe> inFileOrder(Plan plan) {
		record Named(MethodSignature method, MethodProbe probe) {
		}
		return methodProbes(plan).stream().map(probe -> new Named(probe.signature(), probe))
				.sorted(Comparator.comparing(Named::method, MethodSignature.FILE_ORDER)).map(Named::probe).toList();
	}

	/**
	 * The probed method.
	 *
	 * @throws IllegalArgumentException if the probe's attributes do not name a method, with the reason
	 */
	public static MethodSignature signatureOf(MethodProbe probe) {
		if (probe.getDeclaringType() == null) {
			throw new IllegalArgumentException("the probe has no declaringType");
		}
		if (probe.isConstructor() != (probe.getMethodName() == null)) {
			throw new IllegalArgumentException(probe.isConstructor() ? "a constructor has no methodName, found '"
					+ MethodSignature.shortened(probe.getMethodName()) + "'" : "the probe has no methodName");
		}
		return new MethodSignature(probe.getDeclaringType(),
				probe.isConstructor() ? MethodSignature.CONSTRUCTOR_NAME : probe.getMethodName(), probe.getParameterTypes(),
				probe.getReturnType(), probe.isVarargs(), probe.isConstructor());
	}

	/** Makes the probe sit in the method. */
	public static void setSignature(MethodProbe probe, MethodSignature method) {
		probe.setDeclaringType(method.declaringType());
		probe.setMethodName(method.constructor() ? null : method.name());
		probe.setParameterTypes(method.parameterTypes());
		probe.setReturnType(method.returnType());
		probe.setVarargs(method.varargs());
		probe.setConstructor(method.constructor());
	}

	/** The value of an attribute of type TypeNames from its text: names separated by commas, none for the empty text. */
	public static List<String> typeNames(String text) {
		return List.copyOf(MethodSignature.splitParameters(text));
	}

	/** The value of an attribute of type Patterns from its text: patterns separated by semicolons, none for the empty text. */
	public static List<String> patterns(String text) {
		return text.isEmpty() ? List.of() : Arrays.stream(text.split(";", -1)).map(String::strip).toList();
	}

	private static boolean names(MethodProbe probe, MethodSignature method) {
		return method.declaringType().equals(probe.getDeclaringType()) && method.parameterTypes()
				.equals(probe.getParameterTypes())
				&& method.returnType().equals(probe.getReturnType()) && method.constructor() == probe.isConstructor()
				&& (method.constructor() || method.name().equals(probe.getMethodName()));
	}
}
